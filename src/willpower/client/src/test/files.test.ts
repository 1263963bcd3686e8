import { describe, expect, it } from 'vitest';
import { bringIn, deckText, paired, swappedDeck, takeOut } from '../model/sideboard';
import { csv, endings, interval, played, sharesBy } from '../model/stats';
import type { DeckLine, DeckWhole, GameInfo } from '../protocol';

function line(name: string, copies: number, types: string[] = ['Resonator']): DeckLine {
  return { name, copies, types, number: '', cost: '', attributes: [], races: [], text: [], atk: null, defense: null };
}

const deck: DeckWhole = {
  name: 'x',
  title: 'X',
  text: '',
  fingerprint: '',
  piles: [
    { pile: 'ruler', lines: [line('Queen', 1, ['Ruler'])] },
    { pile: 'main', lines: [line('Ogre', 4), line('Imp', 2)] },
    { pile: 'runes', lines: [line('Bell', 1, ['Rune'])] },
    { pile: 'sideboard', lines: [line('Giant', 1), line('Knell', 1, ['Rune'])] },
  ],
};
const none = { bring: [], leave: [] };

describe('the sideboard', () => {
  it('changes one for one and takes a change back', () => {
    const one = takeOut(bringIn(none, 'Giant'), 'Imp');
    expect(one).toEqual({ bring: ['Giant'], leave: ['Imp'] });
    const main = swappedDeck(deck, one).piles.find((p) => p.pile === 'main')?.lines.map((l) => [l.name, l.copies]);
    expect(main).toEqual([
      ['Ogre', 4],
      ['Imp', 1],
      ['Giant', 1],
    ]);
    expect(bringIn(takeOut(one, 'Giant'), 'Imp')).toEqual(none);
  });

  it('wants as many out of a pile as come into it', () => {
    expect(paired(deck, { bring: ['Knell'], leave: ['Imp'] })).toBeNull();
    expect(paired(deck, { bring: ['Knell', 'Giant'], leave: ['Imp', 'Bell'] })).toEqual({ bring: ['Giant', 'Knell'], leave: ['Imp', 'Bell'] });
  });

  it('is written with what was changed', () => {
    const before = { bring: ['Giant'], leave: ['Imp'] };
    expect(deckText(swappedDeck(deck, before))).toContain('Side\n1 Knell\n1 Imp');
  });
});

describe('figures of games', () => {
  const game = (id: string, seat: 0 | 1, winner: 0 | 1 | null, changed: number): GameInfo => ({
    game: id,
    seat,
    names: ['Ann', 'Bo'],
    decks: ['Kiln', 'Fen'],
    edition: '8.01',
    stage: 'over',
    best_of: 1,
    number: 1,
    picks: 9,
    created: 0,
    changed,
    your_turn: false,
    result: { winner, clause: '1202.1', sentence: '', how: 'rules' },
    next: null,
  });
  const games = played([game('c', 0, 0, 3), game('a', 1, 0, 1), game('b', 0, null, 2), { ...game('d', 0, 0, 4), result: null }]);

  it('are of finished games from the own seat, oldest first', () => {
    expect(games.map((g) => [g.game, g.deck, g.against, g.won])).toEqual([
      ['a', 'Fen', 'Ann', false],
      ['b', 'Kiln', 'Bo', null],
      ['c', 'Kiln', 'Bo', true],
    ]);
    expect(sharesBy(games, (g) => g.deck).map((s) => [s.name, s.won, s.n])).toEqual([
      ['Kiln', 1, 2],
      ['Fen', 0, 1],
    ]);
    expect(endings(games)).toEqual([{ how: 'rules', clause: '1202.1', n: 3 }]);
    expect(csv(games).split('\n')[2]).toBe('1970-01-01T00:00:02.000Z,b,Kiln,Bo,8.01,draw,rules,1202.1');
  });

  it('have an interval that knows how few they are', () => {
    const [low, high] = interval(68, 123);
    expect(low).toBeCloseTo(0.465, 2);
    expect(high).toBeCloseTo(0.638, 2);
    expect(interval(0, 0)).toEqual([0, 1]);
  });
});
