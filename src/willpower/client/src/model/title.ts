// The names of pages.

import { t } from '../strings';

/** The name of a page by its address; "" for the first one and for what is not there. */
export function placeName(address: string): string {
  const first = (address.split(/[?#]/)[0] ?? '/').split('/').filter(Boolean)[0] ?? '';
  switch (first) {
    case 'game':
    case 'join':
      return t('nav.play');
    case 'lobby':
      return t('nav.lobby');
    case 'replay':
    case 'replays':
      return t('nav.replays');
    case 'stats':
      return t('nav.stats');
    case 'settings':
      return t('nav.settings');
    case 'learn':
      return t('nav.learn');
    case 'puzzle':
    case 'puzzles':
      return t('nav.puzzles');
    case 'bench':
      return t('nav.bench');
    case 'rules':
    case 'editions':
      return t('nav.rules');
    case 'decks':
    case 'simulation':
      return t('nav.decks');
    case 'cards':
      return t('nav.cards');
    default:
      return '';
  }
}

/** The whole title: what it is about, the page, the product. */
export function titleOf(words: string, address: string): string {
  const place = placeName(address);
  return [words, place === words ? '' : place, 'Willpower'].filter(Boolean).join(' · ');
}
