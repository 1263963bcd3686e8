// How a game ended, in words.

import { t } from '../strings';

/** Whose life decided a game (1202.1): that of a player by name, or with "" one's own. */
export function lifeLost(life: number, name: string): string {
  const n = String(life).replace('-', '−');
  return name ? t('over.life.their', { n, name }) : t('over.life.you', { n });
}
