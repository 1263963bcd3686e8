import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardView } from '../protocol';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });

type Facts = typeof import('../cards/facts');
let facts: Facts;
beforeAll(async () => {
  facts = await import('../cards/facts');
});

const token = (more: Partial<CardView> = {}): CardView => ({
  id: 1,
  kind: 'token',
  zone: 'field',
  name: 'Wolf',
  types: ['Resonator'],
  races: ['Wolf'],
  attributes: ['wind'],
  atk: 300,
  def: 300,
  keywords: [],
  rested: false,
  damage: 0,
  printed: { atk: 300, def: 300 },
  ...more,
});

describe('cards that are alike', () => {
  const none = (): boolean => false;
  it('piles up tokens that differ in nothing but their number', () => {
    expect(facts.piled([token(), token({ id: 2 }), token({ id: 3 })], none).map((p) => p.all.length)).toEqual([3]);
  });
  it('never puts together what differs in keywords, damage, counters, rest or values', () => {
    for (const other of [
      { keywords: ['flying'] },
      { damage: 100 },
      { counters: { '+100/+100': 1 } },
      { rested: true },
      { atk: 400 },
      { gained: ['[Flying]'] },
      { attributes: ['fire'] },
    ])
      expect(facts.piled([token(), token({ id: 2, ...other })], none)).toHaveLength(2);
  });
  it('never piles cards that are no tokens', () => {
    expect(facts.piled([token({ kind: 'card' }), token({ kind: 'card', id: 2 })], none)).toHaveLength(2);
  });
  it('keeps apart what the caller names', () => {
    expect(facts.piled([token(), token({ id: 2 })], (c) => c.id === 2)).toHaveLength(2);
  });
});

describe('the accessible name', () => {
  it('says values against what is printed, and the state', () => {
    const name = facts.accessibleName(
      token({ kind: 'card', name: 'Belfry Owl', atk: 700, def: 900, printed: { atk: 500, def: 500 }, rested: true, keywords: ['flying', 'first strike'], gained: ['[First Strike]'] }),
      { attacking: 'Mara', legal: true },
    );
    expect(name).toContain('Belfry Owl');
    expect(name).toContain('ATK 700 raised from 500');
    expect(name).toContain('First Strike gained');
    expect(name).toContain('rested');
    expect(name).toContain('attacking Mara');
    expect(name).toContain('can be used');
  });
  it('tells nothing of a hidden card', () => {
    expect(facts.accessibleName({ hidden: true, zone: 'standby', owner: 1 })).toBe('Face down');
  });
});

describe('magic stones', () => {
  it('are grouped by name, special ones under their own', () => {
    const stone = (id: number, name: string, general: string): CardView => ({
      id,
      name,
      types: ['Magic Stone'],
      general: [general],
      stone_types: ['light'],
      rested: id > 1,
    });
    const groups = facts.stoneGroups([stone(1, 'Light Magic Stone', 'Basic'), stone(2, 'Cliffside Belfry', 'Special'), stone(3, 'Light Magic Stone', 'Basic')]);
    expect(groups.map((g) => [g.label, g.stones.length])).toEqual([
      ['Light', 2],
      ['Cliffside Belfry', 1],
    ]);
  });
});

describe('magic stones that look alike', () => {
  const stone = (name: string, more: Partial<CardView>): CardView => ({ id: name.length, name, types: ['Magic Stone'], ...more });
  it('are told apart by their names where they have one attribute', () => {
    const both = [stone('Wind Magic Stone', { general: ['Basic'], stone_types: ['wind'] }), stone('Stone of Winds', { general: ['Basic'], stone_types: ['wind'] })];
    expect(facts.stoneGroups(both).map((g) => g.label)).toEqual(['Wind Magic Stone', 'Stone of Winds']);
    expect(facts.stoneGroups(both.slice(0, 1)).map((g) => g.label)).toEqual(['Wind']);
  });
  it('show the will that they make where they have no attribute', () => {
    const text = ['{Rest}: Produce {W} or {B}.', '{Rest}, {G}: Target resonator gains [+200/+200] until end of turn.'];
    expect(facts.stoneGroups([stone('Two Ways', { stone_types: [], text })])[0]?.attributes).toEqual(['W', 'B']);
  });
});

describe('stones to choose among', () => {
  it('are one group only where nothing tells them apart', () => {
    const stone = (id: number, rested: boolean): CardView => ({ id, kind: 'card', zone: 'field', name: 'Fire Magic Stone', types: ['Magic Stone'], rested });
    const stones = [stone(1, true), stone(2, false), stone(3, true), stone(4, false)];
    expect(facts.stoneGroups(stones).map((g) => g.stones.length)).toEqual([4]);
    expect(facts.stoneGroups(stones, () => true).map((g) => g.stones.map((s) => s.id))).toEqual([[1, 3], [2, 4]]);
    expect(facts.stoneGroups(stones, (s) => s.rested === false).map((g) => g.stones.length)).toEqual([2, 2]);
  });
});

describe('a gem or coin', () => {
  const gem = token({ zone: 'items', name: 'Water Gem', types: [], races: ['Gem'], atk: null, def: null, printed: undefined });
  it('is called an item, also where it has no race', () => {
    expect(facts.typeLine(gem)).toBe('Item · Gem');
    expect(facts.typeLine({ ...gem, races: [] })).toBe('Item');
    expect(facts.typeLine({ types: [], races: ['Gem'] })).toBe('Gem');
    expect(facts.details(gem)).toEqual(['item']);
  });
  it('has an emblem of its own', async () => {
    const { emblem } = await import('../art/emblem');
    const all = [gem, { name: 'Will Coin', types: [], races: [] }, { name: 'Wolf', types: [], races: [] }].map((c) => emblem({ ...c, name: c.name ?? '' }));
    expect(new Set(all).size).toBe(3);
    expect(all.every(Boolean)).toBe(true);
  });
});

describe('a card whose type line is there to be read', () => {
  it('does not say its type again', () => {
    expect(facts.details(token())[0]).toBe('resonator');
    expect(facts.details(token(), {}, true)).not.toContain('resonator');
  });
});
