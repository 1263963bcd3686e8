import { describe, expect, it } from 'vitest';
import { terms } from '../model/terms';
import { clockLeft, clockText } from '../table/clock';

describe('clocks', () => {
  it('run only after the free seconds of a decision', () => {
    const clock = { left: 600, runs: true, free: 10 };
    expect(clockText(clockLeft(clock, 4))).toBe('10:00');
    expect(clockText(clockLeft(clock, 25))).toBe('9:45');
  });
  it('stand still while they do not run', () => {
    expect(clockLeft({ left: 90, runs: false }, 30)).toBe(90);
  });
  it('are told before one sits down', () => {
    expect(terms('8.01', 3, { total: 600, increment: 10 })).toBe('rules 8.01 · Best of 3 · 10 minutes each, the first 10 seconds of a decision are free');
    expect(terms('', 1, null)).toBe('One game · No clock');
  });
});
