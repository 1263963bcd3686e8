// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

/** A clause, section or chapter in a list. */
export interface ClauseLine {
  number: string;
  summary: string;
}

/** A section with its title and how many clauses it has. */
export interface RuleSection {
  number: string;
  title: string;
  clauses: number;
}

/** A chapter with its sections. */
export interface RuleChapter {
  number: string;
  title: string;
  sections: RuleSection[];
}

/** A word of players: what the rulebook calls it, the answer in a sentence or two, the clauses. */
export interface PlayerAnswer {
  word: string;
  called: string;
  answer: string;
  clauses: ClauseLine[];
}

/** What words or a number find: the player's answer, clauses, and other words near it. */
export interface RulesFound {
  words: string;
  answer: PlayerAnswer | null;
  clauses: ClauseLine[];
  total: number;
  near: PlayerAnswer[];
}

/** A bundled judge file in a list. */
export interface JudgeLine {
  file: string;
  title: string;
  edition: string;
  clauses: string[];
  goal: boolean;
}

/** Where an older rulebook says the same. */
export interface OldClause {
  book: string;
  number: string;
  summary: string;
}

/** All about a clause, a section or a chapter. */
export interface RulePage {
  number: string;
  section: string;
  kind: string;
  summary: string;
  unseen: string;
  path: ClauseLine[];
  before: ClauseLine | null;
  after: ClauseLine | null;
  inside: ClauseLine[];
  see: ClauseLine[];
  reminder: string;
  words: string[];
  judge: JudgeLine[];
  older: OldClause[];
  cards: string[];
  code: number;
  tests: number;
}

/** A point in which two editions differ. */
export interface SwitchLine {
  id: string;
  title: string;
  first: string;
  second: string;
  clauses: string[];
  files: string[];
}

/** Switches of one part of the game. */
export interface SwitchGroup {
  id: string;
  title: string;
  switches: SwitchLine[];
}

/** Where two editions differ. */
export interface EditionsCompared {
  first: string;
  second: string;
  editions: string[];
  total: number;
  groups: SwitchGroup[];
}
