import { describe, expect, it } from 'vitest';
import { seatIn, seatLink, type HeldSeat } from '../state/seats';

const HELD: HeldSeat = { game: 'Jy1MxbNYQjFK', token: 'LruA5o16r4RvvleqPbVxyA', seat: 1, deck: 'kiln', time: 7 };

describe('a link to a seat', () => {
  it('brings the seat to another device', () => {
    const link = seatLink('https://table.example', HELD);
    expect(new URL(link).search).toBe(''); // the token is never sent in an address
    expect(seatIn(link.replace('https://table.example', ''), 9)).toEqual({ ...HELD, deck: '', time: 9 });
  });
  it('brings nothing where it is cut or changed', () => {
    const path = `/game/${HELD.game}#seat=1.${HELD.token}`;
    for (const bad of ['/game/x', path.slice(0, -1), `${path}x`, path.replace('#seat=1', '#seat=2'), path.replace('/game/', '/replay/')]) expect(seatIn(bad, 9)).toBe(null);
  });
});
