""" "Each player may discard a card. If they do, they draw two cards": asked of each of them in turn (B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Did
from willpower.abilities.effects import Discard, EachPlayerDoes
from willpower.abilities.nouns import Among, EachPlayer, Filter, Opponent, OwnedBy, Ref, Who, You

from .mentions import filter_types
from .raw import IfYouDo, SubjectWho, ThatPlayer, VerbThisWay
from .rows import Row
from .walker import Unbound

if TYPE_CHECKING:
    from .mentions import Done
    from .walker import Walker


def note_each(walker: Walker, node: EachPlayerDoes) -> EachPlayerDoes:
    """Who of the players did what each of them may or must do gets a slot."""
    done = getattr(node.effect, "slot", 0)
    if not done or not isinstance(node.who, EachPlayer):
        return node
    slot = walker.slot()
    walker.each_did[done] = slot
    return EachPlayerDoes(node.who, node.effect, node.as_you, slot, phrase=node.phrase)


def asked_of(walker: Walker, node: IfYouDo, done: Done) -> Did:
    """Whether it was done, or whether each of the players did it."""
    each = walker.each_did.get(done.slot)
    if isinstance(node.who, SubjectWho):
        if each is None:
            raise Unbound("if they do")
        return Did(each, by=You(), phrase=node.phrase)
    row = walker.table.row(node.phrase)
    first = row.items[0] if isinstance(row, Row) else walker.denying
    if each is None:
        if walker.each_did and first in ("your", "an"):
            raise Unbound("if your opponent does")  # what comes between is not what the other player did
        return Did(done.slot, phrase=node.phrase)
    if isinstance(node.who, ThatPlayer) or first not in _BY:
        raise Unbound("if they do")
    return Did(each, by=_BY[first], phrase=node.phrase)


# "If you do" asks of one of those who each might do it.
_BY: Final[dict[object, Who]] = {"you": You(), "your": Opponent(), "an": Opponent()}


def doer_asked(walker: Walker, node: VerbThisWay, done: Done) -> Who | None:
    """Of what each player did it is asked who did it; what one player did, nobody else did. Then that player
    and the card are spoken of."""
    by: Who | None = walker.any(node.by)
    who = walker.done_by.get(done.slot) or getattr(done.node, "who", None) or You()
    if by is None:
        you = walker.items(node.phrase)[:1] == ("you",)
        return You() if you and isinstance(who, EachPlayer) else None
    if by != who and not isinstance(who, EachPlayer):
        raise Unbound("who did it")
    step = done.step
    walker.mentions = [m for m in walker.mentions if m.player or m.rank < 3 or m.step < step]
    walker.mention(by, "s", 0, player=True)
    if isinstance(done.node, Discard) and node.filter is not None:
        preds = (*node.filter.preds, OwnedBy(by))
        card = Among(Ref(done.slot), Filter(preds, S.ANYWHERE))
        walker.mention(card, "s", filter_types(node.filter), in_play=False)
    return by


def may_deny(walker: Walker, words: list[str]) -> None:
    """Who declines could have done it, and what each of several may do is asked of each of them."""
    if walker.optional is not None and "cannot" in words:
        raise Unbound("if you cannot")
    walker.denying = words[0]
    if words[0] == "they" and walker.done and (walker.optional or walker.done[-1]).slot in walker.each_did:
        raise Unbound("if they don't")
