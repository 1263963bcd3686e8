// The lines of the log with the automatic passes between them: each where it was, or those of a turn together at its head.

import type { LogLine } from '../protocol';

export interface PassNote {
  after: number; // the number of the last line before it
  count: number;
  why: string;
}

export interface LogRow {
  line: LogLine | null;
  passes: PassNote[]; // before the line, or with the head of a turn those of the whole turn
}

/** The rows of the log; with `each`, passes stand where they were. */
export function logRows(lines: readonly LogLine[], notes: readonly PassNote[], each: boolean): LogRow[] {
  const rows: LogRow[] = [];
  const head = (l: LogLine): boolean => each || l.kind === 'turn began';
  let from = -Infinity;
  let open: LogRow | null = null;
  const close = (to: number): void => {
    const here = notes.filter((p) => p.after >= from && p.after < to);
    if (open && !each) open.passes = here;
    else if (here.length) rows.push({ line: null, passes: here });
    from = to;
  };
  for (const l of lines) {
    if (head(l)) close(l.number);
    const row: LogRow = { line: l, passes: [] };
    if (head(l)) open = row;
    rows.push(row);
  }
  close(Infinity);
  return rows;
}

/** Lines that say the same one after the other as one, with how often; the number is that of the last. */
export function folded(lines: readonly LogLine[]): { lines: LogLine[]; times: ReadonlyMap<number, number> } {
  const out: LogLine[] = [];
  const times = new Map<number, number>();
  for (const l of lines) {
    const before = out[out.length - 1];
    if (before && before.text === l.text && before.clause === l.clause && l.kind !== 'turn began') {
      out[out.length - 1] = l;
      times.set(l.number, (times.get(before.number) ?? 1) + 1);
    } else out.push(l);
  }
  return { lines: out, times };
}
