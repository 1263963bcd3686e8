// The computer's levels in words. The server names them; one it does not know here is shown as it is called.

import { t, type Key } from '../strings';

const KNOWN: ReadonlySet<string> = new Set(['easy', 'normal', 'hard', 'expert', 'greedy', 'random']);

/** Whether a name in a list of games is that of a level of the computer. */
export function isLevel(name: string): boolean {
  return KNOWN.has(name.toLowerCase());
}

/** A level in words. */
export function levelName(name: string): string {
  const level = name.toLowerCase();
  return KNOWN.has(level) ? t(`level.${level}` as Key) : name;
}

/** What a level is like, for who chooses one. */
export function levelText(name: string): string {
  const level = name.toLowerCase();
  return KNOWN.has(level) ? t(`level.${level}.text` as Key) : '';
}

/** What the server calls who gave no name: each reads it in their own language. */
export const NOBODY = 'Guest';

/** What the other side of a lesson or puzzle is called, read by each in their own language. */
export const OPPONENT = 'Opponent';

/** The name of a player in a list of games: a computer goes by its level. */
export function playerName(name: string): string {
  if (name === NOBODY) return t('guest');
  if (name === OPPONENT) return t('pz.opponent');
  return isLevel(name) ? t('computer.level', { level: levelName(name) }) : name;
}
