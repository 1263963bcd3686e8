// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

import type { Decision, LogLine, Plan, Reason, View } from "./protocol_view";

export * from "./protocol_view";
export * from "./protocol_http";
export * from "./protocol_cards";
export * from "./protocol_study";

export const VERSION = 1;

/** How a seat wants to be asked. Stops are phases and steps of battle: "draw", "recovery", "call", "main", "beginning", "declare attack", "declare block", "first strike", "normal", "end of battle", "end". */
export interface Settings {
  auto_pass?: boolean;
  stops_mine?: string[];
  stops_theirs?: string[];
  hold?: boolean;
  until?: "" | "end of turn" | "my next stop" | "something happens";
  yields?: string[];
  mute?: boolean;
}

/** The first message: takes a seat with its token, or watches with none. Answered by `state` or `error`. */
export interface Hello {
  type: "hello";
  game: string;
  token?: string;
  seq?: number;
  log?: number;
}

/** Answers the decision of state `seq` with an option by its index. With `pay`, what has to be paid for it is paid automatically as long as nothing irreversible is needed. */
export interface Pick {
  type: "pick";
  game: string;
  seq: number;
  id: string;
  option: number;
  pay?: boolean;
}

/** Gives the game up (103.4). */
export interface Concede {
  type: "concede";
  game: string;
  id: string;
}

/** Takes the game from who is away, or lets the other side wait, for too long: `leaves_in` of `Presence` is 0. Whoever waits may also go on waiting; without clocks nobody loses a game that is not claimed. */
export interface Claim {
  type: "claim";
  game: string;
  id: string;
}

/** Asks for something: undo (granted at once by the computer), a draw, a rematch. Asking again changes nothing. */
export interface MakeOffer {
  type: "offer";
  game: string;
  id: string;
  what: "draw" | "rematch" | "undo";
}

/** Answers what the other side has asked for; with a no, takes back what one has asked for oneself. */
export interface AnswerOffer {
  type: "answer";
  game: string;
  id: string;
  what: "draw" | "rematch" | "undo";
  yes: boolean;
}

/** Ready for the next game of a match, with cards changed one for one; names of cards, one per copy. */
export interface Sideboard {
  type: "sideboard";
  game: string;
  id: string;
  bring?: string[];
  leave?: string[];
}

/** A quick phrase or a line of chat to the other side; one of the two. */
export interface Say {
  type: "say";
  game: string;
  id: string;
  phrase?: "again?" | "good game" | "good luck" | "hello" | "one moment" | "sorry" | "thank you" | "thinking" | "well played" | null;
  text?: string;
}

/** Replaces the settings of the seat. */
export interface SetSettings {
  type: "settings";
  game: string;
  id: string;
  settings: Settings;
}

/** Asks what can be done with a card that is in sight, and why the rest cannot. */
export interface Why {
  type: "why";
  game: string;
  id: string;
  object: number;
}

/** Asks what can be done with every card in sight, with what each play would be paid, and why the rest cannot. */
export interface AskUses {
  type: "uses";
  game: string;
  id: string;
}

/** Asks what the search would do in the decision of state `seq`; only against a computer. It knows what the seat may know, and takes some seconds: other messages can be sent meanwhile. */
export interface AskHint {
  type: "hint";
  game: string;
  seq: number;
  id: string;
}

/** Asks for a whole state with all of the log. */
export interface Resync {
  type: "resync";
  game: string;
}

/** Asks for a `pong`; every 20 seconds is enough to be seen as here. */
export interface Ping {
  type: "ping";
  time?: number;
}

/** A player's clock; without clocks `left` is null. */
export interface Clock {
  left: number | null;
  runs: boolean;
  free: number;
}

/** Who sits there. */
export interface PlayerInfo {
  name: string;
  kind: "computer" | "person";
  level: string;
  deck: string;
  connection: "away" | "computer" | "here" | "nobody";
  clock: Clock;
  wins: number;
}

/** Where the match stands. */
export interface MatchInfo {
  best_of: number;
  game: number;
  over: boolean;
  next: string | null;
  ready: boolean[];
}

/** How the game ended. */
export interface Result {
  winner: 0 | 1 | null;
  clause: string;
  sentence: string;
  how: "agreed draw" | "concession" | "left" | "rules" | "time";
}

/** Whether taking back is possible, or the sentence why not. */
export interface Undo {
  possible: boolean;
  why_not: string;
  asks: boolean;
}

