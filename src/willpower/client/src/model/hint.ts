// A hint in words: what a search would do, and what it weighed.

import type { Decision, Hint, OptionView } from '../protocol';
import { t } from '../strings';

const OTHERS = 2;

function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** How good the option of a hint is, and the next best ones, each once. */
export function hintText(hint: Hint, d: Decision, name: (o: OptionView) => string): string {
  if (hint.wins) return t('hint.wins');
  const best = hint.chances[0];
  if (!best || !hint.iterations) return t('hint.little');
  const said = [t('hint.weighed', { chance: percent(best.chance), n: hint.iterations })];
  const others = hint.chances.slice(1).flatMap((c) => {
    const o = d.options.find((x) => x.index === c.option);
    return o ? [t('hint.other', { what: name(o), chance: percent(c.chance) })] : [];
  });
  if (others.length) said.push(t('hint.others', { what: [...new Set(others)].slice(0, OTHERS).join(t('list.semi')) }));
  return said.join(' ');
}
