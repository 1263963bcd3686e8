// Lines of the log in Japanese, made from the engine's English sentences. A line whose form is not known stays as it is.

/** A player in a line, so that the letter is not taken for a word of a card's name. */
export const PLAYER_MARK = /\uE000([AB])/g;

const ZONES: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?hand$/, '手札'],
  [/^(?:the )?graveyard$/, '墓地'],
  [/^(?:the )?(?:main )?deck$/, 'デッキ'],
  [/^the top of (?:the )?(?:main )?deck$/, 'デッキの上'],
  [/^the bottom of (?:the )?(?:main )?deck$/, 'デッキの下'],
  [/^(?:the )?(?:magic )?stone deck$/, '魔石デッキ'],
  [/^(?:the )?standby area$/, 'スタンバイ領域'],
  [/^(?:the )?removed area$/, '除外領域'],
  [/^(?:the )?chase area$/, 'チェイス'],
  [/^(?:the )?field$/, '場'],
  [/^(?:the )?ruler area$/, 'ルーラー領域'],
  [/^(?:the )?item area$/, 'アイテム領域'],
  [/^(?:the )?extra deck$/, 'エクストラデッキ'],
  [/^(?:the )?rune area$/, 'ルーン領域'],
  [/^(?:the )?lifebreak area$/, 'ライフブレイク領域'],
];

