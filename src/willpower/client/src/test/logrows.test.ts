import { describe, expect, it } from 'vitest';
import { folded, logRows } from '../model/logrows';
import type { LogLine } from '../protocol';

const line = (number: number, kind = 'played'): LogLine => ({ number, kind, text: '', clause: '', objects: [], player: null });
const lines = [line(1), line(2, 'turn began'), line(3), line(5), line(6, 'turn began'), line(7)];
const note = (after: number, count = 1) => ({ after, count, why: 'no stop in draw' });
const told = (each: boolean, notes = [note(2, 2), note(3), note(5), note(7)]) => logRows(lines, notes, each).map((r) => [r.line?.number ?? 0, r.passes.reduce((n, p) => n + p.count, 0)]);

describe('automatic passes in the log', () => {
  it('stand together at the head of their turn', () => {
    expect(told(false)).toEqual([[1, 0], [2, 4], [3, 0], [5, 0], [6, 1], [7, 0]]);
  });
  it('stand where they were, if everything is wanted', () => {
    expect(told(true)).toEqual([[1, 0], [2, 0], [0, 2], [3, 0], [0, 1], [5, 0], [0, 1], [6, 0], [7, 0], [0, 1]]);
  });
  it('are not lost before the first turn', () => {
    expect(told(false, [note(1)])[1]).toEqual([0, 1]);
  });
});

describe('lines that say the same', () => {
  it('are one, with how often', () => {
    const say = (number: number, text: string, kind = 'told'): LogLine => ({ ...line(number, kind), text });
    const found = folded([say(1, 'B looks'), say(2, 'B looks'), say(3, 'B puts'), say(4, 'B looks'), say(5, 'B looks'), say(6, 'B looks')]);
    expect(found.lines.map((l) => [l.number, found.times.get(l.number) ?? 1])).toEqual([[2, 2], [3, 1], [6, 3]]);
  });
});
