// The lines that were played on the bench: going another way from a step keeps the way before beside the new one.

/** One way through a file: its text and its steps. */
export interface BenchLine {
  text: string;
  steps: readonly string[];
}

export interface Lines {
  all: readonly BenchLine[];
  now: number;
}

export const NO_LINES: Lines = { all: [], now: 0 };

function begins(long: readonly string[], short: readonly string[]): boolean {
  return short.length <= long.length && short.every((s, i) => s === long[i]);
}

/** The lines after the bench shows this one. `anew`: the start was changed or the text was written, so that the old way is not kept. */
export function linesAfter(old: Lines, line: BenchLine, anew: boolean): Lines {
  const current = old.all[old.now];
  if (!current) return { all: [line], now: 0 };
  if (anew) return { all: old.all.map((x, i) => (i === old.now ? line : x)), now: old.now };
  if (begins(line.steps, current.steps)) return { all: old.all.map((x, i) => (i === old.now ? line : x)), now: old.now };
  const known = old.all.findIndex((x) => begins(x.steps, line.steps));
  if (known >= 0 && (old.all[known]?.steps.length ?? 0) === line.steps.length) return { all: old.all.map((x, i) => (i === known ? line : x)), now: known };
  return { all: [...old.all, line], now: old.all.length };
}

/** How many steps all lines share. */
export function shared(lines: Lines): number {
  const first = lines.all[0]?.steps ?? [];
  let n = 0;
  while (n < first.length && lines.all.every((x) => x.steps[n] === first[n])) n += 1;
  return n;
}

/** The steps that tell a line from the others: from where they part. */
export function ownSteps(lines: Lines, n: number): readonly string[] {
  return lines.all[n]?.steps.slice(shared(lines)) ?? [];
}
