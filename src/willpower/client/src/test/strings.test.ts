import { afterEach, describe, expect, it } from 'vitest';
import { language, t, told } from '../strings';
import { en } from '../strings/en';
import { ja } from '../strings/ja';
import { REMINDERS } from '../strings/reminders';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '').sort();

describe('the catalogue', () => {
  it('has every string in Japanese, with the same holes', () => {
    for (const [key, text] of Object.entries(en)) {
      const other = (ja as Record<string, string>)[key];
      expect(other, key).toBeTruthy();
      expect(new Set(holes(other ?? '')), key).toEqual(new Set(holes(text)));
    }
  });
  it('uses the words of the rulebook', () => {
    for (const text of Object.values(en)) expect(text).not.toMatch(/\b(tap|untap|mana|creature|stack|library)\b/i);
  });
  it('has a clause and both languages for every reminder', () => {
    for (const r of Object.values(REMINDERS)) {
      expect(r.clause).toMatch(/^\d{3,4}(\.\d+)?/);
      expect(r.en && r.ja).toBeTruthy();
    }
  });
});

describe('a word for one and for more', () => {
  it('goes by the number', () => {
    expect(t('cards.n', { n: 1 })).toBe('1 card');
    expect(t('cards.n', { n: 2 })).toBe('2 cards');
    expect(t('deck.carry.done', { n: 1 })).toBe('There is 1 deck now.');
  });
});

describe('what the server says in both languages', () => {
  afterEach(() => (language.value = 'en'));
  it('is English in English', () => {
    expect(told('Passing does nothing.', 'パスしても何も起こらない。')).toBe('Passing does nothing.');
  });
  it('is Japanese in Japanese, English where nobody wrote it', () => {
    language.value = 'ja';
    expect(told('Passing does nothing.', 'パスしても何も起こらない。')).toBe('パスしても何も起こらない。');
    expect(told('Passing does nothing.', '')).toBe('Passing does nothing.');
  });
});
