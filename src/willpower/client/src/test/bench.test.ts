import { afterEach, describe, expect, it } from 'vitest';
import { label, sheetOf } from '../model/asking';
import { answerWords, comparedWords, foldPasses, stepWords, storyWords, withClauses } from '../model/steps';
import { language } from '../strings';
import type { BenchRun, Decision, View } from '../protocol';
import { factWords } from '../model/facts';
import { dropChange, placeFor, zoneFor } from '../study/benchdrag';

describe('steps of a judge file in words', () => {
  it.each([
    ['{A: pass}', 'A passes'],
    ['{both: pass}', 'Both pass'],
    ['{A: attack, card: A.Tuskback, object: B}', 'A attacks B with Tuskback'],
    ['{A: attack, card: Tuskback, object: B.Gull}', 'A attacks B’s Gull with Tuskback'],
    ['{B: no block}', 'B does not block'],
    ['{B: play, card: "B.Ember", target: A}', 'B plays Ember → A'],
    ['{A: play, card: A.Rain, target: [B.Gull, "B.Old Wall"], x: 2, pay: [A.Stone]}', 'A plays Rain → B’s Gull, B’s Old Wall (x 2)'],
    ['{A: judgment}', 'A plays the judgment'],
    ['{A: activate, card: A.Lamp, ability: 2}', 'A uses Lamp (ability 2)'],
    ['expect: {A.life: 4000}', 'Expected: A has 4000 life'],
    ['{expect: {A.life: 4000, B.Ogre: {zone: field}}}', 'Expected: A has 4000 life; B’s Ogre is in the field'],
    ['expect: {B.Ogre: {zone: field}}', 'Expected: B’s Ogre is in the field'],
  ])('%s', (text, words) => {
    expect(stepWords(text)).toBe(words);
  });
});

describe('passes in a story', () => {
  const step = (text: string, lines = 0) => ({ text, answer: '', lines: Array.from({ length: lines }, () => 0) });
  it('are folded as long as nothing comes of them', () => {
    const [a, b] = ['{A: pass}', '{B: pass}'];
    const told = foldPasses([step('start'), step(a), step(b), step(a), step(b), step(a), step(b, 1), step(a), step(b), step(a), step('{A: battle}')]);
    expect(told.map((x) => [x.step.text, x.passes, x.first, x.last])).toEqual([
      ['start', 0, 0, 0],
      [b, 3, 1, 6],
      [b, 1, 7, 8],
      [a, 0, 9, 9],
      ['{A: battle}', 0, 10, 10],
    ]);
  });
  it('after which something happened stay apart', () => {
    expect(foldPasses([step('{A: pass}', 1), step('{B: pass}')]).map((x) => x.passes)).toEqual([0, 0]);
  });
});

describe('expectations in words', () => {
  it.each([
    ['A.Steppe Lancer: {zone: field, atk: 600, def: 400, damage: 0}', 'A’s Steppe Lancer is in the field, 600/400'],
    ['"B.Cat, Grey": {zone: field, atk: 600, def: 400, damage: 200}', 'B’s Cat, Grey is in the field, 600/400, with 200 damage'],
    ['B.hand: 1', 'B has 1 card in hand'],
    ['winner: A', 'A has won'],
    ['A.Gull: {zone: field, has: [Flying]}', 'A.Gull: {zone: field, has: [Flying]}'],
    ['A.hand: [Gull]', 'A.hand: [Gull]'],
    ['chase: 0', 'chase: 0'],
  ])('%s', (text, words) => {
    expect(factWords(text)).toBe(words);
  });
});

describe('a comparison', () => {
  const run = (steps: number): BenchRun => ({ edition: '8.01', verdict: steps ? 'ok' : 'error', detail: '', steps: Array.from({ length: steps }, () => ({ line: 0, text: '', answer: '', lines: [], at: 0, expects: 0 })), life: [0, 0], field: [[], []], graveyard: [[], []] });
  it('of a file that cannot be read says that there was none', () => {
    expect(comparedWords({ first: run(0), second: run(0), difference: -1 })).toMatch(/nothing to compare/);
    expect(comparedWords({ first: run(2), second: run(2), difference: -1 })).toBe('Both go the same way.');
  });
});

