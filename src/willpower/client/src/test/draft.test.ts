import { describe, expect, it } from 'vitest';
import { canPay, changed, copiesOf, count, curve, emptyDeck, firstHand, fromWhole, grouped, moved, nextTurn, isAddress, ofLink, pileFor, toDraft, toLink, will } from '../library/draft';
import type { CardEntry } from '../protocol';

function card(name: string, more: Partial<CardEntry> = {}): CardEntry {
  return {
    key: name,
    number: name,
    name,
    cost: '',
    total: 0,
    types: ['Resonator'],
    general: [],
    races: [],
    attributes: [],
    stone_types: [],
    text: [],
    keywords: [],
    atk: null,
    def: null,
    sides: 1,
    set: '',
    own: false,
    understood: true,
  prints: 1,
    ...more,
  };
}
const owl = card('Owl', { cost: '{W}{2}', total: 3 });
const bolt = card('Bolt', { types: ['Chant'], cost: '{R}', total: 1 });
const stone = (name: string, ...stone_types: string[]): CardEntry => card(name, { types: ['Magic Stone'], stone_types });
const light = stone('Light', 'light');
const both = stone('Both', 'light', 'fire');
const ruler = card('Oriel', { types: ['Ruler'] });

describe('a deck that is being built', () => {
  const deck = [owl, owl, bolt, light, light, both, ruler].reduce((d, c) => changed(d, c, 1), emptyDeck('Bells'));
  it('puts cards where they belong', () => {
    expect(pileFor(card('Rune', { types: ['Rune'] }))).toBe('runes');
    expect(pileFor(card('Rune chant', { types: ['Chant', 'Rune'] }))).toBe('main');
    expect([count(deck.piles.main), count(deck.piles.stones), count(deck.piles.ruler)]).toEqual([3, 3, 1]);
    expect(copiesOf(deck, 'Owl')).toBe(2);
  });
  it('has one ruler: another takes its place', () => {
    const other = changed(deck, card('Sarka', { types: ['Ruler'] }), 1);
    expect(other.piles.ruler.map((l) => [l.card.name, l.copies])).toEqual([['Sarka', 1]]);
    expect(changed(deck, ruler, 1).piles.ruler[0]?.copies).toBe(1);
  });
  it('takes cards out and moves them to the sideboard', () => {
    expect(changed(deck, owl, -5).piles.main.map((l) => l.card.name)).toEqual(['Bolt']);
    expect(changed(deck, card('Nobody'), -1)).toEqual(deck);
    const side = moved(deck, owl, 'main', 'sideboard');
    expect([copiesOf(side, 'Owl'), count(side.piles.sideboard)]).toEqual([1, 1]);
    expect(moved(side, owl, 'runes', 'main')).toBe(side);
  });
  it('goes to the server and back', () => {
    const draft = toDraft(deck);
    expect(draft.lines).toContainEqual({ pile: 'main', card: 'Owl', copies: 2 });
    const whole = { title: 'Bells', problems: [], piles: [{ pile: 'main' as const, cards: [{ copies: 2, card: owl }] }] };
    expect(fromWhole(whole).piles.main).toEqual([{ card: owl, copies: 2 }]);
  });
  it('knows its curve, its will and its groups', () => {
    expect(curve(deck)).toEqual([0, 1, 0, 2, 0, 0, 0]);
    expect(will(deck)).toEqual([
      { attribute: 'light', asked: 2, made: 3 },
      { attribute: 'fire', asked: 1, made: 1 },
    ]);
    expect(grouped(deck, 'chant').map((l) => l.card.name)).toEqual(['Bolt']);
  });
  it('deals a hand and goes on turn by turn', () => {
    const trial = firstHand(changed(deck, owl, 10), () => 0.5);
    expect([trial.hand.length, trial.rest.length, trial.stones.length]).toEqual([5, 8, 0]);
    const next = nextTurn(trial);
    expect([next.hand.length, next.rest.length, next.stones.length, next.turn]).toEqual([5, 8, 1, 1]);
    expect(nextTurn(next).hand).toHaveLength(6);
    expect(nextTurn({ ...next, rest: [], stoneDeck: [] }).hand).toHaveLength(5);
  });
  it('knows what stones can pay', () => {
    expect(canPay('{W}{2}', [light, light, both])).toBe(true);
    expect(canPay('{W}{2}', [light, light])).toBe(false);
    expect(canPay('{W}{R}', [both, light])).toBe(true);
    expect(canPay('{R}{R}', [both, light])).toBe(false);
    expect(canPay('', [])).toBe(true);
  });
});

describe('a deck in an address', () => {
  it('comes out as it went in', () => {
    const text = 'Name: Märchen\n\nMain\n4 Vigil [WPF-1]\n2 闇の鐘\n';
    expect(ofLink(`https://x/decks/build${toLink(text)}`)).toEqual({ text });
    expect(toLink(text)).toMatch(/^#deck=[0-9a-z]+\.[A-Za-z0-9_-]+$/);
  });
  it('is known to be cut or altered, wherever', () => {
    const whole = toLink('Name: The Kiln\n\nMain\n4 Ember Smith [WPF-007]\n2 Kindle Bolt [WPF-014]\n');
    for (let n = '#deck='.length; n < whole.length; n++) expect(ofLink(whole.slice(0, n))).toBe('damaged');
    expect(ofLink(whole.replace('A', 'B'))).toBe('damaged');
    expect(ofLink(`${whole}%20`)).toBe('damaged');
  });
  it('of before, without a sum, still opens', () => {
    expect(ofLink('#deck=TWFpbgo0IFZpZ2lsCg')).toEqual({ text: 'Main\n4 Vigil\n' });
  });
  it('is not made of nonsense', () => {
    expect(ofLink('https://x/decks/build')).toBeNull();
    expect(ofLink('#deck=____')).toBe('damaged');
    expect(isAddress(' https://x.example/deck/1 ')).toBe(true);
    expect(isAddress('4 Vigil\nhttps://x.example')).toBe(false);
  });
});
