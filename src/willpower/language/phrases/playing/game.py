"""The game itself and what its rules allow once: restarting, calling, copies of cards, kinds of abilities."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.ability import Automatic, Keyword
from willpower.abilities.conditions import WasPlayed
from willpower.abilities.effects import If, Move, PlayCard, RestartGame, Reveal
from willpower.abilities.nouns import EachPlayer, Filter, IsOneOf, OwnedBy, This, You
from willpower.abilities.statics import AddTypes, CanAlso
from willpower.abilities.triggers import PlayerDoes

from ...classes import TYPES
from ...mentions import has_letter
from ...raw import Pronoun, Subject, WhereX
from ...rows import Family, Holes, R, each
from ..instructions.control import letter_value

ROWS: list[Family] = []
SUBJECT = Subject()

# ---- restarting (1033) ----------
ROWS += R("act", RestartGame, "restarts~restart the game (with {keep:plain} in the field (on this side|)|)")
ROWS += R(
    "clause",
    RestartGame,
    "restart the game with {keep:plain} in the field (on this side|) . you go first",
    first=You(),
)
# The judgment is done when the card is in the field on its other side (705.3a), and then it happens.
ROWS += R(
    "ability",
    Automatic,
    "as you do judgment of this card , {effect:text}",
    trigger=PlayerDoes(You(), "judgment", Filter((IsOneOf(This()),))),
)

# ---- calling, mobilized, cost ----------
ROWS += R(
    "static",
    CanAlso,
    "you may rest {what:thisready} to call a magic stone rather than rest your (J/ruler|ruler)",
    act="be rested to call",
)
ROWS += R("thisready", This, "this recovered card")
ROWS += R("statement", CanAlso, "mobilize {what:bareplural.p}", act="attack or block without paying")
# ---- copies of cards (1017.3) ----------
ROWS += R(
    "item",
    PlayCard,
    "(copy {what} . you may play the copy without paying its cost|you may copy {what} . if "
    "you do , you may play the copy without paying its cost)",
    copy=True,
    check=lambda h: _a_card(h),
)
ROWS += R(
    "act",
    Reveal,
    "reveals~reveal {what} and keep it revealed until end of game",
    check=lambda h: getattr(getattr(h["what"], "filter", None), "zones", 0) == S.EXTRA_DECK,  # 1133.2
)
ROWS += R("item", PlayCard, "you may copy {what} . if you do , you may play the copy", copy=True, free=False)


def _a_card(h: Holes) -> bool:
    """Cards are copied where they lie; spells on the chase (1017.1)."""
    filter = getattr(h["what"], "filter", None)
    return isinstance(h["what"], Pronoun) or (isinstance(filter, Filter) and filter.zones != 0)


# ---- what a card is, where it is ----------
for word, bits in each("type", TYPES.items(), counted=False):
    ROWS += R("mod", AddTypes, f"the ({word} type|type {word})", types=bits)
ROWS += R("pre", OwnedBy, "removed", who=EachPlayer(), zones=S.REMOVED)
ROWS += R("act", Move, "erases~erase {what} (from existence|)", to=S.GONE)  # 1303.3

# ---- "X is ..." as a sentence of its own ----------
ROWS += R(
    "item",
    WhereX,
    "{effect:seq} . X is {value:anynumber}",
    build=lambda h: WhereX(h["effect"], "X", h["value"]) if has_letter(h["effect"], "X") else None,
    split=lambda n: {"effect": n.parts[0], "value": letter_value(n.parts[0], "X")},
)

# ---- keywords said in other ways ----------
ROWS += R(
    "anyability",
    Keyword,
    "[trigger] ({trigger}|if {condition:conditions}) , {cost:cost!} (⇒|:) {effect:text}",
    keyword="trigger",
)

# ---- modes that only some may choose ----------
ROWS += R("mode", If, "[torrent] {then:seq}", condition=WasPlayed("torrent"))  # 1124.2

# ---- what may be played later ----------
