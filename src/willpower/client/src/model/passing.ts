// Why the server passed, in the words of the interface. The server tells it in a few English sentences.

import type { Decision, OptionView, State, View } from '../protocol';
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
  'only runes are left': 'pass.runes',
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

/** What stops passing: whose turn it is, who fights, and everything on the chase. */
function marks(v: View): { turn: string; things: ReadonlySet<number> } {
  const all = [v.battle?.attacker?.id, v.battle?.blocker?.id, ...v.chase.map((c) => c.id)];
  return { turn: `${v.turn.number}/${v.turn.player}`, things: new Set(all.flatMap((id) => (id === undefined ? [] : [id]))) };
}

/** Passes on from a board as long as nothing new is played, attacks or blocks, in this turn. Only who wants the turn
 * to end passes where that would end it. `now` tells the board of the decision. */
export function passingStep(from: View, until: 'something happens' | 'end of turn', now: () => View | null): (d: Decision) => { option: number; again: true } | null {
  const start = marks(from);
  return (d) => {
    const v = now();
    const pass = d.options.find((o) => o.kind === 'pass');
    if (!v || d.kind !== 'priority' || !pass) return null;
    const at = marks(v);
    if (at.turn !== start.turn || [...at.things].some((id) => !start.things.has(id))) return null;
    if (until !== 'end of turn' && v.turn.phase === 'main' && !v.battle && !v.chase.length) return null;
    return { option: pass.index, again: true };
  };
}

/** The pass of a window that need not be asked about, and why: nothing else can be done in it, or only runes, of which one
 * is asked where it matters. Only against the computer, who learns nothing from it, and never where it would end one's own turn. */
export function letPass(s: State, d: Decision, everyRune: boolean): { pass: OptionView; why: string } | undefined {
  const v = s.view;
  const pass = d.options.find((o) => o.kind === 'pass');
  if (!v || !pass || s.players.some((p, i) => i !== s.you && p.kind !== 'computer')) return undefined;
  if (v.turn.player === s.you && v.turn.phase === 'main' && !v.battle && !v.chase.length) return undefined;
  const able = d.options.filter((o) => o.kind !== 'pass' && o.kind !== 'source' && !o.idle);
  if (!able.length) return { pass, why: 'nothing else is possible' };
  const runes = new Set(v.players[s.you ?? 0]?.runes.map((c) => c.id));
  const alone = !everyRune && !s.settings?.hold && able.every((o) => o.object !== undefined && runes.has(o.object));
  return alone && !runesMatter(v, s.you ?? 0) ? { pass, why: 'only runes are left' } : undefined;
}

/** Whether runes are asked about: the opponent has played something, blockers are declared, or the turn ends. */
function runesMatter(v: View, seat: number): boolean {
  const top = v.chase[0];
  if (top) return top.controller !== seat;
  if (v.battle) return v.turn.step === 'declare block' && !!v.battle.declared;
  return v.turn.phase === 'end' || v.turn.player === seat;
}
