import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const still = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: still });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: still }), addEventListener: still });
  vi.stubGlobal('document', { addEventListener: still, documentElement: { dataset: {}, style: { setProperty: still }, classList: { toggle: still } } });
});

const { placed } = await import('../table/Peek');

describe('the card under the pointer', () => {
  it('stands beside a card, on the other side at the edge of the screen', () => {
    expect(placed({ left: 400, right: 492, top: 370 }, 1280, 800)).toEqual({ left: 502, top: 370 });
    expect(placed({ left: 1100, right: 1192, top: 700 }, 1280, 800)).toEqual({ left: 840, top: 420 });
  });
  it('stands above the prompt for a card of the hand, wholly on the screen', () => {
    expect(placed({ left: 480, right: 602, top: 650 }, 1280, 800, 570)).toEqual({ left: 416, bottom: 238 });
    expect(placed({ left: 0, right: 100, top: 650 }, 1280, 800, 570).left).toBe(8);
  });
});
