import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BarCard, FieldCard, isNew, TileCard } from '../cards/Card';
import { fights, nameOf, piled, plainStone, stoneGroups, type Pile } from '../cards/facts';
import { Icon, Pip } from '../art/Icon';
import { twin } from '../model/asking';
import type { CardView } from '../protocol';
import { prefs } from '../state/prefs';
import { decision, near, view } from '../state/session';
import { aimed, marked, paying, selected, tiled, zoom } from '../state/ui';
import { t } from '../strings';
import { useLook } from '../ui/looking';
import { already } from '../state/already';
import { act, light } from './act';
import { whom, whose } from './people';

/** What is added to a card. */
export function additionsOf(id: number | undefined): CardView[] {
  return (view.value?.field ?? []).filter((c) => c.added_to !== undefined && c.added_to === id);
}

/** The numbers of cards that the chase points at, with the place of the item. */
export function targeted(): Map<number, number> {
  const out = new Map<number, number>();
  (view.value?.chase ?? []).forEach((item, i) => {
    for (const r of item.targets ?? []) if (r?.id !== undefined && !out.has(r.id)) out.set(r.id, i + 1);
  });
  return out;
}

function rolesOf(pile: Pile) {
  const v = view.value;
  const c = pile.card;
  const d = decision.value;
  const l = pile.all.reduce(
    (a, x) => {
      const one = light(x, d, selected.value);
      return { legal: a.legal || one.legal, candidate: a.candidate || one.candidate };
    },
    { legal: false, candidate: false },
  );
  const b = v?.battle;
  const asks = d && v ? twin(d, v)?.id : undefined; // of two that ask the same
  const attacking =
    b?.attacker?.id !== undefined && b.attacker.id === c.id
      ? b.attacked?.player !== undefined
        ? whom(b.attacked.player)
        : (b.attacked?.name ?? '')
      : '';
  return {
    ...l,
    selected: pile.all.some((x) => x.id === selected.value),
    target: c.id !== undefined && (targeted().has(c.id) || aimed.value.has(c.id) || marked.value.has(c.id) || already.value.has(c.id) || asks === c.id || (b?.attacked?.id === c.id && !b.blocker)),
    attacking: attacking || undefined,
    blocking: b?.blocker?.id !== undefined && b.blocker.id === c.id,
    added: additionsOf(c.id),
    count: pile.all.length,
  };
}

function Ribbons({ added, narrow, tile }: { added: CardView[]; narrow: boolean; tile: boolean }) {
  if (!added.length) return null;
  const lit = (a: CardView): string => {
    const l = light(a, decision.value, null);
    return l.candidate ? 'cand' : l.legal ? 'legal' : '';
  };
  const chosen = added.filter((a) => lit(a));
  if (added.length > 2 || narrow)
    return (
      <button
        type="button"
        class={`ribbon ${added.some((a) => a.controller !== near.value) ? 'opp' : ''} ${chosen[0] ? lit(chosen[0]) : ''}`}
        onClick={() => (chosen.length === 1 && chosen[0] ? act(chosen[0]) : zoom(chosen[0] ?? added[0]))}
        title={t('added.n', { n: added.length })}
        aria-label={t('added.n', { n: added.length })}
      >
        {tile && window.innerWidth < 700 ? `+${added.length}` : t('added.n', { n: added.length })}
      </button>
    );
  return (
    <>
      {added.map((a) => (
        <button
          key={a.id}
          type="button"
          class={`ribbon ${a.controller !== near.value ? 'opp' : ''} ${lit(a)}`}
          data-id={a.id}
          onClick={() => act(a)}
          onContextMenu={(e) => {
            e.preventDefault();
            zoom(a);
          }}
        >
          {nameOf(a)}
        </button>
      ))}
    </>
  );
}

type Step = { w: number; h: number } | 'tiles';

/** The first size at which the row fits; measured, not counted. */
function useStep(lying: number, standing: number): { ref: (el: HTMLElement | null) => void; step: Step } {
  const el = useRef<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const [phone, setPhone] = useState(window.innerWidth < 700);
  useLayoutEffect(() => {
    if (!el.current) return;
    const seen = new ResizeObserver((all) => {
      setWidth(all[0]?.contentRect.width ?? 0);
      setHeight(all[0]?.contentRect.height ?? 0);
      setPhone(window.innerWidth < 700);
    });
    seen.observe(el.current);
    return () => seen.disconnect();
  }, []);
  const steps: readonly (readonly [number, number, number])[] = phone
    ? [[60, 86, 6]]
    : window.innerWidth >= 1700 && window.innerHeight >= 1000
      ? [
          ...(window.innerWidth >= 2200 && window.innerHeight >= 1200 ? [[176, 246, 26] as const] : []),
          [136, 190, 22],
          [104, 144, 16],
          [92, 128, 10],
          [84, 118, 7],
        ]
      : window.innerWidth > 1380 && window.innerHeight > 860
        ? [
            [104, 144, 16],
            [92, 128, 10],
            [84, 118, 7],
          ]
        : window.innerWidth > 1180
          ? [
              [92, 128, 12],
              [84, 118, 7],
            ]
          : [[84, 118, 7]];
  const large = !phone && prefs.value.text > 100; // text of another size leaves less room
  const sizes = large ? [...steps.filter(([w]) => w <= 92), [76, 104, 6] as const] : steps;
  let step: Step = 'tiles';
  if (phone && lying + standing > 5) step = 'tiles';
  else
    for (const [w, h, gap] of sizes) {
      const need = standing * w + lying * h + (lying + standing - 1) * gap + 20;
      const high = Math.max(standing ? h : 0, lying ? w : 0) + (phone ? 4 : 26);
      if (!width || (need <= width && (high <= height || (large ? w <= 84 && h + 10 <= height : w === 84 && h <= height) || phone))) {
        step = { w, h };
        break;
      }
    }
  return { ref: (x) => (el.current = x), step };
}

