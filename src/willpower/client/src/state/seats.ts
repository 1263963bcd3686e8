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

/** Addresses that only this machine can open. */
export const LOCAL = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

const TOKEN = /^\/game\/([\w-]{1,40})#seat=([01])\.([\w-]{22})$/;

/** A link that opens a seat on another device. What follows # stays in the browser and is never sent. */
export function seatLink(origin: string, held: HeldSeat): string {
  return `${origin}/game/${held.game}#seat=${held.seat}.${held.token}`;
}

/** The seat that a link brings; null where it brings none. */
export function seatIn(path: string, now: number): HeldSeat | null {
  const m = TOKEN.exec(path);
  return m ? { game: m[1] ?? '', token: m[3] ?? '', seat: Number(m[2]), deck: '', time: now } : null;
}

/** Forgets a seat. */
export function drop(game: string): void {
  put(
    'seats',
    seats().filter((s) => s.game !== game),
  );
}
