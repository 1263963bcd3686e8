// What a click on a card does: every way leads to an option that the engine offers.

import type { CardView, Decision, OptionView, View } from '../protocol';
import { attacked, onTable } from '../model/board';
import { POINTING } from '../model/asking';
import { effect, untracked } from '@preact/signals';
import { decision, isLocal, live, moment, near, pick, plan, sent, shore, state, usesOf, you, type Step } from '../state/session';
import { options, panel, selected, using, zoom } from '../state/ui';
import { prefs } from '../state/prefs';

/** The kinds of options that light a card when somebody has priority. */
const LIT = new Set(['play', 'activate', 'judgment', 'lifebreak', 'reveal']);

/** Whether an option lights its card. */
export function lights(o: OptionView): boolean {
  return (LIT.has(o.kind) || o.kind === 'standby') && !o.idle;
}

/** Whether a card could attack if battle were initiated, as the engine tells it beside that option. */
export function mayAttack(c: CardView, d: Decision | null): boolean {
  if (d?.kind !== 'priority' || c.id === undefined) return false;
  return d.options.some((o) => o.kind === 'battle' && o.attackers?.includes(c.id ?? -1));
}

/** The uses of a card at priority: what lights it first, then the rest, in the engine's order. */
export function uses(id: number, d: Decision | null = decision.value): OptionView[] {
  const all = (d?.options ?? []).filter((o) => o.object === id);
  return [...all.filter(lights), ...all.filter((o) => !lights(o))];
}

/** The options as a list: each once, with alike ones counted. Nobody at a game wants a battle without an attacker; the
 * bench leaves nothing out. */
export function listed(d: Decision): OptionView[] {
  return d.options.filter((o) => o.alike === undefined && !(o.kind === 'battle' && o.idle && shore.value === null));
}

export interface Light {
  legal: boolean;
  candidate: boolean;
}

/** How a card is lit for the decision. */
export function light(c: CardView, d: Decision | null, sel: number | null): Light {
  const none = { legal: false, candidate: false };
  if (!d || c.id === undefined) return none;
  const own = d.options.filter((o) => o.object === c.id && (d.kind === 'priority' || POINTING.has(o.kind)));
  switch (d.kind) {
    case 'priority':
      return { legal: own.some(lights) || mayAttack(c, d), candidate: false };
    case 'attack': {
      if (sel !== null && d.options.some((o) => o.object === sel && attacked(o).object === c.id))
        return { legal: false, candidate: true };
      return { legal: own.length > 0, candidate: false };
    }
    case 'block':
    case 'pay':
      return { legal: own.length > 0, candidate: false };
    default:
      return { legal: false, candidate: own.length > 0 };
  }
}

/** Whether a player's plate can be chosen. */
export function plateOption(n: number, d: Decision | null, sel: number | null): OptionView | undefined {
  if (!d) return undefined;
  if (d.kind === 'attack') return d.options.find((o) => o.object === sel && attacked(o).player === n);
  return d.options.find((o) => o.player === n && o.object === undefined);
}

/** Passes in the windows of one's own battle before an attacker is declared, as long as nobody answers. */
export function passToAttack(d: Decision): { option: number; again: true } | null {
  const v = live.value;
  const before = v?.turn.step === 'beginning' || (v?.turn.step === 'declare attack' && !v.battle?.attacker);
  if (d.kind !== 'priority' || !before || v.chase.length || (v.turn.player !== you.value && shore.value === null)) return null;
  const pass = d.options.find((o) => o.kind === 'pass');
  return pass ? { option: pass.index, again: true } : null;
}

/** Follows a battle that was begun for one attacker up to its declaration. */
export function attackWith(id: number): Step {
  return (d) => {
    const passed = passToAttack(d);
    if (passed) return passed;
    if (d.kind !== 'attack') return null;
    const mine = d.options.filter((o) => o.object === id);
    if (mine.length > 1) window.setTimeout(() => (selected.value = id), 0);
    return mine.length === 1 && mine[0] ? { option: mine[0].index } : null;
  };
}

/** Begins a battle with a card. */
export function beginAttack(id: number): void {
  const battle = decision.value?.options.find((o) => o.kind === 'battle');
  if (battle) pick(battle, [attackWith(id)]);
}

/** How long a click waits for the question that it answers, before it is taken for a wish to look at the card. */
const WAITS = 900;
const MOST_WAITS = 6; // on a slow way
let early: { card: CardView; alikes: readonly number[]; timer: number } | null = null;

/** Whether the answer to what one has just done is still on its way. */
function underWay(): boolean {
  const s = state.value;
  if (s?.stage !== 'playing' || moment.value) return false;
  return sent.value !== null || plan.length > 0 || (decision.value === null && s.decision !== null);
}