const COLUMNS = 6; // of two ranks of tiles; with more cards they are narrower, and then the ranks scroll sideways
const NARROWEST = 112; // px of a tile with its gap, at which names and values can be read

/** Two ranks of tiles, and at their edge how many columns are beyond it. */
function Ranks({ n, children }: { n: number; children: ComponentChildren }) {
  const list = useRef<HTMLUListElement>(null);
  const [beyond, setBeyond] = useState(0);
  const [fit, setFit] = useState(COLUMNS);
  const columns = Math.max(COLUMNS, Math.ceil(n / 2));
  useLook(
    list,
    (el) => {
      setFit(Math.max(COLUMNS, Math.floor(el.clientWidth / NARROWEST)));
      const edge = el.getBoundingClientRect().right;
      setBeyond([...el.children].filter((c) => c.getBoundingClientRect().left > edge - 12).length);
    },
    [n, fit],
  );
  return (
    <>
      <ul class={`ranks ${columns > COLUMNS ? 'narrow' : ''}`} style={{ '--cols': Math.min(columns, fit), '--all': columns }} ref={list}>
        {children}
      </ul>
      {beyond ? (
        <span class="edge" aria-hidden="true">
          {t('hand.beyond', { n: beyond })}
        </span>
      ) : null}
    </>
  );
}

/** The fighting cards of a side. */
export function FieldRow({ n, cls }: { n: 0 | 1; cls: string }) {
  const v = view.value;
  const all = (v?.field ?? []).filter((c) => c.controller === n && c.added_to === undefined && (fights(c) || (c.hidden && !c.magic_stone)));
  const hosts = new Set((v?.field ?? []).map((c) => c.added_to));
  const b = v?.battle;
  const t9 = targeted();
  const apart = (c: CardView): boolean =>
    hosts.has(c.id) || c.id === b?.attacker?.id || c.id === b?.blocker?.id || (c.id !== undefined && t9.has(c.id));
  const rows = piled(all, apart);
  const lying = rows.filter((r) => r.card.rested).length;
  const { ref, step } = useStep(lying, rows.length - lying);
  const tiles = step === 'tiles';
  useLayoutEffect(() => {
    const now = tiled.value;
    if (now[n] !== tiles) tiled.value = n === 0 ? [tiles, now[1]] : [now[0], tiles];
  }, [tiles]);
  const yourTurn = v?.turn.player === near.value;
  const label = `${whose(n, t('field'))}, ${t('cards.n', { n: all.length })}`;
  const draw = (pile: Pile, tile: boolean) => {
    const c = pile.card;
    const rest = pile.all.slice(1).flatMap((x) => (x.id === undefined ? [] : [x.id]));
    const roles = rolesOf(pile);
    const mark = c.id === undefined ? undefined : t9.get(c.id);
    const props = {
      card: c,
      roles,
      newHere: isNew(c, n === near.value, yourTurn),
      onAct: () => act(c, rest),
      onZoom: () => zoom(c),
      extra: `${roles.attacking || roles.blocking ? 'fight' : ''} ${c.id !== undefined && paying.value.has(c.id) ? 'pays' : ''} ${marked.value.has(c.id ?? -1) ? 'mark' : ''} enter`,
      badge: mark ? <span class="bdg tn">{mark}</span> : undefined,
    };
    return (
      <li key={c.id ?? `back${c.position}`} class={`${tile ? 'tcell' : 'cell'} ${pile.all.length > 1 ? 'stackd' : ''}`}>
        {tile ? <TileCard {...props} /> : <FieldCard {...props} />}
        <Ribbons added={roles.added} narrow={tile || window.innerWidth < 700} tile={tile} />
      </li>
    );
  };
  return (
    <section class={`${cls} ${step === 'tiles' ? 'two' : ''}`} aria-label={label} ref={ref} data-zone={`field${n}`}>
      {step === 'tiles' ? (
        <Ranks n={rows.length}>{rows.map((r) => draw(r, true))}</Ranks>
      ) : (
        <ul class={`frow s${step.w}`} style={{ '--cw': `${step.w}px`, '--ch': `${step.h}px` }}>
          {rows.map((r) => draw(r, false))}
        </ul>
      )}
    </section>
  );
}

