import { useEffect, useState } from 'preact/hooks';
import { DeckArt } from '../pages/DeckArt';
import { decks, useLists } from '../pages/start';
import { Nav } from '../pages/Nav';
import type { Pairing, Simulation } from '../protocol';
import { go } from '../state/route';
import { language, t } from '../strings';
import { library, sayWrong } from './ask';
import { deck } from './building';
import { isEmpty, toDraft } from './draft';
import { noteRun } from './runs';
import { levelName } from '../model/levels';
import { useTitle } from '../ui/title';

const EVERY = 1500;

function percent(x: number): string {
  return `${Math.round(100 * x)} %`;
}

/** What a simulation waits for, which the server says in English. */
function behindText(said: string): string {
  const found = /^(\d+) simulations? before this one: (\d+) games?/.exec(said);
  if (!found || language.value === 'en') return said;
  const minutes = /about (\d+) min/.exec(said);
  return t('sim.behind', { n: Number(found[1]), games: Number(found[2]) }) + (minutes ? ` · ${t('sim.minutes', { n: Number(minutes[1]) })}` : '');
}

/** Where a rate lies in its plot, with room for the dot at both ends. */
function inPlot(x: number): string {
  return `calc(8px + ${x} * (100% - 16px))`;
}

/** How far from even a rate is, for the colour of its cell: −1 to 1. */
export function warmth(rate: number): number {
  return Math.max(-1, Math.min(1, (rate - 0.5) / 0.25));
}

function Cell({ p, running }: { p: Pairing; running: boolean }) {
  if (!p.games) return <td class="heat open">–</td>;
  const w = warmth(p.rate);
  return (
    <td class={`heat ${p.sure ? 'sure' : ''} ${running ? 'run' : ''} ${w < 0 ? 'cold' : 'warm'}`} style={{ '--w': `${Math.round(Math.abs(w) * 46)}%` }}>
      <b>{Math.round(100 * p.rate)}</b>
      <small>
        {Math.round(100 * p.low)}–{Math.round(100 * p.high)}
      </small>
      <span class="sr"> {t('sim.between', { low: percent(p.low), high: percent(p.high) })}</span>
    </td>
  );
}

/** A deck against the field: how far it is, and what it has come to. */
export function SimulationPage({ id }: { id: string }) {
  useTitle(t('sim.titles'));
  useLists();
  const [found, setFound] = useState<Simulation | null>(null);
  const [wrong, setWrong] = useState('');
  const [games, setGames] = useState(20);
  useEffect(() => {
    let timer = 0;
    let current = true;
    const look = (): void => {
      library
        .simulation(id)
        .then((s) => {
          if (!current) return;
          setFound(s);
          if (s.stage === 'running' || s.stage === 'waiting') timer = window.setTimeout(look, EVERY);
        })
        .catch((e: unknown) => current && setWrong(sayWrong(e)));
    };
    look();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [id]);
  const running = found?.stage === 'running' || found?.stage === 'waiting';
  const left = found && found.done ? (found.seconds / found.done) * (found.games - found.done) : null;
  const total = found?.pairings.reduce((n, p) => n + p.games - p.unfinished, 0) ?? 0;
  const won = found?.pairings.reduce((n, p) => n + p.won + p.drawn / 2, 0) ?? 0;
  const again = (): void => {
    library
      .simulate({ draft: toDraft(deck.value), games })
      .then((s) => {
        noteRun(s.id, s.title);
        go(`/simulation/${s.id}`);
      })
      .catch((e: unknown) => setWrong(sayWrong(e)));
  };
  return (
    <div class="page">
      <Nav at="decks" />
      <main id="main" class="sim">
        <header>
          <h1>{found ? t('sim.title', { name: found.title }) : t('sim.titles')}</h1>
          {found ? <p class="mute">{t('sim.note', { level: levelName(found.level), edition: found.edition })}</p> : null}
        </header>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {!found ? (
          wrong ? null : <p class="mute">{t('loading')}</p>
        ) : (
          <div class="sim2">
            <section class="box" aria-label={t('sim.table')}>
              <table class="mtx">
                <thead>
                  <tr>
                    <th scope="col">{t('sim.against')}</th>
                    <th scope="col">{t('sim.rate')}</th>
                    <th scope="col" class="broad1">
                      {t('sim.interval')}
                    </th>
                    <th scope="col" class="n">
                      {t('sim.first')}
                    </th>
                    <th scope="col" class="n">
                      {t('sim.second')}
                    </th>
                    <th scope="col" class="n">
                      {t('sim.games')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.pairings.map((p) => (
                    <tr key={p.deck}>
                      <th scope="row">
                        <span class="th">
                          <DeckArt deck={decks.value.find((d) => d.name === p.deck)} />
                        </span>
                        {p.title}
                      </th>
                      <Cell p={p} running={running && p.games < found.games / found.pairings.length} />
                      <td class="plot broad1" aria-hidden="true">
                        <i class="even" />
                        {p.games ? <i class="range" style={{ left: inPlot(p.low), right: inPlot(1 - p.high) }} /> : null}
                        {p.games ? <i class="dot" style={{ left: inPlot(p.rate) }} /> : null}
                      </td>
                      <td class="n">{p.games ? percent(p.first) : '–'}</td>
                      <td class="n">{p.games > 1 ? percent(p.second) : '–'}</td>
                      <td class="n">{p.games}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{t('sim.all')}</th>
                    <td class="heat">
                      <b>{total ? Math.round((100 * won) / total) : '–'}</b>
                    </td>
                    <td class="broad1" />
                    <td />
                    <td />
                    <td class="n">{total}</td>
                  </tr>
                </tfoot>
              </table>
              <p class="mute lgd1">{t('sim.legend')}</p>
            </section>
            <aside>
              <section class="box" aria-label={t('sim.progress')}>
                <h2>{t(`sim.stage.${found.stage}`)}</h2>
                <progress max={found.games} value={found.done} aria-label={t('sim.progress')} />
                <p role="status">
                  {t('sim.done', { done: found.done, games: found.games })}
                  {running && left !== null ? ` · ${left > 90 ? t('sim.minutes', { n: Math.ceil(left / 60) }) : t('sim.seconds', { n: Math.ceil(left) })}` : ''}
                </p>
                {found.trouble ? <p class={found.stage === 'waiting' ? 'mute' : 'dn'}>{behindText(found.trouble)}</p> : null}
                {running ? (
                  <button type="button" class="btn" onClick={() => void library.stop(id).then(setFound)}>
                    {t('sim.stop')}
                  </button>
                ) : null}
              </section>
              {isEmpty(deck.value) ? null : (
                <section class="box form" aria-label={t('sim.new')}>
                  <h2>{t('sim.new')}</h2>
                  <p class="mute">{t('sim.new.text', { name: deck.value.title || t('deck.untitled') })}</p>
                  <fieldset class="grp">
                    <legend>{t('sim.each')}</legend>
                    {[10, 20, 50, 200].map((n) => (
                      <button key={n} type="button" class="chip" aria-pressed={games === n} onClick={() => setGames(n)}>
                        {n} <span class="mute1">{t('sim.sure', { n: Math.round(98 / Math.sqrt(n)) })}</span>
                      </button>
                    ))}
                  </fieldset>
                  <div class="copy">
                    <button type="button" class="btn p" onClick={again}>
                      {t('sim.start')}
                    </button>
                    <a class="btn" href="/decks/build">
                      {t('sim.back')}
                    </a>
                  </div>
                </section>
              )}
            </aside>
          </div>
        )}
      </main>
    </div>
  );
}
