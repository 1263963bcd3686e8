// What is looked for in the browser of cards, and how an address says it.

export const TICKS = ['type', 'attribute', 'cost', 'race', 'keyword', 'set', 'read', 'from'] as const;
export type Tick = (typeof TICKS)[number];
export const SORTS = ['', 'name', 'cost', 'number', 'atk'] as const;
export const VIEWS = ['pictures', 'list', 'text'] as const;
export type ViewName = (typeof VIEWS)[number];
export const PER_PAGE = 60;

export interface Looking {
  search: string;
  ticks: Record<Tick, string[]>;
  sort: string;
  page: number;
  view: ViewName;
}

/** What an address says is looked for. */
export function lookingOf(query: URLSearchParams): Looking {
  const ticks = Object.fromEntries(TICKS.map((k) => [k, query.getAll(k)])) as Record<Tick, string[]>;
  const sort = query.get('sort') ?? '';
  const view = query.get('view') ?? '';
  return {
    search: query.get('search') ?? '',
    ticks,
    sort: (SORTS as readonly string[]).includes(sort) ? sort : '',
    page: Math.max(1, Math.floor(Number(query.get('page') ?? '1')) || 1),
    view: (VIEWS as readonly string[]).includes(view) ? (view as ViewName) : 'pictures',
  };
}

/** The part of an address that says it; what is as usual is left out. */
export function queryOf(l: Looking): string {
  const out = new URLSearchParams();
  if (l.search) out.set('search', l.search);
  for (const k of TICKS) for (const word of l.ticks[k]) out.append(k, word);
  if (l.sort) out.set('sort', l.sort);
  if (l.page > 1) out.set('page', String(l.page));
  if (l.view !== 'pictures') out.set('view', l.view);
  return out.toString();
}

/** The same as the server is asked. */
export function askedOf(l: Looking, count = PER_PAGE): string {
  const out = new URLSearchParams(queryOf({ ...l, page: 1, view: 'pictures' }));
  out.set('first', String((l.page - 1) * count));
  out.set('count', String(count));
  return out.toString();
}

/** With a word ticked, or not ticked any more; from the first page. */
export function toggled(l: Looking, kind: Tick, word: string): Looking {
  const has = l.ticks[kind].includes(word);
  const words = has ? l.ticks[kind].filter((w) => w !== word) : [...l.ticks[kind], word];
  return { ...l, page: 1, ticks: { ...l.ticks, [kind]: words } };
}

/** How many words are ticked. */
export function ticked(l: Looking): number {
  return TICKS.reduce((n, k) => n + l.ticks[k].length, 0);
}

/** A word as it begins a line. */
export function titled(word: string): string {
  return word.replace(/(^|[\s-])\p{L}/gu, (s) => s.toUpperCase());
}
