import { useEffect } from 'preact/hooks';
import { NOBODY } from '../model/levels';
import { signal } from '@preact/signals';
import type { CreateGame, DeckInfo, LevelInfo } from '../protocol';
import { api, Refused } from '../state/api';
import { allowedIn, NEWEST } from '../model/editions';
import { prefs } from '../state/prefs';
import { withLeave } from '../state/leave';
import { go } from '../state/route';
import { hold } from '../state/seats';
import { t } from '../strings';
import { asDeck, choiceOf, kept, loadKept, ownKey } from '../library/owning';

// What it takes to begin a game: the decks and levels there are, what one usually plays.

export const decks = signal<DeckInfo[]>([]);
export const levels = signal<LevelInfo[]>([]);
export const trouble = signal('');

/** Loads the decks and levels, once. */
export function useLists(): void {
  useEffect(() => {
    if (!decks.value.length)
      api
        .decks()
        .then((d) => (decks.value = d))
        .catch((e: unknown) => (trouble.value = e instanceof Refused ? e.message : t('server.none')));
    if (ownKey()) loadKept().catch(() => undefined); // without an answer the bundled ones are there
    if (!levels.value.length)
      api
        .levels()
        .then((l) => (levels.value = l))
        .catch(() => undefined);
  }, []);
}

/** Every deck: one's own, then the bundled ones. */
export function everyDeck(): DeckInfo[] {
  return [...kept.value.map(asDeck), ...decks.value];
}

/** The decks that can be played under an edition. */
export function playable(edition = NEWEST): DeckInfo[] {
  return allowedIn(everyDeck(), edition);
}

/** The deck that is played unless another is chosen. */
export function usualDeck(edition = NEWEST): DeckInfo | undefined {
  const all = playable(edition);
  return all.find((d) => d.name === prefs.value.deck) ?? allowedIn(decks.value, edition)[0] ?? all[0];
}

/** The level that is played unless another is chosen: the first, which is the easiest. */
export function usualLevel(): LevelInfo | undefined {
  return levels.value.find((l) => l.name === prefs.value.level) ?? levels.value[0];
}

/** Makes a game and goes to it; the game's number, or "" where it could not be made. */
export async function begin(more: Partial<CreateGame>): Promise<string> {
  trouble.value = '';
  if (!levels.value.length) levels.value = await api.levels().catch(() => []);
  const deck = usualDeck(more.edition || NEWEST);
  const how: CreateGame = {
    deck: { name: deck?.name ?? '' },
    name: prefs.value.name || NOBODY,
    against: 'computer',
    ...(usualLevel() ? { level: usualLevel()?.name } : {}),
    ...more,
  };
  try {
    const opponent = how.opponent_deck?.name ? { opponent_deck: await choiceOf(how.opponent_deck.name) } : {};
    const made = await withLeave({ ...how, ...(how.deck.name ? { deck: await choiceOf(how.deck.name) } : {}), ...opponent }, api.create);
    hold({ game: made.game, token: made.token, seat: made.seat, deck: how.deck.name ?? '', time: Date.now() });
    go(`/game/${made.game}`);
    return made.game;
  } catch (e) {
    trouble.value = e instanceof Refused ? [e.message, ...e.details].join(' ') : t('server.none');
    return '';
  }
}
