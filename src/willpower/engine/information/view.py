"""A player's view, built up from nothing: public zones, their own cards, what was shown to them.

A view starts empty and is given only what rules let that seat see; there is no step that takes something
away. Cards that the seat cannot see are counted and, where their order is open to all, named by their
place; they have no number. Seeds, the generator and the order of decks are never part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from willpower.abilities.ability import Ability
from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    MAGIC_STONE,
    OUTSIDE,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    ZONE_NAME,
    Zone,
)
from willpower.rules.citations import cite

from ..core.decisions import Decision, Option
from ..core.ids import BOTH_PLAYERS, NOBODY, PLAYER_OF, ObjId, PlayerId, RefId, is_player
from ..core.objects import ABILITY, BREAK, JUDGMENT, Ctx, Obj, still_itself
from ..core.printed import printed
from ..core.state import State
from ..core.will import Will
from ..procedures.battle import BattleFrame
from ..text.announcements import plan_of
from ..values.evaluate.weather import weather_of
from ..values.knowledge import SEATS, Knowledge, knowledge, seat_of
from .option_facts import add_facts, decision_facts
from .value_parts import Origins
from .view_card import KINDS, ability_text, card_view, other_sides, printed_face, static_text

NAMES: Final = ("A", "B")
_ZONES: Final = (
    HAND,
    STANDBY,
    RULER_AREA,
    ITEMS,
    GRAVEYARD,
    REMOVED,
    EXTRA_DECK,
    RUNES,
    DECK,
    STONE_DECK,
    LIFEBREAK,
)
# Everybody sees the backs of cards that lie face down in these zones, and their order (310.2, 311.2a).
_OPEN_ORDER: Final = STANDBY | REMOVED | RULER_AREA | ITEMS
_KEPT: Final = 300  # cards that are looked at before those that are gone are let go


class Sight:
    """The cards in sight, made once for all seats, and kept for later moments of the same game.

    A card that has not changed since is the same value in a later view. `made`: what becomes of each card
    in zones and in the field when it is first seen, for example its JSON; then that stands in the views.
    """

    __slots__ = ("known", "made", "numbers", "origins")

    def __init__(self, made: Callable[[dict[str, Any]], Any] | None = None) -> None:
        self.made = made
        self.known: dict[int, _Seen] = {}
        self.numbers: dict[PlayerId, dict[str, Any]] = {}  # of the players at this moment
        self.origins: list[Origins] = []  # of all values at this moment, once somebody has asked

    def begin(self, g: State) -> None:
        """Look at a later moment; cards that are gone are let go."""
        g.freeze()  # an object that is kept stays as it is
        self.numbers = {}
        self.origins = []
        objs = g.table.objs
        if len(self.known) > _KEPT:
            here = [i for i in self.known if i < len(objs) and still_itself(objs[i])]
            self.known = {i: self.known[i] for i in here}

    def numbers_of(self, g: State, n: PlayerId) -> dict[str, Any]:
        """All that is not hidden from anybody about a player; the zones are still to be filled."""
        found = self.numbers.get(n)
        if found is None:
            p = g.table.players[n]
            found = {
                "name": NAMES[n],
                "life": p.life,
                "will": [will_view(w) for w in p.will],
                "weather": weather_of(g, n),
                "max_hand": p.max_hand,
                "called": p.called,
                "judged": p.judged,
                "locked": p.locked,
                "turns": p.turns,
                "extra_turns": p.extra_turns,
                "skips": [*p.skips],
                "gods_arts": [*p.gods_arts],
                "counts": {ZONE_NAME[zone]: len(p.zones[zone]) for zone in _ZONES},  # 302.2a
            }
            for zone in _ZONES:
                found[ZONE_NAME[zone]] = []
            self.numbers[n] = found
        return found

    def seen(self, g: State, ref: RefId) -> _Seen:
        """A card as it is now."""
        o = g.table.objs[ref]
        fresh = o.since == g.turn.serial
        found = self.known.get(ref)
        if found is None or found.o is not o or found.fresh != fresh:
            found = _Seen(o, fresh, card_view(g, o))
            self.known[ref] = found
        return found


class _Seen:
    """A card as it was when it was last looked at: all that its view depends on but the other sides, which
    not all seats see, and the sources of what it gained."""

    __slots__ = ("by_seat", "facts", "fresh", "o", "plain")

    def __init__(self, o: Obj, fresh: bool, facts: dict[str, Any]) -> None:
        self.o = o
        self.fresh = fresh
        self.facts = facts
        self.plain: Any = None  # what was made of it where no other side is seen
        self.by_seat: list[Any] = [None, None, None]


def view(g: State, player: PlayerId | None) -> dict[str, Any]:
    """Return everything a player may know now, ready for JSON; None for a spectator."""
    return _View(g, seat_of(player), knowledge(g), Sight()).whole()


def views(g: State, sight: Sight | None = None) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return the views of both players and of a spectator. They share parts: none of them may be changed.

    `sight`: what was seen of this game before; nothing seen before has to be looked at again.
    """
    known = knowledge(g)
    if sight is None:
        sight = Sight()
    else:
        sight.begin(g)
    a, b, c = [_View(g, seat, known, sight).whole() for seat in SEATS]
    return a, b, c


