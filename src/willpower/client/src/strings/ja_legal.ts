// Whether a deck may be played and a card is known to an edition, in Japanese, made from the engine's English sentences. A
// sentence whose form is not known stays as it is.

import { language } from './index';

const PILES: Readonly<Record<string, string>> = {
  'main deck': 'メインデッキ',
  'magic stone deck': '魔石デッキ',
  'extra deck': 'エクストラデッキ',
  'rune deck': 'ルーンデッキ',
};
const PILE = `(${Object.keys(PILES).join('|')})`;
const ATTRIBUTES: Readonly<Record<string, string>> = { light: '光', fire: '火', water: '水', wind: '風', darkness: '闇', moon: '月', time: '時', void: '無' };
const RULES: Readonly<Record<string, string>> = {
  'tells how to attach': '付ける',
  'tells how to copy': 'コピーする',
  'tells of Force': '[Force]の',
  'tells how to foresee': '予見の',
  'tells how to remove from battle': '戦闘から取り除く',
  'tells how to restart the game': 'ゲームをやり直す',
  'tells how to skip': '飛ばす',
  'tells how to heal': '癒す',
  'tells how to invert': '反転する',
  'tells how to release a seal': '封印を解く',
};
const NONE: Readonly<Record<string, string>> = {
  tokens: 'トークン',
  'extra turns': '追加ターン',
  gems: 'ジェム',
  counters: 'カウンター',
  weather: '天候',
  divinity: '神力',
  'double-sided cards': '両面カード',
  'colossal rulers': '巨大ルーラー',
};

type Made = (m: readonly string[]) => string;

const pile = (x: string | undefined): string => PILES[x ?? ''] ?? x ?? '';
const attributes = (x: string | undefined): string => (x === 'no attribute' ? '属性なし' : (x ?? '').split(', ').map((a) => ATTRIBUTES[a] ?? a).join('、'));

/** Why a card may not lie in a pile. */
const TYPES: readonly (readonly [RegExp, Made])[] = [
  [/^it is of the wrong type$/, () => '種類が違う'],
  [/^it is not a magic stone$/, () => '魔石ではない'],
  [/^it is not a story chant$/, () => '物語の詠唱ではない'],
  [/^it is not a rune$/, () => 'ルーンではない'],
  [/^it shares no attribute with the ruler \((.+)\)$/, (m) => `ルーラー（${attributes(m[1])}）と同じ属性がない`],
];

/** What an edition does not know. */
const UNKNOWN: readonly (readonly [RegExp, Made])[] = [
  [/^\[(.+)\] does not exist$/, (m) => `[${m[1] ?? ''}]がない`],
  [/^God's Arts do not exist$/, () => '神技がない'],
  [new RegExp(`^there (?:is|are) no (${Object.keys(NONE).join('|')})$`), (m) => `${NONE[m[1] ?? ''] ?? ''}がない`],
  [new RegExp(`^no rule (${Object.keys(RULES).join('|')})$`), (m) => `${RULES[m[1] ?? ''] ?? ''}ルールがない`],
  [/^there is no (\w+) will$/, (m) => `${ATTRIBUTES[m[1] ?? ''] ?? m[1] ?? ''}の意志がない`],
  [/^there are no additions without a subtype$/, () => 'サブタイプのない付加はない'],
  [/^there are no additions to (.+) cards$/, (m) => `${m[1] ?? ''}への付加はない`],
  [/^there are no (.+) cards$/, (m) => `${m[1] ?? ''}のカードがない`],
  [/^a card has only one type$/, () => 'カードの種類は一つだけ'],
  [/^no effect wins the game$/, () => 'ゲームに勝つ効果はない'],
];

const DECK: readonly (readonly [RegExp, Made])[] = [
  [/^there is no ruler$/, () => 'ルーラーがいない'],
  [/^there are (\d+) rulers, and exactly one is needed$/, (m) => `ルーラーが${m[1] ?? ''}枚ある。ちょうど1枚必要`],
  [/^(.+) is not a ruler$/, (m) => `${m[1] ?? ''}はルーラーではない`],
  [/^(.+) asks for another ruler than (.+)$/, (m) => `${m[1] ?? ''}は${m[2] ?? ''}とは別のルーラーを求める`],
  [new RegExp(`^the ${PILE} has (\\d+) cards?, at least (\\d+) are needed$`), (m) => `${pile(m[1])}が${m[2] ?? ''}枚。${m[3] ?? ''}枚以上必要`],
  [new RegExp(`^the ${PILE} has (\\d+) cards?, at most (\\d+) may be$`), (m) => `${pile(m[1])}が${m[2] ?? ''}枚。${m[3] ?? ''}枚まで`],
  [/^the extra deck has (\d+) cards, \[Grimoire\] allows (\d+)$/, (m) => `エクストラデッキが${m[1] ?? ''}枚。[Grimoire]で許されるのは${m[2] ?? ''}枚`],
  [new RegExp(`^(.+) may not be in the ${PILE}: (.+)$`), (m) => `${m[1] ?? ''}は${pile(m[2])}に入れられない: ${said(TYPES, m[3] ?? '')}`],
  [new RegExp(`^(\\d+) copies of (.+) in the ${PILE}, at most (\\d+) may be$`), (m) => `${pile(m[3])}に${m[2] ?? ''}が${m[1] ?? ''}枚。${m[4] ?? ''}枚まで`],
  [/^(\d+) copies of (.+) in (.+) together, at most (\d+) may be$/, (m) => `${(m[3] ?? '').split(' and ').map(pile).join('と')}を合わせて${m[2] ?? ''}が${m[1] ?? ''}枚。${m[4] ?? ''}枚まで`],
  [/^this edition has no extra deck$/, () => 'この版にエクストラデッキはない'],
  [/^this edition has no rune deck$/, () => 'この版にルーンデッキはない'],
  [/^(.+) has no \[Grimoire\], so there is no extra deck$/, (m) => `${m[1] ?? ''}は[Grimoire]を持たないので、エクストラデッキはない`],
  [/^there is more than one master rune: (.+)$/, (m) => `マスタールーンが2枚以上ある: ${m[1] ?? ''}`],
  [/^(.+) forbids (.+) in the main deck$/, (m) => `${m[1] ?? ''}により、${m[2] ?? ''}はメインデッキに入れられない`],
  [/^(.+) is not known to this edition: (.+)$/, (m) => `この版に${m[1] ?? ''}はない: ${said(UNKNOWN, m[2] ?? '')}`],
];

function said(forms: readonly (readonly [RegExp, Made])[], text: string): string {
  for (const [form, made] of forms) {
    const m = form.exec(text);
    if (m) return made(m);
  }
  return text;
}

/** A sentence about a deck or a card of an edition in Japanese; the same sentence where its form is not known. */
export function legalInJapanese(sentence: string): string {
  const inside = said(DECK, sentence);
  return inside === sentence ? said(UNKNOWN, sentence) : inside;
}

/** A sentence about a deck or a card of an edition, in the language of the interface, as a sentence of its own. */
export function legalText(sentence: string): string {
  const text = language.value === 'ja' ? legalInJapanese(sentence) : sentence;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
