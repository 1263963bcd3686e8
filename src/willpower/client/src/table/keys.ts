// The keyboard map of the table.

import type { Decision } from '../protocol';
import { askUndo, decision, manualPay, moment, near, pick, sendSettings, state, view, you } from '../state/session';
import { aside, asking, clauseAt, openPile, panel, selected, sideboarding, using, zoom, zoomed, cards } from '../state/ui';
import { prefs } from '../state/prefs';
import { wantHint } from '../state/hint';
import { act, mainTiming, take, uses } from './act';
import { attackNow, endTurn, keyActs } from './Prompt';
import { far } from './people';
import { pointed } from '../ui/pointed';

/** Puts the focus on the first card of a zone. */
function focusZone(zone: string): void {
  const root = document.querySelector(`[data-zone="${zone}"]`);
  if (!root) return;
  const first = inSight(root, 'button.legal, button.cand')[0] ?? inSight(root, 'button')[0] ?? (root as HTMLElement);
  first.focus();
}

const ASKED = 'button.cand, .plate.cand .btn.p, .plate.cand > button.sr, .pl.cand .btn.p';
const LIT = `button.legal, ${ASKED}`;

function inSight(root: ParentNode, what: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(what)].filter((b) => b.offsetParent !== null);
}

/** The place that is gone to from a place in a round of so many; from outside the first or the last. */
export function around(at: number, count: number, back: boolean): number {
  if (at < 0) return back ? count - 1 : 0;
  return (at + (back ? count - 1 : 1)) % count;
}

/** Puts the focus on the next thing that is asked for, else that can be used now, wherever on the table it lies. */
function focusLit(back: boolean): void {
  const asked = inSight(document, ASKED);
  const all = asked.length ? asked : inSight(document, LIT);
  if (all.length) all[around(all.indexOf(document.activeElement as HTMLElement), all.length, back)]?.focus();
}

/** What is walked through in a zone: its cards, in the log what can be opened there. */
function stopsOf(zone: Element): HTMLElement[] {
  return inSight(zone, zone.getAttribute('data-zone') === 'log' ? 'button, a' : 'button[data-id]');
}

/** Moves among the cards of a zone by arrow keys, Home and End; in the log up and down. */
function rove(e: KeyboardEvent): boolean {
  const here = (e.target as HTMLElement | null)?.closest('[data-zone]');
  if (!here) return false;
  const [less, more] = here.getAttribute('data-zone') === 'log' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (![less, more, 'Home', 'End'].includes(e.key)) return false;
  const all = stopsOf(here);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return false;
  const to = e.key === 'Home' ? 0 : e.key === 'End' ? all.length - 1 : at + (e.key === more ? 1 : -1);
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  return true;
}

/** Lets Tab go from zone to zone: in each only one card can be tabbed to, the others are reached by arrows. */
export function oneStopPerZone(): void {
  for (const zone of document.querySelectorAll('.table [data-zone]')) {
    const all = stopsOf(zone);
    const first = zone.getAttribute('data-zone') === 'log' ? all[all.length - 1] : all[0]; // the newest line is the last
    const here = all.find((b) => b === document.activeElement) ?? all.find((b) => b.classList.contains('legal') || b.classList.contains('cand')) ?? first;
    for (const b of all) b.tabIndex = b === here ? 0 : -1;
  }
}

function passOnce(): void {
  const d = decision.value;
  const pass = d?.kind === 'priority' ? d.options.find((o) => o.kind === 'pass') : undefined;
  if (pass && !mainTiming(view.value, you.value)) pick(pass);
}

function escape(): void {
  if (moment.value) moment.value = null;
  else if (using.value !== null) using.value = null;
  else if (selected.value !== null) selected.value = null;
  else if (asking.value) asking.value = '';
  else if (panel.value) panel.value = '';
  else {
    const back = keyActs.acts.find((a) => a.key === 'Esc');
    back?.do();
  }
}

function enter(): boolean {
  const main = keyActs.acts.find((a) => a.main && !a.off);
  if (!main || main.key === 'E' || asking.value === 'concede') return false;
  if (main.key === 'Space') return false;
  main.do();
  return true;
}

/** Why the card in focus cannot be used, or the list of keys. */
function whyOrHelp(): void {
  const id = Number((document.activeElement as HTMLElement | null)?.dataset?.['id'] ?? NaN);
  if (Number.isNaN(id) || !decision.value || !cards.value.has(id)) {
    panel.value = 'help';
    return;
  }
  selected.value = id;
}

/** Steps a number up or down, or takes it, where one is asked for. */
function stepped(key: string, control: boolean): boolean {
  const box = document.querySelector('.stepper');
  if (!box) return false;
  const find = key === 'ArrowUp' || key === '+' || key === '=' ? '[data-step="+"]' : key === 'ArrowDown' || key === '-' ? '[data-step="-"]' : key === 'Enter' && !control ? '.btn.p' : '';
  if (!find) return false;
  box.querySelector<HTMLElement>(find)?.click();
  return true;
}

