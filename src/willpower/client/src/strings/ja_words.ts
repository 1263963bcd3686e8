// Words of cards in Japanese: types, and what an answer does. Names and printed texts stay as they are; so does an answer
// whose form is not known.

import { language } from './index';

const TYPES: Readonly<Record<string, string>> = {
  Ruler: 'ルーラー',
  'J-Ruler': 'Jルーラー',
  Resonator: 'レゾネーター',
  Chant: 'チャント',
  Addition: '付加',
  Regalia: 'レガリア',
  Rune: 'ルーン',
  'Magic Stone': '魔石',
  Basic: '基本',
  Special: '特殊',
  True: '真',
  Master: 'マスター',
  Quickcast: 'クイックキャスト',
};

/** A type of a card, in the language of the interface. */
export function typeWord(word: string): string {
  return language.value === 'ja' ? (TYPES[word] ?? word) : word;
}

/** Types in a row: with spaces where the language has them. */
export function typeWords(words: readonly string[]): string {
  return words.map(typeWord).join(language.value === 'ja' && words.every((w) => w in TYPES) ? '' : ' ');
}

const COUNTS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3', four: '4' };
const KINDS = 'J/resonator|resonator|addition|regalia|magic stone|chant|ruler|J-ruler|card|player|gem|token';
const KIND: Readonly<Record<string, string>> = {
  'J/resonator': 'J/レゾネーター',
  resonator: 'レゾネーター',
  addition: '付加',
  regalia: 'レガリア',
  'magic stone': '魔石',
  chant: 'チャント',
  ruler: 'ルーラー',
  'J-ruler': 'Jルーラー',
  card: 'カード',
  player: 'プレイヤー',
  gem: 'ジェム',
  token: 'トークン',
};
const ATTRIBUTES: Readonly<Record<string, string>> = { light: '光', fire: '火', water: '水', wind: '風', darkness: '闇', moon: '月', time: '時' };

const n = (word: string | undefined): string => COUNTS[word ?? ''] ?? word ?? '';
/** "resonator with [Flying]" */
const kind = (word: string | undefined, having: string | undefined): string => `${having ? `${having}を持つ` : ''}${KIND[word ?? ''] ?? word ?? ''}`;

type Made = (m: readonly (string | undefined)[]) => string;
const THING = `(${KINDS})(?: with (\\[[^\\]]+\\]))?`;

const FORMS: readonly (readonly [RegExp, Made])[] = [
  [/^you gain (\d+) life$/i, (m) => `あなたは${m[1] ?? ''}ライフを得る`],
  [/^(?:your|target) opponent loses (\d+) life$/i, (m) => `相手は${m[1] ?? ''}ライフを失う`],
  [/^(?:you )?pay (\d+) life$/i, (m) => `${m[1] ?? ''}ライフを支払う`],
  [/^draw (a|one|two|three|four) cards?$/i, (m) => `カードを${n(m[1])}枚引く`],
  [/^(?:your|target) opponent discards (a|one|two|three|four) cards?$/i, (m) => `相手は手札を${n(m[1])}枚捨てる`],
  [/^discard (a|one|two|three|four) cards?$/i, (m) => `手札を${n(m[1])}枚捨てる`],
  [new RegExp(`^(destroy|rest|recover|banish) target ${THING}$`, 'i'), (m) => `${kind(m[2], m[3])}1枚を対象とし、${deed(m[1])}`],
  [new RegExp(`^(destroy|rest|recover|banish) (?:this|that) (${KINDS})$`, 'i'), (m) => `この${KIND[m[2] ?? ''] ?? ''}を${deed(m[1])}`.replace('それを', '')],
  [new RegExp(`^return target ${THING} to its owner's hand$`, 'i'), (m) => `${kind(m[1], m[2])}1枚を対象とし、持ち主の手札に戻す`],
  [new RegExp(`^target ${THING} gains (\\[.+\\]) until end of turn$`, 'i'), (m) => `${kind(m[1], m[2])}1枚を対象とし、ターン終了まで${(m[3] ?? '').replaceAll('] and [', ']と[')}を与える`],
  [new RegExp(`^(?:this card )?deals? (\\d+) damage to target ${THING}$`, 'i'), (m) => `${kind(m[2], m[3])}1つを対象とし、${m[1] ?? ''}ダメージを与える`],
  [/^put (a|one|two|three) (\[[^\]]+\]) counters? on target (J\/resonator|resonator)$/i, (m) => `${kind(m[3], '')}1枚を対象とし、${m[2] ?? ''}カウンターを${n(m[1])}個置く`],
  [/^use (light|fire|water|wind|darkness|moon|time) will$/i, (m) => `${ATTRIBUTES[m[1]?.toLowerCase() ?? ''] ?? ''}の意志を使う`],
  [/^use will without attribute$/i, () => '無属性の意志を使う'],
  [/^without awakening$/i, () => '覚醒させない'],
  [/^awakened$/i, () => '覚醒させる'],
  [/^its cost$/i, () => '通常のコスト'],
  [/^pay ((?:\{[^}]+\})+)$/i, (m) => `${m[1] ?? ''}を支払う`],
  [/^do not pay$/i, () => '支払わない'],
  [/^reveal (.+)$/i, (m) => `${m[1] ?? ''}を公開する`],
  [/^(first|second)$/i, (m) => (m[1]?.toLowerCase() === 'first' ? '先攻' : '後攻')],
];

