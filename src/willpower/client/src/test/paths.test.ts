import { describe, expect, it } from 'vitest';
import { gap, straight } from '../model/paths';

describe('lines over the table', () => {
  it('pass the tide between two phases, each line at a border of its own', () => {
    const taken: number[] = [];
    expect(gap(118, [100, 180, 260], taken)).toBe(100);
    expect(gap(118, [100, 180, 260], taken)).toBe(180);
    expect(taken).toEqual([100, 180]);
  });
  it('pass where they are if every border is taken', () => {
    expect(gap(118, [100], [100])).toBe(118);
  });
  it('have no corner where they go straight on', () => {
    expect(
      straight([
        [10, 90],
        [10, 60],
        [10, 60],
        [10, 20],
        [40, 20],
      ]),
    ).toEqual([
      [10, 90],
      [10, 20],
      [40, 20],
    ]);
  });
});
