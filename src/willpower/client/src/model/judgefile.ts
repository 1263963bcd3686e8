// A position as a judge file: what the table shows, as `start:` of a file that `willpower judge` runs. Decks are not known from a
// board and are filled up; what is in the chase, in battle or lasts is told in comments, since a position begins without it.

import type { Zone } from './board';
import type { CardView, Side, View } from '../protocol';

const LETTER: Readonly<Record<string, string>> = { light: 'W', fire: 'R', water: 'U', wind: 'G', darkness: 'B' };
const PHASES: ReadonlySet<string> = new Set(['main', 'draw', 'recovery', 'end']);
const BUNDLED = /^WP[A-Z]*-\d/;

/** A word or text as YAML. */
function text(value: string): string {
  return JSON.stringify(value);
}

/** The name under which a card stands in a file: that of its front. */
function frontName(c: CardView): string {
  if (!c.face || c.face === 'front') return c.name ?? '';
  return c.sides?.find((s) => s.face === 'front')?.name ?? c.name ?? '';
}

function state(c: CardView, by: ReadonlyMap<number, CardView>, letters: (n: number) => string): string[] {
  const out: string[] = [];
  if (c.rested) out.push('rested: true');
  if (c.damage) out.push(`damage: ${c.damage}`);
  if (c.fresh) out.push('fresh: true');
  const counters = Object.entries(c.counters ?? {});
  if (counters.length) out.push(`counters: {${counters.map(([k, n]) => `${text(k)}: ${n}`).join(', ')}}`);
  if (c.face && c.face !== 'front') out.push(`face: ${c.face}`);
  if (c.owner !== undefined && c.controller !== undefined && c.owner !== c.controller && c.zone === 'field') out.push(`owner: ${letters(c.owner)}`);
  const host = c.added_to === undefined ? undefined : by.get(c.added_to);
  if (host) out.push(`added_to: ${text(`${letters(host.controller ?? 0)}.${reference(host, by)}`)}`);
  return out;
}

/** The name of a card in play, with its place among those of the same name. */
function reference(c: CardView, by: ReadonlyMap<number, CardView>): string {
  const alike = [...by.values()].filter((x) => x.zone === 'field' && x.controller === c.controller && x.name === c.name);
  const n = alike.findIndex((x) => x.id === c.id);
  return alike.length > 1 && n >= 0 ? `${c.name ?? ''}#${n + 1}` : (c.name ?? '');
}

function entry(c: CardView, by: ReadonlyMap<number, CardView>, letters: (n: number) => string): string {
  const more = state(c, by, letters);
  return more.length ? `{card: ${text(frontName(c))}, ${more.join(', ')}}` : text(frontName(c));
}

function sideFields(c: CardView | Side): string[] {
  const printed = 'printed' in c ? c.printed : undefined;
  const atk = printed ? printed.atk : c.atk;
  const def = printed ? printed.def : c.def;
  const out = [`name: ${text(c.name ?? '')}`, `type: ${text([...(c.general ?? []), ...(c.types ?? [])].join(' '))}`];
  if (c.cost) out.push(`cost: ${text(c.cost)}`);
  const letters = (c.attributes ?? []).map((a) => LETTER[a] ?? '').join('');
  if (letters) out.push(`attribute: ${text(letters)}`);
  if (c.races?.length) out.push(`race: [${c.races.map(text).join(', ')}]`);
  if (atk != null) out.push(`atk: ${atk}`, `def: ${def ?? 0}`);
  if (c.divinity !== undefined) out.push(`divinity: ${c.divinity}`);
  if (c.text?.length) out.push(`text: [${c.text.map(text).join(', ')}]`);
  return out;
}

/** Cards that are not bundled, as the file must bring them. */
function ownCards(all: readonly CardView[]): string[] {
  const seen = new Map<string, string>();
  for (const c of all) {
    if (!c.name || c.hidden || c.kind !== 'card' || (c.number && BUNDLED.test(c.number))) continue;
    const front: CardView | Side = c.face && c.face !== 'front' ? (c.sides?.find((s) => s.face === 'front') ?? c) : c;
    const back = c.face && c.face !== 'front' ? c : c.sides?.[0];
    const fields = sideFields(front);
    if (back && back !== front) fields.push(`back: {${sideFields(back).join(', ')}}`);
    seen.set(front.name ?? '', `  - {${fields.join(', ')}}`);
  }
  return [...seen.values()];
}

const NAMED: readonly (readonly [Zone, string])[] = [
  ['hand', 'hand'],
  ['graveyard', 'graveyard'],
  ['removed', 'removed'],
  ['standby', 'standby'],
  ['extra_deck', 'extra_deck'],
  ['runes', 'runes'],
  ['items', 'items'],
  ['lifebreak', 'lifebreak'],
];

