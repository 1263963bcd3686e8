// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

import type { LogLine, Result, View } from "./protocol";

/** What was wrong with a request; the status says the same in a number. */
export interface Problem {
  code: string;
  sentence: string;
  clause: string;
  details: string[];
}

/** A bundled deck. */
export interface DeckInfo {
  name: string;
  title: string;
  ruler: string;
  attributes: string[];
  cards: number;
  editions: string[];
}

/** A card of a deck, with its number of copies. */
export interface DeckLine {
  copies: number;
  name: string;
  number: string;
  cost: string;
  types: string[];
  attributes: string[];
  races: string[];
  text: string[];
  atk: number | null;
  defense: number | null;
}

/** A side of a card as it is printed. */
export interface PrintedFace {
  face: string;
  name: string;
  cost: string;
  types: string[];
  races: string[];
  attributes: string[];
  text: string[];
  atk: number | null;
  def: number | null;
}

/** A card as everybody can look it up, with all its sides. */
export interface PrintedCard {
  number: string;
  faces: PrintedFace[];
}

/** One pile of a deck: "ruler", "main", "stones", "extra", "runes", "sideboard". */
export interface DeckPile {
  pile: string;
  lines: DeckLine[];
}

/** A deck with its cards. */
export interface DeckWhole {
  name: string;
  title: string;
  text: string;
  fingerprint: string;
  piles: DeckPile[];
}

/** A computer opponent. */
export interface LevelInfo {
  name: string;
  title: string;
  seconds: number;
}

/** Rules that can be played. */
export interface EditionInfo {
  name: string;
  default: boolean;
}

/** How the server is. */
export interface Health {
  version: string;
  protocol: number;
  storage: "memory" | "whole";
  warning: string;
  games: number;
  worker: string;
}

/** What a keyword means, in our words. */
export interface KeywordInfo {
  keyword: string;
  clause: string;
  reminder: string;
  ja: string;
}

/** A clause of the rules, in our words. */
export interface ClauseInfo {
  number: string;
  section: string;
  summary: string;
  inside: string | null;
  parts: string[];
  before: string | null;
  after: string | null;
  section_ja: string;
  ja: string;
}

/** A deck: a bundled one by name, or a deck list. One of the two. */
export interface DeckChoice {
  name?: string;
  text?: string;
  partial?: boolean;
}

/** Asks whether a deck may be played. */
export interface CheckDeck {
  deck: DeckChoice;
  edition?: string;
}

/** One thing that is wrong with a deck. */
export interface DeckProblem {
  clause: string;
  sentence: string;
}

/** Whether a deck may be played, and all that stands against it. */
export interface DeckReport {
  legal: boolean;
  title: string;
  problems: DeckProblem[];
  partial: string[];
  deck: DeckWhole | null;
}

/** Time for the whole game, in seconds, and how many of the first ones of each decision do not count. */
export interface ClockChoice {
  total: number;
  increment?: number;
}

/** Asks for a new game. */
export interface CreateGame {
  deck: DeckChoice;
  name?: string;
  against?: "computer" | "friend" | "open";
  level?: string;
  opponent_deck?: DeckChoice | null;
  edition?: string;
  clock?: ClockChoice | null;
  best_of?: 1 | 3;
  spectators?: boolean;
  spectator_delay?: number;
  listed?: boolean;
  seat?: 0 | 1 | null;
}

/** A game and the seat in it. The token is shown once: keep it. */
export interface Created {
  game: string;
  seat: 0 | 1;
  token: string;
  stage: "between" | "diverged" | "over" | "playing" | "waiting";
  invite: string | null;
}

/** Takes the free seat of a game; open games need no invitation. */
export interface JoinGame {
  deck: DeckChoice;
  name?: string;
  invite?: string;
}

/** A game in the lobby: waiting for somebody, or being played for all to watch. */
export interface OpenGame {
  game: string;
  names: string[];
  edition: string;
  best_of: number;
  clock: ClockChoice | null;
  stage: "between" | "diverged" | "over" | "playing" | "waiting";
  spectators: boolean;
  created: number;
}

/** What an invitation is to. */
export interface InviteInfo {
  game: string;
  by: string;
  edition: string;
  best_of: number;
  clock: ClockChoice | null;
  free: boolean;
}

/** A game and a token for a seat of it. */
export interface Held {
  game: string;
  token: string;
}

/** Asks for the games of which the client holds seats. */
export interface MyGames {
  held: Held[];
}

/** A game in a list. */
export interface GameInfo {
  game: string;
  seat: 0 | 1 | null;
  names: string[];
  decks: string[];
  edition: string;
  stage: "between" | "diverged" | "over" | "playing" | "waiting";
  best_of: number;
  number: number;
  picks: number;
  created: number;
  changed: number;
  your_turn: boolean;
  result: Result | null;
  next: string | null;
}

/** Asks what can be done with a card in sight. */
export interface AskWhy {
  token: string;
  object: number;
}

/** Whether a game may be watched. */
export interface SpectateInfo {
  game: string;
  allowed: boolean;
  delay: number;
}

/** Where a turn begins in a replay, and the life of both then. */
export interface TurnMark {
  turn: number;
  player: number;
  step: number;
  life: number[];
  decisions: number;
}

/** A step in which something was played, attacked or judged. */
export interface EventMark {
  step: number;
  kind: "attacked" | "judged" | "played";
}

/** A game that is over, ready to be stepped through. */
export interface ReplayInfo {
  game: string;
  names: string[];
  decks: string[];
  edition: string;
  engine: string;
  created: number;
  steps: Record<string, number>;
  turns: Record<string, TurnMark[]>;
  passes: Record<string, number[]>;
  marks: Record<string, EventMark[]>;
  places: Record<string, number[]>;
  life: number[];
  result: Result | null;
  whole: boolean;
  uploaded: boolean;
}

/** One step: what was seen, what was said in the log since, and which option was taken (own seat only). */
export interface ReplayStep {
  step: number;
  view: View;
  log: LogLine[];
  text: string;
  player: number | null;
}

/** Some steps of a replay. */
export interface ReplaySteps {
  game: string;
  seat: "0" | "1" | "open";
  first: number;
  total: number;
  steps: ReplayStep[];
}

/** A replay file as text. */
export interface UploadReplay {
  text: string;
}

/** Plays on from a step of a replay against the computer. */
export interface PlayOn {
  seat: 0 | 1;
  step: number;
  name?: string;
  level?: string;
}

/** Asks for a step of a replay as a judge file. */
export interface AskMoment {
  seat: string;
  step: number;
}

/** Asks for what is its own: the deck of a seat, or the board as a judge file as the seat knows it. */
export interface AskSeat {
  token: string;
}

/** Asks for the board as a seat saw it when a line of its log was the newest one, or for the board before or after that one. */
export interface AskPast {
  token: string;
  line: number;
  by?: -1 | 0 | 1;
}

/** A board of the past, and the newest line of the seat's log at that time. */
export interface PastBoard {
  line: number;
  view: View;
}

/** A position as a judge file, with the picks after its last step. */
export interface JudgeFile {
  text: string;
  picks: number[];
  notes: string[];
}
