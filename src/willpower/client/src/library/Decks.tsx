import { useEffect, useState } from 'preact/hooks';
import { Pip } from '../art/Icon';
import { DeckArt } from '../pages/DeckArt';
import { begin, decks, trouble, useLists } from '../pages/start';
import { runs } from './runs';
import { Nav } from '../pages/Nav';
import type { DeckInfo, KeptDeck } from '../protocol';
import { choose } from '../state/prefs';
import { go } from '../state/route';
import { many, t } from '../strings';
import { Close, Dialog } from '../ui/Dialog';
import { download } from '../ui/download';
import { library, sayWrong } from './ask';
import { copyText, ImportDialog, when } from './DeckDialogs';
import { asDeck, choiceOf, kept, loadKept, ownKey, someKey, takeKey } from './owning';

function DeckCard({ info, href, note, onPlay, onDrop }: { info: DeckInfo; href: string; note: string; onPlay: () => void; onDrop?: () => void }) {
  return (
    <li class="dcard">
      <DeckArt deck={info} />
      <div class="tx">
        <h3>
          <a href={href}>{info.title}</a>
        </h3>
        <p class="mute">
          {info.attributes.map((a) => (
            <Pip key={a} of={a} />
          ))}{' '}
          {info.ruler || t('deck.noruler')} · {many('deck.total', 'deck.total1', info.cards)}
        </p>
        <p class={info.editions.includes('8.01') ? 'mute' : 'dn'}>{note}</p>
      </div>
      <div class="acts2">
        <button type="button" class="btn sm p" aria-disabled={!info.editions.length || undefined} aria-label={t('deck.play.of', { name: info.title })} onClick={() => info.editions.length && onPlay()}>
          {t('deck.play')}
        </button>
        <a class="btn sm" href={href} aria-label={t('deck.open.of', { name: info.title })}>
          {t('deck.open')}
        </a>
        {onDrop ? (
          <button type="button" class="btn sm g" aria-label={t('deck.drop.of', { name: info.title })} onClick={onDrop}>
            {t('deck.drop')}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function allowed(editions: readonly string[]): string {
  if (!editions.length) return t('deck.nowhere');
  return editions.length > 3 ? t('deck.editions', { first: editions[0] ?? '', n: editions.length - 1 }) : t('deck.editions.few', { list: editions.join(t('list.comma')) });
}

/** The key to one's decks: to take it along, to take another, to carry decks as a file. */
function KeyDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState(false);
  const [other, setOther] = useState('');
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const key = ownKey();
  const attempt = (work: () => Promise<string>): void => {
    setWrong('');
    work()
      .then(setSaid)
      .catch((e: unknown) => setWrong(sayWrong(e)));
  };
  return (
    <Dialog label={t('deck.key')} onClose={onClose}>
      <header>
        <div>
          <h1>{t('deck.key')}</h1>
        </div>
        <Close onClose={onClose} />
      </header>
      <div class="dbody form">
        <p>{t('deck.key.text')}</p>
        <div class="copy">
          <input class="inp mono" readOnly aria-label={t('deck.key')} type={shown ? 'text' : 'password'} autoComplete="off" value={key} />
          <button type="button" class="btn" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? t('deck.key.hide') : t('deck.key.show')}
          </button>
          <button type="button" class="btn" onClick={() => attempt(async () => ((await copyText(key)) ? t('deck.copied') : t('deck.copy.hand')))}>
            {t('copy')}
          </button>
        </div>
        <label>
          {t('deck.key.other')}
          <input class="inp mono" value={other} maxLength={40} autoComplete="off" onInput={(e) => setOther(e.currentTarget.value.trim())} />
        </label>
        <div class="copy">
          <button
            type="button"
            class="btn"
            onClick={() =>
              /^[A-Za-z0-9_-]{22}$/.test(other)
                ? attempt(async () => {
                    takeKey(other);
                    await loadKept();
                    return t('deck.key.taken', { n: kept.value.filter((k) => !k.house).length });
                  })
                : setWrong(t('deck.key.bad'))
            }
          >
            {t('deck.key.use')}
          </button>
        </div>
        <h3>{t('deck.carry')}</h3>
        <div class="copy">
          <button
            type="button"
            class="btn"
            onClick={() =>
              attempt(async () => {
                const file = await library.exported(await someKey());
                download('willpower-decks.json', file.text, 'application/json');
                return t('deck.carry.out', { n: file.decks });
              })
            }
          >
            {t('deck.carry.all')}
          </button>
          <label class="btn filebtn">
            {t('deck.carry.in')}
            <input
              type="file"
              accept=".json"
              class="sr"
              onChange={(e) => {
                const file = e.currentTarget.files?.[0];
                if (file)
                  attempt(async () => {
                    kept.value = await library.bring(await someKey(), await file.text());
                    return t('deck.carry.done', { n: kept.value.filter((k) => !k.house).length });
                  });
              }}
            />
          </label>
        </div>
        <p role="status">{said}</p>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** All decks: one's own, those of the house, the bundled ones. */
export function DecksPage() {
  useLists();
  const [dialog, setDialog] = useState<'' | 'key' | 'import'>('');
  const [dropping, setDropping] = useState<KeptDeck | null>(null);
  const [wrong, setWrong] = useState('');
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    loadKept()
      .then(() => setLoaded(true))
      .catch((e: unknown) => setWrong(sayWrong(e)));
  }, []);
  const play = (info: DeckInfo): void => {
    choose({ deck: info.name });
    choiceOf(info.name)
      .then((choice) => begin({ deck: choice, ...(info.editions.includes('8.01') ? {} : { edition: info.editions[0] }) }))
      .then(() => setWrong(trouble.value))
      .catch((e: unknown) => setWrong(sayWrong(e)));
  };
  const own = kept.value.filter((k) => !k.house);
  const house = kept.value.filter((k) => k.house);
  const line = (k: KeptDeck) => (
    <DeckCard
      key={k.id}
      info={asDeck(k)}
      href={`/decks/build?id=${k.id}`}
      note={`${allowed(k.editions)} · ${t('deck.version', { n: k.version })} · ${when(k.changed)}`}
      onPlay={() => play(asDeck(k))}
      onDrop={k.house ? undefined : () => setDropping(k)}
    />
  );
  return (
    <div class="page">
      <Nav at="decks" />
      <main id="main" class="plain decks1">
        <header class="dhead">
          <h1>{t('nav.decks')}</h1>
          <a class="btn p" href="/decks/build?new">
            {t('deck.new')}
          </a>
          <button type="button" class="btn" onClick={() => setDialog('import')}>
            {t('deck.import')}
          </button>
          <button type="button" class="btn" onClick={() => setDialog('key')}>
            {t('deck.key')}
          </button>
        </header>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        <section aria-label={t('deck.own')}>
          <h2>{t('deck.own')}</h2>
          {own.length ? <ul class="dcards">{own.map(line)}</ul> : <p class="mute">{loaded ? t('deck.own.none') : t('loading')}</p>}
        </section>
        {house.length ? (
          <section aria-label={t('deck.house')}>
            <h2>{t('deck.house')}</h2>
            <ul class="dcards">{house.map(line)}</ul>
          </section>
        ) : null}
        {runs().length ? (
          <section aria-label={t('sim.runs')}>
            <h2>{t('sim.runs')}</h2>
            <ul class="runs">
              {runs().map((r) => (
                <li key={r.id}>
                  <a href={`/simulation/${r.id}`}>{t('sim.title', { name: r.title })}</a> <span class="mute">{when(r.at)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section aria-label={t('deck.bundled')}>
          <h2>{t('deck.bundled')}</h2>
          <ul class="dcards">
            {decks.value.map((i) => (
              <DeckCard key={i.name} info={i} href={`/decks/build?bundled=${i.name}`} note={allowed([...i.editions].reverse())} onPlay={() => play(i)} />
            ))}
          </ul>
        </section>
      </main>
      {dialog === 'key' ? <KeyDialog onClose={() => setDialog('')} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={() => setDialog('')} onDone={() => go('/decks/build')} /> : null}
      {dropping ? (
        <Dialog label={t('deck.drop.ask', { name: dropping.title })} cls="narrow" onClose={() => setDropping(null)}>
          <header>
            <div>
              <h1>{t('deck.drop.ask', { name: dropping.title })}</h1>
              <p class="mute">{t('deck.drop.text')}</p>
            </div>
          </header>
          <footer>
            <button
              type="button"
              class="btn p"
              onClick={() => {
                const id = dropping.id;
                setDropping(null);
                someKey()
                  .then((key) => library.drop(key, id))
                  .then((left) => (kept.value = left))
                  .catch((e: unknown) => setWrong(sayWrong(e)));
              }}
            >
              {t('deck.drop')}
            </button>
            <button type="button" class="btn" data-first onClick={() => setDropping(null)}>
              {t('deck.keep')}
            </button>
          </footer>
        </Dialog>
      ) : null}
    </div>
  );
}
