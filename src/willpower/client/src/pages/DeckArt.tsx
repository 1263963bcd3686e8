import { Art } from '../art/Art';
import type { DeckInfo } from '../protocol';

/** The picture of a deck: its ruler's name over the landscape of its attributes. */
export function DeckArt({ deck }: { deck: DeckInfo | undefined }) {
  return <Art card={{ name: deck?.ruler ?? '', types: ['Ruler'], attributes: deck?.attributes ?? [], races: [RACES[deck?.name ?? ''] ?? ''] }} />;
}

const RACES: Readonly<Record<string, string>> = {
  'long-road': 'Rider',
  'lantern-tide': 'Warden',
  'bell-abbey': 'Lampkin',
  kiln: 'Smith',
  'drowned-library': 'Sage',
  antlerwood: 'Druid',
  'hollow-fen': 'Wight',
  'salt-market': 'Merchant',
  'ashen-queen': 'Queen',
  'winter-king': 'King',
};
