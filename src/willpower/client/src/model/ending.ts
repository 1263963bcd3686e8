// How a game ended, in words.

import type { LogLine } from '../protocol';
import { t } from '../strings';

/** Whose life decided a game (1202.1): that of a player by name, or with "" one's own. */
export function lifeLost(life: number, name: string): string {
  const n = String(life).replace('-', '−');
  return name ? t('over.life.their', { n, name }) : t('over.life.you', { n });
}

/** Damage that each side's cards have dealt to the other player. */
export function damageDealt(log: readonly LogLine[]): [number, number] {
  const out: [number, number] = [0, 0];
  for (const l of log) {
    const m = /^([AB])'s .+ deals (\d+) (?:battle )?damage to ([AB])$/.exec(l.text);
    if (m && m[1] !== m[3]) out[m[1] === 'A' ? 0 : 1] += Number(m[2]);
  }
  return out;
}

/** A length of time: "42 s", "12 min 5 s", "1 h 3 min". */
export function timeText(seconds: number): string {
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? t('time.h', { h, m }) : m ? t('time.m', { m, s }) : t('time.s', { s });
}
