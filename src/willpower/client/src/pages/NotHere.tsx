import { t } from '../strings';
import { Nav } from './Nav';

/** An address that leads nowhere; with what is not there and where others of its kind are, where that is known. */
export function NotHere({ title, others }: { title?: string; others?: { at: string; text: string } }) {
  return (
    <div class="page">
      <Nav at="" />
      <main id="main" class="plain">
        <section class="box form">
          <h1>{title ?? t('nothere')}</h1>
          <p>{t('nothere.text')}</p>
          <div class="copy">
            {others ? (
              <a class="btn p" href={others.at}>
                {others.text}
              </a>
            ) : null}
            <a class={`btn ${others ? '' : 'p'}`} href="/">
              {t('home')}
            </a>
          </div>
        </section>
      </main>
    </div>
  );
}
