import { useState } from 'preact/hooks';
import { LOCAL } from '../state/seats';
import { state } from '../state/session';
import { t } from '../strings';
import { Nav } from './Nav';

/** A game that waits for somebody: the link to send. */
export function Waiting() {
  const [copied, setCopied] = useState(false);
  const s = state.value;
  const link = s?.invite ? location.origin + s.invite : '';
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
          <p class="mute">{t('wait.keep')}</p>
        </section>
      </main>
    </div>
  );
}
