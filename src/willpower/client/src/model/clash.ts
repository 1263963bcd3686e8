// What a fight of two cards would do by their public values; keywords that change it are named, not worked out.

import type { CardView, OptionView, View } from '../protocol';
import { t } from '../strings';
import { attacked, cardsById } from './board';

/** Keywords after which the values alone do not tell who stays. */
const CHANGING: ReadonlySet<string> = new Set(['first strike', 'bane', 'explode', 'imperishable', 'eternal']);

/** Whether the damage that one deals destroys the other. */
export function destroys(a: CardView, b: CardView): boolean {
  return (a.atk ?? 0) > 0 && (a.atk ?? 0) + (b.damage ?? 0) >= (b.def ?? 0);
}

/** The keywords of both that may change how they fight, as one names them. */
export function changing(...both: CardView[]): string[] {
  const all = both.flatMap((c) => c.keywords ?? []).filter((k) => CHANGING.has(k));
  return [...new Set(all)].map((k) => k.replace(/\b[a-z]/g, (x) => x.toUpperCase()));
}

/** What becomes of a card that is fought by another: undefined where a keyword may change it. */
export function stays(a: CardView, b: CardView): boolean | undefined {
  return changing(a, b).length ? undefined : !destroys(a, b);
}

/** What an attack would do if nobody answers it: to a player, or to a card and the attacker. */
export function attackWords(o: OptionView, view: View): string {
  const by = cardsById(view);
  const a = by.get(o.object ?? -1);
  const on = attacked(o);
  if (!a) return '';
  if (on.player !== undefined) {
    const from = view.players[on.player]?.life ?? 0;
    const n = a.atk ?? 0;
    return from - n > 0 ? t('attack.player', { n, from, to: from - n }) : t('attack.wins', { n });
  }
  const b = by.get(on.object ?? -1);
  if (!b) return '';
  const words = changing(a, b);
  if (words.length) return t('attack.words', { words: words.join(', ') });
  const [it, own] = [destroys(a, b), destroys(b, a)];
  return t(it && own ? 'attack.both' : it ? 'attack.falls' : own ? 'attack.dies' : 'attack.none');
}
