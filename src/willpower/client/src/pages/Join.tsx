import { useEffect, useState } from 'preact/hooks';
import { NOBODY } from '../model/levels';
import { Pip } from '../art/Icon';
import type { InviteInfo } from '../protocol';
import { api, Refused } from '../state/api';
import { choose, prefs } from '../state/prefs';
import { withLeave } from '../state/leave';
import { go } from '../state/route';
import { hold, tokenOf } from '../state/seats';
import { t } from '../strings';
import { terms } from '../model/terms';
import { DeckArt } from './DeckArt';
import { playable, useLists, usualDeck } from './start';
import { choiceOf } from '../library/owning';
import { NameField } from './NameField';
import { Nav } from './Nav';

/** An invitation: who asks, which deck, one button. */
export function Join({ game, invite }: { game: string; invite: string }) {
  useLists();
  const [info, setInfo] = useState<InviteInfo | null>(null);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    if (tokenOf(game)) {
      go(`/game/${game}`);
      return;
    }
    api
      .invite(game, invite)
      .then(setInfo)
      .catch((e: unknown) => setWrong(e instanceof Refused ? e.message : t('server.none')));
  }, [game, invite]);
  const join = async (): Promise<void> => {
    try {
      const made = await withLeave({ deck: await choiceOf(usualDeck(info?.edition)?.name ?? ''), name: prefs.value.name || NOBODY, invite }, (body) => api.join(game, body));
      hold({ game: made.game, token: made.token, seat: made.seat, deck: usualDeck(info?.edition)?.name ?? '', time: Date.now() });
      go(`/game/${made.game}`);
    } catch (e) {
      setWrong(e instanceof Refused ? [e.message, ...e.details].join(' ') : t('server.none'));
    }
  };
  const gone = info !== null && !info.free;
  return (
    <div class="page">
      <Nav at="" />
      <main id="main" class="plain">
        <section class="box form">
          <h1>{info ? t('join.title', { name: info.by }) : wrong ? t('join.wrong') : t('loading')}</h1>
          {wrong ? <p role="alert">{wrong}</p> : null}
          {info && !gone ? (
            <>
              <p class="mute">
                {terms(info.edition, info.best_of, info.clock)}
              </p>
              <NameField />
              <h2>{t('deck.yours')}</h2>
              <ul class="shelf">
                {playable(info.edition).map((d) => (
                  <li key={d.name}>
                    <button type="button" aria-pressed={usualDeck(info?.edition)?.name === d.name} onClick={() => choose({ deck: d.name })}>
                      <DeckArt deck={d} />
                      <b>{d.title}</b>
                      <span class="d">
                        {d.attributes.map((a) => (
                          <Pip key={a} of={a} />
                        ))}{' '}
                        {d.ruler}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <div class="copy stick">
                <button type="button" class="btn p" onClick={() => void join()}>
                  {t('join.do')}
                </button>
              </div>
            </>
          ) : null}
          {gone || wrong ? (
            <div class="copy">
              {info || gone ? (
                <a class="btn p" href={`/game/${game}`}>
                  {t('watch')}
                </a>
              ) : null}
              <a class={`btn ${info || gone ? '' : 'p'}`} href="/">
                {t('home')}
              </a>
            </div>
          ) : null}
          {gone ? <p>{t('join.taken')}</p> : null}
        </section>
      </main>
    </div>
  );
}
