import { useEffect } from 'preact/hooks';
import { Clause } from '../ui/Clause';
import { Dialog } from '../ui/Dialog';
import { Key } from '../ui/Key';
import { replayToBench } from '../study/handing';
import { lifePerTurn, LifeCurve } from '../ui/LifeCurve';
import { damageDealt, lifeLost, timeText } from '../model/ending';
import { large } from '../model/logtext';
import { Refused } from '../state/api';
import { answer, following, log, next, offer, offers, passes, refusal, state, view, you } from '../state/session';
import { overHidden, sideboarding } from '../state/ui';
import { go } from '../state/route';
import { language, t } from '../strings';
import { en } from '../strings/en';
import type { Figures as Played, PlayerInfo, State } from '../protocol';
import { Lantern } from './House';
import { Line } from './Log';
import { who } from './people';

/** Why the game ended: who gave it up, or the rule that ended it in the words of the index. */
export function reason(r: State['result'], names: readonly string[]): string {
  if (!r) return '';
  if (r.how === 'agreed draw') return t('over.agreed');
  if (r.winner != null && r.clause === '103.4') {
    const gone = 1 - r.winner;
    // Who runs out of time or stays away is counted as conceding, and did not say so.
    const how = r.how === 'time' ? 'over.time' : r.how === 'left' ? 'over.left' : 'over.conceded';
    return gone === you.value ? t(`${how}.you`) : t(how, { name: names[gone] || who(gone) });
  }
  const gone = r.winner == null ? null : 1 - r.winner;
  const life = gone === null || !view.value?.over ? undefined : view.value.players[gone]?.life; // in a replay not before the end
  if (gone !== null && life !== undefined && (r.clause === '1202.1' || (!r.sentence && life <= 0))) return lifeLost(life, gone === you.value ? '' : names[gone] || who(gone));
  const key = `over.by.${r.clause}` as 'over.by.1202.1';
  return language.value !== 'en' && key in en ? t(key) : r.sentence;
}

/** Says at the prompt why something cannot be had. */
export function refuse(e: unknown): void {
  const sentence = e instanceof Refused ? e.message : t('server.none');
  refusal.value = { type: 'error', game: '', code: 'not possible', sentence, clause: '', id: '', seq: state.value?.seq ?? 0 };
  overHidden.value = true;
}

/** Decisions and times: of the computer none are counted. */
function Figures({ of, players, seats }: { of: Played; players: readonly PlayerInfo[]; seats: readonly [number, number] }) {
  const people = seats.filter((n) => players[n]?.kind !== 'computer');
  const said = (list: readonly number[], say: (n: number) => string): string => people.map((n) => say(list[n] ?? 0)).join(' / ');
  return (
    <>
      {people.length && of.lasted ? (
        <>
          <tr>
            <th>
              {t('over.decisions')} <small class="mute">{people.map(who).join(' / ')}</small>
            </th>
            <td class="n">{said(of.decisions, String)}</td>
          </tr>
          <tr>
            <th>
              {t('over.thought')} <small class="mute">{people.map(who).join(' / ')}</small>
            </th>
            <td class="n">{said(of.seconds, timeText)}</td>
          </tr>
        </>
      ) : null}
      {of.lasted ? (
        <tr>
          <th>{t('over.lasted')}</th>
          <td class="n">{timeText(of.lasted)}</td>
        </tr>
      ) : null}
    </>
  );
}

