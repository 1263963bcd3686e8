// Placing cards on the bench by dragging them from the search or from the list of the start onto the board.

import type { StartCard, StartChange } from '../protocol';

/** What is dragged: a card that was found, or one that stands in the start already. */
export type Dragged = { card: string; types: readonly string[] } | { start: StartCard; types: readonly string[] };

export type Spot = 'field' | 'stones' | 'hand' | 'plate' | 'graveyard' | 'deck';
export type Zone = 'field' | 'stones' | 'hand' | 'ruler' | 'graveyard' | 'deck';

let dragged: Dragged | null = null;

/** Takes something up; null puts it away. */
export function take(what: Dragged | null): void {
  dragged = what;
}

/** What is being dragged. */
export function taken(): Dragged | null {
  return dragged;
}

/** The zone a card goes to where it is dropped: stones go to the stones, rulers to their area. */
export function zoneFor(spot: Spot, types: readonly string[]): Zone {
  const ruler = types.includes('Ruler') || types.includes('J-Ruler');
  if (ruler && (spot === 'plate' || spot === 'field' || spot === 'stones')) return 'ruler';
  if (spot === 'plate') return 'hand';
  const stone = types.some((x) => x.endsWith('Magic Stone')) && !types.includes('Resonator');
  if (spot === 'field' || spot === 'stones') return stone ? 'stones' : 'field';
  return spot;
}

/** Which spot of the board an element belongs to, and whose; null where nothing can be dropped. `below` sits at the lower edge, `hand` is whose hand is shown. */
export function spotOf(el: Element | null, below: number, hand: number): { spot: Spot; player: number } | null {
  const found = el?.closest('.btn.g, .dk, .ofield, .mfield, .oback, .mback, .hand, [data-plate]');
  if (!found) return null;
  const plate = found.closest('[data-plate]');
  const player = plate ? Number(plate.getAttribute('data-plate')) : found.matches('.ofield, .oback') ? 1 - below : found.matches('.hand') ? hand : below;
  if (found.matches('.btn.g')) return plate ? { spot: 'graveyard', player } : null;
  if (found.matches('.dk')) return { spot: 'deck', player };
  if (found.matches('.hand')) return { spot: 'hand', player };
  if (found.matches('.oback, .mback')) return { spot: 'stones', player };
  return { spot: plate ? 'plate' : 'field', player };
}

/** The change of the start that a drop makes. */
export function dropChange(what: Dragged, spot: Spot, player: number): StartChange {
  const letter = player === 1 ? 'B' : 'A';
  const zone = zoneFor(spot, what.types);
  if ('card' in what) return { what: 'add', player: letter, zone, card: what.card };
  const s = what.start;
  return { what: 'move', player: s.player, zone: s.zone, place: s.place, to_player: letter, to_zone: zone };
}
