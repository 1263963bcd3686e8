import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../protocol';
import { api } from '../state/api';
import { seats } from '../state/seats';
import { t } from '../strings';

const AT_ONCE = 100;

/** All games of which this browser holds a seat; asked for in parts. */
export async function mine(): Promise<GameInfo[]> {
  const held = seats().map((s) => ({ game: s.game, token: s.token }));
  const out: GameInfo[] = [];
  for (let i = 0; i < held.length; i += AT_ONCE) out.push(...(await api.mine(held.slice(i, i + AT_ONCE))));
  return out;
}

/** The same for a page: null until they have come. */
export function useMine(): GameInfo[] | null {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  useEffect(() => {
    let current = true;
    mine()
      .then((list) => current && setGames(list))
      .catch(() => current && setGames([]));
    return () => {
      current = false;
    };
  }, []);
  return games;
}

/** The decks of a game, one's own first. */
export function decksOf(g: GameInfo): string {
  const decks = g.seat === 1 ? [...g.decks].reverse() : g.decks;
  return decks.filter(Boolean).join(t('versus'));
}
