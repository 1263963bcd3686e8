// The simulations that were begun in this browser, so that a run can be found again.

import { keep, put } from '../state/store';

const MOST = 8;

export interface Run {
  id: string;
  title: string;
  at: number;
}

/** The runs, the newest first. */
export function runs(): Run[] {
  const found = keep<Run[]>('runs', []);
  return Array.isArray(found) ? found.filter((r) => typeof r?.id === 'string' && typeof r.title === 'string') : [];
}

/** Notes a run; only the newest are kept. */
export function noteRun(id: string, title: string, at = Date.now() / 1000): void {
  put('runs', [{ id, title, at }, ...runs().filter((r) => r.id !== id)].slice(0, MOST));
}
