import { CardPage } from './CardPage';
import { CardsPage } from './Cards';
import { TryPage } from './TryPage';

/** The page of an address around cards and decks; null where it is none of them. */
export function libraryPage(path: readonly string[]) {
  const [first, second] = path;
  if (first === 'cards' && second === 'try') return <TryPage />;
  if (first === 'cards' && second) return <CardPage key={second} name={decodeURIComponent(second)} />;
  if (first === 'cards') return <CardsPage />;
  return null;
}
