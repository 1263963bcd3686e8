import { useState } from 'preact/hooks';
import { api, Refused } from '../state/api';
import { go } from '../state/route';
import { drop, LOCAL, tokenOf } from '../state/seats';
import { state } from '../state/session';
import { terms } from '../model/terms';
import { t } from '../strings';
import { qr, qrPath } from '../ui/qr';
import { Nav } from './Nav';

/** A game that waits for somebody: the link to send. */
export function Waiting() {
  const [copied, setCopied] = useState(false);
  const s = state.value;
  const [wrong, setWrong] = useState('');
  const link = s?.invite ? location.origin + s.invite : '';
  // A phone cannot open what only this machine can.
  const rows = link && !LOCAL.test(location.hostname) ? qr(link) : null;
  const me = s?.you == null ? undefined : s.players[s.you];
  const withdraw = async (): Promise<void> => {
    const game = s?.game ?? '';
    try {
      await api.withdraw(game, tokenOf(game));
      drop(game);
      go('/');
    } catch (e) {
      setWrong(e instanceof Refused ? e.message : t('server.none'));
    }
  };
  return (
    <div class="page">
      <Nav at="" />
      <main id="main" class="plain">
        <section class="box form">
          <h1>{t('wait.friend')}</h1>
          {link ? (
            <>
              <p>{t('invite.text')}</p>
              <div class="copy">
                <input class="inp" readOnly value={link} aria-label={t('invite.link')} onFocus={(e) => e.currentTarget.select()} />
                <button
                  type="button"
                  class="btn p"
                  onClick={() => {
                    void navigator.clipboard?.writeText(link).then(() => setCopied(true));
                  }}
                >
                  {copied ? t('copied') : t('copy')}
                </button>
              </div>
            </>
          ) : (
            <p>{t('wait.open')}</p>
          )}
          {link && LOCAL.test(location.hostname) ? <p class="mute">{t('invite.local')}</p> : null}
          {rows ? (
            <svg class="qr" viewBox={`-4 -4 ${rows.length + 8} ${rows.length + 8}`} role="img" aria-label={t('wait.qr')}>
              <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
              <path d={qrPath(rows)} fill="#000" />
            </svg>
          ) : null}
          {me?.deck ? <p>{t('wait.deck', { deck: me.deck, name: me.name })}</p> : null}
          {s ? <p>{terms('', s.match.best_of, me?.clock.left ? { total: me.clock.left } : null)}</p> : null}
          <p class="mute">{t('wait.keep')}</p>
          {wrong ? <p role="alert">{wrong}</p> : null}
          <div class="copy">
            <button type="button" class="btn" onClick={() => void withdraw()}>
              {t('wait.withdraw')}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}
