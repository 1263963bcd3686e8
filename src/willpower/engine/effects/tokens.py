"""Instructions that create tokens: resonators and other cards, gems, will coins (1303, 1027, 1119)."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from willpower.abilities.ability import Ability, Activate
from willpower.abilities.effects import Banish, CreateToken, Effect, GainCoin, GainGem, Produce, TokenSpec
from willpower.abilities.nouns import Noun, Ref, This
from willpower.abilities.symbols import ATTRIBUTE_NAME, ATTRIBUTES, FIELD, ITEMS, RESONATOR

from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Instruction, doer, doers
from ..change.gate import attempt_amount, attempt_tokens
from ..change.in_battle import attack_instead
from ..change.triggers import emit
from ..core import happenings
from ..core.decisions import ATTRIBUTE, Option
from ..core.definition import Definition
from ..core.frames import ask
from ..core.ids import NOBODY, PLAYER_REF, PlayerId, RefId
from ..core.objects import Chars, Ctx, Event
from ..core.results import NOTHING_DONE
from ..core.state import State
from ..text.keywords import ability_set
from ..values import evaluate

COIN: Final = "Will Coin"  # 1119.2


def register(g: State, face: Chars, key: str) -> int:
    """The definition with that key in this game, made when it is first needed. Other copies of the
    game keep theirs."""
    for i, known in enumerate(g.definitions):
        if known.key == key:
            return i
    made = Definition(None, (face,), key)
    made.index = len(g.definitions)
    g.definitions = [*g.definitions, made]
    return made.index


def token_definition(g: State, spec: TokenSpec, ctx: Ctx, original: int = NOBODY) -> int:
    """Define a token (1303.1a): as the text says, or by the information of a card with exceptions."""
    if original >= 0:
        return copy_definition(g, spec, ctx, original)
    c = Chars()
    c.types = spec.types or RESONATOR  # 1303.1b
    c.names = (spec.name or " ".join(spec.races),)  # 1303.1d: "a Golem token" is named so as well
    c.races = spec.races or c.names
    c.attributes = spec.attributes
    set_values(g, c, spec, ctx)
    if c.types & RESONATOR:
        c.atk = c.atk or 0
        c.defense = c.defense or 0
    abilities = abilities_of(spec)
    c.ab = ability_set(abilities)
    return register(g, c, token_key("token", c, abilities))


def copy_definition(g: State, spec: TokenSpec, ctx: Ctx, original: int) -> int:
    """A token that is a copy: the printed information of the side that is up, with exceptions (1017.1,
    1302.4)."""
    o = g.table.objs[original]
    c = o.base.copy()
    if spec.name:
        c.names = (spec.name,)
    if spec.races:
        c.races = spec.races
    if spec.attributes:
        c.attributes = spec.attributes
    set_values(g, c, spec, ctx)
    abilities = abilities_of(spec)
    if abilities:
        c.ab = ability_set(c.ab.listed + abilities)
    return register(g, c, token_key(f"copy of {g.definitions[o.definition].key} {o.face}", c, abilities))


def set_values(g: State, c: Chars, spec: TokenSpec, ctx: Ctx) -> None:
    """ATK and DEF as the text says."""
    if spec.atk is not None:
        c.atk = evaluate.number(g, spec.atk, ctx)
    if spec.defense is not None:
        c.defense = evaluate.number(g, spec.defense, ctx)


def abilities_of(spec: TokenSpec) -> tuple[Ability, ...]:
    """The abilities a text gives its token."""
    out: list[Ability] = []
    for ability in spec.abilities:
        assert isinstance(ability, Ability)
        out.append(ability)
    return tuple(out)


def token_key(kind: str, c: Chars, abilities: tuple[Ability, ...]) -> str:
    """A key that is the same for the same token in every process."""
    text = sha256(repr(abilities).encode()).hexdigest()[:16] if abilities else ""
    return (
        f"{kind}:{'/'.join(c.names)}:{c.types}:{'/'.join(c.races)}:{c.attributes}:{c.atk}:{c.defense}:{text}"
    )


def run_create(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Create tokens in the field (1303.1c)."""
    assert isinstance(node, CreateToken)
    spec = node.token
    f.ref = NOBODY
    if spec.copy_of is not None:
        found = gather(g, f, 0, spec.copy_of, doer(g, f, None, ctx))
        if found is None:
            return
        if not found and isinstance(spec.copy_of, Ref) and g.edition.last_known_information == "always":
            found = evaluate.refs(g, spec.copy_of, ctx)  # it is gone: a copy of what it was (911.1)
        if not found or found[0] < 0:
            f.finish(g, node.slot, did=False)
            return
        f.ref = found[0]
    f.players = doers(g, f, node.under, ctx)
    f.a = evaluate.number(g, node.count, ctx)


