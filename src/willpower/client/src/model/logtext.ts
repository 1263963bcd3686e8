// Sentences of the log as one says them at the table: "You play Vigil", "Mara's Storm Gull blocks your Belfry Owl".

import type { LogLine } from '../protocol';
import { language } from '../strings';
import { lineInJapanese, PLAYER_MARK } from '../strings/ja_log';

export type Word = { text: string; name?: boolean };

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were' };

/** The verb that goes with "you". */
export function withYou(verb: string): string {
  const found = IRREGULAR[verb];
  if (found) return found;
  if (/(ss|sh|ch|x|z)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/[^s]s$/.test(verb)) return verb.slice(0, -1);
  return verb;
}

/** Puts people's names for the letters A and B in words that are no card names. */
export function people(text: string, names: readonly [string, string], you: number | null, starts: boolean): string {
  return text.replace(/(^|[^\w'’])([AB])('s)?(?![\w'’])( (?:has |is )?[a-z]+)?/g, (_all, before: string, who: string, own: string | undefined, verb: string | undefined, at: number, whole: string) => {
    const n = who === 'A' ? 0 : 1;
    const first = starts && at === 0 && before === '';
    if (n === you) {
      if (own && verb === ' for' && /\bof$/.test(whole.slice(0, at))) return `${before}yours${verb}`; // nothing of theirs is named
      if (own) return `${before}${first ? 'Your' : 'your'}${verb ?? ''}`;
      if (!first) return `${before}you${verb ?? ''}`;
      return `${before}You${verb ? ` ${verb.trim().split(' ').map((w, i) => (i === 0 ? withYou(w) : w)).join(' ')}` : ''}`;
    }
    if (own && starts && whole.startsWith(`${who} `) && /\bof$/.test(whole.slice(0, at))) return `${before}their own${verb ?? ''}`; // of who does it
    const name = names[n] ?? who;
    return `${before}${name}${own ? '’s' : ''}${verb ?? ''}`;
  });
}

/** A line of the log in words, with card names told apart. */
export function sentence(
  line: Pick<LogLine, 'text'>,
  names: readonly [string, string],
  you: number | null,
  cards: readonly string[],
): Word[] {
  const found: Word[] = [];
  const japanese = language.value === 'ja' ? lineInJapanese(line.text) : null;
  const named = (text: string): string =>
    text.replace(PLAYER_MARK, (_all, who: string) => (who === (you === 0 ? 'A' : you === 1 ? 'B' : '') ? 'あなた' : (names[who === 'A' ? 0 : 1] ?? who)));
  let rest = japanese ?? line.text;
  let starts = true;
  const known = cards.filter((c) => c.length > 1 && rest.includes(c)).sort((a, b) => b.length - a.length);
  while (rest) {
    let at = -1;
    let which = '';
    for (const c of known) {
      const i = rest.indexOf(c);
      if (i >= 0 && (at < 0 || i < at || (i === at && c.length > which.length))) {
        at = i;
        which = c;
      }
    }
    const before = at < 0 ? rest : rest.slice(0, at);
    if (before) found.push({ text: japanese ? named(before) : people(before, names, you, starts) });
    if (at < 0) break;
    found.push({ text: which, name: true });
    rest = rest.slice(at + which.length);
    starts = false;
  }
  return found;
}

// What is told only when all of the log is wanted: it follows from what stands beside it.
const SMALL = new Set([
  'phase',
  'passed',
  'rested',
  'recovered',
  'will',
  'paid',
  'resolved',
  'resolving',
  'shuffled',
  'skipped',
  'state',
  'targeted',
  'triggered',
  'told',
  'played',
]);

/** Whether a line stands in the short log. */
export function large(line: LogLine): boolean {
  if (line.kind === 'played' && / plays .+ from /.test(line.text)) return true; // a rune, which does not move
  if (SMALL.has(line.kind)) return false;
  if (line.kind === 'ability played' && line.text.includes('a will ability')) return false;
  if (line.kind === 'moved' && /to [AB]'s (hand|deck)$/.test(line.text) && line.clause === '403.5') return false;
  return true;
}

/** What would be taken back with everything after a line: the first lines that tell of it, and how many more there are. */
export function goneSince(lines: readonly LogLine[], since: number, most = 2): { first: LogLine[]; more: number } {
  const told = lines.filter((l) => l.number > since).filter((l, i) => i === 0 || large(l));
  return { first: told.slice(0, most), more: Math.max(0, told.length - most) };
}
