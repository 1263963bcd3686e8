// Lines of the log in Japanese, made from the engine's English sentences. A line whose form is not known stays as it is.

/** A player in a line, so that the letter is not taken for a word of a card's name. */
export const PLAYER_MARK = /\uE000([AB])/g;

const ZONES: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?hand$/, '手札'],
  [/^(?:the )?graveyard$/, '墓地'],
  [/^(?:the )?(?:main )?deck$/, 'デッキ'],
  [/^(?:the )?(?:magic )?stone deck$/, '魔石デッキ'],
  [/^(?:the )?standby area$/, 'スタンバイ領域'],
  [/^(?:the )?removed area$/, '除外領域'],
  [/^(?:the )?chase area$/, 'チェイス'],
  [/^(?:the )?field$/, '場'],
  [/^(?:the )?ruler area$/, 'ルーラー領域'],
];

/** A card, player, zone or number of cards. */
function thing(text: string): string {
  const own = /^([AB])'s (.+)$/.exec(text);
  if (own) return `\uE000${own[1] ?? ''}の${thing(own[2] ?? '')}`;
  if (/^[AB]$/.test(text)) return `\uE000${text}`;
  const zone = ZONES.find(([form]) => form.test(text));
  if (zone) return zone[1];
  if (text === 'a card') return 'カード';
  const cards = /^(\d+|two|three|four|five) cards$/.exec(text);
  if (cards) return `カード${cards[1] ?? ''}枚`;
  const ability = /^(?:the|an) ability of (.+)$/.exec(text);
  return ability ? `${thing(ability[1] ?? '')}の能力` : text;
}

/** The cause of something, at the end of a line. */
function cause(text: string | undefined): string {
  const name = text?.replace(/^ (?:by|for|through) /, '').replace(/^ \(|\)$/g, '');
  return name ? `（${thing(name)}）` : '';
}

const KIND: Readonly<Record<string, string>> = { 'an automatic': '自動', 'an activate': '起動', 'a will': '意志' };

type Made = (m: readonly (string | undefined)[]) => string;
const t = (x: string | undefined): string => thing(x ?? '');

