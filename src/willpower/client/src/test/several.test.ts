import { describe, expect, it } from 'vitest';
import { choosing, divisionOf, enough, evenShares, leftOf, modesOf, sharing } from '../model/several';
import type { Decision, OptionView, View } from '../protocol';

function option(index: number, kind: string, number: number, object?: number): OptionView {
  return { index, kind, text: '', clause: '903.2h', number, ...(object === undefined ? {} : { object }) };
}

function decision(kind: string, options: OptionView[], more: Partial<Decision>): Decision {
  return { kind, purpose: kind, prompt: '', sentence: '', least: 1, most: 1, chosen: 0, clause: '903.2h', source: null, options, ...more } as Decision;
}

const chase = [{ id: 9, targets: [{ id: 4 }, { id: 5 }, { id: 6 }] }] as unknown as View['chase'];
const share = (object: number, chosen: number, most: number): Decision =>
  decision('divide', Array.from({ length: most / 100 }, (_x, i) => option(i, 'number', 100 * (i + 1), object)), { most: 3, chosen });

describe('a division', () => {
  const first = share(4, 0, 700); // 900 among three: at most 700 for the first
  it('knows the whole and all of its targets from the first question', () => {
    expect(divisionOf(first, chase)).toEqual({ objects: [4, 5, 6], whole: 900, unit: 100 });
    expect(divisionOf(share(5, 1, 700), chase)).toBeUndefined();
    expect(divisionOf(first, [])).toBeUndefined();
  });
  it('begins evenly and answers each question by the share of its target', () => {
    const of = divisionOf(first, chase);
    if (!of) throw new Error('no division');
    expect(evenShares(of)).toEqual([300, 300, 300]);
    expect(evenShares({ ...of, whole: 1000 })).toEqual([400, 300, 300]);
    expect(leftOf(of, [500, 100, 100])).toBe(200);
    const answer = sharing(of, [600, 200, 100]);
    expect(answer(first)).toEqual({ option: 5, again: true });
    expect(answer(share(5, 1, 200))).toEqual({ option: 1, again: true });
    expect(answer(decision('pay', [], {}))).toBeNull();
  });
});

describe('several modes', () => {
  const d = decision('mode', [option(0, 'mode', 0), option(1, 'mode', 1), option(2, 'mode', 2)], { least: 0, most: 2 });
  it('are chosen at once and told in their printed order, then it is done', () => {
    expect(modesOf(d)).toHaveLength(3);
    expect(modesOf({ ...d, most: 1 })).toBeUndefined();
    const answer = choosing([1]);
    expect(answer(d)).toEqual({ option: 1, again: true });
    expect(answer(decision('mode', [option(0, 'mode', 0), option(1, 'mode', 2), option(2, 'done', 0)], { least: 0, most: 2, chosen: 1 }))).toEqual({ option: 2, again: true });
    expect([0, 1, 2, 3].map((n) => enough(d, n))).toEqual([true, true, true, false]);
  });
});
