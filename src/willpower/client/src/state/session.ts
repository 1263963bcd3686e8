// A game being played: the socket, what the seat is shown, what was asked and not yet answered.

import { batch, computed, signal } from '@preact/signals';
import type {
  ClientMessage,
  Decision,
  Error as Refusal,
  Hint,
  LogLine,
  Notice,
  OpenOffer,
  OptionView,
  Presence,
  Said,
  ServerMessage,
  Settings,
  State,
  Use,
  View,
} from '../protocol';
import { letPass, passingStep } from '../model/passing';
import { merged, seenCards, type Seen } from '../model/seen';
import { api } from './api';
import { prefs, seatSettings } from './prefs';
import { heldSeat, hold } from './seats';
import { carrySeen, seenBefore } from './seen';
import type { Ended, LocalTable } from './tables';

export type Link = 'idle' | 'connecting' | 'open' | 'lost' | 'refused';

export const link = signal<Link>('idle');
export const tries = signal(0);
export const state = signal<State | null>(null);
export const log = signal<LogLine[]>([]);
export const sent = signal<{ id: string; seq: number; option: number } | null>(null);
export const refusal = signal<Refusal | null>(null);
export const notice = signal<Notice | null>(null);
/** Seconds after which spectators are shown what is played; 0 if at once. */
export const delay = signal(0);
export const presence = signal<Presence | null>(null);
export const presenceAt = signal(0);
export const said = signal<Said[]>([]);
export const passed = signal<{ count: number; why: string } | null>(null);
/** What can be done with each card at a state, with what it would be paid, and why the rest cannot. */
export const told = signal<{ seq: number; cards: ReadonlyMap<number, readonly Use[]> } | null>(null);
let usesAsked = -1;
/** The last hint that came. */
export const hint = signal<Hint | null>(null);

/** The uses of a card, where they have been told for the state that is shown. */
export function usesOf(id: number | undefined): readonly Use[] | undefined {
  const now = told.value;
  if (!now || id === undefined || now.seq !== state.value?.seq) return undefined;
  return now.cards.get(id) ?? [];
}

/** The passes made for this seat, with the line of the log after which they were made. */
export const passes = signal<readonly { after: number; count: number; why: string }[]>([]);
/** The number of the last log line that was there when this seat last decided. */
export const decidedAt = signal(0);
/** Whether the sources of this payment are chosen by hand. */
export const manualPay = signal(false);

export const you = computed<0 | 1 | null>(() => state.value?.you ?? null);
/** The seat from which somebody looks on who does not sit there: a replay from the other side. */
export const facing = signal<0 | 1>(0);
/** The seat shown at the near shore. */
export const near = computed<0 | 1>(() => state.value?.you ?? facing.value);
/** The seat whose field lies below, where that is not the near one: on the bench both sides are played. */
export const shore = signal<0 | 1 | null>(null);
/** The seat whose field lies below. */
export const below = computed<0 | 1>(() => shore.value ?? near.value);

/** A board of the past: what this seat saw when a line of the log was the newest one. */
export interface Moment {
  line: number;
  view: View;
}

/** The boards this window has seen, oldest first. */
const past: Moment[] = [];
const MOST_PAST = 3000;
/** The first line of the log whose board can be shown: of a seat all of them, else what this window has seen. */
export const pastFrom = signal(0);
/** The board of the past that is looked at; null: the table as it is now. */
export const moment = signal<Moment | null>(null);

/** The table as it is now, whatever is looked at. */
export const live = computed(() => state.value?.view ?? null);
/** The table that is shown. */
export const view = computed(() => moment.value?.view ?? live.value);
/** What this seat is asked and can answer now; nothing while the past is looked at. */
export const decision = computed<Decision | null>(() => {
  const s = state.value;
  return s?.stage === 'playing' && !s.passing && !moment.value && lettingGo.value !== s.seq ? s.decision : null;
});

/** The number of a state in which nothing but passing is possible, so that this window passes unasked. */
const lettingGo = signal(-1);

let recalls = 0;

