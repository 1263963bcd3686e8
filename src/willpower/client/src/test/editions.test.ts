import { describe, expect, it } from 'vitest';
import { allowedIn, editionsOf } from '../model/editions';
import type { DeckInfo } from '../protocol';

const deck = (name: string, editions: string[]): DeckInfo => ({ name, editions }) as unknown as DeckInfo;
const decks = [deck('old', ['2.0', '5.12 Bifrost', '8.01']), deck('new', ['8.01', '8.01 Valhalla'])];

describe('the rules of a new game', () => {
  it('are those that allow a deck, the usual ones first', () => {
    expect(editionsOf(decks)).toEqual(['8.01', '8.01 Valhalla', '5.12 Bifrost', '2.0']);
    expect(editionsOf([])).toEqual(['8.01']);
  });
  it('leave the decks that they allow', () => {
    expect(allowedIn(decks, '2.0').map((d) => d.name)).toEqual(['old']);
    expect(allowedIn(decks, '8.01').map((d) => d.name)).toEqual(['old', 'new']);
  });
});
