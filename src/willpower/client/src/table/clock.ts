import { useEffect, useState } from 'preact/hooks';

/** Draws again every second. */
export function useSecond(): void {
  const [, set] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => set((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
}

/** Seconds as minutes and seconds. */
export function clockText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}

/** What is left on a clock some seconds after it was told; the first seconds of a decision do not count. */
export function clockLeft(clock: { left: number | null; runs: boolean; free?: number }, since: number): number {
  if (clock.left === null) return 0;
  return clock.runs ? clock.left - Math.max(0, since - (clock.free ?? 0)) : clock.left;
}
