import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../strings';
import { reasonText, undoWhy, whyInJapanese } from '../strings/ja_why';

describe('why not, in Japanese', () => {
  afterEach(() => (language.value = 'en'));
  it('is told by the sentence', () => {
    expect(whyInJapanese('It is rested.')).toBe('レストしています。');
    expect(whyInJapanese('It needs main timing: it is the draw phase, not the main phase.')).toBe('メインタイミングが必要です: 今はドローフェイズで、メインフェイズではありません。');
    expect(whyInJapanese('Battle needs main timing: the chase is not empty.')).toBe('バトルにはメインタイミングが必要です: チェイスが空ではありません。');
    expect(whyInJapanese('You cannot pay {R}{1}.')).toBe('{R}{1}を支払えません。');
    expect(whyInJapanese('It is not what is asked for: Destroy target resonator.')).toBe('求められているものではありません: Destroy target resonator.');
  });
  it('is the clause in Japanese where there is no sentence', () => {
    language.value = 'ja';
    expect(reasonText({ sentence: 'A rule in words.', ja: 'ルールの言葉。' })).toBe('ルールの言葉。');
    expect(reasonText({ sentence: 'A rule in words.', ja: '' })).toBe('A rule in words.');
  });
  it('is told of what cannot be taken back', () => {
    expect(undoWhy({ why_not: 'Another turn has begun.' })).toBe('Another turn has begun.');
    expect(undoWhy({ why_not: '' })).toBe(undefined);
    language.value = 'ja';
    for (const why of ['The game is over.', 'You have not decided anything yet.', 'The computer decides now.', 'Another turn has begun.', 'The first turn has begun.', 'Something hidden was revealed, or the computer has acted since.'])
      expect(undoWhy({ why_not: why })).toMatch(/。$/);
  });
  it('is English in English', () => {
    expect(reasonText({ sentence: 'It is rested.', ja: '' })).toBe('It is rested.');
  });
});
