import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const still = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: still });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: still }), addEventListener: still });
  vi.stubGlobal('document', { addEventListener: still, documentElement: { dataset: {}, style: { setProperty: still }, classList: { toggle: still } } });
});

const { added } = await import('../state/already');

describe('what is chosen of several', () => {
  const ask = (chosen: number, most = 3) => ({ kind: 'target', most, chosen, options: [{ index: 0, kind: 'card', object: 7 }, { index: 1, kind: 'card', object: 8 }, { index: 2, kind: 'done' }] });
  it('is remembered while the next is asked for', () => {
    const one = added(new Set([99]), ask(0), 0);
    expect([...one]).toEqual([7]);
    expect([...added(one, ask(1), 1)]).toEqual([7, 8]);
  });
  it('is forgotten with another question, and when one is done', () => {
    expect([...added(new Set([7]), ask(1), 2)]).toEqual([]);
    expect([...added(new Set([7]), ask(0, 1), 1)]).toEqual([]);
    expect([...added(new Set([7]), null, 0)]).toEqual([]);
  });
});
