import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../state/api';
import { t } from '../strings';

/** Something that is asked of the server: what came, or what is wrong; asked anew when `on` changes. */
export function useAsked<T>(ask: (() => Promise<T>) | null, on: readonly unknown[], wait = 0): { found: T | null; wrong: string; busy: boolean } {
  const [state, setState] = useState<{ found: T | null; wrong: string; busy: boolean }>({ found: null, wrong: '', busy: !!ask });
  useEffect(() => {
    if (!ask) {
      setState({ found: null, wrong: '', busy: false });
      return;
    }
    let current = true;
    setState((s) => ({ ...s, busy: true }));
    const timer = window.setTimeout(() => {
      ask()
        .then((found) => current && setState({ found, wrong: '', busy: false }))
        .catch((e: unknown) => current && setState((s) => ({ found: s.found, wrong: e instanceof Refused ? e.message : t('server.none'), busy: false })));
    }, wait);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, on);
  return state;
}