def ask_the_gate(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """How many tokens the next player is to create can be replaced (910.1)."""
    assert isinstance(node, CreateToken)
    if f.nth >= len(f.players) or f.a <= 0:
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
    else:
        attempt_amount(g, creation(f.players[f.nth], f.a, ctx.source, "create token"))


def create_for(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Creates that many tokens for the player whose turn it is to get them."""
    assert isinstance(node, CreateToken)
    player = f.players[f.nth]
    f.nth += 1
    amount = f.result.amount
    if amount <= 0:
        f.result = NOTHING_DONE
        return
    definition = token_definition(g, node.token, ctx, f.ref)
    counters = tuple([(name, evaluate.number(g, n, ctx)) for name, n in node.counters])
    attempt_tokens(g, definition, amount, player, "1303.1c", FIELD, node.rested, ctx.source, counters)


def tell_created(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Tell abilities that wait for tokens; the next player comes."""
    assert isinstance(node, CreateToken)
    f.refs2 = f.refs2 + f.result.refs
    for ref in f.result.refs:
        o = g.table.objs[ref]
        if node.attacking:
            attack_instead(g, ref)
        emit(
            g,
            happenings.did(
                what="create token", subject=ref, player=o.controller, source=ctx.source, clause="1303.1"
            ),
        )
    f.goto("910.1")


def creation(player: PlayerId, n: int, source: RefId, word: str) -> Event:
    """A player would create so many tokens."""
    return happenings.did(
        what=word, subject=PLAYER_REF[player], player=player, amount=n, source=source, clause="1303.1"
    )


# ---- gems and coins ---------------------------------------------------------------------------------------


def gem_definition(g: State, attribute: int) -> int:
    """The definition of a gem (1027.1); it has no ability (readings 21)."""
    c = Chars()
    c.names = (f"{ATTRIBUTE_NAME[attribute].title()} Gem",)
    c.races = ("Gem",)
    c.attributes = attribute
    return register(g, c, f"gem {ATTRIBUTE_NAME[attribute]}")


def run_gain_gem(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Gain gems of attributes the player chooses (1027.1, 1027.1a)."""
    assert isinstance(node, GainGem)
    player = doer(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.count, ctx)
    if player < 0 or f.a <= 0:
        f.finish(g, node.slot, did=False)
    else:
        attempt_amount(g, creation(player, f.a, ctx.source, "gain gem"))  # 910.1


def take_number_of_gems(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """So many gems there are to be, after replacing."""
    f.a = f.result.amount


def _attributes(g: State, noun: Noun, ctx: Ctx) -> int:
    """The attributes that cards have together."""
    shared = 0
    for ref in evaluate.refs(g, noun, ctx):
        shared |= g.table.objs[ref].chars.attributes if ref >= 0 else 0
    return shared


def ask_attribute(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player chooses the attribute of the next gem (1027.1a)."""
    assert isinstance(node, GainGem)
    choices = [bit for bit in ATTRIBUTES if not node.attribute or node.attribute & bit]
    if node.like is not None:
        shared = _attributes(g, node.like, ctx)
        choices = [bit for bit in choices if shared & bit]
    if node.unlike is not None:
        shared = _attributes(g, node.unlike, ctx)
        choices = [bit for bit in choices if not shared & bit]
    if node.different:
        choices = [bit for bit in choices if bit not in f.numbers]
    if node.same and f.numbers:
        choices = [f.numbers[0]]
    if f.a <= 0 or not choices:
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    options = tuple(
        [Option("attribute", number=bit, word=ATTRIBUTE_NAME[bit], clause="1027.1a") for bit in choices]
    )
    ask(g, doer(g, f, node.who, ctx), ATTRIBUTE, options, "1027.1a", "gem", ctx.source, node)


def gain_one(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A gem of that attribute comes into the item area (1027.1)."""
    assert isinstance(node, GainGem)
    f.numbers = (*f.numbers, f.picked_number)
    player = doer(g, f, node.who, ctx)
    attempt_tokens(g, gem_definition(g, f.picked_number), 1, player, "1027.1", ITEMS, source=ctx.source)


def tell_gained(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Tell abilities that wait for gems; the next gem comes."""
    assert isinstance(node, GainGem)
    f.refs2 = f.refs2 + f.result.refs
    f.a -= 1
    player = doer(g, f, node.who, ctx)
    for ref in f.result.refs:
        emit(
            g,
            happenings.did(what="gain gem", subject=ref, player=player, source=ctx.source, clause="1027.1"),
        )
    f.goto("1027.1a")


@cache
def coin_ability(symbols: tuple[str, ...]) -> Activate:
    """What a will coin does (1119.2); the same object in every game, for costs are known by it."""
    return Activate(paragraph=1, zones=ITEMS, cost=(Banish(This()),), effect=Produce(symbols))


def coin_definition(g: State, symbols: tuple[str, ...]) -> int:
    """The definition of a will coin that makes will of one of these symbols (1119.2, 1119.2b)."""
    key = f"coin {' '.join(symbols)}"
    for i, known in enumerate(g.definitions):
        if known.key == key:
            return i
    c = Chars()
    c.names = (COIN,)
    c.ab = ability_set((coin_ability(symbols),))
    g.definitions.append(Definition(None, (c,), key))
    return len(g.definitions) - 1


def run_gain_coin(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Create will coins in the item area (1119.2)."""
    assert isinstance(node, GainCoin)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.count, ctx)


def gain_coins(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player gets theirs."""
    assert isinstance(node, GainCoin)
    if f.nth:
        f.refs2 = f.refs2 + f.result.refs
    if f.nth >= len(f.players) or f.a <= 0:
        f.finish(g, did=bool(f.refs2))
        return
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    g.definitions = list(g.definitions)  # other copies of the game keep theirs
    attempt_tokens(g, coin_definition(g, node.symbols), f.a, player, "1119.2", ITEMS, source=ctx.source)


TABLE: Final[dict[type[Effect], Instruction]] = {
    CreateToken: Instruction(
        ("1303.1", run_create),
        ("910.1", ask_the_gate),
        ("1303.1c", create_for),
        ("told", tell_created),
    ),
    GainGem: Instruction(
        ("910.1", run_gain_gem),
        ("number", take_number_of_gems),
        ("1027.1a", ask_attribute),
        ("1027.1", gain_one),
        ("told", tell_gained),
    ),
    GainCoin: Instruction(("players", run_gain_coin), ("1119.2", gain_coins)),
}
