import { useEffect, useRef, useState } from 'preact/hooks';
import { harbour } from '../art/harbour';
import { Icon, Pip } from '../art/Icon';
import type { CreateGame, DeckInfo, GameInfo } from '../protocol';
import { api } from '../state/api';
import { choose } from '../state/prefs';
import { drop, tokenOf } from '../state/seats';
import { dated, t, type Key } from '../strings';
import { editionsOf, NEWEST } from '../model/editions';
import { isLevel, levelName, levelText, playerName } from '../model/levels';
import { decksOf, useMine } from './mine';
import { DeckArt } from './DeckArt';
import { DeckField } from './DeckField';
import { NameField } from './NameField';
import { clockTerms, terms } from '../model/terms';
import { Nav } from './Nav';
import { begin, decks, everyDeck, levels, playable, trouble, useLists, usualDeck, usualLevel } from './start';
import { learnt } from '../study/learnt';
import { STUDY_WAYS } from '../study/ways';
import { CARD_WAYS } from '../library/ways';

/** Puts away a game that nobody else waits for: one against the computer, or one that nobody has joined. */
function PutAway({ g, onGone }: { g: GameInfo; onGone: () => void }) {
  const [sure, setSure] = useState(false);
  const name = g.names[1 - (g.seat ?? 0)] ?? '';
  const alone = g.stage === 'waiting' || isLevel(name); // a computer is called by its level
  if (!alone) return null;
  const away = (): void => {
    if (!sure) return setSure(true);
    if (g.stage === 'waiting') void api.withdraw(g.game, tokenOf(g.game)).catch(() => undefined); // somebody may have joined: then they are not waited for
    drop(g.game);
    onGone();
  };
  return (
    <button type="button" class={`btn sm ${sure ? '' : 'g'}`} aria-label={sure ? undefined : t('continue.drop')} title={t('continue.drop')} onClick={away}>
      {sure ? t('continue.sure') : <Icon name="i-x" />}
    </button>
  );
}

function Continue() {
  const all = useMine();
  const [gone, setGone] = useState<readonly string[]>([]);
  const games = all?.filter((g) => !gone.includes(g.game)) ?? null;
  const open = (games ?? []).filter((g) => g.stage !== 'over' && !g.result).sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
  const done = (games ?? []).filter((g) => g.result).sort((a, b) => b.changed - a.changed);
  const other = (g: GameInfo): string => playerName(g.names[1 - (g.seat ?? 0)] ?? '') || t('nobody');
  const deckOf = (g: GameInfo): DeckInfo | undefined => decks.value.find((d) => d.title === g.decks[g.seat ?? 0] || d.name === g.decks[g.seat ?? 0]);
  if (games !== null && !games.length && !learnt.value.length)
    return (
      <section class="box">
        <h2>{t('home.new')}</h2>
        <p>{t('home.new.text')}</p>
        <a class="btn" href="/learn">
          {t('home.new.go')}
        </a>
      </section>
    );
  return (
    <>
      <section class="box">
        <h2>
          {t('continue')} <small>{t('continue.note')}</small>
        </h2>
        {open.length === 0 ? <p class="mute">{games === null ? t('loading') : t('continue.none')}</p> : null}
        {open.slice(0, 4).map((g, i) => (
          <div class="row" key={g.game}>
            <span class="th">
              <DeckArt deck={deckOf(g)} />
            </span>
            <span class="tx">
              <b>{g.stage === 'waiting' ? t('wait.friend') : t('against', { name: other(g) })}</b>
              <span>
                {g.stage === 'waiting' ? '' : `${g.your_turn ? t('yours.decide') : t('theirs.decide')} · `}
                {g.decks[g.seat ?? 0]} · {dated(g.changed)}
              </span>
            </span>
            <PutAway g={g} onGone={() => setGone([...gone, g.game])} />
            <a class={`btn sm ${i === 0 ? 'p' : ''}`} href={`/game/${g.game}`}>
              {t('continue')}
            </a>
          </div>
        ))}
      </section>
      <section class="box">
        <h2>
          {t('nav.replays')} <a href="/replays"><small>{t('replays.all')}</small></a>
        </h2>
        {done.length === 0 ? <p class="mute">{t('replays.none')}</p> : null}
        {done.slice(0, 3).map((g) => (
          <div class="row" key={g.game}>
            <span class="th">
              <DeckArt deck={deckOf(g)} />
            </span>
            <span class="tx">
              <b>{g.result?.winner == null ? t('drew.against', { name: other(g) }) : g.result.winner === g.seat ? t('won.against', { name: other(g) }) : t('lost.against', { name: other(g) })}</b>
              <span>{decksOf(g)}</span>
            </span>
            <a class="btn sm" href={`/replay/${g.game}`}>
              {t('watch')}
            </a>
          </div>
        ))}
      </section>
    </>
  );
}

