"""What keywords mean, in our words, with the clause that defines each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Reminder(NamedTuple):
    """A keyword in a sentence, in English and in Japanese."""

    keyword: str
    clause: str
    text: str
    ja: str


_KNOWN: Final[dict[str, tuple[str, str, str]]] = {
    "pierce": (
        "1102.2",
        "Blocked, it gives the blocker what destroys it and deals the rest to what it attacks.",
        "ブロックされたとき、ブロックしたものを破壊する分を割り振り、残りを攻撃対象に与える。",
    ),
    "precision": (
        "1103.2",
        "It may attack a recovered J/resonator.",
        "リカバー状態のJ/レゾネーターを攻撃できる。",
    ),
    "first strike": (
        "1104.2",
        "As attacker it deals its damage first.",
        "攻撃側のとき、先にダメージを与える。",
    ),
    "explode": (
        "1105.2",
        "If it deals battle damage to a resonator, both are destroyed.",
        "レゾネーターに戦闘ダメージを与えると、両方とも破壊される。",
    ),
    "flying": (
        "1106.2",
        "Only what also has Flying can block it.",
        "飛翔を持つものだけがブロックできる。",
    ),
    "swiftness": (
        "1107.2",
        "It may attack and rest for abilities in the turn it comes.",
        "出たターンに攻撃でき、レストの能力も使える。",
    ),
    "imperishable": (
        "1108.2",
        "Destroyed as a J-ruler, it keeps Judgment.",
        "Jルーラーとして破壊されても、ジャッジメントを失わない。",
    ),
    "awakening": (
        "1109.2",
        "Pay the extra cost when you play it, and it has the extra text.",
        "プレイするときに追加コストを支払うと、追加のテキストを持つ。",
    ),
    "incarnation": (
        "1110.2",
        "Banish resonators of the attribute instead of paying its cost.",
        "コストの代わりに、その属性のレゾネーターを破棄できる。",
    ),
    "quickcast": (
        "1111.2",
        "It may be played whenever you have priority.",
        "優先権があればいつでもプレイできる。",
    ),
    "god's art": (
        "1112.2",
        "Once per game for each name.",
        "名前ごとに、ゲーム中に一度だけ。",
    ),
    "trigger": (
        "1113.2",
        "It waits in standby until its moment or its cost.",
        "スタンバイエリアで、条件またはコストを待つ。",
    ),
    "stealth": (
        "1114.2",
        "From standby it comes free when its condition is met.",
        "条件を満たすと、スタンバイエリアから無料でプレイできる。",
    ),
    "remnant": (
        "1115.2",
        "It may be played from the graveyard; then it is removed from the game.",
        "墓地からプレイできる。その後、ゲームから取り除かれる。",
    ),
    "evolution": (
        "1116.2",
        "Pay to put an evolution counter on it, if it has none.",
        "進化カウンターがなければ、支払って1つ置く。",
    ),
    "shift": (
        "1117.2",
        "Choose its side when you play it, or pay later to turn it.",
        "プレイするときに面を選ぶか、後で支払って裏返す。",
    ),
    "limit": (
        "1118.2",
        "It comes with limit counters and loses one for each attack or block.",
        "リミットカウンターを持って出て、攻撃やブロックのたびに1つ失う。",
    ),
    "energize": (
        "1119.2",
        "Who plays second begins with a will coin for that will.",
        "後攻のプレイヤーは、その意志のコインを1枚持って始める。",
    ),
    "barrier": (
        "1120.2",
        "Opponents cannot target it.",
        "対戦相手はこれを対象にできない。",
    ),
    "bestow": (
        "1121.2",
        "Comes alone; later pay at main timing to add it to a resonator.",
        "単独で出て、後でメインタイミングに支払ってレゾネーターに付ける。",
    ),
    "mana": (
        "1122.2",
        "It comes with that many mana counters.",
        "その数のマナカウンターを持って出る。",
    ),
    "bloodlust": (
        "1123.2",
        "It must attack if it can.",
        "可能なら攻撃しなければならない。",
    ),
    "torrent": (
        "1124.2",
        "It has the extra text if you played another card before it this turn.",
        "このターン、先に他のカードをプレイしていれば、追加のテキストを持つ。",
    ),
    "judgment": (
        "1125.2",
        "Its controller may pay to turn the ruler into a J-ruler.",
        "コントローラーは支払って、ルーラーをJルーラーにできる。",
    ),
    "inheritance": (
        "1126.2",
        "Pay and discard it from your hand for the effect.",
        "支払って手札からこれを捨て、効果を得る。",
    ),
    "resonance": (
        "1127.2",
        "Triggers when the stated magic stone comes under your control.",
        "指定の魔石があなたのコントロール下に出たときに誘発する。",
    ),
    "seal": (
        "1128.2",
        "It has the text while you control that many magic stones.",
        "その数の魔石をコントロールしている間、テキストを持つ。",
    ),
    "mobilize": (
        "1129.2",
        "Pay each time it attacks or blocks.",
        "攻撃やブロックのたびに支払う。",
    ),
    "sealed item": (
        "1130.2",
        "The named item gives it that ability.",
        "指定のアイテムがその能力を与える。",
    ),
    "crest": (
        "1131.2",
        "It has the text while you control a Magic Crest of the attribute.",
        "その属性の魔紋をコントロールしている間、テキストを持つ。",
    ),
    "grimoire": (
        "1132.2",
        "Allows an extra deck of stories.",
        "物語のエクストラデッキを持てる。",
    ),
    "legend": (
        "1133.2",
        "It has the text with that many revealed stories.",
        "公開された物語がその数あれば、テキストを持つ。",
    ),
    "null": (
        "1134.2",
        "It has the text while your hand is empty.",
        "手札が空の間、テキストを持つ。",
    ),
    "drain": (
        "1135.2",
        "You gain life equal to the damage it deals.",
        "これが与えたダメージと同じだけライフを得る。",
    ),
    "divinity": (
        "1136.2",
        "You may play runes up to this total.",
        "この合計までルーンをプレイできる。",
    ),
    "rune": (
        "1137.2",
        "It has the text while your revealed runes meet the condition.",
        "公開されたルーンが条件を満たす間、テキストを持つ。",
    ),
    "bane": (
        "1138.2",
        "What it damages is destroyed.",
        "これがダメージを与えたJ/レゾネーターは破壊される。",
    ),
    "eternal": (
        "1139.2",
        "It cannot be destroyed.",
        "破壊されない。",
    ),
    "enter": (
        "1140.2",
        "Triggers when the card comes into the field.",
        "カードが場に出たときに誘発する。",
    ),
    "target attack": (
        "1103.2",
        "It may attack a recovered J/resonator.",
        "リカバー状態のJ/レゾネーターを攻撃できる。",
    ),
    "force": (
        "1023.1",
        "Roll so many dice and add them up.",
        "その数だけサイコロを振り、出た目を合計する。",
    ),
    "break": (
        "1415.1b-ii",
        "Removed by lifebreak, its effect is played if that is possible.",
        "ライフブレイクで取り除かれたとき、可能ならその効果をプレイする。",
    ),
}
REMINDERS: Final[dict[str, Reminder]] = {word: Reminder(word, *known) for word, known in _KNOWN.items()}


def reminder(keyword: str) -> Reminder | None:
    """What a keyword means; None for a word that is no keyword."""
    return REMINDERS.get(keyword.casefold())