/** Asks the server for a board that this seat saw before this window was opened; false where there is no seat. */
function recall(line: number, by: -1 | 0 | 1): boolean {
  if (!token || local) return false;
  const of = game;
  recalls += 1;
  const mine = recalls;
  api
    .past(of, { token, line, by })
    .then((found) => {
      if (mine === recalls && of === game) moment.value = { line: by === 0 ? line : found.line, view: found.view };
    })
    .catch(() => undefined); // there is none: what is looked at stays
  return true;
}

/** Shows the board as it was after a line of the log, from this window or from the server; false where neither has it. */
export function showMoment(line: number): boolean {
  const found = past.find((m) => m.line >= line);
  if (!found || (past[0] !== undefined && line < past[0].line)) return recall(line, 0);
  moment.value = { line, view: found.view };
  return true;
}

/** The board of this window before or after the one looked at. */
function beside(by: 1 | -1): Moment | undefined {
  const now = moment.value;
  const known = now !== null && now.line >= (past[0]?.line ?? Infinity);
  return known ? past[past.findIndex((m) => m.line >= now.line) + by] : undefined;
}

/** Whether there is another board before or after the one looked at. */
export function canStep(by: 1 | -1): boolean {
  const now = moment.value;
  if (!now) return false;
  if (beside(by)) return true;
  const first = log.value[0]?.number ?? 0;
  return !!token && !local && (by < 0 ? now.line > first : now.line < (past[0]?.line ?? 0));
}

/** Goes to the board before or after the one looked at. */
export function stepMoment(by: 1 | -1): void {
  const found = beside(by);
  if (found) moment.value = found;
  else if (moment.value) recall(moment.value.line, by);
}

/** The cards of a player that this window has seen in the games of this match. */
export function seenOf(player: number): readonly Seen[] {
  return merged(seenBefore(game), seenCards(past.map((m) => m.view), player));
}

function remember(line: number, seen: View): void {
  while (past.length && (past[past.length - 1]?.line ?? 0) >= line) past.pop();
  past.push({ line, view: seen });
  if (past.length > MOST_PAST) past.shift();
  pastFrom.value = token && !local ? 0 : (past[0]?.line ?? 0);
}

/** One step of a plan: which option answers this decision; null: the plan does not fit any more; 'again': also the next. */
export type Step = (d: Decision) => { option: number; again?: boolean } | null;

export let plan: Step[] = [];
let socket: WebSocket | null = null;
let game = '';
let token = '';
let retry = 0;
let pinging = 0;
let counter = 0;

