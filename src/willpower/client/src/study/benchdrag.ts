// Placing cards on the bench by dragging them: from the search, from the list of the start, or from place to place on the board; by
// mouse, pen and finger. A finger drags by the grip of a row, so that the list can still be scrolled.

import type { CardView, StartCard, StartChange } from '../protocol';

/** What is dragged: a card that was found, or one that stands in the start already. */
export type Dragged = { card: string; types: readonly string[] } | { start: StartCard; types: readonly string[] };

export type Spot = 'field' | 'stones' | 'hand' | 'plate' | 'graveyard' | 'deck';
export type Zone = 'field' | 'stones' | 'hand' | 'ruler' | 'graveyard' | 'deck';

/** The zone a card goes to where it is dropped: stones go to the stones, rulers to their area. */
export function zoneFor(spot: Spot, types: readonly string[]): Zone {
  const ruler = types.includes('Ruler') || types.includes('J-Ruler');
  if (ruler && (spot === 'plate' || spot === 'field' || spot === 'stones')) return 'ruler';
  if (spot === 'plate') return 'hand';
  const stone = types.some((x) => x.endsWith('Magic Stone')) && !types.includes('Resonator');
  if (spot === 'field' || spot === 'stones') return stone ? 'stones' : 'field';
  return spot;
}

/** Where a card goes that is clicked: what never lies in the field goes where it belongs (307.2). */
export function placeFor<Z extends string>(zone: Z, types: readonly string[]): Z | Zone | 'runes' {
  if (zone !== 'field') return zone;
  if (types.includes('Rune')) return 'runes';
  return types.includes('Chant') ? 'hand' : zoneFor('field', types);
}

/** Which spot of the board an element belongs to, and whose; null where nothing can be dropped. `below` sits at the lower edge, `hand` is whose hand is shown. */
export function spotOf(el: Element | null, below: number, hand: number): { spot: Spot; player: number } | null {
  const found = el?.closest('.btn.g, .dk, .ofield, .mfield, .oback, .mback, .hand, [data-plate]');
  if (!found) return null;
  const plate = found.closest('[data-plate]');
  const player = plate ? Number(plate.getAttribute('data-plate')) : found.matches('.ofield, .oback') ? 1 - below : found.matches('.hand') ? hand : below;
  if (found.matches('.btn.g')) return plate ? { spot: 'graveyard', player } : null;
  if (found.matches('.dk')) return { spot: 'deck', player };
  if (found.matches('.hand')) return { spot: 'hand', player };
  if (found.matches('.oback, .mback')) return { spot: 'stones', player };
  return { spot: plate ? 'plate' : 'field', player };
}

/** The change of the start that a drop makes. */
export function dropChange(what: Dragged, spot: Spot, player: number): StartChange {
  const letter = player === 1 ? 'B' : 'A';
  const zone = zoneFor(spot, what.types);
  if ('card' in what) return { what: 'add', player: letter, zone, card: what.card };
  const s = what.start;
  return { what: 'move', player: s.player, zone: s.zone, place: s.place, to_player: letter, to_zone: zone };
}

/** The card of the start that a card on the board is, by its place among those of its name; null where it stands in none. */
export function startOf(card: CardView, board: readonly CardView[], start: readonly StartCard[]): StartCard | null {
  const letter = (card.zone === 'field' || card.zone === 'ruler' ? card.controller : card.owner) === 1 ? 'B' : 'A';
  const zones: readonly string[] = card.zone === 'field' ? ['field', 'stones', 'ruler'] : [card.zone ?? ''];
  const alike = board.filter((c) => c.name === card.name && c.zone === card.zone && c.owner === card.owner && c.controller === card.controller);
  const entries = start.filter((s) => s.player === letter && zones.includes(s.zone) && s.name === card.name);
  return entries[alike.findIndex((c) => c.id === card.id)] ?? null;
}

interface Held {
  what: Dragged;
  from: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

const FAR = 9;
let held: Held | null = null;
let dropped = 0;

/** Begins to drag a row: by the mouse anywhere but on its controls, by a finger on its grip. */
export function grab(e: PointerEvent, what: Dragged): void {
  const on = e.target as Element | null;
  const grip = !!on?.closest('.grip');
  if (e.button !== 0 || (e.pointerType === 'touch' && !grip) || on?.closest('input, select, .btn')) return;
  held = { what, from: e.currentTarget as HTMLElement, pointer: e.pointerId, x: e.clientX, y: e.clientY, ghost: null, over: null };
}

function lift(one: Held): HTMLElement {
  const ghost = one.from.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost', 'bghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${Math.min(240, one.from.getBoundingClientRect().width)}px`;
  document.body.appendChild(ghost);
  document.body.classList.add('dragging');
  return ghost;
}

/** Listens for drags of rows. `at` says where a drop goes, `done` does it, `begun` lets the board be seen; gives back how to stop. */
export function listenForRows(at: (el: Element | null) => { spot: Spot; player: number } | null, done: (c: StartChange) => void, begun: () => void): () => void {
  const spot = (e: PointerEvent): { el: Element; to: { spot: Spot; player: number } } | null => {
    for (const el of document.elementsFromPoint(e.clientX, e.clientY)) {
      const to = el.closest('.bboard') ? at(el) : null;
      if (to) return { el: el.closest('.ofield, .mfield, .oback, .mback, .hand, [data-plate]') ?? el, to };
    }
    return null;
  };
  const move = (e: PointerEvent): void => {
    if (!held || e.pointerId !== held.pointer) return;
    if (!held.ghost) {
      if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < FAR) return;
      held.ghost = lift(held);
      begun();
    }
    held.ghost.style.transform = `translate(${e.clientX - 30}px, ${e.clientY - held.ghost.offsetHeight - 6}px)`;
    const el = spot(e)?.el ?? null;
    if (held.over !== el) {
      held.over?.classList.remove('dropok');
      el?.classList.add('dropok');
      held.over = el;
    }
  };
  const end = (e: PointerEvent): void => {
    if (!held || e.pointerId !== held.pointer) return;
    const one = held;
    held = null;
    one.over?.classList.remove('dropok');
    one.ghost?.remove();
    document.body.classList.remove('dragging');
    if (!one.ghost) return;
    dropped = e.timeStamp;
    const found = e.type === 'pointerup' ? spot(e) : null;
    if (found) done(dropChange(one.what, found.to.spot, found.to.player));
  };
  const click = (e: MouseEvent): void => {
    if (dropped && e.timeStamp - dropped < 400) {
      e.stopPropagation();
      e.preventDefault();
    }
    dropped = 0;
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('click', click, true);
  };
}
