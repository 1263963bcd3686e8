import { choose, LONGEST_NAME, prefs } from '../state/prefs';
import { t } from '../strings';

/** Asks for the name that the others see; it is remembered in this browser. */
export function NameField() {
  const name = prefs.value.name;
  return (
    <label>
      {t('name.yours')}
      <input class="inp" maxLength={LONGEST_NAME} autoComplete="nickname" value={name} placeholder={t('guest')} onInput={(e) => choose({ name: e.currentTarget.value })} />
      <small class="mute" role="status">
        {name.length >= LONGEST_NAME ? t('name.full', { n: LONGEST_NAME }) : ''}
      </small>
    </label>
  );
}
