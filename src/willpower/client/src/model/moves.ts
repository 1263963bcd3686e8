// Goals, solutions and refutations of puzzles in sentences, with names instead of the notation of judge files.

import type { GoalPart, NamedView, PuzzleMove, SolutionRow } from '../protocol';
import { t, type Key } from '../strings';

/** A part of a sentence with the clause that belongs to it. */
export interface Told {
  words: string;
  clause: string;
}

/** Whether a goal is that the player wins, and nothing else. */
export function isWin(goal: readonly GoalPart[]): boolean {
  return goal.every((g) => g.kind === 'win' && g.player === 0);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function partWords(part: GoalPart): string {
  if (part.kind === 'win') return t(part.player === 0 ? 'goal.win' : 'goal.lose');
  if (part.kind === 'other') return part.text;
  const card = part.player === null ? part.card : t(part.player === 0 ? 'goal.yours' : 'goal.theirs', { card: part.card });
  const known = ['graveyard', 'field', 'hand', 'removed'].includes(part.zone);
  if (!known) return t('goal.at', { card, zone: part.zone });
  return t(`goal.${part.keeps ? 'keep' : 'put'}.${part.zone}` as Key, { card });
}

/** What a puzzle asks for, in a sentence. */
export function goalWords(goal: readonly GoalPart[], turns: number): string {
  if (isWin(goal)) return turns > 1 ? t('pz.goal.turns', { n: turns }) : t('pz.goal');
  const what = upper(goal.map(partWords).join(t('goal.and')));
  return turns > 1 ? t('pz.goal.to.turns', { what, n: turns }) : t('pz.goal.to', { what });
}

/** What both players are called, where neither is "you": on the bench. */
export type Called = readonly [string, string];

/** A card or player as it stands in a sentence: "Door Warden (2)", "the opponent". */
function named(one: NamedView, as: 'subject' | 'object', called?: Called): string {
  if (one.name) return one.number ? `${one.name} (${one.number})` : one.name;
  if (called && one.player !== null) return called[one.player === 0 ? 0 : 1];
  if (one.player === 0) return t(as === 'subject' ? 'you' : 'you.obj');
  return t(as === 'subject' ? 'mv.they' : 'mv.them');
}

function picked(m: PuzzleMove, called?: Called): string {
  return m.about.name || m.about.player !== null ? named(m.about, 'object', called) : m.words || m.text;
}

const OWN: ReadonlySet<string> = new Set(['play', 'battle', 'call', 'judgment', 'activate', 'standby', 'reveal', 'lifebreak', 'pass', 'no block', 'forfeit']);

/** What somebody does, without what they choose on the way. */
function deed(m: PuzzleMove, called?: Called): string {
  const who = called ? called[m.player === 0 ? 0 : 1] : m.player === 0 ? t('you') : t('mv.they');
  const holes = { who, you: m.player === 0 && !called ? 1 : 2, card: named(m.about, 'object', called), words: m.words };
  if (m.kind === 'attack') return t('mv.attack', { ...holes, on: named(m.on, 'object', called) });
  if (m.kind === 'block') return t('mv.block', holes);
  if (m.kind === 'activate' && !m.words) return t('mv.activate.bare', holes);
  if (OWN.has(m.kind)) return t(`mv.${m.kind.replace(' ', '')}` as Key, holes);
  return t('mv.choose', { ...holes, what: picked(m, called) });
}

/** A choice on the way, as it follows the sentence. */
function choice(m: PuzzleMove, called?: Called): string {
  if (m.asks === 'pay') return t('mv.paid', { what: picked(m, called) });
  if (m.asks === 'x') return m.text.startsWith('X') ? m.text : `X = ${m.text}`;
  return picked(m, called);
}

/** A move in parts of a sentence, each with its clause: what is done, on what, and whatever else is chosen. */
export function moveWords(m: PuzzleMove, called?: Called): Told[] {
  const targets = m.further.filter((f) => f.asks === 'target');
  const rest = m.further.filter((f) => f.asks !== 'target');
  const out: Told[] = [{ words: upper(deed(m, called)), clause: m.clause }];
  if (targets.length) out.push({ words: t('mv.on', { what: targets.map((x) => picked(x, called)).join(t('list.comma')) }), clause: targets[0]?.clause ?? '' });
  for (const f of rest) out.push({ words: t('mv.with', { what: choice(f, called) }), clause: f.clause });
  return out;
}

const DEEDS: ReadonlySet<string> = new Set(['priority', 'attack', 'block', 'reveal']);

/** The moves of a line as they are told: choices go with what they belong to, passes at priority are left out. */
export function lineOf(moves: readonly PuzzleMove[]): PuzzleMove[] {
  const out: PuzzleMove[] = [];
  for (const m of moves) {
    const last = out[out.length - 1];
    if (m.kind === 'pass') continue;
    if (last && last.player === m.player && !DEEDS.has(m.asks)) out[out.length - 1] = { ...last, further: [...last.further, m] };
    else out.push(m);
  }
  return out;
}

/** Answers that come to the same, as they stand after "if". */
export function answers(moves: readonly PuzzleMove[], called?: Called): string {
  const all = moves.map((m) => {
    const words = moveWords(m, called).map((x) => x.words).join(' ');
    if (called) return words;
    return m.about.name && (m.kind === 'attack' || m.kind === 'block') ? words : words.charAt(0).toLowerCase() + words.slice(1);
  });
  return [...new Set(all)].join(t('pz.or'));
}

/** The rows of a solution that are shown: an answer that is met as above is not told again, nor that it is not given. */
export function shownRows(rows: readonly SolutionRow[]): SolutionRow[] {
  const answer = (r: SolutionRow | undefined): boolean => !!r && r.number === 0 && r.moves.length > 0;
  return rows.filter((r, i) => {
    if (r.again) return false;
    const before = rows[i - 1];
    const passes = answer(r) && r.moves.every((m) => m.kind === 'pass');
    return !(passes && before?.again && before.depth === r.depth);
  });
}
