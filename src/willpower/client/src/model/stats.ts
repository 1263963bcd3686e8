// Figures of one's own games: shares with the interval in which the true one lies with 95 %.

import type { GameInfo } from '../protocol';

export interface Played {
  game: string;
  deck: string;
  against: string;
  edition: string;
  how: string;
  clause: string;
  when: number;
  won: boolean | null; // null: a draw
}

/** The finished games of which this browser holds a seat, oldest first. */
export function played(games: readonly GameInfo[]): Played[] {
  return games
    .filter((g) => g.result && g.seat !== null)
    .map((g) => {
      const me = g.seat ?? 0;
      return {
        game: g.game,
        deck: g.decks[me] ?? '',
        against: g.names[1 - me] ?? '',
        edition: g.edition,
        how: g.result?.how ?? '',
        clause: g.result?.clause ?? '',
        when: g.changed,
        won: g.result?.winner == null ? null : g.result.winner === me,
      };
    })
    .sort((a, b) => a.when - b.when);
}

export interface Share {
  name: string;
  n: number;
  won: number;
  share: number;
  low: number;
  high: number;
}

/** Wilson's interval of a share, 95 %. */
export function interval(won: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = won / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The share of games won; draws count as played. */
export function share(name: string, games: readonly Played[]): Share {
  const won = games.filter((g) => g.won).length;
  const [low, high] = interval(won, games.length);
  return { name, n: games.length, won, share: games.length ? won / games.length : 0, low, high };
}

/** Shares by some word of the games, most played first. */
export function sharesBy(games: readonly Played[], of: (g: Played) => string): Share[] {
  const names = [...new Set(games.map(of))];
  return names.map((name) => share(name, games.filter((g) => of(g) === name))).sort((a, b) => b.n - a.n || a.name.localeCompare(b.name));
}

/** How often games end in which way, most often first. */
export function endings(games: readonly Played[]): { how: string; clause: string; n: number }[] {
  const out = new Map<string, { how: string; clause: string; n: number }>();
  for (const g of games) {
    const key = `${g.how}|${g.clause}`;
    const row = out.get(key) ?? { how: g.how, clause: g.clause, n: 0 };
    row.n += 1;
    out.set(key, row);
  }
  return [...out.values()].sort((a, b) => b.n - a.n);
}

/** The games as a table that other programs read. */
export function csv(games: readonly Played[]): string {
  const cell = (x: string): string => (/[",\n]/.test(x) ? `"${x.replace(/"/g, '""')}"` : x);
  const rows = games.map((g) => [new Date(g.when * 1000).toISOString(), g.game, g.deck, g.against, g.edition, g.won === null ? 'draw' : g.won ? 'won' : 'lost', g.how, g.clause].map(cell).join(','));
  return ['time,game,deck,against,edition,result,how,clause', ...rows, ''].join('\n');
}
