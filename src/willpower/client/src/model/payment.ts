// What a play is paid with, in words. Which sources pay is the engine's matter: it tells a plan for every play.

import type { CardView, OptionView, Plan, PlanSource, Reason } from '../protocol';
import { t } from '../strings';
import { costText, payReason } from '../strings/ja_words';

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

/** What is given up for good so that a source makes its will: "banish Will Coin"; undefined where it only rests. */
export function givenUp(plan: Plan, source: PlanSource): string | undefined {
  return source.kind === 'will' || !source.name ? undefined : plan.irreversible.find((lost) => /^(?:banish|discard|destroy|remove) /.test(lost) && lost.endsWith(source.name ?? ''));
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

/** What can still be played: any one of it, not all. */
export function leavesText(still: readonly string[]): string {
  const names = joinedWords(still.slice(0, 3));
  if (still.length === 1) return t('plan.leaves', { names });
  return still.length > 3 ? t('plan.leaves.more', { names, n: still.length - 3 }) : t('plan.leaves.one', { names });
}

/** "Light Magic Stone ×3", each name once whatever will it makes. */
function countedNames(paid: readonly Paid[]): string[] {
  const counts = new Map<string, number>();
  for (const p of paid) counts.set(p.name, (counts.get(p.name) ?? 0) + p.count);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

function joinedWords(words: readonly string[]): string {
  return words.join(t('list.comma'));
}

/** "Its only target: Computer’s Ysolde." where nothing else can be chosen, so that it is not asked; whose card it is comes from `whose`. */
export function targetsText(plan: Plan, by: ReadonlyMap<number, CardView>, whom: (n: number) => string, whose: (n: number, what: string) => string): string {
  const names = plan.targets.map((r) => {
    if (r.player !== undefined) return whom(r.player);
    const card = by.get(r.id ?? -1);
    return card?.controller === undefined ? (card?.name ?? t('a.card')) : whose(card.controller, card.name ?? t('a.card'));
  });
  return names.length ? t('plan.target', { names: joinedWords(names), n: names.length }) : '';
}

/** What a way to play a card takes that another does not, where somebody chooses between them: "Awakened: … does not come back: banish Will Coin." */
export function waysText(options: readonly OptionView[], head: (o: OptionView) => string): string {
  return options
    .filter((o) => o.plan?.asks)
    .map((o) => t('plan.way', { way: head(o), why: payReason(o.plan?.why ?? '') }))
    .join(' ');
}

/** The will that each way costs, where they differ; else "". */
export function wayCost(o: OptionView, all: readonly OptionView[]): string {
  return new Set(all.flatMap((x) => (x.plan ? [x.plan.need] : []))).size > 1 ? (o.plan?.need ?? '') : '';
}

/** What revealing a card means: why it would be lost, or what it is paid with. */
export function revealText(o: OptionView | undefined, by: ReadonlyMap<number, CardView>, why: (r: Reason) => string): string {
  if (o?.fails) return t('q.reveal.fails', { why: why(o.fails) });
  return o?.plan ? planText({ ...o.plan, leaves: [] }, by) : '';
}

/** "Pays with {W} already produced, Light Magic Stone ×2." and whatever else it costs or leaves; briefly without what can still be played. */
export function planText(plan: Plan, by: ReadonlyMap<number, CardView>, brief = false): string {
  const out: string[] = [];
  const all = paidBy(plan);
  const will = all.filter((p) => p.source.kind === 'will').map((p) => t('plan.will', { n: p.count, symbol: symbolOf(p.source.attribute) }));
  const paid = [...will, ...countedNames(all.filter((p) => p.source.kind !== 'will'))];
  if (paid.length) out.push(t('plan.pays', { what: joinedWords(paid) }));
  if (plan.costs.length) out.push(t('plan.also', { what: joinedWords(plan.costs.map(costText)) }));
  if (!paid.length && !plan.costs.length && !plan.need && !plan.asks) out.push(t('plan.free'));
  if (plan.asks) out.push(payReason(plan.why) || t('plan.asks'));
  if (plan.open) out.push(t('plan.open'));
  const still = [...new Set(plan.leaves.map((id) => by.get(id)?.name ?? '').filter(Boolean))];
  if (still.length && !brief) out.push(leavesText(still));
  return out.join(' ');
}

/** The question whether a card is played, up to its cost; a card without one costs nothing. */
export function playWords(c: CardView): string {
  return t(/\{/.test(c.cost ?? '') ? 'q.playit' : 'q.playit.free', { name: c.name ?? '' });
}
