import { afterEach, describe, expect, it } from 'vitest';
import { isLevel, NOBODY, playerName } from '../model/levels';
import { language } from '../strings';

describe('the name of a player', () => {
  afterEach(() => {
    language.value = 'en';
  });
  it('is read in the language of who reads it where none was given', () => {
    expect(playerName(NOBODY)).toBe('Guest');
    language.value = 'ja';
    expect(playerName(NOBODY)).toBe('ゲスト');
    expect(playerName('Ann')).toBe('Ann');
  });
  it('is that of a level for a computer, and a guest is none', () => {
    expect(playerName('Easy')).toBe('Computer (easy)');
    expect([isLevel('Hard'), isLevel('Ann'), isLevel(NOBODY)]).toEqual([true, false, false]);
  });
});
