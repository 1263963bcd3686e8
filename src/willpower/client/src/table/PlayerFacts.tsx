import type { Zone } from '../model/board';
import type { View } from '../protocol';
import { Icon } from '../art/Icon';
import { openPile } from '../state/ui';
import { t } from '../strings';
import { pileLit } from './House';
import { who } from './people';

/** The zones beside the graveyard that are shown where something lies in them. */
const ASIDE: readonly (readonly [Zone, string])[] = [
  ['removed', 'i-removed'],
  ['standby', 'i-standby'],
  ['extra_deck', 'i-extra'],
  ['runes', 'i-bell'],
  ['items', 'i-items'],
  ['lifebreak', 'i-extra'],
];

/** Which of them a player has, with how many cards. */
export function aside(p: View['players'][number]): [Zone, string, number][] {
  return ASIDE.map(([zone, icon]): [Zone, string, number] => [zone, icon, p.counts[zone] ?? 0]).filter(([, , n]) => n > 0);
}

/** Name, life, hand, deck and graveyard of a player in one line, and whatever else lies aside; with the cards of the hand where they are known. */
export function PlayerFacts({ p, n, hand }: { p: View['players'][number]; n: 0 | 1; hand: boolean }) {
  // A filler stands for a card that nobody knows.
  const names = hand ? p.hand.map((c) => c.name).filter((name) => name && name !== 'Filler') : [];
  return (
    <>
      <span class="nm">{who(n)}</span>
      <b class="lf">{p.life}</b>
      <span class="names" title={names.length ? names.join(', ') : t('zone.hand')}>
        <Icon name="i-hand" />
        {names.length ? `${p.counts['hand'] ?? 0}: ${names.join(', ')}` : (p.counts['hand'] ?? 0)}
      </span>
      <span class="dk" title={t('zone.deck')}>
        <Icon name="i-deck" />
        {p.counts['deck']}
      </span>
      <button type="button" class="btn sm g" title={t('zone.graveyard')} onClick={() => (openPile.value = { player: n, zone: 'graveyard' })}>
        <Icon name="i-grave" />
        <span class="sr">{t('zone.graveyard')} </span>
        {p.counts['graveyard']}
      </button>
      {aside(p).map(([zone, icon, count]) => (
        <button key={zone} type="button" class={`btn sm pz ${pileLit(p, zone) ? 'legal' : ''}`} title={t(`zone.${zone}`)} onClick={() => (openPile.value = { player: n, zone })}>
          <Icon name={icon} />
          <span class="sr">{t(`zone.${zone}`)} </span>
          {count}
        </button>
      ))}
      <span class="sp" />
    </>
  );
}
