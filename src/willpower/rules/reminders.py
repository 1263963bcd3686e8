"""What keywords mean, in our words, with the clause that defines each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Reminder(NamedTuple):
    """A keyword in a sentence."""

    keyword: str
    clause: str
    text: str


_KNOWN: Final[dict[str, tuple[str, str]]] = {
    "pierce": (
        "1102.2",
        "Blocked, it gives the blocker what destroys it and deals the rest to what it attacks.",
    ),
    "precision": ("1103.2", "It may attack a recovered J/resonator."),
    "first strike": ("1104.2", "As attacker it deals its damage first."),
    "explode": ("1105.2", "If it deals battle damage to a resonator, both are destroyed."),
    "flying": ("1106.2", "Only what also has Flying can block it."),
    "swiftness": ("1107.2", "It may attack and rest for abilities in the turn it comes."),
    "imperishable": ("1108.2", "Destroyed as a J-ruler, it keeps Judgment."),
    "awakening": ("1109.2", "Pay the extra cost when you play it, and it has the extra text."),
    "incarnation": ("1110.2", "Banish resonators of the attribute instead of paying its cost."),
    "quickcast": ("1111.2", "It may be played whenever you have priority."),
    "god's art": ("1112.2", "Once per game for each name."),
    "trigger": ("1113.2", "It waits in standby until its moment or its cost."),
    "stealth": ("1114.2", "From standby it comes free when its condition is met."),
    "remnant": ("1115.2", "It may be played from the graveyard; then it is removed from the game."),
    "evolution": ("1116.2", "Pay to put an evolution counter on it, if it has none."),
    "shift": ("1117.2", "Choose its side when you play it, or pay later to turn it."),
    "limit": ("1118.2", "It comes with limit counters and loses one for each attack or block."),
    "energize": ("1119.2", "Who plays second begins with a will coin for that will."),
    "barrier": ("1120.2", "Opponents cannot target it."),
    "bestow": ("1121.2", "Comes alone; later pay at main timing to add it to a resonator."),
    "mana": ("1122.2", "It comes with that many mana counters."),
    "bloodlust": ("1123.2", "It must attack if it can."),
    "torrent": ("1124.2", "It has the extra text if you played another card before it this turn."),
    "judgment": ("1125.2", "Its controller may pay to turn the ruler into a J-ruler."),
    "inheritance": ("1126.2", "Pay and discard it from your hand for the effect."),
    "resonance": ("1127.2", "Triggers when the stated magic stone comes under your control."),
    "seal": ("1128.2", "It has the text while you control that many magic stones."),
    "mobilize": ("1129.2", "Pay each time it attacks or blocks."),
    "sealed item": ("1130.2", "The named item gives it that ability."),
    "crest": ("1131.2", "It has the text while you control a Magic Crest of the attribute."),
    "grimoire": ("1132.2", "Allows an extra deck of stories."),
    "legend": ("1133.2", "It has the text with that many revealed stories."),
    "null": ("1134.2", "It has the text while your hand is empty."),
    "drain": ("1135.2", "You gain life equal to the damage it deals."),
    "divinity": ("1136.2", "You may play runes up to this total."),
    "rune": ("1137.2", "It has the text while your revealed runes meet the condition."),
    "bane": ("1138.2", "What it damages is destroyed."),
    "eternal": ("1139.2", "It cannot be destroyed."),
    "enter": ("1140.2", "Triggers when the card comes into the field."),
    "target attack": ("1103.2", "It may attack a recovered J/resonator."),
    "force": ("1023.1", "Roll so many dice and add them up."),
    "break": ("1415.1b-ii", "Removed by lifebreak, its effect is played if that is possible."),
}
REMINDERS: Final[dict[str, Reminder]] = {word: Reminder(word, *known) for word, known in _KNOWN.items()}


def reminder(keyword: str) -> Reminder | None:
    """What a keyword means; None for a word that is no keyword."""
    return REMINDERS.get(keyword.casefold())
