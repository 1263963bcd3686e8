import { describe, expect, it } from 'vitest';
import { emptyDeck, lacksStones, stonesMissing, withoutPlainStones, type Deck } from '../library/draft';
import { aloneFile, cardLine, stonesOf, tryFile, type Sketch } from '../library/sandbox';
import { askedText, sketched } from '../library/written';
import type { CardEntry } from '../protocol';

const gull: Sketch = { name: 'Ferry "G"', type: 'Resonator', cost: '{U}{1}', races: ['Bird'], atk: 400, def: 300, text: ['[Flying]', 'Whenever this card attacks ⇒ Draw a card.'] };

function entry(name: string, cost: string, more: Partial<CardEntry> = {}): CardEntry {
  return { key: name, number: name, name, cost, total: 1, types: ['Resonator'], general: [], races: [], attributes: [], stone_types: [], text: [], keywords: [], atk: 1, def: 1, sides: 1, set: '', own: false, understood: true, prints: 1, ...more };
}

function deck(main: [CardEntry, number][], stones: [CardEntry, number][] = []): Deck {
  const found = emptyDeck('Mine');
  found.piles.main = main.map(([card, copies]) => ({ card, copies }));
  found.piles.stones = stones.map(([card, copies]) => ({ card, copies }));
  return found;
}

describe('a card on a small board', () => {
  it('is brought along as it was written', () => {
    expect(cardLine(gull)).toBe('{name: "Ferry \\"G\\"", type: "Resonator", cost: "{U}{1}", race: ["Bird"], atk: 400, def: 300, text: ["[Flying]", "Whenever this card attacks ⇒ Draw a card."]}');
    const file = tryFile(gull);
    expect(file).toContain('cards:\n  - {name:');
    expect(file).toContain('    hand: ["Ferry \\"G\\"", "Ferry \\"G\\""]');
    expect(file).toContain('    field: ["Ferry \\"G\\"", "Tuskback"]');
  });
  it('is paid for', () => {
    expect(stonesOf('{U}{1}')).toEqual(Array(4).fill('Water Magic Stone'));
    expect(stonesOf('')).toEqual(['Light Magic Stone', 'Light Magic Stone']);
  });
  it('is known by its name where it is bundled', () => {
    expect(tryFile(gull, undefined, true)).not.toContain('cards:');
  });
  it('stands where its kind belongs', () => {
    const of = (type: string): string => tryFile({ ...gull, name: 'X', type, atk: null, def: null });
    expect(of('Chant')).toContain('hand: ["X", "X"]');
    expect(of('Special Magic Stone')).toContain('stones: ["X", "X", "Water Magic Stone"');
    expect(of('Ruler')).toContain('ruler: "X"');
    expect(of('J-Ruler')).toContain('ruler: {card: "X, ruler", face: back}');
    expect(of('J-Ruler')).toContain('back: {name: "X", type: "J-Ruler"');
    expect(of('Rune')).toContain('runes: ["X"]');
  });
});

describe('a deck alone', () => {
  it('has its hand, its order and its stones', () => {
    const stone = entry('Fire Magic Stone', '', { types: ['Magic Stone'], stone_types: ['fire'] });
    const file = aloneFile(deck([[entry('Imp', '{R}'), 7]], [[stone, 2]]), [], null, () => 0.5);
    expect(file).toContain('hand: ["Imp", "Imp", "Imp", "Imp", "Imp"]');
    expect(file).toContain('deck: ["Imp", "Imp"]');
    expect(file).toContain('stone_deck: ["Fire Magic Stone", "Fire Magic Stone"]');
    expect(file).not.toContain('cards:');
  });
  it('goes on with what was drawn already', () => {
    const [imp, elf, stone] = [entry('Imp', '{R}'), entry('Elf', '{G}'), entry('Fire Magic Stone', '', { types: ['Magic Stone'] })];
    const file = aloneFile(deck([[imp, 7]]), [], { hand: [elf, imp], rest: [imp], stones: [stone], stoneDeck: [stone], turn: 2 });
    expect(file).toContain('hand: ["Elf", "Imp"]');
    expect(file).toContain('    stones: ["Fire Magic Stone"]');
    expect(file).toContain('turn_number: 3');
  });
});

describe('stones that a deck lacks', () => {
  it('are shared out by the will that is asked for', () => {
    const d = deck([
      [entry('Imp', '{R}'), 30],
      [entry('Elf', '{G}'), 10],
    ]);
    expect(Object.fromEntries(stonesMissing(d))).toEqual({ fire: 8, wind: 2 });
  });
  it('are fewer where some are there, and none where nothing is asked for', () => {
    const stone = entry('Fire Magic Stone', '', { types: ['Magic Stone'], stone_types: ['fire'] });
    const d = deck([[entry('Imp', '{R}'), 20], [entry('Elf', '{G}'), 20]], [[stone, 6]]);
    expect(Object.fromEntries(stonesMissing(d))).toEqual({ wind: 4 });
    expect(stonesMissing(emptyDeck()).size).toBe(0);
  });
  it('are shared out anew where an attribute that is asked for has none', () => {
    const stone = entry('Fire Magic Stone', '', { types: ['Magic Stone'], stone_types: ['fire'] });
    const special = entry('Cliffside Belfry', '', { types: ['Magic Stone'], stone_types: ['fire'] });
    const d = deck([[entry('Imp', '{R}'), 20], [entry('Elf', '{G}'), 20]], [[stone, 8], [special, 2]]);
    expect(stonesMissing(d).size).toBe(0);
    expect(lacksStones(d)).toBe(true);
    expect(Object.fromEntries(stonesMissing(withoutPlainStones(d)))).toEqual({ fire: 3, wind: 5 });
    expect(lacksStones(deck([[entry('Imp', '{R}'), 40]], [[stone, 10]]))).toBe(false);
  });
});

describe('a card that somebody writes', () => {
  const written = { name: 'Gull', type: 'Resonator', cost: '', race: '', atk: '', def: '', text: '[Flying]' };
  it('fights with some values as long as none are written', () => {
    expect([askedText(written)?.atk, sketched(written).def]).toEqual([500, 500]);
    expect([askedText({ ...written, type: 'J-Ruler' })?.def, sketched({ ...written, atk: '0' }).atk]).toEqual([500, 0]);
  });
  it('has no values where it does not fight', () => {
    for (const type of ['Chant', 'Addition: Resonator', 'Ruler']) expect(sketched({ ...written, type }).atk).toBeNull();
  });
});
