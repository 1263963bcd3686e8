import { choose } from '../state/prefs';
import { t } from '../strings';
import { playable, usualDeck } from './start';

/** The deck that one plays, remembered. */
export function DeckField({ edition }: { edition?: string }) {
  return (
    <label>
      {t('deck.yours')}
      <select class="inp" value={usualDeck(edition)?.name} onChange={(e) => choose({ deck: e.currentTarget.value })}>
        {playable(edition).map((d) => (
          <option key={d.name} value={d.name}>
            {d.title}
          </option>
        ))}
      </select>
    </label>
  );
}
