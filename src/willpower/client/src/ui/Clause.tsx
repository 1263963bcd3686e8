import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ClauseInfo } from '../protocol';
import { api } from '../state/api';
import { clauseAt } from '../state/ui';
import { t, told } from '../strings';

const known = signal<ReadonlyMap<string, ClauseInfo | null>>(new Map());

/** A clause number that opens our summary of it. */
export function Clause({ number }: { number: string | undefined }) {
  if (!number) return null;
  return (
    <button
      type="button"
      class="cl"
      aria-label={t('clause.open', { n: number })}
      onClick={(e) => {
        e.stopPropagation();
        const r = e.currentTarget.getBoundingClientRect();
        clauseAt.value = { number, x: r.left, y: r.top };
      }}
    >
      {number}
    </button>
  );
}

/** The popover with the summary of a clause. */
export function ClausePopover() {
  const at = clauseAt.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!at) return;
    const back = document.activeElement as HTMLElement | null;
    box.current?.focus();
    if (!known.value.has(at.number))
      api
        .clause(at.number)
        .then((c) => (known.value = new Map(known.value).set(at.number, c)))
        .catch(() => (known.value = new Map(known.value).set(at.number, null)));
    const close = (e: Event): void => {
      if (e instanceof KeyboardEvent && e.key !== 'Escape') return;
      if (!(e instanceof KeyboardEvent) && box.current?.contains(e.target as Node)) return;
      e.stopPropagation();
      clauseAt.value = null;
      back?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close, true);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close, true);
    };
  }, [at]);
  if (!at) return null;
  const info = known.value.get(at.number);
  const left = Math.max(10, Math.min(at.x, window.innerWidth - 350));
  const below = at.y < window.innerHeight / 2;
  return (
    <div
      class="pop"
      role="dialog"
      aria-label={t('clause.open', { n: at.number })}
      tabIndex={-1}
      ref={box}
      style={{
        left: `${left}px`,
        top: below ? `${at.y + 22}px` : 'auto',
        bottom: below ? 'auto' : `${window.innerHeight - at.y + 6}px`,
      }}
    >
      <h2>{at.number}</h2>
      <p>{info === undefined ? t('loading') : info ? told(info.summary, info.ja) : t('clause.none')}</p>
      {info ? (
        <p>
          <a href={`/rules/${encodeURIComponent(at.number)}`} target={location.pathname.startsWith('/game/') ? '_blank' : undefined} onClick={() => (clauseAt.value = null)}>
            {t('rules.openin')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
