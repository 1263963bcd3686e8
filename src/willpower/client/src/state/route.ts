// Which page is shown. Addresses: / · /game/<id> · /j/<invite> · /replays · /replay/<id> · /settings · /lobby

import { signal } from '@preact/signals';

export const route = signal(location.pathname + location.search + location.hash);

/** Goes to another page of this site. */
export function go(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, '', path);
  route.value = path;
  window.scrollTo(0, 0);
}

/** Changes the address of the page that is shown, without a new step back. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
  route.value = path;
}

/** What stands after the question mark. */
export function asked(): URLSearchParams {
  return new URLSearchParams((route.value.split('#')[0] ?? '').split('?')[1] ?? '');
}

window.addEventListener('popstate', () => (route.value = location.pathname + location.search + location.hash));

/** Follows clicks on links of this site without loading the page anew. */
export function followLinks(): void {
  document.addEventListener('click', (e) => {
    const a = (e.target as Element | null)?.closest?.('a[href^="/"]');
    if (!a || e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0 || a.hasAttribute('download')) return;
    e.preventDefault();
    go(a.getAttribute('href') ?? '/');
  });
}
