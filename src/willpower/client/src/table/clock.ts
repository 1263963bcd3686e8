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
