import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { Nav } from '../pages/Nav';
import type { ClauseLine, PlayerAnswer, RuleChapter, RulePage, RulesFound } from '../protocol';
import { asked, rename } from '../state/route';
import { many, t, told, type Key as Words } from '../strings';
import { Key } from '../ui/Key';
import { useTitle } from '../ui/title';
import { study } from './api';
import { puzzleOfFile, withLinks } from './links';
import { useAsked } from './use';

function href(number: string, words = ''): string {
  return `/rules/${encodeURIComponent(number)}${words ? `?q=${encodeURIComponent(words)}` : ''}`;
}

function chapterOf(number: string): string {
  return `${Math.floor(Number(number.split('.')[0] ?? 0) / 100) * 100}`;
}

/** A sentence of ours with its clauses and keywords as links. */
function Linked({ text, chapters }: { text: string; chapters: readonly RuleChapter[] }) {
  return (
    <>
      {withLinks(text, chapters).map((p, i) =>
        p.number ? (
          <a key={i} class="term" href={href(p.number)}>
            {p.text}
          </a>
        ) : (
          p.text
        ),
      )}
    </>
  );
}

function Contents({ chapters, at }: { chapters: readonly RuleChapter[]; at: string }) {
  const chapter = at ? chapterOf(at) : '';
  const section = at.split('.')[0];
  return (
    <nav class="rtoc" aria-label={t('rules.contents')}>
      <ul>
        {chapters.map((c) => (
          <li key={c.number}>
            <a href={href(c.number)} class={c.number === chapter ? 'on' : ''} aria-current={c.number === at ? 'page' : undefined}>
              {c.number} {told(c.title, c.ja)}
            </a>
            {c.number === chapter ? (
              <ul>
                {c.sections.map((s) => (
                  <li key={s.number}>
                    <a href={href(s.number)} class={s.number === section ? 'on' : ''} aria-current={s.number === at ? 'page' : undefined}>
                      {s.number} {told(s.title, s.ja).replace(/[[\]]/g, '')}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Lines({ lines, at, words = '' }: { lines: readonly ClauseLine[]; at: string; words?: string }) {
  return (
    <ul class="rlines">
      {lines.map((l) => (
        <li key={l.number}>
          <a href={href(l.number, words)} aria-current={l.number === at ? 'page' : undefined}>
            <b>{l.number}</b>
            <span>{told(l.summary, l.ja).replace(/[[\]]/g, '')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: PlayerAnswer }) {
  return (
    <section class="ransw" aria-label={t('rules.answer')}>
      <h2>{told(answer.called, answer.called_ja ?? '')}</h2>
      <p>{told(answer.answer, answer.answer_ja ?? '')}</p>
      <p>
        {answer.clauses.map((c) => (
          <a key={c.number} class="cl" href={href(c.number)} title={told(c.summary, c.ja)}>
            {c.number}
          </a>
        ))}
      </p>
    </section>
  );
}

/** What a search found. */
function Found({ found, at, onWord }: { found: RulesFound; at: string; onWord: (word: string) => void }) {
  return (
    <>
      <h1>{many('rules.count', 'rules.count.one', found.total, { words: found.words })}</h1>
      {found.answer ? <Answer answer={found.answer} /> : null}
      {found.near.length ? (
        <p class="wnear">
          <span class="mute">{t('rules.near')} </span>
          {found.near.map((n) => (
            <button key={n.word} type="button" class="chip" onClick={() => onWord(n.word)}>
              {n.word}
            </button>
          ))}
        </p>
      ) : null}
      {found.total ? <Lines lines={found.clauses} at={at} words={found.words} /> : <p class="mute">{t('rules.none')}</p>}
      {found.total > found.clauses.length ? <p class="mute">{t('rules.more', { n: found.total - found.clauses.length })}</p> : null}
    </>
  );
}

function Beside({ title, line }: { title: string; line: ClauseLine | null | undefined }) {
  if (!line) return null;
  return (
    <div>
      <small>{title}</small>
      <a class="cl" href={href(line.number)}>
        {line.number}
      </a>{' '}
      {told(line.summary, line.ja).replace(/[[\]]/g, '')}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>
        {title} {note ? <small>{note}</small> : null}
      </h2>
      {children}
    </section>
  );
}

/** One clause, section or chapter with all that leads on from it. */
function Page({ page, chapters }: { page: RulePage; chapters: readonly RuleChapter[] }) {
  const clause = page.kind !== 'section' && page.kind !== 'chapter';
  const said = told(page.summary, page.ja);
  const title = said.replace(/[[\]]/g, '');
  const parent = page.path[page.path.length - 1];
  const beside = page.judge.length + page.see.length + page.older.length + page.cards.length > 0; // on a wide screen at the right
  return (
    <article class={`rpage ${beside ? 'two' : ''}`}>
      <div>
      <p class="crumbs">
        {page.path.map((c, i) => (
          <span key={c.number}>
            {i ? ' › ' : ''}
            <a href={href(c.number)}>
              {c.number} {i < 2 ? told(c.summary, c.ja).replace(/[[\]]/g, '') : ''}
            </a>
          </span>
        ))}
      </p>
      <h1>
        {page.number} {clause ? <small>{t(`rules.kind.${page.kind}` as Words)}</small> : <small>{t(page.kind === 'chapter' ? 'rules.chapter' : 'rules.section')}</small>}
      </h1>
      <p class="said">{clause ? <Linked text={said} chapters={chapters} /> : title}</p>
      {page.reminder ? <p class="remind">{told(page.reminder, page.reminder_ja)}</p> : null}
      <p class="mute small">
        {t('rules.ours')} {page.unseen ? t('rules.unseen', { why: page.unseen }) : ''}
      </p>
      <div class="around">
        {page.path.length > 1 ? <Beside title={t('rules.partof')} line={parent} /> : null}
        <Beside title={t('rules.before')} line={page.before} />
        <Beside title={t('rules.after')} line={page.after} />
      </div>
      {page.inside.length ? (
        <Part title={t('rules.inside')}>
          <Lines lines={page.inside} at="" />
        </Part>
      ) : null}
      {page.words.length ? (
        <p class="mute">{t('rules.words', { words: page.words.join(', ') })}</p>
      ) : null}
      </div>
      <div>
      {page.judge.length ? (
        <Part title={t('rules.play')} note={many('rules.files', 'rules.files.one', page.judge.length)}>
          <ul class="jfiles">
            {page.judge.map((f) => (
              <li key={f.file}>
                <span>
                  <b>{f.title}</b>
                  <small>{f.clauses.join(' · ')}</small>
                </span>
                <a class="btn sm" href={f.goal ? puzzleOfFile(f.file) : `/bench?file=${encodeURIComponent(f.file)}`} aria-label={t('rules.playfile', { title: f.title })}>
                  <Icon name="i-play" />
                  {t('rules.playit')}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {page.see.length ? (
        <Part title={t('rules.see')}>
          <Lines lines={page.see} at="" />
        </Part>
      ) : null}
      {page.older.length ? (
        <Part title={t('rules.older')}>
          <table class="rolder">
            <tbody>
              {page.older.map((o) => (
                <tr key={o.book}>
                  <th scope="row">{o.book}</th>
                  <td class="num">{o.number}</td>
                  <td>{o.summary}</td>
                </tr>
              ))}
              <tr class="now">
                <th scope="row">8.01</th>
                <td class="num">{page.number}</td>
                <td>{said}</td>
              </tr>
            </tbody>
          </table>
        </Part>
      ) : null}
      {page.cards.length ? (
        <Part title={t('rules.cards')}>
          <p class="chips">
            {page.cards.map((c) => (
              <a key={c} class="chip" href={`/cards/${encodeURIComponent(c)}`}>
                {c}
              </a>
            ))}
          </p>
        </Part>
      ) : null}
      {clause ? <p class="mute small">{t('rules.developers', { code: page.code, tests: page.tests })}</p> : null}
      </div>
    </article>
  );
}

/** The rules: search, contents, and a page for every clause. */
export function RulesPage({ number }: { number: string }) {
  const words = asked().get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const chapters = useAsked(study.contents, []).found ?? [];
  const search = useAsked(words.trim() ? () => study.find(words) : null, [words], 120);
  const page = useAsked(number ? () => study.page(number) : null, [number]);
  const setWords = (w: string): void => rename(`/rules${number && !w ? `/${encodeURIComponent(number)}` : ''}${w ? `?q=${encodeURIComponent(w)}` : ''}`);
  useTitle(number || words);
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      if (e.key !== '/' || (e.target as HTMLElement | null)?.matches('input, textarea, select')) return;
      e.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
  const found = words.trim() ? search.found : null;
  return (
    <div class={`page rules ${number ? 'one' : ''} ${words ? 'searched' : ''}`}>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="rules" />
      <div class="rgrid">
        <aside class="rside">
          <div class="rsearch">
            <Icon name="i-search" />
            <input ref={field} class="inp" type="search" aria-label={t('rules.search')} placeholder={t('rules.search')} value={words} onInput={(e) => setWords(e.currentTarget.value)} />
            <Key k="/" />
          </div>
          <p class="chips">
            <span class="chip on">8.01</span>
            <a class="chip" href="/editions">
              {t('rules.compare')}
            </a>
          </p>
          <Contents chapters={chapters} at={number} />
        </aside>
        {words.trim() ? (
          <section class="rfound" aria-label={t('rules.results')} aria-busy={search.busy}>
            {found ? <Found found={found} at={number} onWord={setWords} /> : <p>{search.wrong || t('loading')}</p>}
          </section>
        ) : null}
        <main id="main" class="rmain">
          {number ? (
            page.found && page.found.number === number ? (
              <Page page={page.found} chapters={chapters} />
            ) : (
              <>
                <p role={page.wrong ? 'alert' : undefined}>{page.wrong || t('loading')}</p>
                {page.wrong ? (
                  <a class="btn p" href="/rules">
                    {t('rules.title')}
                  </a>
                ) : null}
              </>
            )
          ) : (
            <article class="rpage wide">
              <h1 class="plainh">{t('rules.title')}</h1>
              <p class="said">{t('rules.intro')}</p>
              <p class="chips">
                {t('rules.examples')
                  .split(', ')
                  .map((w) => (
                    <button key={w} type="button" class="chip" onClick={() => setWords(w)}>
                      {w}
                    </button>
                  ))}
              </p>
              <p class="mute small">{t('rules.ours')}</p>
              <h2 class="rallh">{t('rules.chapters')}</h2>
              <ul class="rall">
                {chapters.map((c) => (
                  <li key={c.number}>
                    <a class="rchap" href={href(c.number)}>
                      <b>{c.number}</b> {told(c.title, c.ja)}
                    </a>
                    <p>
                      {c.sections.map((x, i) => (
                        <span key={x.number}>
                          {i ? ' · ' : ''}
                          <a href={href(x.number)}>{told(x.title, x.ja).replace(/[[\]]/g, '')}</a>
                        </span>
                      ))}
                    </p>
                  </li>
                ))}
              </ul>
            </article>
          )}
        </main>
      </div>
    </div>
  );
}
