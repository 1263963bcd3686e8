import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Art } from '../art/Art';
import { Cost, Icon } from '../art/Icon';
import { costWords, frame, secondBand, typeLine } from '../cards/facts';
import { fit } from '../cards/fit';
import { CardText } from '../cards/text';
import type { CardEntry, CardView } from '../protocol';
import { t } from '../strings';

/** A card of a list as the table's cards are drawn. */
export function viewOf(c: CardEntry): CardView {
  return {
    name: c.name,
    number: c.number,
    cost: c.cost,
    types: c.types,
    general: c.general,
    races: c.races,
    attributes: c.attributes,
    stone_types: c.stone_types,
    text: c.text,
    keywords: c.keywords,
    atk: c.atk,
    def: c.def,
    partial: c.understood === false,
    zone: 'hand',
  };
}

/** Where the page of a card is. */
export function cardAddress(key: string): string {
  return `/cards/${encodeURIComponent(key)}`;
}

/** Whether a text does not fit; looked at once it is there. */
function useLong(on: unknown): [JSX.HTMLAttributes<HTMLSpanElement>['ref'], boolean] {
  const words = useRef<HTMLSpanElement>(null);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const el = words.current;
    if (el) setLong(!fit(el.closest<HTMLElement>('.card'), () => el.scrollHeight <= el.clientHeight + 3));
  }, [on]);
  return [words, long];
}

/** What is drawn on a card of a list. */
export function LibraryFace({ card, badge }: { card: CardEntry; badge?: ComponentChildren }) {
  const c = viewOf(card);
  const [words, long] = useLong(card.key);
  return (
    <>
      <span class={`h-top ${secondBand(c) ? 'two' : ''}`}>
        <span class="h-cost" aria-hidden="true">
          <Cost cost={card.cost} />
        </span>
        <span class="h-nm">{card.name}</span>
        {card.cost ? <span class="sr">, {costWords(card.cost)}</span> : null}
      </span>
      <span class="h-art">
        <Art card={{ ...c, name: card.name }} />
      </span>
      <span class="h-ty">
        {typeLine(c)}
        {card.prints > 1 ? ` · ${t('lib.prints', { n: card.prints })}` : ''}
      </span>
      <span class="h-tx" ref={words}>
        {card.text
          .filter((x) => x !== '[Quickcast]')
          .map((x, i) => (
            <p key={i}>
              <CardText text={x} />
            </p>
          ))}
      </span>
      {long ? (
        <span aria-hidden="true" class={`h-more ${card.atk !== null ? 'low' : ''}`}>
          {t('card.more')}
        </span>
      ) : null}
      {card.atk !== null || card.def !== null ? (
        <span class="c-st">
          <b>
            <Icon name="i-atk" />
            <span class="sr">{t('lib.atk')} </span>
            {card.atk ?? '–'}
          </b>
          <b>
            <Icon name="i-def" />
            <span class="sr">{t('lib.def')} </span>
            {card.def ?? '–'}
          </b>
        </span>
      ) : null}
      {card.understood === false ? <span class="bdg pt">{t('bdg.partial')}</span> : null}
      {badge}
    </>
  );
}

/** How much art a text leaves room for: 1 much, 2 some, 3 little. */
export function libraryRoom(card: CardEntry, perLine = 24): 1 | 2 | 3 {
  const lines = card.text.filter((x) => x !== '[Quickcast]').reduce((n, p) => n + Math.ceil(p.length / perLine), 0) + (card.atk === null ? 0 : 1.5);
  return lines <= 6 ? 1 : lines <= 7.5 ? 2 : 3;
}

/** The classes of a card of a list. */
export function libraryClass(card: CardEntry, extra = '', perLine?: number): string {
  const c = viewOf(card);
  const long = card.name.split(/[\s-]/).some((w) => w.length > 12);
  return ['card h lib', frame(c), `t${libraryRoom(card, perLine)}`, c.partial ? 'part' : '', long ? 'lw' : '', extra].filter(Boolean).join(' ');
}

/** A card of a list that leads to its page. */
export function CardLink({ card }: { card: CardEntry }) {
  return (
    <a class={libraryClass(card)} href={cardAddress(card.key)} style={{ '--atb2': secondBand(card) }}>
      <LibraryFace card={card} />
    </a>
  );
}
