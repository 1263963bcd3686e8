import { describe, expect, it } from 'vitest';
import { damageDealt, lifeLost, timeText } from '../model/ending';
import type { LogLine } from '../protocol';
import { language } from '../strings';

describe('a game that life decided', () => {
  it('says whose life, and how much', () => {
    expect(lifeLost(-300, '')).toBe('Your life is −300: life 0 or less loses.');
    expect(lifeLost(0, 'Mara')).toBe('Mara has 0 life: life 0 or less loses.');
    language.value = 'ja';
    expect(lifeLost(-300, 'Mara')).toContain('Maraのライフは−300');
    language.value = 'en';
  });
});

describe('the figures at the end', () => {
  const line = (text: string): LogLine => ({ number: 1, kind: 'damage', text, clause: '', objects: [], player: null });
  it('count what each side dealt to the other player', () => {
    const log = ["A's Trail Wolf deals 700 battle damage to B", "B's Owl deals 300 damage to A", "A's Bolt deals 500 damage to B's Owl", "A's Curse deals 100 damage to A"];
    expect(damageDealt(log.map(line))).toEqual([700, 300]);
  });
  it('tell a time as one says it', () => {
    expect([timeText(41.6), timeText(725), timeText(3790)]).toEqual(['42 s', '12 min 5 s', '1 h 3 min']);
  });
});