function player(v: View, n: number, by: ReadonlyMap<number, CardView>, letters: (n: number) => string, notes: string[]): string {
  const p = v.players[n];
  if (!p) return '';
  const out: string[] = [`    life: ${p.life}`];
  const one = (c: CardView): string => entry(c, by, letters);
  const j = v.field.find((c) => c.owner === n && c.types?.includes('J-Ruler'));
  const ruler = p.ruler[0] ?? j;
  if (ruler) out.push(`    ruler: ${one(ruler)}`);
  const mine = v.field.filter((c) => c.controller === n && c !== j && !c.hidden);
  const tokens = mine.filter((c) => c.kind !== 'card');
  if (tokens.length) notes.push(`${letters(n)} also has in the field: ${tokens.map((c) => `${c.name ?? ''} ${c.kind ?? ''} ${c.atk ?? 0}/${c.def ?? 0}`).join(', ')}; a position cannot begin with tokens.`);
  const cards = mine.filter((c) => c.kind === 'card');
  const stone = (c: CardView): boolean => !!c.types?.includes('Magic Stone') && !c.types.includes('Resonator');
  const list = (name: string, cs: readonly CardView[]): void => {
    if (cs.length) out.push(`    ${name}: [${cs.map(one).join(', ')}]`);
  };
  // What is added to something comes after what it is added to.
  list('field', [...cards.filter((c) => !stone(c) && c.added_to === undefined), ...cards.filter((c) => !stone(c) && c.added_to !== undefined)]);
  list('stones', cards.filter(stone));
  for (const [zone, name] of NAMED) {
    const all = p[zone];
    const known = all.filter((c) => !c.hidden && c.name);
    // Piles are listed top first; a view lists what came last at the end.
    list(name, zone === 'graveyard' || zone === 'removed' ? [...known].reverse() : known);
    const unseen = (p.counts[zone] ?? 0) - known.length;
    if (unseen > 0) notes.push(`${letters(n)} has ${unseen} cards in ${name.replace('_', ' ')} that are not seen from here.`);
  }
  if (p.will.length) out.push(`    will: ${text(p.will.map((w) => `{${LETTER[w.attribute] ?? '1'}}`).join(''))}`);
  if (p.weather) notes.push(`The weather of ${letters(n)} is ${p.weather}.`);
  return out.join('\n');
}

/** A judge file with this position, and as few words as it needs. */
export function judgeFile(v: View, title: string): string {
  const by = new Map<number, CardView>();
  const every: CardView[] = [...v.field, ...v.chase];
  for (const p of v.players) for (const z of ['ruler' as Zone, ...NAMED.map(([k]) => k)]) every.push(...p[z]);
  for (const c of every) if (c.id !== undefined) by.set(c.id, c);
  const letters = (n: number): string => (n === 0 ? 'A' : 'B');
  const notes: string[] = [];
  const sides = [0, 1].map((n) => `  ${letters(n)}:\n${player(v, n, by, letters, notes)}`);
  const phase = PHASES.has(v.turn.phase) ? v.turn.phase : 'main';
  if (v.turn.step || v.turn.phase !== phase) notes.push(`At that moment it was the ${v.turn.step ? `${v.turn.step} step of battle` : `${v.turn.phase} phase`}.`);
  v.chase.forEach((c, i) => notes.push(`In the chase, ${i + 1}: ${c.name ?? ''} of ${letters(c.controller ?? 0)}${c.text?.length ? ` (${c.text.join(' ')})` : ''}.`));
  if (v.battle?.attacker) notes.push(`${v.battle.attacker.name ?? ''} attacks ${v.battle.attacked?.name ?? letters(v.battle.attacked?.player ?? 0)}${v.battle.blocker ? `, ${v.battle.blocker.name ?? ''} blocks` : ''}.`);
  for (const e of v.effects) notes.push(`Lasting: ${e.source?.name ?? ''}: ${e.text} (${e.until}).`);
  const own = ownCards(every);
  return [
    ...notes.map((n) => `# ${n.replace(/\s+/g, ' ')}`),
    'format: 1',
    `title: ${text(title)}`,
    `edition: ${text(v.edition)}`,
    ...(own.length ? ['cards:', ...own] : []),
    'start:',
    `  turn: ${letters(v.turn.player)}`,
    `  turn_number: ${Math.max(1, v.turn.number)}`,
    `  phase: ${phase}`,
    `  first: ${letters(v.turn.first_player)}`,
    ...sides,
    'do: []',
    `expect: {A.life: ${v.players[0]?.life ?? 0}, B.life: ${v.players[1]?.life ?? 0}}`,
    '',
  ].join('\n');
}
