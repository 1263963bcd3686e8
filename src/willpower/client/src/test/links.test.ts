import { describe, expect, it } from 'vitest';
import type { PuzzleInfo, RuleChapter } from '../protocol';
import { puzzleAddress, puzzleOf, puzzleOfFile, readBefore, withLinks } from '../study/links';

const chapters: RuleChapter[] = [
  { number: '800', title: 'Battle', ja: '戦闘', sections: [{ number: '805', title: 'First Strike', clauses: 3, ja: '' }, { number: '806', title: 'Normal', clauses: 3, ja: '' }] },
  { number: '1100', title: 'Keywords', ja: '', sections: [{ number: '1101', title: 'General', clauses: 1, ja: '総則' }, { number: '1102', title: '[Pierce]', clauses: 1, ja: '[貫通]（Pierce）' }, { number: '1104', title: '[First Strike]', clauses: 1, ja: '' }] },
];

describe('words of a clause', () => {
  it('lead to the section of a keyword', () => {
    expect(withLinks('When a Pierce attacker is blocked', chapters)).toEqual([{ text: 'When a ' }, { text: 'Pierce', number: '1102' }, { text: ' attacker is blocked' }]);
    expect(withLinks('A First Strike attacker', chapters)[1]).toEqual({ text: 'First Strike', number: '1104' });
  });
  it('name the clause whose case a sub-clause is', () => {
    expect(readBefore('806.2a-ii')).toEqual(['806.2a', '806.2a-i']);
    expect([readBefore('903.2j-i'), readBefore('806.2a'), readBefore()]).toEqual([['903.2j'], [], []]);
  });
  it('lead to clauses by their numbers, but numbers of life are no clauses', () => {
    expect(withLinks('Points to sections 805/806.', chapters).filter((p) => p.number)).toEqual([
      { text: '805', number: '805' },
      { text: '806', number: '806' },
    ]);
    expect(withLinks('Both players begin at 4000 life.', chapters).some((p) => p.number)).toBe(false);
  });
  it('lead there in Japanese too', () => {
    expect(withLinks('貫通を持つ攻撃側は805節を参照', chapters)).toEqual([{ text: '貫通', number: '1102' }, { text: 'を持つ攻撃側は' }, { text: '805', number: '805' }, { text: '節を参照' }]);
  });
  it('lose nothing', () => {
    const text = 'Pierce, 805.1a and 4000: nothing is lost.';
    expect(withLinks(text, chapters).map((p) => p.text).join('')).toBe(text);
  });
});

describe('the address of a puzzle', () => {
  const list = [{ name: '07-wait-for-it', number: 7 }, { name: '01-attack-first', number: 1 }] as unknown as PuzzleInfo[];
  it('does not tell the idea of its solution', () => {
    expect(list.map(puzzleAddress)).toEqual(['/puzzle/7', '/puzzle/1']);
    expect(puzzleOfFile('puzzles/07-wait-for-it.yaml')).toBe('/puzzle/7');
    expect(puzzleOfFile('puzzles/of my own.yaml')).toBe('/puzzle/of%20my%20own');
  });
  it('is found by its number, and by its name as it once was', () => {
    expect(puzzleOf(list, '7')?.name).toBe('07-wait-for-it');
    expect(puzzleOf(list, '01-attack-first')?.number).toBe(1);
    expect(puzzleOf(list, '07')).toBeUndefined();
  });
});