// Who plays a card and clicks its target, or attacks and clicks the attacker, need not wait until that is asked.
effect(() => {
  const d = decision.value;
  if (!d || sent.value || !early || d.kind === 'priority') return;
  const { card, alikes, timer } = early;
  untracked(() => {
    const l = light(card, d, selected.value);
    if (!l.legal && !l.candidate) return;
    window.clearTimeout(timer);
    early = null;
    act(card, alikes);
  });
});

function wait(card: CardView, alikes: readonly number[], again = 0): void {
  if (early) window.clearTimeout(early.timer);
  const timer = window.setTimeout(() => {
    early = null;
    if (!underWay()) zoom(card);
    else if (again < MOST_WAITS) wait(card, alikes, again + 1);
  }, WAITS);
  early = { card, alikes, timer };
}

/** A click on a card of the table. `alikes` are the numbers of cards piled under it. */
export function act(c: CardView, alikes: readonly number[] = []): void {
  if (you.value !== null && underWay()) {
    wait(c, alikes);
    return;
  }
  const d = decision.value;
  if (!d || you.value === null || c.id === undefined || d.kind === 'exchange') {
    zoom(c); // the opening hand is changed in its own box alone, all of it at once
    return;
  }
  const ids = [c.id, ...alikes];
  const sel = selected.value;
  if (d.kind === 'attack' && sel !== null) {
    const on = d.options.find((o) => o.object === sel && attacked(o).object !== undefined && ids.includes(attacked(o).object ?? -1));
    if (on) {
      pick(on);
      return;
    }
  }
  const id = ids.find((i) => options.value.has(i)) ?? c.id;
  const mine = (options.value.get(id) ?? []).filter((o) => d.kind === 'priority' || POINTING.has(o.kind));
  if (d.kind === 'priority') actAtPriority(c, id, mine, d);
  else if (mine.length === 1 && mine[0]) pick(mine[0]);
  else if (mine.length > 1) selected.value = sel === id ? null : id;
  else zoom(c);
}

function actAtPriority(c: CardView, id: number, mine: OptionView[], d: Decision): void {
  const lit = mine.filter(lights);
  const attack = mayAttack(c, d);
  if (!mine.length && !attack) {
    if (c.controller === near.value && onTable(c, near.value)) {
      selected.value = selected.value === id ? null : id;
    } else zoom(c);
    return;
  }
  const only = lit.length === 1 && !attack ? lit[0] : undefined;
  if (selected.value === id) {
    const shown = mine.find((o) => o.index === using.value);
    if (shown) pick(shown);
    else if (only) pick(only);
    else if (attack && !lit.length) beginAttack(id);
    else selected.value = null;
    return;
  }
  if (only && mine.length === 1 && prefs.value.noPreview) pick(only);
  else selected.value = id;
}

/** The uses that are shown with what they cost before they are done. */
const SHOWN = new Set(['play', 'activate', 'judgment']);

/** Whether a use gives nothing up for good, as far as its plan tells. */
function harmless(o: OptionView): boolean {
  const use = usesOf(o.object ?? -1)?.find((u) => u.option === o.index);
  return !!use && !use.plan?.irreversible.length && !use.plan?.asks;
}

/** One option of a list is chosen. Of a card with several uses, one that gives something up is shown first, as the use
 * of a card with one is: nobody spends a coin without having been told. */
export function take(o: OptionView): void {
  const d = decision.value;
  const several = d ? uses(o.object ?? -1, d).filter(lights).length > 1 || d.options.some((x) => x.kind === 'battle' && x.attackers?.includes(o.object ?? -1)) : false;
  if (d?.kind !== 'priority' || isLocal.value || o.object === undefined || !SHOWN.has(o.kind) || !lights(o) || prefs.value.noPreview || harmless(o)) {
    pick(o);
    return;
  }
  panel.value = '';
  selected.value = o.object;
  if (several) using.value = o.index;
}

/** A click on a player's plate: chooses the player where that can be done. */
export function actOnPlate(n: number): void {
  const o = plateOption(n, decision.value, selected.value);
  if (o) pick(o);
}

/** The pass that ends the turn, where the decision offers it; without one the turn cannot be ended now. */
export function turnEnd(d: Decision | null): OptionView | undefined {
  return d?.options.find((o) => o.kind === 'pass' && o.ends === 'turn');
}

/** Whether it is the moment in which one plays, attacks or ends the turn. */
export function mainTiming(v: View | null, seat: number | null): boolean {
  return !!v && v.turn.phase === 'main' && v.turn.player === seat && !v.battle && v.chase.length === 0;
}
