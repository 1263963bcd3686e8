import { useEffect, useRef } from 'preact/hooks';
import { gap, straight, type Point } from '../model/paths';
import { below, state, view } from '../state/session';
import { hoveredItem } from '../state/ui';

interface Arrow {
  from: string;
  to: string;
  kind: 'attack' | 'block' | 'mine' | 'theirs';
  way: 'player' | 'card' | 'block' | 'chase';
  number?: string;
}

const COLOUR = { attack: '--red', block: '--tide', mine: '--lampink', theirs: '--vio' } as const;

/** What points at what, from public facts. */
export function arrowsOf(v: NonNullable<typeof view.value>, seat: number, hovered: number | null): Arrow[] {
  const out: Arrow[] = [];
  const b = v.battle;
  // Whose blocker is gone stays blocked: its damage goes nowhere (806.2a), and so does its arrow.
  if (b?.attacker?.id !== undefined && !(b.blocked && b.blocker?.id === undefined)) {
    if (b.blocker?.id !== undefined)
      out.push({ from: `[data-id="${b.blocker.id}"]`, to: `[data-id="${b.attacker.id}"]`, kind: 'block', way: 'block' });
    if (b.attacked?.player !== undefined)
      out.push({ from: `[data-id="${b.attacker.id}"]`, to: `[data-plate="${b.attacked.player}"]`, kind: 'attack', way: 'player' });
    else if (b.attacked?.id !== undefined)
      out.push({ from: `[data-id="${b.attacker.id}"]`, to: `[data-id="${b.attacked.id}"]`, kind: 'attack', way: 'card' });
  }
  v.chase.forEach((item, i) => {
    if (v.chase.length > 3 && i > 0 && item.id !== hovered) return;
    for (const r of (item.targets ?? []).slice(0, 4)) {
      const to = r?.id !== undefined ? `[data-id="${r.id}"]` : r?.player !== undefined ? `[data-plate="${r.player}"]` : '';
      if (to && item.id !== undefined)
        out.push({ from: `[data-chase="${i + 1}"]`, to, kind: item.controller === seat ? 'mine' : 'theirs', way: 'chase', number: String(i + 1) });
    }
  });
  return out;
}

