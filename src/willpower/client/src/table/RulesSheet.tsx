import { useEffect, useState } from 'preact/hooks';
import type { ClauseLine, PlayerAnswer, RulesFound } from '../protocol';
import { api } from '../state/api';
import { panel } from '../state/ui';
import { t, told } from '../strings';
import { Close, Dialog } from '../ui/Dialog';

/** Clauses by words or by number, in our words. */
export function RulesSearch() {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<RulesFound | null>(null);
  useEffect(() => {
    const wanted = words.trim();
    if (!wanted) {
      setFound(null);
      return;
    }
    let current = true;
    const timer = window.setTimeout(() => {
      api
        .findRules(wanted)
        .then((all) => current && setFound(all))
        .catch(() => current && setFound({ words: wanted, answer: null, clauses: [], total: 0, near: [] }));
    }, 150);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      <input class="inp" type="search" data-first aria-label={t('rules.search')} placeholder={t('rules.search')} value={words} onInput={(e) => setWords(e.currentTarget.value)} />
      <p class="mute" role="status">
        {found === null ? t('rules.hint') : found.total ? t('rules.found', { n: found.total }) : found.answer ? '' : t('rules.none')}
      </p>
      {found?.answer ? <Answer answer={found.answer} /> : null}
      {found?.near.length ? (
        <p>
          <span class="mute">{t('rules.near')} </span>
          {found.near.map((n) => (
            <button key={n.word} type="button" class="chip" onClick={() => setWords(n.word)}>
              {n.word}
            </button>
          ))}
        </p>
      ) : null}
      <Clauses list={(found?.clauses ?? []).filter((c) => !found?.answer?.clauses.some((a) => a.number === c.number))} />
    </>
  );
}

function Clauses({ list }: { list: readonly ClauseLine[] }) {
  return (
    <ul class="rlist">
      {list.map((c) => (
        <li key={c.number}>
          <b>{c.number}</b>
          <span>{told(c.summary, c.ja)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the rulebook calls a word of players, and the answer in a sentence or two. */
function Answer({ answer }: { answer: PlayerAnswer }) {
  return (
    <section class="ransw" aria-label={t('rules.answer')}>
      <h2>{told(answer.called, answer.called_ja)}</h2>
      <p>{told(answer.answer, answer.answer_ja)}</p>
      <Clauses list={answer.clauses} />
    </section>
  );
}

/** The rules over the table. */
export function RulesSheet() {
  if (panel.value !== 'rules') return null;
  const close = (): void => {
    panel.value = '';
  };
  return (
    <Dialog label={t('rules.open')} onClose={close}>
      <header>
        <div>
          <h1>{t('rules.open')}</h1>
        </div>
        <Close onClose={close} />
      </header>
      <div class="dbody">
        <RulesSearch />
      </div>
    </Dialog>
  );
}
