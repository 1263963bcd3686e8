// What is open and marked on the page; nothing of the game.

import { computed, effect, signal } from '@preact/signals';
import type { CardView } from '../protocol';
import { byObject, cardsById, type Zone } from '../model/board';
import { askUses, decision, declined, state, usesOf, view } from './session';

export const selected = signal<number | null>(null);
/** The use of the chosen card that is looked at before it is done, where it has several: the number of its option. */
export const using = signal<number | null>(null);
export const zoomed = signal<CardView | null>(null);
/** Cards of lists outside of the table, by name: they are read like those of the table. */
export const listed = signal<ReadonlyMap<string, CardView>>(new Map());
export const marked = signal<ReadonlySet<number>>(new Set());
export const hoveredItem = signal<number | null>(null);
export const openPile = signal<{ player: number; zone: Zone } | null>(null);
export type Panel = '' | 'options' | 'log' | 'chat' | 'chase' | 'menu' | 'settings' | 'help' | 'house0' | 'house1' | 'until' | 'digest' | 'rules' | 'phases';
export const panel = signal<Panel>('');
export const asking = signal<'' | 'end' | 'concede' | 'leave' | 'hint'>('');
export const clauseAt = signal<{ number: string; x: number; y: number; edition: string } | null>(null);
export const overHidden = signal(false);
/** Whether cards are being changed between two games. */
export const sideboarding = signal(false);
/** Which sides show tiles instead of cards. */
export const tiled = signal<readonly [boolean, boolean]>([false, false]);
/** How high the prompt is; a tall one folds the hand. */
export const promptHeight = signal(66);
/** A sheet of a decision that was put aside to look at the table. */
export const aside = signal(false);

export const cards = computed(() => (view.value ? cardsById(view.value) : new Map<number, CardView>()));
export const options = computed(() => byObject(decision.value?.options ?? []));

/** The game and turn of now. */
function turnOf(s: typeof state.value): string {
  return s ? `${s.game} ${s.view?.turn.number ?? 0}` : '';
}

/** The turn of a game in which an offer of a draw was declined: it is not offered again before the next. */
const drawDeclined = signal('');
effect(() => {
  if (declined.value === 'draw') drawDeclined.value = turnOf(state.peek());
});
/** Whether an offer of a draw was declined in this turn. */
export const noDraw = computed(() => drawDeclined.value !== '' && drawDeclined.value === turnOf(state.value));

let chosen: number | null = null;
effect(() => {
  if (selected.value !== chosen) using.value = null;
  chosen = selected.value;
});

let seq = -1;
effect(() => {
  const now = state.value?.seq ?? -1;
  if (now !== seq) {
    seq = now;
    selected.value = null;
    using.value = null;
    if (asking.peek() === 'end' || asking.peek() === 'hint') asking.value = '';
    aside.value = false;
    if (panel.peek() === 'options' || panel.peek() === 'until') panel.value = '';
  }
});

/** The plan by which the chosen card would be paid for, where it has one use or one is looked at. */
export const plan = computed(() => {
  const id = selected.value;
  const d = decision.value;
  if (id === null || d?.kind !== 'priority') return null;
  const offered = (usesOf(id) ?? []).filter((u) => u.option !== null && u.plan && (u.kind === 'play' || u.kind === 'activate' || u.kind === 'judgment'));
  if (using.value !== null) return offered.find((u) => u.option === using.value)?.plan ?? null;
  return offered.length === 1 ? (offered[0]?.plan ?? null) : null;
});
/** The cards that would rest or go to pay for it. */
export const paying = computed<ReadonlySet<number>>(() => new Set((plan.value?.sources ?? []).flatMap((s) => (s.object === undefined ? [] : [s.object]))));

/** What it would be played upon without a question. */
export const aimed = computed<ReadonlySet<number>>(() => new Set((plan.value?.targets ?? []).flatMap((r) => (r.id === undefined ? [] : [r.id]))));

effect(() => {
  if (selected.value !== null || zoomed.value) askUses();
});

/** Opens the large card. */
export function zoom(card: CardView | undefined): void {
  if (card && !card.hidden) zoomed.value = card;
}
