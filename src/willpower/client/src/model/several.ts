// Choices of several things that are made at once: the shares of a division, the modes of a card. The engine asks
// for them one after the other; what was chosen answers each question in turn.

import type { Decision, OptionView, View } from '../protocol';
import { shareOf } from './numbers';

/** What answers a decision; `again`: also the next. */
type Answer = { option: number; again?: boolean } | null;

export interface Division {
  objects: number[];
  whole: number;
  unit: number;
}

/** What is divided among which targets, where all of them are known when the first share is asked for. */
export function divisionOf(d: Decision, chase: View['chase']): Division | undefined {
  const of = shareOf(d);
  if (!of || d.chosen > 0) return undefined;
  for (const item of chase) {
    const ids = (item.targets ?? []).map((r) => r?.id);
    const at = ids.indexOf(of.object);
    const objects = at < 0 ? [] : ids.slice(at, at + d.most).flatMap((id) => (id === undefined ? [] : [id]));
    if (objects.length === d.most) return { objects, whole: of.left, unit: of.unit };
  }
  return undefined;
}

/** The whole in parts as even as they can be; what is left over goes to the first. */
export function evenShares(x: Division): number[] {
  const n = x.objects.length;
  const each = Math.max(x.unit, Math.floor(x.whole / n / x.unit) * x.unit);
  return x.objects.map((_id, i) => (i === 0 ? x.whole - each * (n - 1) : each));
}

/** What is not given to anybody yet. */
export function leftOf(x: Division, shares: readonly number[]): number {
  return x.whole - shares.reduce((a, b) => a + b, 0);
}

/** Answers every question of a division by the share that its target was given. */
export function sharing(x: Division, shares: readonly number[]): (d: Decision) => Answer {
  const given = new Map(x.objects.map((id, i) => [id, shares[i] ?? 0]));
  return (d) => {
    const of = shareOf(d);
    const want = of ? given.get(of.object) : undefined;
    const found = d.options.find((o) => o.kind === 'number' && o.number === want);
    return found ? { option: found.index, again: true } : null;
  };
}

/** The modes that are chosen from at once, where there are several to choose. */
export function modesOf(d: Decision): OptionView[] | undefined {
  if (d.kind !== 'mode' || d.most < 2 || d.chosen > 0) return undefined;
  const list = d.options.filter((o) => o.kind === 'mode');
  return list.length > 1 ? list : undefined;
}

/** Answers every question for a mode by the chosen ones in their printed order, and then by being done. */
export function choosing(numbers: readonly number[]): (d: Decision) => Answer {
  const left = [...numbers];
  return (d) => {
    if (d.kind !== 'mode') return null;
    const next = left.shift();
    const found = next === undefined ? d.options.find((o) => o.kind === 'done') : d.options.find((o) => o.kind === 'mode' && o.number === next);
    return found ? { option: found.index, again: true } : null;
  };
}

/** Whether so many modes can be chosen. */
export function enough(d: Decision, n: number): boolean {
  return n <= d.most && n >= Math.min(d.least, d.most);
}