class _View:
    """A view being built for a seat."""

    __slots__ = ("cards", "g", "known", "seat")

    def __init__(self, g: State, seat: int, known: Knowledge, cards: Sight) -> None:
        self.g = g
        self.seat = seat
        self.known = known
        self.cards = cards

    def whole(self) -> dict[str, Any]:
        """The view."""
        g = self.g
        pending = g.work.pending
        return {
            "edition": g.edition.name,
            "seat": self.seat if self.seat < 2 else None,
            "turn": {
                "number": g.turn.number,
                "player": g.turn.player,
                "first_player": g.turn.first_player,
                "phase": g.turn.phase,
                "step": g.turn.step,
            },
            "priority": g.turn.priority if g.turn.priority >= 0 else None,
            "over": g.over,
            "winner": g.winner if g.over and g.winner >= 0 else None,
            "outcome": cite(g.edition, g.outcome),
            "players": [self.player(p) for p in BOTH_PLAYERS],
            "field": [self.card_or_back(i, n) for n, i in enumerate(g.table.field)],
            "chase": [self.item(i) for i in reversed(g.table.chase)],
            "battle": self.battle(),
            "effects": [self.effect(n) for n in range(len(g.table.lasting))],
            "waiting": [{"source": self.ref(w.source), "controller": w.controller} for w in g.work.waiting],
            "decides": pending.player if pending is not None else None,
            "decision": self.decision(pending),
        }

    # ---- players and zones ------------------------------------------------------------------------------

    def player(self, n: PlayerId) -> dict[str, Any]:
        """A player: numbers, then zones."""
        p = self.g.table.players[n]
        out: dict[str, Any] = {**self.cards.numbers_of(self.g, n)}
        for zone, ids in p.zones.items():
            if ids and zone in _ZONES:
                out[ZONE_NAME[zone]] = self.zone(ids, zone)
        if n == self.seat and p.zones.outside:
            out[ZONE_NAME[OUTSIDE]] = self.zone(p.zones.outside, OUTSIDE)  # 317.1: no zone of the game
        return out

    def zone(self, ids: tuple[ObjId, ...], zone: Zone) -> list[Any]:
        """The cards of a zone that are seen; backs where all see them; places where order is managed."""
        out: list[Any] = []
        if zone & (DECK | STONE_DECK | LIFEBREAK):  # nobody sees them by their place
            learned = self.known.known[self.seat]
            for n, i in enumerate(ids) if learned else ():
                if i in learned:
                    out.append({**self.card(i), "position": n})
            return out
        for n, i in enumerate(ids):
            if self.known.sees(i, self.seat):
                out.append(self.lying(i))
            elif zone & _OPEN_ORDER:
                out.append(self.back(i, n))
        return out

    def card(self, ref: RefId) -> dict[str, Any]:
        """A card that the seat sees; what all seats see of it is made once for all of them."""
        seen = self.cards.seen(self.g, ref)
        o = seen.o
        found = seen.facts
        sides = other_sides(self.g, o, self.seat)
        if sides or o.chars is not o.base:
            found = {**found}
            if sides:
                found["sides"] = sides
            if o.chars is not o.base and o.became == NOBODY:
                self.origins(o, found)
        return found

    def lying(self, ref: RefId) -> Any:
        """A card that the seat sees in a zone or in the field, or what is made of it; kept as long as it is
        the same. Where the values of one come from may change with other cards: that is looked up anew."""
        seen = self.cards.seen(self.g, ref)
        found = seen.by_seat[self.seat]
        if found is not None:
            return found
        card = self.card(ref)
        make = self.cards.made
        if card is seen.facts:
            if seen.plain is None:
                seen.plain = card if make is None else make(card)
            found = seen.plain
        else:
            found = card if make is None else make(card)
        if seen.o.chars is seen.o.base or seen.o.became != NOBODY:
            seen.by_seat[self.seat] = found
        return found

    def origins(self, o: Obj, card: dict[str, Any]) -> None:
        """Add where the values and abilities of a card come from that differ from what is printed."""
        if not self.cards.origins:
            self.cards.origins.append(Origins(self.g))
        known = self.cards.origins[0]
        for name, rows in (("parts", known.parts(o)), ("abilities", known.abilities(o))):
            if rows:
                card[name] = [
                    {**row, "source": self.ref(source)} if source >= 0 else row for row, source in rows
                ]

    def back(self, ref: ObjId, position: int) -> dict[str, Any]:
        """A card of which only the back is seen; that it is a magic stone can be told (303.2b)."""
        o = self.g.table.objs[ref]
        return {
            "hidden": True,
            "zone": ZONE_NAME[o.zone],
            "owner": o.owner,
            "controller": o.controller,
            "position": position,
            "magic_stone": bool(self.g.definitions[o.definition].faces[0].types & MAGIC_STONE),
            "fresh": o.entered == self.g.turn.serial,
        }

    def card_or_back(self, ref: ObjId, position: int) -> Any:
        """A card in the field, face up or not."""
        if self.known.sees(ref, self.seat):
            return self.lying(ref)
        return {**self.back(ref, position), "rested": self.g.table.objs[ref].rested}

    def ref(self, ref: RefId) -> dict[str, Any] | None:
        """Describe a reference: a card, a player, a card the seat does not see, or nothing."""
        if is_player(ref):
            return {"player": PLAYER_OF[ref]}
        if ref < 0:
            return None
        g = self.g
        o = g.table.objs[ref]
        if o.kind in (ABILITY, JUDGMENT, BREAK):
            return {"id": ref, "kind": KINDS[o.kind], "name": source_name(g, o)}
        if self.known.sees(ref, self.seat):
            name = o.chars.names[0] if o.chars.names else ""
            return {"id": ref, "name": name, "zone": ZONE_NAME[o.zone], "here": still_itself(o)}
        out: dict[str, Any] = {"hidden": True, "zone": ZONE_NAME[o.zone], "owner": o.owner}
        if o.zone & _OPEN_ORDER and still_itself(o):
            out["position"] = g.table.players[o.controller].zones[o.zone].index(ref)
        return out

    # ---- what is going on ------------------------------------------------------------------------------

    def item(self, ref: ObjId) -> dict[str, Any]:
        """Something on the chase with what was chosen for it (312.2)."""
        g = self.g
        o = g.table.objs[ref]
        if o.kind in (ABILITY, JUDGMENT, BREAK):
            out: dict[str, Any] = {
                "id": ref,
                "kind": KINDS[o.kind],
                "name": source_name(g, o),
                "controller": o.controller,
                "source": self.ref(o.source),
                "text": [paragraph(g, o)] if o.ability is not None else [],
            }
        else:
            out = {**self.card(ref)}
        ctx = g.work.ctxs.get(o.ctx)
        if ctx is not None:
            out.update(self.chosen(ctx))
            for more in ctx.more:
                other = g.work.ctxs.get(more)
                if other is not None:
                    out["targets"] = out["targets"] + self.chosen(other)["targets"]
        return out

    def chosen(self, ctx: Ctx) -> dict[str, Any]:
        """Targets, modes, numbers (903.2e-h)."""
        out: dict[str, Any] = {
            "targets": [self.ref(ref) for slot in ctx.targets for ref in ctx.slots.get(slot, ())]
        }
        if ctx.modes:
            out["modes"] = [*ctx.modes]
            words = mode_words(ctx)
            if all(words):
                out["mode_words"] = words
        if ctx.x >= 0:
            out["x"] = ctx.x
        if ctx.y >= 0:
            out["y"] = ctx.y
        if ctx.shares:
            out["divided"] = [{"to": self.ref(r), "amount": ctx.shares[r]} for r in ctx.shares]
        return out

    def battle(self) -> dict[str, Any] | None:
        """The battle going on."""
        b = self.g.table.battle
        if b is None:
            return None
        declared = [isinstance(f, BattleFrame) and f.has_reached("804.6") for f in self.g.work.stack]
        return {
            "attacker": self.ref(b.attacker),
            "attacked": self.ref(b.attacked),
            "blocker": self.ref(b.blocker),
            "blocked": b.was_blocked,
            "declared": any(declared),
        }

    def effect(self, n: int) -> dict[str, Any]:
        """A continuous effect that lasts."""
        x = self.g.table.lasting[n]
        return {
            "source": self.ref(x.source),
            "text": static_text(x.static) if x.static is not None else "",
            "until": x.until,
            "affects": [self.ref(r) for r in x.refs],
        }

    def decision(self, d: Decision | None) -> dict[str, Any] | None:
        """The question to this seat, if it is asked one, with the cards it is about (1014.2)."""
        if d is None or d.player != self.seat:
            return None
        options: list[dict[str, Any]] = []
        for n, option in enumerate(d.options):
            row: dict[str, Any] = {
                "index": n,
                "kind": option.kind,
                "text": option.text,
                "clause": cite(self.g.edition, option.clause),
                "number": option.number,
            }
            if is_player(option.ref):
                row["player"] = PLAYER_OF[option.ref]
            elif option.ref >= 0 and option.kind != "will":  # of will it is the place among the will produced
                row["object"] = option.ref
                if option.kind == "card" and not self.known.sees(option.ref, self.seat):
                    row["card"] = self.card(option.ref)
            words = option_words(self.g, option)
            if words:
                row["words"] = words
            options.append(row)
        add_facts(self.g, d, options)
        return {
            **decision_facts(self.g, d),
            "kind": d.kind,
            "purpose": d.purpose,
            "prompt": d.prompt,
            "sentence": d.sentence,
            "least": d.least,
            "most": d.most,
            "chosen": d.chosen,
            "clause": cite(self.g.edition, d.clause),
            "source": self.ref(d.source),
            "options": options,
        }


