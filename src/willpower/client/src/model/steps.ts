// Steps of a judge file in words: "{A: attack, card: A.Ogre, object: B}" reads "A attacks B with Ogre".

import type { BenchCompared } from '../protocol';
import { t, type Key } from '../strings';
import { factWords, parts } from './facts';
import { sentence } from './logtext';

/** A reference without quotes and without the side that does it. */
function named(value: string, player: string): string {
  const plain = value.trim().replace(/^\[|\]$/g, '').replace(/"/g, '');
  return plain
    .split(',')
    .map((x) => x.trim().replace(new RegExp(`^${player}\\.`), '').replace(/^([AB])\.(.+)$/, (_all, who: string, what: string) => t('theirs', { name: who, what })))
    .join(', ');
}

const VERBS: ReadonlySet<string> = new Set(['pass', 'battle', 'attack', 'block', 'no block', 'forfeit', 'play', 'call', 'judgment', 'activate', 'standby', 'answer', 'reveal', 'lifebreak', 'concede']);

const UNTIL: Readonly<Record<string, Key>> = { 'resolve: all': 'step.resolve', 'finish: battle': 'step.finish.battle', 'finish: turn': 'step.finish.turn' };

/** Passing on until something, or a try of what can or cannot be done; "" for any other step. */
function otherWords(head: string, rest: readonly string[]): string {
  const until = UNTIL[head];
  if (until) return t(until);
  const to = /^go: "?([AB]) ([a-z ]+)"?$/.exec(head);
  if (to) return t('step.go', { name: to[1] ?? '', phase: to[2] ?? '' });
  const tried = /^([AB]): (can|cannot)$/.exec(head);
  const what = rest.find((x) => x.startsWith('do:'))?.slice(3).trim();
  if (!tried || !what) return '';
  const plain = /^\{(.*)\}$/s.exec(what)?.[1] ?? '';
  const [first = '', ...more] = parts(plain);
  const verb = first.split(':')[0]?.trim() ?? '';
  const value = first.slice(first.indexOf(':') + 1).trim();
  const step = value === 'true' ? [`${tried[1]}: ${verb}`, ...more] : [`${tried[1]}: ${verb}`, `card: ${value}`, ...more];
  return t(tried[2] === 'can' ? 'step.can' : 'step.cannot', { what: stepWords(`{${step.join(', ')}}`) });
}

/** A sentence with the clauses in its brackets apart: "refused (712.2, 1123.2)". */
export function withClauses(text: string): { words: string; clause: string }[] {
  const inner = (x: string): boolean => /^\d{3,4}\.\d+[a-z0-9-]*$/.test(x);
  return text
    .split(/(\d{3,4}\.\d+[a-z0-9-]*)/)
    .filter(Boolean)
    .map((x) => (inner(x) ? { words: '', clause: x } : { words: x, clause: '' }));
}

/** A step in words; the text itself where it is of another kind. */
export function stepWords(text: string): string {
  const whole = text.trim();
  const expected = /^expect: \{(.*)\}$/s.exec(whole.startsWith('{expect: ') ? whole.slice(1, -1) : whole)?.[1];
  if (expected !== undefined) return t('step.expect', { what: parts(expected).map(factWords).join('; ') });
  const inside = /^\{(.*)\}$/s.exec(whole)?.[1];
  if (inside === undefined) return text;
  const [head = '', ...rest] = parts(inside);
  const other = otherWords(head, rest);
  if (other) return other;
  const who = /^(A|B|both): ?(.*)$/.exec(head);
  const verb = who?.[2]?.replace(/"/g, '') ?? '';
  if (!who || !VERBS.has(verb)) return text;
  const player = who[1] ?? '';
  const name = player;
  const facts = new Map(rest.map((x) => [x.split(':')[0]?.trim() ?? '', x.slice(x.indexOf(':') + 1)] as const));
  const card = named(facts.get('card') ?? '', player);
  const object = named(facts.get('object') ?? '', player);
  if (player === 'both') return verb === 'pass' ? t('step.bothpass') : text;
  let words = t(`step.${verb.replace(' ', '')}${card && (verb === 'judgment' || verb === 'activate') ? '.card' : ''}` as Key, { name, card, object, with: named(facts.get('with') ?? '', player) });
  const target = facts.get('target');
  if (target) words += ` → ${named(target, player)}`;
  const more = [...facts].filter(([k]) => !['card', 'object', 'with', 'target', 'pay'].includes(k)).map(([k, v]) => `${k.replace('_', ' ')} ${named(v, player)}`);
  return more.length ? `${words} (${more.join(', ')})` : words;
}

const NOTES: readonly (readonly [RegExp, Key])[] = [
  [/^The chase is not in the file/, 'bnote.chase'],
  [/^The battle is not in the file/, 'bnote.battle'],
  [/^Cards that you do not know are fillers/, 'bnote.fillers'],
  [/^Runes that you do not know/, 'bnote.runes'],
  [/^What lasts from earlier effects/, 'bnote.lasts'],
  [/^What was done earlier in the turn/, 'bnote.turn'],
  [/^What was done earlier in the game/, 'bnote.game'],
  [/^The file does not say what will/, 'bnote.will'],
  [/^What a card in the field remembers/, 'bnote.memory'],
  [/^A token has the name of a card/, 'bnote.token'],
  [/^What is being paid for/, 'bnote.pay'],
  [/^The file ends (\d+) choices earlier/, 'bnote.ends'],
  [/^Not as it was: (.*)\.$/, 'bnote.not'],
];

/** What a file does not say, in the language of the interface. */
export function noteWords(note: string): string {
  for (const [shape, key] of NOTES) {
    const found = shape.exec(note);
    if (found) return t(key, { n: found[1] ?? '' });
  }
  return note;
}

/** A line of a judge file's story, whose players are A and B, in the language of the interface. */
export function storyWords(text: string): string {
  return sentence({ text }, ['A', 'B'], null, [])
    .map((w) => w.text)
    .join('')
    .replace(/\[([+−-]\d+\/[+−-]\d+)\]/g, '$1');
}

/** What became of an expectation, in the language of the interface. */
export function answerWords(answer: string): string {
  if (answer === 'as expected') return t('step.asexpected');
  const not = /^not so: (.*)$/s.exec(answer);
  return not ? t('step.notso', { what: not[1] ?? '' }) : answer;
}

/** What the comparison says in a line. A file that neither can play was not compared. */
export function comparedWords(found: BenchCompared): string {
  if (!found.first.steps.length && !found.second.steps.length) return t('bench.nocompare');
  return found.difference < 0 ? t('bench.nodiff') : t('bench.diffat', { n: found.difference });
}

/** Steps that are told as one: the last of them, and how often both passed for it; 0 for any other step. */
export interface Folded<S> {
  step: S;
  first: number;
  last: number;
  passes: number;
}

/** The steps of a story with both players' passes folded: as long as nothing comes of them, into one. */
export function foldPasses<S extends { text: string; answer: string; lines: readonly unknown[] }>(steps: readonly S[]): Folded<S>[] {
  const by = (s: S | undefined): string => /^\{([AB]): pass\}$/.exec(s?.text ?? '')?.[1] ?? '';
  const out: Folded<S>[] = [];
  for (let i = 0; i < steps.length; i++) {
    const [one, two] = [steps[i], steps[i + 1]];
    if (!one) break;
    const both = by(one) && by(two) && by(one) !== by(two) && !one.lines.length && !one.answer;
    if (!both || !two) {
      out.push({ step: one, first: i, last: i, passes: 0 });
      continue;
    }
    i += 1;
    const before = out[out.length - 1];
    if (before?.passes && !before.step.lines.length) out[out.length - 1] = { step: two, first: before.first, last: i, passes: before.passes + 1 };
    else out.push({ step: two, first: i - 1, last: i, passes: 1 });
  }
  return out;
}

/** A step of a folded story in words; the first is the start. */
export function toldStep(text: string, last: number, passes: number): string {
  if (last === 0) return t('bench.start');
  if (passes > 1) return t('step.bothpass.n', { n: passes });
  return passes ? t('step.bothpass') : stepWords(text);
}
