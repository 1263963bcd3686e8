"""The actions of the player with priority (604): the full list, and quickly whether there is anything but
passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.statics import MayPlay, Must
from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    MAGIC_STONE,
    REMOVED,
    RUNES,
    STANDBY,
    ZONE_NAME,
)

from ..core.decisions import Option
from ..core.ids import NOBODY, OPPONENT, ObjId, PlayerId
from ..core.looks import MAIN, OFFERS, Candidates, Idleness
from ..core.objects import Obj
from ..core.stale import (
    BATTLE,
    CHASES,
    CHASING,
    COMING,
    EVENT_BITS,
    GRAVES,
    HANDS,
    OTHER_PLACES,
    PLAY,
    STANDBYS,
    STANDING,
    TIME,
    VALUES,
)
from ..core.state import State
from ..core.will import KINDS
from ..pay.card_costs import permissions
from ..pay.supply import SUPPLY_LOOKS, Supply, supply
from ..pay.will_abilities import USING, costs_will, rests_for_will
from ..play.looking import KEYS, Window, can_activate, playable, some_ability
from ..values.characteristics import refresh
from .battle_legal import initiate_refusal, must_attack_now
from .calling import call_refusal, may_be_set, standby_refusal
from .judgment import ruler_for_judgment, summons_refusal
from .lifebreak import lifebreak_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

PASS: Final = Option("pass", clause="604.1d")
_BY_CALLING: Final = Option("call", clause="604.2e")
_BY_BATTLE: Final = Option("battle", clause="604.2b")
_PLACES: Final = HANDS | STANDBYS | GRAVES | OTHER_PLACES  # where cards lie that could be played


def can_act(g: State, player: PlayerId) -> bool:
    """Whether a player has anything to do but pass or make will; notes for how long they have not."""
    if g.derived.values_stale:
        refresh(g)
    if g.turn.step == "normal" and g.rulings.in_groups:
        return False  # 806.3
    if g.turn.phase == "main" and g.turn.player == player and g.table.battle is None and not g.table.chase:
        return True
    if g.rulings.lifebreak and not lifebreak_refusal(g, player):
        return True
    last = g.derived.candidates[player]
    found = last[1] if last is not None and last[0] == g.derived.version else candidates(g, player)
    cards, users, _ = found
    looks: i64 = STANDING
    s: Supply | None = None
    if cards or users:
        w = Window(g, player)
        if (cards and playable(g, w, tuple(cards))) or (users and some_ability(g, w, users)):
            return True
        if not w.sure or w.supply.looks < 0 or w.supply.when is not None:
            return False
        s = w.supply
        looks = w.looks
    if not g.rulings.lifebreak:
        turn, table = g.turn, g.table
        moment = (turn.phase, turn.step, table.battle, table.chase)
        g.derived.idle[player] = Idleness(looks, table.players[player].zones, found, s, moment)
        news = g.derived.news[player]
        news.idle = 0
        news.events = len(g.memory.happened)
    return False


def candidates(g: State, player: PlayerId) -> Candidates:
    """The cards that a player could perhaps play outside main timing, those of which they could perhaps play
    abilities that do more than make will, and what all of them are."""
    objs = g.table.objs
    zones = g.table.players[player].zones
    cards: list[ObjId] = []
    users: list[ObjId] = []
    for i in zones.hand:
        ab = objs[i].chars.ab
        if ab.hand_use:
            cards.append(i)
            if ab.zones:
                users.append(i)
    for place in [g.table.field, zones.ruler_area, zones.item_area]:
        for i in place:
            o = objs[i]
            if o.chars.ab.beyond_will and o.controller == player:
                users.append(i)
    for i in zones.standby:
        ab = objs[i].chars.ab
        if ab.hides:
            cards.append(i)
        if ab.zones & STANDBY:
            users.append(i)
    for i in zones.graveyard:
        ab = objs[i].chars.ab
        if ab.quick and ab.remnant:
            cards.append(i)
        if ab.zones & GRAVEYARD:
            users.append(i)
    for i in zones.runes:
        ab = objs[i].chars.ab
        if ab.quick:
            cards.append(i)
        if ab.zones & RUNES:
            users.append(i)
    if MayPlay in g.derived.active:
        for i in elsewhere(g, player):
            if i not in cards:
                cards.append(i)
    chars: list[object] = []
    for i in cards:
        chars.append(objs[i].chars)
    for i in users:
        chars.append(objs[i].chars.ab)
    return cards, users, chars


def still_idle(g: State, player: PlayerId, mark: Idleness) -> bool:
    """Whether a player who had nothing to do has nothing still: what that depends on has not changed."""
    if g.derived.values_stale:
        refresh(g)
    news = g.derived.news[player]
    what = news.idle
    if mark.phase != g.turn.phase or mark.step != g.turn.step:
        what |= TIME
    if mark.battle is not g.table.battle:
        what |= BATTLE | TIME
    if mark.chase != g.table.chase:
        what |= CHASING | CHASES
    happened = g.memory.happened
    n = news.events
    events = len(happened)
    while n < events:
        what |= EVENT_BITS[happened[n].kind]
        n += 1
    if what & mark.looks:
        return False
    zones = g.table.players[player].zones
    moved = bool(what & _PLACES) and (
        zones.hand is not mark.hand
        or zones.graveyard is not mark.graveyard
        or zones.standby is not mark.standby
        or zones.runes is not mark.runes
    )
    if moved or what & (PLAY | COMING | VALUES):
        found = candidates(g, player)
        if found != mark.candidates:
            g.derived.candidates[player] = (g.derived.version, found)  # whoever asks next
            return False
        if moved:  # so that they are not looked through again
            moment = (mark.phase, mark.step, mark.battle, mark.chase)
            mark = Idleness(mark.looks, zones, mark.candidates, mark.supply, moment)
            g.derived.idle[player] = mark
    if mark.supply is not None and what & SUPPLY_LOOKS[player]:
        now = supply(g, player)
        if now is not mark.supply and not (isinstance(mark.supply, Supply) and no_more(now, mark.supply)):
            return False
    news.idle = 0
    news.events = events
    return True


def no_more(s: Supply, before: Supply) -> bool:
    """Whether there is no will in a supply that was not in another, so that what could not be paid with that
    cannot be now: a card that was rested for will since could have been rested for it then."""
    if s.abilities or s.bound or s.looks < 0 or s.when is not None or s.count > before.count:
        return False
    left = 0
    for mask, count in s.masks.items():
        left += min(count, before.masks.get(mask, 0))
    return left == s.count


def elsewhere(g: State, player: PlayerId) -> tuple[ObjId, ...]:
    """Cards that only an effect could let a player play, and that one may speak of: removed, graveyards, top
    of decks, extra decks."""
    known = permissions(g)
    out: list[ObjId] = []
    for p in (player, OPPONENT[player]):
        zones = g.table.players[p].zones
        for zone in (GRAVEYARD, REMOVED, EXTRA_DECK, STANDBY, DECK, HAND):
            if not (known.zones & zone or known.own) or (zone == HAND and p == player):
                continue
            pile = zones[zone] if zone != DECK else zones.deck[:1]
            if known.zones & zone:
                out += pile
            else:
                out += [i for i in pile if i in known.own]
    return tuple(out)


def actions(g: State, player: PlayerId) -> tuple[Option, ...]:
    """All options of the player with priority, in a stable order, passing last."""
    if g.derived.values_stale:
        refresh(g)
    if g.turn.step == "normal" and g.rulings.in_groups:
        return (PASS,)  # 806.3
    out: list[Option] = []
    objs = g.table.objs
    zones = g.table.players[player].zones
    w = Window(g, player)
    main = bool(w.when & MAIN)
    permitted = MayPlay in g.derived.active
    add_hand(g, w, zones.hand, out)
    cards: list[ObjId] = []
    users: list[ObjId] = []
    for i in zones.hand:
        ab = objs[i].chars.ab
        if ab.zones & HAND and ab.activates:
            users.append(i)
    for i in zones.standby:
        ab = objs[i].chars.ab
        if ab.hides:
            cards.append(i)
        if ab.zones & STANDBY and ab.activates:
            users.append(i)
    for i in zones.graveyard:
        ab = objs[i].chars.ab
        if ab.remnant:
            cards.append(i)
        if ab.zones & GRAVEYARD and ab.activates:
            users.append(i)
    cards += zones.runes
    for i in playable(g, w, tuple(cards)) if cards else ():
        zone = objs[i].zone
        word = "from " + ZONE_NAME[zone]
        out.append(
            Option("play", i, 0, word, objs[i].chars.names[0], "708.4" if zone == STANDBY else "711.1")
        )
    if permitted:
        seen = {o.ref for o in out}
        for i in playable(g, w, tuple([i for i in elsewhere(g, player) if i not in seen])):
            out.append(
                Option("play", i, 0, "from " + ZONE_NAME[objs[i].zone], objs[i].chars.names[0], "702.2")
            )
    add_in_play(g, w, g.table.field + zones.ruler_area + zones.item_area, out)
    for i in zones.removed:
        if objs[i].chars.ab.zones & REMOVED and objs[i].chars.ab.activates:
            users.append(i)
    for i in users:
        add_abilities(g, w, objs[i], out)
    if main:
        add_main(g, player, out, w.supply)
    if g.rulings.lifebreak and not lifebreak_refusal(g, player):
        out.append(Option("lifebreak", clause="1415.1d"))
    if g.work.refused:
        out = [o for o in out if (o.kind, o.ref, o.number, "") not in g.work.refused]
    if not (main and Must in g.derived.active and must_attack_now(g, player)):
        out.append(PASS)
    return tuple(out)


def add_hand(g: State, w: Window, hand: tuple[ObjId, ...], out: list[Option]) -> None:
    """Adds the cards in hand that can be played (604.1c, 604.2a)."""
    main = bool(w.when & MAIN)
    permitted = MayPlay in g.derived.active
    offers = g.derived.offers
    if not main and not permitted:
        some: list[ObjId] = []
        for i in hand:  # a comprehension would be a call
            if g.table.objs[i].chars.ab.hand_use:
                some.append(i)
        hand = tuple(some)
    for i in playable(g, w, hand) if hand else ():
        o = g.table.objs[i]
        known = offers.get(i * OFFERS + main)
        if known is None or known[0] is not o.chars:
            made = Option("play", i, 0, "", o.chars.names[0], "604.2a" if main else "604.1c")
            known = (o.chars, (made,))
            offers[i * OFFERS + main] = known
        out += known[1]


def add_in_play(g: State, w: Window, place: tuple[ObjId, ...], out: list[Option]) -> None:
    """Adds the abilities of a player's cards in play; the usual magic stone needs no further questions."""
    offers = g.derived.offers
    usual = USING.isdisjoint(g.derived.forbidden) and not g.rulings.will_when_paying
    for i in place:
        o = g.table.objs[i]
        ab = o.chars.ab
        if not ab.activates or o.controller != w.player:
            continue
        if ab.will_index == 0 and len(ab.activates) == 1:
            if o.rested:
                continue  # it has made its will
            known = offers.get(i * OFFERS + 2)
            if usual and o.since != g.turn.serial and known is not None and known[0] is o.chars:
                if not g.derived.dear_abilities & o.chars.types:
                    out += known[1]
                    continue
        add_abilities(g, w, o, out)


