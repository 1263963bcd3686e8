import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ClauseInfo } from '../protocol';
import { api } from '../state/api';
import { view } from '../state/session';
import { clauseAt } from '../state/ui';
import { withClauses } from '../model/steps';
import { t, told } from '../strings';

const known = signal<ReadonlyMap<string, ClauseInfo | null>>(new Map());

/** A clause number that opens our summary of it; `edition`: where that is not the one of the board that is shown. */
export function Clause({ number, edition }: { number: string | undefined; edition?: string }) {
  if (!number) return null;
  return (
    <button
      type="button"
      class="cl"
      aria-label={t('clause.open', { n: number })}
      onClick={(e) => {
        e.stopPropagation();
        const r = e.currentTarget.getBoundingClientRect();
        clauseAt.value = { number, x: r.left, y: r.top, edition: edition ?? view.value?.edition ?? '' };
      }}
    >
      {/^\d{1,2}$/.test(number) ? t('clause.open', { n: number }) : number}
    </button>
  );
}

/** How the server heads a section of an older rulebook. */
const OLD = 'Rules ';

function keyOf(at: { number: string; edition: string }): string {
  return `${at.edition}|${at.number}`;
}

/** A summary in which clauses lead to their pages. */
function linked(summary: string): ComponentChildren {
  return withClauses(summary).map((x, i) =>
    x.clause ? (
      <a key={i} href={`/rules/${encodeURIComponent(x.clause)}`} onClick={() => (clauseAt.value = null)}>
        {x.clause}
      </a>
    ) : (
      x.words
    ),
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
    const key = keyOf(at);
    if (!known.value.has(key))
      api
        .clause(at.number, at.edition)
        .then((c) => (known.value = new Map(known.value).set(key, c)))
        .catch(() => (known.value = new Map(known.value).set(key, null)));
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
  const info = known.value.get(keyOf(at));
  const old = info?.section.startsWith(OLD);
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
      <h2>
        {at.number} {old ? <small>{t('rules', { edition: info?.section.slice(OLD.length) ?? '' })}</small> : null}
      </h2>
      <p>{info === undefined ? t('loading') : info ? linked(told(info.summary, info.ja)) : t('clause.none')}</p>
      {info && !old ? (
        <p>
          <a href={`/rules/${encodeURIComponent(at.number)}`} target={location.pathname.startsWith('/game/') ? '_blank' : undefined} onClick={() => (clauseAt.value = null)}>
            {t('rules.openin')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
