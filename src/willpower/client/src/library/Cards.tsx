import { useEffect, useRef, useState } from 'preact/hooks';
import { Cost, Icon } from '../art/Icon';
import { CardText } from '../cards/text';
import { typeLine } from '../cards/facts';
import { Nav } from '../pages/Nav';
import type { CardEntry, Sifts } from '../protocol';
import { asked, rename } from '../state/route';
import { many, t, type Key } from '../strings';
import { library, useAnswer } from './ask';
import { CardLink, cardAddress } from './LibraryCard';
import { askedOf, lookingOf, PER_PAGE, queryOf, SORTS, ticked, VIEWS, type Looking } from './looking';
import { Sifting } from './Sifting';

const NOTHING = lookingOf(new URLSearchParams());

function Rows({ cards }: { cards: readonly CardEntry[] }) {
  return (
    <table class="clist">
      <thead>
        <tr>
          <th scope="col">{t('lib.name')}</th>
          <th scope="col">{t('lib.cost')}</th>
          <th scope="col">{t('lib.type')}</th>
          <th scope="col" class="n">
            {t('lib.values')}
          </th>
          <th scope="col" class="broad">
            {t('lib.number')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((c) => (
          <tr key={c.key}>
            <th scope="row">
              <a href={cardAddress(c.key)}>{c.name}</a>
            </th>
            <td>
              <Cost cost={c.cost} />
            </td>
            <td>{typeLine(c)}</td>
            <td class="n">{c.atk === null && c.def === null ? '' : `${c.atk ?? '–'} / ${c.def ?? '–'}`}</td>
            <td class="broad mute">{c.number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ cards }: { cards: readonly CardEntry[] }) {
  return (
    <ul class="ctexts">
      {cards.map((c) => (
        <li key={c.key}>
          <a href={cardAddress(c.key)}>{c.name}</a> <Cost cost={c.cost} /> <span class="mute">{typeLine(c)}</span>
          {c.text.map((x, i) => (
            <p key={i} class="tx">
              <CardText text={x} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The pages of a long list. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (n: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label={t('lib.pages')}>
      <button type="button" class="btn" aria-disabled={page <= 1 || undefined} onClick={() => page > 1 && onPage(page - 1)}>
        <Icon name="i-left" />
        {t('lib.before')}
      </button>
      <span>{t('lib.page', { n: page, of: pages })}</span>
      <button type="button" class="btn" aria-disabled={page >= pages || undefined} onClick={() => page < pages && onPage(page + 1)}>
        {t('lib.after')}
        <Icon name="i-right" />
      </button>
    </nav>
  );
}

/** The browser of all cards. */
export function CardsPage() {
  const looking = lookingOf(asked());
  const [sifts, setSifts] = useState<Sifts | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const query = askedOf(looking);
  const { found, wrong, busy } = useAnswer(() => library.cards(query), [query], looking.search ? 80 : 0);
  useEffect(() => {
    if (found?.sifts) setSifts(found.sifts);
  }, [found]);
  const change = (l: Looking): void => rename(`/cards${queryOf(l) ? `?${queryOf(l)}` : ''}`);
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PER_PAGE));
  const past = !!found && !busy && looking.page > pages; // an old address: fewer cards than there were
  useEffect(() => {
    if (past) change({ ...looking, page: pages });
  }, [past]);
  const n = ticked(looking);
  return (
    <div class="page">
      <Nav at="cards" />
      <main id="main" class="cards2">
        <aside class="sift" aria-label={t('lib.sift')}>
          <h1>{t('nav.cards')}</h1>
          <label class="inp srch">
            <Icon name="i-search" />
            <span class="sr">{t('lib.search')}</span>
            <input
              type="search"
              ref={search}
              value={looking.search}
              placeholder={t('lib.search.hint')}
              maxLength={200}
              onInput={(e) => change({ ...looking, page: 1, search: e.currentTarget.value })}
            />
          </label>
          <details class="more" open={window.innerWidth >= 900}>
            <summary>{n ? t('lib.sift.n', { n }) : t('lib.sift')}</summary>
            <Sifting looking={looking} sifts={sifts} onChange={change} />
          </details>
          {n || looking.search ? (
            <button
              type="button"
              class="btn g"
              onClick={() => {
                change({ ...NOTHING, view: looking.view });
                search.current?.focus();
              }}
            >
              {t('lib.clear')}
            </button>
          ) : null}
          <div class="ends">
            <a class="btn" href="/cards/import">
              {t('lib.import')}
            </a>
            <a class="btn" href="/cards/try">
              {t('lib.try')}
            </a>
          </div>
        </aside>
        <section class="found" aria-label={t('lib.found')} aria-busy={busy}>
          <header>
            <h2 role="status">
              {found ? many('lib.n', 'lib.one', found.total) : t('loading')}
              {found && found.printed > found.total ? <small> {t('lib.reprints', { n: found.printed - found.total })}</small> : null}
            </h2>
            <label class="sortby">
              <span class="sr">{t('lib.sort')}</span>
              <select class="inp" value={looking.sort} onChange={(e) => change({ ...looking, page: 1, sort: e.currentTarget.value })}>
                {SORTS.map((s) => (
                  <option key={s} value={s}>
                    {t(`lib.sort.${s || 'best'}` as Key)}
                  </option>
                ))}
              </select>
            </label>
            <div class="tabs" role="group" aria-label={t('lib.view')}>
              {VIEWS.map((v) => (
                <button key={v} type="button" class="chip" aria-pressed={looking.view === v} onClick={() => change({ ...looking, view: v })}>
                  {t(`lib.view.${v}` as Key)}
                </button>
              ))}
            </div>
          </header>
          {wrong ? (
            <p class="bad" role="alert">
              {wrong}
            </p>
          ) : null}
          {found && !found.total && !wrong ? (
            <p class="none">
              {t('lib.none')} {looking.ticks.from.includes('own') ? <a href="/cards/import">{t('lib.import')}</a> : null}
            </p>
          ) : null}
          {found && looking.view === 'pictures' ? (
            <ul class="cgrid">
              {found.cards.map((c) => (
                <li key={c.key}>
                  <CardLink card={c} />
                </li>
              ))}
            </ul>
          ) : null}
          {found && looking.view === 'list' ? <Rows cards={found.cards} /> : null}
          {found && looking.view === 'text' ? <Texts cards={found.cards} /> : null}
          <Pager
            page={Math.min(looking.page, pages)}
            pages={pages}
            onPage={(page) => {
              change({ ...looking, page });
              window.scrollTo(0, 0);
            }}
          />
        </section>
      </main>
    </div>
  );
}
