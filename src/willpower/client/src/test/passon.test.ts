import { describe, expect, it } from 'vitest';
import { fightWords, question } from '../model/asking';
import { ZONES } from '../model/board';
import { letPass, passingStep, whyPassed } from '../model/passing';
import type { Decision, State, View } from '../protocol';

const attacker = { id: 1, name: 'Boar Rider', controller: 0, atk: 900, def: 500, zone: 'field' };

function board(over: { turn?: object; battle?: object | null; chase?: object[]; field?: object[] }): View {
  const { turn, ...rest } = over;
  const players = [0, 1].map(() => ({ life: 4000, ...Object.fromEntries(ZONES.map((z) => [z, []])) }));
  return { turn: { number: 2, player: 0, phase: 'main', step: '', ...turn }, battle: null, chase: [], field: [attacker], players, ...rest } as unknown as View;
}

const ask = { player: 0, kind: 'priority', purpose: 'act', prompt: '', sentence: '', least: 1, most: 1, chosen: 0, clause: '704.1', source: null, options: [{ index: 3, kind: 'pass', text: 'Pass', clause: '', number: 0 }] } as unknown as Decision;
const fight = { attacker: { id: 1 }, attacked: { player: 1 }, blocker: null, blocked: false, declared: false };

describe('passing at a table without a game', () => {
  const step = (until: 'something happens' | 'end of turn', now: View) => passingStep(board({ turn: { step: 'declare attack' }, battle: fight }), until, () => now)(ask);
  it('goes on through the windows of a battle in which nothing happens', () => {
    expect(step('something happens', board({ turn: { step: 'declare block' }, battle: fight }))).toEqual({ option: 3, again: true });
  });
  it('goes on when a blocker is gone', () => {
    const from = board({ battle: { ...fight, blocker: { id: 9 } } });
    expect(passingStep(from, 'end of turn', () => board({ battle: { ...fight, blocked: true } }))(ask)).toEqual({ option: 3, again: true });
  });
  it('stops when somebody blocks, something is played, or the turn is another', () => {
    expect(step('something happens', board({ battle: { ...fight, blocker: { id: 9 } } }))).toBeNull();
    expect(step('something happens', board({ battle: fight, chase: [{ id: 7 }] }))).toBeNull();
    expect(step('end of turn', board({ turn: { number: 3 } }))).toBeNull();
  });
  it('ends the turn only where that is wanted', () => {
    expect(step('something happens', board({}))).toBeNull();
    expect(step('end of turn', board({}))).toEqual({ option: 3, again: true });
  });
});

describe('the windows of the block step', () => {
  const who = (n: number): string => (n === 0 ? 'You' : 'Opponent');
  const at = (battle: object) => question(ask, board({ turn: { phase: 'battle', step: 'declare block' }, battle }), 0, who);
  it('say whether blockers are declared already', () => {
    expect(at(fight).text).toContain('Blockers are not declared yet.');
    expect(at(fight).title).toBe('Boar Rider (900/500) attacks Opponent');
    expect(at({ ...fight, declared: true }).text).not.toContain('not declared');
    expect(at({ ...fight, declared: true }).title).toBe('Boar Rider (900/500) attacks Opponent, not blocked');
  });
  it('do not promise damage to a player behind a blocker that is gone', () => {
    expect(fightWords(board({ battle: { ...fight, declared: true, blocked: true } }), who)).toBe('Boar Rider (900/500) was blocked; the blocker is gone');
  });
});

describe('a window in which nothing can be done', () => {
  const seats = [{ kind: 'person' }, { kind: 'computer' }];
  const at = (v: View, players: object[] = seats): State => ({ you: 0, players, view: v }) as unknown as State;
  const theirs = board({ turn: { player: 1, phase: 'end' } });
  it('is passed unasked against the computer', () => {
    expect(letPass(at(theirs), ask, false)?.pass.index).toBe(3);
  });
  it('is asked where something can be used, against a person, and where passing ends the turn', () => {
    const able = { ...ask, options: [...ask.options, { index: 4, kind: 'play' }] } as unknown as Decision;
    expect(letPass(at(theirs), able, false)).toBeUndefined();
    expect(letPass(at(theirs, [{ kind: 'person' }, { kind: 'person' }]), ask, false)).toBeUndefined();
    expect(letPass(at(board({})), ask, false)).toBeUndefined();
  });
});

describe('a window in which only runes can be played', () => {
  const rune = { ...ask, options: [...ask.options, { index: 4, kind: 'play', object: 50 }] } as unknown as Decision;
  const with_ = (v: View, more: object = {}): State => {
    const players = v.players.map((p, i) => (i === 0 ? { ...p, runes: [{ id: 50, name: 'Bell' }] } : p));
    return { you: 0, players: [{ kind: 'person' }, { kind: 'computer' }], view: { ...v, players }, ...more } as unknown as State;
  };
  const foe = { attacker: { id: 7 }, attacked: { player: 0 }, blocker: null, blocked: false };
  const theirs = (step: string, declared: boolean) => board({ turn: { player: 1, phase: 'battle', step }, battle: { ...foe, declared } });
  const spell = (controller: number) => board({ turn: { player: 1 }, chase: [{ id: 8, controller, targets: [] }] });
  const why = (v: View, every = false, more = {}) => letPass(with_(v, more), rune, every)?.why;
  it('is passed where the opponent has played nothing and no block is declared', () => {
    expect(why(theirs('declare attack', false))).toBe('only runes are left');
    expect(why(spell(0))).toBe('only runes are left');
    expect(whyPassed('only runes are left')).toContain('only runes');
  });
  it('is asked about after blocks, at the end of the turn, and where the opponent has played something', () => {
    expect(why(theirs('declare block', true))).toBeUndefined();
    expect(why(board({ turn: { player: 1, phase: 'end' } }))).toBeUndefined();
    expect(why(spell(1))).toBeUndefined();
  });
  it('is asked about where the player wants that, holds priority, or has another card to play', () => {
    expect(why(spell(0), true)).toBeUndefined();
    expect(why(spell(0), false, { settings: { hold: true } })).toBeUndefined();
    const more = { ...rune, options: [...rune.options, { index: 5, kind: 'play', object: 60 }] } as unknown as Decision;
    expect(letPass(with_(spell(0)), more, false)).toBeUndefined();
  });
});
