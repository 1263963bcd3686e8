// What keywords mean, in our words, with the clause that defines them.

export interface Reminder {
  en: string;
  ja: string;
  clause: string;
}

export const REMINDERS: Readonly<Record<string, Reminder>> = {
  pierce: {
    en: 'Blocked, it gives the blocker what destroys it and deals the rest to what it attacks.',
    ja: 'ブロックされたとき、ブロックしたものを破壊する分を割り振り、残りを攻撃対象に与える。',
    clause: '1102.2',
  },
  precision: {
    en: 'It may attack a recovered J/resonator.',
    ja: 'リカバー状態のJ/レゾネーターを攻撃できる。',
    clause: '1103.2',
  },
  'first strike': {
    en: 'As attacker it deals its damage first.',
    ja: '攻撃側のとき、先にダメージを与える。',
    clause: '1104.2',
  },
  explode: {
    en: 'If it deals battle damage to a resonator, both are destroyed.',
    ja: 'レゾネーターに戦闘ダメージを与えると、両方とも破壊される。',
    clause: '1105.2',
  },
  flying: {
    en: 'Only what also has Flying can block it.',
    ja: '飛翔を持つものだけがブロックできる。',
    clause: '1106.2',
  },
  swiftness: {
    en: 'It may attack and rest for abilities in the turn it comes.',
    ja: '出たターンに攻撃でき、レストの能力も使える。',
    clause: '1107.2',
  },
  imperishable: {
    en: 'Destroyed as a J-ruler, it keeps Judgment.',
    ja: 'Jルーラーとして破壊されても、ジャッジメントを失わない。',
    clause: '1108.2',
  },
  awakening: {
    en: 'Pay the extra cost when you play it, and it has the extra text.',
    ja: 'プレイするときに追加コストを支払うと、追加のテキストを持つ。',
    clause: '1109.2',
  },
  incarnation: {
    en: 'Banish resonators of the attribute instead of paying its cost.',
    ja: 'コストの代わりに、その属性のレゾネーターを破棄できる。',
    clause: '1110.2',
  },
  quickcast: {
    en: 'It may be played whenever you have priority.',
    ja: '優先権があればいつでもプレイできる。',
    clause: '1111.2',
  },
  "god's art": {
    en: 'Once per game for each name.',
    ja: '名前ごとに、ゲーム中に一度だけ。',
    clause: '1112.2',
  },
  trigger: {
    en: 'It waits in standby until its moment or its cost.',
    ja: 'スタンバイエリアで、条件またはコストを待つ。',
    clause: '1113.2',
  },
  stealth: {
    en: 'From standby it comes free when its condition is met.',
    ja: '条件を満たすと、スタンバイエリアから無料でプレイできる。',
    clause: '1114.2',
  },
  remnant: {
    en: 'It may be played from the graveyard; then it is removed from the game.',
    ja: '墓地からプレイできる。その後、ゲームから取り除かれる。',
    clause: '1115.2',
  },
  evolution: {
    en: 'Pay to put an evolution counter on it, if it has none.',
    ja: '進化カウンターがなければ、支払って1つ置く。',
    clause: '1116.2',
  },
  shift: {
    en: 'Choose its side when you play it, or pay later to turn it.',
    ja: 'プレイするときに面を選ぶか、後で支払って裏返す。',
    clause: '1117.2',
  },
  limit: {
    en: 'It comes with limit counters and loses one for each attack or block.',
    ja: 'リミットカウンターを持って出て、攻撃やブロックのたびに1つ失う。',
    clause: '1118.2',
  },
  energize: {
    en: 'Who plays second begins with a will coin for that will.',
    ja: '後攻のプレイヤーは、その意志のコインを1枚持って始める。',
    clause: '1119.2',
  },
  barrier: {
    en: 'Opponents cannot target it.',
    ja: '対戦相手はこれを対象にできない。',
    clause: '1120.2',
  },
  bestow: {
    en: 'Comes alone; later pay at main timing to add it to a resonator.',
    ja: '単独で出て、後でメインタイミングに支払ってレゾネーターに付ける。',
    clause: '1121.2',
  },
  mana: {
    en: 'It comes with that many mana counters.',
    ja: 'その数のマナカウンターを持って出る。',
    clause: '1122.2',
  },
  bloodlust: {
    en: 'It must attack if it can.',
    ja: '可能なら攻撃しなければならない。',
    clause: '1123.2',
  },
  torrent: {
    en: 'It has the extra text if you played another card before it this turn.',
    ja: 'このターン、先に他のカードをプレイしていれば、追加のテキストを持つ。',
    clause: '1124.2',
  },
  judgment: {
    en: 'Its controller may pay to turn the ruler into a J-ruler.',
    ja: 'コントローラーは支払って、ルーラーをJルーラーにできる。',
    clause: '1125.2',
  },
  inheritance: {
    en: 'Pay and discard it from your hand for the effect.',
    ja: '支払って手札からこれを捨て、効果を得る。',
    clause: '1126.2',
  },
  resonance: {
    en: 'Triggers when the stated magic stone comes under your control.',
    ja: '指定の魔石があなたのコントロール下に出たときに誘発する。',
    clause: '1127.2',
  },
  seal: {
    en: 'It has the text while you control that many magic stones.',
    ja: 'その数の魔石をコントロールしている間、テキストを持つ。',
    clause: '1128.2',
  },
  mobilize: {
    en: 'Pay each time it attacks or blocks.',
    ja: '攻撃やブロックのたびに支払う。',
    clause: '1129.2',
  },
  'sealed item': {
    en: 'The named item gives it that ability.',
    ja: '指定のアイテムがその能力を与える。',
    clause: '1130.2',
  },
  crest: {
    en: 'It has the text while you control a Magic Crest of the attribute.',
    ja: 'その属性の魔紋をコントロールしている間、テキストを持つ。',
    clause: '1131.2',
  },
  grimoire: {
    en: 'Allows an extra deck of stories.',
    ja: '物語のエクストラデッキを持てる。',
    clause: '1132.2',
  },
  legend: {
    en: 'It has the text with that many revealed stories.',
    ja: '公開された物語がその数あれば、テキストを持つ。',
    clause: '1133.2',
  },
  null: {
    en: 'It has the text while your hand is empty.',
    ja: '手札が空の間、テキストを持つ。',
    clause: '1134.2',
  },
  drain: {
    en: 'You gain life equal to the damage it deals.',
    ja: 'これが与えたダメージと同じだけライフを得る。',
    clause: '1135.2',
  },
  divinity: {
    en: 'You may play runes up to this total.',
    ja: 'この合計までルーンをプレイできる。',
    clause: '1136.2',
  },
  rune: {
    en: 'It has the text while your revealed runes meet the condition.',
    ja: '公開されたルーンが条件を満たす間、テキストを持つ。',
    clause: '1137.2',
  },
  bane: {
    en: 'What it damages is destroyed.',
    ja: 'これがダメージを与えたJ/レゾネーターは破壊される。',
    clause: '1138.2',
  },
  eternal: {
    en: 'It cannot be destroyed.',
    ja: '破壊されない。',
    clause: '1139.2',
  },
  enter: {
    en: 'Triggers when the card comes into the field.',
    ja: 'カードが場に出たときに誘発する。',
    clause: '1140.2',
  },
  force: {
    en: 'Roll so many dice and add them up.',
    ja: 'その数だけサイコロを振り、出た目を合計する。',
    clause: '1023.1',
  },
  break: {
    en: 'Removed by lifebreak, its effect is played if that is possible.',
    ja: 'ライフブレイクで取り除かれたとき、可能ならその効果をプレイする。',
    clause: '1415.1b-ii',
  },
  'target attack': {
    en: 'It may attack a recovered J/resonator.',
    ja: 'リカバー状態のJ/レゾネーターを攻撃できる。',
    clause: '1103.2',
  },
};
