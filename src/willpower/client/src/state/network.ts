// Whether the server can be reached, beyond what the socket notices: a network that is gone leaves a socket open.

import { effect, signal } from '@preact/signals';
import { isLocal, sent } from './session';

const SLOW = 6000; // milliseconds without an answer

/** The browser says that there is no network. */
export const offline = signal(globalThis.navigator?.onLine === false);
/** What was picked has not been answered for a while. */
export const unanswered = signal(false);

globalThis.addEventListener?.('offline', () => (offline.value = true));
globalThis.addEventListener?.('online', () => (offline.value = false));

let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const waits = sent.value !== null && !isLocal.value;
  clearTimeout(timer);
  if (waits) timer = setTimeout(() => (unanswered.value = true), SLOW);
  else unanswered.value = false;
});
