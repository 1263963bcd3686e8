// The lessons that were finished in this browser.

import { signal } from '@preact/signals';
import { keep, put } from '../state/store';

/** The names of the lessons that were finished. */
export const learnt = signal<readonly string[]>(keep<string[]>('lessons', []));

/** Notes that a lesson is finished. */
export function finish(name: string): void {
  if (learnt.value.includes(name)) return;
  learnt.value = [...learnt.value, name];
  put('lessons', learnt.value);
}