const ABOUT: ReadonlySet<string> = new Set([
  'long-road',
  'lantern-tide',
  'bell-abbey',
  'kiln',
  'drowned-library',
  'antlerwood',
  'hollow-fen',
  'salt-market',
  'ashen-queen',
  'winter-king',
]);

/** What a bundled deck is about, in a few words; "" for any other. */
function deckWords(name: string): string {
  return ABOUT.has(name) ? t(`deck.${name}` as Key) : '';
}

function Choices({ onClose }: { onClose: () => void }) {
  const [against, setAgainst] = useState('');
  const [edition, setEdition] = useState(NEWEST);
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const [minutes, setMinutes] = useState(0);
  const [watch, setWatch] = useState(0);
  const clock = minutes ? { total: minutes * 60, increment: 10 } : null;
  const rules = edition === NEWEST ? {} : { edition };
  const watched = watch < 0 ? { spectators: false } : { spectators: true, spectator_delay: watch };
  return (
    <section class="box form" aria-label={t('choices')}>
      <h2>{t('choices')}</h2>
      <NameField />
      <label>
        {t('choices.rules')}
        <select
          class="inp"
          value={edition}
          onChange={(e) => {
            setEdition(e.currentTarget.value);
            setAgainst('');
          }}
        >
          {editionsOf(everyDeck()).map((e) => (
            <option key={e} value={e}>
              {e}
            </option>
          ))}
        </select>
      </label>
      <DeckField edition={edition} />
      <label>
        {t('deck.theirs')}
        <select class="inp" value={against} onChange={(e) => setAgainst(e.currentTarget.value)}>
          <option value="">{t('bylot')}</option>
          {playable(edition).map((d) => (
            <option key={d.name} value={d.name}>
              {d.title}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="grp">
        <legend>{t('level')}</legend>
        {levels.value.filter((l) => l.name !== 'greedy' || usualLevel()?.name === l.name).map((l) => (
          <button key={l.name} type="button" class="chip" aria-pressed={usualLevel()?.name === l.name} onClick={() => choose({ level: l.name })}>
            {levelName(l.name)}
          </button>
        ))}
        <p class="mute">{levelText(usualLevel()?.name ?? '')}</p>
      </fieldset>
      <fieldset class="grp">
        <legend>{t('match')}</legend>
        {([1, 3] as const).map((n) => (
          <button key={n} type="button" class="chip" aria-pressed={bestOf === n} onClick={() => setBestOf(n)}>
            {n === 1 ? t('onegame') : t('bestof', { n })}
          </button>
        ))}
      </fieldset>
      <fieldset class="grp">
        <legend>{t('clock')}</legend>
        {[0, 10, 25].map((n) => (
          <button key={n} type="button" class="chip" aria-pressed={minutes === n} onClick={() => setMinutes(n)}>
            {n ? t('minutes', { n }) : t('noclock')}
          </button>
        ))}
        {clock ? <p class="mute">{clockTerms(clock)}</p> : null}
      </fieldset>
      <fieldset class="grp">
        <legend>{t('spectators')}</legend>
        {[0, 30, 120, -1].map((n) => (
          <button key={n} type="button" class="chip" aria-pressed={watch === n} onClick={() => setWatch(n)}>
            {n < 0 ? t('spectators.none') : n ? t('spectators.delay', { n }) : t('spectators.now')}
          </button>
        ))}
      </fieldset>
      <div class="copy">
        <button
          type="button"
          class="btn p"
          onClick={() => void begin({ best_of: bestOf, clock, ...rules, ...watched, ...(against ? { opponent_deck: { name: against } } : {}) })}
        >
          {t('play.computer')}
        </button>
        <button type="button" class="btn" onClick={() => void begin({ against: 'friend', best_of: bestOf, clock, ...rules, ...watched })}>
          {t('invite')}
        </button>
        <button type="button" class="btn" onClick={() => void begin({ against: 'open', best_of: bestOf, clock, ...rules, ...watched })}>
          {t('lobby.open')}
        </button>
      </div>
      <button type="button" class="btn g" onClick={onClose}>
        {t('close')}
      </button>
    </section>
  );
}

/** The first page: one click to a game. */
export function Home() {
  useLists();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [inviting, setInviting] = useState(false);
  const box = useRef<HTMLElement>(null);
  const invite = (): void => {
    setOpen(false);
    setInviting(true);
  };
  useEffect(() => {
    if (!inviting) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector('input')?.focus();
  }, [inviting]);
  const deck = usualDeck();
  const level = usualLevel();
  const start = (more: Partial<CreateGame>): void => {
    if (busy) return;
    setBusy(true);
    void begin(more).finally(() => setBusy(false));
  };
  return (
    <div class="page">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="play" />
      <main id="main" class="home">
        <section class="hero">
          <svg viewBox="0 0 880 372" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" dangerouslySetInnerHTML={{ __html: harbour() }} />
          <div class="in">
            <h1>{t('hero.title')}</h1>
            <p>{t('hero.text')}</p>
            <div class="go">
              <button type="button" class="btn p" aria-disabled={busy || !deck || undefined} onClick={() => start({})}>
                <Icon name="i-play" />
                {busy ? t('hero.starting') : t('hero.play')}
              </button>
              <button type="button" class="btn g" aria-expanded={inviting} onClick={invite}>
                <Icon name="i-link" />
                {t('invite')}
              </button>
            </div>
            <small>
              {deck ? t('hero.deck', { deck: deck.title, level: level ? t('computer.level', { level: levelName(level.name) }) : t('computer') }) : t('loading')} ·{' '}
              <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
                {t('change')}
              </button>
            </small>
            {trouble.value ? <p role="alert">{trouble.value}</p> : null}
          </div>
        </section>
        <div class="side">
          {open ? <Choices onClose={() => setOpen(false)} /> : null}
          <Continue />
          {open ? null : (
            <section ref={box} class={`box form ${inviting ? '' : 'no-p'}`} aria-label={t('invite')}>
              <h2>{t('invite')}</h2>
              <p>{t('invite.box')}</p>
              <NameField />
              <DeckField />
              <p class="mute">
                {terms(NEWEST, 1, null)} ·{' '}
                <button type="button" class="linkish" onClick={() => setOpen(true)}>
                  {t('invite.terms')}
                </button>
              </p>
              <div class="copy">
                <button type="button" class={`btn ${inviting ? 'p' : ''}`} onClick={() => start({ against: 'friend' })}>
                  {t('invite.make')}
                </button>
              </div>
            </section>
          )}
        </div>
        <ul class="ways">
          {(
            [
              ...STUDY_WAYS,
              ...CARD_WAYS,
              ['/lobby', 'i-eye', 'nav.lobby', 'way.watch.text'],
              ['/replays', 'i-play', 'nav.replays', 'way.replays.text'],
              ['/stats', 'i-chart', 'nav.stats', 'way.stats.text'],
            ] as const
          ).map(([href, icon, title, text]) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} />
                <span>
                  <b>{t(title)}</b>
                  <small>{t(text)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <h2 class="sh">{t('playwith')}</h2>
        <ul class="shelf">
          {playable().map((d) => (
            <li key={d.name}>
              <button
                type="button"
                onClick={() => {
                  choose({ deck: d.name });
                  start({ deck: { name: d.name } });
                }}
              >
                <DeckArt deck={d} />
                <b>{d.title}</b>
                <span class="d">
                  {d.attributes.map((a) => (
                    <Pip key={a} of={a} />
                  ))}{' '}
                  {deckWords(d.name) || d.ruler}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
