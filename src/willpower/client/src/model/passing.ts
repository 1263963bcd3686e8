// Why the server passed, in the words of the interface. The server tells it in a few English sentences.

import { t, type Key } from '../strings';

const PLACES: ReadonlySet<string> = new Set([
  'draw',
  'recovery',
  'main',
  'beginning',
  'declare attack',
  'declare block',
  'first strike',
  'normal',
  'end of battle',
  'end',
]);

/** The reasons that are the same sentence every time. */
const SAID: Readonly<Record<string, Key>> = {
  'nothing else is possible': 'passed.nothing',
  'nothing is declared yet': 'pass.early',
  'you have passed here': 'pass.again',
};

/** The phase or step in which no stop was set, in words; "" for any other reason. */
function noStopIn(why: string): string {
  const place = /^no stop in (.+)$/.exec(why)?.[1] ?? '';
  return PLACES.has(place) ? t(`in.${place}` as Key) : place;
}

/** The reason of a pass for the person. */
export function whyPassed(why: string): string {
  const place = noStopIn(why);
  if (place) return t('pass.nostop', { step: place });
  const item = /^so that (.+) resolves$/.exec(why)?.[1];
  if (item) return t('pass.resolves', { name: item });
  const given = /^you yield to (.+)$/.exec(why)?.[1];
  if (given) return t('pass.yield', { name: given });
  const until = /^until (something happens|my next stop|end of turn)$/.exec(why)?.[1];
  if (until) return t('pass.until', { what: t(`until.${until}` as Key) });
  const said = SAID[why];
  return said ? t(said) : why;
}

/** "Passed for you", once or several times, with the reason. */
export function passedText(count: number, why: string): string {
  return count === 1 ? t('passed.one', { why: whyPassed(why) }) : t('passed.n', { n: count, why: whyPassed(why) });
}

/** All passes in a row as one line: "Passed for you 3 times: no stop in the draw phase, …". */
export function passesText(list: readonly { count: number; why: string }[]): string {
  const n = list.reduce((sum, p) => sum + p.count, 0);
  const places = [...new Set(list.map((p) => noStopIn(p.why)).filter(Boolean))];
  const rest = [...new Set(list.filter((p) => !noStopIn(p.why)).map((p) => whyPassed(p.why)))];
  const why = [...(places.length ? [t('pass.nostop', { step: places.join(', ') })] : []), ...rest].join('; ');
  return n === 1 ? t('passed.one', { why }) : t('passed.n', { n, why });
}
