"""The board of a game as a judge sees it, everything open, as a piece of a page.

What differs from the board before it is marked. All text is escaped here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    ITEMS,
    LIFEBREAK,
    MAGIC_STONE,
    REMOVED,
    RUNES,
    STANDBY,
    STONE_DECK,
)
from willpower.engine import ObjId, State, card_view, view

_PLAYERS: Final = ("A", "B")
# Zones beside the field; a deck is only counted, with its first cards named when one points at it.
_PILES: Final = (
    (GRAVEYARD, "graveyard"),
    (REMOVED, "removed"),
    (STANDBY, "standby"),
    (ITEMS, "items"),
    (RUNES, "runes"),
    (EXTRA_DECK, "extra deck"),
    (LIFEBREAK, "lifebreak"),
)
_DECKS: Final = ((DECK, "deck"), (STONE_DECK, "stone deck"))
_TOP: Final = 5  # how many cards of a deck are named
_PHASES: Final = ("draw", "recovery", "main", "end", "call")


class Board:
    """A board being drawn: the game, what each card looked like before, and who fights."""

    def __init__(self, g: State, before: Board | None = None) -> None:
        self.g = g
        self.seen: dict[int, str] = {}  # how each card was drawn, by its number
        self.before = before.seen if before is not None else None
        self.view = view(g, None)
        self.roles = _roles(self.view["battle"])
        self.html = self.draw()

    def draw(self) -> str:
        """The whole board, B's side above, A's below, the chase between them."""
        return (
            f'<div class="board">{self.bar()}{self.side(1)}{self.middle()}{self.side(0)}{self.asked()}</div>'
        )

    def bar(self) -> str:
        """Turn, phase, step."""
        turn = self.view["turn"]
        words = [f"turn {turn['number']}", f"{_PLAYERS[turn['player']]}'s turn"]
        if turn["phase"]:
            words.append(f"{turn['phase']} phase" if turn["phase"] in _PHASES else turn["phase"])
        if turn["step"]:
            words.append(f"{turn['step']} step")
        if self.view["over"]:
            winner = self.view["winner"]
            words.append(f"{_PLAYERS[winner]} has won" if winner is not None else "the game is over")
        return f'<p class="bar">{" · ".join(escape(word) for word in words)}</p>'

    def asked(self) -> str:
        """Who decides what."""
        d = self.g.work.pending
        if d is None or d.kind == "priority":
            return ""
        choices = ", ".join(option.text for option in d.options[:12])
        return f'<p class="asked">{_PLAYERS[d.player]} decides ({escape(d.kind)}): {escape(choices)}</p>'

    # ---- a player's side ------------------------------------------------------------------------------

    def side(self, n: int) -> str:
        """A player: life and numbers, ruler, stones and hand, the field; for A the other way round."""
        rows = [self.numbers(n), f'<div class="behind">{self.back_row(n)}{self.hand(n)}</div>']
        rows.append(self.front_row(n))
        if n == 0:
            rows.reverse()
        return f'<section class="side p{n}">{"".join(rows)}</section>'

    def numbers(self, n: int) -> str:
        """Name, life, will, decks; whether it is their priority."""
        p = self.view["players"][n]
        out = [f'<b class="name">{_PLAYERS[n]}</b>', f'<span class="life">{p["life"]}</span>']
        if self.view["priority"] == n:
            out.append('<span class="tag on">priority</span>')
        will = " ".join(w["attribute"] or "void" for w in p["will"])
        if will:
            out.append(f'<span class="tag">will: {escape(will)}</span>')
        if p["weather"]:
            out.append(f'<span class="tag">weather: {escape(p["weather"])}</span>')
        for zone, name in _DECKS:
            ids = self.g.table.players[n].zones[zone]
            names = "; ".join(self.name(i) for i in ids[:_TOP])
            title = f' title="from the top: {escape(names, True)}"' if names else ""
            out.append(f'<span class="pile"{title}>{name} {len(ids)}</span>')
        for zone, name in _PILES:
            ids = self.g.table.players[n].zones[zone]
            if ids:
                names = ", ".join(self.name(i) for i in ids)
                out.append(f'<span class="pile">{name} {len(ids)}: {escape(names)}</span>')
        return f'<div class="numbers">{"".join(out)}</div>'

    def hand(self, n: int) -> str:
        """The cards in hand."""
        ids = self.g.table.players[n].zones.hand
        return self.row("hand", (self.card(i) for i in ids))

    def back_row(self, n: int) -> str:
        """The ruler area and the magic stones."""
        ruler = [self.card(i) for i in self.g.table.players[n].zones.ruler_area]
        stones = [i for i in self.mine(n) if self.is_stone(i)]
        cards = [*ruler, *self.grouped(stones)]
        return self.row("ruler, stones", cards) if cards else ""

    def front_row(self, n: int) -> str:
        """The field without magic stones."""
        cards = [self.card(i) for i in self.mine(n) if not self.is_stone(i)]
        return self.row("field", cards)

    def row(self, name: str, cards: Iterable[str]) -> str:
        """A row of cards with its name."""
        inside = "".join(cards) or '<span class="none">–</span>'
        return f'<div class="row"><span class="zone">{name}</span><div class="cards">{inside}</div></div>'

    def mine(self, n: int) -> list[ObjId]:
        """What a player controls in the field; additions come after what they are added to."""
        g = self.g
        own = [i for i in g.table.field if g.table.objs[i].controller == n]
        added = [i for i in own if g.table.objs[i].host in own]
        out: list[ObjId] = []
        for i in own:
            if i not in added:
                out += [i, *(k for k in added if g.table.objs[k].host == i)]
        return out + [k for k in added if k not in out]

    def is_stone(self, ref: ObjId) -> bool:
        """Whether a card is nothing but a magic stone."""
        o = self.g.table.objs[ref]
        return bool(o.chars.types & MAGIC_STONE) and o.chars.atk is None

    def grouped(self, ids: Sequence[ObjId]) -> Iterable[str]:
        """Magic stones that are alike as one card with their number."""
        groups: dict[tuple[str, bool, str], list[ObjId]] = {}
        for i in ids:
            o = self.g.table.objs[i]
            groups.setdefault((self.name(i), o.rested, repr(o.counters)), []).append(i)
        for alike in groups.values():
            for i in alike[1:]:
                self.look(i)
            yield self.card(alike[0], len(alike))

    # ---- the middle -----------------------------------------------------------------------------------

    def middle(self) -> str:
        """The chase, its top first, and the battle."""
        out = []
        chase = self.view["chase"]
        if chase:
            items = "".join(f"<li>{self.item(one)}</li>" for one in chase)
            out.append(f'<div class="chase"><span class="zone">chase, top first</span><ol>{items}</ol></div>')
        battle = self.view["battle"]
        if battle is not None and battle["attacker"]:
            said = f"{_name(battle['attacker'])} attacks {_name(battle['attacked'])}"
            if battle["blocker"]:
                said += f", blocked by {_name(battle['blocker'])}"
            out.append(f'<div class="battle">{escape(said)}</div>')
        return f'<div class="middle">{"".join(out)}</div>' if out else '<div class="middle"></div>'

    def item(self, one: dict[str, Any]) -> str:
        """Something on the chase with its targets."""
        kind = one["kind"]
        what = one["name"] if kind == "card" else f"{kind} of {one['name']}"
        said = f"{_PLAYERS[one['controller']]}'s {what}"
        if one.get("x", -1) >= 0:
            said += f", X = {one['x']}"
        targets = ", ".join(_name(target) for target in one.get("targets", ()))
        if targets:
            said += f" → {targets}"
        text = " ".join(one.get("text", ()))
        return f'<span title="{escape(text, True)}">{escape(said)}</span>'

    # ---- cards ----------------------------------------------------------------------------------------

    def name(self, ref: ObjId) -> str:
        """A card's name."""
        names = self.g.table.objs[ref].chars.names
        return names[0] if names else "token"

    def look(self, ref: ObjId) -> bool:
        """Remembers how a card looks; whether it looked otherwise on the board before."""
        o = self.g.table.objs[ref]
        c = o.chars
        now = repr(
            (o.zone, o.rested, o.damage, o.counters, o.controller, o.face, o.host, c.atk, c.defense,
             sorted(c.ab.keywords), c.names, self.roles.get(ref))
        )  # fmt: skip
        self.seen[ref] = now
        return self.before is not None and self.before.get(ref) != now

    def card(self, ref: ObjId, count: int = 1) -> str:
        """A card: name, types, cost, ATK and DEF, damage, counters, what it does in the battle."""
        o = self.g.table.objs[ref]
        c = card_view(self.g, o)
        classes = ["card", *[*c["attributes"], *c.get("stone_types", ())][:1]]
        if self.is_stone(ref):
            classes.append("stone")
        if c.get("rested"):
            classes.append("rested")
        if self.look(ref):
            classes.append("new")
        badges = []
        if c.get("rested"):
            badges.append("rested")
        if ref in self.roles:
            badges.append(self.roles[ref])
        hurt = f'<span class="tag hurt">{c["damage"]} damage</span>' if c.get("damage") else ""
        badges += [f"{n} {name}" for name, n in c.get("counters", {}).items()]
        badges += c.get("marks", ())
        if c.get("face_down"):
            badges.append("face down")
        if c.get("added_to") is not None:
            badges.append(f"on {self.name(c['added_to'])}")
        if c.get("fresh") and c["zone"] == "field" and c["atk"] is not None:
            badges.append("fresh")
        title = "\n".join(["/".join([*c["types"], *c["races"]]), *c["text"]])
        size = f'<span class="size">{c["atk"]}/{c["def"]}</span>' if c["atk"] is not None else ""
        words = ", ".join(c["keywords"])
        return (
            f'<div class="{" ".join(classes)}" title="{escape(title, True)}">'
            f"<b>{escape(c['name'] or 'token')}{f' × {count}' if count > 1 else ''}</b>"
            f'<span class="type">{escape(_cost(c))}{escape("/".join(c["types"]))}</span>'
            + (f'<span class="words">{escape(words)}</span>' if words else "")
            + "".join(f'<span class="tag">{escape(badge)}</span>' for badge in badges)
            + hurt
            + size
            + "</div>"
        )


def _cost(card: dict[str, Any]) -> str:
    return f"{card['cost']} " if card["cost"] else ""


def _roles(battle: dict[str, Any] | None) -> dict[int, str]:
    """Who attacks, is attacked and blocks, by the numbers of the cards."""
    out: dict[int, str] = {}
    for role, said in (("attacked", "attacked"), ("attacker", "attacking"), ("blocker", "blocking")):
        one = battle[role] if battle is not None else None
        if one is not None and "id" in one:
            out[one["id"]] = said
    return out


def _name(ref: dict[str, Any] | None) -> str:
    if ref is None:
        return "nothing"
    return _PLAYERS[ref["player"]] if "player" in ref else str(ref.get("name") or "a card")
