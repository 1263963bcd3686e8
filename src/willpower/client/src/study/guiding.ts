// The guided first game that is being played in this browser, and what its coach has explained already.

import { signal } from '@preact/signals';
import { begin } from '../pages/start';
import { keep, put } from '../state/store';

interface Guide {
  game: string;
  seen: readonly string[];
}

/** The name under which the first game stands among the lessons. */
export const FIRST_GAME = 'first-game';

export const guide = signal<Guide>({ game: '', seen: [], ...keep<Partial<Guide>>('guide', {}) });

function set(next: Guide): void {
  guide.value = next;
  put('guide', next);
}

/** Notes that something was explained. */
export function explained(topic: string): void {
  if (!guide.value.seen.includes(topic)) set({ ...guide.value, seen: [...guide.value.seen, topic] });
}

/** Sends the coach away for the rest of the game. */
export function dismiss(): void {
  set({ ...guide.value, game: '' });
}

/** Begins a first game: two simple decks, the easiest computer, and a coach who explains everything anew. */
export async function beginFirstGame(): Promise<void> {
  const game = await begin({ deck: { name: 'long-road' }, opponent_deck: { name: 'lantern-tide' }, level: 'easy' });
  if (game) set({ game, seen: [] });
}
