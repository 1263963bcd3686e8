// Why something cannot be done, in Japanese, made from the engine's English sentences. Where nobody has written one, the clause in
// Japanese stands in its place, as the server tells it.

import type { Reason, Undo } from '../protocol';
import { language } from './index';

const SENTENCES: Readonly<Record<string, string>> = {
  'The words on the card do not allow it now.': 'カードの文章が今は許していません。',
  'An effect forbids it.': '効果によって禁止されています。',
  'You do not have priority.': 'あなたに優先権がありません。',
  'It is not a card that can be played.': 'プレイできるカードではありません。',
  'It can be played only from your hand.': '手札からのみプレイできます。',
  'It can be put into standby, but not played from there.': 'スタンバイはできますが、そこからプレイはできません。',
  'Its cost cannot be paid.': 'コストを支払えません。',
  'You cannot pay the will that it costs.': 'コストの意志を支払えません。',
  'Its condition is not met.': '条件が満たされていません。',
  'It does not have this ability now.': '今はこの能力を持っていません。',
  'You do not control it.': 'あなたがコントロールしていません。',
  'It is played when it triggers, not when you want.': '誘発した時にプレイされます。好きな時にはプレイできません。',
  'It can be played only from your hand or your standby area.': '手札かスタンバイ領域からのみプレイできます。',
  'It was put into standby this turn.': 'このターンにスタンバイしました。',
  'Runes are played at main timing by a player whose J/ruler has [Divinity].': 'ルーンは、[Divinity]を持つJ/ルーラーのプレイヤーがメインタイミングにプレイします。',
  'The divinity that is left is not enough, or it is revealed already.': '残りの神力が足りないか、すでに公開されています。',
  'The attack of a battle is declared once, when it is asked for.': '攻撃の宣言は、求められた時に一度だけ行います。',
  'The block of a battle is declared once, in the block step, when it is asked for.': 'ブロックの宣言は、ブロックステップで求められた時に一度だけ行います。',
  'An attack was forfeited this turn, so there is no further battle.': 'このターンに攻撃を放棄したので、もうバトルはできません。',
  'The ability does not work where the card is.': 'そのカードのある領域では、この能力は働きません。',
  'The ability is on the ruler side, which is not up.': 'この能力は、今表でないルーラー面のものです。',
  'This side cannot be played.': 'この面はプレイできません。',
  'It has no such awakening.': 'その覚醒を持っていません。',
  'None of its choices can be made.': '選べるものがありません。',
  'There is no legal target for it.': '正しい対象がありません。',
  'What it asks for is not openly known of the card.': '求められている情報が公開されていません。',
  'It came under your control this turn, so it cannot rest for an ability.': 'このターンにコントロールを得たので、能力のためにレストできません。',
  'Its will can be made only while a cost is paid.': 'その意志は、コストの支払い中にのみ生み出せます。',
  'Something in the chase forbids adding to it.': 'チェイスの何かが、追加を禁止しています。',
  'Your ruler was destroyed as a J-ruler and has lost [Judgment].': 'あなたのルーラーはJルーラーとして破壊され、[Judgment]を失っています。',
  'It is rested.': 'レストしています。',
  'The attacker has [Flying], and it does not.': '攻撃側は[Flying]を持ち、これは持っていません。',
  'The other side does not have [Quickcast].': 'もう一方の面は[Quickcast]を持っていません。',
  'A god\'s art of this name was used in this game.': '同じ名前の神技がこのゲームで使われています。',
  'It has [Barrier].': '[Barrier]を持っています。',
  'The player has [Barrier].': 'そのプレイヤーは[Barrier]を持っています。',
  'The player has [Barrier] against it.': 'そのプレイヤーは、これに対する[Barrier]を持っています。',
  'It goes on a card of another type or zone.': '別のタイプや領域のカードに付加するものです。',
  'The other player decides now.': '今は相手が決めています。',
  'The rules of this edition do not allow it.': 'この版のルールでは許されません。',
  'It has been used as often as it may be.': '使える回数を使い切りました。',
  'Its will does not fit what is left to pay.': '残りの支払いに合う意志ではありません。',
  'Only the turn player attacks.': '攻撃できるのはターンプレイヤーだけです。',
  'It is no J/resonator with ATK and DEF.': 'ATKとDEFを持つJ/レゾネーターではありません。',
  'It came under your control this turn.': 'このターンにコントロールを得ました。',
  'It may attack the opponent and rested J/resonators.': '攻撃できるのは、相手か、レストしているJ/レゾネーターです。',
  'Another card has to attack.': '他のカードが攻撃しなければなりません。',
  'Nothing attacks.': '攻撃しているものがありません。',
  'It is being attacked itself.': 'それ自身が攻撃されています。',
  'You have done judgment this turn.': 'このターンにジャッジメントを行いました。',
  'Your ruler is rested.': 'あなたのルーラーはレストしています。',
  'You have called a magic stone this turn.': 'このターンに魔石を呼びました。',
  'You have no recovered J/ruler to rest for it.': 'レストできるリカバー状態のJ/ルーラーがいません。',
  'Your magic stone deck is empty.': '魔石デッキが空です。',
  'The game is over.': 'ゲームは終わっています。',
  'You have not decided anything yet.': 'まだ何も決めていません。',
  'The computer decides now.': '今はコンピューターが決めています。',
  'Another turn has begun.': '次のターンが始まっています。',
  'The first turn has begun.': '最初のターンが始まっています。',
  'Something hidden was revealed, or the computer has acted since.': '隠れていたものが公開されたか、その後コンピューターが行動しました。',
  'It is not what is asked for.': '求められているものではありません。',
};

