// The ways from the first page to cards and decks.

export const CARD_WAYS = [
  ['/decks', 'i-deck', 'nav.decks', 'way.decks.text'],
  ['/cards', 'i-extra', 'nav.cards', 'way.cards.text'],
] as const;
