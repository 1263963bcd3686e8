import { describe, expect, it } from 'vitest';
import { Refused } from '../state/api';
import { language } from '../strings';
import { legalInJapanese, legalText } from '../strings/ja_legal';
import { refusedInJapanese } from '../strings/ja_refused';

describe('whether a deck may be played, in Japanese', () => {
  it('says how many cards of which pile', () => {
    expect(legalInJapanese('the main deck has 5 cards, at least 40 are needed')).toBe('メインデッキが5枚。40枚以上必要');
    expect(legalInJapanese('the magic stone deck has 1 card, at least 10 are needed')).toBe('魔石デッキが1枚。10枚以上必要');
    expect(legalInJapanese('5 copies of Cinder Kit in the main deck, at most 4 may be')).toBe('メインデッキにCinder Kitが5枚。4枚まで');
    expect(legalInJapanese('6 copies of Vigil in main deck and rune deck together, at most 4 may be')).toBe('メインデッキとルーンデッキを合わせてVigilが6枚。4枚まで');
  });
  it('says what an edition does not know', () => {
    expect(legalInJapanese('Trail Wolf is not known to this edition: there are no counters')).toBe('この版にTrail Wolfはない: カウンターがない');
    expect(legalInJapanese('[Energize] does not exist')).toBe('[Energize]がない');
    expect(legalInJapanese("Bell may not be in the rune deck: it shares no attribute with the ruler (fire, wind)")).toBe('Bellはルーンデッキに入れられない: ルーラー（火、風）と同じ属性がない');
  });
  it('leaves what it does not know, and English, as they are', () => {
    expect(legalInJapanese('something else')).toBe('something else');
    language.value = 'en';
    expect(legalText('there is no ruler')).toBe('There is no ruler');
    language.value = 'ja';
    expect(legalText('there is no ruler')).toBe('ルーラーがいない');
    language.value = 'en';
  });
});

describe('what the server refuses, in Japanese', () => {
  it('is said in the language of the interface when it comes', () => {
    language.value = 'ja';
    expect(new Refused({ sentence: 'There is no such card.' }, 404).message).toBe('そのカードはありません。');
    expect(new Refused({ sentence: 'After cost< stands a number, not x.', details: ['there is no ruler'] }, 400).details).toEqual(['ルーラーがいない']);
    language.value = 'en';
    expect(new Refused({ sentence: 'There is no such card.' }, 404).message).toBe('There is no such card.');
    expect(refusedInJapanese('Something new.')).toBe('Something new.');
  });
});
