import type { enDecks } from './en_decks';

// デッキのページの日本語。
export const jaDecks: Record<keyof typeof enDecks, string> = {
  'deck.builder': 'デッキ作成',
};
