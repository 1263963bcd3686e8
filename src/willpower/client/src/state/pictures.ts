// The user's own pictures: a folder that the server was given; none unless it says so.

import { computed, signal } from '@preact/signals';
import { prefs } from './prefs';

const folder = signal<ReadonlySet<string>>(new Set());

/** Tells which card numbers and names have a picture. */
export function setPictures(names: readonly string[]): void {
  folder.value = new Set(names);
}

/** How many pictures there are. */
export const pictureCount = computed(() => folder.value.size);

/** The address of a card's own picture, if there is one. */
export function pictureOf(card: { name: string; number?: string }): string | undefined {
  if (!prefs.value.pictures) return undefined;
  for (const key of [card.number, card.name])
    if (key && folder.value.has(key)) return `/api/pictures/${encodeURIComponent(key)}`;
  return undefined;
}
