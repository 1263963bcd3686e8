// Tables without a game of the server's.

import type { CardUses } from '../protocol';

/** What stands in the prompt's place when a table without a game has nothing more to ask. */
export interface Ended {
  title: string;
  act?: { label: string; do: () => void };
}

/** A table without a game of the server's: the bench, a puzzle, a lesson. */
export interface LocalTable {
  pick: (option: number, byHand: boolean) => void;
  uses: () => Promise<CardUses[]>;
  undo: () => void;
}
