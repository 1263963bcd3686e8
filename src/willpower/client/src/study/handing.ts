// A position taken along from a game, a replay or a puzzle to the bench.

import { api, Refused } from '../state/api';
import { go } from '../state/route';
import { tokenOf } from '../state/seats';
import type { JudgeFile } from '../protocol';

const HANDED = 'willpower.bench';

const BACK = 'willpower.bench.back';

/** What is taken along: a file, picks after its last step, whether they are to be written as steps, what the file does not say,
 * and whether nobody plays the other side. */
export interface Handed {
  text: string;
  picks: readonly number[];
  record: boolean;
  notes: readonly string[];
  alone: boolean;
}

/** Takes a position along to the bench, which leads back to where it came from. */
export function toBench(text: string, more: Partial<Omit<Handed, 'text'>> = {}): void {
  const what: Handed = { text, picks: [], record: false, notes: [], alone: false, ...more };
  sessionStorage.setItem(HANDED, JSON.stringify(what));
  sessionStorage.setItem(BACK, location.pathname + location.search);
  go('/bench?from=board');
}

function bring(file: JudgeFile): void {
  toBench(file.text, { picks: file.picks, notes: file.notes });
}

/** Takes a step of a replay along; -1 is the last one. Where that is not shown yet, what the own seat knows. */
export async function replayToBench(game: string, seat: string, step: number): Promise<void> {
  const token = tokenOf(game);
  try {
    bring(await api.moment(game, { seat, step }));
  } catch (e) {
    if (!(e instanceof Refused) || !token || step >= 0) throw e;
    bring(await api.seatMoment(game, token));
  }
}

/** Takes the board of a running game along, as the own seat knows it. */
export async function gameToBench(game: string): Promise<void> {
  bring(await api.seatMoment(game, tokenOf(game)));
}

/** Where the position that was taken along came from; "" where it is not known. */
export function cameFrom(): string {
  return sessionStorage.getItem(BACK) ?? '';
}

/** The position that was taken along; null where there is none. */
export function handed(): Handed | null {
  const kept = sessionStorage.getItem(HANDED);
  if (!kept) return null;
  try {
    return JSON.parse(kept) as Handed;
  } catch {
    return null;
  }
}
