// What the window is called: the page, and what it is about.

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../model/title';
import { route } from '../state/route';
import { quiet } from './live';

const about = signal('');

/** Says what this page is about as long as it is shown. */
export function useTitle(words: string): void {
  useEffect(() => {
    about.value = words;
    return () => {
      about.value = '';
    };
  }, [words]);
}

/** Names the window after its page from now on; a new page begins without the last one's news. */
export function followTitle(): void {
  let last = '';
  effect(() => {
    document.title = titleOf(about.value, route.value);
  });
  effect(() => {
    const page = route.value.split(/[?#]/)[0] ?? '';
    if (last && page !== last) quiet();
    last = page;
  });
}