/** Whether a back row has no room for each stone; measured anew when something comes or goes, or the window changes. */
function useTight(row: { current: HTMLElement | null }, holds: string): boolean {
  const [found, setFound] = useState({ holds: '', wide: 0, tight: false });
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    if (!row.current) return;
    const seen = new ResizeObserver((all) => setWide(all[0]?.contentRect.width ?? 0));
    seen.observe(row.current);
    return () => seen.disconnect();
  }, []);
  const tight = found.tight && found.holds === holds && found.wide === wide;
  useLayoutEffect(() => {
    const el = row.current;
    if (el && (found.holds !== holds || found.wide !== wide)) setFound({ holds, wide, tight: el.scrollWidth > el.clientWidth + 1 });
  }, [holds, wide]);
  return tight;
}

/** Magic stones, additions without host, regalia, standby that can be used. */
export function BackRow({ n, cls }: { n: 0 | 1; cls: string }) {
  const v = view.value;
  const d = decision.value;
  const mine = (v?.field ?? []).filter((c) => c.controller === n);
  const stones = mine.filter((c) => plainStone(c) || (c.hidden && c.magic_stone));
  const others = mine.filter((c) => !stones.includes(c) && !fights(c) && c.added_to === undefined && !c.hidden);
  const standby = (v?.players[n]?.standby ?? []).filter((c) => !c.hidden && light(c, d, null).legal);
  const groups = stoneGroups(stones, (s) => light(s, d, null).candidate);
  const row = useRef<HTMLDivElement>(null);
  const tight = useTight(row, `${groups.map((g) => g.stones.length).join()}|${others.length + standby.length}`);
  return (
    <section class={cls} aria-label={whose(n, t('backrow'))} data-zone={`back${n}`}>
      <div class={`backrow ${tight ? 'tight' : ''}`} ref={row}>
        {groups.map((g) => {
          const number = g.stones.length > (tight ? 1 : 6);
          const ready = g.stones.filter((s) => !s.rested);
          const lit = g.stones.find((s) => {
            const l = light(s, d, null);
            return l.legal || l.candidate;
          });
          const pays = d?.kind === 'pay';
          const first = lit ?? g.stones.find((s) => s.id !== undefined && d?.options.some((o) => o.object === s.id)) ?? ready[0] ?? g.stones[0];
          const sel = g.stones.some((s) => s.id === selected.value);
          return (
            <button
              key={`${g.name}${g.stones[0]?.id ?? ''}`}
              type="button"
              class={`stones ${g.stones[0]?.general?.includes('Basic') ? '' : 'own'} ${lit ? (pays || d?.kind === 'priority' ? 'legal' : 'cand') : ''} ${sel ? 'sel' : ''}`}
              data-id={first?.id}
              onClick={() => first && act(first)}
              onContextMenu={(e) => {
                e.preventDefault();
                zoom(g.stones[0]);
              }}
            >
              {number ? (
                <span class="st-ph">
                  {g.attributes.map((a) => (
                    <Pip key={a} of={a} />
                  ))}
                  <b>{ready.length}</b>/{g.stones.length}
                </span>
              ) : (
                <span class="st-row">
                  {g.stones.map((s, i) => (
                    <span key={s.id ?? i} class={`st ${s.rested ? 'rest' : ''} ${s.id !== undefined && paying.value.has(s.id) ? 'mk' : ''}`} data-id={s.id}>
                      {g.attributes.length ? g.attributes.slice(0, 2).map((a) => <Pip key={a} of={a} />) : <Icon name="i-stone" />}
                    </span>
                  ))}
                </span>
              )}
              <span class="sr">
                {t('stones.name', { name: g.label, ready: ready.length, rested: g.stones.length - ready.length })}
                {lit ? `, ${t('card.usable')}` : ''}
              </span>
              <span class="st-nm" aria-hidden="true">
                <span class="st-lb">{g.label}</span>
                {number ? null : <span><b>{ready.length}</b>/{g.stones.length}</span>}
              </span>
              {lit ? (
                <span class="wick" aria-hidden="true">
                  <svg class="ic" viewBox="0 0 24 24">
                    <use href="#i-flame" />
                  </svg>
                </span>
              ) : null}
            </button>
          );
        })}
        <span class="gap" />
        {[...others, ...standby].map((c) => (
          <BarCard
            key={c.id}
            card={c}
            roles={{
              ...light(c, d, selected.value),
              selected: selected.value === c.id,
              target: c.id !== undefined && (targeted().has(c.id) || aimed.value.has(c.id) || marked.value.has(c.id)),
              added: additionsOf(c.id),
            }}
            note={c.zone === 'standby' ? t('zone.standby') : c.rested ? t('card.rested') : c.counters ? Object.entries(c.counters).map(([k, x]) => `${k} ×${x}`).join(' ') : undefined}
            extra={c.id !== undefined && paying.value.has(c.id) ? 'pays' : ''}
            onAct={() => act(c)}
            onZoom={() => zoom(c)}
          />
        ))}
      </div>
    </section>
  );
}
