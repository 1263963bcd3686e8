"""Effects that mean the same in other words: what is known of a game must not depend on which of them was
made first in the process."""

from __future__ import annotations

from engine.fighting import arena, fighter
from willpower.abilities.ability import Activate
from willpower.abilities.base import Node
from willpower.abilities.effects import GainLife
from willpower.abilities.mods import AddAbilities, AddValues
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Gains
from willpower.engine.change.lasting_effects import add_lasting, one_of_a_kind
from willpower.engine.core.objects import Ctx
from willpower.engine.core.state import State
from willpower.engine.effects.tokens import token_key
from willpower.engine.procedures.loops import position
from willpower.engine.storage.encoding import content
from willpower.engine.values.limits import limit_key


def gains(wording: int) -> Gains:
    """The same effect, each time in other words."""
    heals = Activate(effect=GainLife(Num(100, phrase=wording)), phrase=wording)
    return Gains(This(phrase=wording), (AddValues(Num(300), Num(300)), AddAbilities((heals,))))


def lasting(wording: int) -> State:
    """A game in which it lasts."""
    g = arena()
    ref = fighter(g, 0, name="Wolf")
    ctx = Ctx()
    ctx.source = ref
    add_lasting(g, gains(wording), ctx, (ref,), "end of turn")
    return g


def test_an_effect_keeps_its_own_words() -> None:
    one, other = gains(701), gains(702)
    assert one == other and content(one) == content(other)
    for effect in (one, other, gains(701)):
        kept: Node = one_of_a_kind(effect)
        assert isinstance(kept, Gains) and kept.what.phrase == effect.what.phrase
    assert one_of_a_kind(gains(702)) is other


def test_words_make_no_other_position() -> None:
    assert position(lasting(703)) == position(lasting(704))


def test_words_make_no_other_ability_and_no_other_token() -> None:
    abilities = []
    for wording in (705, 706):
        added = gains(wording).mods[1]
        assert isinstance(added, AddAbilities)
        abilities.append(added.abilities[0])
    one, other = abilities
    assert isinstance(one, Activate) and isinstance(other, Activate)
    g = arena()
    o = g.table.objs[fighter(g, 0, name="Wolf")]
    assert limit_key(o, one) == limit_key(o, other)
    assert token_key("token", o.chars, (one,)) == token_key("token", o.chars, (other,))
