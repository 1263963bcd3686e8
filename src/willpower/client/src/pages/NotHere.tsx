import { t } from '../strings';
import { Nav } from './Nav';

/** An address that leads nowhere. */
export function NotHere() {
  return (
    <div class="page">
      <Nav at="" />
      <main id="main" class="plain">
        <section class="box form">
          <h1>{t('nothere')}</h1>
          <p>{t('nothere.text')}</p>
          <div class="copy">
            <a class="btn p" href="/">
              {t('home')}
            </a>
          </div>
        </section>
      </main>
    </div>
  );
}
