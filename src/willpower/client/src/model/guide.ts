// The guided first game: which explanation fits what is asked, for a person who has never played.

import type { CardView, Decision, OptionView, View } from '../protocol';

export const TOPICS = [
  'exchange', 'theirturn', 'aim', 'call', 'play', 'attack', 'swift', 'judgment', 'ability', 'endturn', 'chase', 'respond', 'window', 'battle',
  'attacker', 'block', 'target', 'pay', 'cards', 'order', 'mode', 'may', 'choice',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

const BY_KIND: Readonly<Record<string, Topic>> = {
  exchange: 'exchange',
  attack: 'attacker',
  block: 'block',
  target: 'target',
  pay: 'pay',
  cost: 'pay',
  cards: 'cards',
  order: 'order',
  trigger: 'order',
  mode: 'mode',
  may: 'may',
};

/** Whether nothing but what came this very turn may attack, by Swiftness (1107.2). */
function onlySwift(v: View, seat: number): boolean {
  const ready = v.field.filter((c) => c.controller === seat && c.atk != null && !c.rested);
  const swift = (c: CardView): boolean => !!c.fresh && (c.keywords ?? []).includes('swiftness');
  return ready.some(swift) && ready.every((c) => c.fresh);
}

function atPriority(d: Decision, v: View, seat: number): Topic[] {
  const top = v.chase[0];
  if (top) return [top.controller === seat ? 'chase' : 'respond'];
  if (v.battle) return ['battle'];
  if (v.turn.player !== seat || v.turn.phase !== 'main') return ['window'];
  const can = (kind: string, more: (o: OptionView) => boolean = () => true): boolean => d.options.some((o) => o.kind === kind && !o.idle && more(o));
  const out: Topic[] = ['aim'];
  if (can('call')) out.push('call');
  if (can('play')) out.push('play');
  if (can('battle')) out.push(onlySwift(v, seat) ? 'swift' : 'attack');
  if (can('judgment')) out.push('judgment');
  if (can('activate')) out.push('ability');
  out.push('endturn');
  return out;
}

/** What could be explained now, the most needed first. */
export function topicsOf(d: Decision | null, v: View | null, seat: number | null): Topic[] {
  if (!v || seat === null || v.over) return [];
  if (!d || d.player !== seat) return v.turn.number > 0 && v.turn.player !== seat ? ['theirturn'] : [];
  if (d.kind === 'priority') return atPriority(d, v, seat);
  return [BY_KIND[d.kind] ?? 'choice'];
}

/** The first explanation that was not given yet; null where all were. */
export function nextTopic(all: readonly Topic[], seen: readonly string[]): Topic | null {
  return all.find((x) => !seen.includes(x)) ?? null;
}
