// Steps of a replay: passes and payments on their way are stepped over unless all steps are wanted.

import type { View } from '../protocol';

/** The step before (-1) or after (1) one, over those that are quiet; the ends are never left. */
export function nextStep(from: number, by: 1 | -1, total: number, quiet: ReadonlySet<number>): number {
  let n = from + by;
  while (n > 0 && n < total - 1 && quiet.has(n)) n += by;
  return within(n, total);
}

/** A step that there is. */
export function within(step: number, total: number): number {
  return Math.max(0, Math.min(total - 1, step));
}

/** Where the turn after (1) or before (-1) a step begins; the ends where there is none. */
export function turnBeside(from: number, by: 1 | -1, turns: readonly number[], total: number): number {
  if (by > 0) return turns.find((step) => step > from) ?? total - 1;
  return [...turns].reverse().find((step) => step < from) ?? 0;
}

/** The last step of another view that is not later than a step of this one; places are numbers of picks. */
export function sameMoment(step: number, here: readonly number[], there: readonly number[]): number {
  const place = here[step] ?? 0;
  let low = 0;
  let high = there.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((there[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

const THEIRS = ['hand', 'standby', 'extra_deck'] as const;

/** A view of a game that is over, with the cards that only the other player saw: hand, standby and extra deck. */
export function bothHands(view: View, other: View): View {
  const players = view.players.map((p, n) => {
    const own = other.players[n];
    return n === other.seat && own ? { ...p, ...Object.fromEntries(THEIRS.map((zone) => [zone, own[zone]])) } : p;
  });
  return { ...view, players };
}

/** The part of the width at which a step stands, on the one scale of slider, curve and marks. */
export function placeOf(step: number, total: number): number {
  return total > 1 ? Math.min(1, Math.max(0, step / (total - 1))) : 0;
}

/** How many steps come before one, the quiet ones left out. A quiet step counts as the one before it. */
export function counted(at: number, quiet: ReadonlySet<number>): number {
  let n = 0;
  for (let i = 1; i <= at; i++) if (!quiet.has(i)) n += 1;
  return n;
}
