"""Keywords whose text a card has while a condition holds: Seal, Crest, Legend, Null, Rune (1128, 1131,
1133, 1134, 1137)."""

from __future__ import annotations

from willpower.abilities.ability import Keyword
from willpower.abilities.quantities import Num
from willpower.abilities.statics import ReleaseSeal
from willpower.abilities.symbols import CHASE, MAGIC_STONE

from ..core.ids import PlayerId
from ..core.objects import AWAKENED, NULL, TORRENT, Ctx, Obj
from ..core.state import State
from ..core.will import FREE, KINDS, parse_need
from . import evaluate


def number_of(k: Keyword) -> int:
    """The number of a keyword such as [Seal] (3)."""
    assert k.number is None or isinstance(k.number, Num)
    return k.number.n if k.number is not None else 0


def met(g: State, k: Keyword, o: Obj, releases: list[tuple[ReleaseSeal, Ctx]]) -> bool:
    """Whether a card has the text of its conditional keyword now; in play this is asked all the time (1128.2,
    1128.2b, 1133.2b)."""
    player = o.controller
    if k.keyword == "seal":
        if stone_count(g, player) >= number_of(k):
            return True
        return any([evaluate.fits_as(g, r.filter, o, ctx) for r, ctx in releases])  # 1128.4
    if k.keyword == "torrent" or k.keyword == "awakening":
        return played_with(g, k, o)
    if k.keyword == "null":
        if o.zone == CHASE:
            return bool(o.marks & NULL)  # looked at as the card was played (1134.2a)
        # 1134.2: no cards in hand; a card being played is not in the hand any more.
        return not g.table.players[player].zones.hand
    if k.keyword == "legend":
        return revealed_stories(g, player) >= number_of(k)
    if k.keyword == "rune":
        return runes_meet(g, k, player)
    if k.keyword == "crest":
        return has_crest(g, k, player)
    raise AssertionError(k.keyword)


def met_in_playing(g: State, k: Keyword, o: Obj, releases: list[tuple[ReleaseSeal, Ctx]]) -> bool:
    """The same for a spell and a card that enters: [Null] was looked at as the card was played (1134.2b)."""
    if k.keyword == "null" and o.origin == CHASE:
        return bool(o.marks & NULL)
    return met(g, k, o, releases)


def played_with(g: State, k: Keyword, o: Obj) -> bool:
    """Whether a spell was played with the text of its [Torrent] or its [Awakening] (1124.2, 1109.2)."""
    if k.keyword == "torrent":
        return bool(o.marks & TORRENT)
    ctx = g.work.ctxs.get(o.ctx)
    return ctx is not None and any([x is k for x in ctx.awakened])


def texts_of_spell(g: State, o: Obj) -> list[Keyword]:
    """The keywords by which a spell has more text than it would have otherwise."""
    ab = o.chars.ab
    found = [k for k in ab.conditional if met_in_playing(g, k, o, releases(g))]
    if o.marks & TORRENT:
        found += ab.named.get("torrent", ())
    if o.marks & AWAKENED and o.ctx in g.work.ctxs:
        found += g.work.ctxs[o.ctx].awakened
    return found


def releases(g: State) -> list[tuple[ReleaseSeal, Ctx]]:
    """The effects that release seals now (1026.1)."""
    out: list[tuple[ReleaseSeal, Ctx]] = []
    for a in g.derived.active.get(ReleaseSeal, ()):
        if isinstance(a.static, ReleaseSeal):
            out.append((a.static, a.ctx))
    return out


def stone_count(g: State, player: PlayerId) -> int:
    """How many cards with the type magic stone a player controls (1128.3)."""
    n = 0
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player and o.chars.types & MAGIC_STONE:
            n += 1
    return n


def revealed_stories(g: State, player: PlayerId) -> int:
    """How many story cards lie revealed in a player's extra deck (1133.2)."""
    n = 0
    for i in g.table.players[player].zones.extra_deck:
        o = g.table.objs[i]
        if o.revealed and "Story" in o.chars.races:
            n += 1
    return n


def runes_meet(g: State, k: Keyword, player: PlayerId) -> bool:
    """Whether the revealed runes of a player meet a [Rune] condition (1137.2a, 1137.2b)."""
    revealed = [g.table.objs[i] for i in g.table.players[player].zones.runes if g.table.objs[i].revealed]
    return match_symbols(revealed, k) if k.symbols else len(revealed) >= number_of(k)


def match_symbols(cards: list[Obj], k: Keyword) -> bool:
    """Whether there is a card of the attribute for each of a keyword's symbols (1137.2a)."""
    need = parse_need("".join(k.symbols))
    if len(cards) < sum(need[: FREE + 1]):
        return False
    for i, bit in enumerate(KINDS):
        if need[i] and sum([1 for o in cards if o.chars.attributes & bit]) < need[i]:
            return False
    return True


def has_crest(g: State, k: Keyword, player: PlayerId) -> bool:
    """Whether a player controls a Magic Crest of the attribute (1131.2); of several, one for each."""
    crests = [
        g.table.objs[i]
        for i in g.table.field
        if g.table.objs[i].controller == player and "Magic Crest" in g.table.objs[i].chars.races
    ]
    return match_symbols(crests, k)