/** The end of a game: the deciding clause, how it came, what next. */
export function Over() {
  const s = state.value;
  const v = view.value;
  const done = s && v && (s.stage === 'over' || s.stage === 'between') ? s : null;
  useEffect(() => {
    if (!next.value || !done) return;
    const id = next.value;
    next.value = '';
    overHidden.value = false;
    sideboarding.value = false;
    go(`/game/${id}`);
  }, [next.value, done]);
  if (!done || overHidden.value || !v) return null;
  const r = done.result;
  const mine = r?.winner === you.value && you.value !== null;
  const title =
    r?.winner == null ? t('over.draw') : you.value === null ? t('over.wins', { name: who(r.winner) }) : mine ? t('over.won') : t('over.lost');
  const lines = r?.how === 'agreed draw' ? [] : log.value.filter((l) => large(l) && !/^[AB] (?:loses|wins) the game/.test(l.text)).slice(-5); // nothing in it led to an agreement
  const lives = lifePerTurn(log.value, v); // one alone where the game ended before the first turn
  const m = done.match;
  const seats: [number, number] = [you.value ?? 0, 1 - (you.value ?? 0)];
  const pair = you.value === null ? t('over.seats', { a: who(0), b: who(1) }) : t('over.both', { name: who(seats[1]) });
  const both = (of: readonly number[], say: (n: number) => string): string => t('over.twice', { a: say(of[seats[0]] ?? 0), b: say(of[seats[1]] ?? 0) });
  const decks = seats.map((n) => done.players[n]?.deck).filter(Boolean); // who watches is told none before the match is over
  const match = m.best_of > 1;
  const asked = offers.value.find((o) => o.what === 'rematch');
  const waitingReady = done.stage === 'between' && you.value !== null && m.ready[you.value];
  const close = (): void => {
    overHidden.value = true;
  };
  return (
    <Dialog label={title} onClose={close}>
      <header>
        <div class="won">
          <Lantern life={v.players[you.value ?? r?.winner ?? 0]?.life ?? 0} />
          <div>
            <h1>{title}</h1>
            <p>
              {reason(r, [who(0), who(1)])} <Clause number={r?.clause} />
            </p>
          </div>
        </div>
        {match ? (
          <div class="score">
            <b>
              {done.players[you.value ?? 0]?.wins} – {done.players[1 - (you.value ?? 0)]?.wins}
            </b>
            <small>{t('bestof', { n: m.best_of })}</small>
          </div>
        ) : null}
      </header>
      <div class="dbody ovr">
        <section>
          {lines.length ? <h3>{t('over.how')}</h3> : null}
          <ul class="how lgl">
            {lines.map((l) => (
              <Line key={l.number} line={l} hi={false} />
            ))}
          </ul>
          {lives.length > 1 ? <h3>{t('over.life')}</h3> : null}
          <LifeCurve axis points={lives} near={you.value ?? 0} names={you.value === null ? [t('over.lifeof', { name: who(0) }), t('over.lifeof', { name: who(1) })] : undefined} />
        </section>
        <section>
          <h3>{t('over.game')}</h3>
          <table class="tb">
            <tbody>
              <tr>
                <th>{t('over.turns')}</th>
                <td class="n">{v.turn.number}</td>
              </tr>
              {[you.value ?? 0, 1 - (you.value ?? 0)].map((n) => (
                <tr key={n}>
                  <th>{t('over.lifeof', { name: who(n) })}</th>
                  <td class="n">{String(v.players[n]?.life ?? 0).replace('-', '−')}</td>
                </tr>
              ))}
              <tr>
                <th>
                  {t('over.damage')} <small class="mute">{pair}</small>
                </th>
                <td class="n">{both(damageDealt(log.value), String)}</td>
              </tr>
              {done.figures ? <Figures of={done.figures} players={done.players} seats={seats} /> : null}
              {you.value === null ? null : (
                <tr>
                  <th>{t('over.passed')}</th>
                  <td class="n">{passes.value.reduce((n, p) => n + p.count, 0)}</td>
                </tr>
              )}
              {done.ahead ? (
                <tr>
                  <th>{t('over.ahead')}</th>
                  <td class="n">{t('over.ahead.n', { n: done.ahead.toLocaleString(language.value) })}</td>
                </tr>
              ) : null}
              {decks.length ? (
                <tr>
                  <th>{t('over.decks')}</th>
                  <td>{decks.join(' – ')}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        </section>
      </div>
      <footer>
        {you.value === null ? (
          following.value || m.next ? (
            <a class="btn p" data-first href={`/game/${following.value || m.next}`}>
              {m.over ? t('over.watchnext') : t('over.watchgame', { n: m.game + 1 })}
            </a>
          ) : done.stage === 'between' ? (
            <p class="mute" role="status">
              {t('over.soon', { n: m.game + 1 })}
            </p>
          ) : null
        ) : done.stage === 'between' ? (
          <button type="button" class="btn p" data-first onClick={() => (sideboarding.value = true)}>
            {waitingReady ? t('over.waiting') : t('over.nextgame', { n: m.game + 1 })}
            <Key k="Enter" />
          </button>
        ) : asked && asked.by !== you.value ? (
          <button type="button" class="btn p" data-first onClick={() => answer('rematch', true)}>
            {t('over.rematch.yes', { name: who(asked.by) })}
          </button>
        ) : (
          <button type="button" class="btn p" data-first aria-disabled={asked ? true : undefined} onClick={() => offer('rematch')}>
            {asked ? t('over.rematch.asked') : t('over.rematch')}
            <Key k="Enter" />
          </button>
        )}
        <a class="btn" href={`/replay/${done.game}`}>
          {t('over.replay')}
        </a>
        <button type="button" class="btn" title={t('replay.bench.note')} onClick={() => void replayToBench(done.game, 'open', -1).catch(refuse)}>
          {t('replay.bench')}
        </button>
        <button type="button" class="btn" onClick={close}>
          {t('over.board')}
        </button>
        <span class="sp" />
        <a class="btn g" href="/">
          {t('home')}
        </a>
      </footer>
    </Dialog>
  );
}
