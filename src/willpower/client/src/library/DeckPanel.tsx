import { useState } from 'preact/hooks';
import { Cost, Icon, Pip } from '../art/Icon';
import type { CardEntry, DraftReport } from '../protocol';
import { keep, put } from '../state/store';
import { many, t, type Key } from '../strings';
import { legalText } from '../strings/ja_legal';
import { Clause } from '../ui/Clause';
import { deck, edit, put1 } from './building';
import { count, curve, grouped, GROUPS, moved, pileFor, pileOf, will, type Group, type Line, type Pile } from './draft';

/** What is carried when a card is dragged. */
export const DRAGGED = 'application/x-willpower-card';
export const carried: { card: CardEntry | null; from: Pile | null } = { card: null, from: null };

const SHOWN = 4;

/** Whether a key means something to the whole page or the browser: Ctrl and Z undoes, Ctrl and S saves. */
export function withModifier(e: KeyboardEvent): boolean {
  return e.ctrlKey || e.metaKey || e.altKey;
}

/** Whether the deck may be played, and what stands against it, with a way to mend it. */
export function Legality({ report, edition, onEdition }: { report: DraftReport | null; edition: string; onEdition: (e: string) => void }) {
  const [all, setAll] = useState(false);
  const now = report?.editions.find((e) => e.name === edition) ?? report?.editions[0];
  if (!report || !now) return <p class="mute">{t('loading')}</p>;
  const problems = all ? now.problems : now.problems.slice(0, SHOWN);
  const fix = (name: string, n: number): void => {
    for (const pile of ['main', 'stones', 'extra', 'runes'] as const) {
      const line = deck.value.piles[pile].find((l) => l.card.name === name);
      if (line) return put1(line.card, -n, pile);
    }
  };
  const out = (name: string): void => {
    let next = deck.value;
    for (const pile of ['ruler', 'main', 'stones', 'extra', 'runes'] as const)
      next = { ...next, piles: { ...next.piles, [pile]: next.piles[pile].filter((l) => l.card.name !== name) } };
    edit(next);
  };
  return (
    <div class={`lawful ${now.legal ? 'yes' : 'no'}`}>
      <label class="eds1">
        <span class="sr">{t('deck.edition')}</span>
        <select class="inp" value={now.name} onChange={(e) => onEdition(e.currentTarget.value)}>
          {report.editions.map((e) => (
            <option key={e.name} value={e.name}>
              {e.legal ? '✓' : '✗'} {t('rules', { edition: e.name })}
            </option>
          ))}
        </select>
      </label>
      <div role="status" class="says">
        {now.legal ? (
          <p>
            <Icon name="i-check" /> <b>{t('deck.legal', { edition: now.name })}</b>
          </p>
        ) : (
          <p>
            <Icon name="i-x" /> <b>{t('deck.illegal', { edition: now.name })}</b>
          </p>
        )}
      </div>
      {problems.length ? (
        <ul class="probs">
          {problems.map((p, i) => (
            <li key={i}>
              <span>
                {legalText(p.sentence)} <Clause number={p.clause} />
              </span>
              {p.surplus && p.cards[0] ? (
                <button type="button" class="btn sm" onClick={() => fix(p.cards[0] ?? '', p.surplus)}>
                  {t('deck.remove', { n: p.surplus })}
                </button>
              ) : p.cards.length === 1 && p.cards[0] ? (
                <button type="button" class="btn sm" aria-label={t('deck.takeout', { name: p.cards[0] })} onClick={() => out(p.cards[0] ?? '')}>
                  {t('deck.out')}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {now.problems.length > SHOWN ? (
        <button type="button" class="cl" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('deck.fewer') : t('deck.moreproblems', { n: now.problems.length - SHOWN })}
        </button>
      ) : null}
      {report.partial.length ? <p class="mute">{t('deck.partial', { names: report.partial.join(', ') })}</p> : null}
      {report.unread.length ? <p class="mute">{t('deck.unread', { n: report.unread.length })}</p> : null}
    </div>
  );
}

/** The curve of costs, the will that is asked for, and the types. */
export function Charts() {
  const d = deck.value;
  const costs = curve(d);
  const most = Math.max(1, ...costs);
  const asks = will(d);
  const types = (['resonator', 'chant', 'other'] as const).map((g) => [g, count(grouped(d, g))] as const);
  const all = Math.max(1, count(d.piles.main));
  // The list of cards comes first: on a low screen the figures are folded until they are wanted.
  const open = keep<boolean>('figures', window.innerHeight >= 1000);
  return (
    <details class="dfigs" open={open} onToggle={(e) => put('figures', e.currentTarget.open)}>
      <summary>{t('deck.figures')}</summary>
      <div class="charts">
        <figure>
          <figcaption>{t('deck.curve')}</figcaption>
          <div class="curve" role="img" aria-label={costs.map((n, i) => t('deck.curve.said', { n, cost: i === 6 ? '6+' : i })).join(', ')}>
            {costs.map((n, i) => (
              <span key={i} class="col" aria-hidden="true">
                <b>{n}</b>
                <i style={{ height: `${(60 * n) / most}px` }} />
                <span>{i === 6 ? '6+' : i}</span>
              </span>
            ))}
          </div>
        </figure>
        <figure>
          <figcaption>{t('deck.will')}</figcaption>
          {asks.length ? (
            <ul class="asks">
              {asks.map((a) => (
                <li key={a.attribute}>
                  <Pip of={a.attribute} /> <span>{t(`att.${a.attribute}` as 'att.light')}</span>
                  <b class={a.asked && !a.made ? 'dn' : ''}>
                    {a.asked} / {a.made}
                  </b>
                </li>
              ))}
            </ul>
          ) : (
            <p class="mute">–</p>
          )}
        </figure>
        <figure class="typesf">
          <figcaption>{t('deck.types')}</figcaption>
          <ul class="tbars">
            {types.map(([g, n]) => (
              <li key={g}>
                <span>{t(`deck.g.${g}` as Key)}</span>
                <span class="tb" aria-hidden="true">
                  <i style={{ width: `${(100 * n) / all}%` }} />
                </span>
                <b>{n}</b>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </details>
  );
}

function Row({ line, pile, bad, onZoom }: { line: Line; pile: Pile; bad: boolean; onZoom: (c: CardEntry) => void }) {
  const c = line.card;
  const side = pile === 'sideboard';
  const across = (): void => edit(moved(deck.value, c, pile, side ? pileFor(c) : 'sideboard'));
  const keys = (e: KeyboardEvent): void => {
    if (withModifier(e)) return;
    if (e.key === '+' || e.key === '=') put1(c, 1, pile);
    else if (e.key === '-' || e.key === 'Delete' || e.key === 'Backspace') put1(c, -1, pile);
    else if (e.key === 's' || e.key === 'S') across();
    else return;
    e.preventDefault();
  };
  return (
    <li
      class={`dl ${bad ? 'bad1' : ''}`}
      draggable
      onKeyDown={keys}
      onDragStart={(e) => {
        carried.card = c;
        carried.from = pile;
        e.dataTransfer?.setData(DRAGGED, c.key);
      }}
    >
      <button type="button" class="pm" aria-label={t('deck.one.less', { name: c.name })} onClick={() => put1(c, -1, pile)}>
        −
      </button>
      <b class="n">{line.copies}</b>
      <button type="button" class="pm" aria-label={t('deck.one.more', { name: c.name })} onClick={() => put1(c, 1, pile)}>
        +
      </button>
      <button type="button" class="nm" aria-label={t('deck.look', { name: c.name, n: line.copies })} onClick={() => onZoom(c)}>
        {c.name}
        {c.understood === false ? <span class="q"> {t('bdg.partial')}</span> : null}
      </button>
      <span class="cs">
        <Cost cost={c.cost} cls="s" />
      </span>
      {pile === 'ruler' ? null : (
        <button type="button" class="pm" aria-label={side ? t('deck.tomain', { name: c.name }) : t('deck.toside', { name: c.name })} title={side ? t('deck.tomain', { name: c.name }) : t('deck.toside', { name: c.name })} onClick={across}>
          {side ? '⤒' : '⤓'}
        </button>
      )}
    </li>
  );
}

/** All cards of the deck, by group. */
export function DeckList({ bad, onZoom }: { bad: ReadonlySet<string>; onZoom: (c: CardEntry) => void }) {
  const d = deck.value;
  const shown = GROUPS.filter((g) => grouped(d, g).length || g === 'ruler' || g === 'sideboard');
  const head = (g: Group): string => t(`deck.g.${g}` as Key);
  return (
    <div class="dlist">
      {shown.map((g) => {
        const lines = grouped(d, g);
        const pile = pileOf(g);
        return (
          <section
            key={g}
            aria-label={head(g)}
            onDragOver={(e) => e.preventDefault()}
            onDrop={(e) => {
              if (!carried.card) return;
              e.preventDefault();
              e.stopPropagation();
              const to = g === 'sideboard' ? 'sideboard' : carried.from === 'sideboard' ? pileFor(carried.card) : (carried.from ?? pileFor(carried.card));
              if (carried.from) edit(moved(d, carried.card, carried.from, to));
              else put1(carried.card, 1, to);
              carried.card = carried.from = null;
            }}
          >
            <h3>
              {head(g)} <small>{count(lines)}</small>
            </h3>
            {lines.length ? (
              <ul>
                {lines.map((l) => (
                  <Row key={l.card.key} line={l} pile={pile} bad={bad.has(l.card.name)} onZoom={onZoom} />
                ))}
              </ul>
            ) : (
              <p class="mute empty1">{g === 'ruler' ? t('deck.noruler') : window.innerWidth < 700 ? t('deck.noside.touch') : t('deck.noside')}</p>
            )}
          </section>
        );
      })}
      <p class="mute">{many('deck.total', 'deck.total1', count(d.piles.main))}</p>
    </div>
  );
}
