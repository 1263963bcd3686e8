import { describe, expect, it, vi } from 'vitest';
import type { State } from '../protocol';

// What the modules look at when they are loaded; there is no page here.
vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: '' });
vi.stubGlobal('window', { addEventListener: () => {}, matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal('document', { addEventListener: () => {}, documentElement: { dataset: {}, style: {}, setAttribute: () => {} }, visibilityState: 'visible' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { language: 'en', onLine: true });

const { declined, state } = await import('../state/session');
const { noDraw } = await import('../state/ui');
const at = (game: string, number: number) => ({ game, seq: number, view: { turn: { number } } }) as unknown as State;

describe('a draw that was declined', () => {
  it('is not offered again in the same turn of the same game', () => {
    state.value = at('one', 3);
    expect(noDraw.value).toBe(false);
    declined.value = 'draw';
    expect(noDraw.value).toBe(true);
    declined.value = '';
    expect(noDraw.value).toBe(true);
    state.value = at('one', 4);
    expect(noDraw.value).toBe(false);
    state.value = at('two', 3);
    expect(noDraw.value).toBe(false);
  });
});
