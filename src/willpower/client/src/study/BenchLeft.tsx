import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { BarCard } from '../cards/Card';
import type { BenchState, CardLine, StartChange, StartCard } from '../protocol';
import { asked, rename } from '../state/route';
import { language, t } from '../strings';
import { typeWords } from '../strings/ja_words';
import { download } from '../ui/download';
import { cards, zoom } from '../state/ui';
import { EDITIONS } from './BenchCompare';
import { grab, placeFor } from './benchdrag';
import { keepLeft } from './benchkept';
import { alone, bench, NEW_FILE, next, openText } from './benchstate';
import { study } from './api';
import { withoutPiles } from './hiding';
import { useAsked } from './use';

const LISTED = 60; // so many the server lists at most
const SHOWN = 12;

/** The bundled judge files, by words. */
export function BenchFiles() {
  const [words, setWords] = useState('');
  const { found, wrong } = useAsked(() => study.files(words), [words], 120);
  const opened = asked().get('file');
  return (
    <>
      <input class="inp" type="search" aria-label={t('bench.find')} placeholder={t('bench.find')} value={words} onInput={(e) => setWords(e.currentTarget.value)} />
      {wrong ? <p role="alert">{wrong}</p> : found ? null : <p class="mute small">{t('loading')}</p>}
      {language.value === 'ja' ? <p class="mute small">{t('text.english')}</p> : null}
      <ul class="bfiles">
        {(found ?? []).map((f) => (
          <li key={f.file}>
            <a href={`/bench?file=${encodeURIComponent(f.file)}`} aria-current={f.file === opened ? 'page' : undefined}>
              <b>{f.title}</b>
              <small>
                {f.edition !== '8.01' ? `${f.edition} · ` : ''}
                {f.clauses.join(' ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {(found ?? []).length >= LISTED ? <p><small>{t('bench.fewer')}</small></p> : null}
    </>
  );
}

const ZONES = ['field', 'hand', 'stones', 'graveyard', 'ruler', 'deck', 'removed', 'standby', 'runes', 'extra_deck', 'items', 'stone_deck', 'lifebreak'] as const;
type ZoneName = (typeof ZONES)[number];
const STONES = ['Light', 'Fire', 'Water', 'Wind', 'Darkness'].map((a) => `${a} Magic Stone`);
const PHASES = ['main', 'draw', 'recovery', 'end'] as const;
const PILES = ['deck', 'stone_deck'] as const;
const COUNTER = '+100/+100';

/** Changes the start of the file. */
export function change(c: StartChange): void {
  const of = (b: BenchState | null): string | undefined => (c.what === 'add' ? '' : b?.start.find((x) => x.player === c.player && x.zone === c.zone && x.place === c.place)?.name);
  const meant = of(bench.value); // another card may have come to this place by then
  void next((now) => (of(now) === meant ? { text: now.text, at: 0, change: c } : null), true);
}

function cardOf(c: CardLine) {
  return { name: c.name, types: c.types, races: c.races, attributes: c.attributes, cost: c.cost, text: c.text, atk: c.atk, def: c.def, number: c.number, kind: 'card' };
}

/** What a card of the start is, by the board that it is on; nothing where it is not seen. */
function typesOf(name: string): readonly string[] {
  for (const c of cards.value.values()) if (c.name === name) return c.types ?? [];
  return name.endsWith('Magic Stone') ? ['Magic Stone'] : [];
}

/** Where a finger takes a row. */
function Grip() {
  return (
    <span class="grip" aria-hidden="true">
      <svg viewBox="0 0 8 16" width="8" height="16">
        {[3, 8, 13].map((y) => [2, 6].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="1.3" fill="currentColor" />))}
      </svg>
    </span>
  );
}

function InStart({ c }: { c: StartCard }) {
  const state = (key: string, value: boolean | number | Record<string, number>): void => change({ what: 'state', player: c.player, zone: c.zone, place: c.place, key, value });
  const on = c.zone === 'field' || c.zone === 'stones' || c.zone === 'ruler';
  const field = c.zone === 'field';
  return (
    <li onPointerDown={(e) => grab(e, { start: c, types: c.zone === 'ruler' ? ['Ruler'] : typesOf(c.name) })}>
      <Grip />
      <span>
        <b>{c.name}</b> <small>{ZONES.includes(c.zone as ZoneName) ? t(`bz.${c.zone as ZoneName}`) : c.zone}</small>
      </span>
      {on ? (
        <button type="button" class="btn sm" aria-pressed={c.rested} aria-label={t('bench.rest.of', { name: c.name, rest: c.rested ? t('bench.rested') : t('bench.rest') })} onClick={() => state('rested', !c.rested)}>
          {c.rested ? t('bench.rested') : t('bench.rest')}
        </button>
      ) : null}
      <button type="button" class="btn sm x" aria-label={t('bench.remove', { name: c.name })} onClick={() => change({ what: 'remove', player: c.player, zone: c.zone, place: c.place })}>
        <Icon name="i-x" />
      </button>
      {field ? (
        <span class="more">
          <label>
            {t('bench.damage')}
            <input class="inp" type="number" min={0} step={100} aria-label={t('bench.damage.of', { name: c.name })} value={c.damage} onChange={(e) => state('damage', Number(e.currentTarget.value) || 0)} />
          </label>
          <label>
            {COUNTER}
            <input
              class="inp"
              type="number"
              min={0}
              step={1}
              aria-label={t('bench.counters.of', { name: c.name })}
              value={c.counters?.[COUNTER] ?? 0}
              onChange={(e) => {
                const n = Number(e.currentTarget.value) || 0;
                const rest = Object.entries(c.counters ?? {}).filter(([k]) => k !== COUNTER);
                state('counters', Object.fromEntries(n > 0 ? [...rest, [COUNTER, n]] : rest));
              }}
            />
          </label>
          <button type="button" class="btn sm" aria-pressed={!!c.fresh} aria-label={t('bench.fresh.of', { name: c.name })} onClick={() => state('fresh', !c.fresh)}>
            {t('bench.fresh')}
          </button>
        </span>
      ) : null}
    </li>
  );
}

/** A pile that the file begins with, folded: who plays a deck alone is not told its order. */
function StartPile({ zone, all }: { zone: (typeof PILES)[number]; all: readonly StartCard[] }) {
  if (!all.length) return null;
  if (alone.value)
    return (
      <p class="mute small">
        {t(zone === 'deck' ? 'zone.deck' : 'bz.stone_deck')}: {t('bench.pile.n', { n: all.length })}
      </p>
    );
  return (
    <details class="bpile">
      <summary>
        {t(zone === 'deck' ? 'zone.deck' : 'bz.stone_deck')}: {t('bench.pile.n', { n: all.length })}
      </summary>
      <ul class="bstart">
        {all.map((c) => (
          <InStart key={`${c.zone}${c.place}`} c={c} />
        ))}
      </ul>
    </details>
  );
}

/** Life, turn, phase and rules that the file begins with. */
function Facts() {
  const b = bench.value;
  const facts = b?.facts;
  const phases: readonly string[] = facts && !PHASES.includes(facts.phase as (typeof PHASES)[number]) ? [...PHASES, facts.phase] : PHASES;
  return (
    <div class="bnums">
      {(['A', 'B'] as const).map((p, n) => (
        <label key={p}>
          {t('bench.life', { p })}
          <input class="inp" type="number" step={100} value={facts?.life[n] ?? 4000} onChange={(e) => change({ what: 'life', player: p, value: Number(e.currentTarget.value) || 0 })} />
        </label>
      ))}
      <label>
        {t('bench.turn')}
        <select class="inp" value={facts?.turn ?? 'A'} onChange={(e) => change({ what: 'turn', value: e.currentTarget.value })}>
          <option value="A">A</option>
          <option value="B">B</option>
        </select>
      </label>
      <label>
        {t('bench.phase')}
        <select class="inp" value={facts?.phase ?? 'main'} onChange={(e) => change({ what: 'phase', value: e.currentTarget.value })}>
          {phases.map((x) => (
            <option key={x} value={x}>
              {PHASES.includes(x as (typeof PHASES)[number]) ? t(`bph.${x as (typeof PHASES)[number]}`) : x}
            </option>
          ))}
        </select>
      </label>
      <label class="edn2">
        {t('bench.edition')}
        <select class="inp" value={b?.edition ?? '8.01'} onChange={(e) => change({ what: 'edition', value: e.currentTarget.value })}>
          {EDITIONS.map((x) => (
            <option key={x}>{x}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Sets up the board: search a card, choose where it goes or drag it there; life, turn, what is rested. */
export function BenchSetup() {
  const [words, setWords] = useState('');
  const [player, setPlayer] = useState<'A' | 'B'>('A');
  const [zone, setZone] = useState<ZoneName>('field');
  const { found } = useAsked(words.trim() ? () => study.cards(words) : null, [words], 120);
  const b = bench.value;
  const names = words.trim() ? (found ?? []) : [];
  return (
    <div class="bsetup">
      <div class="chips" role="group" aria-label={t('bench.whose')}>
        {(['A', 'B'] as const).map((p) => (
          <button key={p} type="button" class="chip" aria-pressed={player === p} onClick={() => setPlayer(p)}>
            {t('bench.side', { p })}
          </button>
        ))}
        <select class="inp" aria-label={t('bench.zone')} value={zone} onChange={(e) => setZone(e.currentTarget.value as ZoneName)}>
          {ZONES.map((z) => (
            <option key={z} value={z}>
              {t(`bz.${z}`)}
            </option>
          ))}
        </select>
      </div>
      <div class="rsearch">
        <Icon name="i-search" />
        <input class="inp" type="search" aria-label={t('bench.place')} placeholder={t('bench.place')} value={words} onInput={(e) => setWords(e.currentTarget.value)} />
      </div>
      {zone === 'stones' && !words ? (
        <ul class="bcards">
          {STONES.map((s) => (
            <li key={s} onPointerDown={(e) => grab(e, { card: s, types: ['Magic Stone'] })}>
              <Grip />
              <button type="button" class="btn sm" onClick={() => change({ what: 'add', player, zone, card: s })}>
                {s}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul class="bcards" aria-label={t('bench.found')}>
        {names.slice(0, SHOWN).map((c) => (
          <li key={c.name} onPointerDown={(e) => grab(e, { card: c.name, types: c.types })}>
            <Grip />
            <BarCard card={cardOf(c)} note={typeWords(c.types) + (c.atk != null ? ` ${c.atk}/${c.def ?? 0}` : '')} onAct={() => change({ what: 'add', player, zone: placeFor(zone, c.types), card: c.name })} onZoom={() => zoom({ ...cardOf(c), zone: 'hand' })} />
          </li>
        ))}
      </ul>
      {names.length > SHOWN ? <p><small>{t('bench.fewer')}</small></p> : null}
      {names.length ? <p class="mute small">{t('bench.drag')}</p> : null}
      {b && !b.start.length && !names.length ? <p class="bempty">{t('bench.empty')}</p> : null}
      <Facts />
      {(['A', 'B'] as const).map((p) => (
        <section key={p}>
          <h2>{t('bench.side', { p })}</h2>
          <ul class="bstart">
            {(b?.start ?? [])
              .filter((c) => c.player === p && !(PILES as readonly string[]).includes(c.zone))
              .map((c) => (
                <InStart key={`${c.zone}${c.place}`} c={c} />
              ))}
          </ul>
          {PILES.map((zone) => (
            <StartPile key={zone} zone={zone} all={(b?.start ?? []).filter((c) => c.player === p && c.zone === zone)} />
          ))}
          {(b?.start ?? []).some((c) => c.player === p) ? null : <p class="mute small">{t('bench.nothing')}</p>}
        </section>
      ))}
      <p class="chips">
        <button
          type="button"
          class="btn sm"
          onClick={() => {
            keepLeft(null);
            rename('/bench');
            void openText(NEW_FILE);
          }}
        >
          {t('bench.new')}
        </button>
        <a class="btn sm" href="/cards/try">
          {t('bench.own')}
        </a>
      </p>
    </div>
  );
}

/** The file as text: to read, change, load and save. */
export function BenchText() {
  const b = bench.value;
  const [text, setText] = useState(b?.text ?? '');
  useEffect(() => setText(b?.text ?? ''), [b?.text]);
  const dirty = text !== (b?.text ?? '');
  const [whole, setWhole] = useState(false);
  const hidden = alone.value && !whole;
  return (
    <div class="btext">
      {hidden ? (
        <p class="mute small">
          {t('bench.text.alone')}{' '}
          <button type="button" class="linkish" onClick={() => setWhole(true)}>
            {t('bench.text.whole')}
          </button>
        </p>
      ) : null}
      <textarea
        class="inp"
        aria-label={t('bench.text')}
        spellcheck={false}
        readOnly={hidden}
        value={hidden ? withoutPiles(text, t('bench.text.hidden')) : text}
        onInput={(e) => setText(e.currentTarget.value)}
        rows={24}
      />
      <p class="chips">
        <button type="button" class="btn p sm" aria-disabled={!dirty} onClick={() => void next(() => ({ text, at: -1 }), true)}>
          {t('bench.run')}
        </button>
        <button type="button" class="btn sm" onClick={() => download(`${(b?.title || 'board').replace(/[^\w]+/g, '-').toLowerCase()}.yaml`, text, 'application/yaml')}>
          {t('bench.save')}
        </button>
        <label class="btn sm">
          {t('bench.load')}
          <input
            class="sr"
            type="file"
            accept=".yaml,.yml,.txt"
            onChange={(e) => {
              const file = e.currentTarget.files?.[0];
              if (file && file.size <= 64 * 1024) void file.text().then((x) => openText(x));
              else if (file) setText(t('bench.toolarge'));
            }}
          />
        </label>
      </p>
    </div>
  );
}
