// What has been chosen so far of several, while the next is asked for.

import { effect, signal } from '@preact/signals';
import { decision, sent, state } from './session';

/** The cards that are chosen already in a choice of several. */
export const already = signal<ReadonlySet<number>>(new Set());

interface Asked {
  kind: string;
  most: number;
  chosen: number;
  options: readonly { index: number; kind: string; object?: number }[];
}

/** What is chosen after a pick: one more of the same question, or nothing where it is another. */
export function added(before: ReadonlySet<number>, asked: Asked | null, option: number): ReadonlySet<number> {
  const one = asked?.options.find((o) => o.index === option);
  if (!asked || asked.most < 2 || one?.object === undefined || (one.kind !== 'card' && one.kind !== 'target')) return new Set();
  return new Set([...(asked.chosen ? before : []), one.object]);
}

let last = '';
effect(() => {
  const now = sent.value;
  if (!now || now.id === last) return;
  last = now.id;
  already.value = added(already.peek(), state.peek()?.decision ?? null, now.option);
});
effect(() => {
  const d = decision.value;
  if (d && !d.chosen && already.peek().size) already.value = new Set();
});
