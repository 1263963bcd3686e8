import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { secondBand } from '../cards/facts';
import { begin, trouble } from '../pages/start';
import { Nav } from '../pages/Nav';
import type { CardEntry, Sifts } from '../protocol';
import { api } from '../state/api';
import { choose } from '../state/prefs';
import { asked, go, rename, route } from '../state/route';
import { t } from '../strings';
import { Dialog } from '../ui/Dialog';
import { tell } from '../ui/live';
import { useTitle } from '../ui/title';
import { library, sayWrong, useAnswer } from './ask';
import { canUndo, deck, desk, edit, isKept, layDown, put1, undo } from './building';
import { CardDialog, ExportDialog, ImportDialog, SimulateDialog, VersionsDialog } from './DeckDialogs';
import { carried, Charts, DeckList, DRAGGED, Legality, withModifier } from './DeckPanel';
import { changed, copiesOf, count, emptyDeck, fromWhole, isEmpty, lacksStones, ofLink, stonesMissing, toDraft, withoutPlainStones } from './draft';
import { libraryClass, LibraryFace } from './LibraryCard';
import { askedOf, lookingOf, ticked, toggled, type Looking } from './looking';
import { KEPT, loadKept, someKey } from './owning';
import { noteRun } from './runs';
import { AttributeChips, CostChips, Words } from './Sifting';
import { TestHand } from './TestHand';
import { Pager } from './Cards';

const AT_ONCE = 40;
const PER_LINE = 19; // signs in a line of the shelf's cards, which are narrower than those of all cards
type Tab = 'cards' | 'deck' | 'hand';

/** Moves to the card beside, above or below on the shelf. */
function toNeighbour(from: HTMLElement, key: string): void {
  const all = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('.card.lib') ?? [])];
  const top = all[0]?.offsetTop;
  const row = Math.max(1, all.filter((c) => c.offsetTop === top).length);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[key] ?? 0;
  all[all.indexOf(from) + by]?.focus();
}

/** A card that a click puts into the deck; the right button or Z looks at it. */
function BuildCard({ card, onZoom }: { card: CardEntry; onZoom: (c: CardEntry) => void }) {
  const n = copiesOf(deck.value, card.key);
  const press = useRef(0);
  const held = useRef(false);
  const change = (by: number): void => {
    put1(card, by);
    tell(t('deck.now', { name: card.name, n: copiesOf(deck.value, card.key) }));
  };
  return (
    <button
      type="button"
      class={libraryClass(card, n ? 'in' : '', PER_LINE)}
      style={{ '--atb2': secondBand(card) }}
      draggable
      onDragStart={(e) => {
        carried.card = card;
        carried.from = null;
        e.dataTransfer?.setData(DRAGGED, card.key);
      }}
      onClick={(e) => {
        if (held.current) held.current = false;
        else change(e.shiftKey ? -1 : 1);
      }}
      onContextMenu={(e) => {
        e.preventDefault();
        onZoom(card);
      }}
      onKeyDown={(e) => {
        if (withModifier(e)) return;
        if (e.key === '+' || e.key === '=') change(1);
        else if (e.key === '-' || e.key === 'Delete' || e.key === 'Backspace') change(-1);
        else if (e.key === 's') {
          put1(card, 1, 'sideboard');
          tell(t('deck.tosideboard', { name: card.name }));
        } else if (e.key === 'z' || e.key === 'i') onZoom(card);
        else if (e.key.startsWith('Arrow')) toNeighbour(e.currentTarget, e.key);
        else return;
        e.preventDefault();
      }}
      onPointerDown={(e) => {
        held.current = false;
        if (e.pointerType !== 'touch') return;
        press.current = window.setTimeout(() => {
          held.current = true;
          onZoom(card);
        }, 350);
      }}
      onPointerUp={() => window.clearTimeout(press.current)}
      onPointerCancel={() => window.clearTimeout(press.current)}
      onPointerLeave={() => window.clearTimeout(press.current)}
    >
      <LibraryFace
        card={card}
        badge={
          n ? (
            <span class="bdg many">
              ×{n}
              <span class="sr"> {t('deck.indeck')}</span>
            </span>
          ) : null
        }
      />
    </button>
  );
}