def will_view(w: Will) -> dict[str, Any]:
    """One will: what it is, and whether it can be spent on anything."""
    return {"attribute": ATTRIBUTE_NAME.get(w.bit, ""), "restricted": w.only is not None}


def source_name(g: State, o: Obj) -> str:
    """Return the name of the card whose ability or judgment is on the chase."""
    if o.source < 0:
        return ""
    names = g.table.objs[o.source].chars.names
    return names[0] if names else ""


def paragraph(g: State, o: Obj) -> str:
    """The printed paragraph an ability on the chase comes from, else its own words."""
    assert o.ability is not None
    return printed_paragraph(g, g.table.objs[o.source], o.ability)


def printed_paragraph(g: State, source: Obj, ability: Ability) -> str:
    """The paragraph printed on a card that an ability comes from, else the ability's own words."""
    face = printed_face(g, source.definition, source.face)
    n = ability.paragraph
    base = source.base.ab
    if source.chars.ab is base:
        own = any([a.paragraph == n for a in base.listed])
    else:  # one that the card gained may have the number of another card's paragraph
        own = any([a is ability for a in (*base.listed, *base.activates, *base.automatics)])
    if face is not None and own and 0 < n <= len(face.text):
        return face.text[n - 1]
    return ability_text(ability)


def option_words(g: State, option: Option) -> str:
    """The printed words an option stands for: an ability's paragraph, a mode; "" if there are none."""
    if isinstance(option.node, Ability) and option.ref >= 0:
        return printed_paragraph(g, g.table.objs[option.ref], option.node)
    return printed(option.node)


def mode_words(ctx: Ctx) -> list[str]:
    """The printed words of the modes that were chosen (903.2e), each "" where the words are not enough."""
    modes = plan_of(ctx.effect).modes if ctx.effect is not None else None
    if modes is None:
        return [""]
    return [printed(modes.options[n - 1]) if 0 < n <= len(modes.options) else "" for n in ctx.modes]
