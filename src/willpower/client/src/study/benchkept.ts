// The board as it was left: who goes to another page and comes back finds it again.

const KEPT = 'willpower.bench.left';

/** What is kept of a bench: the file, the step, the picks that are not written, and what belongs to the file. */
export interface Left {
  text: string;
  at: number;
  picks: readonly number[];
  byHand: readonly number[];
  alone: boolean;
  notes: readonly string[];
  /** The address it was left at. */
  where: string;
}

function isLeft(x: unknown): x is Left {
  const o = x as Partial<Left> | null;
  return typeof o?.text === 'string' && typeof o.at === 'number' && Array.isArray(o.picks) && Array.isArray(o.byHand) && Array.isArray(o.notes) && typeof o.where === 'string';
}

/** The board that was left; null where there is none. */
export function left(): Left | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return isLeft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keeps the board; null where it is to be forgotten. */
export function keepLeft(what: Left | null): void {
  try {
    if (what) sessionStorage.setItem(KEPT, JSON.stringify(what));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // no room: it is not kept
  }
}

/** Whether a bench at this address is to be the one that was left: the plain address, or the very one after the page was loaded anew. */
export function goesOn(kept: Left | null, where: string, reloaded: boolean): boolean {
  if (!kept) return false;
  const plain = where.split(/[?#]/)[0] === where;
  return plain || (reloaded && kept.where === where);
}
