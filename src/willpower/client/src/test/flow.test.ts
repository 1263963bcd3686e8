import { describe, expect, it } from 'vitest';
import { digest } from '../model/digest';
import { passesText } from '../model/passing';
import type { LogLine } from '../protocol';
import { shareOf } from '../model/numbers';
import type { Decision } from '../protocol';

function line(number: number, kind: string, text: string): LogLine {
  return { number, kind, text, clause: '1.1', player: null, objects: [] };
}

describe('the last turn', () => {
  const log = [
    line(1, 'turn began', "Turn 1: A's turn begins"),
    line(2, 'moved', 'A plays Ogre from hand'),
    line(3, 'turn began', "Turn 2: B's turn begins"),
    line(4, 'moved', 'B calls Water Magic Stone'),
    line(5, 'moved', 'B plays Imp from hand'),
    line(6, 'moved', 'B plays Imp from hand'),
    line(7, 'attacked', "B's Imp attacks A"),
    line(8, 'damaged', "B's Imp deals 300 battle damage to A"),
    line(9, 'damaged', "B's Imp deals 200 damage to A's Ogre"),
    line(10, 'moved', "A's Ogre is destroyed by the damage on it"),
    line(11, 'turn began', "Turn 3: A's turn begins"),
    line(12, 'moved', 'A plays Ogre from hand'),
  ];

  it('tells what the other side did in its last turn, and nothing of other turns', () => {
    const d = digest(log, 1, new Map());
    expect(d?.turn).toBe(2);
    expect(d?.rows.map((r) => [r.kind, r.by, r.names.join('+'), r.amount])).toEqual([
      ['called', 1, 'Water Magic Stone', 0],
      ['played', 1, 'Imp+Imp', 0],
      ['attacked', 1, 'Imp', 0],
      ['hurt', 0, '', 300],
      ['lost', 0, 'Ogre', 0],
    ]);
  });

  it('tells abilities that were used, and cards that went from a deck into the graveyard', () => {
    const more = [
      ...log.slice(0, 3),
      line(4, 'ability played', 'B plays a will ability of Stone'),
      line(5, 'ability played', 'B plays an activate ability of Morrow'),
      line(6, 'moved', "B's Imp goes from the top of the deck to B's graveyard"),
      line(7, 'moved', "B's Elf goes from B's deck to B's graveyard (Morrow)"),
      line(8, 'life', 'B gains 100 life (Morrow)'),
    ];
    expect(digest(more, 1, new Map())?.rows.map((r) => [r.kind, r.by, r.names.join('+'), r.amount])).toEqual([
      ['used', 1, 'Morrow', 0],
      ['milled', 1, '', 2],
      ['healed', 1, '', 100],
    ]);
  });

  it('tells what is set into standby, created, drawn and discarded by effects', () => {
    const more = [
      ...log.slice(0, 3),
      { ...line(4, 'moved', 'B draws a card'), clause: '502.3' },
      line(5, 'moved', 'B puts a card into the standby area'),
      line(6, 'created', 'B creates Light Gem (Tamsin, Who Weighs the Salt)'),
      { ...line(7, 'moved', 'B draws a card'), clause: '1009.1' },
      { ...line(8, 'moved', 'B draws 2 cards'), clause: '1009.1' },
      line(9, 'moved', 'A discards Ogre'),
      line(10, 'moved', 'B banishes Light Gem; it ceases to exist'),
    ];
    expect(digest(more, 1, new Map())?.rows.map((r) => [r.kind, r.by, r.names.join('+'), r.amount])).toEqual([
      ['set', 1, '', 1],
      ['made', 1, 'Light Gem', 0],
      ['drew', 1, '', 3],
      ['discarded', 0, 'Ogre', 0],
      ['lost', 1, 'Light Gem', 0],
    ]);
  });

  it('does not call a card lost that was only removed from battle', () => {
    const more = [...log.slice(0, 3), line(4, 'removed from battle', "B's Imp is removed from battle")];
    expect(digest(more, 1, new Map())?.rows).toEqual([]);
  });

  it('is not there before the first turn of the other side', () => {
    expect(digest(log.slice(0, 2), 1, new Map())).toBeNull();
  });
});

describe('passes', () => {
  it('are one line with each reason once', () => {
    const said = passesText([
      { count: 1, why: 'no stop in draw' },
      { count: 2, why: 'no stop in recovery' },
      { count: 1, why: 'you yield to Chapel' },
    ]);
    expect(said).toBe('Passed 4 times for you: no stop in draw phase, recovery phase; you yield to Chapel.');
  });
});

describe('a division', () => {
  it('knows what is left and how many follow', () => {
    const options = [100, 200, 300].map((number, index) => ({ index, kind: 'number', text: '', clause: '', number, object: 7 }));
    const d: Decision = { player: 0, kind: 'divide', purpose: 'divide', prompt: '', sentence: '', least: 3, most: 3, chosen: 0, clause: '', source: null, options };
    expect(shareOf(d)).toEqual({ object: 7, left: 500, others: 2, unit: 100 });
  });
});