/** A card, player, zone or number of cards. */
function thing(text: string): string {
  const several = text.split(/, (?=(?:\d+ × )?[AB]'s )/);
  if (several.length > 1) return several.map(thing).join('、');
  const times = /^(\d+) × (.+)$/.exec(text);
  if (times) return `${thing(times[2] ?? '')}×${times[1] ?? ''}`;
  const own = /^([AB])'s (.+)$/.exec(text);
  if (own) return `\uE000${own[1] ?? ''}の${thing(own[2] ?? '')}`;
  if (/^[AB]$/.test(text)) return `\uE000${text}`;
  const zone = ZONES.find(([form]) => form.test(text));
  if (zone) return zone[1];
  if (text === 'a card') return 'カード';
  const owned = /^a card of ([AB])'s$/.exec(text);
  if (owned) return `\uE000${owned[1] ?? ''}のカード`;
  const copy = /^(?:the |a )?copy of (.+)$/.exec(text);
  if (copy) return `${thing(copy[1] ?? '')}のコピー`;
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

const ATTRIBUTES: Readonly<Record<string, string>> = { light: '光', fire: '火', water: '水', wind: '風', darkness: '闇', moon: '月', time: '時' };
const PHASES: Readonly<Record<string, string>> = { draw: 'ドロー', recovery: 'リカバリー', main: 'メイン', battle: 'バトル', end: 'エンド', call: 'コール' };
const STEPS: Readonly<Record<string, string>> = {
  'beginning of battle': '戦闘開始',
  'declare attack': '攻撃宣言',
  'declare block': 'ブロック宣言',
  'first strike damage': '先制攻撃の戦闘判定',
  'normal damage': '通常の戦闘判定',
  'battle resolution': '戦闘判定',
};
const ENDS = (word: string | undefined): string => (word === 'begins' ? '開始' : '終了');
const FACT = '-?\\d+/-?\\d+(?: → -?\\d+/-?\\d+)?|now has \\[[^\\]]+\\]|has no \\[[^\\]]+\\] any more|\\d+ damage on it is gone';

/** What is different of a card: its values, a keyword, damage. */
function fact(text: string): string {
  return text
    .replace(/^now has (.+)$/, '$1を得る')
    .replace(/^has no (.+) any more$/, '$1を失う')
    .replace(/^(\d+) damage on it is gone$/, 'ダメージ$1が消える');
}

const LASTS: Readonly<Record<string, string>> = {
  'as long as its source remains': '元がある間',
  'as long as its condition holds': '条件を満たす間',
  'until the next recovery phase': '次のリカバリーフェイズまで',
  'for the rest of the game': 'ゲーム終了まで',
  'until end of turn': 'ターン終了まで',
  'until next turn': '次のターンまで',
};
const LONG = `(${Object.keys(LASTS).join('|')})`;
const lasts = (x: string | undefined): string => (x ? `（${LASTS[x] ?? x}）` : '');
/** What an effect gives, as it is printed: "[+200/+0] and [Flying]". */
const given = (x: string | undefined): string => (x ?? '').replaceAll(/(?<=\]),? and (?=["[])/g, 'と').replaceAll(/"([^"]*)"/g, '「$1」');
const also = (x: string | undefined): string => (x ? `ほか${x}枚` : '');
const quoted = (x: string | undefined): string => (x ? `「${x}」` : '');

type Made = (m: readonly (string | undefined)[]) => string;
const t = (x: string | undefined): string => thing(x ?? '');

const by = (x: string | undefined): string => (!x || x === 'an effect' ? '効果' : thing(x));

const LINES: readonly (readonly [RegExp, Made])[] = [
  [/^([AB])'s life: (-?\d+) → (-?\d+)$/, (m) => `${t(m[1])}のライフ: ${m[2] ?? ''} → ${m[3] ?? ''}`],
  [new RegExp(`^([AB]'s .+?): ((?:${FACT})(?:, (?:${FACT}))*)$`), (m) => `${t(m[1])}: ${(m[2] ?? '').split(', ').map(fact).join('、')}`],
  [/^([AB])'s (turn|battle) (begins|ends)$/, (m) => `${t(m[1])}の${m[2] === 'turn' ? 'ターン' : '戦闘'}${ENDS(m[3])}`],
  [new RegExp(`^The (${Object.keys(STEPS).join('|')}) step (begins|ends)$`), (m) => `${STEPS[m[1] ?? ''] ?? ''}ステップ${ENDS(m[2])}`],
  [/^(.+) means (.+) in the zone (.+) \(also in: (.+)\)$/, (m) => `${m[1] ?? ''}は${t(m[3])}の${m[2] ?? ''}を指す（同名が${(m[4] ?? '').split(', ').map(thing).join('、')}にもある）`],
  [/^(.+) recover$/, (m) => `${t(m[1])}がリカバー`],
  [/^([AB]) plays a God's Art of (.+)$/, (m) => `${t(m[1])}が${t(m[2])}の神技をプレイ`],
  [/^([AB]) plays the J-activate ability of (.+)$/, (m) => `${t(m[1])}が${t(m[2])}のJ起動能力をプレイ`],
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
  [/^(.+?) (?:go(?:es)?|returns?) from (.+?) to ([^(]+?)( \(.+\))?$/, (m) => `${t(m[1])}は${t(m[2])}から${t(m[3])}へ${cause(m[4])}`],
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
  [new RegExp(`^(.+?)(?: and (\\d+) more)? (?:does|do) not recover ${LONG} \\((.+)\\)$`), (m) => `${t(m[1])}${also(m[2])}はリカバーしない${lasts(m[3])}${cause(m[4])}`],
  [new RegExp(`^(.+) gives (.+?)(?: and (\\d+) more)? (["[].+?)(?: ${LONG})?$`), (m) => `${t(m[1])}の効果: ${t(m[2])}${also(m[3])}に${given(m[4])}${lasts(m[5])}`],
  [new RegExp(`^(.+) gains (["[].+?)(?: ${LONG})?$`), (m) => `${t(m[1])}が${given(m[2])}を得る${lasts(m[3])}`],
  [/^(.+) is added to (.+)$/, (m) => `${t(m[1])}を${t(m[2])}に付加`],
  [/^(.+?) is erased from existence( by .+)?$/, (m) => `${t(m[1])}は消滅する${cause(m[2])}`],
  [/^(.+) is dealt (\d+) (?:battle )?damage$/, (m) => `${t(m[1])}が${m[2] ?? ''}ダメージを受ける`],
  [/^(\d+) damage is removed from (.+)$/, (m) => `${t(m[2])}からダメージ${m[1] ?? ''}を取り除く`],
  [/^(.+?) gets (\d+|one|a|an) (.*?) ?counters?( .+)?$/, (m) => `${t(m[1])}に${m[3] ? `${m[3]}` : ''}カウンター${m[2] ?? ''}個${cause(m[4])}`],
  [/^(.+?) loses (\d+|one|a|an) (.*?) ?counters?( .+)?$/, (m) => `${t(m[1])}から${m[3] ? `${m[3]}` : ''}カウンター${m[2] ?? ''}個を取り除く${cause(m[4])}`],
  [/^([AB])'s unused will is lost$/, (m) => `${t(m[1])}の使わなかった意志が失われる`],
  [/^([AB]) searches (?:the (.+)|for cards)$/, (m) => `${t(m[1])}が${m[2] ? `${m[2].split(' and ').map((x) => thing(x)).join('と')}から` : ''}カードを探す`],
  [/^([AB]) uses \[Force\](?:: (\d+))?$/, (m) => `${t(m[1])}が[Force]を使う${m[2] ? `: ${m[2]}` : ''}`],
  [/^([AB]) performs lifebreak with (.+)$/, (m) => `${t(m[1])}が${t(m[2])}でライフブレイクを行う`],
  [/^([AB]) plays the judgment of (.+)$/, (m) => `${t(m[1])}が${t(m[2])}のジャッジメントをプレイ`],
  [/^([AB]) unseals (.+)$/, (m) => `${t(m[1])}が${t(m[2])}の封印を解く`],
  [/^([AB]) gains control of (.+?)( .+)?$/, (m) => `${t(m[1])}が${t(m[2])}のコントロールを得る${cause(m[3])}`],
  [/^([AB]) gains (.+ [Gg]em)$/, (m) => `${t(m[1])}が${t(m[2])}を得る`],
  [/^([AB]) awakens (.+)$/, (m) => `${t(m[1])}が${t(m[2])}を覚醒させる`],
  [/^([AB]) puts (.+) in its place$/, (m) => `${t(m[1])}が${t(m[2])}を元の位置に置く`],
  [/^([AB]) puts (.+) on top$/, (m) => `${t(m[1])}が${t(m[2])}を一番上に置く`],
  [/^(.+) shifts to its future side$/, (m) => `${t(m[1])}がフューチャー面にシフト`],
  [/^(.+) is turned to its future side$/, (m) => `${t(m[1])}がフューチャー面になる`],
  [/^(.+) is turned to its past side$/, (m) => `${t(m[1])}がパスト面になる`],
  [/^(.+) inverts to its despair side$/, (m) => `${t(m[1])}がディスペア面に反転`],
  [/^(.+) is turned to its hope side$/, (m) => `${t(m[1])}がホープ面になる`],
  [/^(.+) takes its second form$/, (m) => `${t(m[1])}が第二形態になる`],
  [/^(.+) is turned face up$/, (m) => `${t(m[1])}が表向きになる`],
  [/^(.+) is turned face down$/, (m) => `${t(m[1])}が裏向きになる`],
  [/^(.+) is healed$/, (m) => `${t(m[1])}が癒される`],
  [/^(.+) is unsealed$/, (m) => `${t(m[1])}の封印が解ける`],
  [/^(.+) targets (.+)$/, (m) => `${t(m[1])}の対象: ${t(m[2])}`],
  [/^(.+) starts to resolve$/, (m) => `${t(m[1])}の解決`],
  [/^(.+) has resolved$/, (m) => `${t(m[1])}が解決した`],
  [/^Turn (\d+): ([AB])'s turn begins$/, (m) => `ターン${m[1] ?? ''}: ${t(m[2])}のターン開始`],
  [/^([AB]) passes$/, (m) => `${t(m[1])}がパス`],
  [/^([AB]) has played (.+)$/, (m) => `${t(m[1])}が${t(m[2])}をプレイした`],
  [/^([AB]) chooses (.+) as the older one$/, (m) => `${t(m[1])}が${t(m[2])}を先のものとして選ぶ`],
  [/^([AB]) chooses (.+) to come first$/, (m) => `${t(m[1])}が${t(m[2])}を先に選ぶ`],
  [/^([AB]) chooses to apply the effect of (.+)$/, (m) => `${t(m[1])}が${t(m[2])}の効果を適用する`],
  [/^([AB]) says (yes|no)(?: to (.+))?$/, (m) => `${t(m[1])}: ${m[3] ? `${t(m[3])}に` : ''}${m[2] === 'yes' ? 'はい' : 'いいえ'}`],
  [/^([AB]) chooses to call a magic stone$/, (m) => `${t(m[1])}は魔石を呼ぶことにする`],
  [/^([AB]) chooses to awaken (.+)$/, (m) => `${t(m[1])}は${t(m[2])}を覚醒させることにする`],
  [/^([AB]) chooses not to awaken (.+) again$/, (m) => `${t(m[1])}は${t(m[2])}をそれ以上覚醒させない`],
  [/^([AB]) chooses not to awaken (.+)$/, (m) => `${t(m[1])}は${t(m[2])}を覚醒させない`],
  [/^([AB]) chooses no more(?: for (.+))?$/, (m) => `${t(m[1])}はもう選ばない${cause(m[2])}`],
  [/^([AB]) chooses to pay (\{.+\})(?: for (.+))?$/, (m) => `${t(m[1])}は${m[2] ?? ''}を支払うことにする${cause(m[3])}`],
  [/^([AB]) chooses (.+?)(?: for (.+))?$/, (m) => `${t(m[1])}が${t(m[2])}を選ぶ${cause(m[3])}`],
  [/^([AB]) produces (?:(.+) will|will without attribute)(?: with (.+))?$/, (m) => `${t(m[1])}が${ATTRIBUTES[m[2] ?? ''] ?? m[2] ?? '無属性'}の意志を生み出す${cause(m[3])}`],
  [/^([AB]) pays (\d+) will(?: for (.+))?$/, (m) => `${t(m[1])}が意志${m[2] ?? ''}を支払う${cause(m[3])}`],
  [/^An ability of (.+) triggers$/, (m) => `${t(m[1])}の能力が誘発`],
  [/^([AB]) rolls (\d+)$/, (m) => `${t(m[1])}のサイコロ: ${m[2] ?? ''}`],
  [/^The condition of (.+?)(?:'s|') ability is met$/, (m) => `${t(m[1])}の能力の条件が満たされた`],
  [new RegExp(`^(.+) affects (.+?)(?: and (\\d+) more)?(?: ${LONG})?(?:: "(.+)")?$`), (m) => `${t(m[1])}の効果: ${t(m[2])}${also(m[3])}${lasts(m[4])}${quoted(m[5])}`],
  [new RegExp(`^An effect of (.+?) begins(?: and lasts ${LONG})?(?:: "(.+)")?$`), (m) => `${t(m[1])}の効果${lasts(m[2])}${quoted(m[3])}`],
  [/^(.+) prevents damage(?: to ([^;]+))?(?:; (\d+) damage is left)?$/, (m) => `${by(m[1])}が${m[2] ? `${t(m[2])}への` : ''}ダメージを防ぐ${m[3] ? `（残り${m[3]}）` : ''}`],
  [/^(.+) changes the amount for (.+) to (\d+)$/, (m) => `${by(m[1])}が${t(m[2])}の量を${m[3] ?? ''}に変える`],
  [/^(.+) sends (.+) elsewhere$/, (m) => `${by(m[1])}が${t(m[2])}を別の場所に送る`],
  [/^(.+) replaces what would happen to (.+)$/, (m) => `${by(m[1])}が${t(m[2])}に起こることを置き換える`],
  [/^(.+) is no longer a legal target(?: for (.+))?$/, (m) => `${t(m[1])}はもう正しい対象ではない${cause(m[2])}`],
  [/^([AB]) skips the (\w+) phase$/, (m) => `${t(m[1])}が${PHASES[m[2] ?? ''] ?? m[2] ?? ''}フェイズを飛ばす`],
  [/^(.+) will skip the next (\w+) phase$/, (m) => `${t(m[1])}は次の${PHASES[m[2] ?? ''] ?? m[2] ?? ''}フェイズを飛ばす`],
  [/^The game is in a loop: /, () => 'ゲームがループしている'],
  [/^([AB]) has the loop performed (\d+|once|one) times?$/, (m) => `${t(m[1])}がループを${m[2] ?? ''}回行う`],
  [/^(.+) begins the game with (\d+) cards? in the (.+)$/, (m) => `${t(m[1])}の${t(m[3])}: ${m[2] ?? ''}枚で開始`],
  [/^(.+) begins the game$/, (m) => `${t(m[1])}がゲーム開始時からある`],
  [/^The ability of (.+) cannot be played$/, (m) => `${t(m[1])}の能力はプレイできない`],
  [/^(.+) does not move$/, (m) => `${t(m[1])}は移動しない`],
  [/^(.+) gets an extra turn$/, (m) => `${t(m[1])}が追加ターンを得る`],
  [/^([AB])'s turn gets an extra (.+?)(?: phase)?$/, (m) => `${t(m[1])}のターンに追加の${(m[2] ?? '').split(' and ').map((x) => PHASES[x] ?? x).join('と')}フェイズ`],
  [/^The game restarts$/, () => 'ゲームをやり直す'],
  [/^([AB]) begins with (\d+) life$/, (m) => `${t(m[1])}のライフ${m[2] ?? ''}で開始`],
  [/^([AB])'s life is rounded up to (\d+)$/, (m) => `${t(m[1])}のライフを${m[2] ?? ''}に切り上げる`],
  [/^(.+) may not initiate battle again this turn$/, (m) => `${t(m[1])}はこのターンもうバトルを始められない`],
  [/^(.+) is not added to itself$/, (m) => `${t(m[1])}は自身に付加されない`],
  [/^(.+) is to be destroyed$/, (m) => `${t(m[1])}は破壊されることになる`],
  [/^(.+) is not blocked$/, (m) => `${t(m[1])}はブロックされなかった`],
  [/^The turn ends$/, () => 'ターン終了'],
  [/^The game (begins|ends)$/, (m) => (m[1] === 'begins' ? 'ゲーム開始' : 'ゲーム終了')],
  [/^([AB])'s (draw|recovery|main|end|call) phase (begins|ends)$/, (m) => `${t(m[1])}の${PHASES[m[2] ?? ''] ?? ''}フェイズ${m[3] === 'begins' ? '開始' : '終了'}`],
  [/^(.+) rests$/, (m) => `${t(m[1])}がレスト`],
  [/^(.+) recovers$/, (m) => `${t(m[1])}がリカバー`],
  [/^([AB]) wins the game$/, (m) => `${t(m[1])}の勝利`],
  [/^([AB]) loses the game$/, (m) => `${t(m[1])}の敗北`],
  [/^The game is a draw$/, () => '引き分け'],
];

/** A line of the log in Japanese, with players marked; null where its form is not known. */
export function lineInJapanese(text: string): string | null {
  const plain = text.replace(/; it ceases to exist$/, ''); // of a token or copy that leaves; where it goes is said
  for (const [form, made] of LINES) {
    const m = form.exec(plain);
    if (m) return made(m);
  }
  return null;
}
