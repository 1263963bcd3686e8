import { describe, expect, it } from 'vitest';
import { lifeLost } from '../model/ending';
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
