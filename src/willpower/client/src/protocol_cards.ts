// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

import type { DeckProblem, KeywordInfo, PrintedFace } from "./protocol";

/** A card in a list: what its front prints. */
export interface CardEntry {
  key: string;
  number: string;
  name: string;
  cost: string;
  total: number;
  types: string[];
  general: string[];
  races: string[];
  attributes: string[];
  stone_types: string[];
  text: string[];
  keywords: string[];
  atk: number | null;
  def: number | null;
  sides: number;
  set: string;
  own: boolean;
  understood: boolean | null;
  prints: number;
}

/** A word by which cards can be sifted, and how many of those found have it. */
export interface Counted {
  word: string;
  count: number;
}

/** What the cards that were found can be sifted by. */
export interface Sifts {
  types: Counted[];
  attributes: Counted[];
  costs: Counted[];
  races: Counted[];
  keywords: Counted[];
  sets: Counted[];
  read: Counted[];
  origin: Counted[];
}

/** Some of the cards that were found. */
export interface CardList {
  total: number;
  all: number;
  first: number;
  cards: CardEntry[];
  sifts: Sifts | null;
  printed: number;
}

/** A part of a paragraph as it is read; what a reference is bound to stands between asterisks. */
export interface ReadPart {
  role: "always" | "cost" | "do" | "keyword" | "then" | "when";
  text: string;
  clause: string;
}

/** A printed paragraph and how it is read. */
export interface ReadParagraph {
  number: number;
  printed: string;
  understood: boolean;
  parts: ReadPart[];
  stuck: string;
  kind: string;
  mended: string;
  tree: string[];
}

/** A side and how its text is read. */
export interface FaceReading {
  face: string;
  name: string;
  paragraphs: ReadParagraph[];
}

/** How a card is read. */
export interface CardReading {
  understood: boolean;
  faces: FaceReading[];
  keywords: KeywordInfo[];
}

/** Another card. */
export interface Near {
  key: string;
  name: string;
}

/** Whether an edition knows a card, and what it does not know of it. */
export interface EditionOfCard {
  name: string;
  legal: boolean;
  reasons: DeckProblem[];
}

/** A judge file in which a card takes part. */
export interface ShownBy {
  file: string;
  title: string;
}

/** A bundled deck with a card. */
export interface InDeck {
  name: string;
  title: string;
  copies: number;
}

/** The page of a card. */
export interface WholeCard {
  entry: CardEntry;
  faces: PrintedFace[];
  before: Near | null;
  after: Near | null;
  reading: CardReading;
  editions: EditionOfCard[];
  judge: ShownBy[];
  decks: InDeck[];
}

/** A card that was never printed, to see how it is read. */
export interface ReadText {
  text: string[];
  name?: string;
  type?: string;
  cost?: string;
  race?: string;
  atk?: number | null;
  def?: number | null;
}

/** How a card that was never printed is read, and the edition that would know it. */
export interface ReadAnswer {
  entry: CardEntry;
  reading: CardReading;
  editions: EditionOfCard[];
}

/** Copies of a card in a pile. */
export interface DraftLine {
  pile: "extra" | "main" | "ruler" | "runes" | "sideboard" | "stones";
  card: string;
  copies: number;
}

/** A deck that is being built: it need not be legal, or have a ruler. */
export interface Draft {
  title: string;
  lines: DraftLine[];
}

/** Asks under which editions a draft may be played. */
export interface CheckDraft {
  draft: Draft;
}

/** A rule that a draft breaks, and the cards that break it. */
export interface DraftProblem {
  clause: string;
  sentence: string;
  cards: string[];
  surplus: number;
}

/** Whether an edition allows a draft. */
export interface DraftEdition {
  name: string;
  legal: boolean;
  problems: DraftProblem[];
}

/** Under which editions a draft may be played, and what stands against it. */
export interface DraftReport {
  editions: DraftEdition[];
  partial: string[];
  unread: string[];
}

/** A deck list in any form that is known. */
export interface ReadDraft {
  text: string;
}

/** A draft with its cards. */
export interface DraftWhole {
  title: string;
  piles: DraftPile[];
  problems: string[];
}

/** Copies of a card in a draft. */
export interface DraftCards {
  copies: number;
  card: CardEntry;
}

/** One pile of a draft. */
export interface DraftPile {
  pile: "extra" | "main" | "ruler" | "runes" | "sideboard" | "stones";
  cards: DraftCards[];
}

/** Asks for a deck list in a form. */
export interface WriteDraft {
  draft: Draft;
  form?: string;
}

/** A deck list. */
export interface WrittenDraft {
  text: string;
  file: string;
}

/** A key that opens the decks that are kept with it. It is shown once: keep it. */
export interface NewOwner {
  owner: string;
}

/** Asks for the decks of an owner. */
export interface OwnDecks {
  owner: string;
}

/** A deck that is kept here. */
export interface KeptDeck {
  id: string;
  title: string;
  ruler: string;
  attributes: string[];
  cards: number;
  editions: string[];
  version: number;
  changed: number;
  house: boolean;
}

/** Keeps a draft: as a new deck, or as the next version of one. */
export interface SaveDeck {
  owner: string;
  draft: Draft;
  id?: string;
}

/** Asks for a kept deck; version 0 is the newest. */
export interface OpenDeck {
  owner: string;
  version?: number;
}

/** A version of a kept deck. */
export interface DeckVersion {
  version: number;
  cards: number;
  at: number;
  change: string;
}

/** A kept deck with its cards and its versions. */
export interface OpenedDeck {
  deck: KeptDeck;
  text: string;
  draft: DraftWhole;
  versions: DeckVersion[];
}

/** All decks of an owner as text. */
export interface Exported {
  text: string;
  decks: number;
}

/** Brings decks that were exported. */
export interface BringDecks {
  owner: string;
  text: string;
}

/** Lets a draft play against other decks. */
export interface Simulate {
  draft: Draft;
  against?: string[];
  games?: number;
  level?: string;
  edition?: string;
}

/** How a deck did against another, with the interval in which its true rate lies (95 %). */
export interface Pairing {
  deck: string;
  title: string;
  games: number;
  won: number;
  lost: number;
  drawn: number;
  unfinished: number;
  first: number;
  second: number;
  rate: number;
  low: number;
  high: number;
  sure: boolean;
}

/** Games of a deck against others, as far as they are played. */
export interface Simulation {
  id: string;
  title: string;
  level: string;
  edition: string;
  stage: "done" | "failed" | "running" | "stopped" | "waiting";
  done: number;
  games: number;
  seconds: number;
  pairings: Pairing[];
  trouble: string;
}

/** A card file as text. */
export interface ImportCards {
  name: string;
  text: string;
}

/** A reason, how many entries it holds for, and some of them. */
export interface Grouped {
  reason: string;
  count: number;
  some: string[];
}

/** What a card file holds and what taking it over would change. */
export interface ImportReport {
  entries: number;
  cards: number;
  refused: Grouped[];
  warnings: Grouped[];
  phrases: Grouped[];
  understood: number;
  partly: number;
  suspects: Grouped[];
  replaced: number;
  corrected: number;
}

/** A card file on its way in. */
export interface Import {
  id: string;
  name: string;
  stage: "dropped" | "reading" | "ready" | "refused" | "taken" | "undone";
  done: number;
  total: number;
  report: ImportReport | null;
  problems: string[];
  at: number;
}

/** The imports of this server, the newest first, and whether the one who asks may import. */
export interface Imports {
  allowed: boolean;
  imports: Import[];
}
