import { useEffect, useState } from 'preact/hooks';
import type { OpenGame } from '../protocol';
import { api, Refused } from '../state/api';
import { prefs } from '../state/prefs';
import { withLeave } from '../state/leave';
import { go } from '../state/route';
import { hold, tokenOf } from '../state/seats';
import { NOBODY, playerName } from '../model/levels';
import { t } from '../strings';
import { begin, trouble, useLists, usualDeck } from './start';
import { choiceOf } from '../library/owning';
import { DeckField } from './DeckField';
import { NameField } from './NameField';
import { terms } from '../model/terms';
import { Nav } from './Nav';

/** Games that wait for somebody, and games to watch. */
export function Lobby() {
  useLists();
  const [games, setGames] = useState<OpenGame[] | null>(null);
  useEffect(() => {
    const load = (): void => {
      api
        .open()
        .then(setGames)
        .catch(() => setGames([]));
    };
    load();
    const timer = window.setInterval(load, 5000);
    return () => window.clearInterval(timer);
  }, []);
  const join = async (game: string, edition: string): Promise<void> => {
    const deck = usualDeck(edition)?.name ?? '';
    try {
      const made = await withLeave({ deck: await choiceOf(deck), name: prefs.value.name || NOBODY }, (body) => api.join(game, body));
      hold({ game: made.game, token: made.token, seat: made.seat, deck, time: Date.now() });
      go(`/game/${made.game}`);
    } catch (e) {
      trouble.value = e instanceof Refused ? e.message : t('server.none');
    }
  };
  const list = (stage: string, title: string) => {
    const shown = (games ?? []).filter((g) => (stage === 'waiting') === (g.stage === 'waiting'));
    return (
      <section class="box">
        <h2>
          {title} <small>{shown.length}</small>
        </h2>
        {shown.length === 0 ? <p class="mute">{games === null ? t('loading') : t('lobby.none')}</p> : null}
        {shown.map((g) => (
          <div class="row" key={g.game}>
            <span class="tx">
              <b>{g.names.filter(Boolean).map(playerName).join(' – ')}</b>
              <span>
                {terms(g.edition, g.best_of, g.clock)}
              </span>
            </span>
            {g.stage === 'waiting' && !tokenOf(g.game) ? (
              <button type="button" class="btn sm p" onClick={() => void join(g.game, g.edition)}>
                {t('lobby.join')}
              </button>
            ) : (
              <a class="btn sm" href={`/game/${g.game}`}>
                {tokenOf(g.game) ? t('continue') : t('watch')}
              </a>
            )}
          </div>
        ))}
      </section>
    );
  };
  return (
    <div class="page">
      <Nav at="lobby" />
      <main id="main" class="plain">
        <h1>{t('nav.lobby')}</h1>
        {trouble.value ? <p role="alert">{trouble.value}</p> : null}
        <section class="box form" aria-label={t('lobby.you')}>
          <h2>{t('lobby.you')}</h2>
          <div class="pair">
            <NameField />
            <DeckField />
          </div>
          <div class="copy">
            <button type="button" class="btn p" onClick={() => void begin({ against: 'open' })}>
              {t('lobby.open')}
            </button>
          </div>
        </section>
        {list('waiting', t('lobby.waiting'))}
        {list('playing', t('lobby.playing'))}
      </main>
    </div>
  );
}
