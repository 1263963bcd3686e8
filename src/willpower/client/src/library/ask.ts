// What the pages about cards and decks ask the server.

import { useEffect, useState } from 'preact/hooks';
import type {
  CardList,
  Draft,
  DraftReport,
  DraftWhole,
  Exported,
  Import,
  Imports,
  KeptDeck,
  NewOwner,
  OpenedDeck,
  ReadAnswer,
  ReadText,
  Simulate,
  Simulation,
  WholeCard,
  WrittenDraft,
} from '../protocol';
import { call, Refused } from '../state/api';
import { t } from '../strings';

const safe = encodeURIComponent;

export const library = {
  cards: (query: string) => call<CardList>('GET', `/cards?${query}`),
  card: (key: string) => call<WholeCard>('GET', `/cards/${safe(key)}/page`),
  read: (text: ReadText) => call<ReadAnswer>('POST', '/cards/read', text),
  check: (draft: Draft) => call<DraftReport>('POST', '/drafts/check', { draft }),
  readDraft: (text: string) => call<DraftWhole>('POST', '/drafts/read', { text }),
  writeDraft: (draft: Draft, form: string) => call<WrittenDraft>('POST', '/drafts/write', { draft, form }),
  owner: () => call<NewOwner>('POST', '/owners'),
  kept: (owner: string) => call<KeptDeck[]>('POST', '/kept', { owner }),
  save: (owner: string, id: string, draft: Draft) => call<OpenedDeck>('POST', '/kept/save', { owner, id, draft }),
  open: (owner: string, id: string, version = 0) => call<OpenedDeck>('POST', `/kept/${safe(id)}/open`, { owner, version }),
  drop: (owner: string, id: string) => call<KeptDeck[]>('POST', `/kept/${safe(id)}/drop`, { owner }),
  exported: (owner: string) => call<Exported>('POST', '/kept/export', { owner }),
  bring: (owner: string, text: string) => call<KeptDeck[]>('POST', '/kept/bring', { owner, text }),
  simulate: (how: Simulate) => call<Simulation>('POST', '/simulations', how),
  simulation: (id: string) => call<Simulation>('GET', `/simulations/${safe(id)}`),
  stop: (id: string) => call<Simulation>('POST', `/simulations/${safe(id)}/stop`),
  imports: () => call<Imports>('GET', '/imports'),
  bringCards: (name: string, text: string) => call<Import>('POST', '/imports', { name, text }),
  import: (id: string) => call<Import>('GET', `/imports/${safe(id)}`),
  take: (id: string) => call<Import>('POST', `/imports/${safe(id)}/take`),
  undo: (id: string) => call<Import>('POST', `/imports/${safe(id)}/undo`),
  leave: (id: string) => call<Import>('POST', `/imports/${safe(id)}/drop`),
};

/** What is wrong, in words for the person. */
export function sayWrong(e: unknown): string {
  return e instanceof Refused ? [e.message, ...e.details].join(' ') : t('server.none');
}

export interface Asked<T> {
  found: T | null;
  wrong: string;
  busy: boolean;
}

/** Something that is asked of the server: what came, or what is wrong; asked anew when `on` changes. What came
 * before stays until then. */
export function useAnswer<T>(ask: (() => Promise<T>) | null, on: readonly unknown[], wait = 0): Asked<T> {
  const [state, setState] = useState<Asked<T>>({ found: null, wrong: '', busy: !!ask });
  useEffect(() => {
    if (!ask) return;
    let current = true;
    setState((s) => ({ ...s, busy: true }));
    const timer = window.setTimeout(() => {
      ask()
        .then((found) => current && setState({ found, wrong: '', busy: false }))
        .catch((e: unknown) => current && setState((s) => ({ found: s.found, wrong: sayWrong(e), busy: false })));
    }, wait);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, on);
  return state;
}
