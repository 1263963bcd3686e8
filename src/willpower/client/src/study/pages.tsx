import { BenchPage } from './Bench';
import { EditionsPage } from './Editions';
import { LearnPage, LessonPage } from './Lessons';
import { PuzzlePage } from './Puzzle';
import { PuzzlesPage } from './Puzzles';
import { RulesPage } from './Rules';

/** The page of an address around the rules; null where it is none of them. */
export function studyPage(path: readonly string[]) {
  const [first, ...rest] = path;
  if (first === 'rules') return <RulesPage number={decodeURIComponent(rest[0] ?? '')} />;
  if (first === 'editions') return <EditionsPage />;
  if (first === 'bench') return <BenchPage />;
  if (first === 'puzzles') return <PuzzlesPage />;
  if (first === 'puzzle' && rest[0]) return <PuzzlePage named={decodeURIComponent(rest[0])} />;
  if (first === 'learn') return rest[0] ? <LessonPage name={decodeURIComponent(rest[0])} /> : <LearnPage />;
  return null;
}