describe('a card dropped on the bench', () => {
  it('goes where its kind belongs', () => {
    expect(zoneFor('field', ['Resonator'])).toBe('field');
    expect([['Chant'], ['Resonator'], ['Basic Magic Stone'], ['Ruler'], ['Rune', 'Chant']].map((types) => placeFor('field', types))).toEqual(['hand', 'field', 'stones', 'ruler', 'runes']);
    expect(placeFor('graveyard', ['Chant'])).toBe('graveyard');
    expect(zoneFor('field', ['Basic Magic Stone'])).toBe('stones');
    expect(zoneFor('plate', ['Ruler'])).toBe('ruler');
    expect(zoneFor('plate', ['Chant'])).toBe('hand');
    expect(zoneFor('graveyard', ['Ruler'])).toBe('graveyard');
  });
  it('is added, or moved if it stood somewhere', () => {
    expect(dropChange({ card: 'Gull', types: ['Resonator'] }, 'field', 1)).toEqual({ what: 'add', player: 'B', zone: 'field', card: 'Gull' });
    const start = { player: 'A', zone: 'field', place: 2, name: 'Gull', rested: false, damage: 0, fresh: false, counters: {} } as const;
    expect(dropChange({ start, types: ['Resonator'] }, 'hand', 0)).toEqual({ what: 'move', player: 'A', zone: 'field', place: 2, to_player: 'A', to_zone: 'hand' });
  });
});

describe('a player as a target', () => {
  const view = { field: [], chase: [], players: [], turn: {}, effects: [] } as unknown as View;
  const option = (n: number) => ({ index: n, kind: 'card', text: 'AB'[n], clause: '903.2g', number: 0, player: n });
  const d = { kind: 'target', options: [option(0), option(1)] } as unknown as Decision;
  it('is chosen at the plate and never in a sheet of cards', () => {
    expect(sheetOf(d, view, 0)).toBe('');
  });
  it('is called by the name of the player', () => {
    const who = (n: number): string => ['You', 'Computer'][n] ?? '';
    expect(d.options.map((o) => label(o, view, who).head)).toEqual(['You', 'Computer']);
  });
});

describe('steps that pass on or try something', () => {
  it('are words too', () => {
    expect(stepWords('{finish: battle}')).toBe('All pass until the battle is over');
    expect(stepWords('{go: "B main"}')).toBe('All pass until B’s main');
    expect(stepWords('{A: cannot, do: {pass: true}}')).toBe('Cannot be done: A passes');
    expect(stepWords('{A: can, do: {attack: A.Ogre, object: B}}')).toBe('Can be done: A attacks B with Ogre');
  });
  it('have the clauses of their answers apart', () => {
    expect(withClauses('refused (712.2, 1123.2)').filter((x) => x.clause).map((x) => x.clause)).toEqual(['712.2', '1123.2']);
    expect(withClauses('as expected')).toEqual([{ words: 'as expected', clause: '' }]);
  });
});

describe('the story of a judge file', () => {
  afterEach(() => (language.value = 'en'));
  it('is told in the language of the interface', () => {
    expect(storyWords('A gains 1500 life (Even Scales)')).toBe('A gains 1500 life (Even Scales)');
    expect([answerWords('as expected'), answerWords('not so: A.life: expected 1, is 2 [103.2]')]).toEqual(['as expected', 'not so: A.life: expected 1, is 2 [103.2]']);
    language.value = 'ja';
    expect(storyWords("A's end phase begins")).toBe('Aのエンドフェイズ開始');
    expect([answerWords('as expected'), answerWords('not so: A.life: 2')]).toEqual(['期待どおり', '違います: A.life: 2']);
  });
});
