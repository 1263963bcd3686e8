import { choose, prefs } from '../state/prefs';
import { t } from '../strings';

/** Asks for the name that the others see; it is remembered in this browser. */
export function NameField() {
  return (
    <label>
      {t('name.yours')}
      <input class="inp" maxLength={40} autoComplete="nickname" value={prefs.value.name} placeholder={t('guest')} onInput={(e) => choose({ name: e.currentTarget.value })} />
    </label>
  );
}
