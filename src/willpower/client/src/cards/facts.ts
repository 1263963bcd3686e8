// What a card shows, worked out from its view.

import type { CardView } from '../protocol';
import { typeWord, typeWords } from '../strings/ja_words';
import { t } from '../strings';
import { symbols } from '../art/Icon';

/** Whether it fights: a resonator or J-ruler. */
export function fights(c: CardView): boolean {
  return !!c.types && (c.types.includes('Resonator') || c.types.includes('J-Ruler'));
}

/** Whether it stands among the magic stones: a stone without a state of its own. */
export function plainStone(c: CardView): boolean {
  return (
    !c.hidden &&
    !!c.types?.includes('Magic Stone') &&
    !fights(c) &&
    !c.counters &&
    c.added_to === undefined &&
    !c.partial
  );
}

/** The class of the frame's colour. */
export function frame(c: { attributes?: readonly string[]; stone_types?: readonly string[] }): string {
  const first = c.attributes?.[0] ?? c.stone_types?.[0];
  return `a-${first ?? 'void'}`;
}

const BAND: Readonly<Record<string, string>> = {
  light: '#f4c84a',
  fire: '#bf3b22',
  water: '#1b67a8',
  wind: '#277548',
  darkness: '#553a80',
};

/** The colour of the second half of the band, for cards of two attributes. */
export function secondBand(c: { attributes?: readonly string[] }): string | undefined {
  const second = c.attributes?.[1];
  return second ? BAND[second] : undefined;
}

/** Whether a value stands above (1), at (0) or below (-1) what is printed. */
export function changed(now: number | null | undefined, printed: number | null | undefined): -1 | 0 | 1 {
  if (now == null || printed == null || now === printed) return 0;
  return now > printed ? 1 : -1;
}

/** The type line: types, general types, races. A gem or coin has no type: it is an item. */
export function typeLine(c: { types?: string[]; general?: string[]; races?: string[]; keywords?: string[]; zone?: string }): string {
  const types = typeWords([...(c.general ?? []), ...(c.types ?? [])]) || (c.zone === 'items' ? t('card.item') : '');
  const rest = [...(c.races ?? [])];
  if (c.keywords?.includes('quickcast')) rest.push(typeWord('Quickcast'));
  return [types, rest.join(' ')].filter(Boolean).join(' · ');
}

/** The name of a card, a token's with the word. */
export function nameOf(c: CardView): string {
  if (c.hidden || !c.name) return t('card.facedown');
  return c.kind === 'token' ? t('card.token', { name: c.name }) : c.name;
}

export interface Roles {
  legal?: boolean;
  selected?: boolean;
  candidate?: boolean;
  target?: boolean;
  attacking?: string;
  blocking?: boolean;
  added?: CardView[];
  count?: number;
}

/** What a screen reader says of a card: only what this seat knows. */
export function accessibleName(c: CardView, roles: Roles = {}): string {
  return [nameOf(c), ...details(c, roles)].join(', ');
}

/** What is said of a card after its name; `typed`: its type line stands there to be read. */
export function details(c: CardView, roles: Roles = {}, typed = false): string[] {
  const out: string[] = [];
  const type = c.types && !typed ? typeLine({ types: c.types, general: c.general, zone: c.zone }).toLowerCase() : '';
  if (type) out.push(type);
  if (c.cost && (c.zone === 'hand' || c.zone === 'runes')) out.push(costWords(c.cost));
  if (c.atk != null) out.push(value('ATK', c.atk, c.printed?.atk));
  if (c.def != null) out.push(value('DEF', c.def, c.printed?.def));
  for (const k of chips(c)) out.push(k.lost ? t('card.lostkw', { k: k.name }) : k.gained ? t('card.gainedkw', { k: k.name }) : k.name);
  if (c.damage) out.push(t('card.damage', { n: c.damage }));
  for (const [name, n] of Object.entries(c.counters ?? {})) out.push(t('card.counters', { n, name }));
  if (c.rested) out.push(t('card.rested'));
  if (c.fresh && fights(c)) out.push(t('card.new'));
  if (roles.attacking) out.push(t('card.attacking', { name: roles.attacking }));
  if (roles.blocking) out.push(t('card.blocking'));
  for (const a of roles.added ?? []) out.push(t('card.added', { name: nameOf(a) }));
  if (roles.count && roles.count > 1) out.push(t('card.alike', { n: roles.count }));
  if (c.partial) out.push(t('card.partial'));
  if (roles.target) out.push(t('card.istarget'));
  if (roles.candidate) out.push(t('card.choosable'));
  if (roles.legal) out.push(t('card.usable'));
  if (roles.selected) out.push(t('card.selected'));
  return out;
}

