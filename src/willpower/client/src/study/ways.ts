// The ways from the first page to the rules and what one can learn there.

export const STUDY_WAYS = [
  ['/rules', 'i-search', 'nav.rules', 'way.rules.text'],
] as const;
