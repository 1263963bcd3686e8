import { describe, expect, it } from 'vitest';
import type { RuleChapter } from '../protocol';
import { withLinks } from '../study/links';

const chapters: RuleChapter[] = [
  { number: '800', title: 'Battle', sections: [{ number: '805', title: 'First Strike', clauses: 3 }, { number: '806', title: 'Normal', clauses: 3 }] },
  { number: '1100', title: 'Keywords', sections: [{ number: '1101', title: 'General', clauses: 1 }, { number: '1102', title: '[Pierce]', clauses: 1 }, { number: '1104', title: '[First Strike]', clauses: 1 }] },
];

describe('words of a clause', () => {
  it('lead to the section of a keyword', () => {
    expect(withLinks('When a Pierce attacker is blocked', chapters)).toEqual([{ text: 'When a ' }, { text: 'Pierce', number: '1102' }, { text: ' attacker is blocked' }]);
    expect(withLinks('A First Strike attacker', chapters)[1]).toEqual({ text: 'First Strike', number: '1104' });
  });
  it('lead to clauses by their numbers, but numbers of life are no clauses', () => {
    expect(withLinks('Points to sections 805/806.', chapters).filter((p) => p.number)).toEqual([
      { text: '805', number: '805' },
      { text: '806', number: '806' },
    ]);
    expect(withLinks('Both players begin at 4000 life.', chapters).some((p) => p.number)).toBe(false);
  });
  it('lose nothing', () => {
    const text = 'Pierce, 805.1a and 4000: nothing is lost.';
    expect(withLinks(text, chapters).map((p) => p.text).join('')).toBe(text);
  });
});
