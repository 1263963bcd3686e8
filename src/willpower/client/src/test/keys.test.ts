import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const still = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: still });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: still }), addEventListener: still });
  vi.stubGlobal('document', { addEventListener: still, documentElement: { dataset: {}, style: { setProperty: still }, classList: { toggle: still } } });
});

const { around, spacePasses } = await import('../table/keys');

describe('walking through what can be chosen', () => {
  it('goes round, from outside to the first or the last', () => {
    expect([around(-1, 3, false), around(-1, 3, true)]).toEqual([0, 2]);
    expect([around(2, 3, false), around(0, 3, true), around(0, 1, false)]).toEqual([0, 2, 0]);
  });
});

describe('Space', () => {
  const card = (...classes: string[]): { matches: (s: string) => boolean } => ({ matches: (s) => s.split(', ').some((one) => one === 'button' || one === 'button.card' || classes.includes(one.slice(1))) });
  it('passes with the focus on a card that nothing can be done with', () => {
    const options = [{ index: 0, kind: 'pass', text: 'Pass', clause: '602.1c', number: 0 }];
    const d = { player: 0, kind: 'priority', purpose: 'act', prompt: '', sentence: '', least: 1, most: 1, chosen: 0, clause: '602.1c', source: null, options };
    expect(spacePasses(null, d)).toBe(true);
    expect(spacePasses(card(), d)).toBe(true);
    expect(spacePasses(card(), null)).toBe(false);
    expect(spacePasses(card('legal'), d)).toBe(false);
    expect(spacePasses(card('sel'), d)).toBe(false);
    expect(spacePasses({ matches: (s) => s.startsWith('button,') }, d)).toBe(false);
  });
});

describe('what was clicked', () => {
  it('keeps the focus without keeping the keys, until the keyboard goes there', async () => {
    const { focused, pointed, pressed } = await import('../ui/pointed');
    const card = { matches: () => true, closest: (): object => card };
    pressed(card);
    focused(card);
    expect(pointed(card)).toBe(true);
    expect(spacePasses(card, null)).toBe(true);
    pressed(null); // elsewhere; a sheet opens and closes
    expect(pointed(card)).toBe(true);
    focused(card); // by Tab or a letter
    expect(pointed(card)).toBe(false);
    expect(spacePasses(card, null)).toBe(false);
  });
});

describe('what lies beside the graveyard', () => {
  it('is shown where there is something', async () => {
    const { aside } = await import('../table/PlayerFacts');
    const p = { counts: { graveyard: 3, runes: 4, items: 1, standby: 0 } } as unknown as Parameters<typeof aside>[0];
    expect(aside(p).map(([zone, , n]) => [zone, n])).toEqual([
      ['runes', 4],
      ['items', 1],
    ]);
  });
});