const LINES: readonly (readonly [RegExp, Made])[] = [
  [/^(.+) takes the first turn$/, (m) => `${t(m[1])}が先攻`],
  [/^(.+?) creates (.+?)( \(.+\))?$/, (m) => `${t(m[1])}が${t(m[2])}を生み出す${cause(m[3])}`],
  [/^([AB]) draws (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を引く`],
  [/^([AB]) discards (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を捨てる`],
  [/^(.+) is destroyed by the damage on it$/, (m) => `${t(m[1])}はダメージで破壊される`],
  [/^(.+) is destroyed because its DEF is 0$/, (m) => `${t(m[1])}はDEFが0なので破壊される`],
  [/^(.+?) is destroyed( by .+)?$/, (m) => `${t(m[1])}は破壊される${cause(m[2])}`],
  [/^(.+?) is cancelled( by .+)?$/, (m) => `${t(m[1])}は打ち消される${cause(m[2])}`],
  [/^([AB]) banishes (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を追放する`],
  [/^([AB]) plays (a will|an automatic|an activate) ability of (.+)$/, (m) => `${t(m[1])}が${t(m[3])}の${KIND[m[2] ?? ''] ?? ''}能力をプレイ`],
  [/^([AB]) plays (.+) from (.+)$/, (m) => `${t(m[1])}が${t(m[3])}から${t(m[2])}をプレイ`],
  [/^([AB]) calls (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を呼ぶ`],
  [/^([AB]) puts (.+) into the standby area$/, (m) => `${t(m[1])}が${t(m[2])}をスタンバイ領域に置く`],
  [/^([AB])'s ruler becomes (.+) through judgment$/, (m) => `${t(m[1])}のルーラーがジャッジメントで${t(m[2])}になる`],
  [/^(.+) enters the field as a J-ruler$/, (m) => `${t(m[1])}がJルーラーとして場に出る`],
  [/^(.+?) enters the field(?: from (.+?))?( (?:\(|through ).+)?$/, (m) => `${t(m[1])}が${m[2] ? `${t(m[2])}から` : ''}場に出る${cause(m[3])}`],
  [/^(.+) is removed from battle$/, (m) => `${t(m[1])}は戦闘から取り除かれる`],
  [/^(.+?) is removed from (.+?)( by .+)?$/, (m) => `${t(m[1])}は${t(m[2])}から除外される${cause(m[3])}`],
  [/^(.+?) (?:goes|returns) from (.+?) to ([^(]+?)( \(.+\))?(?:; it ceases to exist)?$/, (m) => `${t(m[1])}は${t(m[2])}から${t(m[3])}へ${cause(m[4])}`],
  [/^(.+) attacks (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を攻撃`],
  [/^(.+) blocks (.+)$/, (m) => `${t(m[1])}が${t(m[2])}をブロック`],
  [/^([AB]) does not block$/, (m) => `${t(m[1])}はブロックしない`],
  [/^([AB]) forfeits the attack$/, (m) => `${t(m[1])}は攻撃を放棄する`],
  [/^(.+) deals (\d+) battle damage to (.+)$/, (m) => `${t(m[1])}が${t(m[3])}に戦闘ダメージ${m[2] ?? ''}`],
  [/^(.+) deals (\d+) damage to (.+)$/, (m) => `${t(m[1])}が${t(m[3])}に${m[2] ?? ''}ダメージ`],
  [/^([AB]) gains (\d+) life( .+)?$/, (m) => `${t(m[1])}のライフ+${m[2] ?? ''}${cause(m[3])}`],
  [/^([AB]) loses (\d+) life( .+)?$/, (m) => `${t(m[1])}のライフ−${m[2] ?? ''}${cause(m[3])}`],
  [/^([AB]) pays (\d+) life( .+)?$/, (m) => `${t(m[1])}がライフ${m[2] ?? ''}を支払う${cause(m[3])}`],
  [/^([AB]) reveals (.+?)(?: from (.+))?$/, (m) => `${t(m[1])}が${m[3] ? `${t(m[3])}の` : ''}${t(m[2])}を公開`],
  [/^([AB]) looks at (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を見る`],
  [/^([AB]) foresees (\d+)$/, (m) => `${t(m[1])}が予見${m[2] ?? ''}`],
  [/^([AB]) shuffles the (.+)$/, (m) => `${t(m[1])}が${t(m[2])}をシャッフル`],
  [/^([AB]) chooses to play (.+) first$/, (m) => `${t(m[1])}は${t(m[2])}を先にプレイする`],
  [/^([AB])'s weather becomes (.+)$/, (m) => `${t(m[1])}の天候は${m[2] ?? ''}`],
  [/^An effect of (.+) begins and lasts until end of turn$/, (m) => `${t(m[1])}の効果（ターン終了まで）`],
  [/^(.+) affects (.+) until end of turn$/, (m) => `${t(m[1])}の効果: ${t(m[2])}（ターン終了まで）`],
  [/^(.+) is added to (.+)$/, (m) => `${t(m[1])}を${t(m[2])}に付加`],
  [/^(.+) rests$/, (m) => `${t(m[1])}がレスト`],
  [/^(.+) recovers$/, (m) => `${t(m[1])}がリカバリー`],
  [/^([AB]) wins the game$/, (m) => `${t(m[1])}の勝利`],
  [/^([AB]) loses the game$/, (m) => `${t(m[1])}の敗北`],
  [/^The game is a draw$/, () => '引き分け'],
];

/** A line of the log in Japanese, with players marked; null where its form is not known. */
export function lineInJapanese(text: string): string | null {
  for (const [form, made] of LINES) {
    const m = form.exec(text);
    if (m) return made(m);
  }
  return null;
}
