import { Icon } from '../art/Icon';
import { ZoomCard } from '../cards/Card';
import { Nav } from '../pages/Nav';
import type { WholeCard } from '../protocol';
import { t, told } from '../strings';
import { Clause } from '../ui/Clause';
import { useTitle } from '../ui/title';
import { library, useAnswer } from './ask';
import { cardAddress } from './LibraryCard';
import { titled } from './looking';
import { toBench } from '../study/handing';
import { EditionsOf, Reading, Verdict } from './Reading';
import { sketchesOf, tryFile } from './sandbox';

function Neighbours({ card }: { card: WholeCard }) {
  return (
    <nav class="near" aria-label={t('lib.neighbours')}>
      {card.before ? (
        <a class="btn sm" href={cardAddress(card.before.key)}>
          <Icon name="i-left" />
          <span>{card.before.name}</span>
        </a>
      ) : (
        <span />
      )}
      {card.after ? (
        <a class="btn sm" href={cardAddress(card.after.key)}>
          <span>{card.after.name}</span>
          <Icon name="i-right" />
        </a>
      ) : null}
    </nav>
  );
}

function Around({ card }: { card: WholeCard }) {
  return (
    <>
      {card.reading.keywords.length ? (
        <section aria-label={t('lib.keywords')}>
          <h2>{t('lib.keywords')}</h2>
          <ul class="kws">
            {card.reading.keywords.map((k) => (
              <li key={k.keyword}>
                <b>{titled(k.keyword)}</b> <span>{told(k.reminder, k.ja)}</span> <Clause number={k.clause} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t('lib.rulestests')}>
        <h2>{t('lib.rulestests')}</h2>
        <dl class="about">
          <div>
            <dt>{t('lib.judged')}</dt>
            <dd>
              {card.judge.length ? (
                <ul>
                  {card.judge.map((j) => (
                    <li key={j.file}>
                      <a href={`/bench?file=${encodeURIComponent(j.file)}`}>{j.title}</a>
                    </li>
                  ))}
                </ul>
              ) : (
                <span class="mute">{t('lib.judged.none')}</span>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('nav.decks')}</dt>
            <dd>
              {card.decks.length ? (
                <ul>
                  {card.decks.map((d) => (
                    <li key={d.name}>
                      <a href={`/decks/build?bundled=${encodeURIComponent(d.name)}`}>{d.title}</a> ×{d.copies}
                    </li>
                  ))}
                </ul>
              ) : (
                <span class="mute">{t('lib.nodeck')}</span>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('lib.editions')}</dt>
            <dd>
              <EditionsOf editions={card.editions} />
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}

/** The page of a card: as printed, how it is read, what shows it, who knows it. */
export function CardPage({ name }: { name: string }) {
  const { found, wrong } = useAnswer(() => library.card(name), [name]);
  const card = found && (found.entry.key === name || found.entry.name === name || !wrong) ? found : null;
  useTitle(card?.entry.name ?? '');
  return (
    <div class="page">
      <Nav at="cards" />
      <main id="main" class="card1">
        {wrong ? (
          <section class="box form">
            <h1>{t('lib.nocard')}</h1>
            <p role="alert">{wrong}</p>
            <a class="btn p" href={`/cards?search=${encodeURIComponent(name)}`}>
              {t('lib.lookfor', { name })}
            </a>
          </section>
        ) : !card ? (
          <p class="mute" role="status">
            {t('loading')}
          </p>
        ) : (
          <>
            <div class="printed">
              <p class="toall">
                <a href="/cards">
                  <Icon name="i-left" /> {t('lib.all')}
                </a>
              </p>
              <h1 class="sr">{card.entry.name}</h1>
              <div class={`zcards ${card.faces.length > 1 ? 'two' : ''} ${card.reading.understood ? '' : 'partz'}`}>
                {card.faces.map((f) => (
                  <ZoomCard
                    key={f.face}
                    card={{ ...f, general: f.face === 'front' ? card.entry.general : [], stone_types: card.entry.stone_types, number: card.entry.number }}
                  />
                ))}
              </div>
              <Neighbours card={card} />
              <Verdict reading={card.reading} />
              <div class="acts2">
                <a class="btn p" href={`/decks/build?add=${encodeURIComponent(card.entry.key)}`}>
                  {t('lib.todeck')}
                </a>
                <a class="btn" href={`/cards/try?from=${encodeURIComponent(card.entry.key)}`}>
                  {t('lib.rewrite')}
                </a>
                <button type="button" class="btn" onClick={() => toBench(tryFile(...sketchesOf(card), !card.entry.own))}>
                  {t('lib.bench')}
                </button>
              </div>
            </div>
            <div class="readings">
              <Reading reading={card.reading} note={card.entry.own ? t('lib.reading.own') : undefined} />
              <Around card={card} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
