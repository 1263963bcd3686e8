// The seats this browser holds: a game and the token that opens a seat of it.

import { keep, put } from './store';

export interface HeldSeat {
  game: string;
  token: string;
  seat: number;
  deck: string;
  time: number;
}

/** The seats held, newest first. */
export function seats(): HeldSeat[] {
  return keep<HeldSeat[]>('seats', []);
}

/** Remembers a seat. */
export function hold(seat: HeldSeat): void {
  put('seats', [seat, ...seats().filter((s) => s.game !== seat.game)].slice(0, 5000));
}

/** The seat held in a game, if there is one. */
export function heldSeat(game: string): HeldSeat | undefined {
  return seats().find((s) => s.game === game);
}

/** The token of a game, "" where none is held. */
export function tokenOf(game: string): string {
  return seats().find((s) => s.game === game)?.token ?? '';
}

/** Forgets a seat. */
export function drop(game: string): void {
  put(
    'seats',
    seats().filter((s) => s.game !== game),
  );
}
