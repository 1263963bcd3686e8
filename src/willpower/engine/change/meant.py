"""Whom and which cards the words of a trigger mean in an event (906.7)."""

from __future__ import annotations

from willpower.abilities.nouns import (
    All,
    Both,
    Choose,
    EachPlayer,
    Filter,
    Noun,
    Opponent,
    Ref,
    Target,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    HAND,
    HIDDEN,
    IN_PLAY,
    ITEMS,
    RESONATOR,
    RULER,
    RULER_AREA,
    STANDBY,
)
from willpower.abilities.triggers import Discards

from ..core.events import DAMAGED, DISCARDED, MOVED, PLAYED
from ..core.ids import NOBODY, OPPONENT, PLAYER_OF, PlayerId, RefId, is_player
from ..core.objects import ABILITY, Ctx, Event
from ..core.state import State
from ..values.evaluate import fits, fits_anywhere, players, refs
from ..values.evaluate.core import has
from ..values.prohibition import narrowed


def is_meant(g: State, noun: Noun | None, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card or player of an event is (one of) those a noun means."""
    if noun is None:
        return True
    if ref == NOBODY:
        return False
    if isinstance(noun, (All, Choose)):  # "a resonator" in an event is any that fits
        return ref >= 0 and fits_anywhere(g, noun.filter, ref, ctx)
    if isinstance(noun, Who):
        return is_player(ref) and (PLAYER_OF[ref]) in players(g, noun, ctx)
    if isinstance(noun, Both):  # "this card or another resonator"
        return any([is_meant(g, part, ref, ctx) for part in noun.parts])
    meant = refs(g, noun, ctx)
    if ref in meant:
        return True
    # A card keeps being "this card" in the event that moved it.
    event = ctx.event
    if event is None or event.kind != MOVED or ref not in (event.subject, event.old):
        return False
    return event.old in meant or (event.subject in meant and stayed_itself(event))


def is_meant_there(g: State, noun: Noun | None, ref: RefId, ctx: Ctx) -> bool:
    """The same for an event that can happen to cards in several zones: a card named without its zone is one
    where such cards are meant otherwise, a "resonator" or a "card" in the field (201.5, 205.4, 307.4)."""
    if isinstance(noun, (All, Choose)):
        return fits(g, noun.filter, ref, ctx)
    if isinstance(noun, Both):
        return any([is_meant_there(g, part, ref, ctx) for part in noun.parts])
    return is_meant(g, noun, ref, ctx)


def stayed_itself(event: Event) -> bool:
    """Whether a card moved between field and ruler area: it is the same card then (302.3)."""
    return bool(event.origin & IN_PLAY) and bool(event.to & IN_PLAY)


def moved_ref(event: Event) -> RefId:
    """Which of the two objects a trigger about a move refers to (906.7a-c)."""
    origin_hidden = event.origin & HIDDEN
    to_hidden = event.to & HIDDEN
    if origin_hidden and not to_hidden:
        return event.subject  # 906.7a
    if to_hidden and not origin_hidden:
        return event.old
    if event.origin & (IN_PLAY | ITEMS) and not event.to & IN_PLAY:
        return event.old  # 906.7b
    if event.origin & FIELD and event.to & RULER_AREA:
        return event.old  # a J-ruler left, though its card is a ruler now
    return event.subject  # 906.7b, 906.7c


def by_player(g: State, who: Who | None, player: PlayerId, ctx: Ctx) -> bool:
    """Whether the player of an event is one a trigger speaks of."""
    if who is None or isinstance(who, EachPlayer):
        return True
    if isinstance(who, You):
        return player == ctx.you
    if isinstance(who, Opponent):
        return player == OPPONENT[ctx.you]
    return player in players(g, who, ctx)


def dealt_by_ability(g: State, noun: Noun | None, e: Event, ctx: Ctx) -> bool:
    """Whether damage outside of battle is dealt by an ability that is meant; its card deals it (901.1e)."""
    if e.word == "battle" or e.subject < 0:
        return False
    if isinstance(noun, All):
        return narrowed(g, noun.filter, e.subject, None, ctx)
    if not isinstance(noun, (Target, Ref)):
        return False
    for i in reversed(g.table.chase):  # the one that resolves is the topmost of its card
        if g.table.objs[i].kind == ABILITY and g.table.objs[i].source == e.subject:
            return i in refs(g, noun, ctx)
    return False


def acted_by(g: State, who: Who | None, source: RefId, ctx: Ctx) -> bool:
    """Whether what caused an event is a card or an ability of a card of that player (None: of anybody)."""
    return who is None or (source >= 0 and by_player(g, who, g.table.objs[source].controller, ctx))


def counters_left(g: State, ref: RefId, name: str) -> bool:
    """Whether counters of a name ("": any) are left on a card."""
    counters = g.table.objs[ref].counters
    return counters is not None and (not name or counters.get(name, 0) > 0)


def discarded_with(g: State, t: Discards, event: Event, ctx: Ctx) -> bool:
    """Whether another card that fits was discarded just before, at the same time: such events follow each
    other, between those of different times something moves."""
    at = len(g.memory.happened) - 1
    while at >= 0 and g.memory.happened[at] is not event:
        at -= 1
    at -= 1
    while at >= 0 and g.memory.happened[at].kind == DISCARDED:
        e = g.memory.happened[at]
        if by_player(g, t.who, e.player, ctx) and card_fits(g, t.what, e.subject, ctx):
            return True
        at -= 1
    return False


def card_fits(g: State, filter: Filter | None, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card of an event fits a filter, if there is one."""
    return filter is None or (ref >= 0 and fits_anywhere(g, filter, ref, ctx))


def spell_fits(g: State, filter: Filter | None, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card that was played fits; a zone that the text names is the one it was played from: "when
    you play a spell from your hand"."""
    if filter is None or not filter.zones or filter.zones & CHASE:
        return card_fits(g, filter, ref, ctx)
    o = g.table.objs[ref]
    return bool(o.origin & filter.zones) and all([has(g, p, o, ctx) for p in filter.preds])


def judged_fits(g: State, filter: Filter | None, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card that was judged fits: "a ruler" was one until then (705.3a-i)."""
    if filter is None:
        return True
    o = g.table.objs[ref]
    for pred in filter.preds:
        if isinstance(pred, TypeIs) and pred.types & RULER and o.face == 1:
            continue
        if not has(g, pred, o, ctx):
            return False
    return True


def played_from(g: State, zones: int, e: Event) -> bool:
    """Whether a card entered that was played from a standby area: texts about entering from there mean it
    (readings 37)."""
    if not zones & STANDBY or e.origin != CHASE or not e.to & FIELD or e.old < 0:
        return False
    return g.table.objs[e.old].origin == STANDBY


def entered_that_way(g: State, how: str, e: Event) -> bool:
    """Whether a card came into the field in a way that is a word for several causes (1006.2); two of them
    are what older editions ask for [Enter] (1140.2)."""
    if how == "unplayed":
        return e.origin != CHASE  # 702.3; a token is put there as well (1303.1c)
    if how == "unplayed from hand":
        return e.origin != CHASE or e.old < 0 or g.table.objs[e.old].origin != HAND
    if e.word == "judged":
        return how == "summoned or judged" or how == "from hand or judged"
    if e.word == "destroyed":
        if how == "destroyed by damage":
            return fell_by_damage(g, e)
        return how == "destroyed by battle damage" and fell_in_battle(g, e)
    if e.word != "resolved":
        return False
    if how == "from hand or judged":
        return any([x.kind == PLAYED and x.subject == e.old and x.origin == HAND for x in g.memory.happened])
    if how != "summoned" and how != "summoned or judged":
        return False
    return bool(g.table.objs[e.old].chars.types & RESONATOR)  # 1006.2; 7.1 and 14.6 of 2.0


def fell_by_damage(g: State, e: Event) -> bool:
    """Whether it was the damage on a card that destroyed it (1204.1)."""
    old = g.table.objs[e.old]
    return e.source < 0 and old.chars.defense is not None and 0 < old.chars.defense <= old.damage


def fell_in_battle(g: State, e: Event) -> bool:
    """Whether it was battle damage that destroyed a card (1204.1): of all damage on it, the last decides."""
    return fell_by_damage(g, e) and struck_last(g, e.old)


def struck_by(g: State, ref: RefId) -> RefId:
    """What dealt the last damage to a card."""
    for x in reversed(g.memory.happened):
        if x.kind == DAMAGED and x.object == ref:
            return x.subject
    return NOBODY


def struck_last(g: State, ref: RefId) -> bool:
    """Whether the last damage on a card was battle damage."""
    for x in reversed(g.memory.happened):
        if x.kind == DAMAGED and x.object == ref:
            return x.word == "battle"
    return False


def caused_by(g: State, by: Noun, source: RefId, ctx: Ctx) -> bool:
    """Whether a card, or a spell or ability of it, is what a move was caused by (901.1e, 901.2d)."""
    if isinstance(by, All):
        return source >= 0 and narrowed(g, by.filter, source, None, ctx)
    return is_meant(g, by, source, ctx)
