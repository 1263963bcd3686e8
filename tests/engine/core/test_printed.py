"""Words for what no text says."""

from willpower.engine.core.printed import printed
from willpower.engine.effects.tokens import coin_ability


def test_a_will_coin_says_what_it_does() -> None:
    assert printed(coin_ability(("{R}",))) == "Banish this card: Produce {R}"
    assert printed(coin_ability(("{R}", "{U}"))) == "Banish this card: Produce {R} or {U}"
