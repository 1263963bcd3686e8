// Words of a sentence that lead to a clause: numbers, and the names of keywords. Addresses of puzzles.

import type { PuzzleInfo, RuleChapter } from '../protocol';

export interface Piece {
  text: string;
  number?: string;
}

const NUMBER = /\b\d{3,4}(?:\.\d{1,2}(?:[a-z](?:-[ivx]+)?)?)?\b/;

/** A sentence in pieces, those that lead to a clause with its number. */
export function withLinks(text: string, chapters: readonly RuleChapter[]): Piece[] {
  const keywords = new Map<string, string>();
  const japanese = new Map<string, string>();
  for (const c of chapters)
    if (c.number === '1100')
      for (const s of c.sections)
        if (s.number !== '1101') {
          keywords.set(s.title.replace(/[[\]]/g, ''), s.number);
          const name = /^\[(.+?)\]/.exec(s.ja)?.[1];
          if (name) japanese.set(name, s.number);
        }
  const sections = new Set(chapters.flatMap((c) => c.sections.map((s) => s.number)));
  const names = (of: Map<string, string>): string[] => [...of.keys()].sort((a, b) => b.length - a.length).map((k) => k.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = new RegExp(`(${[NUMBER.source, ...names(keywords).map((n) => `\\b${n}\\b`), ...names(japanese)].join('|')})`);
  return text
    .split(any)
    .filter(Boolean)
    .map((piece) => {
      const keyword = keywords.get(piece) ?? japanese.get(piece);
      if (keyword) return { text: piece, number: keyword };
      if (NUMBER.test(piece) && sections.has(piece.split('.')[0] ?? '')) return { text: piece, number: piece };
      return { text: piece };
    });
}

/** Where a puzzle is. By its number: its name tells the idea of the solution. */
export function puzzleAddress(p: { number: number }): string {
  return `/puzzle/${p.number}`;
}

/** Where the puzzle of a judge file is: "puzzles/01-...yaml". */
export function puzzleOfFile(file: string): string {
  const name = file.replace(/^puzzles\/|\.yaml$/g, '');
  const number = Number(/^\d+/.exec(name)?.[0] ?? 0);
  return number ? puzzleAddress({ number }) : `/puzzle/${encodeURIComponent(name)}`;
}

/** The puzzle of an address: by its number, or by its name as addresses once had it. */
export function puzzleOf(list: readonly PuzzleInfo[], named: string): PuzzleInfo | undefined {
  return list.find((p) => `${p.number}` === named || p.name === named);
}

const CASES = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** What one has to read before a sub-clause, which alone says nothing: the clause whose case it is, and the cases
 * before it ("806.2a" and "806.2a-i" of "806.2a-ii"). */
export function readBefore(number = ''): string[] {
  const [, outer, which] = /^(.+)-([ivx]+)$/.exec(number) ?? [];
  if (!outer || !which) return [];
  return [outer, ...CASES.slice(0, Math.max(0, CASES.indexOf(which))).map((x) => `${outer}-${x}`)];
}
