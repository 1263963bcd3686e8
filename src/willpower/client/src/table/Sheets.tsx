import { useMemo, useState } from 'preact/hooks';
import { Art } from '../art/Art';
import { Icon } from '../art/Icon';
import { BarCard, HandCard } from '../cards/Card';
import { CardText } from '../cards/text';
import { label, question, sheetOf, words } from '../model/asking';
import type { CardView, Decision, OptionView, View } from '../protocol';
import { decision, isLocal, near, offer, passOn, pick, sendSettings, sent, state, view, you, type Step } from '../state/session';
import { aside, cards, panel, zoom } from '../state/ui';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { Close, Dialog } from '../ui/Dialog';
import { Key } from '../ui/Key';
import { Coach } from './Coach';
import { who, far } from './people';
import { listed, take } from './act';

/** The next picks of a list of options, each found again by what it is about. */
export function chain(options: OptionView[]): Step[] {
  return options.map((o) => (d: Decision) => {
    const found = d.options.find((x) => x.kind === o.kind && x.object === o.object && x.number === o.number && x.text === o.text);
    return found ? { option: found.index } : null;
  });
}

function Head({ d, v, onClose }: { d: Decision; v: View; onClose?: () => void }) {
  const q = question(d, v, near.value, who);
  return (
    <header>
      <div>
        <h1>
          <CardText text={q.title} />
        </h1>
        <Coach sheet />
        <p class="mute">
          {q.said ? (
            <span class="tx">
              <CardText text={q.said} />{' '}
            </span>
          ) : null}
          {q.text} <Clause number={q.clause} />
        </p>
      </div>
      <div class="facts">
        {q.step ? <span class="step-n">{q.step}</span> : null}
        <span class="bellt">
          <Icon name="i-bell" />
          {t('yours.decide')}
        </span>
        {onClose ? (
          <button type="button" class="btn sm" onClick={onClose}>
            {t('look')}
          </button>
        ) : null}
      </div>
    </header>
  );
}

/** A list with one thing moved up or down. */
function moved<T>(list: readonly T[], i: number, by: number): T[] {
  const next = [...list];
  const [x] = next.splice(i, 1);
  if (x !== undefined) next.splice(i + by, 0, x);
  return next;
}