/** What is done to what was named before. */
function deed(verb: string | undefined): string {
  return { destroy: 'それを破壊する', rest: 'それをレストする', recover: 'それをリカバーする', banish: 'それを追放する' }[verb?.toLowerCase() ?? ''] ?? '';
}

/** What an answer does, in the language of the interface. */
export function answerWords(text: string): string {
  if (language.value !== 'ja') return text;
  const bare = text.replace(/\.$/, '');
  for (const [form, made] of FORMS) {
    const m = form.exec(bare);
    if (m) return made(m);
  }
  return text;
}

const COSTS: readonly (readonly [RegExp, Made])[] = [
  [/^rest (.+)$/, (m) => `${m[1] ?? ''}をレスト`],
  [/^banish (.+)$/, (m) => `${m[1] === 'a card' ? 'カード1枚' : (m[1] ?? '')}を追放`],
  [/^discard (.+)$/, (m) => `${m[1] === 'a card' ? '手札1枚' : (m[1] ?? '')}を捨てる`],
  [/^destroy (.+)$/, (m) => `${m[1] ?? ''}を破壊`],
  [/^return (.+)$/, (m) => `${m[1] ?? ''}を戻す`],
  [/^(?:remove|move) (\d+) (.+?) counters? from (.+)$/, (m) => `${m[3] ?? ''}から${m[2] ?? ''}カウンターを${m[1] ?? ''}個取り除く`],
  [/^(?:remove|move) (.+)$/, (m) => `${m[1] === 'a card' ? 'カード1枚' : (m[1] ?? '')}を移動`],
  [/^pay (\d+) life$/, (m) => `${m[1] ?? ''}ライフを支払う`],
];

/** Something that a play costs beside will, in the language of the interface. */
export function costText(text: string): string {
  if (language.value !== 'ja') return text;
  for (const [form, made] of COSTS) {
    const m = form.exec(text);
    if (m) return made(m);
  }
  return text;
}

/** Why a payment is asked for, in the language of the interface. */
export function payReason(text: string): string {
  if (language.value !== 'ja') return text;
  const lost = /^Part of the will can only be made in a way that does not come back: (.+)\.$/.exec(text);
  if (lost) return `意志の一部は、元に戻らない方法でしか生み出せません: ${costText(lost[1] ?? '')}。`;
  const only = /^(.+) of it can only be paid with (.+)\.$/.exec(text);
  return only ? `そのうち${only[1] ?? ''}は${(only[2] ?? '').replaceAll(' or ', 'か')}でしか支払えません。` : text;
}
