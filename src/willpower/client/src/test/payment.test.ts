import { describe, expect, it } from 'vitest';
import { leavesText, paidBy, planText, playWords, revealText, targetsText, wayCost, waysText } from '../model/payment';
import type { CardView, OptionView, Plan, PlanSource } from '../protocol';

const plan: Plan = {
  need: '{W}{W}{2}',
  sources: [
    { kind: 'source', attribute: 'light', object: 4, name: 'Light Magic Stone' },
    { kind: 'source', attribute: 'light', object: 5, name: 'Light Magic Stone' },
    { kind: 'source', attribute: 'fire', object: 6, name: 'Fire Magic Stone' },
    { kind: 'will', attribute: 'light' },
  ],
  costs: [],
  irreversible: [],
  asks: false,
  why: '',
  others: true,
  open: false,
  leaves: [9],
  targets: [],
};

describe('a plan of payment', () => {
  it('names produced will first and alike sources once', () => {
    expect(paidBy(plan).map((p) => [p.source.kind, p.name, p.count])).toEqual([
      ['will', '', 1],
      ['source', 'Light Magic Stone', 2],
      ['source', 'Fire Magic Stone', 1],
    ]);
  });

  it('is told in words, with what could still be played', () => {
    const said = planText(plan, new Map([[9, { id: 9, name: 'Vigil' }]]));
    expect(planText(plan, new Map([[9, { id: 9, name: 'Vigil' }]]), true)).not.toContain('Vigil');
    expect(said).toContain('Vigil');
    expect(said).toBe('Pays with {W} already produced, Light Magic Stone ×2, Fire Magic Stone. Then you can still play Vigil.');
  });

  it('says why the person is asked, and other costs', () => {
    const asked = { ...plan, sources: [], costs: ['pay 500 life'], asks: true, why: 'Which card pays?', leaves: [] };
    expect(planText(asked, new Map())).toBe('Also: pay 500 life. Which card pays?');
  });
});

describe('what is left to play', () => {
  it('is one of several, not all of them', () => {
    expect(leavesText(['Imp'])).toBe('Then you can still play Imp.');
    expect(leavesText(['Imp', 'Ogre'])).toBe('Then you can still play one of: Imp, Ogre.');
    expect(leavesText(['A', 'B', 'C', 'D', 'E'])).toBe('Then you can still play one of: A, B, C and 2 more.');
  });
  it('counts each source once, whatever will it makes', () => {
    const stone = (attribute: string): PlanSource => ({ kind: 'source', name: 'Fire Magic Stone', attribute });
    const told = planText({ ...plan, sources: [stone('fire'), stone('fire'), stone('')], costs: [], leaves: [] }, new Map());
    expect(told).toContain('Fire Magic Stone ×3');
  });
});

describe('what is chosen while a card is played', () => {
  const option = (text: string, more: Partial<OptionView>): OptionView => ({ index: 0, kind: 'mode', text, clause: '903.2c', number: 0, ...more });
  const dear: Plan = { ...plan, need: '{G}{G}{1}', asks: true, why: 'Part of the will can only be made in a way that does not come back: banish Will Coin.' };

  it('says which way gives something up, and what each costs', () => {
    const ways = [option('Without awakening', { plan: { ...plan, need: '{G}{1}' } }), option('Awakened', { plan: dear })];
    expect(waysText(ways, (o) => o.text)).toBe('Awakened: Part of the will can only be made in a way that does not come back: banish Will Coin.');
    expect(ways.map((o) => wayCost(o, ways))).toEqual(['{G}{1}', '{G}{G}{1}']);
    expect(wayCost(option('One', { plan }), [option('One', { plan }), option('Two', { plan })])).toBe('');
  });

  it('names the only target and whose it is', () => {
    const by = new Map<number, CardView>([[7, { id: 7, name: 'Ysolde', controller: 1 }]]);
    const said = (targets: Plan['targets']): string =>
      targetsText({ ...plan, targets }, by, (n) => (n === 0 ? 'you' : 'Computer'), (n, what) => (n === 0 ? `Your ${what}` : `Computer’s ${what}`));
    expect(said([{ id: 7 }])).toBe('Its only target: Computer’s Ysolde.');
    expect(said([{ player: 0 }])).toBe('Its only target: you.');
    expect(said([])).toBe('');
  });

  it('says of a card that may be revealed that it would be lost', () => {
    const fails = option('Reveal', { fails: { clause: '903.2j', sentence: 'You cannot pay {W}{1}.', ja: '' }, plan });
    expect(revealText(fails, new Map(), (r) => r.sentence)).toBe('It cannot be played then: You cannot pay {W}{1}. It would only go to your graveyard.');
    expect(revealText(option('Reveal', { plan: { ...plan, sources: [{ kind: 'will', attribute: 'light' }] } }), new Map(), (r) => r.sentence)).toBe('Pays with {W} already produced.');
    expect(revealText(undefined, new Map(), (r) => r.sentence)).toBe('');
  });
});

describe('the question whether a card is played', () => {
  it('ends with a cost only where there is one', () => {
    expect(playWords({ name: 'Bolt', cost: '{R}' })).toBe('Play Bolt for');
    for (const cost of ['', '0', undefined]) expect(playWords({ name: 'Old Sword', cost })).toBe('Play Old Sword, which costs nothing');
  });
});
