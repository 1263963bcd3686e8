import { useEffect, useState } from 'preact/hooks';
import { Nav } from '../pages/Nav';
import type { Grouped, Import, ImportReport } from '../protocol';
import { go } from '../state/route';
import { t } from '../strings';
import { library, sayWrong, useAnswer } from './ask';
import { when } from './DeckDialogs';
import { useTitle } from '../ui/title';

const LARGEST = 32 * 1024 * 1024;
const EVERY = 700;

const FIRST_ROWS = 30;

/** A phrase as it would be printed: signs stand at their words. */
function tidy(text: string): string {
  return text.replace(/ (?=[.,;:)\]]|'s\b)/g, '').replace(/(?<=[(\[]) /g, '');
}

/** Cards by name, each once, as links; how many more there are. */
function Names({ row, here }: { row: Grouped; here: boolean }) {
  const names = [...new Set(row.some)];
  const more = row.count - row.some.length;
  return (
    <>
      {names.map((n, i) => (
        <span key={n}>
          {i ? ' · ' : ''}
          {here ? <a href={`/cards?search=${encodeURIComponent(n)}`}>{n}</a> : n}
        </span>
      ))}
      {more > 0 ? ` ${t('imp.more', { n: more })}` : ''}
    </>
  );
}

/** What a row is about; a text that is stuck at its end has no words to quote. */
function reasonWords(reason: string): string {
  const words = tidy(reason).trim();
  return /[\p{L}\p{N}{]/u.test(words) ? words : t('imp.nowords');
}

function Group({ title, head, rows, here }: { title: string; head: string; rows: readonly Grouped[]; here: boolean }) {
  const [all, setAll] = useState(false);
  if (!rows.length) return null;
  return (
    <section class="box" aria-label={title}>
      <h2>
        {title} <small>{rows.reduce((n, r) => n + r.count, 0)}</small>
      </h2>
      <table class="clist">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" class="n">
              {t('imp.times')}
            </th>
            <th scope="col">{t('imp.where')}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, FIRST_ROWS)).map((r) => (
            <tr key={r.reason}>
              <th scope="row">{reasonWords(r.reason)}</th>
              <td class="n">{r.count}</td>
              <td class="mute">
                <Names row={r} here={here} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && rows.length > FIRST_ROWS ? (
        <button type="button" class="btn sm" onClick={() => setAll(true)}>
          {t('imp.rows', { n: rows.length })}
        </button>
      ) : null}
    </section>
  );
}

function Report({ r, here }: { r: ImportReport; here: boolean }) {
  const refused = r.refused.reduce((n, x) => n + x.count, 0);
  const figures = [
    ['understood', r.understood],
    ['partly', r.partly],
    ['refused', refused],
    ['replaced', r.replaced],
  ] as const;
  const most = Math.max(1, r.cards + refused);
  const joined = r.entries - r.cards - refused; // the sides of a card are entries of their own
  return (
    <>
      {joined > 0 ? <p>{t('imp.entries', { entries: r.entries, n: joined, cards: r.cards })}</p> : null}
      <div class="figs4">
        {figures.map(([k, n]) => (
          <section key={k} class={`box fig-${k}`}>
            <b class="big">{n}</b>
            <span>{t(`imp.${k}`)}</span>
            <span class="tb" aria-hidden="true">
              <i style={{ width: `${(100 * n) / most}%` }} />
            </span>
          </section>
        ))}
      </div>
      <Group title={t('imp.refused.why')} head={t('imp.wrong')} rows={r.refused} here={false} />
      <Group title={t('imp.phrases')} head={t('imp.phrase')} rows={r.phrases} here={here} />
      <Group title={t('imp.warnings')} head={t('imp.noticed')} rows={r.warnings} here={here} />
      <Group title={t('imp.suspects')} head={t('imp.noticed')} rows={r.suspects} here={here} />
      {r.corrected ? <p class="mute">{t('imp.corrected', { n: r.corrected })}</p> : null}
    </>
  );
}

