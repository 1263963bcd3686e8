import { useEffect, useRef, useState } from 'preact/hooks';
import { Cost, Pip } from '../art/Icon';
import type { CardEntry } from '../protocol';
import { t } from '../strings';
import { toBench } from '../study/handing';
import { library, sayWrong } from './ask';
import { deck } from './building';
import { canPay, count, firstHand, nextTurn, type Trial } from './draft';
import { aloneFile, cardLine, sketchesOf } from './sandbox';

/** A first hand, and turns against nobody: a card drawn and a stone called each time. */
export function TestHand({ onZoom }: { onZoom: (c: CardEntry) => void }) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const enough = count(deck.value.piles.main) >= 5;
  const [wrong, setWrong] = useState('');
  const alone = async (): Promise<void> => {
    try {
      const seen = new Map(Object.values(deck.value.piles).flatMap((lines) => lines.filter((l) => l.card.own).map((l) => [l.card.key, l.card] as const)));
      const own = await Promise.all([...seen.values()].map(async (c) => sketchesOf(await library.card(c.key))));
      toBench(aloneFile(deck.value, own.map(([front, back]) => cardLine(front, back)), trial), { alone: true });
    } catch (e) {
      setWrong(sayWrong(e));
    }
  };
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (trial) box.current?.scrollIntoView({ block: 'nearest' }); // it lies below a long list
  }, [trial]);
  const payable = trial ? trial.hand.filter((c) => canPay(c.cost, trial.stones)) : [];
  return (
    <section ref={box} class="thand" aria-label={t('deck.hand')}>
      <header>
        <h3>{t('deck.hand')}</h3>
        <button type="button" class="btn sm" aria-disabled={!enough || undefined} onClick={() => enough && setTrial(firstHand(deck.value))}>
          {trial ? t('deck.hand.new') : t('deck.hand.draw')}
        </button>
        <button type="button" class="btn sm" aria-disabled={!enough || undefined} onClick={() => enough && void alone()}>
          {t('deck.alone')}
        </button>
        {trial ? (
          <button type="button" class="btn sm" onClick={() => setTrial(nextTurn(trial))}>
            {t('deck.hand.turn')}
          </button>
        ) : null}
      </header>
      {wrong ? <p role="alert">{wrong}</p> : null}
      {!enough ? <p class="mute">{t('deck.hand.few')}</p> : null}
      {trial ? (
        <>
          <p class="mute" role="status">
            {trial.turn ? t('deck.hand.at', { turn: trial.turn, n: trial.hand.length, pay: payable.length }) : t('deck.hand.first', { n: trial.hand.length })}
          </p>
          <ul class="hchips">
            {trial.hand.map((c, i) => (
              <li key={i}>
                <button type="button" class={`chip ${trial.turn && payable.includes(c) ? 'pays' : ''}`} onClick={() => onZoom(c)}>
                  <Cost cost={c.cost} /> {c.name}
                  {trial.turn && payable.includes(c) ? <span class="sr"> {t('deck.hand.can')}</span> : null}
                </button>
              </li>
            ))}
          </ul>
          {trial.stones.length ? (
            <p class="stones1">
              {t('deck.g.stones')}:{' '}
              {trial.stones.map((s, i) => (
                <span key={i} title={s.name}>
                  {s.stone_types.map((a) => (
                    <Pip key={a} of={a} />
                  ))}
                </span>
              ))}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
