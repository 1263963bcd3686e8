import { describe, expect, it } from 'vitest';
import { bothHands, counted, nextStep, placeOf, sameMoment, turnBeside, within } from '../model/replaysteps';
import type { View } from '../protocol';

describe('steps of a replay', () => {
  const quiet = new Set([1, 2, 5, 6]);
  it('are stepped through without passes', () => {
    expect(nextStep(0, 1, 8, quiet)).toBe(3);
    expect(nextStep(4, 1, 8, quiet)).toBe(7);
    expect(nextStep(3, -1, 8, quiet)).toBe(0);
    expect(nextStep(7, 1, 8, quiet)).toBe(7);
    expect(nextStep(0, 1, 8, new Set())).toBe(1);
  });
  it('end where the game does', () => {
    expect([-1, 0, 7, 8].map((n) => within(n, 8))).toEqual([0, 0, 7, 7]);
  });
  it('lead to the turn beside', () => {
    expect([0, 3, 4, 6].map((n) => turnBeside(n, 1, [0, 3, 6], 8))).toEqual([3, 6, 6, 7]);
    expect([0, 3, 4, 7].map((n) => turnBeside(n, -1, [0, 3, 6], 8))).toEqual([0, 0, 3, 6]);
  });
  it('are counted without them', () => {
    expect([0, 1, 3, 4, 6, 7].map((n) => counted(n, quiet))).toEqual([0, 0, 1, 2, 2, 3]);
  });
});

describe('the scale of a replay', () => {
  it('is one for slider, curve and marks', () => {
    expect([0, 5, 10].map((n) => placeOf(n, 11))).toEqual([0, 0.5, 1]);
    expect(placeOf(12, 11)).toBe(1);
    expect(placeOf(0, 1)).toBe(0);
  });
});

describe('both hands of a game that is over', () => {
  it('are those of the same moment', () => {
    const here = [0, 2, 3, 7];
    const there = [0, 1, 3, 4, 9];
    expect([0, 1, 2, 3].map((n) => sameMoment(n, here, there))).toEqual([0, 1, 2, 3]);
    expect(sameMoment(4, there, here)).toBe(3);
  });
  it('are put beside each other, and nothing else of the other view', () => {
    const seen = (seat: 0 | 1): View =>
      ({
        seat,
        players: [0, 1].map((n) => ({ life: 4000 - seat, hand: [n === seat ? { id: n, name: `card of ${n}` } : { id: n }], standby: [], extra_deck: [] })),
      }) as unknown as View;
    const both = bothHands(seen(0), seen(1));
    expect(both.seat).toBe(0);
    expect(both.players.map((p) => p.hand[0]?.name)).toEqual(['card of 0', 'card of 1']);
    expect(both.players.map((p) => p.life)).toEqual([4000, 4000]);
  });
});
