import { Icon } from '../art/Icon';
import { answer, decision, offers, sendSettings, state, you } from '../state/session';
import { t } from '../strings';
import { far, who } from './people';

/** The line above the prompt while passing goes on by itself, priority is held, or an offer waits for its answer. */
export function UntilBar() {
  const set = state.value?.settings;
  const mine = offers.value.find((o) => o.by === you.value && o.what !== 'rematch');
  const asks = mine && decision.value ? mine : undefined;
  if (!set || you.value === null || (!set.until && !set.hold && !asks)) return null;
  return (
    <div class="toast">
      {asks ? (
        <button type="button" class="bellt" onClick={() => answer(asks.what, false)}>
          <Icon name="i-undo" />
          {t('offer.asked', { name: who(far()) })}: {t('do.withdraw')}
        </button>
      ) : null}
      {set.until ? (
        <button type="button" class="bellt" onClick={() => sendSettings({ until: '' })}>
          <Icon name="i-bell" />
          {t('until.on', { what: t(`until.${set.until}`) })}
        </button>
      ) : null}
      {set.hold ? (
        <button type="button" class="bellt" onClick={() => sendSettings({ hold: false })}>
          <Icon name="i-bell" />
          {t('hold.on')}
        </button>
      ) : null}
    </div>
  );
}
