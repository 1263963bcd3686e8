import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskBench, BenchState } from '../protocol';

vi.hoisted(() => {
  const still = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: still, removeItem: still });
  vi.stubGlobal('location', { pathname: '/bench', search: '', hash: '' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: still }), addEventListener: still, clearTimeout: still, setTimeout: still });
  vi.stubGlobal('document', { addEventListener: still, documentElement: { dataset: {}, style: { setProperty: still }, classList: { toggle: still } } });
});

const answers: { ask: AskBench; done: () => void }[] = [];

vi.mock('../study/api', () => ({
  study: {
    bench: (ask: AskBench) =>
      new Promise<BenchState>((resolve) => {
        const start = [...(ask.text.match(/\w+/g) ?? []), ...(ask.change?.card ? [ask.change.card] : [])];
        const cut = ask.change?.what === 'remove' ? start.filter((_, i) => i !== ask.change?.place) : start;
        const state = {
          text: cut.join(' '), at: ask.at ?? 0, total: 5, picks: [], steps: [], view: null, decision: null,
          start: cut.map((name, place) => ({ player: 'A', zone: 'field', place, name })),
        };
        answers.push({ ask, done: () => resolve(state as unknown as BenchState) });
      }),
  },
}));

const { bench, goBy, next, openText } = await import('../study/benchstate');
const { change } = await import('../study/BenchLeft');

async function answerAll(): Promise<number> {
  let n = 0;
  for (let idle = 0; idle < 20; idle++) {
    const one = answers.shift();
    if (one) {
      one.done();
      n += 1;
      idle = 0;
    }
    await Promise.resolve();
  }
  return n;
}

describe('quick clicks at the bench', () => {
  beforeEach(async () => {
    void openText('');
    await answerAll();
  });
  it('are kept before the board is there', async () => {
    void openText('Road');
    change({ what: 'add', player: 'A', zone: 'field', card: 'Kite' });
    change({ what: 'add', player: 'A', zone: 'field', card: 'Owl' });
    expect(await answerAll()).toBe(3);
    expect(bench.value?.text).toBe('Road Kite Owl');
  });
  it('are all answered, each on what the one before made', async () => {
    for (let n = 0; n < 4; n++) change({ what: 'add', player: 'A', zone: 'field', card: 'Kite' });
    expect(await answerAll()).toBe(4);
    expect(bench.value?.text).toBe('Kite Kite Kite Kite');
    goBy(1);
    goBy(1);
    await answerAll();
    expect(bench.value?.at).toBe(2);
  });
  it('on a card that is gone by then do nothing to the card in its place', async () => {
    for (const card of ['Kite', 'Gull']) change({ what: 'add', player: 'A', zone: 'field', card });
    await answerAll();
    for (let n = 0; n < 2; n++) change({ what: 'remove', player: 'A', zone: 'field', place: 0 });
    await answerAll();
    expect(bench.value?.text).toBe('Gull');
  });
  it('are dropped with the file that they were meant for', async () => {
    const late = next((now) => ({ text: `${now.text} late` }), true);
    void openText('other');
    await answerAll();
    expect([await late, bench.value?.text]).toEqual([false, 'other']);
  });
});
