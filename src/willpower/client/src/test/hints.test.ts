import { describe, expect, it } from 'vitest';
import { hintsFor } from '../library/hints';

describe('hints for a text that is not understood', () => {
  it('knows a keyword without its brackets', () => {
    expect(hintsFor('Flying', 'Resonator').join()).toContain('[Flying]');
    expect(hintsFor('[Flying]', 'Resonator')).toEqual([]);
  });
  it('knows the words of other games', () => {
    expect(hintsFor('Destroy target creature.', 'Chant').join()).toContain('resonator');
  });
  it('says where a sentence that happens once belongs', () => {
    const text = 'This card deals 500 damage to target player or resonator.';
    expect(hintsFor(text, 'Resonator')).toHaveLength(1);
    expect(hintsFor(text, 'Chant')).toEqual([]);
    expect(hintsFor(`[Enter] ⇒ ${text}`, 'Resonator')).toEqual([]);
  });
});
