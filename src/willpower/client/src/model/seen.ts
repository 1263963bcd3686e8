// What has been seen of the other side's deck.

import type { CardView, View } from '../protocol';
import { cardsById } from './board';

/** A card and the most copies of it that were seen at once. */
export interface Seen {
  card: CardView;
  times: number;
}

const NOT_OF_THE_DECK = new Set(['Magic Stone', 'Ruler', 'J-Ruler']);

function sorted(found: ReadonlyMap<string, Seen>): Seen[] {
  return [...found.values()].sort((a, b) => (a.card.name ?? '').localeCompare(b.card.name ?? ''));
}

/** The card as it is printed: nothing that has happened to it at the table. */
function plain(c: CardView): CardView {
  const { name, number, cost, types, races, attributes, text, keywords, printed, sides } = c;
  return { name, number, cost, types, races, attributes, text, keywords, sides, atk: printed?.atk ?? c.atk, def: printed?.def ?? c.def };
}

/** The cards of a player's deck that stand open on some boards; no tokens, no stones, no rulers. */
export function seenCards(views: readonly View[], player: number): Seen[] {
  const most = new Map<string, Seen>();
  for (const v of views) {
    const now = new Map<string, Seen>();
    for (const c of cardsById(v).values()) {
      if (c.owner !== player || !c.name || c.kind !== 'card' || c.types?.some((x) => NOT_OF_THE_DECK.has(x))) continue;
      now.set(c.name, { card: plain(c), times: (now.get(c.name)?.times ?? 0) + 1 });
    }
    for (const [name, one] of now) if (one.times > (most.get(name)?.times ?? 0)) most.set(name, one);
  }
  return sorted(most);
}

/** What was seen in several games: of each card the most copies of any of them. */
export function merged(...lists: readonly (readonly Seen[])[]): Seen[] {
  const most = new Map<string, Seen>();
  for (const one of lists.flat()) {
    const name = one.card.name ?? '';
    if (one.times > (most.get(name)?.times ?? 0)) most.set(name, one);
  }
  return sorted(most);
}
