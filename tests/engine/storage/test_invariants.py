"""What must always be true, and what only looks as if it were not."""

from engine.build import make_state
from halfway_kit import halfway
from willpower.abilities.symbols import GRAVEYARD
from willpower.engine.core.happenings import will_produced
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import COPY
from willpower.engine.core.will import Will
from willpower.engine.storage.invariants import broken, will_is_gone


def test_will_of_this_turn_is_none_of_the_turn_before() -> None:
    g = make_state()
    g.edit_player(1).will = (Will(),)
    assert will_is_gone(g) == ["player 1 keeps 1 will from the turn before"]
    g.memory.happened.append(will_produced(source=NOBODY, player=1, amount=1, clause="907.4"))
    assert will_is_gone(g) == []


def test_a_copy_is_where_its_original_is_until_it_is_on_the_chase() -> None:
    run = halfway("""
        cards:
          - name: Echo
            type: Chant
            cost: "{0}"
            text: ["Copy target resonator in your graveyard. You may play the copy without paying its cost."]
          - name: Sprout
            type: Resonator
            race: [Elf]
            cost: "{G}"
            atk: 100
            def: 100
            text: ["[Awakening] {1}: [Enter] => Draw a card."]
        start: {A: {hand: [Echo], graveyard: [Sprout], will: "{1}"}}
        do:
          - {A: play, card: Echo, target: A.Sprout}
          - {both: pass}
          - {A: answer, with: yes}
    """)
    assert [o.kind for o in run.g.table.objs if o.zone == GRAVEYARD and o.kind == COPY]
    assert broken(run.g) == []
