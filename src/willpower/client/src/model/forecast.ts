// The battle as it stands, from public numbers alone; keywords that change it are named, not worked out.

import type { CardView, View } from '../protocol';
import { cardsById } from './board';
import { t } from '../strings';

const CHANGING = ['first strike', 'pierce', 'bane', 'explode', 'drain', 'precision', 'imperishable', 'eternal'];

function sum(c: CardView): string {
  return `${c.name ?? ''} ${c.atk ?? 0}/${c.def ?? 0}`;
}

function words(c: CardView): string {
  return (c.keywords ?? []).filter((k) => CHANGING.includes(k)).join(', ');
}

/** What the battle would do if nothing else happened; "" where there is none. */
export function forecast(view: View, _seat: number, who: (n: number) => string): string {
  const b = view.battle;
  if (!b?.attacker || view.over) return '';
  const by = cardsById(view);
  const attacker = by.get(b.attacker.id ?? -1);
  if (!attacker) return '';
  const foe = by.get(b.blocker?.id ?? -1) ?? by.get(b.attacked?.id ?? -1);
  if (!foe) {
    const n = b.attacked?.player;
    if (n === undefined || b.blocked) return '';
    const life = view.players[n]?.life ?? 0;
    return t('fc.player', { card: sum(attacker), name: who(n), n: attacker.atk ?? 0, from: life, to: Math.max(0, life - (attacker.atk ?? 0)) });
  }
  const kills = (a: CardView, d: CardView): boolean => (a.atk ?? 0) > 0 && (a.atk ?? 0) + (d.damage ?? 0) >= (d.def ?? 0);
  const out = [t('fc.fight', { a: sum(attacker), b: sum(foe) })];
  if (kills(attacker, foe)) out.push(t('fc.falls', { name: foe.name ?? '' }));
  if (kills(foe, attacker)) out.push(t('fc.falls', { name: attacker.name ?? '' }));
  if (out.length === 1) out.push(t('fc.both'));
  for (const c of [attacker, foe]) if (words(c)) out.push(t('fc.words', { name: c.name ?? '', words: words(c) }));
  return out.join(' ');
}
