// Judge files for the bench: a card tried on a small board, and a deck played against nobody.

import { symbols } from '../art/Icon';
import type { CardEntry, WholeCard } from '../protocol';
import { firstHand, laidOut, type Deck, type Trial } from './draft';

/** A side of a card as it is printed or written. */
export interface Sketch {
  name: string;
  type: string;
  cost: string;
  races: readonly string[];
  atk: number | null;
  def: number | null;
  text: readonly string[];
}

const STONE: Readonly<Record<string, string>> = { W: 'Light', R: 'Fire', U: 'Water', G: 'Wind', B: 'Darkness' };
const say = (text: string): string => JSON.stringify(text);
const list = (names: readonly string[]): string => `[${names.join(', ')}]`;

/** A card as a judge file brings it: its front, and its other side where it has one. */
export function cardLine(front: Sketch, back?: Sketch): string {
  const fields = [`name: ${say(front.name)}`, `type: ${say(front.type)}`];
  if (front.cost) fields.push(`cost: ${say(front.cost)}`);
  if (front.races.length) fields.push(`race: ${list(front.races.map(say))}`);
  if (front.atk !== null) fields.push(`atk: ${front.atk}`);
  if (front.def !== null) fields.push(`def: ${front.def}`);
  if (front.text.length) fields.push(`text: ${list(front.text.map(say))}`);
  if (back) fields.push(`back: ${cardLine(back)}`);
  return `{${fields.join(', ')}}`;
}

/** The sides of a card as they are printed; the front first. */
export function sketchesOf(whole: WholeCard): [Sketch, Sketch | undefined] {
  const general = whole.entry.general;
  const [front, back] = whole.faces.map((f, i) => ({ name: f.name, type: [...(i ? [] : general), ...f.types].join(' '), cost: f.cost, races: f.races, atk: f.atk, def: f.def, text: f.text }));
  if (!front) throw new Error(`${whole.entry.name} has no side`);
  return [front, back];
}

/** Stones that pay a cost, and some more for what the card asks afterwards. */
export function stonesOf(cost: string): string[] {
  const asked = symbols(cost);
  const kinds = asked.map((s) => STONE[s]).filter((s): s is string => !!s);
  const free = asked.reduce((n, s) => n + (/^\d+$/.test(s) ? Number(s) : s === 'X' ? 2 : 0), 0);
  const first = kinds[0] ?? 'Light';
  return [...kinds, ...Array.from({ length: free + 2 }, () => first)].map((s) => `${s} Magic Stone`);
}

/** A board on which a card can be tried. `bundled`: the card is known by its name and need not be brought along. */
export function tryFile(front: Sketch, back?: Sketch, bundled = false): string {
  const lone = front.type.includes('J-Ruler');
  const ruler = lone || front.type.includes('Ruler');
  const [shown, other] = lone ? [{ ...front, name: `${front.name}, ruler`, type: 'Ruler', cost: '', atk: null, def: null, text: [] }, front] : [front, back];
  const name = say(shown.name);
  const judgment = [...shown.text, ...(other?.text ?? [])].map((x) => /^\[Judgment\] *((?:\{[^}]*\})+)/.exec(x)?.[1]).find(Boolean) ?? '';
  const mine: Record<string, string> = {};
  const stone = /Magic Stone/.test(front.type);
  const stones = stonesOf(ruler ? judgment : front.cost).map(say);
  mine['stones'] = list(stone ? [name, name, ...stones] : stones);
  mine['field'] = list(/Resonator/.test(front.type) && !/Addition/.test(front.type) ? [name, say('Tuskback')] : [say('Tuskback')]);
  if (ruler) mine['ruler'] = lone ? `{card: ${name}, face: back}` : name;
  else if (/^(Master )?Rune/.test(front.type)) mine['runes'] = list([name]);
  else if (!stone) mine['hand'] = list([name, name]);
  return [
    'format: 1',
    `title: ${say(front.name)}`,
    ...(bundled ? [] : ['cards:', `  - ${cardLine(shown, other)}`]),
    'start:',
    '  turn: A',
    '  A:',
    ...Object.entries(mine).map(([k, v]) => `    ${k}: ${v}`),
    '  B:',
    `    field: [${say('Gate Warden')}, {card: ${say('Trail Wolf')}, rested: true}]`,
    'do: []',
    '',
  ].join('\n');
}

/** A deck against nobody: as it was drawn so far, or at the beginning of its first turn. `own` has the cards that are not
 * bundled, as lines of a judge file. */
export function aloneFile(deck: Deck, own: readonly string[], drawn: Trial | null = null, chance: () => number = Math.random): string {
  const trial = drawn ?? firstHand(deck, chance);
  const names = (all: readonly CardEntry[]): string => list(all.map((c) => say(c.name)));
  const ruler = deck.piles.ruler[0]?.card.name;
  const more = (key: string, all: readonly CardEntry[]): string[] => (all.length ? [`    ${key}: ${names(all)}`] : []);
  return [
    'format: 1',
    `title: ${say(deck.title || 'A deck alone')}`,
    ...(own.length ? ['cards:', ...own.map((c) => `  - ${c}`)] : []),
    'start:',
    '  turn: A',
    `  turn_number: ${Math.max(1, 2 * trial.turn - 1)}`,
    '  first: A',
    '  A:',
    '    fill: false',
    ...(ruler ? [`    ruler: ${say(ruler)}`] : []),
    ...more('hand', trial.hand),
    ...more('stones', trial.stones),
    ...more('deck', trial.rest),
    ...more('stone_deck', trial.stoneDeck),
    ...more('extra_deck', laidOut(deck.piles.extra)),
    ...more('runes', laidOut(deck.piles.runes)),
    'do: []',
    '',
  ].join('\n');
}