def add_abilities(g: State, w: Window, o: Obj, out: list[Option]) -> None:
    """Adds the activate abilities of one card that can be played (604.1a, 907.2)."""
    ab = o.chars.ab
    name = o.chars.names[0]
    stone = o.chars.types & MAGIC_STONE and g.rulings.will_when_paying
    for n, a in enumerate(ab.activates):
        if stone and (n == ab.will_index or n in ab.will_others):
            continue  # the oldest edition: only when will is asked for (907.2)
        if n == ab.will_index and not (g.derived.dear_abilities & o.chars.types and costs_will(g, o)):
            plain = o.since != g.turn.serial and o.zone & IN_PLAY and USING.isdisjoint(g.derived.forbidden)
            if o.rested or not (plain or rests_for_will(g, o)):
                continue
            known = g.derived.offers.get(o.id * OFFERS + 2)
            if known is None or known[0] is not o.chars:
                known = (o.chars, will_options(o))
                g.derived.offers[o.id * OFFERS + 2] = known
            out += known[1]
            continue
        if can_activate(g, w, o, n):
            at = -(o.id * KEYS + n) - 1
            offer = g.derived.offers.get(at)
            if offer is None or offer[0] is not o.chars:
                word = a.name or f"ability {a.paragraph}"
                offer = (o.chars, (Option("activate", o.id, n, word, name, "604.1a", a),))
                g.derived.offers[at] = offer
            out += offer[1]


