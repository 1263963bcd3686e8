// A position taken along from a game, a replay or a puzzle to the bench.

import { go } from '../state/route';

const HANDED = 'willpower.bench';

/** Takes a position along to the bench. */
export function toBench(text: string): void {
  sessionStorage.setItem(HANDED, text);
  go('/bench?from=board');
}

/** The position that was taken along; null where there is none. */
export function handed(): string | null {
  return sessionStorage.getItem(HANDED);
}
