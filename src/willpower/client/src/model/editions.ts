// The rules that a game can be played under.

import type { DeckInfo } from '../protocol';

export const NEWEST = '8.01';

/** Every edition that allows one of these decks: the newest first, then the others from new to old. */
export function editionsOf(decks: readonly DeckInfo[]): string[] {
  const all = [...new Set(decks.flatMap((d) => d.editions))].sort((a, b) => (a < b ? 1 : -1));
  return [NEWEST, ...all.filter((e) => e !== NEWEST)];
}

/** The decks that an edition allows. */
export function allowedIn(decks: readonly DeckInfo[], edition: string): DeckInfo[] {
  return decks.filter((d) => d.editions.includes(edition));
}
