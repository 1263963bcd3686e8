// Changing cards between the games of a match: one for one, each within its own pile.

import type { DeckLine, DeckWhole } from '../protocol';

export type SidePile = 'main' | 'stones' | 'runes';

/** Names of cards, one per copy, that stand in the deck instead of others. */
export interface Swap {
  bring: string[];
  leave: string[];
}

/** Which pile a card of the sideboard goes to. */
export function pileOf(line: Pick<DeckLine, 'types'>): SidePile {
  if (line.types.includes('Rune') && !line.types.includes('Chant')) return 'runes';
  return line.types.includes('Magic Stone') ? 'stones' : 'main';
}

/** How many copies of a name are counted in a list. */
export function copies(names: readonly string[], name: string): number {
  return names.filter((n) => n === name).length;
}

/** Takes one copy of a name out of a list. */
export function without(names: readonly string[], name: string): string[] {
  const i = names.indexOf(name);
  return i < 0 ? [...names] : [...names.slice(0, i), ...names.slice(i + 1)];
}

/** Brings one copy in; where it had gone out, that is taken back. */
export function bringIn(swap: Swap, name: string): Swap {
  return swap.leave.includes(name) ? { ...swap, leave: without(swap.leave, name) } : { ...swap, bring: [...swap.bring, name] };
}

/** Takes one copy out; where it had come in, that is taken back. */
export function takeOut(swap: Swap, name: string): Swap {
  return swap.bring.includes(name) ? { ...swap, bring: without(swap.bring, name) } : { ...swap, leave: [...swap.leave, name] };
}

/** A deck as it stands after a swap: lines of every pile with their copies, those without any left out. */
export function swappedDeck(deck: DeckWhole, swap: Swap): DeckWhole {
  const side = deck.piles.find((p) => p.pile === 'sideboard')?.lines ?? [];
  const every = new Map<string, DeckLine>();
  for (const p of deck.piles) for (const l of p.lines) every.set(l.name, l);
  const home = (name: string): string => {
    for (const p of deck.piles) if (p.pile !== 'sideboard' && p.lines.some((l) => l.name === name)) return p.pile;
    const line = side.find((l) => l.name === name);
    return line ? pileOf(line) : 'main';
  };
  const piles = deck.piles.map((p) => ({ pile: p.pile, lines: p.lines.map((l) => ({ ...l })) }));
  const add = (pile: string, name: string, n: number): void => {
    const found = piles.find((p) => p.pile === pile);
    const line = found?.lines.find((l) => l.name === name);
    const known = every.get(name);
    if (line) line.copies += n;
    else if (found && known) found.lines.push({ ...known, copies: n });
  };
  for (const name of swap.bring) {
    add(home(name), name, 1);
    add('sideboard', name, -1);
  }
  for (const name of swap.leave) {
    add(home(name), name, -1);
    add('sideboard', name, 1);
  }
  return { ...deck, piles: piles.map((p) => ({ ...p, lines: p.lines.filter((l) => l.copies > 0) })) };
}

/** What comes in and goes out, put side by side so that each takes a place in its own pile; null where they do not match. */
export function paired(deck: DeckWhole, swap: Swap): Swap | null {
  const types = new Map<string, SidePile>();
  for (const p of deck.piles) for (const l of p.lines) types.set(l.name, pileOf(l));
  const bring: string[] = [];
  const leave: string[] = [];
  for (const pile of ['main', 'stones', 'runes'] as const) {
    const coming = swap.bring.filter((n) => types.get(n) === pile);
    const going = swap.leave.filter((n) => types.get(n) === pile);
    if (coming.length !== going.length) return null;
    bring.push(...coming);
    leave.push(...going);
  }
  return { bring, leave };
}

const TITLES: readonly (readonly [string, string])[] = [
  ['ruler', 'Ruler'],
  ['main', 'Main'],
  ['stones', 'Stones'],
  ['extra', 'Extra'],
  ['runes', 'Runes'],
  ['sideboard', 'Side'],
];

/** A deck as a list that the server reads. */
export function deckText(deck: DeckWhole): string {
  const parts = [`Name: ${deck.title}`];
  for (const [pile, title] of TITLES) {
    const lines = deck.piles.find((p) => p.pile === pile)?.lines ?? [];
    if (lines.length) parts.push(`${title}\n${lines.map((l) => `${l.copies} ${l.name}${l.number ? ` [${l.number}]` : ''}`).join('\n')}`);
  }
  return `${parts.join('\n\n')}\n`;
}
