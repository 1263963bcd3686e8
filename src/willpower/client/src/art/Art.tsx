import { emblem, type Drawn } from './emblem';
import { landscape } from './landscape';
import { pictureOf } from '../state/pictures';

const drawn = new Map<string, { sky: string; ground: string; pale: string; svg: string }>();

/** What a plain magic stone makes, where only its name is known. */
function plainStone(name: string): string[] {
  const found = /^(Light|Fire|Water|Wind|Darkness) Magic Stone$/.exec(name)?.[1];
  return found ? [found.toLowerCase()] : [];
}

function artOf(card: Drawn): { sky: string; ground: string; pale: string; svg: string } {
  const attributes = card.attributes?.length ? card.attributes : card.stone_types?.length ? card.stone_types : plainStone(card.name);
  const key = `${card.name}|${attributes.join()}|${(card.types ?? []).join()}`;
  let art = drawn.get(key);
  if (!art) {
    const land = landscape(card.name, attributes);
    art = {
      ...land,
      svg:
        land.svg +
        '<svg class="em" viewBox="14 10 72 60" preserveAspectRatio="xMidYMid meet">' +
        '<circle cx="50" cy="40" r="29" fill="var(--e2)" fill-opacity=".3"/>' +
        '<circle cx="50" cy="40" r="23" fill="var(--e2)" fill-opacity=".55"/>' +
        `<g transform="translate(7 5) scale(.86)" fill="var(--e)">${emblem(card)}</g></svg>`,
    };
    drawn.set(key, art);
  }
  return art;
}

/** The picture of a card: the user's own where there is one, else a landscape and an emblem. */
export function Art({ card }: { card: Drawn & { number?: string } }) {
  const own = pictureOf(card);
  if (own)
    return (
      <span key="own" class="artw" aria-hidden="true">
        <img src={own} alt="" loading="lazy" />
      </span>
    );
  const art = artOf(card);
  return (
    <span
      key="drawn"
      class="artw"
      aria-hidden="true"
      style={{ '--e': art.ground, '--e2': art.pale, background: art.sky }}
      dangerouslySetInnerHTML={{ __html: art.svg }}
    />
  );
}
