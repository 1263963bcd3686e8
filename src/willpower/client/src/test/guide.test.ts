import { describe, expect, it } from 'vitest';
import { nextTopic, TOPICS, topicsOf } from '../model/guide';
import type { Decision, View } from '../protocol';
import { en } from '../strings/en';
import { ja } from '../strings/ja';

const view = (more: object = {}): View => ({ turn: { player: 0, number: 3, phase: 'main' }, chase: [], battle: null, over: false, ...more }) as unknown as View;
const asks = (kind: string, ...options: object[]): Decision => ({ player: 0, kind, options }) as unknown as Decision;

describe('the coach of the first game', () => {
  it('explains the aim first, then what can be done', () => {
    const d = asks('priority', { kind: 'call' }, { kind: 'play' }, { kind: 'battle', idle: true }, { kind: 'pass' });
    expect(topicsOf(d, view(), 0)).toEqual(['aim', 'call', 'play', 'endturn']);
    expect(nextTopic(topicsOf(d, view(), 0), ['aim', 'call'])).toBe('play');
    expect(nextTopic(['aim'], ['aim'])).toBeNull();
  });
  it('tells an answer from a card of one’s own that waits', () => {
    expect(topicsOf(asks('priority'), view({ chase: [{ controller: 0 }] }), 0)).toEqual(['chase']);
    expect(topicsOf(asks('priority'), view({ chase: [{ controller: 1 }] }), 0)).toEqual(['respond']);
    expect(topicsOf(asks('priority'), view({ battle: {} }), 0)).toEqual(['battle']);
  });
  it('knows what may attack because it has been there from what may by Swiftness', () => {
    const attack = asks('priority', { kind: 'battle' }, { kind: 'pass' });
    const card = (more: object): object => ({ controller: 0, atk: 400, rested: false, fresh: false, keywords: [], ...more });
    const swift = card({ fresh: true, keywords: ['swiftness'] });
    expect(topicsOf(attack, view({ field: [swift, card({ fresh: true })] }), 0)).toContain('swift');
    expect(topicsOf(attack, view({ field: [swift, card({})] }), 0)).toContain('attack');
    expect(topicsOf(attack, view({ field: [swift, card({ rested: true })] }), 0)).toContain('swift');
  });
  it('speaks while the other player plays, and is silent after the end', () => {
    expect(topicsOf(null, view({ turn: { player: 1, number: 2, phase: 'main' } }), 0)).toEqual(['theirturn']);
    expect(topicsOf(null, view({ over: true }), 0)).toEqual([]);
    expect(topicsOf(asks('block'), view(), null)).toEqual([]);
  });
  it('has words for every kind of decision, in both languages', () => {
    expect(topicsOf(asks('something new'), view(), 0)).toEqual(['choice']);
    for (const x of TOPICS) for (const words of [en, ja]) expect(words[`guide.${x}.text`].length).toBeGreaterThan(10);
  });
});
