import { describe, expect, it } from 'vitest';
import { roundPhase } from '../model/crossing';

describe('a line over the phases of the phone', () => {
  it('crosses at the border that is the least way round', () => {
    expect(roundPhase(160, 220, 205, 255, [98, 291])).toEqual([
      [160, 205],
      [98, 205],
      [98, 255],
      [220, 255],
    ]);
    expect(roundPhase(250, 220, 205, 255, [98, 291])[1]).toEqual([291, 205]);
  });
  it('goes straight on where there is no border', () => {
    expect(roundPhase(160, 220, 205, 255, []).map(([x]) => x)).toEqual([160, 160, 160, 220]);
  });
});
