import { describe, expect, it } from 'vitest';
import { hasAttacked } from '../model/digest';
import { attackWords, stays } from '../model/clash';
import { sentence } from '../model/logtext';
import type { CardView, LogLine, OptionView, View } from '../protocol';

const card = (id: number, controller: number, atk: number, def: number, more: Partial<CardView> = {}): CardView => ({ id, name: `Card ${id}`, zone: 'field', controller, atk, def, types: ['Resonator'], ...more });
const board = (field: CardView[]): View => ({ field, chase: [], players: [4000, 900].map((life) => ({ life, ruler: [], hand: [], deck: [], graveyard: [], removed: [], standby: [], extra_deck: [], runes: [], items: [], lifebreak: [], stone_deck: [] })) } as unknown as View);
const attack = (object: number, on: number): OptionView => ({ index: 0, kind: 'attack', text: '', clause: '803.3', number: on, object, ...(on < 0 ? { player: -1 - on } : {}) });

describe('an attack in words', () => {
  it('says who would be destroyed', () => {
    expect(stays(card(1, 0, 500, 400), card(2, 1, 0, 700, { damage: 200 }))).toBe(false);
    expect(stays(card(1, 0, 500, 400), card(2, 1, 0, 700))).toBe(true);
    expect(stays(card(1, 0, 500, 400), card(2, 1, 0, 100, { keywords: ['eternal'] }))).toBeUndefined();
  });
  it('names a keyword that changes it instead of guessing', () => {
    const v = board([card(1, 0, 900, 700), card(2, 1, 500, 400, { keywords: ['first strike'] })]);
    expect(attackWords(attack(1, -2), v)).toContain('wins');
    expect(attackWords({ ...attack(1, 2), sides: [{ object: 1 }, { object: 2 }] }, v)).toContain('First Strike');
  });
});

describe('the guard at the end of the turn', () => {
  const line = (text: string, kind = 'attacked'): LogLine => ({ number: 1, kind, text, clause: '', objects: [], player: null });
  it('knows whether one has attacked in this turn', () => {
    const log = [line("A's Wolf attacks B"), line('Turn 4: A', 'turn began'), line("B's Owl attacks A")];
    expect([hasAttacked(log, 0), hasAttacked(log, 1)]).toEqual([false, true]);
    expect(hasAttacked([...log, line("A's Wolf attacks B's Owl")], 0)).toBe(true);
  });
});

describe('a card of one’s own in the log', () => {
  it('is one of yours', () => {
    const words = sentence({ text: 'A chooses a card of A\'s for Lantern' }, ['You', 'Mara'], 0, ['Lantern']);
    expect(words.map((w) => w.text).join('')).toBe('You choose a card of yours for Lantern');
  });
});
