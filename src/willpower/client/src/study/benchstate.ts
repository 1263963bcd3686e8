// The bench: the file, where one stands in it, and what was done before, to step back.

import { signal } from '@preact/signals';
import type { AskBench, BenchState, BenchUses } from '../protocol';
import { Refused } from '../state/api';
import { holdLocal, localRefused, releaseLocal, showLocal } from '../state/session';
import type { LocalTable } from '../state/tables';
import { t } from '../strings';
import { study } from './api';
import { linesAfter, NO_LINES, type Lines } from './benchlines';
import { keepLeft, type Left } from './benchkept';
import { madeState } from './Board';
import { route } from '../state/route';

export const NEW_FILE = 'format: 1\ntitle: A new board\nstart:\n  turn: A\ndo: []\n';

export const bench = signal<BenchState | null>(null);
export const benchBusy = signal(false);
export const benchWrong = signal('');
/** What the file that was taken along does not say of the position it was made of. */
export const benchNotes = signal<readonly string[]>([]);
/** What was before, newest last: the file, the step, the picks and the lines. */
const before: { text: string; at: number; picks: number[]; byHand: number[]; lines: Lines }[] = [];
/** The places of the picks after which nothing is paid by itself. */
let byHand: number[] = [];
/** Whether nobody sits on the other side: then B does nothing but pass. */
export const alone = signal(false);
/** The ways that were played from steps of the file. */
export const benchLines = signal<Lines>(NO_LINES);
const MOST = 200;
const PASSES = 30; // so often nobody passes before the board is shown
export const canUndo = signal(false);
let asked = 0;
/** What was asked for and is not answered yet; the next waits for it. */
let waiting: Promise<void> = Promise.resolve();
/** How often another file was opened: what waited for the one before is dropped. */
let opened = 0;

const table: LocalTable = {
  pick: (option, hand) =>
    void next((now) => ({ text: now.text, at: now.at, picks: [...now.picks, option], write: true, by_hand: hand ? [...byHand, now.picks.length] : byHand }), true),
  uses: async () => {
    const now = bench.value;
    if (!now) return [];
    return (await benchUses(now)).cards;
  },
  undo: () => undo(),
};

/** What can be done on the bench as it is, and why the rest cannot. */
export function benchUses(now: BenchState): Promise<BenchUses> {
  return study.benchUses({ text: now.text, at: now.at, picks: now.picks, by_hand: byHand });
}

/** What nobody does on the other side: passes, and whatever must be answered. */
function nobody(found: BenchState): number | null {
  const d = found.decision;
  if (!alone.value || d?.player !== 1) return null;
  return (d.options.find((o) => o.kind === 'pass') ?? d.options[0])?.index ?? null;
}

/** Asks for something of the bench as it is once everything before is answered, so that no click is lost; meanwhile
 * nothing can be chosen on the board, which is about to be another. True if the bench is as was asked for. */
export async function next(make: (now: BenchState) => AskBench | null, keep: boolean): Promise<boolean> {
  const file = opened;
  let done = false;
  holdLocal();
  waiting = waiting.then(async () => {
    const now = bench.value;
    const what = now && file === opened ? make(now) : null;
    if (what) {
      holdLocal();
      done = await ask(what, keep);
    } else releaseLocal();
  });
  await waiting;
  return done;
}

/** What is wrong with a file, without the place in it: who clicked a card knows where. */
export function withoutPlace(message: string): string {
  return message.replace(/^[AB]\.[a-z_]+: (.)/, (_all, first: string) => first.toUpperCase());
}

/** Keeps the board for who comes back; an empty one is nothing to come back to. */
function keepBoard(found: BenchState): void {
  const same = { text: found.text, at: found.at, picks: found.picks, byHand, alone: alone.value, notes: benchNotes.value, where: route.peek() };
  keepLeft(found.text === NEW_FILE ? null : same);
}

/** Opens the board as it was left. */
export async function openLeft(was: Left): Promise<void> {
  await openText(was.text, was.at, { picks: was.picks, record: false, notes: was.notes, alone: was.alone, byHand: was.byHand });
}

