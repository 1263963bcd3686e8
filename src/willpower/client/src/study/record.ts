// What was solved and learnt in this browser.

import { signal } from '@preact/signals';
import { keep, put } from '../state/store';

export interface Tried {
  tries: number;
  solved: number; // when, in milliseconds; 0: not yet
  shown: boolean; // whether the solution was looked at before
}

/** A place in a puzzle or a lesson to go back to: the picks, and the places of those that did not pay by themselves. */
export interface Place {
  picks: number[];
  byHand: number[];
}

export const tried = signal<Readonly<Record<string, Tried>>>(keep<Record<string, Tried>>('puzzles', {}));

/** Notes something about a puzzle and keeps it. */
export function note(name: string, change: (t: Tried) => Tried): void {
  const old = tried.value[name] ?? { tries: 0, solved: 0, shown: false };
  tried.value = { ...tried.value, [name]: change(old) };
  put('puzzles', tried.value);
}

/** Whether a puzzle was solved without its solution having been shown. */
export function isSolved(r: Tried | undefined): boolean {
  return !!r?.solved && !r.shown;
}
