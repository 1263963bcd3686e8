// Numbers that are stepped through: X, counts, and the shares of a division.

import type { CardView, Decision, OptionView } from '../protocol';
import { t } from '../strings';

/** The numbers that a decision offers, where they are best stepped through; undefined for any other decision. */
export function numbersOf(d: Decision): OptionView[] | undefined {
  if (d.kind !== 'x' && d.kind !== 'number' && d.kind !== 'divide') return undefined;
  const list = d.options.filter((o) => o.kind === 'number');
  return list.length > 2 || (d.kind === 'divide' && list.length > 0) ? list : undefined;
}

/** How much there is to divide among how many. */
export function divisionText(d: Decision, by: ReadonlyMap<number, CardView>): string {
  const of = shareOf(d);
  if (!of) return '';
  const card = by.get(of.object);
  const name = card?.name ?? '';
  return of.others ? t('divide.left', { name, n: of.left, more: of.others }) : t('divide.last', { name, n: of.left });
}

interface Share {
  object: number;
  left: number;
  others: number;
  unit: number;
}

/** What a question of division is about: the target, what is left, how many follow. */
export function shareOf(d: Decision): Share | undefined {
  if (d.kind !== 'divide') return undefined;
  const list = d.options.filter((o) => o.kind === 'number');
  const first = list[0];
  const last = list[list.length - 1];
  if (first?.object === undefined || !last) return undefined;
  const unit = list[1] ? list[1].number - first.number : first.number;
  const others = Math.max(0, d.most - d.chosen - 1);
  return { object: first.object, left: last.number + unit * others, others, unit };
}

/** What a share of damage does to its target. */
export function shareEffect(card: CardView | undefined, n: number): { text: string; kills: boolean } {
  if (!card || card.def == null) return { text: '', kills: false };
  const need = card.def - (card.damage ?? 0);
  return n >= need
    ? { text: t('divide.kills', { def: card.def }), kills: true }
    : { text: t('divide.short', { n: need - n, def: card.def }), kills: false };
}
