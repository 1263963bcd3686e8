// A hint: what the search would do in the place of somebody who plays against the computer.

import { computed, effect, signal } from '@preact/signals';
import { askHint, decision, hint, isLocal, refusal, state } from './session';
import { asking } from './ui';

/** The question that was asked, and the state that it is about. */
const asked = signal<{ seq: number; id: string } | null>(null);

/** Whether a hint can be had: against the computer alone. */
export const canHint = computed(() => {
  const s = state.value;
  return !isLocal.value && s?.stage === 'playing' && s.you !== null && s.players[1 - s.you]?.kind === 'computer';
});

/** Whether a hint is wanted for the state that is shown. */
export const hinting = computed(() => asking.value === 'hint' && asked.value !== null && asked.value.seq === state.value?.seq);

/** The hint for it; null while it is thought about. */
export const hinted = computed(() => (hinting.value && hint.value?.id === asked.value?.id ? hint.value : null));

/** Asks what the search would do, once for each state, and shows it in the prompt's place. */
export function wantHint(): void {
  const seq = state.value?.seq ?? -1;
  if (!canHint.value || !decision.value) return;
  if (asked.value?.seq !== seq) {
    const id = askHint();
    if (!id) return;
    asked.value = { seq, id };
  }
  asking.value = 'hint';
}

effect(() => {
  // No hint comes for a question that was refused.
  if (refusal.value?.id && refusal.value.id === asked.peek()?.id) asked.value = null;
});
