import { useState } from 'preact/hooks';
import { answerWords, comparedWords, foldPasses, storyWords, toldStep, withClauses } from '../model/steps';
import type { BenchRun } from '../protocol';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { Close, Dialog } from '../ui/Dialog';
import { study } from './api';
import { useAsked } from './use';

/** The editions of the rules, oldest first. */
export const EDITIONS = ['2.0', '5.00 Bifrost', '5.00 Valhalla', '5.12 Bifrost', '5.12 Valhalla', '7.x', '8.01', '8.01 Valhalla'];

function Column({ run, difference }: { run: BenchRun; difference: number }) {
  return (
    <section aria-label={run.edition}>
      <h2>{run.edition}</h2>
      <p class={`verdict ${run.verdict}`}>
        <b>{run.verdict === 'ok' ? t('bench.ok') : run.verdict === 'fail' ? t('bench.fail') : t('bench.error')}</b> {run.detail}
      </p>
      <ol class="bstory">
        {foldPasses(run.steps).map(({ step: s, first, last, passes }) => (
          <li key={last} class={first <= difference && difference <= last ? 'diff' : ''}>
            {first <= difference && difference <= last ? <b class="dmark">{t('bench.differs')}</b> : null}
            <b title={s.text}>{toldStep(s.text, last, passes)}</b>
            {s.answer ? (
              <p class={s.answer.startsWith('not so') ? 'no' : 'yes'}>
                {withClauses(answerWords(s.answer)).map((x, k) => (x.clause ? <Clause key={k} number={x.clause} edition={run.edition} /> : <span key={k}>{x.words}</span>))}
              </p>
            ) : null}
            {s.lines.map((l, k) => (
              <p key={k} class="ln">
                <span>{storyWords(l.text)}</span> <Clause number={l.clause} edition={run.edition} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {run.steps.length ? (
      <p class="ends">
        {t('bench.ends', { a: run.life[0] ?? 0, b: run.life[1] ?? 0 })}
        <br />
        A: {run.field[0]?.join(', ') || '–'} · B: {run.field[1]?.join(', ') || '–'}
      </p>
      ) : null}
    </section>
  );
}

/** The same file under two rule sets, with the first difference marked. */
export function BenchCompare(p: { text: string; first: string; second: string; onClose: () => void }) {
  const [first, setFirst] = useState(p.first);
  const [second, setSecond] = useState(p.second);
  const { found, wrong, busy } = useAsked(() => study.compare({ text: p.text, first, second }), [p.text, first, second]);
  const picker = (name: string, value: string, then: (v: string) => void) => (
    <select class="inp" aria-label={name} value={value} onChange={(e) => then(e.currentTarget.value)}>
      {EDITIONS.map((e) => (
        <option key={e}>{e}</option>
      ))}
    </select>
  );
  return (
    <Dialog label={t('bench.compare')} cls="wide bcmp" onClose={p.onClose}>
      <header>
        <div>
          <h1>{t('bench.compare')}</h1>
          <p class="mute" role="status">
            {wrong || (busy && !found ? t('loading') : found ? comparedWords(found) : '')}
          </p>
        </div>
        {picker(t('ed.first'), first, setFirst)}
        {picker(t('ed.second'), second, setSecond)}
        <Close onClose={p.onClose} />
      </header>
      <div class="dbody" tabIndex={0} role="group" aria-label={t('bench.compare')}>
        {found ? (
          <div class="cols">
            <Column run={found.first} difference={found.difference} />
            <Column run={found.second} difference={found.difference} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
