import { describe, expect, it } from 'vitest';
import { counted, nextStep, placeOf } from '../model/replaysteps';

describe('steps of a replay', () => {
  const quiet = new Set([1, 2, 5, 6]);
  it('are stepped through without passes', () => {
    expect(nextStep(0, 1, 8, quiet)).toBe(3);
    expect(nextStep(4, 1, 8, quiet)).toBe(7);
    expect(nextStep(3, -1, 8, quiet)).toBe(0);
    expect(nextStep(7, 1, 8, quiet)).toBe(7);
    expect(nextStep(0, 1, 8, new Set())).toBe(1);
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
