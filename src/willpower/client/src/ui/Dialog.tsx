import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { t } from '../strings';
import { point, pointed } from './pointed';

const FOCUSABLE = 'button:not([disabled]), [href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Who opened a sheet with the pointer and closes it with Escape sees no ring, and the keys of the prompt go on working. */
function quietly(el: HTMLElement | null): void {
  if (!el) return;
  point(el);
  el.setAttribute('data-pointed', '');
  el.addEventListener('blur', () => el.removeAttribute('data-pointed'), { once: true });
}

/** A sheet over the page: keeps the focus inside, gives it back, closes on Escape where it may be closed. */
export function Dialog(p: {
  label: string;
  cls?: string;
  onClose?: () => void;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(p.onClose);
  close.current = p.onClose;
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    const byPointer = pointed(back);
    const el = box.current;
    const first = el?.querySelector<HTMLElement>('[data-first]') ?? el;
    first?.focus();
    const keys = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && close.current) {
        e.stopPropagation();
        e.preventDefault();
        close.current();
      } else if (e.key === 'Tab' && el) {
        const all = [...el.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((x) => x.offsetParent !== null);
        const last = all[all.length - 1];
        if (!all.length) e.preventDefault();
        else if (e.shiftKey && (document.activeElement === all[0] || document.activeElement === el)) {
          e.preventDefault();
          last?.focus();
        } else if (!e.shiftKey && document.activeElement === last) {
          e.preventDefault();
          all[0]?.focus();
        }
      }
    };
    el?.addEventListener('keydown', keys);
    return () => {
      el?.removeEventListener('keydown', keys);
      back?.focus();
      if (byPointer) quietly(back);
    };
  }, []);
  return (
    <>
      <div class="ov" onClick={() => p.onClose?.()} />
      <div class={`dlg ${p.cls ?? ''}`} role="dialog" aria-modal="true" aria-label={p.label} tabIndex={-1} ref={box}>
        {p.children}
      </div>
    </>
  );
}

/** The cross that closes a sheet. */
export function Close({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" class="btn x" aria-label={t('close')} onClick={onClose}>
      <Icon name="i-x" />
    </button>
  );
}
