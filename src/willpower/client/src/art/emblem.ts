// Which emblem a card shows: its race, else its kind, else what a chant does.

import { KIND, RACE, WORK } from './emblem-drawings';

export interface Drawn {
  name: string;
  types?: readonly string[];
  races?: readonly string[];
  general?: readonly string[];
  attributes?: readonly string[];
  stone_types?: readonly string[];
  text?: readonly string[];
  added_to?: number;
}

const WORKS: readonly (readonly [string, RegExp])[] = [
  ['snare', /\[trigger\]/],
  ['weather', /weather is \w+ until/],
  ['time', /extra turn|skips their|restart/],
  ['dice', /\[force\]|\broll\b/],
  ['cancel', /cancel target/],
  ['copy', /copy/],
  ['control', /control of target|exchange control/],
  ['fight', /deals damage equal to its atk/],
  ['grave', /from your graveyard into/],
  ['return', /return target/],
  ['remove', /remove target/],
  ['destroy', /destroy target|banishes a/],
  ['burn', /damage to target player|opponent loses|damage to your opponent/],
  ['strike', /deals? .*damage/],
  ['guard', /prevent|barrier/],
  ['lower', /\[-/],
  ['rest', /rest (target|up|each)/],
  ['stone', /magic stone deck/],
  ['token', /token/],
  ['search', /search your deck|foresee|look at the top/],
  ['life', /^(?!.*draw two).*you gain \d+ life/],
  ['draw', /draw/],
  ['discard', /discard/],
  ['raise', /\[\+|counters/],
];

/** The work of a chant, told from its text. */
export function workOf(text: readonly string[]): string {
  const all = text.join(' ').toLowerCase();
  for (const [work, pattern] of WORKS) if (pattern.test(all)) return work;
  return 'raise';
}

/** The drawing for a card. */
export function emblem(card: Drawn): string {
  const races = card.races ?? [];
  const race = races[0] === 'Inverse' && races[1] ? races[1] : (races[0] ?? '');
  const types = card.types ?? [];
  const of = (name: string): string => KIND[name] ?? '';
  const drawn = RACE[race];
  if (drawn) return drawn;
  if (types.includes('Rune')) return of('Rune');
  if (race === 'Story') return of('Story');
  if (!types.length && race === 'Gem') return of('Gem');
  if (!types.length && /\bCoin\b/.test(card.name)) return of('Coin');
  if (types.includes('Magic Stone'))
    return of(card.general?.includes('Special') ? 'Special stone' : 'Magic stone');
  if (types.includes('Regalia')) return of('Regalia');
  if (race === 'Magic Crest') return of('Magic crest');
  if (types.includes('Addition'))
    return of(card.added_to === undefined ? 'Addition: field' : 'Addition: on a card');
  if (types.includes('Chant')) return WORK[workOf(card.text ?? [])] ?? '';
  if (types.includes('Ruler') || types.includes('J-Ruler')) return of('Ruler without a race');
  return (types.includes('Resonator') ? RACE['Giant'] : WORK['token']) ?? '';
}
