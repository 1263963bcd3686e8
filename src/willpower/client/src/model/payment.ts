// What a play is paid with, in words. Which sources pay is the engine's matter: it tells a plan for every play.

import type { CardView, Plan, PlanSource } from '../protocol';
import { t } from '../strings';

export interface Paid {
  source: PlanSource;
  name: string;
  count: number;
}

const LETTER: Readonly<Record<string, string>> = { light: 'W', fire: 'R', water: 'U', wind: 'G', darkness: 'B' };

/** The symbol of an attribute as text has it; "{1}" for will of none. */
export function symbolOf(attribute: string): string {
  return `{${LETTER[attribute] ?? '1'}}`;
}

/** The sources of a plan, alike ones together: will that was produced first. */
export function paidBy(plan: Plan): Paid[] {
  const out: Paid[] = [];
  for (const source of plan.sources) {
    const name = source.kind === 'will' ? '' : (source.name ?? '');
    const same = out.find((p) => p.source.kind === source.kind && p.name === name && p.source.attribute === source.attribute);
    if (same) same.count += 1;
    else out.push({ source, name, count: 1 });
  }
  return out.sort((a, b) => Number(b.source.kind === 'will') - Number(a.source.kind === 'will'));
}

function joinedWords(words: readonly string[]): string {
  return words.join(t('list.comma'));
}

/** "Pays with {W} already produced, Light Magic Stone ×2." and whatever else it costs or leaves. */
export function planText(plan: Plan, by: ReadonlyMap<number, CardView>): string {
  const out: string[] = [];
  const paid = paidBy(plan).map((p) =>
    p.source.kind === 'will' ? t('plan.will', { n: p.count, symbol: symbolOf(p.source.attribute) }) : p.count > 1 ? `${p.name} ×${p.count}` : p.name,
  );
  if (paid.length) out.push(t('plan.pays', { what: joinedWords(paid) }));
  if (plan.costs.length) out.push(t('plan.also', { what: joinedWords(plan.costs) }));
  if (!paid.length && !plan.costs.length && !plan.need && !plan.asks) out.push(t('plan.free'));
  if (plan.asks) out.push(plan.why || t('plan.asks'));
  if (plan.open) out.push(t('plan.open'));
  const still = [...new Set(plan.leaves.map((id) => by.get(id)?.name ?? '').filter(Boolean))];
  const rest = still.length - 3;
  if (still.length) out.push(rest > 0 ? t('plan.leaves.more', { names: joinedWords(still.slice(0, 3)), n: rest }) : t('plan.leaves', { names: joinedWords(still) }));
  return out.join(' ');
}
