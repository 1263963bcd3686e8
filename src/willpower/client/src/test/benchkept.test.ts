import { describe, expect, it } from 'vitest';
import { goesOn, type Left } from '../study/benchkept';

const kept: Left = { text: 'format: 1', at: 2, picks: [], byHand: [], alone: false, notes: [], where: '/bench?file=a.yaml' };

describe('the board that was left', () => {
  it('is there again at the plain address', () => {
    expect(goesOn(kept, '/bench', false)).toBe(true);
  });
  it('gives way to a file that is opened', () => {
    expect(goesOn(kept, '/bench?file=a.yaml', false)).toBe(false);
    expect(goesOn(kept, '/bench#f=abc', false)).toBe(false);
  });
  it('stays when the very page is loaded anew', () => {
    expect(goesOn(kept, '/bench?file=a.yaml', true)).toBe(true);
    expect(goesOn(kept, '/bench?file=b.yaml', true)).toBe(false);
  });
  it('is nothing where nothing was left', () => {
    expect(goesOn(null, '/bench', false)).toBe(false);
  });
});
