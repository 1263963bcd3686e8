// A position taken along from a game, a replay or a puzzle to the bench.

import { go } from '../state/route';

const HANDED = 'willpower.bench';

const BACK = 'willpower.bench.back';

/** Takes a position along to the bench, which leads back to where it came from. */
export function toBench(text: string): void {
  sessionStorage.setItem(HANDED, text);
  sessionStorage.setItem(BACK, location.pathname + location.search);
  go('/bench?from=board');
}

/** Where the position that was taken along came from; "" where it is not known. */
export function cameFrom(): string {
  return sessionStorage.getItem(BACK) ?? '';
}

/** The position that was taken along; null where there is none. */
export function handed(): string | null {
  return sessionStorage.getItem(HANDED);
}
