// Which source answers a question of payment when the player leaves it to us. No rule is decided here: every
// option is one the engine offers. Spent unasked is only what comes back by itself: will that was already made
// and magic stones that rest. Anything else is asked.

import type { CardView, Decision, OptionView, View } from '../protocol';

/** The option to take, or null where the person must be asked. */
export function autoPay(d: Decision, view: View, seat: 0 | 1): number | null {
  if (d.options.length === 1 && d.options[0]?.kind === 'will') return d.options[0].index;
  const byId = new Map<number, CardView>();
  for (const c of view.field) if (c.id !== undefined) byId.set(c.id, c);
  const will = d.options.filter((o) => o.kind === 'will');
  const stones = d.options.filter((o) => o.kind === 'source' && harmless(byId.get(o.object ?? -1)));
  const pool = will.length ? will : stones;
  if (!pool.length) return null;
  const ready = counts(view, seat);
  let best: OptionView | undefined;
  let value = -Infinity;
  for (const o of pool) {
    const v = worth(o, byId, ready);
    if (v > value) {
      value = v;
      best = o;
    }
  }
  return best?.index ?? null;
}

/** A magic stone in the field that only rests for will. */
function harmless(c: CardView | undefined): boolean {
  return !!c?.types?.includes('Magic Stone') && !c.types.includes('Resonator');
}

/** How gladly an option is spent: attributes of which there are many first, special stones and wide ones last. */
function worth(o: OptionView, byId: Map<number, CardView>, ready: Map<string, number>): number {
  const c = byId.get(o.object ?? -1);
  const made = /(light|fire|water|wind|darkness)/.exec(o.text)?.[1] ?? '';
  let v = ready.get(made) ?? 0;
  if (c) {
    v -= 10 * Math.max(0, (c.stone_types?.length ?? 1) - 1);
    if (c.general?.includes('Special')) v -= 3;
    if ((c.text?.length ?? 1) > 1) v -= 2;
  }
  return v;
}

/** How many recovered stones of each attribute a seat has. */
function counts(view: View, seat: 0 | 1): Map<string, number> {
  const out = new Map<string, number>();
  for (const c of view.field)
    if (c.controller === seat && c.types?.includes('Magic Stone') && !c.rested)
      for (const a of c.stone_types ?? []) out.set(a, (out.get(a) ?? 0) + 1);
  return out;
}
