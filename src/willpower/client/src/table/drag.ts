// Dragging, always beside clicking: a card of the hand to the field plays it, a card onto a card or a player makes that its
// target, an attacker goes onto what it attacks, a blocker onto the attacker, a source of will onto the prompt. A drop
// anywhere else does nothing. Every drop leads to an option that the engine offers.

import { attacked, cardsById } from '../model/board';
import type { CardView, Decision, OptionView } from '../protocol';
import { askUses, decision, near, pick, usesOf, view, you, type Step } from '../state/session';
import { selected, zoomed } from '../state/ui';
import { attackWith, lights, mayAttack, uses } from './act';

/** What something can be dropped on. */
export type Place = { player: number } | { object: number } | { zone: 'field' | 'prompt' };

/** What a drop would do; null: nothing. */
export function dropOf(c: CardView, to: Place, d: Decision | null, seat: number): (() => void) | null {
  if (!d || c.id === undefined) return null;
  const id = c.id;
  if (d.kind === 'priority') return dropAtPriority(c, id, to, d, seat);
  const mine = d.options.filter((o) => o.object === id);
  if (d.kind === 'attack') {
    const on = mine.find((o) => hits(o, to));
    return on ? () => pick(on) : null;
  }
  if (d.kind === 'block') {
    const attacker = view.value?.battle?.attacker?.id;
    const block = mine.find((o) => o.kind === 'block');
    return block && 'object' in to && to.object === attacker ? () => pick(block) : null;
  }
  if (d.kind === 'pay') {
    const source = mine[0];
    return source && mine.length === 1 && 'zone' in to && to.zone === 'prompt' ? () => pick(source) : null;
  }
  if (d.source?.id !== id) return null;
  const target = d.options.find((o) => chosen(o, to));
  return target ? () => pick(target) : null;
}

function dropAtPriority(c: CardView, id: number, to: Place, d: Decision, seat: number): (() => void) | null {
  const lit = uses(id, d).filter(lights);
  if (mayAttack(c, d) && !('zone' in to)) {
    const battle = d.options.find((o) => o.kind === 'battle');
    const on = 'object' in to && view.value ? cardsById(view.value).get(to.object) : undefined;
    const foe = 'player' in to ? to.player !== seat : on?.zone === 'field' && on.controller !== seat;
    if (battle && foe) return () => pick(battle, [attackOn(id, to)]);
  }
  const only = lit.length === 1 ? lit[0] : undefined;
  if (!lit.length) return null;
  if ('zone' in to) {
    if (to.zone !== 'field' || c.zone === 'field') return null;
    return only && !losing(id, only) ? () => pick(only) : () => (selected.value = id);
  }
  return only ? () => pick(only, [targetOf(to)]) : null;
}

/** Whether paying for a use gives something up for good: then it is shown first. */
function losing(id: number, use: OptionView): boolean {
  return !!usesOf(id)?.find((u) => u.option === use.index)?.plan?.irreversible.length;
}

/** Whether an option of attack is on this place. */
function hits(o: OptionView, to: Place): boolean {
  const on = attacked(o);
  return 'player' in to ? on.player === to.player : 'object' in to && on.object === to.object;
}

/** Whether an option chooses what something was dropped on. */
function chosen(o: OptionView, to: Place): boolean {
  if ('zone' in to) return false;
  return 'player' in to ? o.player === to.player && o.object === undefined : o.object === to.object;
}

/** Up to the declaration, then onto the very thing it was dropped on. */
function attackOn(id: number, to: Place): Step {
  const follow = attackWith(id);
  return (d) => {
    if (d.kind !== 'attack') return follow(d);
    const on = d.options.find((o) => o.object === id && hits(o, to));
    return on ? { option: on.index } : null;
  };
}

/** The first target is what it was dropped on, if that can be; anything else is asked. */
function targetOf(to: Place): Step {
  return (d) => {
    if (d.kind !== 'target') return null;
    const found = d.options.find((o) => chosen(o, to));
    return found ? { option: found.index } : null;
  };
}