/** A card file on its way in: progress, report, taking over, undoing. */
export function ImportPage({ id }: { id: string }) {
  useTitle(t('lib.import'));
  const [found, setFound] = useState<Import | null>(null);
  const [wrong, setWrong] = useState('');
  const [step, setStep] = useState(0);
  const [sure, setSure] = useState(false); // undoing is asked for once more
  const list = useAnswer(() => library.imports(), [id, step]).found;
  useEffect(() => {
    if (!id) return;
    let timer = 0;
    let current = true;
    const look = (): void => {
      library
        .import(id)
        .then((i) => {
          if (!current) return;
          setFound(i);
          if (i.stage === 'reading') timer = window.setTimeout(look, EVERY);
        })
        .catch((e: unknown) => current && setWrong(sayWrong(e)));
    };
    look();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [id]);
  const attempt = (work: () => Promise<Import>): void => {
    setWrong('');
    work()
      .then((i) => {
        setFound(i);
        setStep(step + 1);
      })
      .catch((e: unknown) => setWrong(sayWrong(e)));
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST) return setWrong(t('imp.toolarge'));
    setWrong('');
    try {
      const made = await library.bringCards(file.name, await file.text());
      go(`/cards/import/${made.id}`);
    } catch (e) {
      setWrong(sayWrong(e));
    }
  };
  const now = id ? found : null;
  return (
    <div class="page">
      <Nav at="cards" />
      <main id="main" class="plain imp">
        <header class="dhead">
          <h1>{now ? t('imp.of', { name: now.name }) : t('lib.import')}</h1>
          {now?.stage === 'ready' || now?.stage === 'undone' ? (
            <button type="button" class="btn p" onClick={() => attempt(() => library.take(now.id))}>
              {t('imp.take', { n: now.report?.cards ?? 0 })}
            </button>
          ) : null}
          {now?.stage === 'taken' ? (
            <button type="button" class="btn" aria-expanded={sure} onClick={() => setSure(!sure)}>
              {t('imp.undo')}
            </button>
          ) : null}
          {now?.stage === 'ready' || now?.stage === 'reading' ? (
            <button type="button" class="btn" onClick={() => attempt(() => library.leave(now.id))}>
              {t('imp.drop')}
            </button>
          ) : null}
          {id ? (
            <a class="btn g" href="/cards/import">
              {t('imp.all')}
            </a>
          ) : (
            <a class="btn g" href="/cards">
              {t('lib.all')}
            </a>
          )}
        </header>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {now?.stage === 'taken' && sure ? (
          <section class="box" aria-label={t('imp.undo')}>
            <p>{t('imp.undo.text', { n: now.report?.cards ?? 0 })}</p>
            <p class="chips">
              <button
                type="button"
                class="btn p"
                onClick={() => {
                  setSure(false);
                  attempt(() => library.undo(now.id));
                }}
              >
                {t('imp.undo.yes')}
              </button>
              <button type="button" class="btn" onClick={() => setSure(false)}>
                {t('imp.undo.no')}
              </button>
            </p>
          </section>
        ) : null}
        {now ? (
          <>
            <p role="status">{t(`imp.stage.${now.stage}`)}</p>
            {now.stage === 'reading' ? (
              <section class="box" aria-label={t('sim.progress')}>
                <progress max={Math.max(1, now.total)} value={now.done} aria-label={t('sim.progress')} />
                <p>{now.total ? t('imp.done', { done: now.done, total: now.total }) : t('loading')}</p>
              </section>
            ) : null}
            {now.problems.length ? (
              <ul class="bad">
                {now.problems.map((p) => (
                  <li key={p}>{p}</li>
                ))}
              </ul>
            ) : null}
            {now.stage === 'taken' ? (
              <p>
                <a href="/cards?from=own">{t('imp.look')}</a> · <a href="/decks/build?new&from=own">{t('imp.build')}</a>
              </p>
            ) : null}
            {now.report ? <Report r={now.report} here={now.stage === 'taken'} /> : null}
          </>
        ) : id ? null : (
          <>
            <section class="box form" aria-label={t('imp.bring')}>
              <p>{t('imp.text')}</p>
              {list && !list.allowed ? (
                <p class="bad">{t('imp.notallowed')}</p>
              ) : (
                <label>
                  {t('imp.bring')}
                  <input type="file" class="inp" accept=".json,.toml" onChange={(e) => void bring(e.currentTarget.files?.[0])} />
                </label>
              )}
            </section>
            {list?.imports.length ? (
              <section class="box" aria-label={t('imp.list')}>
                <h2>{t('imp.list')}</h2>
                <ul class="vers">
                  {list.imports.map((i) => (
                    <li key={i.id}>
                      <span>
                        <a href={`/cards/import/${i.id}`}>{i.name}</a> <span class="mute">{when(i.at)}</span>
                        <br />
                        {t(`imp.stage.${i.stage}`)}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        )}
      </main>
    </div>
  );
}