/** An order that is put right by moving cards up and down. */
function Order({ names, move }: { names: string[]; move: (i: number, by: number) => void }) {
  const last = names.length - 1;
  return (
    <ol>
      {names.map((name, i) => (
        <li key={i}>
          <span>{name}</span>
          <button type="button" class="btn sm" aria-label={t('up')} aria-disabled={i === 0} onClick={() => i > 0 && move(i, -1)}>
            ▲
          </button>
          <button type="button" class="btn sm" aria-label={t('down')} aria-disabled={i === last} onClick={() => i < last && move(i, 1)}>
            ▼
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The opening hand: each card has its own switch; order is asked only of what goes (403.5). */
function Exchange({ d, v }: { d: Decision; v: View }) {
  const [out, setOut] = useState<number[]>([]);
  const hand = d.options.filter((o) => o.kind === 'card');
  const done = d.options.find((o) => o.kind === 'done');
  const cardOf = (o: OptionView): CardView | undefined => o.card ?? cards.value.get(o.object ?? -1);
  const toggle = (id: number): void => setOut(out.includes(id) ? out.filter((x) => x !== id) : [...out, id]);
  const confirm = (): void => {
    const chosen = out.flatMap((id) => hand.find((o) => o.object === id) ?? []);
    const all = done ? [...chosen, done] : chosen;
    const first = all[0];
    if (first) pick(first, chain(all.slice(1)));
  };
  const other = v.players[far()];
  const ruler = other?.ruler[0];
  return (
    <Dialog label={t('q.exchange')} cls="wide" onClose={() => (aside.value = true)}>
      <Head d={d} v={v} onClose={() => (aside.value = true)} />
      <div class="dbody">
        <ul class="xg">
          {hand.map((o) => {
            const c = cardOf(o);
            const id = o.object ?? -1;
            const goes = out.includes(id);
            if (!c) return null;
            return (
              <li key={id} class={`xc ${goes ? 'go' : ''}`}>
                <HandCard card={c} onAct={() => toggle(id)} onZoom={() => zoom(c)} tab={-1} />
                <button type="button" class="xb" aria-pressed={goes} onClick={() => toggle(id)} aria-label={`${c.name ?? ''}: ${goes ? t('x.goes') : t('x.keep')}`}>
                  {goes ? t('x.goes') : t('x.keep')}
                </button>
              </li>
            );
          })}
        </ul>
        <div class="xrow">
          <div class="xorder">
            {out.length > 1 ? (
              <>
                <h3>{t('x.order')}</h3>
                <Order names={out.map((id) => cards.value.get(id)?.name ?? '')} move={(i, by) => setOut(moved(out, i, by))} />
              </>
            ) : null}
          </div>
          <div>
            <h3>{t('x.you')}</h3>
            {v.turn.first_player === you.value ? t('x.first') : t('x.second', { name: who(v.turn.first_player) })}
          </div>
          <div>
            <h3>{who(far())}</h3>
            {ruler?.name ? t('x.ruler', { name: ruler.name }) : null}
          </div>
        </div>
      </div>
      <footer>
        <button type="button" class="btn p" data-first onClick={confirm}>
          {out.length ? t('x.do', { n: out.length }) : t('x.all')}
          <Key k="Enter" />
        </button>
        {out.length ? (
          <button type="button" class="btn" onClick={() => setOut([])}>
            {t('clear')}
          </button>
        ) : null}
      </footer>
    </Dialog>
  );
}

/** Where an edition asks first whether cards are exchanged at all (2.0 4.4.2): the hand, and two answers. */
function Whether({ d, v }: { d: Decision; v: View }) {
  const hand = v.players[near.value]?.hand ?? [];
  return (
    <Dialog label={t('q.exchange')} cls="wide" onClose={() => (aside.value = true)}>
      <Head d={d} v={v} onClose={() => (aside.value = true)} />
      <div class="dbody">
        <ul class="xg">
          {hand.map((c) => (
            <li key={c.id} class="xc">
              <HandCard card={c} onAct={() => zoom(c)} onZoom={() => zoom(c)} tab={-1} />
            </li>
          ))}
        </ul>
        <p class="mute">{v.turn.first_player === you.value ? t('x.first') : t('x.second', { name: who(v.turn.first_player) })}</p>
      </div>
      <footer>
        {[...d.options].reverse().map((o, i) => (
          <button key={o.index} type="button" class={`btn ${i ? '' : 'p'}`} data-first={i ? undefined : true} onClick={() => pick(o)}>
            {t(o.kind === 'yes' ? 'x.want' : 'x.all')}
            {i ? null : <Key k="Enter" />}
          </button>
        ))}
      </footer>
    </Dialog>
  );
}

/** Foreseeing: each card has its own switch, those that stay on top have an order; one confirmation (1034.1). */
function Foresee({ d, v }: { d: Decision; v: View }) {
  const list = d.options.filter((o) => o.kind === 'card');
  const done = d.options.find((o) => o.kind === 'done');
  const [top, setTop] = useState<OptionView[]>(list);
  const nameOf = (o: OptionView): string => (o.card ?? cards.value.get(o.object ?? -1))?.name ?? o.text;
  const toggle = (o: OptionView): void => setTop(top.includes(o) ? top.filter((x) => x !== o) : [...top, o]);
  const confirm = (): void => {
    // With the last card nothing is left to choose: the engine asks for no more.
    const all = done && top.length < list.length ? [...top, done] : top;
    const first = all[0];
    if (first) pick(first, chain(all.slice(1)));
  };
  return (
    <Dialog label={t('q.cards')} cls="wide" onClose={() => (aside.value = true)}>
      <Head d={d} v={v} onClose={() => (aside.value = true)} />
      <div class="dbody">
        <ul class="xg">
          {list.map((o) => {
            const c = o.card ?? cards.value.get(o.object ?? -1);
            const stays = top.includes(o);
            if (!c) return null;
            return (
              <li key={o.index} class={`xc ${stays ? '' : 'go'}`}>
                <HandCard card={c} onAct={() => toggle(o)} onZoom={() => zoom(c)} tab={-1} />
                <button type="button" class="xb" aria-pressed={!stays} onClick={() => toggle(o)} aria-label={`${nameOf(o)}: ${stays ? t('x.stays') : t('x.goes')}`}>
                  {stays ? t('x.stays') : t('x.goes')}
                </button>
              </li>
            );
          })}
        </ul>
        {top.length > 1 ? (
          <div class="xorder">
            <h3>{t('x.top')}</h3>
            <Order names={top.map(nameOf)} move={(i, by) => setTop(moved(top, i, by))} />
          </div>
        ) : null}
      </div>
      <footer>
        <button type="button" class="btn p" data-first onClick={confirm}>
          {top.length ? t('x.top.do', { n: top.length }) : t('do.allbelow')}
          <Key k="Enter" />
        </button>
      </footer>
    </Dialog>
  );
}

/** Cards that are not on the table: one click is one pick. */
function CardsSheet({ d, v }: { d: Decision; v: View }) {
  const list = d.options.filter((o) => o.kind === 'card');
  const rest = d.options.filter((o) => o.kind !== 'card');
  const u = state.value?.undo;
  return (
    <Dialog label={t('q.cards')} cls="wide" onClose={() => (aside.value = true)}>
      <Head d={d} v={v} onClose={() => (aside.value = true)} />
      <div class="dbody">
        <ul class="xg">
          {list.map((o) => {
            const c = o.card ?? cards.value.get(o.object ?? -1);
            const l = label(o, v, who);
            return (
              <li key={o.index} class="xc">
                {c && !c.hidden ? (
                  <HandCard card={c} roles={{ legal: true }} onAct={() => pick(o)} onZoom={() => zoom(c)} tab={-1} />
                ) : null}
                <button type="button" class="xb" aria-label={c && !c.hidden ? t('do.take', { name: c.name ?? '' }) : undefined} data-first={o === list[0] ? true : undefined} onClick={() => pick(o)}>
                  {c && !c.hidden ? t('do.choose') : l.head}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <footer>
        {rest.map((o, i) => (
          <button key={o.index} type="button" class={`btn ${i === 0 && (d.chosen > 0 || !list.length) ? 'p' : ''}`} onClick={() => pick(o)}>
            {o.kind === 'done' && d.chosen === 0 && list.length ? t(d.purpose === 'stay on top' ? 'do.allbelow' : 'do.none') : label(o, v, who).head}
          </button>
        ))}
        {u?.possible && !u.asks ? (
          <button type="button" class="btn g" onClick={() => offer('undo')}>
            {t('do.takeback')}
          </button>
        ) : null}
      </footer>
    </Dialog>
  );
}

/** An order of cards or of abilities that trigger: a rope, 1 first. */
function OrderSheet({ d, v }: { d: Decision; v: View }) {
  const list = d.options.filter((o) => o.kind === 'card' || o.kind === 'trigger');
  const rest = d.options.filter((o) => !list.includes(o));
  const [order, setOrder] = useState<OptionView[]>(list);
  const triggers = d.kind === 'trigger';
  const alike = triggers && list.length > 1 && list.every((o) => o.words && o.words === list[0]?.words);
  const move = (i: number, by: number): void => setOrder(moved(order, i, by));
  const confirm = (): void => {
    // What is played first resolves last (603.2): the rope shows the order of resolving.
    const played = triggers ? [...order].reverse() : order;
    const first = played[0];
    if (first) pick(first, chain(played.slice(1)));
  };
  return (
    <Dialog label={question(d, v, near.value, who).title} onClose={() => (aside.value = true)}>
      <Head d={d} v={v} onClose={() => (aside.value = true)} />
      <div class="dbody">
        <ol class="ropel">
          {order.map((o, i) => {
            const c = o.card ?? cards.value.get(o.object ?? -1);
            const text = o.words ? [o.words] : (c?.text ?? []).filter((x) => !triggers || /⇒|\[Enter\]|When/.test(x));
            return (
              <li
                key={o.index}
                tabIndex={0}
                onKeyDown={(e) => {
                  if (!e.altKey) return;
                  if (e.key === 'ArrowUp' && i > 0) move(i, -1);
                  else if (e.key === 'ArrowDown' && i < order.length - 1) move(i, 1);
                  else return;
                  e.preventDefault();
                }}
                aria-label={`${i + 1}: ${words(o, v, who)}`}
              >
                <span class="knot" aria-hidden="true">
                  {i + 1}
                </span>
                <span class="th">
                  <Art card={{ ...c, name: c?.name ?? label(o, v, who).head }} />
                </span>
                <span class="tx">
                  <b>{label(o, v, who).head}</b>
                  {c?.atk != null ? <span class="mute">{` ${c.atk}/${c.def ?? 0}${c.fresh ? ` · ${t('bdg.new')}` : ''}`}</span> : null}
                  <small>
                    <CardText text={text.join(' ').slice(0, 200)} />
                  </small>
                </span>
                <span class="mv">
                  <button type="button" class="btn" aria-label={t('up')} aria-disabled={i === 0} onClick={() => i > 0 && move(i, -1)}>
                    ▲
                  </button>
                  <button type="button" class="btn" aria-label={t('down')} aria-disabled={i === order.length - 1} onClick={() => i < order.length - 1 && move(i, 1)}>
                    ▼
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <footer>
        <button type="button" class="btn p" data-first onClick={confirm}>
          {t(triggers ? 'order.hang' : 'order.do')}
          <Key k="Enter" />
        </button>
        {rest.map((o) => (
          <button key={o.index} type="button" class="btn" onClick={() => pick(o)}>
            {label(o, v, who).head}
          </button>
        ))}
        <span class="sp" />
        <span class="mute">
          {alike ? `${t('order.alike')} ` : ''}
          {t('order.hint')}
        </span>
      </footer>
    </Dialog>
  );
}

/** A long list with a field to search it. */
function SearchSheet({ d, v, title, onClose }: { d: Decision; v: View; title: string; onClose: () => void }) {
  const [find, setFind] = useState('');
  // Options that the server calls alike are one, with their number; all others stand for themselves.
  const all = useMemo(() => {
    return listed(d).map((o) => ({ o, text: words(o, v, who), n: 1 + d.options.filter((x) => x.alike === o.index).length }));
  }, [d]);
  const shown = all.filter((x) => x.text.toLowerCase().includes(find.toLowerCase())).slice(0, 120);
  return (
    <Dialog label={title} cls="low" onClose={onClose}>
      <header>
        <div>
          <h1>{title}</h1>
        </div>
        <Close onClose={onClose} />
      </header>
      <div class="dbody">
        {all.length > 8 ? (
          <input class="inp" data-first type="search" aria-label={t('search')} placeholder={t('search')} value={find} onInput={(e) => setFind(e.currentTarget.value)} />
        ) : null}
        <ul class="opts c2" style={{ marginTop: '10px' }}>
          {shown.map(({ o, n }) => {
            const l = label(o, v, who);
            return (
              <li key={o.index}>
                <button
                  type="button"
                  class="opt"
                  onClick={() => {
                    panel.value = '';
                    take(o);
                  }}
                >
                  <span>
                    <b>
                      <CardText text={l.head} />
                      {n > 1 ? ` ×${n}` : ''}
                    </b>
                    {l.sub ? (
                      <small>
                        <CardText text={l.sub} />
                      </small>
                    ) : null}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

/** The sheet that the decision opens by itself, if it does. */
export function DecisionSheet() {
  const d = decision.value;
  const v = view.value;
  if (!d || !v || you.value === null || aside.value || sent.value) return null;
  const key = `${state.value?.seq ?? 0}`;
  switch (sheetOf(d, v, near.value)) {
    case 'exchange':
      if (d.options.some((o) => o.kind === 'yes')) return <Whether key={key} d={d} v={v} />;
      return <Exchange key={key} d={d} v={v} />;
    case 'cards':
      if (d.purpose === 'stay on top' && d.chosen === 0) return <Foresee key={key} d={d} v={v} />;
      return <CardsSheet key={key} d={d} v={v} />;
    case 'order':
      return <OrderSheet key={key} d={d} v={v} />;
    case 'name':
      return <SearchSheet key={key} d={d} v={v} title={question(d, v, near.value, who).title} onClose={() => (aside.value = true)} />;
    case '':
      return null;
  }
}

/** Every option as a list: nothing that can be done is hidden. */
export function OptionsSheet() {
  const d = decision.value;
  const v = view.value;
  if (panel.value !== 'options' || !d || !v) return null;
  return <SearchSheet d={d} v={v} title={t('options.all')} onClose={() => (panel.value = '')} />;
}

const UNTIL = ['something happens', 'my next stop', 'end of turn'] as const;

/** With a capital letter. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How long to pass; a table without a game has no stops. */
export function UntilSheet() {
  if (panel.value !== 'until') return null;
  const close = (): void => {
    panel.value = '';
  };
  return (
    <Dialog label={t('do.until')} cls="narrow" onClose={close}>
      <header>
        <div>
          <h1>{t('do.until')}</h1>
          <p class="mute">{t('until.text')}</p>
        </div>
        <Close onClose={close} />
      </header>
      <div class="dbody">
        <ul class="opts c2">
          {UNTIL.filter((u) => !isLocal.value || u !== 'my next stop').map((u, i) => (
            <li key={u}>
              <button
                type="button"
                class="opt"
                data-first={i === 0 ? true : undefined}
                onClick={() => {
                  close();
                  if (isLocal.value && u !== 'my next stop') passOn(u);
                  else sendSettings({ until: u, hold: false }); // who passes on holds nothing
                }}
              >
                <span>
                  <b>{capital(t(`until.${u}`))}</b>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

export { BarCard };
