// The key that opens this browser's decks, and the decks.

import { signal } from '@preact/signals';
import type { DeckChoice, DeckInfo, KeptDeck } from '../protocol';
import { keep, put } from '../state/store';
import { library } from './ask';

/** Before the id of a kept deck where a name of a deck is expected. */
export const KEPT = 'kept:';

export const kept = signal<KeptDeck[]>([]);

/** This browser's key, "" before it has one. */
export function ownKey(): string {
  const key = keep<string>('owner', '');
  return /^[A-Za-z0-9_-]{22}$/.test(key) ? key : '';
}

/** This browser's key; a new one where it has none. */
export async function someKey(): Promise<string> {
  const old = ownKey();
  if (old) return old;
  const { owner } = await library.owner();
  put('owner', owner);
  return owner;
}

/** Takes another key. */
export function takeKey(key: string): void {
  put('owner', key);
}

/** Asks for the kept decks anew. */
export async function loadKept(): Promise<KeptDeck[]> {
  kept.value = await library.kept(await someKey());
  return kept.value;
}

/** A kept deck as the lists of decks show them. */
export function asDeck(k: KeptDeck): DeckInfo {
  return { name: KEPT + k.id, title: k.title, ruler: k.ruler, attributes: k.attributes, cards: k.cards, editions: k.editions };
}

/** What the server is told of a deck that somebody has chosen by its name. */
export async function choiceOf(name: string): Promise<DeckChoice> {
  if (!name.startsWith(KEPT)) return { name };
  const { text } = await library.open(await someKey(), name.slice(KEPT.length));
  return { text };
}
