import { describe, expect, it } from 'vitest';
import { titleOf } from '../model/title';

describe('the title of the window', () => {
  it('names the page and what it is about', () => {
    expect(titleOf('', '/')).toBe('Willpower');
    expect(titleOf('', '/learn')).toBe('Learn · Willpower');
    expect(titleOf('803.3a', '/rules/803.3a')).toBe('803.3a · Rules · Willpower');
    expect(titleOf('', '/decks/build?deck=1')).toBe('Decks · Willpower');
    expect(titleOf('Rules', '/rules')).toBe('Rules · Willpower');
  });
});