/** From the search field straight to the first card that was found. */
function toFirst(e: KeyboardEvent): void {
  if (e.key !== 'Enter' && e.key !== 'ArrowDown') return;
  const first = (e.currentTarget as HTMLElement).closest('section')?.querySelector<HTMLElement>('.cgrid button');
  if (!first) return;
  e.preventDefault();
  first.focus();
}

/** What was looked for last: who comes back from the bench or a game goes on there. */
let last: Looking | null = null;

/** The cards to choose from. */
function Shelf({ onZoom }: { onZoom: (c: CardEntry) => void }) {
  const [looking, keepLooking] = useState<Looking>(() => {
    const named = lookingOf(asked());
    return last === null || named.search || ticked(named) ? named : last;
  });
  const [early] = useState(() => isEmpty(deck.value)); // who begins a deck is told how; the cards do not move meanwhile
  const top = useRef<HTMLElement>(null);
  const setLooking = (l: Looking): void => {
    last = l;
    keepLooking(l);
  };
  const toPage = (page: number): void => {
    setLooking({ ...looking, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const [sifts, setSifts] = useState<Sifts | null>(null);
  const [more, setMore] = useState(false);
  const query = askedOf(looking, AT_ONCE);
  const { found, wrong, busy } = useAnswer(() => library.cards(query), [query], looking.search ? 80 : 0);
  useEffect(() => {
    if (found?.sifts) setSifts(found.sifts);
  }, [found]);
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / AT_ONCE));
  const own = sifts?.origin.some((c) => c.word === 'own' && c.count > 0) ?? false;
  return (
    <section
      ref={top}
      class="shelf1"
      aria-label={t('nav.cards')}
      aria-busy={busy}
      onDragOver={(e) => carried.from && e.preventDefault()}
      onDrop={(e) => {
        if (!carried.card || !carried.from) return;
        e.preventDefault();
        put1(carried.card, -1, carried.from);
        carried.card = carried.from = null;
      }}
    >
      <header>
        <h2>{t('nav.cards')}</h2>
        <label class="inp srch">
          <Icon name="i-search" />
          <span class="sr">{t('lib.search')}</span>
          <input type="search" value={looking.search} maxLength={200} placeholder={t('deck.search.hint')} onInput={(e) => setLooking({ ...looking, page: 1, search: e.currentTarget.value })} onKeyDown={toFirst} />
        </label>
        <a class="btn" href="/cards/import">
          {t('lib.import')}
        </a>
      </header>
      <div class="quick">
        <AttributeChips looking={looking} onChange={setLooking} words={false} />
        {(['ruler', 'resonator', 'chant', 'addition', 'magic stone'] as const).map((w) => (
          <button
            key={w}
            type="button"
            class="chip"
            aria-pressed={looking.ticks.type.includes(w)}
            onClick={() => setLooking({ ...looking, page: 1, ticks: { ...looking.ticks, type: looking.ticks.type.includes(w) ? [] : [w] } })}
          >
            {t(`deck.t.${w}` as 'deck.t.ruler')}
          </button>
        ))}
        {own || looking.ticks.from.length ? (
          <button type="button" class="chip" aria-pressed={looking.ticks.from.includes('own')} onClick={() => setLooking(toggled(looking, 'from', 'own'))}>
            {t('lib.from.own')}
          </button>
        ) : null}
        <button type="button" class="chip" aria-expanded={more} onClick={() => setMore(!more)}>
          {t('lib.sift')}
        </button>
        <span class="mute" role="status">
          {found ? t('deck.found', { n: `${found.total}${found.printed > found.total ? ` ${t('lib.reprints', { n: found.printed - found.total })}` : ''}`, all: found.all }) : t('loading')}
        </span>
      </div>
      {more ? (
        <div class="quick deep">
          <CostChips looking={looking} onChange={setLooking} />
          <Words kind="race" label={t('lib.race')} counted={sifts?.races ?? []} looking={looking} onChange={setLooking} />
          <Words kind="keyword" label={t('lib.keyword')} counted={sifts?.keywords ?? []} looking={looking} onChange={setLooking} />
          <Words kind="set" label={t('lib.set')} counted={sifts?.sets ?? []} looking={looking} onChange={setLooking} plain />
          <Words kind="type" label={t('lib.type')} counted={sifts?.types ?? []} looking={looking} onChange={setLooking} />
          <Words kind="read" label={t('lib.read')} counted={sifts?.read ?? []} looking={looking} onChange={setLooking} />
        </div>
      ) : null}
      {wrong ? (
        <p class="bad" role="alert">
          {wrong}
        </p>
      ) : null}
      {found && !found.total && !wrong ? <p class="none">{t('lib.none')}</p> : null}
      {early ? <p class="mute hint1 first">{t('deck.hint')}</p> : null}
      <ul class="cgrid">
        {found?.cards.map((c) => (
          <li key={c.key}>
            <BuildCard card={c} onZoom={onZoom} />
          </li>
        ))}
      </ul>
      <Pager page={looking.page} pages={pages} onPage={toPage} />
      {early ? null : <p class="mute hint1">{t('deck.hint')}</p>}
    </section>
  );
}

/** Whether an address would lay another deck over one that is not kept. */
function wouldCover(query: URLSearchParams, address: string): boolean {
  if (!desk.value.dirty || isEmpty(desk.value.deck)) return false;
  const id = query.get('id');
  const linked = ofLink(address);
  return (linked !== null && linked !== 'damaged') || query.has('new') || query.has('bundled') || (!!id && id !== desk.value.id);
}

/** Lays the deck that an address names on the desk; says what is wrong. */
async function openNamed(query: URLSearchParams, address: string): Promise<string> {
  const [id, bundled, add] = [query.get('id'), query.get('bundled'), query.get('add')];
  const linked = ofLink(address);
  if (linked === 'damaged') return t('deck.link.damaged');
  try {
    if (linked !== null) {
      const whole = await library.readDraft(linked.text);
      layDown(fromWhole({ ...whole, title: whole.title || t('deck.untitled') }), '', 0, true);
      rename('/decks/build');
      return whole.problems.join(' ');
    }
    if (query.has('new')) {
      layDown(emptyDeck(''));
      rename('/decks/build');
    } else if (id) {
      const was = desk.value;
      if (was.id !== id || !was.dirty) {
        const o = await library.open(await someKey(), id);
        const same = was.id === id && was.version === o.deck.version; // it was just kept
        if (!same && desk.value === was) layDown(fromWhole(o.draft), o.deck.house ? '' : id, o.deck.version);
      }
    } else if (bundled) {
      const { text } = await api.deck(bundled);
      layDown(fromWhole(await library.readDraft(text)));
      rename('/decks/build');
    } else if (add) {
      const { entry } = await library.card(add);
      put1(entry, 1);
      rename('/decks/build');
    }
    return '';
  } catch (e) {
    return sayWrong(e);
  }
}

/** Stones that fit what the deck asks for, all at once. */
function Stones() {
  const bare = withoutPlainStones(deck.value);
  const anew = lacksStones(deck.value) && !stonesMissing(deck.value).size;
  const from = anew ? bare : deck.value;
  const missing = stonesMissing(from);
  const [wrong, setWrong] = useState('');
  if (!missing.size || count(deck.value.piles.main) < 10) return wrong ? <p role="alert">{wrong}</p> : null;
  const fill = async (): Promise<void> => {
    try {
      const found = await Promise.all([...missing].map(async ([a, n]) => [(await library.card(`${a.charAt(0).toUpperCase()}${a.slice(1)} Magic Stone`)).entry, n] as const));
      edit(found.reduce((all, [card, n]) => changed(all, card, n), from));
      setWrong('');
    } catch (e) {
      setWrong(sayWrong(e));
    }
  };
  return (
    <p class="fills">
      <button type="button" class="btn sm" onClick={() => void fill()}>
        {t(anew ? 'deck.stones.anew' : 'deck.stones.fill')} {[...missing].map(([a, n]) => `${n} ${t(`att.${a}` as 'att.light')}`).join(', ')}
      </button>
    </p>
  );
}

/** The builder: cards on one side, the deck on the other. */
export function BuilderPage() {
  useTitle(t('deck.builder'));
  const [tab, setTab] = useState<Tab>(window.innerWidth < 900 && !isEmpty(deck.value) ? 'deck' : 'cards');
  const [dialog, setDialog] = useState<'' | 'import' | 'export' | 'versions' | 'simulate'>('');
  const [zoom, setZoom] = useState<CardEntry | null>(null);
  const [edition, setEdition] = useState('8.01');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const [covered, setCovered] = useState(false); // another deck waits to be laid over this one
  const [turn, setTurn] = useState(0);
  const address = route.value;
  useEffect(() => {
    let current = true;
    if (wouldCover(asked(), address)) {
      setCovered(true);
      return;
    }
    setCovered(false);
    void openNamed(asked(), address).then((said) => current && said && setWrong(said));
    return () => {
      current = false;
    };
  }, [address, turn]);
  const d = deck.value;
  const draft = toDraft(d);
  const key = JSON.stringify(draft.lines);
  const { found: report } = useAnswer(() => library.check(draft), [key], 60);
  const now = report?.editions.find((e) => e.name === edition);
  const bad = new Set((now?.problems ?? []).flatMap((p) => p.cards));
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      const typing = (e.target as Element | null)?.closest?.('input, textarea, select');
      if ((e.ctrlKey || e.metaKey) && e.key === 'z' && !typing) {
        e.preventDefault();
        undo();
      } else if ((e.ctrlKey || e.metaKey) && e.key === 's') {
        e.preventDefault();
        void save();
      }
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  });
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong('');
    try {
      await work();
    } catch (e) {
      setWrong(sayWrong(e));
    } finally {
      setBusy(false);
    }
  };
  const clear = (): void => {
    layDown(emptyDeck(''));
    setTurn(turn + 1);
  };
  const saveFirst = (): Promise<void> =>
    attempt(async () => {
      await library.save(await someKey(), desk.value.id, { ...draft, title: d.title.trim() || t('deck.untitled') });
      void loadKept();
      clear();
    });
  const save = (): Promise<void> =>
    attempt(async () => {
      const o = await library.save(await someKey(), desk.value.id, { ...draft, title: d.title.trim() || t('deck.untitled') });
      if (!d.title.trim()) edit({ ...d, title: o.deck.title });
      isKept(o.deck.id, o.deck.version);
      tell(t('deck.saved', { n: o.deck.version }));
      rename(`/decks/build?id=${o.deck.id}`);
      void loadKept();
    });
  const play = (): Promise<void> =>
    attempt(async () => {
      const { text } = await library.writeDraft({ ...draft, title: d.title.trim() || t('deck.untitled') }, 'willpower');
      if (desk.value.id && !desk.value.dirty) choose({ deck: KEPT + desk.value.id });
      await begin({ deck: { text }, ...(edition === '8.01' ? {} : { edition }) });
      if (trouble.value) setWrong(trouble.value);
    });
  const simulate = (games: number): Promise<void> =>
    attempt(async () => {
      const s = await library.simulate({ draft: { ...draft, title: d.title.trim() || t('deck.untitled') }, games, ...(edition === '8.01' ? {} : { edition }) });
      noteRun(s.id, s.title);
      go(`/simulation/${s.id}`);
    });
  const ready = !!now?.legal;
  return (
    <div class="page">
      <Nav at="decks" />
      <main id="main" class={`build at-${tab}`}>
        <Shelf onZoom={setZoom} />
        <section
          class="desk"
          aria-label={t('deck.yours')}
          onDragOver={(e) => carried.card && e.preventDefault()}
          onDrop={(e) => {
            if (!carried.card || carried.from) return;
            e.preventDefault();
            put1(carried.card, 1);
            carried.card = carried.from = null;
          }}
        >
          <div class="deskhead">
            <h1 class="sr">{t('deck.builder')}</h1>
            <label class="ttl">
              <span class="sr">{t('deck.title')}</span>
              <input value={d.title} maxLength={80} placeholder={t('deck.untitled')} onInput={(e) => edit({ ...d, title: e.currentTarget.value })} />
            </label>
            <p class="mute">
              {!desk.value.id ? t('deck.unsaved') : t(desk.value.dirty ? 'deck.changed' : 'deck.iskept', { n: desk.value.version })}
            </p>
            <div class="acts2">
              <button type="button" class={`btn ${desk.value.id && !desk.value.dirty ? '' : 'p'}`} aria-disabled={busy || isEmpty(d) || undefined} onClick={() => !isEmpty(d) && void save()}>
                {t('deck.save')}
              </button>
              <button type="button" class="btn" aria-disabled={!ready || busy || undefined} title={ready ? '' : t('deck.notready')} onClick={() => (ready ? void play() : setWrong(t('deck.notready')))}>
                <Icon name="i-play" />
                {t('deck.play')}
              </button>
              <button type="button" class="btn" aria-disabled={!ready || busy || undefined} title={ready ? '' : t('deck.notready')} onClick={() => (ready ? setDialog('simulate') : setWrong(t('deck.notready')))}>
                {t('deck.simulate')}
              </button>
              <button type="button" class="btn" aria-disabled={!canUndo.value || undefined} onClick={undo}>
                <Icon name="i-undo" />
                {t('deck.undo')}
              </button>
              <button type="button" class="btn" onClick={() => setDialog('import')}>
                {t('deck.import')}
              </button>
              <button type="button" class="btn" aria-disabled={isEmpty(d) || undefined} onClick={() => !isEmpty(d) && setDialog('export')}>
                {t('deck.export')}
              </button>
              {desk.value.id ? (
                <button type="button" class="btn" onClick={() => setDialog('versions')}>
                  {t('deck.versions')}
                </button>
              ) : null}
              <a class="btn g" href="/decks">
                {t('deck.all')}
              </a>
            </div>
          </div>
          {wrong ? (
            <p class="bad" role="alert">
              {wrong}
            </p>
          ) : null}
          <div class="indeck">
            <Legality report={report} edition={edition} onEdition={setEdition} />
            <Stones />
            <Charts />
            <DeckList bad={bad} onZoom={setZoom} />
          </div>
          <TestHand onZoom={setZoom} />
        </section>
        <div class="tabbar" role="group" aria-label={t('deck.parts')}>
          {(
            [
              ['cards', t('nav.cards')],
              ['deck', t('deck.tab', { n: count(d.piles.main) })],
              ['hand', t('deck.hand')],
            ] as const
          ).map(([k, name]) => (
            <button key={k} type="button" aria-pressed={tab === k} onClick={() => setTab(k)}>
              {name}
            </button>
          ))}
        </div>
      </main>
      {covered ? (
        <Dialog label={t('deck.cover')} cls="narrow" onClose={() => rename('/decks/build')}>
          <header>
            <h1>{t('deck.cover')}</h1>
          </header>
          <div class="dbody">
            <p>{t('deck.cover.text', { name: d.title.trim() || t('deck.untitled'), n: count(d.piles.main) })}</p>
          </div>
          <footer>
            <button type="button" class="btn p" data-first onClick={() => void saveFirst()}>
              {t('deck.cover.keep')}
            </button>
            <button type="button" class="btn" onClick={clear}>
              {t('deck.cover.drop')}
            </button>
            <button type="button" class="btn" onClick={() => rename('/decks/build')}>
              {t('deck.cover.stay')}
            </button>
          </footer>
        </Dialog>
      ) : null}
      {dialog === 'import' ? <ImportDialog here onClose={() => setDialog('')} onDone={() => { setDialog(''); setTab('deck'); }} /> : null}
      {dialog === 'simulate' ? <SimulateDialog name={d.title.trim() || t('deck.untitled')} onStart={(n) => void simulate(n)} onClose={() => setDialog('')} /> : null}
      {dialog === 'export' ? <ExportDialog onClose={() => setDialog('')} /> : null}
      {dialog === 'versions' && desk.value.id ? <VersionsDialog id={desk.value.id} onClose={() => setDialog('')} /> : null}
      {zoom ? (
        <CardDialog
          card={zoom}
          onClose={() => setZoom(null)}
          onAdd={(by) => {
            put1(zoom, by);
            setZoom(null);
          }}
        />
      ) : null}
    </div>
  );
}
