"""How far "if ..., ..." and "for each ..., ..." reach (B32)."""

import pytest

from willpower.abilities.conditions import Did, NotCond
from willpower.abilities.effects import ForEach, If, May, Sequence

from .kit import compiled, nodes, one

BEAST = "If you control a Beast,"
PAID = "You may pay {1}. If you do,"


@pytest.mark.parametrize(
    "text",
    [
        f"{PAID} gain control of target resonator until end of turn. Recover it.",
        f"{BEAST} destroy target resonator. Its controller loses 300 life.",
        f"{PAID} rest up to two target resonators. "
        "They don't recover during their controller's next recovery phase.",
        f"{BEAST} target player discards a card. That player loses 200 life.",
        f"{PAID} recover this card. It gains [+200/+0] until end of turn.",
        f"{PAID} draw two cards. Then discard a card.",
        f"{BEAST} name a card. Your opponent reveals their hand and discards all cards with that name.",
        f"{BEAST} you may pay {{1}}. If you don't, banish this card.",
    ],
)
def test_b32_what_hangs_on_a_guarded_sentence_stands_under_its_condition(text: str) -> None:
    ability = one(f"[Enter] ⇒ {text}")
    guard = nodes(ability, If)[0]
    assert isinstance(guard.then, Sequence) and len(guard.then.parts) == 2
    effect = nodes(ability, Sequence)[0]
    assert guard in (getattr(ability, "effect", None), effect.parts[-1])


@pytest.mark.parametrize(
    "text",
    [
        f"Draw a card. {BEAST} draw a card. Then discard a card.",
        f"{BEAST} search your deck for a Beast and put it into your hand. Then shuffle your deck.",
        f"Look at the top three cards of your deck. {PAID} put one of them into your hand. "
        "Then put the rest on the bottom of your deck in any order.",
        f"{BEAST} destroy target resonator. Draw a card.",
    ],
)
def test_b32_what_does_not_hang_on_it_stands_for_itself(text: str) -> None:
    ability = one(f"[Enter] ⇒ {text}")
    effect = getattr(ability, "effect", None)
    assert isinstance(effect, Sequence) and not nodes(effect.parts[-1], If)  # type: ignore[type-var]


def test_b32_a_sentence_between_makes_it_unclear() -> None:
    between = f"{BEAST} destroy target resonator. You gain 100 life. Its controller loses 200 life."
    assert not compiled(f"[Enter] ⇒ {between}").understood


def test_b32_each_time_what_follows_is_done_too() -> None:
    told = "reveal the top card of your deck. If it's a Beast, put it into your hand."
    ability = one(f"[Enter] ⇒ For each Beast you control, {told} Otherwise, put it into your graveyard.")
    assert nodes(nodes(ability, ForEach)[0], If) and len(nodes(ability, If)) == 1  # type: ignore[arg-type]
    asked = one("[Enter] ⇒ For each Beast you control, you may pay {1}. If you do, draw a card.")
    assert nodes(nodes(asked, ForEach)[0], Did)  # type: ignore[arg-type]


def test_b13_instead_of_what_is_done_on_a_condition_or_may_be_done() -> None:
    shown = "Reveal the top card of your deck. If it's a Beast, put it into your hand."
    first, second = nodes(one(f"[Enter] ⇒ {shown} {BEAST} put it into your field instead."), If)
    assert first.then == second and second.otherwise is not None
    freed = one(f"[Enter] ⇒ You may draw a card. {BEAST} draw two cards instead.")
    assert isinstance(nodes(freed, May)[0].effect, If)
    paid = (
        "Put target resonator from your graveyard into your hand. If you control a Vampire, you may pay {1}."
    )
    assert not compiled(f"[Enter] ⇒ {paid} If you do, put it into your field instead.").understood


def test_b32_if_you_do_not_is_asked_of_who_was_asked() -> None:
    ability = one(
        "At the beginning of your turn, if this card is rested, you may pay {1}. If you don't, banish it."
    )
    outer, inner = nodes(ability, If)
    assert isinstance(inner.condition, NotCond) and inner in nodes(outer, If)  # type: ignore[arg-type]
