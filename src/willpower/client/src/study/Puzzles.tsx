import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { Art } from '../art/Art';
import { Nav } from '../pages/Nav';
import type { PuzzleInfo } from '../protocol';
import { language, many, t } from '../strings';
import { Clause } from '../ui/Clause';
import { study } from './api';
import { puzzleAddress } from './links';
import { isSolved, tried } from './record';
import { useAsked } from './use';

/** How hard something is: five lamps. */
export function Lamps({ n }: { n: number }) {
  return (
    <span class="lamps" role="img" aria-label={t('pz.grade', { n })}>
      {[1, 2, 3, 4, 5].map((i) => (
        <i key={i} class={i <= n ? 'on' : ''} />
      ))}
    </span>
  );
}

/** Puzzles from the easiest to the hardest. */
export function byGrade(list: readonly PuzzleInfo[]): PuzzleInfo[] {
  return [...list].sort((a, b) => a.grade - b.grade || a.number - b.number);
}

/** All puzzles, with what was solved. */
export function PuzzlesPage() {
  const [only, setOnly] = useState<'' | 'new' | 'done'>('');
  const { found, wrong } = useAsked(study.puzzles, []);
  const record = tried.value;
  const list = byGrade(found ?? []);
  const done = list.filter((p) => isSolved(record[p.name]));
  const shown = list.filter((p) => (only === '' || isSolved(record[p.name]) === (only === 'done')));
  const lamps = (ps: typeof list): number => ps.reduce((n, p) => n + p.grade, 0);
  return (
    <div class="page">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="puzzles" />
      <main id="main" class="pzs">
        <header>
          <div>
            <h1>{t('nav.puzzles')}</h1>
            <p class="mute">{t('pz.intro')}</p>
            {language.value === 'ja' ? <p class="mute">{t('text.english')}</p> : null}
          </div>
          <span class="mute" role="status">
            {wrong || (found ? t('pz.record', { n: done.length, all: list.length, lamps: lamps(done), of: lamps(list) }) : t('loading'))}
          </span>
        </header>
        <p class="chips" role="group" aria-label={t('pz.which')}>
          {(
            [
              ['', t('all'), list.length],
              ['new', t('pz.new'), list.length - done.length],
              ['done', t('pz.done'), done.length],
            ] as const
          ).map(([key, name, n]) => (
            <button key={key} type="button" class="chip" aria-pressed={only === key} onClick={() => setOnly(key)}>
              {name} {found ? n : ''}
            </button>
          ))}
        </p>
        <ul class="pzlist">
          {shown.map((p) => {
            const r = record[p.name];
            return (
              <li key={p.name} class={isSolved(r) ? 'done' : ''}>
                <b class="n">{list.indexOf(p) + 1}</b>
                <span class="th">{p.card ? <Art card={p.card} /> : null}</span>
                <span class="tx">
                  <a href={puzzleAddress(p)}>{p.title}</a>
                  <small>
                    {/* the clauses tell the idea of the solution */}
                    {isSolved(r) || r?.shown ? p.clauses.slice(0, 2).map((c) => <Clause key={c} number={c} />) : null}{' '}
                    {p.turns > 1 ? t('pz.turns', { n: p.turns }) : ''}
                  </small>
                </span>
                <Lamps n={p.grade} />
                <span class="rec">
                  {r && isSolved(r) ? (
                    <>
                      <Icon name="i-check" /> {many('pz.tries', 'pz.tries.one', r.tries)}
                    </>
                  ) : r?.shown ? (
                    t('pz.seen')
                  ) : r?.tries ? (
                    many('pz.tries', 'pz.tries.one', r.tries)
                  ) : (
                    t('pz.isnew')
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        <p class="mute">
          {t('pz.own')} <a href="/bench">{t('bench.title')}</a>
        </p>
      </main>
    </div>
  );
}
