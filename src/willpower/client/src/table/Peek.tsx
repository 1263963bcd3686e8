import { useEffect, useState } from 'preact/hooks';
import { ZoomCard } from '../cards/Card';
import type { CardView } from '../protocol';
import { prefs } from '../state/prefs';
import { cards, listed, zoomed } from '../state/ui';

const WAITS = 320; // who only crosses a card does not want to read it
const WIDE = 250;

interface Place {
  left: number;
  top?: number;
  bottom?: number;
}

interface Seen extends Place {
  card: CardView;
}

/** Whether a card shows all of its text by itself. */
function whole(el: HTMLElement): boolean {
  return el.matches('.card.h') && !el.querySelector('.h-more') && !el.closest('.tallp');
}

interface Box {
  left: number;
  right: number;
  top: number;
}

/** Where the large card stands: beside the small one and never over it, for a card of the hand above the prompt, whose
 * buttons are wanted next; always wholly on the screen. */
export function placed(box: Box, wide: number, high: number, above?: number): Place {
  if (above !== undefined) {
    const middle = (box.left + box.right - WIDE) / 2;
    return { left: Math.max(8, Math.min(middle, wide - WIDE - 8)), bottom: high - above + 8 };
  }
  const right = box.right + 10 + WIDE <= wide;
  const left = right ? box.right + 10 : Math.max(8, box.left - 10 - WIDE);
  return { left, top: Math.max(8, Math.min(box.top, high - 380)) };
}

/** The card under the mouse, as printed, beside it: so that a text can be read without a click. */
export function Peek() {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let timer = 0;
    let over: HTMLElement | null = null;
    const hide = (): void => {
      window.clearTimeout(timer);
      over = null;
      setSeen(null);
    };
    const look = (e: PointerEvent): void => {
      if (e.pointerType !== 'mouse' || e.buttons || !prefs.value.peek) return;
      const el = (e.target as Element | null)?.closest<HTMLElement>('button.card[data-id], [data-listed]') ?? null;
      if (el === over) return;
      hide();
      over = el;
      if (!el) return;
      timer = window.setTimeout(() => {
        const name = el.dataset['listed'];
        const card = name === undefined ? cards.value.get(Number(el.dataset['id'])) : listed.value.get(name);
        if (!card || card.hidden || !card.text?.length || zoomed.value || !el.isConnected || whole(el)) return;
        const prompt = el.closest('.hand') ? document.querySelector('.prompt')?.getBoundingClientRect().top : undefined;
        setSeen({ card, ...placed(el.getBoundingClientRect(), window.innerWidth, window.innerHeight, prompt) });
      }, WAITS);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('pointerdown', hide, true);
    document.addEventListener('keydown', hide, true);
    document.addEventListener('scroll', hide, true);
    document.documentElement.addEventListener('pointerleave', hide);
    return () => {
      hide();
      document.removeEventListener('pointerover', look);
      document.removeEventListener('pointerdown', hide, true);
      document.removeEventListener('keydown', hide, true);
      document.removeEventListener('scroll', hide, true);
      document.documentElement.removeEventListener('pointerleave', hide);
    };
  }, []);
  if (!seen) return null;
  return (
    <div class="peek" aria-hidden="true" style={{ left: `${seen.left}px`, top: seen.top === undefined ? undefined : `${seen.top}px`, bottom: seen.bottom === undefined ? undefined : `${seen.bottom}px` }}>
      <ZoomCard card={seen.card} />
    </div>
  );
}
