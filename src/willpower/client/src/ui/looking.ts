import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Looks at an element at once, and again when its size changes or it is scrolled. */
export function useLook(of: RefObject<HTMLElement>, look: (el: HTMLElement) => void, again: readonly unknown[]): void {
  useLayoutEffect(() => {
    const el = of.current;
    if (!el) return;
    const now = (): void => look(el);
    now();
    const seen = new ResizeObserver(now);
    seen.observe(el);
    el.addEventListener('scroll', now);
    return () => {
      seen.disconnect();
      el.removeEventListener('scroll', now);
    };
  }, again);
}
