import { afterEach, describe, expect, it } from 'vitest';
import { answers, goalWords, lineOf, moveWords, shownRows } from '../model/moves';
import type { GoalPart, NamedView, PuzzleMove, SolutionRow } from '../protocol';
import { isSolved } from '../study/record';
import { language } from '../strings';

const nobody: NamedView = { name: '', player: null, number: 0 };

function move(over: Partial<PuzzleMove>): PuzzleMove {
  return { player: 0, asks: 'priority', kind: 'play', about: nobody, on: nobody, words: '', text: '', clause: '604.2a', further: [], ...over };
}

const target = move({ asks: 'target', kind: 'card', about: { name: 'Hill Giant', player: 1, number: 0 }, text: 'target B.Hill Giant', clause: '903.2g' });
const rain = move({ about: { name: 'Ember Rain', player: 0, number: 0 }, text: 'Play Ember Rain', further: [target] });
const attack = move({ asks: 'attack', kind: 'attack', about: { name: 'Boar Rider', player: 0, number: 0 }, on: { name: '', player: 1, number: 0 }, text: 'A.Boar Rider attacks B', clause: '803.3' });
const block = move({ player: 1, asks: 'block', kind: 'block', about: { name: 'Door Warden', player: 1, number: 2 }, text: 'B.Door Warden#2', clause: '804.3' });
const pass = move({ player: 1, kind: 'pass', text: 'Pass', clause: '704.1' });

const said = (m: PuzzleMove): string => moveWords(m).map((x) => x.words).join(' ');

afterEach(() => {
  language.value = 'en';
});

describe('moves on the bench', () => {
  it('are those of A and B', () => {
    const called = ['A', 'B'] as const;
    expect(moveWords(rain, called)[0]?.words).toBe('A plays Ember Rain');
    expect(moveWords(attack, called)[0]?.words).toBe('Boar Rider attacks B');
    expect(answers([block, pass], called)).toBe('Door Warden (2) blocks or B passes');
  });
});

describe('moves of puzzles', () => {
  it('are sentences with names, and no notation of judge files', () => {
    expect(moveWords(rain)).toEqual([
      { words: 'You play Ember Rain', clause: '604.2a' },
      { words: 'on Hill Giant', clause: '903.2g' },
    ]);
    expect(said(attack)).toBe('Boar Rider attacks the opponent');
    expect(said(block)).toBe('Door Warden (2) blocks');
    expect(said(move({ player: 1, kind: 'no block', asks: 'block' }))).toBe('The opponent does not block');
    expect(said(move({ kind: 'activate', about: { name: 'Scales', player: 0, number: 0 }, words: 'Pay 300 life: …' }))).toBe('You use Scales: Pay 300 life: …');
  });
  it('are Japanese there', () => {
    language.value = 'ja';
    expect(said(rain)).toBe('あなたがEmber Rainをプレイ → Hill Giant');
    expect(said(attack)).toBe('Boar Riderが相手を攻撃');
  });
  it('take their choices along and leave passes out', () => {
    const line = lineOf([{ ...rain, further: [] }, target, pass, attack, block]);
    expect(line.map(said)).toEqual(['You play Ember Rain on Hill Giant', 'Boar Rider attacks the opponent', 'Door Warden (2) blocks']);
  });
  it('tell an answer that is met as above only once', () => {
    const row = (over: Partial<SolutionRow>): SolutionRow => ({ depth: 0, number: 0, moves: [], again: false, clause: '', ...over });
    const rows = [row({ number: 1, moves: [attack] }), row({ moves: [block], again: true }), row({ moves: [pass] }), row({ clause: '1202.1' })];
    expect(shownRows(rows)).toEqual([rows[0], rows[3]]);
    expect(answers([block, pass])).toBe('Door Warden (2) blocks or the opponent passes');
  });
});

describe('the goal of a puzzle', () => {
  const part = (over: Partial<GoalPart>): GoalPart => ({ kind: 'zone', player: 1, card: 'Hill Giant', zone: 'graveyard', keeps: false, text: '', ...over });
  it('is said as it is', () => {
    expect(goalWords([part({ kind: 'win', player: 0 })], 1)).toMatch(/^Win this turn/);
    expect(goalWords([part({ kind: 'win', player: 0 })], 2)).toMatch(/^Win within 2 turns/);
    const giant = [part({}), part({ player: 0, card: 'Fox', zone: 'field', keeps: true })];
    expect(goalWords(giant, 1)).toBe('Put the opponent’s Hill Giant into the graveyard and keep your Fox in the field this turn, whatever the opponent does. Or can it not be done?');
    language.value = 'ja';
    expect(goalWords(giant, 1)).toBe('目標：相手のHill Giantを墓地に置く、あなたのFoxを場に残す（相手が何をしても、このターン中に）。できないこともあります。');
  });
  it('does not count as reached where the solution was shown', () => {
    expect(isSolved({ tries: 1, solved: 5, shown: false })).toBe(true);
    expect(isSolved({ tries: 1, solved: 5, shown: true })).toBe(false);
    expect(isSolved(undefined)).toBe(false);
  });
});
