// Finding things in a view.

import type { CardView, OptionView, PlayerView, Ref, View } from '../protocol';

export const ZONES = [
  'hand',
  'standby',
  'ruler',
  'items',
  'graveyard',
  'removed',
  'extra_deck',
  'runes',
  'deck',
  'stone_deck',
  'lifebreak',
] as const;
export type Zone = (typeof ZONES)[number];

/** The cards of a zone of a player that are shown. */
export function zone(p: PlayerView, name: Zone): CardView[] {
  return p[name];
}

/** Every card of the view that has a number. */
export function cardsById(view: View): Map<number, CardView> {
  const out = new Map<number, CardView>();
  const add = (c: CardView): void => {
    if (c.id !== undefined) out.set(c.id, c);
  };
  for (const p of view.players) for (const z of ZONES) for (const c of p[z]) add(c);
  for (const c of view.field) add(c);
  for (const c of view.chase) add(c);
  return out;
}

/** The name of what something points at. */
export function refName(r: Ref | null | undefined, people: (n: number) => string, hidden: string): string {
  if (!r) return '';
  if (r.player !== undefined) return people(r.player);
  return r.name || (r.hidden ? hidden : '');
}

/** The options of a decision by the card they are about. */
export function byObject(options: readonly OptionView[]): Map<number, OptionView[]> {
  const out = new Map<number, OptionView[]>();
  for (const o of options) {
    if (o.object === undefined) continue;
    const list = out.get(o.object);
    if (list) list.push(o);
    else out.set(o.object, [o]);
  }
  return out;
}

/** What an attack is made on: a player by number below zero, else a card. */
export function attacked(o: OptionView): { player?: number; object?: number } {
  return o.number < 0 ? { player: -1 - o.number } : { object: o.number };
}

/** The paragraph that an option "ability n" is about. */
export function paragraphOf(o: OptionView, card: CardView | undefined): string {
  const n = /ability (\d+)$/.exec(o.text)?.[1];
  return n ? (card?.text?.[Number(n) - 1] ?? '') : '';
}

/** Where a card stands on the table and can be clicked without opening anything. */
export function onTable(card: CardView | undefined, seat: number): boolean {
  if (!card) return false;
  switch (card.zone) {
    case 'field':
    case 'chase':
    case 'ruler':
      return true;
    case 'hand':
      return card.controller === seat || card.owner === seat;
    default:
      return false;
  }
}
