// Decks with cards that are not wholly understood: whoever wants to play one is asked first.

import { signal } from '@preact/signals';
import type { DeckChoice } from '../protocol';
import { Refused } from './api';

/** What is asked before such a deck is played, and who waits for the answer. */
export const asksLeave = signal<{ sentence: string; answer: (yes: boolean) => void } | null>(null);

interface Wanted {
  deck: DeckChoice;
  opponent_deck?: DeckChoice | null;
}

function leave(sentence: string): Promise<boolean> {
  return new Promise((done) => {
    asksLeave.value = {
      sentence,
      answer: (yes) => {
        asksLeave.value = null;
        done(yes);
      },
    };
  });
}

/** Asks for a game; where only texts that are not wholly understood stand against a deck, again with leave to play them. */
export async function withLeave<Body extends Wanted, Answer>(body: Body, send: (body: Body) => Promise<Answer>): Promise<Answer> {
  try {
    return await send(body);
  } catch (e) {
    if (!(e instanceof Refused) || e.code !== 'not understood' || !(await leave(e.message))) throw e;
    const other = body.opponent_deck ? { opponent_deck: { ...body.opponent_deck, partial: true } } : {};
    return send({ ...body, deck: { ...body.deck, partial: true }, ...other });
  }
}