/** What a single key does. */
function letter(key: string, shift: boolean): boolean {
  const d = decision.value;
  const by = (k: string): boolean => {
    const a = keyActs.acts.find((x) => x.key === k && !x.off);
    a?.do();
    return !!a;
  };
  switch (key) {
    case 'a':
      if (d?.kind === 'priority') attackNow();
      else focusZone(`field${near.value}`);
      return true;
    case 'b':
      focusZone(`field${near.value}`);
      return true;
    case 'c': {
      const call = d?.options.find((o) => o.kind === 'call');
      if (call) pick(call);
      return true;
    }
    case 'e':
      if (mainTiming(view.value, you.value)) endTurn();
      return true;
    case 'f':
      focusZone(`field${near.value}`);
      return true;
    case 'o':
      focusZone(`field${far()}`);
      return true;
    case 'h':
      sendSettings({ hold: !state.value?.settings?.hold });
      return true;
    case 'g':
      openPile.value = { player: near.value, zone: 'graveyard' };
      return true;
    case 's':
      focusZone(`back${near.value}`);
      return true;
    case 'j':
      focusZone('hand');
      return true;
    case 'r':
      inSight(document, '.mh .rulerf button, .mh .rulerbar, .mh .jseat')[0]?.focus(); // as a card or, where there is less room, as a bar
      return true;
    case 'z':
    case 'i': {
      const id = Number((document.activeElement as HTMLElement | null)?.dataset?.['id'] ?? selected.value ?? -1);
      zoom(cards.value.get(id));
      return true;
    }
    case 'l':
      focusZone('log');
      return true;
    case 'k':
      focusZone('chase');
      return true;
    case 'w':
      wantHint();
      return true;
    case 'u':
      askUndo();
      return true;
    case 'p': {
      if (by('P')) return true;
      manualPay.value = !manualPay.value;
      return true;
    }
    case 'y':
      return by('Y');
    case 'n':
      return by('N');
    case 't':
      focusLit(shift);
      return true;
    case 'v':
      if (d) panel.value = 'options';
      return true;
    case '/':
      panel.value = 'rules';
      return true;
    case '?':
      whyOrHelp();
      return true;
    case '[':
    case ']':
      return by(key);
    default:
      return false;
  }
}

/** Whether Space passes although something has the focus: what was clicked with the pointer, or a card that nothing can be
 * done with, as one is left with after its attack. */
export function spacePasses(el: { matches: (selector: string) => boolean } | null, asked: Decision | null): boolean {
  if (!el?.matches('button, a, [role=button]') || pointed(el)) return true;
  return el.matches('button.card') && !el.matches('.legal, .cand, .sel') && !!asked?.options.some((o) => o.kind === 'pass');
}

/** Handles a key on the table. */
export function onKey(e: KeyboardEvent): void {
  const el = e.target as HTMLElement | null;
  const typing = el?.matches('input:not([type=range]), textarea, select');
  const inDialog = !!el?.closest('[role="dialog"]');
  if (sideboarding.value) {
    if (e.key === 'Enter' && !el?.matches('button, a')) document.querySelector<HTMLElement>('.sbf .btn.p')?.click();
    return;
  }
  if (typing || clauseAt.value || zoomed.value || openPile.value) return;
  if (state.value?.settings?.until && you.value !== null && !inDialog) sendSettings({ until: '' });
  if (e.ctrlKey || e.metaKey) return;
  if (inDialog) {
    const main = el?.closest('[role="dialog"]')?.querySelector<HTMLElement>('.btn.p');
    if (e.key === 'Enter' && main && (!el?.matches('button') || pointed(el))) {
      main.click();
      e.preventDefault();
    }
    return;
  }
  const control = !!el?.matches('button, a, [role=button]') && !pointed(el);
  let done = false;
  if (rove(e) || stepped(e.key, control)) done = true;
  else if (e.key === 'Escape') {
    escape();
    done = true;
  } else if (e.key === '.' || (e.key === ' ' && spacePasses(el, decision.value))) {
    if (e.key === ' ' && e.shiftKey) panel.value = 'until';
    else passOnce();
    done = true;
  } else if (e.key === 'Enter' && !control) done = enter();
  else if (/^[1-9]$/.test(e.key)) {
    const n = Number(e.key) - 1;
    const o = keyActs.opts[n];
    if (o) {
      take(o);
      done = true;
    } else {
      const a = keyActs.acts.find((x) => x.key === e.key) ?? (keyActs.picks ? keyActs.acts[n] : undefined);
      if (a && a.key !== 'Esc') {
        a.do();
        done = true;
      }
    }
  } else if (e.key.length === 1 && (prefs.value.letters || e.altKey)) done = letter(e.key.toLowerCase(), e.shiftKey);
  if (done) e.preventDefault();
}

export { act, uses, aside };