/** Something asked for and not yet answered. */
export interface OpenOffer {
  what: "draw" | "rematch" | "undo";
  by: 0 | 1;
  since: number | null;
}

/** How long a game that is over took. Of the computer no time is counted. */
export interface Figures {
  seconds: number[];
  decisions: number[];
  lasted: number;
}

/** All that a seat is shown. `view` is game.view(seat) without its decision, which stands in `decision`. */
export interface State {
  type: "state";
  game: string;
  seq: number;
  fingerprint: string;
  you: 0 | 1 | null;
  stage: "between" | "diverged" | "over" | "playing" | "waiting";
  view: View | null;
  decision: Decision | null;
  log: LogLine[];
  log_from: number;
  players: PlayerInfo[];
  match: MatchInfo;
  settings: Settings | null;
  undo: Undo;
  offers: OpenOffer[];
  result: Result | null;
  spectators: number;
  warning: string;
  passed: string[];
  invite: string | null;
  passing: string;
  ahead: number;
  figures: Figures | null;
  leaves_in: number | null;
}

/** What the client asked for under this id is stored and done. Sent again for an id that was done before. */
export interface Accepted {
  type: "accepted";
  game: string;
  id: string;
  seq: number;
}

/** Something was refused; nothing was changed. */
export interface Error {
  type: "error";
  game: string;
  code: "broken" | "elsewhere" | "full" | "illegal" | "malformed" | "not hello" | "not possible" | "stale" | "too fast" | "too large" | "unknown game" | "wrong token";
  sentence: string;
  clause: string;
  id: string;
  seq: number;
}

/** The server is passing for this seat, and why; counts those since the seat last decided. */
export interface Passed {
  type: "passed";
  game: string;
  seq: number;
  count: number;
  why: string;
}

/** Somebody came, left, or a clock was set right. */
export interface Presence {
  type: "presence";
  game: string;
  connections: ("away" | "computer" | "here" | "nobody")[];
  clocks: Clock[];
  spectators: number;
  leaves_in: number | null;
}

/** An offer was made, answered or has lapsed. */
export interface Offered {
  type: "offered";
  game: string;
  what: "draw" | "rematch" | "undo";
  by: 0 | 1;
  state: "accepted" | "declined" | "lapsed" | "made";
  next: string | null;
  since: number | null;
}

/** A phrase or a line of chat. */
export interface Said {
  type: "said";
  game: string;
  by: 0 | 1;
  phrase: string | null;
  text: string;
  time: number;
  again: boolean;
}

/** One thing that could be done with a card; `clause` and `sentence` say why it cannot, or are "", and `reasons` has everything that is in the way. */
export interface Use {
  kind: string;
  text: string;
  option: number | null;
  clause: string;
  sentence: string;
  number: number;
  words: string;
  reasons: Reason[];
  plan: Plan | null;
}

/** The answer to `why`. */
export interface Reasons {
  type: "reasons";
  game: string;
  id: string;
  object: number;
  uses: Use[];
}

/** What can be done with a card in sight, and why not the rest. */
export interface CardUses {
  object: number;
  uses: Use[];
}

/** The answer to `uses`: every card that the seat sees, at the state with this `seq`. */
export interface Uses {
  type: "uses";
  game: string;
  id: string;
  seq: number;
  cards: CardUses[];
}

/** How likely a player wins with an option, as far as a search has seen. */
export interface Chance {
  option: number;
  chance: number;
}

/** The answer to `hint`: what the search would do at the state with this `seq`, and what it weighed. */
export interface Hint {
  type: "hint";
  game: string;
  id: string;
  seq: number;
  option: number;
  chances: Chance[];
  iterations: number;
  wins: boolean;
}

/** A sentence for the person: storage trouble, a server that restarts, a game that goes on elsewhere. */
export interface Notice {
  type: "notice";
  game: string;
  code: "diverged" | "restarting" | "spectator delay" | "storage" | "taken over";
  sentence: string;
}

/** A game follows this one (a rematch, or the next of the match): the seat in it and a token of its own. */
export interface Next {
  type: "next";
  game: string;
  next: string;
  seat: 0 | 1;
  token: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  time: number;
  server: number;
}

export type ClientMessage = Hello | Pick | Concede | Claim | MakeOffer | AnswerOffer | Sideboard | Say | SetSettings | Why | AskUses | AskHint | Resync | Ping;

export type ServerMessage = State | Accepted | Error | Passed | Presence | Offered | Said | Reasons | Uses | Hint | Notice | Next | Pong;
