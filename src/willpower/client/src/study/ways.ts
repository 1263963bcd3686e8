// The ways from the first page to the rules and what one can learn there.

export const STUDY_WAYS = [
  ['/learn', 'i-bell', 'nav.learn', 'way.learn.text'],
  ['/puzzles', 'i-flame', 'nav.puzzles', 'way.puzzles.text'],
  ['/bench', 'i-hand', 'nav.bench', 'way.bench.text'],
  ['/rules', 'i-search', 'nav.rules', 'way.rules.text'],
] as const;
