// The words of the pages about decks, in English.

export const enDecks = {
  'deck.builder': 'Deck builder',
} as const;
