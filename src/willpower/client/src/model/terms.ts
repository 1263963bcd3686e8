// On what terms a game is played: rules, length and clock in one line.

import type { ClockChoice } from '../protocol';
import { t } from '../strings';

/** The clock of a game, in words. */
export function clockTerms(clock: ClockChoice | null | undefined): string {
  if (!clock) return t('noclock');
  const minutes = t('minutes.each', { n: Math.round(clock.total / 60) });
  return clock.increment ? `${minutes}${t('list.comma')}${t('minutes.free', { n: Math.round(clock.increment) })}` : minutes;
}

/** The terms of a game in one line. */
export function terms(edition: string, bestOf: number, clock: ClockChoice | null | undefined): string {
  return [...(edition ? [t('rules', { edition })] : []), bestOf > 1 ? t('bestof', { n: bestOf }) : t('onegame'), clockTerms(clock)].join(' · ');
}
