"""Instructions that move cards: draw, discard, destroy, banish, put, return, remove (1004, 1009-1011,
1019, 302)."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.base import walk
from willpower.abilities.effects import Banish, Destroy, Discard, Draw, Effect, Move, Shuffle, Standby
from willpower.abilities.nouns import All, Attached, Choose, Noun, RulerOf, Target, This, TypeIs
from willpower.abilities.symbols import (
    DECK,
    FIELD,
    GONE,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    REMOVED,
    RULER,
    RULER_AREA,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.abilities.words import Kept

from ..change.choosing import gather, order, pool_of, random_order
from ..change.effect_frame import ExecFrame, Instruction, doer, doers, end_with_cards
from ..change.gate import (
    attempt_banish,
    attempt_control,
    attempt_destroy,
    attempt_discard,
    attempt_draw,
    attempt_moves,
    attempt_shuffle,
)
from ..change.movement_limits import destination, stays_with_its_player
from ..change.triggers import emit
from ..change.zones import MoveItem
from ..core import happenings
from ..core.decisions import MODE, Option
from ..core.frames import ask
from ..core.ids import BOTH_PLAYERS, NOBODY, PLAYER_REF, UNDETERMINED, PlayerId, RefId
from ..core.objects import AbilitySet, Ctx, Note, Obj, still_itself
from ..core.results import NOTHING_DONE
from ..core.stale import PLAY, changed
from ..core.state import State
from ..pay.cost_items import seen_by
from ..values import evaluate
from ..values.layers import COPIED, SIDES
from ..values.prohibition import prohibited_by

# Zones whose order is asked for when several cards come at once (302.4). A graveyard's order is kept too
# (309.2); there the order in which the cards were chosen or lay stands, since no text reads it.
ORDERED: Final = DECK | STONE_DECK | LIFEBREAK


def run_draw(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Draw cards, one player after the other (1009)."""
    assert isinstance(node, Draw)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.count, ctx)


def draw_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player draws."""
    assert isinstance(node, Draw)
    if f.nth:
        f.refs2 = f.refs2 + f.result.refs
    if f.a <= 0 or f.nth >= len(f.players):
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    attempt_draw(g, player, f.a, "1009.1" if f.a == 1 else "1009.2")


def begin_discard(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Discard chosen cards, or the hand (1019), one player after the other."""
    assert isinstance(node, Discard)
    f.players = doers(g, f, node.who, ctx)


