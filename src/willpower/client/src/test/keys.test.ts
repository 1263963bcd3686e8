import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const still = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: still });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: still }), addEventListener: still });
  vi.stubGlobal('document', { addEventListener: still, documentElement: { dataset: {}, style: { setProperty: still }, classList: { toggle: still } } });
});

const { around } = await import('../table/keys');

describe('walking through what can be chosen', () => {
  it('goes round, from outside to the first or the last', () => {
    expect([around(-1, 3, false), around(-1, 3, true)]).toEqual([0, 2]);
    expect([around(2, 3, false), around(0, 3, true), around(0, 1, false)]).toEqual([0, 2, 0]);
  });
});
