// The names of pages.

import { t } from '../strings';

type Place = Parameters<typeof t>[0];

const PLACES: Readonly<Record<string, Place>> = {
  game: 'nav.play',
  join: 'nav.play',
  lobby: 'nav.lobby',
  replay: 'nav.replays',
  replays: 'nav.replays',
  stats: 'nav.stats',
  settings: 'nav.settings',
  learn: 'nav.learn',
  puzzle: 'nav.puzzles',
  puzzles: 'nav.puzzles',
  bench: 'nav.bench',
  rules: 'nav.rules',
  editions: 'nav.rules',
  decks: 'nav.decks',
  simulation: 'nav.decks',
  cards: 'nav.cards',
};

/** The whole title: what it is about, the page by its address, the product. */
export function titleOf(words: string, address: string): string {
  const first = (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)[0] ?? '';
  const known = PLACES[first];
  const place = known ? t(known) : '';
  return [words, place === words ? '' : place, 'Willpower'].filter(Boolean).join(' · ');
}
