import { isLocal, near, shore, state, you } from '../state/session';
import { playerName } from '../model/levels';
import { t } from '../strings';

/** Whether the player is who looks on from this seat. */
export function isYou(n: number): boolean {
  return n === you.value && shore.value === null;
}

/** The name of a player as this seat says it: "You" for oneself. */
export function who(n: number): string {
  if (isYou(n)) return t('you');
  const p = state.value?.players[n];
  if (p?.kind === 'computer' && !isLocal.value) return t('computer.name');
  return p?.name ? playerName(p.name) : t('player', { n: n + 1 });
}

/** The same where it is not the one who does something: "you". */
export function whom(n: number): string {
  return isYou(n) ? t('you.obj') : who(n);
}

/** The other side's number. */
export function far(): 0 | 1 {
  return near.value === 0 ? 1 : 0;
}

/** "Your …" or "Mara's …". */
export function whose(n: number, what: string): string {
  return isYou(n) ? t('yours', { what }) : t('theirs', { name: who(n), what });
}
