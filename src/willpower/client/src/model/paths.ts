// Ways of the lines over the table.

export type Point = [number, number];

/** The border between two phases at which a line passes the tide, so that it crosses no name; each is taken once. */
export function gap(x: number, borders: readonly number[], taken: number[]): number {
  const free = borders.filter((b) => !taken.some((t) => Math.abs(t - b) < 10));
  const best = [...free].sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x;
  taken.push(best);
  return best;
}

/** A path without the corners that are none. */
export function straight(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of points) {
    const last = out[out.length - 1];
    if (last && Math.abs(last[0] - p[0]) < 1 && Math.abs(last[1] - p[1]) < 1) continue;
    const before = out[out.length - 2];
    if (last && before && ((before[0] === last[0] && last[0] === p[0]) || (before[1] === last[1] && last[1] === p[1]))) out.pop();
    out.push(p);
  }
  return out;
}
