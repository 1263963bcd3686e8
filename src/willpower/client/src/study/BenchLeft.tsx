import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { BarCard } from '../cards/Card';
import type { CardLine, StartChange, StartCard } from '../protocol';
import { rename } from '../state/route';
import { t } from '../strings';
import { download } from '../ui/download';
import { ask, bench, NEW_FILE, openText } from './benchstate';
import { study } from './api';
import { useAsked } from './use';

/** The bundled judge files, by words. */
export function BenchFiles() {
  const [words, setWords] = useState('');
  const { found, wrong } = useAsked(() => study.files(words), [words], 120);
  return (
    <>
      <input class="inp" type="search" aria-label={t('bench.find')} placeholder={t('bench.find')} value={words} onInput={(e) => setWords(e.currentTarget.value)} />
      {wrong ? <p role="alert">{wrong}</p> : null}
      <ul class="bfiles">
        {(found ?? []).map((f) => (
          <li key={f.file}>
            <a href={`/bench?file=${encodeURIComponent(f.file)}`}>
              <b>{f.title}</b>
              <small>
                {f.edition !== '8.01' ? `${f.edition} · ` : ''}
                {f.clauses.join(' ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const ZONES = ['field', 'hand', 'stones', 'graveyard', 'ruler', 'deck', 'removed', 'standby', 'runes', 'extra_deck'] as const;
const STONES = ['Light', 'Fire', 'Water', 'Wind', 'Darkness'].map((a) => `${a} Magic Stone`);

function change(c: StartChange): void {
  const b = bench.value;
  if (b) void ask({ text: b.text, at: 0, change: c }, true);
}

function cardOf(c: CardLine) {
  return { name: c.name, types: c.types, races: c.races, attributes: c.attributes, cost: c.cost, text: c.text, atk: c.atk, def: c.def, number: c.number, kind: 'card' };
}

function InStart({ c }: { c: StartCard }) {
  const state = (key: string, value: boolean | number): void => change({ what: 'state', player: c.player, zone: c.zone, place: c.place, key, value });
  const on = c.zone === 'field' || c.zone === 'stones' || c.zone === 'ruler';
  return (
    <li>
      <span>
        <b>{c.name}</b> <small>{t(`bz.${c.zone as (typeof ZONES)[number]}`)}</small>
      </span>
      {on ? (
        <button type="button" class="btn sm" aria-pressed={c.rested} onClick={() => state('rested', !c.rested)}>
          <span class="sr">{c.name}: </span>
          {c.rested ? t('bench.rested') : t('bench.rest')}
        </button>
      ) : null}
      {c.zone === 'field' ? (
        <label class="dmg">
          <span class="sr">{t('bench.damage.of', { name: c.name })}</span>
          <input class="inp" type="number" min={0} step={100} value={c.damage} onChange={(e) => state('damage', Number(e.currentTarget.value) || 0)} />
        </label>
      ) : null}
      <button type="button" class="btn sm x" aria-label={t('bench.remove', { name: c.name })} onClick={() => change({ what: 'remove', player: c.player, zone: c.zone, place: c.place })}>
        <Icon name="i-x" />
      </button>
    </li>
  );
}

/** Sets up the board: search a card, choose where it goes; life, turn, what is rested. */
export function BenchSetup() {
  const [words, setWords] = useState('');
  const [player, setPlayer] = useState<'A' | 'B'>('A');
  const [zone, setZone] = useState<(typeof ZONES)[number]>('field');
  const { found } = useAsked(words.trim() ? () => study.cards(words) : null, [words], 120);
  const b = bench.value;
  const life = (n: number): number => b?.view?.players[n]?.life ?? 4000;
  const names = words.trim() ? (found ?? []) : [];
  return (
    <div class="bsetup">
      <div class="chips" role="group" aria-label={t('bench.whose')}>
        {(['A', 'B'] as const).map((p) => (
          <button key={p} type="button" class="chip" aria-pressed={player === p} onClick={() => setPlayer(p)}>
            {t('bench.side', { p })}
          </button>
        ))}
        <select class="inp" aria-label={t('bench.zone')} value={zone} onChange={(e) => setZone(e.currentTarget.value as (typeof ZONES)[number])}>
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
            <li key={s}>
              <button type="button" class="btn sm" onClick={() => change({ what: 'add', player, zone, card: s })}>
                {s}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul class="bcards" aria-label={t('bench.found')}>
        {names.slice(0, 12).map((c) => (
          <li key={c.name}>
            <BarCard card={cardOf(c)} note={c.types.join(' ') + (c.atk != null ? ` ${c.atk}/${c.def ?? 0}` : '')} onAct={() => change({ what: 'add', player, zone, card: c.name })} onZoom={() => change({ what: 'add', player, zone, card: c.name })} />
          </li>
        ))}
      </ul>
      <div class="bnums">
        {(['A', 'B'] as const).map((p, n) => (
          <label key={p}>
            {t('bench.life', { p })}
            <input class="inp" type="number" step={100} value={life(n)} onChange={(e) => change({ what: 'life', player: p, value: Number(e.currentTarget.value) || 0 })} />
          </label>
        ))}
        <label>
          {t('bench.turn')}
          <select class="inp" value={b?.view?.turn.player === 1 ? 'B' : 'A'} onChange={(e) => change({ what: 'turn', value: e.currentTarget.value })}>
            <option value="A">A</option>
            <option value="B">B</option>
          </select>
        </label>
      </div>
      {(['A', 'B'] as const).map((p) => (
        <section key={p}>
          <h2>{t('bench.side', { p })}</h2>
          <ul class="bstart">
            {(b?.start ?? [])
              .filter((c) => c.player === p)
              .map((c) => (
                <InStart key={`${c.zone}${c.place}`} c={c} />
              ))}
          </ul>
          {(b?.start ?? []).some((c) => c.player === p) ? null : <p class="mute small">{t('bench.nothing')}</p>}
        </section>
      ))}
      <p class="chips">
        <button
          type="button"
          class="btn sm"
          onClick={() => {
            rename('/bench');
            void openText(NEW_FILE);
          }}
        >
          {t('bench.new')}
        </button>
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
  return (
    <div class="btext">
      <textarea class="inp" aria-label={t('bench.text')} spellcheck={false} value={text} onInput={(e) => setText(e.currentTarget.value)} rows={24} />
      <p class="chips">
        <button type="button" class="btn p sm" aria-disabled={!dirty} onClick={() => void ask({ text, at: -1 }, true)}>
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