def run_discard(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player discards (1019.1)."""
    assert isinstance(node, Discard)
    if f.nth >= len(f.players):
        left = any([g.table.players[p].zones.hand for p in f.players])
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2) or (node.what is None and not left))  # 1019.2a
        return
    player = f.players[f.nth]
    cards: tuple[RefId, ...]
    if node.what is None:
        cards = g.table.players[player].zones.hand
    else:
        found = gather(g, f, 0, node.what, player, hand_pool(g, node.what, ctx, player))
        if found is None:
            return
        cards = tuple([ref for ref in found if ref >= 0 and g.table.objs[ref].zone == HAND])
        if node.who is not None or isinstance(node.what, All):
            cards = tuple([ref for ref in cards if g.table.objs[ref].controller == player])  # 1019.1
    f.result = NOTHING_DONE
    if cards:
        attempt_discard(g, cards, "1019.1", ctx.source)


def note_discarded(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Count the cards that were discarded; the next player comes."""
    f.refs2 = f.refs2 + f.result.refs
    f.nth += 1
    f.got = ()
    f.goto("1019.1")


def hand_pool(g: State, noun: Noun, ctx: Ctx, player: PlayerId) -> tuple[RefId, ...] | None:
    """The cards a player can discard: of those meant, the ones in their own hand (1019.1)."""
    if not isinstance(noun, Choose):
        return None
    found = list(pool_of(g, noun.filter, ctx, player))
    if ctx.you != player:
        found += [ref for ref in pool_of(g, noun.filter, seen_by(ctx, player), player) if ref not in found]
    return tuple(
        [ref for ref in found if g.table.objs[ref].zone == HAND and g.table.objs[ref].controller == player]
    )


def run_destroy(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Destroy cards in the field; rulers only if the text says so (1010.1, 1010.2)."""
    assert isinstance(node, Destroy)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    cards = tuple([ref for ref in found if ref >= 0])
    rulers = node.rulers or says_ruler(node.what)
    attempt_destroy(g, cards, "1010.2" if rulers else "1010.1", ctx.source, player, rulers)


def says_ruler(noun: Noun) -> bool:
    """Whether a text speaks of rulers by name (1010.2); "J/ruler" is ruler or J-ruler (201.2b)."""
    filter = noun.filter if isinstance(noun, (Target, Choose, All)) else None
    if filter is None:
        return isinstance(noun, RulerOf) and bool(noun.types & RULER)
    return any([isinstance(p, TypeIs) and bool(p.types & RULER) for p in filter.preds])


def begin_banish(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Players banish cards they control (1011)."""
    assert isinstance(node, Banish)
    f.players = doers(g, f, node.who, ctx)


def run_banish(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player banishes: who performs the instruction, and only what they control (1011.2)."""
    assert isinstance(node, Banish)
    if f.nth >= len(f.players):
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    player = f.players[f.nth]
    found = gather(g, f, 0, node.what, player, own_pool(g, node.what, ctx, player))
    if found is None:
        return
    attempt_banish(g, tuple([ref for ref in found if ref >= 0]), "1011.1", ctx.source, player)


def note_banished(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Count the cards that were banished; the next player comes."""
    f.refs2 = f.refs2 + f.result.refs
    f.nth += 1
    f.got = ()
    f.goto("1011.1")


def own_pool(g: State, noun: Noun, ctx: Ctx, player: PlayerId) -> tuple[RefId, ...] | None:
    """The cards a player can banish: of those meant, the ones they control (1011.2)."""
    if not isinstance(noun, Choose):
        return None
    found = list(pool_of(g, noun.filter, ctx, player))
    if ctx.you != player:
        found += [ref for ref in pool_of(g, noun.filter, seen_by(ctx, player), player) if ref not in found]
    return tuple([ref for ref in found if g.table.objs[ref].controller == player])


# ---- putting cards somewhere --------------------------------------------------------------------------


def run_move(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put, return or remove cards."""
    assert isinstance(node, Move)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    f.ref = NOBODY
    if node.to_host is not None:
        hosts = gather(g, f, 1, node.to_host, player)
        if hosts is None:
            return
        f.ref = hosts[0] if hosts else NOBODY
    if not found and g.edition.this_card == "in any zone" and isinstance(node.what, This):
        found = (where_it_is(g, ctx.source, node.to),)
    f.refs = tuple([ref for ref in found if ref >= 0])
    f.word = node.place
    if not f.refs:
        f.finish(g, node.slot, did=False)
    elif node.place == "top or bottom":
        words = (Option("mode", number=1, word="top"), Option("mode", number=2, word="bottom"))
        ask(g, player, MODE, words, "903.3b", "place", ctx.source, node)
    else:
        f.goto("order")


def where_it_is(g: State, ref: RefId, to: Zone) -> RefId:
    """The object that a card is now, where it has gone before it is to move; nobody if it is there already or
    out of the game (302.3; 14.3 and 14.16 of 2.0)."""
    while ref >= 0 and g.table.objs[ref].became != NOBODY:
        ref = g.table.objs[ref].became
    return NOBODY if ref < 0 or g.table.objs[ref].zone & (REMOVED | to) else ref


def take_place(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player has said whether the cards go to the top or to the bottom."""
    f.word = f.picked_word


def put_in_order(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Finds the order in which cards come to their zone, from the top down, unless players decide it."""
    assert isinstance(node, Move)
    if node.order == "any order" or node.order == "":
        at_random = f.word == "shuffle"
    elif node.order == "random":
        at_random = True
    else:
        assert_never(node.order)
    if at_random:
        f.refs2 = random_order(g, f.refs)
        f.goto("move")
        return
    if not node.to & ORDERED or len(f.refs) < 2 or f.word == "nth":
        f.refs2 = f.refs
        f.goto("move")
        return
    if g.edition.deck_cards_leave == "one by one" and node.place in ("", "top") and not node.order:
        piles = {g.table.objs[ref].zone for ref in f.refs}
        if len(piles) == 1 and piles <= {DECK, STONE_DECK} and node.to not in piles:
            # The top card goes first, so it lies lowest (304.3, 305.3).
            pile = g.zone(g.table.objs[f.refs[0]].controller, piles.pop())
            f.refs2 = tuple([ref for ref in reversed(pile) if ref in f.refs])
            f.goto("move")
            return
    f.refs = by_owner(g, f.refs)


def ask_order(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The owner decides, whoever's effect it is (302.4); cards that only change places in their deck are
    ordered by the player who does it."""
    assert isinstance(node, Move)
    left = [ref for ref in f.refs if ref not in f.refs2]
    if not left:
        f.goto("move")
        return
    first = g.table.objs[left[0]]
    owner, pile = first.owner, destination(g, first, node.to)  # 316.3b, 316.5b: they may come to two decks
    cards = [ref for ref in left if g.table.objs[ref].owner == owner]
    group = tuple([ref for ref in cards if destination(g, g.table.objs[ref], node.to) == pile])
    within = all([g.table.objs[ref].zone == node.to for ref in group])
    order(g, doer(g, f, None, ctx) if within else owner, group, "302.4", ctx.source)


def take_order(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The cards of one owner are in order; those of the other come."""
    f.refs2 = f.refs2 + f.result.refs
    f.goto("302.4")


def move_cards(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The cards move; those that are there already only change places."""
    assert isinstance(node, Move)
    player = doer(g, f, None, ctx)
    stay = tuple([ref for ref in f.refs2 if g.table.objs[ref].zone == node.to])
    if stay and node.to == FIELD and g.edition.field == "one per player":
        change_fields(g, stay, node, ctx, player)
    elif stay:
        arrange(g, stay, node.to, f.word, node_nth(g, node, ctx), player)
    cards = tuple([ref for ref in f.refs2 if ref not in stay])
    f.refs = stay
    if node.to & ORDERED and f.word != "bottom" and f.word != "nth":
        cards = tuple(reversed(cards))  # each is put on top of the ones before
    attempt_moves(g, tuple([item_for(g, ref, node, ctx, player, f.ref, f.word) for ref in cards]))


def note_moved(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Remember the cards that moved, where a text speaks of them later."""
    assert isinstance(node, Move)
    came = tuple([ref for ref in f.result.refs if _came_there(g, ref, node.to)])
    remember_moved(g, node, ctx, came)
    if node.to == FIELD and ctx.source >= 0 and g.table.objs[ctx.source].became in f.result.refs:
        # An effect that puts its own card into the field speaks of it as it is there from then on.
        g.edit_ctx(f.ctx).source = g.table.objs[ctx.source].became
    f.refs2 = f.refs + came
    if f.word != "shuffle":
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))


def _came_there(g: State, ref: RefId, to: Zone) -> bool:
    """Whether a card that moved went where it was told to, and not elsewhere instead: then it was not put
    there at all (910.1). A ruler that is sent away goes to its area (316.2)."""
    o = g.table.objs[ref]
    if o.zone == to or o.zone == RULER_AREA:
        return True
    return destination(g, g.table.objs[o.prev] if o.prev >= 0 else o, to) == o.zone


def shuffle_after(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The decks the cards went to are shuffled, their owners' own (1021.1)."""
    assert isinstance(node, Move)
    while f.nth < len(g.table.players):
        p = BOTH_PLAYERS[f.nth]
        f.nth += 1
        if any(g.table.objs[ref].controller == p for ref in f.refs2):
            f.again()
            attempt_shuffle(g, p, node.to)
            return
    f.finish(g, node.slot, f.refs2, did=bool(f.refs2))


def node_nth(g: State, node: Move, ctx: Ctx) -> int:
    """How many cards lie above a card put into a deck so many from the top."""
    return max(0, evaluate.number(g, node.nth, ctx, 1) - 1)


def arrange(g: State, cards: tuple[RefId, ...], zone: Zone, place: str, nth: int, player: PlayerId) -> None:
    """Cards change places in the deck they are in; they do not move to another zone (302.3)."""
    if not zone & ORDERED or place == "shuffle":
        return
    for owner in BOTH_PLAYERS:
        mine = tuple([g.table.objs[ref].id for ref in cards if g.table.objs[ref].controller == owner])
        if not mine:
            continue
        rest = tuple([ref for ref in g.table.players[owner].zones[zone] if ref not in mine])
        if place == "bottom":
            pile = rest + mine
        elif place == "nth":
            pile = rest[:nth] + mine + rest[nth:]
        else:
            pile = mine + rest
        g.edit_player(owner).zones[zone] = pile
        for ref in mine:
            # Others do not see which of them went where (302.4).
            emit(g, happenings.did(what="rearranged", subject=ref, player=player, to=zone, clause="302.4"))


def change_fields(g: State, cards: tuple[RefId, ...], node: Move, ctx: Ctx, player: PlayerId) -> None:
    """Cards go from one player's field to the other's, where each has one: they are the same cards, rested
    and damaged as they were, and do not enter; who has them in their field controls them (302.1)."""
    for ref in cards:
        who = controller_for(g, g.table.objs[ref], node, ctx, player)
        if not stays_with_its_player(g, g.table.objs[ref], who):
            attempt_control(g, ref, who, "302.1", ctx.source)


def by_owner(g: State, cards: tuple[RefId, ...]) -> tuple[RefId, ...]:
    """The cards grouped by owner, the turn player's first."""
    first = g.turn.player
    mine = [ref for ref in cards if g.table.objs[ref].owner == first]
    return tuple(mine + [ref for ref in cards if g.table.objs[ref].owner != first])


def item_for(
    g: State, ref: RefId, node: Move, ctx: Ctx, player: PlayerId, host: RefId, place: str
) -> MoveItem:
    """Make the item that tells the gate how one card moves."""
    o = g.table.objs[ref]
    to = node.to
    item = MoveItem(ref, to, cause_of(o, to), clause_of(o, to), source=ctx.source, player=player)
    if place == "bottom":
        item.place = "bottom"
    elif place == "nth":
        item.place = "nth"
        item.nth = node_nth(g, node, ctx)
    if to & (FIELD | ITEMS | RULER_AREA):
        item.controller = controller_for(g, o, node, ctx, player)
        item.rested = node.rested
        item.attacking = node.attacking
        item.counters = tuple([(name, evaluate.number(g, count, ctx)) for name, count in node.counters])
        if host >= 0:
            item.host = host
    elif node.under is not None and g.edition.others_zones == "owner's unless told":
        found = evaluate.players(g, node.under, ctx)
        item.zone_of = found[0] if found else o.owner
    item.face_down = node.face_down
    item.ordered = bool(to & ORDERED)  # by put_in_order
    item.face = face_for(g, o, node)
    if to == REMOVED and item.face > 0:
        item.clause = "1030.3"
    if to == FIELD and node.side == "j-ruler":
        item.cause = "judged"  # the text overrides 316.1 (104.1)
    return item


def controller_for(g: State, o: Obj, node: Move, ctx: Ctx, player: PlayerId) -> PlayerId:
    """Who controls a card put into the field: whom the text names, else the effect's controller (307.7), or
    its owner, or the player who puts it there, as the edition says."""
    if node.as_owner:
        return o.owner
    if node.to != FIELD:
        return o.owner  # 308.5, 313.3 with 302.6
    if node.under is not None:
        found = evaluate.players(g, node.under, ctx)
        return found[0] if found else o.owner
    if g.edition.put_into_field_under == "player who puts it":
        return player
    return o.owner if g.edition.put_into_field_under == "owner" else ctx.you


def face_for(g: State, o: Obj, node: Move) -> int:
    """Which side is up afterwards, where the text says so; undetermined for what the rules say (1302.2f,
    1302.3e)."""
    if node.side == "":
        return UNDETERMINED
    if node.side == "despair" or node.side == "future" or node.side == "j-ruler":
        return 1 if len(g.definitions[o.definition].faces) > 1 else UNDETERMINED  # 1030.3
    if node.side == "ruler" or node.side == "hope" or node.side == "past":
        return 0
    assert_never(node.side)


def cause_of(o: Obj, to: int) -> str:
    """The word for a move, which triggers and replacements ask for."""
    if to == REMOVED:
        return "removed"
    if to == GRAVEYARD:
        return "milled" if o.zone == DECK else "put"
    if to & (HAND | DECK | STONE_DECK) and not o.zone & (DECK | STONE_DECK | HAND):
        return "returned"
    if to == STANDBY:
        return "set"
    return "erased" if to == GONE else "put"


def clause_of(o: Obj, to: int) -> str:
    """The clause that says how such a move is done."""
    if to == REMOVED:
        return "1004.1"
    if to == FIELD:
        return "307.7"
    if to == GONE:
        return "1303.3"
    if o.zone & (DECK | STONE_DECK):
        return "304.3" if o.zone == DECK else "305.3"
    return "302.5"


_remembers: Final[dict[int, tuple[AbilitySet, frozenset[str]]]] = {}  # holds the abilities its numbers are of


def remembers(g: State, ref: RefId) -> frozenset[str]:
    """The ways in which the text of a card refers back to cards it moved ("removed by this card"), both sides
    of a ruler; with what it has become, or is becoming as it enters (1017.2, 909.5)."""
    o = g.table.objs[ref]
    words = _asked(o.chars.ab) if o.chars is not o.base else frozenset()
    for face in g.definitions[o.definition].faces:
        words |= _asked(face.ab)
    made = [note.number for note in o.memory if note.kind == "effect"]
    if made:
        for x in g.table.lasting:
            if x.id not in made or x.ctx is None:
                continue
            known = x.ctx.numbers.get(COPIED, UNDETERMINED)
            if known >= 0:
                words |= _asked(g.definitions[known // SIDES].faces[known % SIDES].ab)
    return words


def _asked(ab: AbilitySet) -> frozenset[str]:
    known = _remembers.get(id(ab))
    if known is not None and known[0] is ab:
        return known[1]
    words: set[str] = set()
    for ability in ab.listed:
        for node in walk(ability):
            if isinstance(node, Attached):
                words.add("removed" if node.how == "ever removed" else node.how)
    found = frozenset(words)
    _remembers[id(ab)] = (ab, found)
    return found


def remember_moved(g: State, node: Move, ctx: Ctx, moved: tuple[RefId, ...]) -> None:
    """Notes on the card which cards it removed or put into the field, if its text asks for that."""
    how: Kept
    if node.to == REMOVED:
        how = "removed"
    elif node.to == FIELD:
        how = "put"
    else:
        return
    if ctx.source < 0 or not moved:
        return
    source = present_source(g, ctx)
    if source >= 0 and how in remembers(g, source):
        remember(g, source, how, moved)


def present_source(g: State, ctx: Ctx) -> RefId:
    """The card with the ability as it is now; a spell or entering card is followed one step. Nobody if
    it is gone."""
    o = g.table.objs[ctx.source]
    return ctx.source if still_itself(o) else NOBODY


def remember(g: State, ref: RefId, how: Kept, cards: tuple[RefId, ...]) -> None:
    """Notes cards on a card."""
    o = g.edit(ref)
    known = [note.ref for note in o.memory if note.kind == how]
    new = tuple([Note(how, card) for card in cards if card not in known])
    if new:
        o.memory = o.memory + new
        changed(g, PLAY)


def run_standby(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put cards face down into standby areas, their owners' unless told (310.1, 706.2)."""
    assert isinstance(node, Standby)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    items = [
        MoveItem(ref, STANDBY, "set", "310.1", face_down=True, source=ctx.source, player=player)
        for ref in found
        if ref >= 0 and not prohibited_by(g, "standby", PLAYER_REF[player], ctx.source, ref)
    ]
    if node.under is not None and g.edition.others_zones == "owner's unless told":
        for item in items:
            item.zone_of = evaluate.player(g, node.under, ctx)
    f.result = NOTHING_DONE
    if items:
        attempt_moves(g, tuple(items))


def tell_standby(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Tell abilities that wait for cards put into standby (706.2)."""
    assert isinstance(node, Standby)
    player = doer(g, f, None, ctx)
    done = f.result.refs
    for ref in done:
        emit(g, happenings.did(what="standby", subject=ref, player=player, source=ctx.source, clause="706.2"))
    f.finish(g, node.slot, done, did=bool(done))


def run_shuffle(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Shuffle decks (1021), unless the search that it follows was not made."""
    assert isinstance(node, Shuffle)
    for search in node.after:
        if search.slot in ctx.slots:
            break
    else:
        if node.after:
            f.finish(g, did=False)
            return
    f.players = evaluate.players(g, node.whose, ctx)


def shuffle_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next deck is shuffled."""
    assert isinstance(node, Shuffle)
    if f.nth < len(f.players):
        player = f.players[f.nth]
        f.nth += 1
        f.again()
        attempt_shuffle(g, player, node.zone)
        return
    f.finish(g, did=bool(f.players))


TABLE: Final[dict[type[Effect], Instruction]] = {
    Draw: Instruction(("players", run_draw), ("1009.1", draw_next)),
    Discard: Instruction(("players", begin_discard), ("1019.1", run_discard), ("note", note_discarded)),
    Destroy: Instruction(("1010.1", run_destroy), ("end", end_with_cards)),
    Banish: Instruction(("players", begin_banish), ("1011.1", run_banish), ("note", note_banished)),
    Move: Instruction(
        ("cards", run_move),
        ("place", take_place),
        ("order", put_in_order),
        ("302.4", ask_order),
        ("ordered", take_order),
        ("move", move_cards),
        ("moved", note_moved),
        ("1021.1", shuffle_after),
    ),
    Standby: Instruction(("310.1", run_standby), ("706.2", tell_standby)),
    Shuffle: Instruction(("players", run_shuffle), ("1021.1", shuffle_next)),
}
