import { Icon, Pip } from '../art/Icon';
import type { Counted, Sifts } from '../protocol';
import { t, type Key } from '../strings';
import { titled, toggled, type Looking, type Tick } from './looking';

export const ATTRIBUTES = ['light', 'fire', 'water', 'wind', 'darkness', 'none'] as const;
const TYPES = ['resonator', 'chant', 'addition', 'regalia', 'magic stone', 'ruler', 'j-ruler', 'rune'];
const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7+'];

/** The name of an attribute, or that there is none. */
export function attributeName(word: string): string {
  return word === 'none' ? t('lib.noattribute') : t(`att.${word}` as 'att.light');
}

/** Chips for attributes: a picture and a name. */
export function AttributeChips({ looking, onChange, words }: { looking: Looking; onChange: (l: Looking) => void; words: boolean }) {
  return (
    <div class="atts" role="group" aria-label={t('lib.attribute')}>
      {ATTRIBUTES.map((a) => (
        <button
          key={a}
          type="button"
          class={`chip ${words ? '' : 'round'}`}
          aria-pressed={looking.ticks.attribute.includes(a)}
          aria-label={attributeName(a)}
          title={attributeName(a)}
          onClick={() => onChange(toggled(looking, 'attribute', a))}
        >
          {a === 'none' ? <Icon name="p-void" /> : <Pip of={a} />}
          {words ? <span>{attributeName(a)}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Chips for the total cost. */
export function CostChips({ looking, onChange }: { looking: Looking; onChange: (l: Looking) => void }) {
  return (
    <div class="atts" role="group" aria-label={t('lib.cost')}>
      {COSTS.map((c) => (
        <button key={c} type="button" class="chip round" aria-pressed={looking.ticks.cost.includes(c)} onClick={() => onChange(toggled(looking, 'cost', c))}>
          {c}
        </button>
      ))}
    </div>
  );
}

/** A list to add a word from, and the words that are ticked. */
export function Words(p: { kind: Tick; label: string; counted: readonly Counted[]; looking: Looking; onChange: (l: Looking) => void; plain?: boolean }) {
  const on = p.looking.ticks[p.kind];
  const say = (w: string): string => (p.plain ? w.toUpperCase() : titled(w));
  const open = p.counted.filter((c) => c.word && !on.includes(c.word)).sort((a, b) => a.word.localeCompare(b.word));
  return (
    <div class="words">
      <label>
        <span class="sr">{p.label}</span>
        <select class="inp" value="" onChange={(e) => e.currentTarget.value && p.onChange(toggled(p.looking, p.kind, e.currentTarget.value))}>
          <option value="">{p.label}</option>
          {open.map((c) => (
            <option key={c.word} value={c.word}>
              {say(c.word)} ({c.count})
            </option>
          ))}
        </select>
      </label>
      {on.map((w) => (
        <button key={w} type="button" class="chip on" aria-label={t('lib.untick', { word: say(w) })} onClick={() => p.onChange(toggled(p.looking, p.kind, w))}>
          {say(w)} ×
        </button>
      ))}
    </div>
  );
}

function Boxes(p: { kind: Tick; title: string; rows: readonly [string, string][]; counted: readonly Counted[]; looking: Looking; onChange: (l: Looking) => void }) {
  return (
    <fieldset class="boxes">
      <legend>{p.title}</legend>
      {p.rows.map(([word, name]) => {
        const count = p.counted.find((c) => c.word === word)?.count ?? 0;
        return (
          <label key={word} class="tick">
            <input type="checkbox" checked={p.looking.ticks[p.kind].includes(word)} onChange={() => p.onChange(toggled(p.looking, p.kind, word))} />
            <span>{name}</span>
            <span class="n">{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

const NONE: Sifts = { types: [], attributes: [], costs: [], races: [], keywords: [], sets: [], read: [], origin: [] };

/** Everything by which cards can be sifted. */
export function Sifting({ looking, sifts, onChange }: { looking: Looking; sifts: Sifts | null; onChange: (l: Looking) => void }) {
  const s = sifts ?? NONE;
  const types = TYPES.filter((w) => looking.ticks.type.includes(w) || s.types.some((c) => c.word === w));
  return (
    <>
      <h2>{t('lib.attribute')}</h2>
      <AttributeChips looking={looking} onChange={onChange} words={false} />
      <h2>{t('lib.cost')}</h2>
      <CostChips looking={looking} onChange={onChange} />
      <Boxes kind="type" title={t('lib.type')} rows={types.map((w) => [w, titled(w)])} counted={s.types} looking={looking} onChange={onChange} />
      <Words kind="race" label={t('lib.race')} counted={s.races} looking={looking} onChange={onChange} />
      <Words kind="keyword" label={t('lib.keyword')} counted={s.keywords} looking={looking} onChange={onChange} />
      <Words kind="set" label={t('lib.set')} counted={s.sets} looking={looking} onChange={onChange} plain />
      <Boxes
        kind="read"
        title={t('lib.read')}
        rows={(['whole', 'partly', 'unread'] as const).filter((w) => w !== 'unread' || s.read.some((c) => c.word === w) || looking.ticks.read.includes(w)).map((w) => [w, t(`lib.read.${w}` as Key)])}
        counted={s.read}
        looking={looking}
        onChange={onChange}
      />
      <Boxes kind="from" title={t('lib.from')} rows={(['bundled', 'own'] as const).map((w) => [w, t(`lib.from.${w}` as Key)])} counted={s.origin} looking={looking} onChange={onChange} />
    </>
  );
}
