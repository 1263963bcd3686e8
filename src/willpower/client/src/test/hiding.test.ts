import { describe, expect, it } from 'vitest';
import { withoutPiles } from '../study/hiding';

const FILE = `format: 1
title: "deck: mine"
start:
  turn: A
  A:
    hand: ["Low"]
    deck: ["High", "Low",
      "Middle"]
    stone_deck:
      - Fire Magic Stone
    extra_deck: ["Seen"]
do: []
`;

describe('a deck that is played alone', () => {
  it('does not tell its order', () => {
    const shown = withoutPiles(FILE, '[…]');
    for (const word of ['High', 'Middle', 'Fire Magic Stone']) expect(shown).not.toContain(word);
    expect(shown).toContain('    deck: […]\n    stone_deck: […]\n    extra_deck: ["Seen"]\ndo: []\n');
    expect(shown).toContain('title: "deck: mine"\n');
  });
  it('tells it in a list as well as in a line', () => {
    expect(withoutPiles('  deck:\n  - One\n  - Two\n  hand: [Three]', '…')).toBe('  deck: …\n  hand: [Three]');
  });
});
