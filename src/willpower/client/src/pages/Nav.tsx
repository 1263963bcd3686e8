import { Icon } from '../art/Icon';
import { choose, isDark, prefs } from '../state/prefs';
import { t } from '../strings';

type Place = 'play' | 'learn' | 'puzzles' | 'bench' | 'rules' | 'lobby' | 'replays' | 'stats';

/** The bar over every page but the table. */
export function Nav({ at }: { at: '' | Place | 'settings' }) {
  const link = (key: Place, href: string, wide: '' | 'wide' | 'broad' = '') => (
    <a class={`lk ${wide}`} href={href} aria-current={at === key ? 'page' : undefined}>
      {t(`nav.${key}`)}
    </a>
  );
  const ja = prefs.value.language === 'ja';
  return (
    <header class="nav">
      <a class="logo" href="/">
        <Icon name="i-bell" />
        Willpower
      </a>
      {link('play', '/', 'wide')}
      {link('rules', '/rules', 'wide')}
      {link('lobby', '/lobby', 'broad')}
      {link('replays', '/replays')}
      {link('stats', '/stats', 'broad')}
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
    </header>
  );
}
