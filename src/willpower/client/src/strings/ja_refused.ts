// What the server refuses, in Japanese, made from its English sentences. A sentence that is not known stays as it is.

import { language } from './index';
import { legalInJapanese } from './ja_legal';

const SENTENCES: Readonly<Record<string, string>> = {
  'Nothing is asked of you now.': '今は何も求められていません。',
  'There are hints only against the computer.': 'ヒントはコンピューターとの対戦でのみ使えます。',
  'This answers an older question.': '前の質問への答えです。',
  'A hint is being thought about already.': 'ヒントはもう考え中です。',
  'There is no such card.': 'そのカードはありません。',
  'Reading this takes too long.': '読み取りに時間がかかりすぎます。',
  'That is too much at once; wait a little.': '一度に多すぎます。少し待ってください。',
  'There is no such game.': 'そのゲームはありません。',
  'There is no such invitation.': 'その招待はありません。',
  'Both seats are taken.': '席は両方とも埋まっています。',
  'This game is for somebody with an invitation.': 'このゲームは招待された人のものです。',
  'This token holds no seat of this game.': 'このゲームの席を持っていません。',
  'Somebody has joined.': '相手が参加しました。',
  'Reading this deck takes too long.': 'デッキの読み取りに時間がかかりすぎます。',
  'Somebody was faster; both seats are taken.': '先に席が埋まりました。',
  'This game may not be watched.': 'このゲームは観戦できません。',
  'The first message must be hello.': '最初に挨拶が必要です。',
  'There is no such deck.': 'そのデッキはありません。',
  'Too many new games; wait a little.': '新しいゲームが多すぎます。少し待ってください。',
  'Nobody has joined yet.': 'まだ誰も参加していません。',
  'The other side has not let you wait for long enough.': '相手をまだ十分な時間待っていません。',
  'The request came too slowly.': '送信が遅すぎました。',
  'Too many requests; wait a little.': '要求が多すぎます。少し待ってください。',
  'A page of another site may not ask for this.': '他のサイトのページからは求められません。',
  'Nothing has such a name.': 'その名前のものはありません。',
  'There is nothing here.': 'ここには何もありません。',
  'This deck may not be played.': 'このデッキは使えません。',
  'Something went wrong here.': '問題が起こりました。',
  'Something went wrong here. Nothing was changed.': '問題が起こりました。何も変わっていません。',
  'There is no next game to get ready for.': '次のゲームはありません。',
  'Another worker has this game.': 'このゲームは別の所で動いています。',
  'Another file is being read; wait for it.': '別のファイルを読み取り中です。終わるまで待ってください。',
  'There is no such import.': 'その取り込みはありません。',
  'It is taken over; undo it instead.': 'もう取り込まれています。取り消してください。',
  'There is no such version of this deck.': 'このデッキにその版はありません。',
  "This deck is the house's; keep a copy of your own.": 'このデッキはサーバーのものです。自分の写しを保存してください。',
  "This deck is the house's.": 'このデッキはサーバーのものです。',
  'This is no file of exported decks, or it has too many.': '書き出したデッキのファイルではないか、多すぎます。',
  'This is no file of exported decks.': '書き出したデッキのファイルではありません。',
  'It was changed elsewhere meanwhile; open it again.': 'その間に別の所で変わりました。開き直してください。',
  'There is no such picture.': 'その絵はありません。',
  'Too much of yours is waiting to be worked out; wait a little.': '処理待ちが多すぎます。少し待ってください。',
  'A number in the request is too large.': '数が大きすぎます。',
  'The game is over at that step.': 'その手順でゲームは終わっています。',
  'This game is not over.': 'このゲームはまだ終わっていません。',
  'Until the match is over, only what spectators see is shown.': 'マッチが終わるまで、観戦者に見えるものだけを示します。',
  'The replay is not ready yet; try again.': 'リプレイはまだ用意できていません。もう一度試してください。',
  'A seat is 0, 1 or open.': '席は0、1、openのどれかです。',
  'This replay has cards that this server does not know.': 'このリプレイには、このサーバーの知らないカードがあります。',
  'This engine plays the game differently before that step.': '今のエンジンでは、その手順より前が違う進み方になります。',
  'Reading this replay takes too long.': 'リプレイの読み取りに時間がかかりすぎます。',
  'This connection is to another game.': '別のゲームにつながっています。',
  'You are watching.': '観戦中です。',
  'Nothing of the kind is asked.': 'そのようなことは求められていません。',
  'Say either a phrase or a line.': '決まり文句か一行のどちらかを送ってください。',
  'That is too much talk at once; wait a little.': '発言が多すぎます。少し待ってください。',
  'The game has moved; connect again.': 'ゲームが移りました。つなぎ直してください。',
  'This connection has a seat already.': 'もう席についています。',
  'The match is not over.': 'マッチはまだ終わっていません。',
  'The computer plays on.': 'コンピューターは続けます。',
  'Too many simulations are waiting; try later.': '待っているシミュレーションが多すぎます。後で試してください。',
  'There is no such simulation.': 'そのシミュレーションはありません。',
  'There is no such judge file.': 'そのジャッジファイルはありません。',
  'You have not decided anything yet.': 'まだ何も決めていません。',
  'This game cannot go on: a newer engine plays it differently.': 'このゲームは続けられません。新しいエンジンでは違う進み方になります。',
  'The game is over.': 'ゲームは終わっています。',
  'You see no such card.': 'そのカードは見えません。',
};

