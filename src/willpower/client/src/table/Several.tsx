import { useState } from 'preact/hooks';
import { BarCard } from '../cards/Card';
import { CardText } from '../cards/text';
import { label } from '../model/asking';
import { shareEffect } from '../model/numbers';
import { choosing, enough, evenShares, leftOf, sharing, type Division } from '../model/several';
import type { Decision, OptionView, View } from '../protocol';
import { pick } from '../state/session';
import { cards, zoom } from '../state/ui';
import { t } from '../strings';
import { Key } from '../ui/Key';
import { who } from './people';

/** A division among several targets: a stepper for each, all at once. */
export function Shares({ d, of }: { d: Decision; of: Division }) {
  const [shares, setShares] = useState(evenShares(of));
  const left = leftOf(of, shares);
  const give = (i: number, by: number): void => {
    const n = (shares[i] ?? 0) + by;
    if (n >= of.unit && (by < 0 || left >= by)) setShares(shares.map((x, k) => (k === i ? n : x)));
  };
  const done = (): void => {
    const answers = sharing(of, shares);
    const first = left === 0 ? answers(d) : null;
    if (first) pick(first.option, [answers]);
  };
  return (
    <div class="stepper several" role="group" aria-label={t('q.number')}>
      <ul>
        {of.objects.map((id, i) => {
          const card = cards.value.get(id);
          const n = shares[i] ?? 0;
          const does = d.purpose === 'divide counters' ? { text: '', kills: false } : shareEffect(card, n);
          return (
            <li
              key={id}
              onKeyDown={(e) => {
                if (e.key === 'ArrowUp' || e.key === '+') give(i, of.unit);
                else if (e.key === 'ArrowDown' || e.key === '-') give(i, -of.unit);
                else return;
                e.preventDefault();
                e.stopPropagation();
              }}
            >
              {card ? <BarCard card={card} onAct={() => zoom(card)} onZoom={() => zoom(card)} note={<span class={does.kills ? 'dn' : ''}>{does.text}</span>} /> : null}
              <button type="button" class="btn step" data-step="-" aria-disabled={n <= of.unit || undefined} aria-label={t('less.of', { name: card?.name ?? '' })} onClick={() => give(i, -of.unit)}>
                −
              </button>
              <output aria-live="polite">{n}</output>
              <button type="button" class="btn step" data-step="+" aria-disabled={left < of.unit || undefined} aria-label={t('more.of', { name: card?.name ?? '' })} onClick={() => give(i, of.unit)}>
                +
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="btn p" aria-disabled={left > 0 || undefined} title={left > 0 ? t('divide.still', { n: left }) : undefined} onClick={done}>
        {left > 0 ? t('divide.still', { n: left }) : t('do.divide')}
        <Key k="Enter" />
      </button>
    </div>
  );
}

/** Several modes of a card: switches, and one button that takes them. */
export function Modes({ d, modes, v }: { d: Decision; modes: readonly OptionView[]; v: View }) {
  const [on, setOn] = useState<readonly number[]>([]);
  const toggle = (n: number): void => {
    if (on.includes(n)) setOn(on.filter((x) => x !== n));
    else if (on.length < d.most) setOn([...on, n]);
  };
  const done = (): void => {
    if (!enough(d, on.length)) return;
    const answers = choosing([...on].sort((a, b) => a - b));
    const first = answers(d);
    if (first) pick(first.option, [answers]);
  };
  return (
    <div class="stepper several" role="group" aria-label={t('q.mode')}>
      <ul>
        {modes.map((o, i) => (
          <li key={o.index}>
            <button type="button" class="opt" role="checkbox" aria-checked={on.includes(o.number)} onClick={() => toggle(o.number)}>
              <i aria-hidden="true">{on.includes(o.number) ? '✓' : i + 1}</i>
              <span>
                <b>
                  <CardText text={label(o, v, who).head} />
                </b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class={`btn ${on.length ? 'p' : ''}`} aria-disabled={!enough(d, on.length) || undefined} onClick={done}>
        {t('do.modes', { n: on.length })}
        {on.length ? <Key k="Enter" /> : null}
      </button>
    </div>
  );
}
