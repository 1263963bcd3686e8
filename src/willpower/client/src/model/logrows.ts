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
