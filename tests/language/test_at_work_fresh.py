"""Cards that attack some things the turn they enter; one of two things that is done to attack, at work."""

import pytest

from language.test_at_work import at_work, chant, resonator


def test_the_turn_it_enters_it_attacks_what_it_says() -> None:
    """803.3a: not the player; from the next turn on whatever there is."""
    at_work(
        [resonator("Ogreling", "This card can attack J/resonators the turn it enters your field.")],
        """
        start: {A: {hand: [Ogreling]}, B: {field: [{card: Wolf, rested: true}, Bear]}}
        do:
          - {A: play, card: Ogreling}
          - {both: pass}
          - {A: cannot, do: {attack: Ogreling, object: B}}
          - {A: cannot, do: {attack: Ogreling, object: B.Bear}}
          - {A: attack, card: Ogreling, object: B.Wolf}
          - {finish: battle}
        expect: {A.Ogreling: {zone: graveyard}, B.Wolf: {damage: 100}}
        """,
    )


def test_it_attacks_nothing_where_there_is_none_of_that() -> None:
    at_work(
        [resonator("Ogreling", "This card can attack J/resonators the turn it enters your field.")],
        """
        start: {A: {hand: [Ogreling]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Ogreling}
          - {both: pass}
          - {A: cannot, do: {attack: Ogreling, object: B}, because: "803.3a"}
        """,
    )


def test_later_it_attacks_as_others_do() -> None:
    at_work(
        [resonator("Ogreling", "This card can attack J/resonators the turn it enters your field.")],
        """
        start: {A: {field: [Ogreling]}}
        do:
          - {A: attack, card: Ogreling, object: B}
          - {finish: battle}
        expect: {B.life: 3900}
        """,
    )


TOLL = (
    "As an additional cost to attack with this card, banish another resonator or pay 500 life.",
    "This card cannot attack unless you banish another resonator or pay 500 life.",
)


@pytest.mark.parametrize("text", TOLL)
@pytest.mark.parametrize(("field", "life"), (("[Skull, Wolf]", 4000), ("[Skull]", 3500)))
def test_one_of_two_things_is_done_to_attack(text: str, field: str, life: int) -> None:
    """803.5."""
    answers = ", cost: [Wolf]" if life == 4000 else ""
    at_work(
        [resonator("Skull", text)],
        f"""
        start: {{A: {{field: {field}}}}}
        do:
          - {{A: attack, card: Skull, object: B{answers}}}
          - {{finish: battle}}
        expect: {{A.life: {life}, B.life: 3900, A.field: [Skull]}}
        """,
    )


def test_who_can_do_neither_does_not_attack() -> None:
    at_work(
        [resonator("Skull", TOLL[1]), chant("Bleed", "You lose 3600 life.")],
        """
        start: {A: {field: [Skull], hand: [Bleed]}}
        do:
          - {A: play, card: Bleed}
          - {both: pass}
          - {A: cannot, do: {attack: Skull, object: B}, because: "803.5"}
        """,
    )