const TIMING: Readonly<Record<string, string>> = {
  'the game has not begun.': 'ゲームが始まっていません。',
  'it is not your turn.': 'あなたのターンではありません。',
  'a battle is going on.': 'バトル中です。',
  'the chase is not empty.': 'チェイスが空ではありません。',
  'you do not have priority.': 'あなたに優先権がありません。',
};

const PHASES: Readonly<Record<string, string>> = { draw: 'ドロー', recovery: 'リカバリー', main: 'メイン', battle: 'バトル', end: 'エンド', call: 'コール' };

function timing(text: string): string | null {
  const phase = /^it is the (\w+) phase, not the main phase\.$/.exec(text);
  if (phase) return `今は${PHASES[phase[1] ?? ''] ?? phase[1] ?? ''}フェイズで、メインフェイズではありません。`;
  return TIMING[text] ?? null;
}

/** A sentence of the engine in Japanese; null where its form is not known. */
export function whyInJapanese(text: string): string | null {
  const said = SENTENCES[text];
  if (said) return said;
  const when = /^(It|Battle) needs main timing: (.+)$/.exec(text);
  if (when) {
    const rest = timing(when[2] ?? '');
    return rest === null ? null : `${when[1] === 'It' ? '' : 'バトルには'}メインタイミングが必要です: ${rest}`;
  }
  const pay = /^You cannot pay (\{.+?\})( for it)?\.$/.exec(text);
  if (pay) return `${pay[1] ?? ''}を支払えません。`;
  if (/^First this has to be answered: /.test(text)) return '先に、求められていることに答えてください。';
  const asked = /^It is not what is asked for: (.+)$/s.exec(text);
  return asked ? `求められているものではありません: ${asked[1] ?? ''}` : null;
}

/** A reason for the person, in the language of the interface. */
export function reasonText(r: Pick<Reason, 'sentence' | 'ja'>): string {
  return language.value === 'ja' ? (whyInJapanese(r.sentence) ?? (r.ja || r.sentence)) : r.sentence;
}

/** Why nothing can be taken back, in the language of the interface. */
export function undoWhy(u: Pick<Undo, 'why_not'> | undefined): string | undefined {
  return u?.why_not ? reasonText({ sentence: u.why_not, ja: '' }) : undefined;
}

const USES: readonly (readonly [RegExp, string])[] = [
  [/^Play (.+)$/, '$1をプレイ'],
  [/^Put (.+) into (?:the )?standby(?: area)?$/, '$1をスタンバイ領域に置く'],
  [/^Call a (?:magic )?stone$/, '魔石を呼ぶ'],
  [/^Judgment(?:: (.+))?$/, 'ジャッジメント'],
  [/^(.+) attacks$/, '$1で攻撃'],
  [/^(.+) blocks$/, '$1でブロック'],
  [/^Attack with (.+)$/, '$1で攻撃'],
  [/^Block with (.+)$/, '$1でブロック'],
];

/** What could be done with a card, in the language of the interface; printed words stay as they are. */
export function useText(text: string): string {
  if (language.value !== 'ja') return text;
  for (const [form, words] of USES) if (form.test(text)) return text.replace(form, words);
  return text;
}
