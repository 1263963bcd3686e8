// A deck that is being built: its piles, what can be done to them, and what they come to.

import type { CardEntry, Draft, DraftLine, DraftWhole } from '../protocol';
import { symbols } from '../art/Icon';

export const PILES = ['ruler', 'main', 'stones', 'extra', 'runes', 'sideboard'] as const;
export type Pile = (typeof PILES)[number];

export interface Line {
  card: CardEntry;
  copies: number;
}

export interface Deck {
  title: string;
  piles: Record<Pile, Line[]>;
}

export const MOST_COPIES = 99;

/** A deck without cards. */
export function emptyDeck(title = ''): Deck {
  return { title, piles: { ruler: [], main: [], stones: [], extra: [], runes: [], sideboard: [] } };
}

/** The pile that a card goes to by its types. */
export function pileFor(card: CardEntry): Pile {
  if (card.types.includes('Ruler')) return 'ruler';
  if (card.types.includes('Magic Stone')) return 'stones';
  if (card.types.includes('Rune') && !card.types.includes('Chant')) return 'runes';
  return 'main';
}

/** A deck with so many more (or fewer) copies of a card in a pile. A new ruler takes the place of the old one. */
export function changed(deck: Deck, card: CardEntry, by: number, pile: Pile = pileFor(card)): Deck {
  let lines = deck.piles[pile];
  const old = lines.find((l) => l.card.key === card.key);
  const copies = Math.max(0, Math.min(MOST_COPIES, (old?.copies ?? 0) + by));
  if (pile === 'ruler' && by > 0) lines = [{ card, copies: 1 }];
  else if (!old) lines = copies ? [...lines, { card, copies }] : lines;
  else lines = copies ? lines.map((l) => (l === old ? { card, copies } : l)) : lines.filter((l) => l !== old);
  return { ...deck, piles: { ...deck.piles, [pile]: lines } };
}

/** A deck with one copy of a card moved from a pile to another. */
export function moved(deck: Deck, card: CardEntry, from: Pile, to: Pile): Deck {
  if (from === to || !deck.piles[from].some((l) => l.card.key === card.key)) return deck;
  return changed(changed(deck, card, -1, from), card, 1, to);
}

/** How many copies of a card a deck has, without the sideboard. */
export function copiesOf(deck: Deck, key: string): number {
  return PILES.reduce((n, p) => n + (p === 'sideboard' ? 0 : (deck.piles[p].find((l) => l.card.key === key)?.copies ?? 0)), 0);
}

/** How many cards a pile has. */
export function count(lines: readonly Line[]): number {
  return lines.reduce((n, l) => n + l.copies, 0);
}

/** Whether there is nothing in a deck. */
export function isEmpty(deck: Deck): boolean {
  return PILES.every((p) => !deck.piles[p].length);
}

/** A deck as the server takes it. */
export function toDraft(deck: Deck): Draft {
  const lines: DraftLine[] = [];
  for (const pile of PILES) for (const l of deck.piles[pile]) lines.push({ pile, card: l.card.key, copies: l.copies });
  return { title: deck.title.slice(0, 80), lines };
}

/** A deck as the server gives it. */
export function fromWhole(whole: DraftWhole): Deck {
  const deck = emptyDeck(whole.title);
  for (const p of whole.piles) deck.piles[p.pile] = p.cards.map((c) => ({ card: c.card, copies: c.copies }));
  return deck;
}

/** How many cards of the main deck cost 0, 1, ... 6 and more. */
export function curve(deck: Deck): number[] {
  const out = [0, 0, 0, 0, 0, 0, 0];
  for (const l of deck.piles.main) {
    const at = Math.min(6, l.card.total);
    out[at] = (out[at] ?? 0) + l.copies;
  }
  return out;
}

const LETTER: Readonly<Record<string, string>> = { W: 'light', R: 'fire', U: 'water', G: 'wind', B: 'darkness' };

/** Will that costs of the main deck ask for by attribute, and how many stones make it. */
export function will(deck: Deck): { attribute: string; asked: number; made: number }[] {
  const asked = new Map<string, number>();
  const made = new Map<string, number>();
  for (const l of deck.piles.main)
    for (const s of symbols(l.card.cost)) {
      const a = LETTER[s];
      if (a) asked.set(a, (asked.get(a) ?? 0) + l.copies);
    }
  for (const l of deck.piles.stones) for (const a of l.card.stone_types) made.set(a, (made.get(a) ?? 0) + l.copies);
  return Object.values(LETTER)
    .filter((a) => asked.has(a) || made.has(a))
    .map((attribute) => ({ attribute, asked: asked.get(attribute) ?? 0, made: made.get(attribute) ?? 0 }));
}

/** How many stones of each attribute bring the magic stone deck up to `most`, shared out by the will that is asked for. */
export function stonesMissing(deck: Deck, most = 10): Map<string, number> {
  const room = most - count(deck.piles.stones);
  const asks = will(deck).filter((a) => a.asked > 0);
  const all = asks.reduce((n, a) => n + a.asked, 0);
  const out = new Map<string, number>();
  if (room <= 0 || !all) return out;
  const shares = asks.map((a) => ({ attribute: a.attribute, wish: (most * a.asked) / all - a.made }));
  for (let n = 0; n < room; n++) {
    const next = shares.reduce((a, b) => (b.wish > a.wish ? b : a));
    next.wish -= 1;
    out.set(next.attribute, (out.get(next.attribute) ?? 0) + 1);
  }
  return out;
}

