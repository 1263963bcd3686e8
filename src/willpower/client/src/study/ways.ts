// The ways from the first page to the rules and what one can learn there.

export const STUDY_WAYS = [
  ['/learn', 'i-flame', 'nav.learn', 'way.learn.text'],
  ['/puzzles', 'i-q', 'nav.puzzles', 'way.puzzles.text'],
  ['/bench', 'i-bell', 'nav.bench', 'way.bench.text'],
  ['/rules', 'i-search', 'nav.rules', 'way.rules.text'],
] as const;
