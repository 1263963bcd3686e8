import { describe, expect, it } from 'vitest';
import { linesAfter, NO_LINES, ownSteps, shared, type BenchLine } from '../study/benchlines';

const line = (...steps: string[]): BenchLine => ({ text: steps.join(), steps });

describe('lines on the bench', () => {
  const one = linesAfter(linesAfter(NO_LINES, line('a'), true), line('a', 'b', 'c'), false);
  const two = linesAfter(one, line('a', 'x'), false);

  it('grow while one plays on', () => {
    expect(one.all.map((x) => x.text)).toEqual(['a,b,c']);
  });
  it('part where another way is taken, and the old way is kept', () => {
    expect(two.all.map((x) => x.text)).toEqual(['a,b,c', 'a,x']);
    expect(two.now).toBe(1);
    expect(shared(two)).toBe(1);
    expect(ownSteps(two, 0)).toEqual(['b', 'c']);
  });
  it('are found again when the same way is taken', () => {
    expect(linesAfter({ ...two, now: 0 }, line('a', 'x'), false)).toEqual({ all: two.all, now: 1 });
  });
  it('are replaced where the start is changed', () => {
    expect(linesAfter(two, line('q'), true).all.map((x) => x.text)).toEqual(['a,b,c', 'q']);
  });
});