function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter}-${Math.floor(Math.random() * 1e9).toString(36)}`;
}

/** Opens a game; with a token its seat, without one as a spectator. */
export function openGame(id: string, seatToken: string): void {
  closeGame();
  game = id;
  token = seatToken;
  batch(() => {
    state.value = null;
    log.value = [];
    sent.value = null;
    refusal.value = null;
    notice.value = null;
    delay.value = 0;
    presence.value = null;
    offers.value = [];
    declined.value = '';
    agreed.value = '';
    following.value = '';
    said.value = [];
    passed.value = null;
    passes.value = [];
    decidedAt.value = 0;
    tries.value = 0;
    past.length = 0;
    moment.value = null;
    told.value = null;
    lettingGo.value = -1;
  });
  usesAsked = -1;
  connect();
}

/** Leaves the game; the seat is kept. */
export function closeGame(): void {
  local = null;
  isLocal.value = false;
  ended.value = null;
  window.clearTimeout(retry);
  window.clearInterval(pinging);
  const old = socket;
  socket = null;
  plan = [];
  old?.close();
  link.value = 'idle';
}

function connect(): void {
  window.clearTimeout(retry);
  link.value = tries.value === 0 ? 'connecting' : 'lost';
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const ws = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket = ws;
  ws.onopen = () => {
    usesAsked = -1;
    const last = log.value[log.value.length - 1];
    send({ type: 'hello', game, token, seq: state.value?.seq ?? 0, log: last?.number ?? 0 });
    window.clearInterval(pinging);
    pinging = window.setInterval(() => send({ type: 'ping', time: Date.now() / 1000 }), 20000);
  };
  ws.onmessage = (e: MessageEvent<string>) => {
    if (ws === socket) receive(JSON.parse(e.data) as ServerMessage);
  };
  ws.onclose = () => {
    if (ws !== socket) return;
    window.clearInterval(pinging);
    if (link.value === 'refused') return;
    link.value = 'lost';
    tries.value += 1;
    const wait = Math.min(8000, 300 * 2 ** Math.min(tries.value, 5));
    retry = window.setTimeout(connect, wait);
  };
}

/** Tries again at once. */
export function connectNow(): void {
  if (link.value !== 'lost') return;
  socket?.close();
  connect();
}

function send(message: ClientMessage): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function receive(m: ServerMessage): void {
  switch (m.type) {
    case 'state':
      receiveState(m);
      break;
    case 'accepted':
      if (sent.value?.id === m.id) acknowledged(m.id);
      break;
    case 'error':
      receiveError(m);
      break;
    case 'passed':
      passed.value = { count: m.count, why: m.why };
      notePass(m.why);
      break;
    case 'presence':
      presence.value = m;
      presenceAt.value = Date.now();
      break;
    case 'said':
      if (!m.again || !said.value.some((x) => x.time === m.time && x.by === m.by && x.text === m.text)) said.value = [...said.value, m].slice(-100);
      break;
    case 'reasons':
      break; // the answer to `why`, which is not sent from here
    case 'uses':
      if (m.seq === state.value?.seq) told.value = { seq: m.seq, cards: new Map(m.cards.map((c) => [c.object, c.uses])) };
      break;
    case 'hint':
      hint.value = m;
      break;
    case 'notice':
      if (m.code === 'spectator delay') delay.value = Number(/\d+/.exec(m.sentence)?.[0] ?? 0);
      else notice.value = m;
      break;
    case 'offered': {
      const rest = offers.value.filter((o) => o.what !== m.what || o.by !== m.by);
      offers.value = m.state === 'made' ? [...rest, { what: m.what, by: m.by, since: m.since }] : offers.value.filter((o) => o.what !== m.what);
      if (m.next) following.value = m.next;
      if (m.state === 'accepted' && m.by === state.value?.you) agreed.value = m.what;
      if (m.state === 'made') agreed.value = '';
      if (m.state === 'declined' && m.by === state.value?.you) declined.value = m.what;
      break;
    }
    case 'next':
      followOn(m.next, m.token, m.seat);
      next.value = m.next;
      break;
    case 'pong':
      break;
  }
}

/** Keeps the seat in the game that follows, with the same deck. */
function followOn(id: string, seatToken: string, seat: number): void {
  const now = heldSeat(game);
  if (state.value && !state.value.match.over) carrySeen(id, seenOf(1 - seat));
  hold({ game: id, token: seatToken, seat, time: Date.now(), deck: now?.deck ?? '' });
}

/** What either side asks for and is not yet answered. */
export const offers = signal<OpenOffer[]>([]);
/** What this seat asked for and the other side declined. */
export const declined = signal<'' | OpenOffer['what']>('');
/** What this seat asked for and the other side agreed to. */
export const agreed = signal<'' | OpenOffer['what']>('');

/** A pick is kept; what follows from it comes as a state, and until then nothing else can be picked. */
function acknowledged(id: string): void {
  window.setTimeout(() => {
    if (sent.value?.id !== id) return;
    sent.value = null;
    send({ type: 'resync', game });
  }, 4000);
}

/** The game that follows this one, once there is one. */
export const next = signal('');
/** The game that the players have gone on to, for who watches. */
export const following = signal('');

/** Notes in the log that the server passed for this seat, and why; alike ones in a row are one. */
function notePass(why: string): void {
  const after = log.value[log.value.length - 1]?.number ?? 0;
  const before = passes.value[passes.value.length - 1];
  if (before && before.after === after && before.why === why)
    passes.value = [...passes.value.slice(0, -1), { ...before, count: before.count + 1 }];
  else passes.value = [...passes.value, { after, count: 1, why }].slice(-400);
}

function receiveState(m: State): void {
  const first = state.value === null;
  batch(() => {
    link.value = 'open';
    tries.value = 0;
    refusal.value = refusal.value && refusal.value.code !== 'stale' && refusal.value.seq === m.seq ? refusal.value : null;
    if (m.log_from === 0) log.value = m.log;
    else {
      const kept = log.value.filter((l) => l.number <= m.log_from);
      log.value = [...kept, ...m.log];
    }
    if (m.decision && state.value?.seq !== m.seq) passed.value = m.passed.length ? { count: m.passed.length, why: m.passed[m.passed.length - 1] ?? '' } : passed.value;
    state.value = m;
    if (m.log_from === 0) {
      const newest = log.value[log.value.length - 1]?.number ?? 0;
      while (past.length && (past[past.length - 1]?.line ?? 0) > newest) past.pop();
      passes.value = passes.value.filter((p) => p.after <= newest);
    }
    if (m.view) remember(log.value[log.value.length - 1]?.number ?? 0, m.view);
    offers.value = m.offers;
    presence.value = null;
    presenceAt.value = Date.now();
  });
  if (first && m.you !== null && m.stage === 'playing') {
    // A payment that is open when one comes back was being made by hand: what is left to us is paid at once.
    if (m.decision?.kind === 'pay') manualPay.value = true;
    sendSettings({});
  }
  const pending = sent.value;
  if (pending && pending.seq !== m.seq) sent.value = null;
  else if (pending && m.decision) {
    send({ type: 'pick', game, seq: pending.seq, id: pending.id, option: pending.option, pay: !manualPay.value });
    return;
  }
  follow();
}

function receiveError(m: Refusal): void {
  if (m.id && sent.value?.id === m.id) sent.value = null;
  if (m.code === 'unknown game' || m.code === 'wrong token') {
    link.value = 'refused';
    refusal.value = m;
    return;
  }
  if (m.code === 'elsewhere') {
    socket?.close();
    return;
  }
  plan = [];
  lettingGo.value = -1;
  refusal.value = m;
}

/** Answers the decision by plan or by paying, where one of them says how. */
function follow(): void {
  const s = state.value;
  const d = s && s.stage === 'playing' && !s.passing ? s.decision : null;
  if (!d || sent.value) return;
  const step = plan[0];
  if (step) {
    const found = step(d);
    if (found) {
      if (!found.again) plan.shift();
      sendPick(found.option);
      return;
    }
    plan = [];
  }
  if (d.kind === 'priority') {
    manualPay.value = false;
    passWhereNothingElse(d);
  } else if (d.kind === 'pay' && !manualPay.value && d.auto != null) sendPick(d.auto);
  else if (d.kind === 'order' && d.purpose === 'graveyard' && !prefs.value.askOrder && !local && d.options[0]) sendPick(d.options[0].index);
}

/** Passes where nothing else can be done; nothing is asked meanwhile. */
function passWhereNothingElse(d: Decision): void {
  const s = state.value;
  const found = s && prefs.value.autoPass ? letPass(s, d, prefs.value.askRunes) : undefined;
  if (!s || !found) return;
  const seq = s.seq;
  lettingGo.value = seq;
  window.setTimeout(() => {
    if (state.value?.seq !== seq || sent.value) return;
    notePass(found.why);
    sendPick(found.pass.index, 'let~'); // no decision of the player's: not taken back
  }, 120);
}

function sendPick(option: number, by = ''): void {
  const s = state.value;
  if (!s?.decision) return;
  const id = by + newId();
  sent.value = { id, seq: s.seq, option };
  const last = log.value[log.value.length - 1];
  decidedAt.value = last?.number ?? 0;
  passed.value = null;
  if (local) {
    local.pick(option, manualPay.value);
    return;
  }
  send({ type: 'pick', game, seq: s.seq, id, option, pay: !manualPay.value });
}

/** Picks an option of the decision; further steps are followed as long as they fit. */
export function pick(option: OptionView | number, further: Step[] = []): void {
  if (sent.value || link.value !== 'open' || moment.value) return;
  refusal.value = null;
  plan = further;
  sendPick(typeof option === 'number' ? option : option.index);
}

/** Stops what was planned. */
export function stopPlan(): void {
  plan = [];
}

/** Passes at a table without a game, for whoever is asked, until something happens or the turn ends. */
export function passOn(until: 'something happens' | 'end of turn'): void {
  const pass = decision.value?.options.find((o) => o.kind === 'pass');
  if (pass && live.value) pick(pass, [passingStep(live.value, until, () => live.value)]);
}

/** Tells the server how this seat wants to be asked. */
export function sendSettings(more: Partial<Settings>): void {
  if (state.value?.you == null) return;
  const now = state.value.settings;
  const kept = { yields: now?.yields ?? [], hold: now?.hold ?? false, until: now?.until ?? ('' as const) };
  send({ type: 'settings', game, id: newId(), settings: { ...seatSettings(), ...kept, ...more } });
}

/** Asks for something: undo, draw or rematch. */
export function offer(what: 'undo' | 'draw' | 'rematch'): void {
  plan = [];
  manualPay.value = false;
  if (local) {
    if (what === 'undo') local.undo();
    return;
  }
  send({ type: 'offer', game, id: newId(), what });
}

/** Takes back, or says in the prompt's place why that cannot be done. */
export function askUndo(): void {
  const undo = state.value?.undo;
  if (undo?.possible) offer('undo');
  else if (undo && state.value?.you != null)
    refusal.value = { type: 'error', game, code: 'not possible', sentence: undo.why_not, clause: '', id: '', seq: state.value.seq };
}

/** Answers what the other side asked for. */
export function answer(what: 'undo' | 'draw' | 'rematch', yes: boolean): void {
  send({ type: 'answer', game, id: newId(), what, yes });
}

/** Gives the game up, or claims it from who lets this seat wait for too long. */
export function finish(type: 'concede' | 'claim'): void {
  send({ type, game, id: newId() });
}

/** Says a phrase or a line of chat. */
export function say(phrase: Said['phrase'], text = ''): void {
  type Phrase = Extract<ClientMessage, { type: 'say' }>['phrase'];
  send({ type: 'say', game, id: newId(), phrase: phrase as Phrase, text });
}

/** Ready for the next game of the match, with cards changed. */
export function ready(bring: string[], leave: string[]): void {
  send({ type: 'sideboard', game, id: newId(), bring, leave });
}

/** Asks what can be done with every card in sight and why the rest cannot, once for each state. */
export function askUses(): void {
  const seq = state.value?.seq ?? -1;
  if (state.value?.you == null || told.value?.seq === seq || usesAsked === seq) return;
  if (local) {
    usesAsked = seq;
    void local.uses().then((cards) => {
      if (seq === state.value?.seq) told.value = { seq, cards: new Map(cards.map((c) => [c.object, c.uses])) };
    });
    return;
  }
  if (send({ type: 'uses', game, id: newId() })) usesAsked = seq;
}

/** Asks what the search would do here; returns the id of the question, or nothing. */
export function askHint(): string {
  const id = newId();
  return !local && send({ type: 'hint', game, seq: state.value?.seq ?? 0, id }) ? id : '';
}

let local: LocalTable | null = null;
/** Whether the table is one without a game of the server's. */
export const isLocal = signal(false);
export const ended = signal<Ended | null>(null);

/** Shows a state of a table that asks for its picks itself. */
export function showLocal(table: LocalTable, s: State, end: Ended | null = null): void {
  local = table;
  batch(() => {
    link.value = 'open';
    moment.value = null;
    passes.value = [];
    sent.value = null;
    refusal.value = null;
    notice.value = null;
    presence.value = null;
    passed.value = null;
    offers.value = [];
    told.value = null;
    lettingGo.value = -1;
    isLocal.value = true;
    ended.value = end;
    log.value = s.log;
    state.value = s;
  });
  usesAsked = -1;
  follow();
}

/** Nothing can be picked until the next state is shown: the one that is shown is not the newest. */
export function holdLocal(): void {
  if (local && state.value) sent.value = { id: newId(), seq: state.value.seq, option: -1 };
}

/** What is shown is the newest after all, and nothing of it was refused. */
export function releaseLocal(): void {
  if (!local) return;
  sent.value = null;
  refusal.value = null;
}

/** What was picked could not be done; it can be tried again. */
export function localRefused(sentence: string): void {
  plan = [];
  sent.value = null;
  refusal.value = { type: 'error', game: '', code: 'not possible', sentence, clause: '', id: '', seq: state.value?.seq ?? 0 };
}

/** Shows a state that comes from elsewhere: a replay. */
export function showState(s: State | null): void {
  closeGame();
  moment.value = null;
  passes.value = [];
  state.value = s;
  log.value = s?.log ?? [];
}