interface Held {
  card: CardView;
  from: HTMLElement;
  x: number;
  y: number;
  pointer: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

let held: Held | null = null;
let dropped = 0;

const FAR = 9;
const BOARD = ':is(.table, .sboard)';

/** What a drop that is nothing in the game means to the page that the board is on; set by the bench, where cards are set up. */
export const elsewhere: { drop: ((card: CardView, el: Element) => (() => void) | null) | null } = { drop: null };

function placeAt(x: number, y: number): { place: Place; el: Element } | null {
  for (const el of document.elementsFromPoint(x, y)) {
    const card = el.closest(`${BOARD} [data-id]`);
    const id = Number(card?.getAttribute('data-id') ?? NaN);
    if (card && !Number.isNaN(id) && id !== held?.card.id && !card.closest('.hand')) return { place: { object: id }, el: card };
    const plate = el.closest('[data-plate]');
    if (plate) return { place: { player: Number(plate.getAttribute('data-plate')) }, el: plate };
    const prompt = el.closest('.prompt');
    if (prompt) return { place: { zone: 'prompt' }, el: prompt };
    const field = el.closest('.mfield, .mback, .ofield, .tide');
    if (field) return { place: { zone: 'field' }, el: field };
  }
  return null;
}

/** Whether a drop on a card that nothing can be done with still means its field. */
function answerAt(x: number, y: number): { todo: () => void; el: Element } | null {
  const found = placeAt(x, y);
  if (!held) return null;
  const d = decision.value;
  if (!found) return asideAt(x, y);
  // A ruler lies on its player's plate: an attacker is meant for the player, and so is what cannot be done with the ruler.
  const plate = found.el.closest('[data-plate]');
  const whole = plate && !('player' in found.place) ? dropOf(held.card, { player: Number(plate.getAttribute('data-plate')) }, d, near.value) : null;
  const attacks = !!d && d.kind === 'priority' && mayAttack(held.card, d);
  if (plate && whole && attacks) return { todo: whole, el: plate };
  const todo = dropOf(held.card, found.place, d, near.value);
  if (todo) return { todo, el: found.el };
  if (plate && whole) return { todo: whole, el: plate };
  const field = found.el.closest('.mfield, .mback, .ofield');
  const other = field && !('zone' in found.place) ? dropOf(held.card, { zone: 'field' }, d, near.value) : null;
  return other && field ? { todo: other, el: field } : asideAt(x, y);
}

/** A drop that is nothing in the game, where the page makes something of it. */
function asideAt(x: number, y: number): { todo: () => void; el: Element } | null {
  if (!held || !elsewhere.drop) return null;
  const zone = document.elementsFromPoint(x, y).find((el) => el.closest('.hand, [data-plate], .mfield, .ofield, .mback, .oback'));
  const todo = zone ? elsewhere.drop(held.card, zone) : null;
  return zone && todo ? { todo, el: zone.closest('.hand, [data-plate], .mfield, .ofield, .mback, .oback') ?? zone } : null;
}

function down(e: PointerEvent): void {
  if (e.button !== 0 || !decision.value || you.value === null || zoomed.value || document.querySelector('[role="dialog"]')) return;
  const from = (e.target as Element | null)?.closest<HTMLElement>(`${BOARD} button[data-id]`);
  const id = Number(from?.dataset['id'] ?? NaN);
  const v = view.value;
  const card = v && !Number.isNaN(id) ? cardsById(v).get(id) : undefined;
  if (!from || !card) return;
  if (card.zone !== 'field') askUses(); // what it would be paid with is known by the time it is dropped
  held = { card, from, x: e.clientX, y: e.clientY, pointer: e.pointerId, ghost: null, over: null };
}

function move(e: PointerEvent): void {
  if (!held || e.pointerId !== held.pointer) return;
  const dx = e.clientX - held.x;
  const dy = e.clientY - held.y;
  if (!held.ghost) {
    if (Math.hypot(dx, dy) < FAR) return;
    if (e.pointerType === 'touch' && Math.abs(dy) < Math.abs(dx)) {
      held = null; // the row is swiped sideways
      return;
    }
    held.ghost = held.from.cloneNode(true) as HTMLElement;
    const r = held.from.getBoundingClientRect();
    held.ghost.classList.add('ghost');
    held.ghost.setAttribute('aria-hidden', 'true');
    held.ghost.removeAttribute('data-id');
    held.ghost.style.width = `${r.width}px`;
    held.ghost.style.height = `${r.height}px`;
    document.body.appendChild(held.ghost);
    document.body.classList.add('dragging');
    held.from.classList.add('held');
  }
  held.ghost.style.transform = `translate(${e.clientX - held.ghost.offsetWidth / 2}px, ${e.clientY - held.ghost.offsetHeight / 2}px)`;
  const found = answerAt(e.clientX, e.clientY);
  if (held.over !== (found?.el ?? null)) {
    held.over?.classList.remove('dropok');
    held.over = found?.el ?? null;
    held.over?.classList.add('dropok');
  }
}

function end(e: PointerEvent): void {
  if (!held || e.pointerId !== held.pointer) return;
  const todo = held.ghost && e.type === 'pointerup' ? answerAt(e.clientX, e.clientY)?.todo : undefined;
  if (held.ghost) dropped = e.timeStamp;
  held.over?.classList.remove('dropok');
  held.from.classList.remove('held');
  held.ghost?.remove();
  document.body.classList.remove('dragging');
  held = null;
  todo?.();
}

/** A click that ends a drag is none. */
function click(e: MouseEvent): void {
  if (dropped && e.timeStamp - dropped < 400) {
    e.stopPropagation();
    e.preventDefault();
  }
  dropped = 0;
}

/** Listens for drags on the table; gives back how to stop. */
export function listenForDrags(): () => void {
  document.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('click', click, true);
  };
}
