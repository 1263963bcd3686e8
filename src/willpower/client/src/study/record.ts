// What was solved and learnt in this browser.

import { signal } from '@preact/signals';
import { keep, put } from '../state/store';

export interface Tried {
  tries: number;
  solved: number; // when, in milliseconds; 0: not yet
  shown: boolean; // whether the solution was looked at before
}

export const tried = signal<Readonly<Record<string, Tried>>>(keep<Record<string, Tried>>('puzzles', {}));

/** Notes something about a puzzle and keeps it. */
export function note(name: string, change: (t: Tried) => Tried): void {
  const old = tried.value[name] ?? { tries: 0, solved: 0, shown: false };
  tried.value = { ...tried.value, [name]: change(old) };
  put('puzzles', tried.value);
}
