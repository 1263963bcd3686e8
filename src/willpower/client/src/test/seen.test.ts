import { describe, expect, it } from 'vitest';
import { ZONES } from '../model/board';
import { merged, seenCards } from '../model/seen';
import type { CardView, View } from '../protocol';

const card = (id: number, name: string, more: Partial<CardView> = {}): CardView => ({ id, name, kind: 'card', owner: 1, types: ['Resonator'], ...more });

function board(field: CardView[]): View {
  const player = Object.fromEntries(ZONES.map((z) => [z, []]));
  return { field, chase: [], stones: [], players: [player, player] } as unknown as View;
}

describe('what was seen of the other deck', () => {
  it('is the most copies that stood open at once, without stones', () => {
    const seen = seenCards([board([card(1, 'Kit'), card(2, 'Kit')]), board([card(2, 'Kit'), card(3, 'Vale', { types: ['Magic Stone'] })])], 1);
    expect(seen.map((s) => [s.card.name, s.times])).toEqual([['Kit', 2]]);
  });
  it('shows a card as printed', () => {
    const [one] = seenCards([board([card(1, 'Kit', { atk: 900, printed: { atk: 500, def: 500 }, damage: 100 })])], 1);
    expect(one?.card.atk).toBe(500);
    expect(one?.card.damage).toBeUndefined();
  });
  it('is put together over the games of a match', () => {
    const first = seenCards([board([card(1, 'Kit'), card(2, 'Kit')])], 1);
    const second = seenCards([board([card(1, 'Owl'), card(2, 'Kit')])], 1);
    expect(merged(first, second).map((s) => [s.card.name, s.times])).toEqual([['Kit', 2], ['Owl', 1]]);
  });
});