function rounded(points: Point[], r: number): string {
  const start = points[0];
  const end = points[points.length - 1];
  if (!start || !end) return '';
  let d = `M${start[0]} ${start[1]}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x0, y0] = points[i - 1] ?? start;
    const [x, y] = points[i] ?? start;
    const [x1, y1] = points[i + 1] ?? end;
    const l0 = Math.hypot(x - x0, y - y0) || 1;
    const l1 = Math.hypot(x1 - x, y1 - y) || 1;
    const k = Math.min(r, l0 / 2, l1 / 2);
    d += `L${x - ((x - x0) / l0) * k} ${y - ((y - y0) / l0) * k}Q${x} ${y} ${x + ((x1 - x) / l1) * k} ${y + ((y1 - y) / l1) * k}`;
  }
  return `${d}L${end[0]} ${end[1]}`;
}

function shown(root: Element, selector: string): DOMRect | undefined {
  for (const e of root.querySelectorAll(selector)) {
    const r = e.getBoundingClientRect();
    if (r.width > 0 && r.height > 0) return r;
  }
  return undefined;
}

/** Where a line meets a card: under a border between two phases, if one is above that part of the card. */
function crossing(x: number, card: { l: number; r: number }, borders: readonly number[]): number {
  const near = borders.filter((b) => b > card.l + 12 && b < card.r - 12).sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  return near[0] ?? x;
}

/** Whether another card of its field stands between a card and the tide: then a line reaches it through the gap beside it. */
function behind(card: DOMRect, tide: DOMRect, others: readonly DOMRect[]): boolean {
  const x = card.left + card.width / 2;
  const above = card.bottom <= tide.top + 2;
  return others.some((o) => o.left < x && o.right > x && (above ? o.top >= card.bottom - 2 && o.bottom <= tide.top + 2 : o.bottom <= card.top + 2 && o.top >= tide.bottom - 2));
}

interface Box {
  l: number;
  t: number;
  r: number;
  b: number;
  w: number;
  h: number;
}

/** The lines over the table, as SVG text; none on the phone, where frames tell who fights. */
function drawn(root: HTMLElement, arrows: Arrow[]): string {
  if (window.innerWidth < 700) return '';
  const css = getComputedStyle(document.documentElement);
  const halo = css.getPropertyValue('--panel').trim();
  const base = root.getBoundingClientRect();
  const scale = base.width / root.offsetWidth || 1; // of larger text
  // Where a plate is a line over the whole board, lines run along the edge and end at the plate's border.
  const edge = root.classList.contains('mini');
  const tide = shown(root, '.tide');
  const ofield = shown(root, '.ofield');
  if (!tide || !ofield) return '';
  let out = '';
  let lane = 0;
  const taken: number[] = [];
  const at = (r: DOMRect): Box => ({
    l: (r.left - base.left) / scale,
    t: (r.top - base.top) / scale,
    r: (r.right - base.left) / scale,
    b: (r.bottom - base.top) / scale,
    w: r.width / scale,
    h: r.height / scale,
  });
  /** The upper or lower end of a card at a place: that of the badge where one stands over its edge. */
  const rim = (selector: string, box: Box, x: number, upper: boolean): number => {
    const badge = shown(root, `${selector} > .bdg.atkb, ${selector} > .bdg.blkb`);
    const bb = badge ? at(badge) : null;
    const meets = bb && x > bb.l - 6 && x < bb.r + 6;
    if (upper) return meets ? Math.min(box.t, bb.t) : box.t;
    return meets ? Math.max(box.b, bb.b) : box.b;
  };
  const T = at(tide);
  const borders = [...root.querySelectorAll('.tide li')].map((e) => (e.getBoundingClientRect().left - base.left) / scale).slice(1);
  /** From one shore to the other: along the tide to the next border between two phases, over it, and along the tide again. */
  const over = ([x0, y0]: Point, [x1, y1]: Point, aside: number): Point[] => {
    const up = y0 > T.b;
    const room = (y: number, shore: number): number => Math.max(2, Math.min(aside, Math.abs(y - shore) - 4));
    const leave = up ? T.b + room(y0, T.b) : T.t - room(y0, T.t);
    const reach = up ? T.t - room(y1, T.t) : T.b + room(y1, T.b);
    const x = gap(x0, borders, taken);
    return straight([
      [x0, y0],
      [x0, leave],
      [x, leave],
      [x, reach],
      [x1, reach],
      [x1, y1],
    ]);
  };
  const cells = [...root.querySelectorAll('.ofield .tcell, .mfield .tcell')].map((e) => e.getBoundingClientRect());
  for (const a of arrows) {
    const from = shown(root, a.from);
    const to = shown(root, a.to);
    if (!from || !to) continue;
    const f = at(from);
    const g = at(to);
    const colour = css.getPropertyValue(COLOUR[a.kind]).trim();
    const width = a.kind === 'attack' ? 6 : 4;
    const mid = (r: { l: number; w: number }): number => r.l + r.w / 2;
    let points: Point[];
    if (a.way === 'block' || a.way === 'card') {
      const up = f.t > g.t;
      // A block keeps to the right half of both cards, an attack to the left one: they never lie on one another.
      const part = a.way === 'block' ? 0.76 : 0.24;
      const half = (r: Box): { l: number; r: number } => (a.way === 'block' ? { l: mid(r), r: r.r } : { l: r.l, r: mid(r) });
      const x0 = f.l + f.w * part;
      const x1 = crossing(g.l + g.w * part, half(g), borders);
      const y0 = up ? rim(a.from, f, x0, true) - 2 : rim(a.from, f, x0, false) + 2;
      const y1 = up ? rim(a.to, g, x1, false) + 7 : rim(a.to, g, x1, true) - 7;
      // The lane next to the tide is that of the attack.
      const aside = a.way === 'block' ? 14 : 6;
      const lanes = up ? T.b + aside : T.t - aside;
      const out0: Point[] = behind(from, tide, cells)
        ? [
            [f.l, f.t + f.h / 2],
            [f.l - 4, f.t + f.h / 2],
            [f.l - 4, lanes],
          ]
        : [
            [x0, y0],
            [x0, lanes],
          ];
      if (cells.length && (behind(from, tide, cells) || behind(to, tide, cells)))
        points = [
          ...out0,
          ...(behind(to, tide, cells)
            ? ([
                [g.l - 4, lanes],
                [g.l - 4, g.t + g.h / 2],
                [g.l + 10, g.t + g.h / 2],
              ] satisfies Point[])
            : ([
                [x1, lanes],
                [x1, y1],
              ] satisfies Point[])),
        ];
      else points = over([x0, y0], [x1, y1], aside);
    } else if (a.way === 'player') {
      const mine = f.t > T.t;
      const y = mine ? T.t - 5 : T.b + 5;
      const x = crossing(f.l + f.w * 0.2, { l: f.l, r: mid(f) }, borders);
      const gutter = edge ? 14 : at(ofield).l - 4;
      const end = g.t + Math.min(20, g.h / 2);
      const start: Point = [x, mine ? rim(a.from, f, x, true) - 2 : rim(a.from, f, x, false) + 2];
      const there = edge ? (mine ? g.b + 4 : g.t - 4) : end;
      const way: Point[] = behind(from, tide, cells)
        ? [
            [f.l, f.t + f.h / 2],
            [f.l - 4, f.t + f.h / 2],
            [f.l - 4, y],
            [gutter, y],
            [gutter, there],
          ]
        : over(start, [gutter, there], 6);
      points = edge ? way : [...way, [g.r - 10, end]];
    } else if (a.to.startsWith('[data-plate')) {
      const y = T.b + 6 + lane * 8;
      lane += 1;
      const gutter = edge ? 14 : at(ofield).l - 6;
      points = edge
        ? [
            [f.l - 2, f.t + f.h / 2],
            [gutter, f.t + f.h / 2],
            [gutter, g.b + 4],
          ]
        : [
            [f.l - 2, f.t + f.h / 2],
            [f.l - 34 - lane * 4, f.t + f.h / 2],
            [f.l - 34 - lane * 4, y],
            [gutter, y],
            [gutter, g.t + 34],
            [g.r - 10, g.t + 34],
          ];
    } else if (g.l > at(ofield).r) {
      points = [
        [f.r - 24, f.b],
        [g.r - 24, g.t - 4],
      ];
    } else {
      const gutter = edge ? 5 + lane * 8 : f.l - 40 - lane * 8;
      const below = g.t > T.t;
      const y = below ? T.b + 6 + lane * 8 : T.t - 6 - lane * 8;
      lane += 1;
      const tx = mid(g) + 10 * lane;
      points = [
        [f.l - 2, f.t + f.h / 2],
        [gutter, f.t + f.h / 2],
        [gutter, y],
        [tx, y],
        [tx, below ? g.t - 9 : g.b + 9],
      ];
    }
    out += line(points, a, colour, halo, width);
  }
  return out;
}

function line(points: Point[], a: Arrow, colour: string, halo: string, width: number): string {
  const n = points.length;
  const before = points[n - 2];
  const end = points[n - 1];
  if (!before || !end) return '';
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const ux = (end[0] - before[0]) / length;
  const uy = (end[1] - before[1]) / length;
  const head = a.kind === 'block' ? 0 : 12;
  const wide = a.kind === 'attack' ? 9 : 7;
  const stop: Point = [end[0] - ux * head, end[1] - uy * head];
  const d = rounded([...points.slice(0, n - 1), stop], 9);
  const dash = a.kind === 'mine' ? '9 6' : a.kind === 'theirs' ? '1 8' : 'none';
  let out =
    `<path d="${d}" fill="none" stroke="${halo}" stroke-width="${width + 4}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
  if (a.kind === 'block') {
    const s = 11;
    const bar = `M${end[0] - uy * s} ${end[1] + ux * s}L${end[0] + uy * s} ${end[1] - ux * s}`;
    out += `<path d="${bar}" stroke="${halo}" stroke-width="11" stroke-linecap="round"/><path d="${bar}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;
  } else
    out += `<path d="M${end[0]} ${end[1]}L${stop[0] - uy * wide} ${stop[1] + ux * wide}L${stop[0] + uy * wide} ${stop[1] - ux * wide}Z" fill="${colour}" stroke="${halo}" stroke-width="1.5"/>`;
  const spot = points[2];
  if (a.number && spot && n > 3) {
    const x = spot[0] - 30;
    out +=
      `<circle cx="${x}" cy="${spot[1]}" r="9" fill="${colour}" stroke="${halo}" stroke-width="2"/>` +
      `<text x="${x}" y="${spot[1] + 4}" text-anchor="middle" font-size="12" font-weight="700" fill="${halo}">${a.number}</text>`;
  }
  return out;
}

/** One drawing over the table with every line of battle and chase. */
export function Arrows() {
  const svg = useRef<SVGSVGElement>(null);
  const v = view.value;
  const hovered = hoveredItem.value;
  useEffect(() => {
    const el = svg.current;
    const root = el?.parentElement;
    if (!el || !root || !v) return;
    const draw = (): void => {
      el.innerHTML = drawn(root, arrowsOf(v, below.value, hovered));
    };
    draw();
    let later = window.setTimeout(draw, 220);
    const seen = new ResizeObserver(() => {
      draw();
      window.clearTimeout(later);
      later = window.setTimeout(draw, 220); // where cards moved with the shore
    });
    seen.observe(root);
    // A prompt that grows moves the shores, and with them what the lines point at.
    for (const shore of root.querySelectorAll('.ofield, .mfield')) seen.observe(shore);
    root.addEventListener('scroll', draw, true);
    return () => {
      window.clearTimeout(later);
      seen.disconnect();
      root.removeEventListener('scroll', draw, true);
    };
  }, [v, hovered, state.value?.seq]);
  return <svg class="arrows" aria-hidden="true" ref={svg} />;
}
