import type { View } from '../protocol';
import { Icon } from '../art/Icon';
import { openPile } from '../state/ui';
import { t } from '../strings';
import { who } from './people';

/** Name, life, hand, deck and graveyard of a player in one line; with the cards of the hand where they are known. */
export function PlayerFacts({ p, n, hand }: { p: View['players'][number]; n: 0 | 1; hand: boolean }) {
  // A filler stands for a card that nobody knows.
  const names = hand ? p.hand.map((c) => c.name).filter((name) => name && name !== 'Filler') : [];
  return (
    <>
      <span class="nm">{who(n)}</span>
      <b class="lf">{p.life}</b>
      <span class="names" title={names.length ? names.join(', ') : undefined}>
        <Icon name="i-hand" />
        {names.length ? `${p.counts['hand'] ?? 0}: ${names.join(', ')}` : (p.counts['hand'] ?? 0)}
      </span>
      <span class="dk">
        <Icon name="i-deck" />
        {p.counts['deck']}
      </span>
      <button type="button" class="btn sm g" onClick={() => (openPile.value = { player: n, zone: 'graveyard' })}>
        <Icon name="i-grave" />
        <span class="sr">{t('zone.graveyard')} </span>
        {p.counts['graveyard']}
      </button>
      <span class="sp" />
    </>
  );
}
