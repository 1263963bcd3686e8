import { describe, expect, it } from 'vitest';
import { leavesText, paidBy, planText } from '../model/payment';
import type { Plan, PlanSource } from '../protocol';

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
