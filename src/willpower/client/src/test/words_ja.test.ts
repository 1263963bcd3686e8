import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typeLine } from '../cards/facts';
import { language } from '../strings';
import { answerWords, costText, payReason } from '../strings/ja_words';

describe('answers and types in Japanese', () => {
  beforeEach(() => (language.value = 'ja'));
  afterEach(() => (language.value = 'en'));
  it('has words for what the bundled cards ask', () => {
    for (const text of [
      'You gain 600 life',
      'Destroy target addition',
      'Destroy target regalia',
      'Destroy target resonator with [Flying]',
      'Draw a card',
      "Return target resonator to its owner's hand",
      'Your opponent discards a card',
      'Without awakening',
      'Awakened',
      'Use water will',
      'Pay {2}',
      'Pay {W}{1}',
    ])
      expect(answerWords(text), text).not.toMatch(/[a-z]{4}(?![^[]*\])/);
    expect(answerWords('Destroy target resonator with [Flying]')).toBe('[Flying]を持つレゾネーター1枚を対象とし、それを破壊する');
    expect(answerWords('Reveal Sanctuary')).toBe('Sanctuaryを公開する');
  });
  it('leaves what it does not know as it is', () => {
    expect(answerWords('Wobble all moons')).toBe('Wobble all moons');
  });
  it('says types and costs', () => {
    expect(typeLine({ types: ['Chant'], races: [], keywords: ['quickcast'] })).toBe('チャント · クイックキャスト');
    expect(typeLine({ types: ['Magic Stone'], general: ['Basic'] })).toBe('基本魔石');
    expect(costText('rest Morrow, the Last Guest')).toBe('Morrow, the Last Guestをレスト');
    expect(payReason('Part of the will can only be made in a way that does not come back: banish Peat Hollow.')).toBe('意志の一部は、元に戻らない方法でしか生み出せません: Peat Hollowを追放。');
  });
  it('changes nothing in English', () => {
    language.value = 'en';
    expect(answerWords('Draw a card')).toBe('Draw a card');
    expect(typeLine({ types: ['Resonator'], races: ['Wolf'] })).toBe('Resonator · Wolf');
  });
});