const PLAIN_STONE = /^(Light|Fire|Water|Wind|Darkness) Magic Stone$/;

/** A deck without its plain stones. */
export function withoutPlainStones(deck: Deck): Deck {
  return { ...deck, piles: { ...deck.piles, stones: deck.piles.stones.filter((l) => !PLAIN_STONE.test(l.card.name)) } };
}

/** Whether an attribute is asked for that no stone makes. */
export function lacksStones(deck: Deck): boolean {
  return will(deck).some((a) => a.asked > 0 && a.made === 0);
}

export type Group = 'ruler' | 'resonator' | 'chant' | 'other' | 'stones' | 'runes' | 'extra' | 'sideboard';
export const GROUPS: readonly Group[] = ['ruler', 'resonator', 'chant', 'other', 'stones', 'runes', 'extra', 'sideboard'];

/** The pile in which the cards of a group are. */
export function pileOf(group: Group): Pile {
  return group === 'resonator' || group === 'chant' || group === 'other' ? 'main' : group;
}

/** The lines of a group, the cheapest first. */
export function grouped(deck: Deck, group: Group): Line[] {
  const lines = deck.piles[pileOf(group)];
  const own = (c: CardEntry): Group => (c.types.includes('Resonator') ? 'resonator' : c.types.includes('Chant') ? 'chant' : 'other');
  const mine = pileOf(group) === 'main' ? lines.filter((l) => own(l.card) === group) : [...lines];
  return mine.sort((a, b) => a.card.total - b.card.total || a.card.name.localeCompare(b.card.name));
}

/** All copies of a pile, one after the other. */
export function laidOut(lines: readonly Line[]): CardEntry[] {
  return lines.flatMap((l) => Array.from({ length: l.copies }, () => l.card));
}

/** Cards in an order of chance. */
export function shuffled<T>(cards: readonly T[], chance: () => number = Math.random): T[] {
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}

export interface Trial {
  hand: CardEntry[];
  rest: CardEntry[];
  stones: CardEntry[];
  stoneDeck: CardEntry[];
  turn: number;
}

/** A first hand of five, before any turn. */
export function firstHand(deck: Deck, chance: () => number = Math.random): Trial {
  const cards = shuffled(laidOut(deck.piles.main), chance);
  return { hand: cards.slice(0, 5), rest: cards.slice(5), stones: [], stoneDeck: shuffled(laidOut(deck.piles.stones), chance), turn: 0 };
}

/** The next turn against nobody: a card drawn, but not in the first turn of who begins (502.3), and a stone called. */
export function nextTurn(trial: Trial): Trial {
  const drawn = trial.turn ? trial.rest[0] : undefined;
  const rest = trial.rest.slice(drawn ? 1 : 0);
  const [stone, ...stoneDeck] = trial.stoneDeck;
  return {
    hand: drawn ? [...trial.hand, drawn] : trial.hand,
    rest,
    stones: stone ? [...trial.stones, stone] : trial.stones,
    stoneDeck,
    turn: trial.turn + 1,
  };
}

/** Whether stones can pay a cost: each gives one will of one of its attributes. */
export function canPay(cost: string, stones: readonly CardEntry[]): boolean {
  const asked = symbols(cost);
  const free = asked.reduce((n, s) => n + (/^\d+$/.test(s) ? Number(s) : 0), 0);
  const own = asked.map((s) => LETTER[s]).filter((a): a is string => !!a);
  if (own.length + free > stones.length) return false;
  const fits = (left: readonly string[], open: readonly CardEntry[]): boolean => {
    const [first, ...rest] = left;
    if (first === undefined) return true;
    const seen = new Set<string>();
    return open.some((s, i) => {
      const kind = s.stone_types.join();
      if (!s.stone_types.includes(first) || seen.has(kind)) return false;
      seen.add(kind);
      return fits(rest, [...open.slice(0, i), ...open.slice(i + 1)]);
    });
  };
  return fits(own, stones);
}

/** A short sum over a text, by which a cut or altered one is known (FNV-1a). */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const c of text) sum = Math.imul(sum ^ c.charCodeAt(0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** A deck list as the end of an address, after its sum: messengers cut long addresses. */
export function toLink(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let raw = '';
  for (const b of bytes) raw += String.fromCharCode(b);
  const packed = btoa(raw).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `#deck=${sumOf(packed)}.${packed}`;
}

/** The deck list in an address; null where there is none, "damaged" where it is not whole. Links of before had no sum. */
export function ofLink(address: string): { text: string } | 'damaged' | null {
  const found = /#deck=(\S*)/.exec(address)?.[1];
  if (found === undefined) return null;
  const [, sum, packed] = /^(?:([0-9a-z]+)\.)?([A-Za-z0-9_-]+)$/.exec(found) ?? [];
  if (!packed || (sum !== undefined && sum !== sumOf(packed))) return 'damaged';
  try {
    const raw = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(raw, (c) => c.charCodeAt(0))) };
  } catch {
    return 'damaged';
  }
}

/** Whether what was pasted is nothing but an address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
