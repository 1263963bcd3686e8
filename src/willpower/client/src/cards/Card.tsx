import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Art } from '../art/Art';
import { CHIP, Cost, Icon, Pip } from '../art/Icon';
import type { CardView, Side } from '../protocol';
import { t } from '../strings';
import { changed, chips, costWords, details, fights, frame, nameOf, secondBand, typeLine, type Roles } from './facts';
import { fit } from './fit';
import { CardText } from './text';

export interface CardProps {
  card: CardView;
  roles?: Roles;
  dim?: boolean;
  tab?: number;
  note?: ComponentChildren;
  badge?: ComponentChildren;
  onAct?: () => void;
  onZoom?: () => void;
  extra?: string;
}

let pressed = 0;

/** What every card does: click acts, right click or a long press zooms. */
function handlers(p: CardProps): JSX.HTMLAttributes<HTMLButtonElement> {
  let held = false;
  return {
    onClick: (e) => {
      e.stopPropagation();
      if (held) {
        held = false;
        return;
      }
      p.onAct?.();
    },
    onContextMenu: (e) => {
      e.preventDefault();
      p.onZoom?.();
    },
    onPointerDown: (e) => {
      held = false;
      if (e.pointerType !== 'touch') return;
      window.clearTimeout(pressed);
      pressed = window.setTimeout(() => {
        held = true;
        p.onZoom?.();
      }, 350);
    },
    onPointerUp: () => window.clearTimeout(pressed),
    onPointerCancel: () => window.clearTimeout(pressed),
    onPointerLeave: () => window.clearTimeout(pressed),
  };
}

/** Whether a word of the name needs the smaller letters. */
function longWord(c: CardView): boolean {
  const pips = (c.cost ?? '').split('{').length - 1;
  const most = c.zone === 'hand' ? 11 - Math.max(0, pips - 1) : 8;
  return (c.name ?? '').split(/[\s-]/).some((w) => w.length > most);
}

function classes(size: string, p: CardProps): string {
  const c = p.card;
  const r = p.roles ?? {};
  const out = ['card', size, frame(c)];
  if (c.rested) out.push('rested');
  if (c.hidden || c.face_down) out.push('fd');
  if (c.partial) out.push('part');
  if (r.legal) out.push('legal');
  if (r.selected) out.push('sel');
  if (r.candidate) out.push('cand');
  if (r.target) out.push('tgt');
  if (p.dim) out.push('dim');
  if (c.types?.includes('J-Ruler')) out.push('jr');
  if ((c.atk ?? 0) >= 1000 || (c.def ?? 0) >= 1000) out.push('w4');
  if (longWord(c)) out.push('lw');
  if (p.extra) out.push(p.extra);
  return out.join(' ');
}

function attributes(p: CardProps): JSX.HTMLAttributes<HTMLButtonElement> {
  return {
    'data-id': p.card.id,
    'aria-pressed': p.roles?.selected ? true : undefined,
    tabIndex: p.tab ?? 0,
    style: { '--atb2': secondBand(p.card) },
    ...handlers(p),
  } as JSX.HTMLAttributes<HTMLButtonElement>;
}

/** What is drawn on a card, in words for a screen reader. */
function Said({ card, roles, typed }: CardProps & { typed?: boolean }) {
  const words = details(card, roles, typed).join(', ');
  return words ? <span class="sr">, {words}</span> : null;
}

function Wick() {
  return (
    <span class="wick" aria-hidden="true">
      <Icon name="i-flame" />
    </span>
  );
}

function Values({ card }: { card: CardView | Side }) {
  if (card.atk == null && card.def == null) return null;
  const printed = 'printed' in card ? card.printed : undefined;
  const cls = (now: number | null | undefined, was: number | null | undefined): string =>
    ['dn', '', 'up'][changed(now, was) + 1] ?? '';
  return (
    <span class={`c-st ${`${card.atk ?? ''}${card.def ?? ''}`.length >= 8 ? 'w8' : ''}`} aria-hidden="true">
      <b class={cls(card.atk, printed?.atk)}>
        <Icon name="i-atk" />
        {card.atk}
      </b>
      <b class={cls(card.def, printed?.def)}>
        <Icon name="i-def" />
        {card.def}
      </b>
    </span>
  );
}

function Chips({ card }: { card: CardView }) {
  const all = chips(card);
  if (!all.length) return null;
  return (
    <span class="c-kw" aria-hidden="true">
      {all.slice(0, 5).map((k) => (
        <span key={k.name} class={`kwc ${k.gained ? 'gain' : ''} ${k.lost ? 'lost' : ''}`} title={k.name}>
          <Icon name={CHIP[k.name.toLowerCase()] ?? 'k-other'} />
        </span>
      ))}
    </span>
  );
}

