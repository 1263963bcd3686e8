import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { HandCard } from '../cards/Card';
import type { CardView } from '../protocol';
import { decision, near, shore, view, you } from '../state/session';
import { marked, selected, zoom } from '../state/ui';
import { t } from '../strings';
import { useLook } from '../ui/looking';
import { act, light, uses, type Light } from './act';
import { far, who } from './people';

/** The hand of the near side; backs for who only watches. */
export function Hand() {
  const v = view.value;
  const n = near.value;
  const p = v?.players[n];
  const count = p?.counts['hand'] ?? 0;
  if (!p || you.value === null || p.hand.length < count) {
    return (
      <section class="hand spec" aria-label={t('hand.of', { name: who(n), n: count })}>
        <div class="hrow">
          {Array.from({ length: Math.min(count, 9) }, (_, i) => (
            <span key={i} class="back card" />
          ))}
          <span class="mute">{t('hand.of', { name: who(n), n: count })}</span>
        </div>
      </section>
    );
  }
  return <OwnHand cards={p.hand} />;
}

/** How many cards of a row are beyond its left and its right edge. */
function useBeyond(row: RefObject<HTMLElement>, cards: number): readonly [number, number] {
  const [beyond, setBeyond] = useState<readonly [number, number]>([0, 0]);
  useLook(
    row,
    (el) => {
      const at = el.getBoundingClientRect();
      const all = [...el.children].map((c) => c.getBoundingClientRect());
      setBeyond([all.filter((c) => c.left < at.left - 12).length, all.filter((c) => c.right > at.right + 12).length]);
    },
    [cards],
  );
  return beyond;
}

function OwnHand({ cards }: { cards: readonly CardView[] }) {
  const d = decision.value;
  const count = cards.length;
  const row = useRef<HTMLUListElement>(null);
  const [before, beyond] = useBeyond(row, count);
  const lights = cards.map((c) => light(c, d, selected.value));
  const lit = (some: readonly Light[]): string => (some.some((l) => l.legal || l.candidate) ? 'lit' : '');
  return (
    <section class="hand" aria-label={shore.value === null ? t('hand.yours', { n: count }) : t('hand.of', { name: who(near.value), n: count })} data-zone="hand">
      {count === 0 ? <p class="mute noh">{shore.value === null ? t('hand.empty') : t('hand.empty.of', { name: who(near.value) })}</p> : null}
      <ul class="hrow" hidden={count === 0} ref={row}>
        {cards.map((c, i) => {
          const l = lights[i] ?? light(c, d, selected.value);
          return (
            <li key={c.id}>
              <HandCard
                card={c}
                roles={{ ...l, selected: selected.value === c.id, target: marked.value.has(c.id ?? -1) }}
                dim={!!d && d.kind === 'priority' && !l.legal && !uses(c.id ?? -1).length}
                onAct={() => act(c)}
                onZoom={() => zoom(c)}
                extra="enter"
              />
            </li>
          );
        })}
      </ul>
      {before ? (
        <span class={`edge left ${lit(lights.slice(0, before))}`} aria-hidden="true">
          {t('hand.before', { n: before })}
        </span>
      ) : null}
      {beyond ? (
        <span class={`edge ${lit(lights.slice(count - beyond))}`} aria-hidden="true">
          {t('hand.beyond', { n: beyond })}
        </span>
      ) : null}
    </section>
  );
}

/** The backs of the opponent's hand at the far edge. */
export function FarHand() {
  const n = far();
  const count = view.value?.players[n]?.counts['hand'] ?? 0;
  return (
    <div class="ohand" role="img" aria-label={t('hand.of', { name: who(n), n: count })}>
      {Array.from({ length: Math.min(count, 10) }, (_, i) => (
        <span key={i} class="back card" />
      ))}
      <span class="n">{t('hand.of', { name: who(n), n: count })}</span>
    </div>
  );
}
