// The bench: the file, where one stands in it, and what was done before, to step back.

import { signal } from '@preact/signals';
import type { AskBench, BenchState } from '../protocol';
import { Refused } from '../state/api';
import { localRefused, showLocal, type LocalTable } from '../state/session';
import { t } from '../strings';
import { study } from './api';
import { madeState } from './Board';

export const NEW_FILE = 'format: 1\ntitle: A new board\nstart:\n  turn: A\ndo: []\n';

export const bench = signal<BenchState | null>(null);
export const benchBusy = signal(false);
export const benchWrong = signal('');
/** What was before, newest last: the file, the step and the picks. */
const before: { text: string; at: number; picks: number[] }[] = [];
const MOST = 200;
export const canUndo = signal(false);
let asked = 0;

const table: LocalTable = {
  pick: (option, byHand) => {
    const now = bench.value;
    if (now) void ask({ text: now.text, at: now.at, picks: [...now.picks, option], write: true, by_hand: byHand }, true);
  },
  uses: async () => {
    const now = bench.value;
    if (!now) return [];
    return (await study.benchUses({ text: now.text, at: now.at, picks: now.picks })).cards;
  },
  undo: () => undo(),
};

/** Asks the server for the bench after something; `keep` what was before, to step back to it. */
export async function ask(what: AskBench, keep: boolean): Promise<void> {
  asked += 1;
  const mine = asked;
  benchBusy.value = true;
  const old = bench.value;
  try {
    const found = await study.bench(what);
    if (mine !== asked) return;
    if (keep && old) {
      before.push({ text: old.text, at: old.at, picks: old.picks });
      if (before.length > MOST) before.shift();
    }
    canUndo.value = before.length > 0;
    benchWrong.value = '';
    bench.value = found;
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
  } catch (e) {
    if (mine !== asked) return;
    benchWrong.value = e instanceof Refused ? e.message : t('server.none');
    localRefused(benchWrong.value);
  } finally {
    if (mine === asked) benchBusy.value = false;
  }
}

/** Opens a file; nothing of the one before is kept. */
export async function openText(text: string, at = -1): Promise<void> {
  before.length = 0;
  bench.value = null;
  await ask({ text, at }, false);
}

/** Goes to a step of the file. */
export function goTo(at: number): void {
  const now = bench.value;
  if (now && at >= 0 && at <= now.total) void ask({ text: now.text, at }, false);
}

/** Takes back what was changed last. */
export function undo(): void {
  const last = before.pop();
  canUndo.value = before.length > 0;
  if (last) void ask(last, false);
}

/** Leaves the bench. */
export function leave(): void {
  asked += 1;
  before.length = 0;
  bench.value = null;
  benchWrong.value = '';
}
