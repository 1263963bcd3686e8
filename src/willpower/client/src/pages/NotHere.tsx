import { t } from '../strings';
import { Nav } from './Nav';

/** An address that leads nowhere; with what is not there, where that is known. */
export function NotHere({ title }: { title?: string }) {
  return (
    <div class="page">
      <Nav at="" />
      <main id="main" class="plain">
        <section class="box form">
          <h1>{title ?? t('nothere')}</h1>
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