/** A cost in words: "cost light 1". */
export function costWords(cost: string): string {
  return t('card.cost', { cost: symbols(cost).map(symbolWord).join(' ') });
}

function value(word: string, now: number, printed: number | null | undefined): string {
  const way = changed(now, printed);
  if (way === 0 || printed == null) return `${word} ${now}`;
  return t(way > 0 ? 'card.raised' : 'card.lowered', { word, now, printed });
}

function symbolWord(s: string): string {
  const words: Record<string, string> = { W: 'light', R: 'fire', U: 'water', G: 'wind', B: 'darkness' };
  const word = words[s];
  return word ? t(`att.${word}` as 'att.light') : s;
}

export interface ChipFacts {
  name: string;
  gained: boolean;
  lost: boolean;
}

// Words that tell how a card is played, not what it is on the field.
const SILENT = new Set(['quickcast', 'energize', 'judgment', 'divinity', 'enter', 'trigger', 'mana', 'seal']);

/** The keywords on a card of the field: printed, gained, lost. */
export function chips(c: CardView): ChipFacts[] {
  const gained = new Set((c.gained ?? []).map(keywordOf));
  const out: ChipFacts[] = [];
  for (const k of c.keywords ?? [])
    if (!SILENT.has(k)) out.push({ name: title(k), gained: gained.has(k), lost: false });
  for (const text of c.lost ?? []) {
    const k = keywordOf(text);
    if (k && !(c.keywords ?? []).includes(k)) out.push({ name: title(k), gained: false, lost: true });
  }
  return out;
}

function keywordOf(text: string): string {
  const m = /^\[([^\]]+)\]/.exec(text);
  return m?.[1] ? m[1].toLowerCase() : '';
}

function title(k: string): string {
  return k.replace(/(^|\s)\S/g, (s) => s.toUpperCase());
}

/** Whether two cards are alike in every field of the view but their number. */
export function alike(a: CardView, b: CardView): boolean {
  return JSON.stringify({ ...a, id: 0 }) === JSON.stringify({ ...b, id: 0 });
}

export interface Pile {
  card: CardView;
  all: CardView[];
}

/** Tokens that are alike in everything, put together; every other card alone; order of arrival is kept. */
export function piled(cards: readonly CardView[], apart: (c: CardView) => boolean): Pile[] {
  const out: Pile[] = [];
  for (const card of cards) {
    const pile =
      card.kind === 'token' && !apart(card)
        ? out.find((p) => p.card.kind === 'token' && !apart(p.card) && alike(p.card, card))
        : undefined;
    if (pile) pile.all.push(card);
    else out.push({ card, all: [card] });
  }
  return out;
}

export interface StoneGroup {
  name: string;
  label: string;
  attributes: string[];
  stones: CardView[];
}

/** Magic stones by name; of those to choose among (`apart`) only what is alike in everything is one group, so that nobody banishes
 * a stone that could still make will for one that is rested. */
export function stoneGroups(cards: readonly CardView[], apart: (c: CardView) => boolean = () => false): StoneGroup[] {
  const out: StoneGroup[] = [];
  const together = (a: CardView | undefined, b: CardView): boolean => !!a && apart(a) === apart(b) && (!apart(b) || alike(a, b));
  for (const c of cards) {
    const name = nameOf(c);
    let group = out.find((g) => g.name === name && together(g.stones[0], c));
    if (!group) {
      const attributes = c.stone_types?.length ? c.stone_types : produced(c.text ?? []);
      const basic = c.general?.includes('Basic') && attributes[0];
      group = { name, label: basic ? t(`Att.${attributes[0] ?? ''}` as 'Att.light') : name, attributes, stones: [] };
      out.push(group);
    }
    group.stones.push(c);
  }
  // Two names for stones of one attribute are told apart by them.
  const named = out.map((g) => out.some((x) => x.label === g.label && x.name !== g.name));
  return out.map((g, i) => (named[i] ? { ...g, label: g.name } : g));
}

/** The symbols of the will that a text produces. */
function produced(text: readonly string[]): string[] {
  const said = text.map((line) => /\b[Pp]roduces? ([^.]*)/.exec(line)?.[1] ?? '').join(' ');
  return [...new Set([...said.matchAll(/\{([WRUGBMT])\}/g)].map((m) => m[1] ?? ''))];
}
