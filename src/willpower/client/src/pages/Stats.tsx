import { useState } from 'preact/hooks';
import { csv, endings, played, share, sharesBy, type Played, type Share } from '../model/stats';
import { playerName } from '../model/levels';
import { t, type Key } from '../strings';
import { Clause } from '../ui/Clause';
import { download } from '../ui/download';
import { useMine } from './mine';
import { Nav } from './Nav';

function percent(x: number): string {
  return `${Math.round(100 * x)} %`;
}

const FEW = 5; // of fewer games a share says nothing

/** Shares with their intervals as bars from 0 to 100 %. */
function Forest({ title, rows }: { title: string; rows: readonly Share[] }) {
  return (
    <section class="box">
      <h2>
        {title} <small>{t('stats.interval')}</small>
      </h2>
      <table class="forest">
        <tbody>
          {rows.map((r) => (
            <tr key={r.name}>
              <th scope="row">{r.name || t('computer')}</th>
              <td class="plot">
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <line x1="50" x2="50" y1="0" y2="12" stroke="var(--mute)" stroke-dasharray="2 2" vector-effect="non-scaling-stroke" />
                  <line x1={100 * r.low} x2={100 * r.high} y1="6" y2="6" stroke="var(--tide)" stroke-width="3" vector-effect="non-scaling-stroke" />
                </svg>
                <i style={{ left: `${100 * r.share}%` }} />
              </td>
              <td class="n">
                {r.n < FEW ? <b>{t('stats.of', { won: r.won, n: r.n })}</b> : <><b>{percent(r.share)}</b> <span class="mute">{t('stats.of', { won: r.won, n: r.n })}</span></>}
                <span class="sr">
                  {' '}
                  {t('stats.between', { low: percent(r.low), high: percent(r.high) })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SLOTS = 10; // a single game is no wider than one of ten

/** The last fifty games, tall for won, and the share of the last ten. */
function Course({ games }: { games: readonly Played[] }) {
  const last = games.slice(-50);
  const w = 500;
  const step = w / Math.max(SLOTS, last.length);
  const points = last.map((_, i) => {
    const ten = last.slice(Math.max(0, i - 9), i + 1);
    return [(i + 0.5) * step, 100 - (100 * ten.filter((g) => g.won).length) / ten.length] as const;
  });
  return (
    <section class="box">
      <h2>{t('stats.course')}</h2>
      <svg class="course" viewBox={`0 -6 ${w} 138`} role="img" aria-label={t('stats.course.said', { n: last.length, won: last.filter((g) => g.won).length })}>
        {[0, 50, 100].map((y) => (
          <line key={y} x1="0" x2={w} y1={y} y2={y} stroke="var(--line2)" />
        ))}
        <path d={points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')} fill="none" stroke="var(--lampink)" stroke-width="2.5" />
        {last.length < SLOTS ? points.map(([x, y], i) => <circle key={i} cx={x} cy={y} r="4" fill="var(--lampink)" />) : null}
        {last.map((g, i) => (
          <rect key={g.game} x={i * step + 1} y={g.won ? 112 : 122} width={Math.max(2, step - 2)} height={g.won ? 18 : 8} fill={g.won ? 'var(--tide)' : 'var(--line)'} />
        ))}
      </svg>
      <p class="mute">{t('stats.course.note', { n: last.length })}</p>
    </section>
  );
}

/** Figures of the games played in this browser. */
export function StatsPage() {
  const mine = useMine();
  const [only, setOnly] = useState('');
  const all = played(mine ?? []);
  const editions = [...new Set(all.map((g) => g.edition))];
  const games = only ? all.filter((g) => g.edition === only) : all;
  const draws = games.filter((g) => g.won === null).length;
  const decks = new Set(games.map((g) => g.deck)).size;
  const whole = share('', games);
  const ends = endings(games);
  const most = Math.max(1, ...ends.map((e) => e.n));
  return (
    <div class="page">
      <Nav at="stats" />
      <main id="main" class="stats">
        <header class="sth">
          <div>
            <h1>{t('nav.stats')}</h1>
            <p class="mute">{t('stats.note', { n: all.length })}</p>
          </div>
          {editions.length > 1 ? (
            <div class="tabs" role="group" aria-label={t('stats.edition')}>
              {['', ...editions].map((e) => (
                <button key={e} type="button" class="chip" aria-pressed={only === e} onClick={() => setOnly(e)}>
                  {e ? t('rules', { edition: e }) : t('stats.all')}
                </button>
              ))}
            </div>
          ) : null}
          <span class="sp" />
          {all.length ? (
            <button type="button" class="btn" onClick={() => download('willpower-games.csv', csv(games), 'text/csv')}>
              {t('stats.csv')}
            </button>
          ) : null}
        </header>
        {all.length === 0 ? (
          <section class="box form">
            <p>{mine === null ? t('loading') : t('stats.none')}</p>
            <div class="copy">
              <a class="btn p" href="/">
                {t('hero.play')}
              </a>
            </div>
          </section>
        ) : (
          <>
            <div class="figs">
              <section class="box">
                <b class="big">{whole.n < FEW ? whole.won : percent(whole.share)}</b>
                <span>{t('stats.won', { won: whole.won, n: whole.n })}</span>
                <small class="mute">{whole.n < FEW ? t('stats.few') : t('stats.between', { low: percent(whole.low), high: percent(whole.high) })}</small>
              </section>
              <section class="box">
                <b class="big">{draws}</b>
                <span>{t('stats.draws', { n: draws })}</span>
              </section>
              <section class="box">
                <b class="big">{decks}</b>
                <span>{t('stats.decks', { n: decks })}</span>
              </section>
            </div>
            <div class="st2">
              <Forest title={t('stats.bydeck')} rows={sharesBy(games, (g) => g.deck)} />
              <Forest title={t('stats.byfoe')} rows={sharesBy(games, (g) => playerName(g.against))} />
              <Course games={games} />
              <section class="box">
                <h2>{t('stats.ends')}</h2>
                <table class="forest">
                  <tbody>
                    {ends.map((e) => (
                      <tr key={`${e.how}${e.clause}`}>
                        <th scope="row">
                          {t(`how.${e.how}` as Key)} <Clause number={e.clause} />
                        </th>
                        <td class="plot">
                          <span class="barh" style={{ width: `${(100 * e.n) / most}%` }} />
                        </td>
                        <td class="n">
                          <b>{e.n}</b>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            </div>
          </>
        )}
      </main>
    </div>
  );
}
