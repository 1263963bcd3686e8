// Where lines of battle cross the phases.

export type Point = [number, number];

/** On the phone a phase is as wide as a field: a line goes to the nearest border of two phases, crosses there and goes on. */
export function roundPhase(x0: number, x1: number, near: number, far: number, borders: readonly number[]): Point[] {
  const at = [...borders].sort((a, b) => Math.abs(a - x0) + Math.abs(a - x1) - Math.abs(b - x0) - Math.abs(b - x1))[0] ?? x0;
  return [
    [x0, near],
    [at, near],
    [at, far],
    [x1, far],
  ];
}
