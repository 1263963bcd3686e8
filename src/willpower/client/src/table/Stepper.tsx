import { useEffect, useRef, useState } from 'preact/hooks';
import { BarCard } from '../cards/Card';
import { shareEffect, shareOf } from '../model/numbers';
import type { Decision, OptionView } from '../protocol';
import { pick, type Step } from '../state/session';
import { cards, zoom } from '../state/ui';
import { t } from '../strings';
import { Key } from '../ui/Key';

const even: Step = (d) => {
  const of = shareOf(d);
  if (!of) return null;
  const want = Math.max(of.unit, Math.floor(of.left / (of.others + 1) / of.unit) * of.unit);
  const found = d.options.find((o) => o.kind === 'number' && o.number === want);
  return found ? { option: found.index, again: true } : null;
};

/** Which number is offered first: an even share; with Pierce no more than the blocker must get (1102.2b); else all. */
function firstOf(d: Decision, n: number): number {
  if (d.purpose === 'pierce') return 0;
  return d.kind === 'divide' ? Math.floor((n - 1) / Math.max(1, d.most - d.chosen)) : n - 1;
}

/** A number out of many: less, more, a slider, and one button that takes it. */
export function Stepper({ d, numbers }: { d: Decision; numbers: OptionView[] }) {
  const [i, setI] = useState(firstOf(d, numbers.length));
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) take.current?.focus();
  }, []);
  const now = numbers[i];
  const of = shareOf(d);
  const target = of ? cards.value.get(of.object) : undefined;
  const does = d.purpose === 'divide counters' ? { text: '', kills: false } : shareEffect(target, now?.number ?? 0);
  const to = (n: number): void => setI(Math.max(0, Math.min(numbers.length - 1, n)));
  const through = d.purpose === 'pierce' ? (numbers[numbers.length - 1]?.number ?? 0) - (now?.number ?? 0) : null;
  const evenly = of && of.others ? even(d) : null;
  return (
    <div
      class="stepper"
      role="group"
      aria-label={t('q.number')}
      onKeyDown={(e) => {
        if (e.key === 'ArrowUp' || e.key === '+') to(i + 1);
        else if (e.key === 'ArrowDown' || e.key === '-') to(i - 1);
        else return;
        e.preventDefault();
        e.stopPropagation();
      }}
    >
      {target ? <BarCard card={target} onAct={() => zoom(target)} onZoom={() => zoom(target)} note={<span class={does.kills ? 'dn' : ''}>{does.text}</span>} /> : null}
      <button type="button" class="btn step" data-step="-" aria-disabled={i === 0 || undefined} aria-label={t('less')} onClick={() => to(i - 1)}>
        −
      </button>
      <output aria-live="polite">
        {now?.number}
        {through !== null ? <small> {t('pierce.through', { n: through })}</small> : null}
      </output>
      <button type="button" class="btn step" data-step="+" aria-disabled={i === numbers.length - 1 || undefined} aria-label={t('more')} onClick={() => to(i + 1)}>
        +
      </button>
      {numbers.length > 5 ? (
        <input type="range" min={0} max={numbers.length - 1} value={i} aria-label={t('q.number')} aria-valuetext={String(now?.number ?? '')} onInput={(e) => to(Number(e.currentTarget.value))} />
      ) : null}
      <button type="button" class="btn p" ref={take} onClick={() => now && pick(now)}>
        {d.kind === 'x' ? t('do.choosex', { n: now?.number ?? 0 }) : t('do.choosen', { n: now?.number ?? 0 })}
        <Key k="Enter" />
      </button>
      {evenly ? (
        <button type="button" class="btn" onClick={() => pick(evenly.option, [even])}>
          {t('divide.even')}
        </button>
      ) : null}
    </div>
  );
}
