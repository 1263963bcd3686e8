import { Icon, Pip } from '../art/Icon';
import { BarCard, FieldCard } from '../cards/Card';
import type { CardView, PlayerView } from '../protocol';
import { decision, moment, presence, presenceAt, state, view } from '../state/session';
import { cards, openPile, panel, selected, zoom } from '../state/ui';
import { levelName } from '../model/levels';
import { t } from '../strings';
import type { Zone } from '../model/board';
import { act, actOnPlate, light, plateOption } from './act';
import { isYou, who, whose } from './people';
import { unread } from './Saying';
import { clockLeft, clockText, useSecond } from './clock';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cost } from '../art/Icon';

/** The lantern: its oil is the life left. */
export function Lantern({ life }: { life: number }) {
  const level = Math.max(0, Math.min(1, life / 4000));
  return (
    <svg class="lantern" viewBox="0 0 28 40" aria-hidden="true">
      <path d="M9 7c0-6 10-6 10 0" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M5 8h18l2 4v20l-3 4H6l-3-4V12z" fill="none" stroke="currentColor" stroke-width="2" />
      <rect x="5" y={11 + 23 * (1 - level)} width="18" height={23 * level} rx="1.5" fill="var(--lamp)" />
      <path d="M3 37.5h22" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}

function Life({ life }: { life: number }) {
  const before = useRef(life);
  const [delta, setDelta] = useState(0);
  const looking = moment.value !== null;
  const looked = useRef(looking);
  useEffect(() => {
    const change = looking || looked.current ? 0 : life - before.current; // who looks back loses and gains nothing
    before.current = life;
    looked.current = looking;
    setDelta(change);
    if (!change) return;
    const timer = window.setTimeout(() => setDelta(0), 1000);
    return () => window.clearTimeout(timer);
  }, [life, looking]);
  return (
    <div class="life">
      <Lantern life={life} />
      <div>
        <b>{life < 0 ? `−${-life}` : life}</b>
        <span>{t('life')}</span>
      </div>
      {delta ? (
        <span class={`delta ${delta > 0 ? 'up' : 'dn'}`} aria-hidden="true">
          {delta > 0 ? `+${delta}` : `−${-delta}`}
        </span>
      ) : null}
    </div>
  );
}

function WillLine({ p }: { p: PlayerView }) {
  const counts = new Map<string, number>();
  for (const w of p.will) {
    const key = `${w.attribute}|${w.restricted ? 1 : 0}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (
    <div class={`will ${p.will.length ? '' : 'nowill'}`}>
      <span class="lbl">{t('will')}</span>
      {p.will.length === 0 ? <b>{t('none')}</b> : null}
      {[...counts].map(([key, n]) => {
        const [attribute, restricted] = key.split('|');
        const pip = <Pip of={attribute || '1'} />;
        return (
          <span key={key}>
            {restricted === '1' ? (
              <span class="ring" title={t('will.restricted')}>
                {pip}
              </span>
            ) : (
              pip
            )}{' '}
            <b>{n}</b>
          </span>
        );
      })}
    </div>
  );
}

function Clock({ n }: { n: number }) {
  useSecond();
  const s = state.value;
  const clock = presence.value?.clocks[n] ?? s?.players[n]?.clock;
  if (!clock || clock.left == null) return null;
  const left = clockLeft(clock, (Date.now() - presenceAt.value) / 1000);
  return (
    <span class={`clk ${left < 60 ? 'dn' : ''}`} role="timer" aria-label={t('clock.left', { name: who(n) })}>
      {clockText(left)}
    </span>
  );
}

/** The ruler of a player where it stands: in its seat, or the word that it is in the field. */
function Ruler({ p, tab }: { p: PlayerView; tab: number }) {
  const d = decision.value;
  const c: CardView | undefined = p.ruler[0];
  if (!c) {
    const j = view.value?.field.find((x) => x.types?.includes('J-Ruler') && x.owner === view.value?.players.indexOf(p));
    return (
      <button type="button" class="jseat" onClick={() => zoom(j)} tabIndex={tab}>
        <Icon name="i-bell" />
        <b>{j?.name?.split(',')[0] ?? t('ruler')}</b>
        <small>{t('ruler.field')}</small>
      </button>
    );
  }
  const roles = { ...light(c, d, selected.value), selected: selected.value === c.id };
  const props = { card: c, roles, onAct: () => act(c), onZoom: () => zoom(c) };
  return (
    <>
      <div class="cell rulerf">
        <FieldCard {...props} />
      </div>
      <BarCard {...props} extra="rulerbar" note={c.rested ? t('card.rested') : undefined} />
    </>
  );
}

const PILES: readonly (readonly [Zone, string])[] = [
  ['deck', 'i-deck'],
  ['stone_deck', 'i-stone'],
  ['graveyard', 'i-grave'],
  ['removed', 'i-removed'],
  ['standby', 'i-standby'],
  ['extra_deck', 'i-extra'],
  ['runes', 'i-bell'],
  ['items', 'i-items'],
];

/** Whether something in a pile can be used now. */
export function pileLit(p: PlayerView, z: Zone): boolean {
  const d = decision.value;
  return (p[z] ?? []).some((c) => {
    const l = light(c, d, null);
    return l.legal || l.candidate;
  });
}

function Piles({ p, n }: { p: PlayerView; n: number }) {
  return (
    <ul class="piles" aria-label={whose(n, t('piles'))}>
      {PILES.map(([z, icon]) => {
        const shown: Zone = z === 'extra_deck' && (p.counts['lifebreak'] ?? 0) > 0 ? 'lifebreak' : z;
        const count = p.counts[shown] ?? 0;
        const lit = pileLit(p, shown);
        return (
          <li key={z}>
            <button
              type="button"
              class={`pile ${count ? '' : 'e'} ${lit ? 'legal' : ''}`}
              style={{ width: '100%' }}
              data-pile={`${n}-${shown}`}
              title={t(`zone.${shown}`)}
              onClick={() => (openPile.value = { player: n, zone: shown })}
            >
              <Icon name={icon} />
              <b>{count}</b>
              <span class="lb">{t(`zone.${shown}`)}</span>
              <span class="sr">
                {t('pile.name', { zone: t(`zone.${shown}`), n: count })}
                {lit ? `, ${t('card.usable')}` : ''}
              </span>
              {lit ? (
                <span class="wick" aria-hidden="true">
                  <Icon name="i-flame" />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Runes, items and what hangs on a ruler, in the free part of the left rail. */
function Rail({ p, n }: { p: PlayerView; n: number }) {
  const d = decision.value;
  const runes = p.runes;
  const attached = (view.value?.field ?? []).filter(
    (c) => c.added_to !== undefined && cards.value.get(c.added_to)?.zone === 'ruler' && cards.value.get(c.added_to)?.owner === n,
  );
  const list = [...runes, ...p.items, ...attached];
  if (!list.length) return null;
  const title = runes.length ? t('zone.runes') : p.items.length ? t('zone.items') : t('attached');
  return (
    <div class="runes">
      <div class="hd">
        <h2>{title}</h2>
        <small>{list.length}</small>
      </div>
      {list.map((c, i) => {
        const l = light(c, d, selected.value);
        if (c.hidden) return null;
        return (
          <button
            key={c.id ?? i}
            type="button"
            class={`rn ${l.legal ? 'legal' : ''} ${l.candidate ? 'cand' : ''} ${selected.value === c.id ? 'sel' : ''}`}
            data-id={c.id}
            onClick={() => act(c)}
            onContextMenu={(e) => {
              e.preventDefault();
              zoom(c);
            }}
          >
            <Icon name={c.types?.includes('Rune') ? 'i-bell' : 'i-items'} />
            {c.name}
            <span class="d">
              <Cost cost={c.cost ?? ''} />
            </span>
            {l.legal ? (
              <span class="wick" aria-hidden="true">
                <Icon name="i-flame" />
              </span>
            ) : null}
            {l.legal ? <span class="sr">{t('card.usable')}</span> : null}
          </button>
        );
      })}
    </div>
  );
}

/** A player's plate and piles. */
export function House({ n, side }: { n: 0 | 1; side: 'oh' | 'mh' }) {
  const v = view.value;
  const s = state.value;
  const p = v?.players[n];
  if (!p || !s) return <section class={`house ${side}`} />;
  const mine = side === 'mh';
  // The bell hangs where it is decided: while something resolves that may be another than who has priority.
  const priority = (v.decides ?? v.priority) === n && !v.over;
  const chosen = plateOption(n, decision.value, selected.value);
  const attacked = v.battle?.attacked?.player === n && !v.battle.blocked;
  const away = (presence.value?.connections[n] ?? s.players[n]?.connection) === 'away';
  // On a phone the piles are behind a button: it is lit for what can be used in them.
  const aside = PILES.some(([z]) => z !== 'standby' && pileLit(p, z));
  const plate = (
    <div
      class={`plate ${priority ? 'prio' : ''} ${chosen ? 'cand hit' : ''} ${attacked ? 'attacked' : ''}`}
      data-plate={n}
      onClick={chosen ? () => actOnPlate(n) : undefined}
    >
      <div class="who">
        <span class="nm" title={who(n)}>
          {who(n)}
        </span>
        {s.players[n]?.kind === 'computer' ? <span class="mute lvl">{levelName(s.players[n]?.level ?? '')}</span> : null}
        {priority ? (
          <span class="bellt">
            <Icon name="i-bell" />
            <span class="w">{t(v.priority === n ? 'priority' : isYou(n) ? 'plate.decide' : 'plate.decides')}</span>
          </span>
        ) : null}
        {away ? <span class="bellt">{t('away')}</span> : null}
        <Clock n={n} />
      </div>
      <Ruler p={p} tab={0} />
      <Life life={p.life} />
      <WillLine p={p} />
      <div class="will no-p">
        <Icon name="i-hand" />
        <b>{p.counts['hand'] ?? 0}</b> {t('inhand')}
        {p.weather ? (
          <>
            {' · '}
            <b>{p.weather}</b>
          </>
        ) : null}
      </div>
      <button
        type="button"
        class={`only-p sum ${mine && aside ? 'legal' : ''}`}
        onClick={(e) => {
          e.stopPropagation();
          panel.value = n === 0 ? 'house0' : 'house1';
        }}
      >
        {mine ? null : (
          <>
            <Icon name="i-hand" />
            <b>{p.counts['hand'] ?? 0}</b>
          </>
        )}
        <Icon name="i-deck" />
        <b>{p.counts['deck'] ?? 0}</b>
        <Icon name="i-grave" />
        <b>{p.counts['graveyard'] ?? 0}</b>
        {p.runes.length ? (
          <>
            <Icon name="i-bell" />
            <b>{p.runes.length}</b>
          </>
        ) : null}
        {mine && aside ? (
          <span class="wick" aria-hidden="true">
            <Icon name="i-flame" />
          </span>
        ) : null}
        <span class="sr">
          {whose(n, t('piles'))}
          {mine && aside ? `, ${t('card.usable')}` : ''}
        </span>
      </button>
      {mine ? (
        <button
          type="button"
          class="only-p pmenu"
          aria-label={unread.value ? t('menu.unread', { n: unread.value }) : t('menu')}
          onClick={(e) => {
            e.stopPropagation();
            panel.value = 'menu';
          }}
        >
          <Icon name="i-menu" />
          {unread.value ? <b class="unread">{unread.value}</b> : null}
        </button>
      ) : null}
      {chosen ? (
        <button type="button" class="sr" onClick={() => actOnPlate(n)}>
          {t('choose.player', { name: who(n) })}
        </button>
      ) : null}
    </div>
  );
  return (
    <section class={`house ${side}`} aria-label={whose(n, t('house'))}>
      {mine ? <Rail p={p} n={n} /> : null}
      {mine ? <Piles p={p} n={n} /> : null}
      {plate}
      {mine ? null : <Piles p={p} n={n} />}
    </section>
  );
}

/** Piles of a player as a list, for the phone. */
export function HouseList({ n }: { n: 0 | 1 }) {
  const p = view.value?.players[n];
  return p ? <Piles p={p} n={n} /> : null;
}
