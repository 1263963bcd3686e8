// What was seen of the other deck in the earlier games of a match, kept for the game that is played now.

import type { Seen } from '../model/seen';
import { keep, put } from './store';

interface Kept {
  game: string;
  seen: readonly Seen[];
}

/** What was seen in the games before this one. */
export function seenBefore(game: string): readonly Seen[] {
  const found = keep<Kept>('seen', { game: '', seen: [] });
  return found.game === game ? found.seen : [];
}

/** Takes what was seen along to the next game of the match. */
export function carrySeen(game: string, seen: readonly Seen[]): void {
  put('seen', { game, seen });
}
