import { Art } from '../art/Art';
import { frame } from '../cards/facts';
import { CardText } from '../cards/text';
import { becomes } from '../model/asking';
import { refName } from '../model/board';
import type { CardView } from '../protocol';
import { decision, near, sendSettings, state, view, you } from '../state/session';
import { cards, hoveredItem, panel, plan, selected, zoom } from '../state/ui';
import { PayPanel } from './PayPanel';
import { prefs } from '../state/prefs';
import { t } from '../strings';
import { act, light } from './act';
import { who, whom } from './people';
import { forecast } from '../model/forecast';
import { LastTurn } from './LastTurn';

/** What stands in the chase under a name: who, what, on what. */
export function itemLine(item: CardView): string {
  const targets = (item.targets ?? []).map((r) => refName(r, who, t('card.facedown'))).filter(Boolean);
  const kind = item.kind && item.kind !== 'card' ? item.kind : (item.types?.[0] ?? '').toLowerCase();
  const word = ['ability', 'judgment', 'break', 'copy', 'chant', 'resonator', 'addition', 'regalia', 'rune', 'token'].includes(kind)
    ? t(`kind.${kind}` as 'kind.ability')
    : kind;
  const extra = [
    item.x !== undefined ? `X = ${item.x}` : '',
    item.mode_words?.length ? `“${item.mode_words.join('; ')}”` : item.modes?.length ? t('modes.n', { n: item.modes.join(', ') }) : '',
  ].filter(Boolean);
  return [who(item.controller ?? 0), word, ...extra, targets.length ? t('on', { what: targets.join(', ') }) : ''].filter(Boolean).join(' · ');
}

function sourceCard(item: CardView): CardView {
  const source = item.source?.id !== undefined ? cards.value.get(item.source.id) : undefined;
  return source ? { ...source, text: item.text } : item;
}

/** The sentences of an ability in the chase by which it is yielded to. */
function yieldTexts(item: CardView): string[] {
  return item.kind === 'ability' ? (item.text ?? []).filter(Boolean) : [];
}

/** Whether this seat passes for an ability by itself. */
export function yielded(item: CardView): boolean {
  const yields = state.value?.settings?.yields ?? [];
  return yieldTexts(item).some((x) => yields.includes(x));
}

/** Passes for an ability from now on, for this game. */
export function yieldFor(item: CardView): void {
  const yields = state.value?.settings?.yields ?? [];
  const more = yieldTexts(item).filter((x) => !yields.includes(x));
  if (more.length) sendSettings({ yields: [...yields, ...more] });
}

/** Asks again for an ability that was yielded to. */
export function endYield(item: CardView): void {
  const yields = state.value?.settings?.yields ?? [];
  sendSettings({ yields: yields.filter((x) => !yieldTexts(item).includes(x)) });
}

export function ChaseItem({ item, place, count }: { item: CardView; place: number; count: number }) {
  const d = decision.value;
  const l = light(item, d, selected.value);
  const drawn = sourceCard(item);
  const words = (item.text ?? []).filter((x) => x !== '[Quickcast]');
  const text = item.kind === 'judgment' && !words.length ? [becomes(drawn)].filter(Boolean) : words; // a judgment has no text of its own
  return (
    <li>
      <button
        type="button"
        class={`ci ${frame(drawn)} ${place === 1 ? 'top' : ''} ${l.candidate ? 'cand' : ''} ${l.legal ? 'legal' : ''}`}
        data-id={item.id}
        data-chase={place}
        onClick={() => (l.candidate || l.legal ? act(item) : zoom(drawn))}
        onMouseEnter={() => (hoveredItem.value = item.id ?? null)}
        onMouseLeave={() => (hoveredItem.value = null)}
        onFocus={() => (hoveredItem.value = item.id ?? null)}
        onContextMenu={(e) => {
          e.preventDefault();
          if (item.kind === 'ability' && you.value !== null) yieldFor(item);
          else zoom(drawn);
        }}
      >
        <span class="knot">{place}</span>
        <span class="th">
          <Art card={{ ...drawn, name: drawn.name ?? '' }} />
        </span>
        <span class="n">{item.name}</span>
        <span class="w">{itemLine(item)}</span>
        <span class="x tx">
          {text.map((x, i) => (
            <span key={i}>
              <CardText text={x} />{' '}
            </span>
          ))}
        </span>
        {place === 1 && count > 1 ? <span class="more only-p btn sm">{t('chase.n', { n: count })}</span> : null}
      </button>
      {you.value !== null && item.kind === 'ability' && yielded(item) ? (
        <button type="button" class="linkish yl1" onClick={() => endYield(item)}>
          {t('yield.end')}
        </button>
      ) : null}
    </li>
  );
}

/** The chase: a rope on which things hang in the order in which they will resolve. */
export function Chase() {
  const v = view.value;
  const items = v?.chase ?? [];
  const said = prefs.value.forecast && v ? forecast(v, near.value, whom) : '';
  return (
    <section class={`chase ${items.length ? '' : 'empty'}`} aria-label={t('chase')} tabIndex={-1} data-zone="chase">
      <div class="hd">
        <h2>{t('chase')}</h2>
        <small>{items.length ? (items.length > 3 ? t('chase.many', { n: items.length }) : t('chase.top')) : t('empty')}</small>
      </div>
      {items.length ? (
        <ol
          class={`rope ${items.length > 3 ? 'four' : ''} ${items.length > 6 ? 'seven' : ''}`}
          onClick={() => {
            if (window.innerWidth < 700) panel.value = 'chase';
          }}
        >
          {items.map((item, i) => (
            <ChaseItem key={item.id ?? i} item={item} place={i + 1} count={items.length} />
          ))}
        </ol>
      ) : null}
      {plan.value ? <PayPanel plan={plan.value} /> : items.length === 0 ? <LastTurn /> : null}
      {said ? (
        <p class="pred">
          <b>{t('asitstands')}</b> {said}
        </p>
      ) : null}
    </section>
  );
}
