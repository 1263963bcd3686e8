// What somebody who writes a text may have meant, where it is not understood.

import { REMINDERS } from '../strings/reminders';
import { t } from '../strings';

/** Words of other games and of everyday, and what the rulebook calls it. */
const OTHERS: Readonly<Record<string, string>> = {
  creature: 'resonator',
  creatures: 'resonators',
  minion: 'resonator',
  monster: 'resonator',
  monsters: 'resonators',
  tap: 'rest',
  taps: 'rests',
  tapped: 'rested',
  untap: 'recover',
  untapped: 'recovered',
  mana: 'will',
  stack: 'chase',
  land: 'magic stone',
  lands: 'magic stones',
  exile: 'remove from the game',
  sacrifice: 'banish',
  trample: '[Pierce]',
  haste: '[Swiftness]',
  power: 'ATK',
  toughness: 'DEF',
};

/** Hints for a paragraph that is not understood, on a card of this type. */
export function hintsFor(printed: string, type: string): string[] {
  const out: string[] = [];
  const bare = printed.trim().replace(/\.$/, '');
  const keyword = bare.toLowerCase();
  if (!bare.startsWith('[') && keyword in REMINDERS) out.push(t('lib.hint.keyword', { word: `[${keyword.replace(/\b\w/g, (c) => c.toUpperCase())}]` }));
  const words = bare.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const word of new Set(words)) {
    const ours = OTHERS[word];
    if (ours) out.push(t('lib.hint.word', { word, ours }));
  }
  const sentence = words.length > 2 && !/⇒|=>|:/.test(bare);
  if (sentence && !/chant/i.test(type) && /^(this card deals|destroy|draw|return|put|search|you gain|gain|your opponent|target|deal)/i.test(bare)) out.push(t('lib.hint.chant'));
  return out;
}