/** A counter in short: "+100 ×2" where both values are the same. */
export function counterWord(name: string, n: number): string {
  const same = /^([+-]\d+)\/\1$/.exec(name);
  const word = (same?.[1] ?? name).replace(/-/g, '−');
  return n > 1 ? `${word} ×${n}` : word;
}

function Badges({ card, roles = {}, badge, small, typed }: CardProps & { small?: boolean; typed?: boolean }) {
  const counters = Object.entries(card.counters ?? {});
  return (
    <>
      {card.damage ? (
        <>
          <span class="c-dmg" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * card.damage) / Math.max(1, card.def ?? 1))}%` }} />
          </span>
          <span class="bdg dmg" aria-hidden="true">−{card.damage}</span>
        </>
      ) : null}
      {counters.length ? (
        <span class={`bdg ctr ${card.damage ? 'over' : ''}`} aria-hidden="true">
          {small ? null : <span class="whole">{counters.map(([name, n]) => counterWord(name, n)).join(' ')}</span>}
          <span class={small ? '' : 'sum'}>{counters.reduce((sum, [, n]) => sum + n, 0)}</span>
        </span>
      ) : null}
      {roles.attacking ? (
        <span class="bdg atkb" aria-hidden="true">
          <Icon name="i-atk" />
          <span>
            {t('bdg.attacks')} <em>{roles.attacking}</em>
          </span>
        </span>
      ) : null}
      {roles.blocking ? (
        <span class="bdg blkb" aria-hidden="true">
          <Icon name="i-def" />
          <span>{t('bdg.blocks')}</span>
        </span>
      ) : null}
      {card.partial ? <span class="bdg pt" aria-hidden="true">{t('bdg.partial')}</span> : null}
      {roles.count && roles.count > 1 ? <span class="bdg cnt" aria-hidden="true">×{roles.count}</span> : null}
      {badge}
      {roles.legal ? <Wick /> : null}
      <Said card={card} roles={roles} typed={typed} />
    </>
  );
}

/** The name on a card of the field: on a phone what stands before the comma, the rest is in its words. */
function shortName(c: CardView): string {
  const name = nameOf(c);
  return window.innerWidth < 700 && name.length > 16 ? (name.split(',')[0] ?? name) : name;
}

/** A card on the field; when rested it lies, and its words stay upright. */
export function FieldCard(p: CardProps & { newHere?: boolean }) {
  const c = p.card;
  const extra = `${p.extra ?? ''} ${c.atk == null ? 'nost' : ''}`;
  if (c.hidden)
    return (
      <button type="button" class={classes('f', { ...p, extra })} {...attributes(p)}>
        <span class="c-nm">
          <span>{t('card.facedown')}</span>
        </span>
        <Badges {...p} />
      </button>
    );
  return (
    <button type="button" class={classes('f', { ...p, extra })} {...attributes(p)}>
      <Art card={{ ...c, name: c.name ?? '' }} />
      <span class={`c-nm ${secondBand(c) ? 'two' : ''}`}>
        {c.attributes?.[0] ? <Pip of={c.attributes[0]} cls="s" /> : null}
        <span>{shortName(c)}</span>
        {c.types?.includes('J-Ruler') ? <Icon name="i-bell" /> : null}
      </span>
      <Chips card={c} />
      {p.newHere ? (
        <span class="bdg new" aria-hidden="true">
          <Icon name="k-new" />
          <span>{t('bdg.new')}</span>
        </span>
      ) : null}
      <Values card={c} />
      <Badges {...p} />
    </button>
  );
}

/** The smallest card: a strip of art, the name, the values. */
export function TileCard(p: CardProps & { newHere?: boolean }) {
  const c = p.card;
  return (
    <button type="button" class={classes('tile', p)} {...attributes(p)}>
      <span class="t-art">
        {c.hidden ? <span class="b-art back" /> : <Art card={{ ...c, name: c.name ?? '' }} />}
      </span>
      <span class="t-tx">
        <span class="t-nm">{nameOf(c)}</span>
        <Values card={c} />
      </span>
      <Chips card={c} />
      {p.newHere ? (
        <span class="bdg new" aria-hidden="true">
          <Icon name="k-new" />
          <span>{t('bdg.new')}</span>
        </span>
      ) : null}
      <Badges {...p} small />
    </button>
  );
}

/** How much art a text leaves room for: 1 much, 2 little, 3 none. */
export function textRoom(c: CardView): 1 | 2 | 3 {
  const lines = (c.text ?? []).filter((p) => p !== '[Quickcast]').reduce((n, p) => n + Math.max(1, Math.ceil(p.length / 18)), 0);
  const name = (c.name ?? '').length + 3 * ((c.cost ?? '').split('{').length - 1) > 17 ? 1 : 0;
  const type = typeLine(c).length > 20 ? 1 : 0;
  const need = lines + name + type + (c.atk != null ? 1.7 : 0);
  return need <= 4 ? 1 : need <= 5.7 ? 2 : 3;
}

/** A card in the hand, with its whole text as far as it fits. */
export function HandCard(p: CardProps) {
  const c = p.card;
  const room = textRoom(c);
  const words = useRef<HTMLSpanElement>(null);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const el = words.current;
    if (!el) return;
    const around = el.parentElement ?? el;
    const fits = (): boolean => el.scrollHeight <= around.clientHeight - 3; // less its padding
    const look = (): void => setLong(!fit(el.closest<HTMLElement>('.card'), fits));
    look();
    const seen = new ResizeObserver(look);
    seen.observe(around);
    return () => seen.disconnect();
  }, [c.id, c.text?.length]);
  return (
    <button type="button" class={`${classes('h', p)} t${room}`} {...attributes(p)}>
      <span class={`h-top ${secondBand(c) ? 'two' : ''}`}>
        <span class="h-cost" aria-hidden="true">
          <Cost cost={c.cost ?? ''} />
        </span>
        <span class="h-nm">{nameOf(c)}</span>
        {c.cost && c.zone !== 'hand' && c.zone !== 'runes' ? <span class="sr">, {costWords(c.cost)}</span> : null}
      </span>
      <span class="h-art">
        <Art card={{ ...c, name: c.name ?? '' }} />
      </span>
      <span class="h-ty">{typeLine(c)}</span>
      <span class="h-tx">
        <span class="h-in" ref={words}>
        {(c.text ?? []).filter((x) => x !== '[Quickcast]').map((x, i) => (
          <p key={i}>
            <CardText text={x} />
          </p>
        ))}
        </span>
        {long ? <span aria-hidden="true" class="h-more">{t('card.more')}</span> : null}
      </span>
      <Values card={c} />
      <Badges {...p} card={{ ...c, damage: 0 }} typed />
    </button>
  );
}

/** A card as a bar: art, name, one note. */
export function BarCard(p: CardProps) {
  const c = p.card;
  return (
    <button type="button" class={classes('b', p)} {...attributes(p)}>
      <span class={`b-art ${c.hidden ? 'back' : ''}`}>
        {c.hidden ? null : <Art card={{ ...c, name: c.name ?? '' }} />}
      </span>
      <span class="b-tx">
        <span class="b-nm">{nameOf(c)}</span>
        {p.note ? <span class="b-nt">{p.note}</span> : null}
      </span>
      {p.roles?.legal ? <Wick /> : null}
      {p.roles?.count && p.roles.count > 1 ? <span class="bdg" aria-hidden="true">×{p.roles.count}</span> : null}
      {p.badge}
      <Said {...p} />
    </button>
  );
}

/** A side of a card at full size, as printed. */
export function ZoomCard({ card }: { card: CardView | Side }) {
  const number = 'number' in card ? card.number : undefined;
  return (
    <article class={`card z ${frame(card)}`} style={{ '--atb2': secondBand(card) }} aria-label={card.name}>
      <span class={`h-top ${secondBand(card) ? 'two' : ''}`}>
        <span class="h-cost" aria-hidden="true">
          <Cost cost={card.cost ?? ''} />
        </span>
        <span class="h-nm">{card.name}</span>
        {card.cost ? <span class="sr">, {costWords(card.cost)}</span> : null}
      </span>
      <span class="h-art">
        <Art card={{ ...card, name: card.name ?? '' }} />
      </span>
      <span class="h-ty">{typeLine({ ...card, keywords: [] })}</span>
      <span class="h-tx">
        {(card.text ?? []).map((x, i) => (
          <p key={i}>
            <CardText text={x} />
          </p>
        ))}
      </span>
      {number ? <span class="c-no">{number}</span> : null}
      {'printed' in card && card.printed ? (
        <Values card={{ ...card, atk: card.printed.atk, def: card.printed.def, printed: undefined }} />
      ) : (
        <Values card={card} />
      )}
    </article>
  );
}

/** Whether the sprout is shown: it came this turn, it is your turn, and it matters. */
export function isNew(c: CardView, yours: boolean, yourTurn: boolean): boolean {
  return yours && yourTurn && !!c.fresh && fights(c) && !c.rested && !(c.keywords ?? []).includes('swiftness');
}
