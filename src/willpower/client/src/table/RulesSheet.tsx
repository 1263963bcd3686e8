import { useEffect, useState } from 'preact/hooks';
import type { ClauseInfo } from '../protocol';
import { api } from '../state/api';
import { panel } from '../state/ui';
import { t, told } from '../strings';
import { Close, Dialog } from '../ui/Dialog';

/** Clauses by words or by number, in our words. */
export function RulesSearch() {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<ClauseInfo[] | null>(null);
  useEffect(() => {
    const wanted = words.trim();
    if (!wanted) {
      setFound(null);
      return;
    }
    let current = true;
    const timer = window.setTimeout(() => {
      api
        .clauses(wanted)
        .then((list) => current && setFound(list))
        .catch(() => current && setFound([]));
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
        {found === null ? t('rules.hint') : found.length ? t('rules.found', { n: found.length }) : t('rules.none')}
      </p>
      <ul class="rlist">
        {(found ?? []).map((c) => (
          <li key={c.number}>
            <b>{c.number}</b>
            <span>
              {told(c.summary, c.ja)} <small class="mute">{told(c.section, c.section_ja)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
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
