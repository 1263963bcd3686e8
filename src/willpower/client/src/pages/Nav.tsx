import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { choose, isDark, prefs } from '../state/prefs';
import { route } from '../state/route';
import { t } from '../strings';
import { Close, Dialog } from '../ui/Dialog';

type Place = 'play' | 'learn' | 'puzzles' | 'decks' | 'cards' | 'bench' | 'rules' | 'lobby' | 'replays' | 'stats';

// In the order of the bar; `broad` ones are left out where there is little room. The menu has all.
const PLACES: readonly (readonly [Place, string, '' | 'broad'])[] = [
  ['play', '/', ''],
  ['learn', '/learn', ''],
  ['puzzles', '/puzzles', ''],
  ['decks', '/decks', ''],
  ['cards', '/cards', ''],
  ['bench', '/bench', ''],
  ['rules', '/rules', ''],
  ['lobby', '/lobby', 'broad'],
  ['replays', '/replays', ''],
  ['stats', '/stats', 'broad'],
];

/** The bar over every page but the table. */
export function Nav({ at }: { at: '' | Place | 'settings' }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [route.value]);
  const ja = prefs.value.language === 'ja';
  const current = (key: Place): 'page' | undefined => (at === key ? 'page' : undefined);
  return (
    <header class="nav">
      <a class="logo" href="/">
        <Icon name="i-bell" />
        Willpower
      </a>
      {PLACES.map(([key, href, broad]) => (
        <a key={key} class={`lk wide ${broad}`} href={href} aria-current={current(key)}>
          {t(`nav.${key}`)}
        </a>
      ))}
      <span class="sp" />
      <button type="button" class="lk" lang={ja ? 'en' : 'ja'} onClick={() => choose({ language: ja ? 'en' : 'ja' })}>
        {ja ? 'English' : '日本語'}
      </button>
      <button type="button" class="lk wide" onClick={() => choose({ theme: isDark() ? 'light' : 'dark' })}>
        {isDark() ? t('light') : t('dark')}
      </button>
      <a class="lk" href="/settings" aria-label={t('settings')} aria-current={at === 'settings' ? 'page' : undefined}>
        <Icon name="i-gear" />
      </a>
      <button type="button" class="lk tiny" aria-label={t('nav.menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="i-menu" />
      </button>
      {open ? (
        <Dialog label={t('nav.menu')} cls="narrow" onClose={() => setOpen(false)}>
          <header>
            <div>
              <h1>{t('nav.menu')}</h1>
            </div>
            <Close onClose={() => setOpen(false)} />
          </header>
          <nav class="dbody places" aria-label={t('nav.menu')}>
            {PLACES.map(([key, href]) => (
              <a key={key} class="btn" href={href} aria-current={current(key)} onClick={() => setOpen(false)}>
                {t(`nav.${key}`)}
              </a>
            ))}
            <button type="button" class="btn" onClick={() => choose({ theme: isDark() ? 'light' : 'dark' })}>
              {isDark() ? t('light') : t('dark')}
            </button>
          </nav>
        </Dialog>
      ) : null}
    </header>
  );
}
