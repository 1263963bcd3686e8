// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.
// Fields with ? may be missing. A client must not mind fields it does not know.

/** What something points at: a player, a card, or a card that is not seen. */
export interface Ref {
  player?: number;
  id?: number;
  kind?: string;
  name?: string;
  zone?: string;
  here?: boolean;
  hidden?: boolean;
  owner?: number;
  position?: number;
}

/** Values as printed. */
export interface Printed {
  atk: number | null;
  def: number | null;
}

/** Another side of a card. */
export interface Side {
  face: string;
  name: string;
  types: string[];
  races: string[];
  attributes: string[];
  cost: string;
  total_cost: number;
  atk: number | null;
  def: number | null;
  keywords: string[];
  text: string[];
  names?: string[];
  general?: string[];
  stone_types?: string[];
  divinity?: number;
}

/** Part of a division. */
export interface Divided {
  to: Ref | null;
  amount: number;
}

/** A part of a card's ATK and DEF: what is printed, what an effect or counters change, rounding. */
export interface ValuePart {
  what: "counters" | "effect" | "printed" | "rounding";
  atk: number;
  def: number;
  source?: Ref | null;
  text?: string;
  until?: string;
  times?: number;
  clause?: string;
}

/** An ability that a card has, or has lost. */
export interface AbilityView {
  text: string;
  from: "gained" | "lost" | "printed";
  source?: Ref | null;
  until?: string;
}

/** A card, an ability or judgment in the chase, or a back (`hidden`). Only a back has no `name`. */
export interface CardView {
  zone?: string;
  owner?: number;
  controller?: number;
  id?: number;
  kind?: string;
  hidden?: boolean;
  magic_stone?: boolean;
  position?: number;
  name?: string;
  names?: string[];
  types?: string[];
  races?: string[];
  attributes?: string[];
  cost?: string;
  total_cost?: number;
  atk?: number | null;
  def?: number | null;
  keywords?: string[];
  general?: string[];
  stone_types?: string[];
  divinity?: number;
  face?: string;
  text?: string[];
  number?: string;
  gained?: string[];
  lost?: string[];
  partial?: boolean;
  rested?: boolean;
  damage?: number;
  fresh?: boolean;
  printed?: Printed;
  parts?: ValuePart[];
  abilities?: AbilityView[];
  counters?: Record<string, number>;
  face_down?: boolean;
  revealed?: boolean;
  added_to?: number;
  x?: number;
  y?: number;
  marks?: string[];
  sides?: Side[];
  source?: Ref | null;
  targets?: (Ref | null)[];
  modes?: number[];
  mode_words?: string[];
  divided?: Divided[];
}

/** One will produced. */
export interface WillView {
  attribute: string;
  restricted: boolean;
}

/** A player's numbers and zones. */
export interface PlayerView {
  name: string;
  life: number;
  will: WillView[];
  weather: string;
  max_hand: number | null;
  called: number;
  judged: boolean;
  locked: boolean;
  turns: number;
  extra_turns: number;
  skips: string[];
  gods_arts: string[];
  counts: Record<string, number>;
  hand: CardView[];
  standby: CardView[];
  ruler: CardView[];
  items: CardView[];
  graveyard: CardView[];
  removed: CardView[];
  extra_deck: CardView[];
  runes: CardView[];
  deck: CardView[];
  stone_deck: CardView[];
  lifebreak: CardView[];
}

/** Whose turn, which phase, which step of battle ("" outside). */
export interface TurnView {
  number: number;
  player: number;
  first_player: number;
  phase: string;
  step: string;
}

/** The battle going on. */
export interface BattleView {
  attacker: Ref | null;
  attacked: Ref | null;
  blocker: Ref | null;
  blocked: boolean;
  declared: boolean;
}

/** A continuous effect that lasts. */
export interface EffectView {
  source: Ref | null;
  text: string;
  until: string;
  affects: (Ref | null)[];
}

/** An automatic ability that waits to be played. */
export interface WaitingView {
  source: Ref | null;
  controller: number;
}

/** What a seat may know: game.view(seat), less its decision. */
export interface View {
  edition: string;
  seat: 0 | 1 | null;
  turn: TurnView;
  priority: number | null;
  over: boolean;
  winner: number | null;
  outcome: string;
  players: PlayerView[];
  field: CardView[];
  chase: CardView[];
  battle: BattleView | null;
  effects: EffectView[];
  waiting: WaitingView[];
  decides: number | null;
}

/** Why something cannot be done. */
export interface Reason {
  clause: string;
  sentence: string;
  ja: string;
}

/** One will of a payment: made before ("will"), or by a card for it ("source"). */
export interface PlanSource {
  kind: "source" | "will";
  attribute: string;
  object?: number;
  name?: string;
}

/** What a play is paid with if it is left to the engine. */
export interface Plan {
  need: string;
  sources: PlanSource[];
  costs: string[];
  irreversible: string[];
  asks: boolean;
  why: string;
  others: boolean;
  open: boolean;
  leaves: number[];
  targets: Ref[];
}

/** Who fights, or what is fought: a card with its values, or a player. */
export interface SideView {
  object?: number;
  name?: string;
  atk?: number | null;
  def?: number | null;
  damage?: number;
  player?: number;
  life?: number;
}

/** Something that could still be done by a player who ends the turn. */
export interface LeftView {
  kind: "attack" | "call" | "will";
  sentence: string;
  clause: string;
}

/** One thing that can be picked. */
export interface OptionView {
  index: number;
  kind: string;
  text: string;
  clause: string;
  number: number;
  object?: number;
  player?: number;
  card?: CardView;
  words?: string;
  idle?: boolean;
  ends?: "turn";
  attackers?: number[];
  left?: LeftView[];
  sides?: SideView[];
  alike?: number;
  plan?: Plan;
  fails?: Reason;
}

/** The question to a seat. */
export interface Decision {
  player: number;
  kind: string;
  purpose: string;
  prompt: string;
  sentence: string;
  least: number;
  most: number;
  chosen: number;
  clause: string;
  source: Ref | null;
  options: OptionView[];
  auto?: number | null;
}

/** One thing that happened. Objects are ids of cards in the view, as far as they are still there. */
export interface LogLine {
  number: number;
  clause: string;
  kind: string;
  player: number | null;
  objects: number[];
  text: string;
}
