import { BuilderPage } from './Builder';
import { CardPage } from './CardPage';
import { CardsPage } from './Cards';
import { DecksPage } from './Decks';
import { ImportPage } from './ImportPage';
import { SimulationPage } from './SimulationPage';
import { TryPage } from './TryPage';

/** The page of an address around cards and decks; null where it is none of them. */
export function libraryPage(path: readonly string[]) {
  const [first, second, third] = path;
  if (first === 'cards' && second === 'import') return <ImportPage key={third ?? ''} id={third ?? ''} />;
  if (first === 'cards' && second === 'try') return <TryPage />;
  if (first === 'cards' && second) return <CardPage key={second} name={decodeURIComponent(second)} />;
  if (first === 'cards') return <CardsPage />;
  if (first === 'decks' && second === 'build' && !third) return <BuilderPage />;
  if (first === 'decks' && !second) return <DecksPage />;
  if (first === 'simulation' && second) return <SimulationPage key={second} id={second} />;
  return null;
}
