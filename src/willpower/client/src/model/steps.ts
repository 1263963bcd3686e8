// Steps of a judge file in words: "{A: attack, card: A.Ogre, object: B}" reads "A attacks B with Ogre".

import { t, type Key } from '../strings';

/** The parts of a flow mapping, commas inside brackets and quotes left alone. */
function parts(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '{' || c === '[') depth += 1;
    else if (c === '}' || c === ']') depth -= 1;
    else if (c === ',' && depth === 0) {
      out.push(text.slice(from, i));
      from = i + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((x) => x.trim()).filter(Boolean);
}

/** A reference without quotes and without the side that does it. */
function named(value: string, player: string): string {
  const plain = value.trim().replace(/^\[|\]$/g, '').replace(/"/g, '');
  return plain
    .split(',')
    .map((x) => x.trim().replace(new RegExp(`^${player}\\.`), ''))
    .join(', ');
}

const VERBS: ReadonlySet<string> = new Set(['pass', 'battle', 'attack', 'block', 'no block', 'forfeit', 'play', 'call', 'judgment', 'activate', 'standby', 'answer', 'reveal', 'lifebreak', 'concede']);

/** A step in words; the text itself where it is of another kind. */
export function stepWords(text: string): string {
  const inside = /^\{(.*)\}$/s.exec(text.trim())?.[1];
  if (inside === undefined) return text;
  const [head = '', ...rest] = parts(inside);
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