/** Asks the server for the bench after something; `keep` what was before, to step back to it. */
async function ask(what: AskBench, keep: boolean): Promise<boolean> {
  asked += 1;
  const mine = asked;
  benchBusy.value = true;
  const old = bench.value;
  const held = byHand;
  try {
    let found = await study.bench(what);
    let hands = found.picks.length ? [...(what.by_hand ?? [])] : [];
    for (let n = 0, pass = nobody(found); pass !== null && n < PASSES; n++, pass = nobody(found)) {
      found = await study.bench({ text: found.text, at: found.at, picks: [...found.picks, pass], write: true, by_hand: hands });
      hands = found.picks.length ? hands : [];
    }
    if (mine !== asked) return false;
    byHand = hands;
    if (keep && old) {
      before.push({ text: old.text, at: old.at, picks: old.picks, byHand: held, lines: benchLines.value });
      if (before.length > MOST) before.shift();
    }
    canUndo.value = before.length > 0;
    benchWrong.value = '';
    bench.value = found;
    keepBoard(found);
    const line = { text: found.text, steps: found.steps.slice(1).map((s) => s.text) };
    benchLines.value = linesAfter(benchLines.value, line, !!what.change || !!what.note || !!what.forget || what.text !== old?.text);
    if (found.view)
      showLocal(
        table,
        madeState({
          view: found.view,
          decision: found.decision,
          log: found.log,
          you: (found.decision?.player ?? found.view.turn.player) === 1 ? 1 : 0,
          names: ['A', 'B'],
          undo: before.length > 0,
        }),
      );
    return true;
  } catch (e) {
    if (mine !== asked) return false;
    benchWrong.value = e instanceof Refused ? withoutPlace(e.message) : t('server.none');
    localRefused(benchWrong.value);
    return false;
  } finally {
    if (mine === asked) benchBusy.value = false;
  }
}

/** Opens a file, perhaps with picks after its last step; nothing of the one before is kept. */
export async function openText(text: string, at = -1, along?: { picks: readonly number[]; record: boolean; notes: readonly string[]; alone?: boolean; byHand?: readonly number[] }): Promise<void> {
  opened += 1;
  before.length = 0;
  bench.value = null;
  benchLines.value = NO_LINES;
  benchNotes.value = along?.notes ?? [];
  alone.value = along?.alone ?? false;
  byHand = [];
  const picks = along?.picks.length ? { picks: [...along.picks], record: along.record, by_hand: [...(along.byHand ?? (along.record ? [] : [along.picks.length - 1]))] } : {};
  const opening = ask({ text, at, ...picks }, false);
  waiting = opening.then(() => undefined); // what is asked for meanwhile is asked of this file
  await opening;
}

/** Goes to a step of the file. */
export function goTo(at: number): void {
  void next((now) => (at >= 0 && at <= now.total ? { text: now.text, at } : null), false);
}

/** Goes so many steps on from where the bench will be. */
export function goBy(steps: 1 | -1): void {
  void next((now) => (now.at + steps >= 0 && now.at + steps <= now.total ? { text: now.text, at: now.at + steps } : null), false);
}

/** Takes back what was changed last. */
export function undo(): void {
  void next(() => {
    const last = before.pop();
    canUndo.value = before.length > 0;
    if (!last) return null;
    benchLines.value = last.lines;
    return { text: last.text, at: last.at, picks: last.picks, by_hand: last.byHand };
  }, false);
}

/** Goes over to the end of another line. */
export function toLine(n: number): void {
  void next(() => {
    const line = benchLines.value.all[n];
    if (!line || n === benchLines.value.now) return null;
    benchLines.value = { ...benchLines.value, now: n };
    return { text: line.text, at: -1 };
  }, true);
}

/** Drops a line; the one that is shown stays. */
export function dropLine(n: number): void {
  const { all, now } = benchLines.value;
  if (n === now) return;
  benchLines.value = { all: all.filter((_, i) => i !== n), now: n < now ? now - 1 : now };
}

/** Leaves the bench. */
export function leave(): void {
  asked += 1;
  opened += 1;
  before.length = 0;
  bench.value = null;
  benchWrong.value = '';
}