const FORMS: readonly (readonly [RegExp, (m: readonly string[]) => string])[] = [
  [/^There is no (clause|edition|computer|form) (.+)\.$/, (m) => `${{ clause: '条文', edition: '版', computer: 'コンピューター', form: '形式' }[m[1] ?? ''] ?? ''}${m[2] ?? ''}はありません。`],
  [/^(?:It|The (?:game|deck|file|next game|simulation)) could not be kept(?:, so nothing was done)?: (.+)$/, (m) => `保存できませんでした: ${m[1] ?? ''}`],
  [/^No bundled deck may be played under (.+)\.$/, (m) => `${m[1] ?? ''}で使える付属デッキはありません。`],
  [/^There are (\d+) steps\.$/, (m) => `手順は${m[1] ?? ''}までです。`],
  [/^A deck has at most (\d+) cards here\.$/, (m) => `デッキはここでは${m[1] ?? ''}枚までです。`],
  [/^A name has at most (\d+) letters; this one has (\d+)\.$/, (m) => `名前は${m[1] ?? ''}文字までです（今は${m[2] ?? ''}文字）。`],
  [/^A search has at most (\d+) characters\.$/, (m) => `検索は${m[1] ?? ''}字までです。`],
  [/^There are (\d+) decks already; drop one first\.$/, (m) => `デッキがもう${m[1] ?? ''}個あります。先に一つ消してください。`],
  [/^Not wholly understood: (.+)\. The rest of what stands on them would work\.$/, (m) => `完全には理解されていないカード: ${m[1] ?? ''}。残りのテキストは働きます。`],
  [/^There is no field '(.+)'; there are (.+)\.$/, (m) => `「${m[1] ?? ''}」という項目はありません。あるのは${m[2] ?? ''}です。`],
  [/^Only (.+) can be compared with (.+)\.$/, (m) => `${m[2] ?? ''}で比べられるのは${m[1] ?? ''}だけです。`],
  [/^After (.+) stands a number, not (.+)\.$/, (m) => `${m[1] ?? ''}の後には数が来ます（${m[2] ?? ''}ではなく）。`],
  [/^This takes longer than (\d+) seconds\.$/, (m) => `${m[1] ?? ''}秒以上かかります。`],
];

/** A refusal in Japanese; the same sentence where it is not known. */
export function refusedInJapanese(sentence: string): string {
  const said = SENTENCES[sentence];
  if (said) return said;
  for (const [form, made] of FORMS) {
    const m = form.exec(sentence);
    if (m) return made(m);
  }
  return legalInJapanese(sentence);
}

/** A refusal in the language of the interface. */
export function refusedText(sentence: string): string {
  return language.value === 'ja' ? refusedInJapanese(sentence) : sentence;
}