def will_options(o: Obj) -> tuple[Option, ...]:
    """The options to rest a card for one will, by its kinds (907.2)."""
    name = o.chars.names[0]
    made: list[Option] = []
    for bit in (*KINDS, 128):
        if o.chars.ab.will_mask & bit:
            kind = bit & 127
            made.append(Option("source", o.id, kind, ATTRIBUTE_NAME.get(kind, "free"), name, "907.2"))
    return tuple(made)


def add_main(g: State, player: PlayerId, out: list[Option], s: Supply) -> None:
    """Adds what only main timing allows (604.2)."""
    if not initiate_refusal(g, player):
        out.append(_BY_BATTLE)
    judged = g.table.players[player].judged and g.edition.judgments_per_turn
    ref, why = ruler_for_judgment(g, player) if not judged else (NOBODY, "705.1")
    if not why:
        name = g.table.objs[ref].chars.names[0]
        for n, keyword in enumerate(g.table.objs[ref].chars.ab.named["judgment"]):
            if not summons_refusal(g, player, ref, keyword, s):
                out.append(Option("judgment", ref, n, "", name, "604.2c", keyword))
    picky = not g.rulings.any_standby_card
    if not standby_refusal(g, player, s, True):
        for i in g.table.players[player].zones.hand:
            if picky and not may_be_set(g, i):
                continue
            c = g.table.objs[i].chars
            known = g.derived.offers.get(i * OFFERS + 3)
            if known is None or known[0] is not c:
                known = (c, (Option("standby", i, 0, "", c.names[0], "604.2d"),))
                g.derived.offers[i * OFFERS + 3] = known
            out += known[1]
    if not call_refusal(g, player, in_time=True):
        out.append(_BY_CALLING)
