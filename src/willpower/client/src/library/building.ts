// The deck on the builder's desk; it outlives a reload.

import { computed, signal } from '@preact/signals';
import type { CardEntry } from '../protocol';
import { keep, put } from '../state/store';
import { changed, emptyDeck, isEmpty, type Deck, type Pile } from './draft';

interface Desk {
  deck: Deck;
  /** The kept deck it is a version of; "" for a new one. */
  id: string;
  version: number;
  /** Whether it differs from what is kept. */
  dirty: boolean;
  /** Which of the decks that were laid here one after the other it is; it stays the same when it is kept. */
  sheet: number;
}

const MOST_STEPS = 60;
const NONE: Desk = { deck: emptyDeck(), id: '', version: 0, dirty: false, sheet: 0 };

function stored(): Desk {
  const found = keep<Partial<Desk>>('desk', {});
  const piles = { ...emptyDeck().piles, ...(found.deck?.piles ?? {}) };
  return { ...NONE, ...found, deck: { title: found.deck?.title ?? '', piles } };
}

export const desk = signal<Desk>(stored());
const before = signal<Desk[]>([]);

export const deck = computed(() => desk.value.deck);
export const canUndo = computed(() => before.value.length > 0);

function lay(next: Desk): void {
  desk.value = next;
  put('desk', next);
}

/** Lays a deck on the desk; what lay there is gone. */
export function layDown(found: Deck, id = '', version = 0, dirty = false): void {
  before.value = [];
  lay({ deck: found, id, version, dirty, sheet: desk.value.sheet + 1 });
}

/** Lays a new deck on the desk that is kept nowhere yet; undoing brings back what lay there. */
export function layOver(found: Deck): void {
  before.value = isEmpty(desk.value.deck) ? [] : [...before.value, desk.value].slice(-MOST_STEPS);
  lay({ deck: found, id: '', version: 0, dirty: true, sheet: desk.value.sheet + 1 });
}

/** Changes the deck on the desk; can be undone. */
export function edit(next: Deck): void {
  if (next === desk.value.deck) return;
  before.value = [...before.value, desk.value].slice(-MOST_STEPS);
  lay({ ...desk.value, deck: next, dirty: true });
}

/** One more or one fewer of a card. */
export function put1(card: CardEntry, by: number, pile?: Pile): void {
  edit(changed(desk.value.deck, card, by, pile));
}

/** Takes the last change back. */
export function undo(): void {
  const last = before.value[before.value.length - 1];
  if (!last) return;
  before.value = before.value.slice(0, -1);
  lay(last.sheet === desk.value.sheet ? { ...desk.value, deck: last.deck, dirty: true } : last);
}

/** Notes that what lies on the desk is kept. */
export function isKept(id: string, version: number): void {
  lay({ ...desk.value, id, version, dirty: false });
}
