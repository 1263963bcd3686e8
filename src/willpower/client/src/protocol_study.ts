// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

import type { CardUses, Decision, LogLine, View } from "./protocol";

/** A clause, section or chapter in a list. */
export interface ClauseLine {
  number: string;
  summary: string;
  ja: string;
}

/** A section with its title and how many clauses it has. */
export interface RuleSection {
  number: string;
  title: string;
  clauses: number;
  ja: string;
}

/** A chapter with its sections. */
export interface RuleChapter {
  number: string;
  title: string;
  sections: RuleSection[];
  ja: string;
}

/** A word of players: what the rulebook calls it, the answer in a sentence or two, the clauses. */
export interface PlayerAnswer {
  word: string;
  called: string;
  answer: string;
  clauses: ClauseLine[];
  called_ja: string;
  answer_ja: string;
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
  ja: string;
  reminder_ja: string;
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

/** A sentence of the story with its clause, and the player whose doing it is, if anybody's. */
export interface StoryLine {
  text: string;
  clause: string;
  player: number | null;
}

/** A step of a judge file: where it stands, how it is written, what it caused; of a question the answer. The first one is the start. */
export interface BenchStep {
  line: number;
  text: string;
  answer: string;
  lines: StoryLine[];
  at: number;
  expects: number;
}

/** What was picked on the board and is not written in the file. */
export interface BenchMove {
  player: number;
  text: string;
  clause: string;
}

/** A card of the start, by its place in its zone. */
export interface StartCard {
  player: "A" | "B";
  zone: string;
  place: number;
  name: string;
  rested: boolean;
  damage: number;
  fresh: boolean;
  counters: Record<string, number>;
}

/** What a file says of its start besides cards: life of both, whose turn, which phase. */
export interface StartFacts {
  life: number[];
  turn: "A" | "B";
  phase: string;
}

/** One change of the start: what, whose, in which zone, which card there, and its new value. */
export interface StartChange {
  what: "add" | "edition" | "first" | "life" | "move" | "phase" | "remove" | "state" | "title" | "turn" | "turn_number" | "will";
  player?: string;
  zone?: string;
  place?: number;
  card?: string;
  key?: string;
  value?: string | number | boolean | Record<string, number> | null;
  to_player?: string;
  to_zone?: string;
}

/** Opens a judge file at a step; picks after it are made, and written as steps where `write` says so. */
export interface AskBench {
  text: string;
  at?: number;
  picks?: number[];
  by_hand?: number[];
  write?: boolean;
  record?: boolean;
  change?: StartChange | null;
  note?: string;
  forget?: number;
}

/** A judge file opened at a step, with the board there. `text` is the file after what was asked for. */
export interface BenchState {
  text: string;
  title: string;
  edition: string;
  clauses: string[];
  verdict: "error" | "fail" | "ok";
  detail: string;
  line: number;
  steps: BenchStep[];
  scene: number;
  at: number;
  total: number;
  picks: number[];
  moves: BenchMove[];
  unwritten: boolean;
  view: View | null;
  decision: Decision | null;
  log: LogLine[];
  start: StartCard[];
  facts: StartFacts;
  outcome: string;
  suggested: string[];
  unread: string[];
}

/** Asks what can be done at a step and why the rest cannot. */
export interface AskBenchUses {
  text: string;
  at?: number;
  picks?: number[];
  by_hand?: number[];
}

/** What each card can be used for by whoever decides, and why not. */
export interface BenchUses {
  player: number;
  cards: CardUses[];
}

/** Asks for the same file under two rule sets. */
export interface AskCompare {
  text: string;
  first: string;
  second: string;
}

/** A file under one rule set. */
export interface BenchRun {
  edition: string;
  verdict: "error" | "fail" | "ok";
  detail: string;
  steps: BenchStep[];
  life: number[];
  field: string[][];
  graveyard: string[][];
}

/** The same file under two rule sets. */
export interface BenchCompared {
  first: BenchRun;
  second: BenchRun;
  difference: number;
}

/** A bundled judge file. */
export interface BenchFile {
  file: string;
  text: string;
}

/** A card to put on the board. */
export interface CardLine {
  name: string;
  number: string;
  cost: string;
  types: string[];
  races: string[];
  attributes: string[];
  text: string[];
  atk: number | null;
  def: number | null;
}

/** A part of what must be reached: somebody wins, a card is somewhere, or something else as the judge file says it. */
export interface GoalPart {
  kind: "other" | "win" | "zone";
  player: number | null;
  card: string;
  zone: string;
  keeps: boolean;
  text: string;
}

/** A bundled puzzle. */
export interface PuzzleInfo {
  name: string;
  number: number;
  title: string;
  clauses: string[];
  turns: number;
  grade: number;
  card: CardLine | null;
  goal: GoalPart[];
}

/** Plays a puzzle by all picks so far, those of the opponent too. `want`: also whether the goal can still be reached ("check"), the next pick that goes on to it ("move"), or the whole solution ("solution"). */
export interface AskPuzzle {
  name: string;
  picks?: number[];
  want?: "" | "check" | "move" | "solution";
  by_hand?: number[];
}

/** A card by its printed name and whose it is, numbered where there are several; or a player alone. */
export interface NamedView {
  name: string;
  player: number | null;
  number: number;
}

/** What somebody picks: the kind of the question and of the option, what it is about, by which clause. */
export interface PuzzleMove {
  player: number;
  asks: string;
  kind: string;
  about: NamedView;
  on: NamedView;
  words: string;
  text: string;
  clause: string;
  further: PuzzleMove[];
}

/** A line of a solution: a move with its number, the opponent's answers that come to the same, or the goal, which has no moves. */
export interface SolutionRow {
  depth: number;
  number: number;
  moves: PuzzleMove[];
  again: boolean;
  clause: string;
}

/** Asks whether who is at turn at a step of a file can win in that turn whatever the other does. */
export interface AskWin {
  text: string;
  at?: number;
}

/** What a search for a win found, all cards known: `bound` where it was given up. */
export interface BenchWin {
  player: number;
  verdict: "bound" | "none" | "solved";
  actions: number;
  solution: SolutionRow[];
  positions: number;
}

/** A puzzle after picks and the opponent's answers. */
export interface PuzzleState {
  name: string;
  picks: number[];
  moves: PuzzleMove[];
  outcome: "missed" | "playing" | "solved";
  still: "" | "bound" | "none" | "solved";
  best: number | null;
  solution: SolutionRow[];
  view: View;
  decision: Decision | null;
  log: LogLine[];
  text: string;
  hints: string[];
}

/** A lesson of the course. */
export interface LessonInfo {
  name: string;
  number: number;
  part: string;
  title: string;
  about: string;
  tasks: number;
  part_ja: string;
  title_ja: string;
  about_ja: string;
}

/** Plays a task of a lesson by the picks of the player; `show`: also the next pick. */
export interface AskLesson {
  name: string;
  task?: number;
  picks?: number[];
  show?: boolean;
  by_hand?: number[];
}

/** A task of a lesson after picks and the opponent's answers. */
export interface LessonState {
  name: string;
  task: number;
  say: string;
  ask: string;
  after: string;
  clauses: string[];
  picks: number[];
  outcome: "missed" | "playing" | "solved";
  show: number | null;
  view: View;
  decision: Decision | null;
  log: LogLine[];
  text: string;
  say_ja: string;
  ask_ja: string;
  after_ja: string;
  wrong: string;
  wrong_ja: string;
  fault: number;
}
