"""Breaks of chapters 100 to 400 (the game, zones, movement, set-up) and of 1200 (rule processes)."""

from __future__ import annotations

from willpower.abilities.symbols import (
    ANYWHERE,
    CHANT,
    DECK,
    FIELD,
    HAND,
    MAGIC_STONE,
    RESONATOR,
    RULER,
    RULER_AREA,
    STONE_DECK,
)
from willpower.engine.change import zones
from willpower.engine.core.objects import Obj
from willpower.engine.core.state import State

from .kit import Break, Patch, always, edited, made, rebind


def free_to(types: int, places: int, face: int = -1) -> Patch:
    """Cards of a printed type (with this side up) go to zones where 316 does not let them."""

    def apply() -> None:
        old = zones.destination

        def destination(g: State, o: Obj, to: int) -> int:
            printed = g.definitions[o.definition].faces[0].types
            if printed & types and to & places and (face < 0 or min(o.face, 1) == face):
                return to
            return old(g, o, to)

        rebind(old, destination)

    return apply


BREAKS: tuple[Break, ...] = (
    # 100: the game
    made(
        "one wins though both lose",
        "103.3",
        "103",
        edited("change.ending:lose", "if first and second:", "if False:"),
    ),
    made(
        "conceding can be prevented",
        "103.4",
        "103",
        edited(
            "change.ending:concede",
            "if not g.over:",
            'if not g.over and not prohibited_by(g, "lose", player_ref(player)):',
        ),
    ),
    made(
        "nobody wins against who cannot lose",
        "103.5",
        "100/who-cannot-lose-does-not-keep-the-other-from-winning.yaml",
        edited(
            "change.ending:win_by_effect",
            'if prohibited_by(g, "win", PLAYER_REF[player]):',
            'if prohibited_by(g, "lose", PLAYER_REF[OPPONENT[player]]):',
        ),
    ),
    made(
        "the rested rest again",
        "104.3",
        "104 303",
        edited("change.actions:perform_rest", "and not o.rested and", "and"),
    ),
    made(
        "amounts of nothing count",
        "104.2",
        "104",
        edited("change.gate:attempt_life", "if amount <= 0:", "if False:"),
    ),
    # 300: zones
    made(
        "cards go to their controller's zones",
        "302.5",
        "302 105",
        edited(
            "change.zones:_moved_object",
            "new.controller = item.zone_of if item.zone_of >= 0 else old.owner",
            "new.controller = new.owner = old.controller",
        ),
    ),
    made(
        "rulers recover when they move",
        "302.3",
        "302",
        edited("change.zones:_move_ruler", "o.stamp = g.tick()", "o.stamp = g.tick(); o.rested = False"),
    ),
    made(
        "cards stay rested in other zones",
        "303.1b",
        "302 303",
        edited(
            "change.zones:_moved_object",
            "new.rested = item.rested and bool(to & (FIELD | RULER_AREA))",
            "new.rested = old.rested or item.rested",
        ),
    ),
    made(
        "the graveyard grows at the bottom",
        "309.2",
        "309_315",
        edited(
            "change.zones:put_in",
            "zones.graveyard = (o.id, *zones.graveyard)  # 309.2",
            "zones.graveyard = (*zones.graveyard, o.id)",
        ),
    ),
    made(
        "the chase resolves from the bottom",
        "312.1",
        "309_315 605",
        edited(
            "procedures.priority:PriorityFrame.ended",
            "ResolveFrame(g.table.chase[-1])",
            "ResolveFrame(g.table.chase[0])",
        ),
    ),
    made(
        "hands hold one card more",
        "306.3",
        "306",
        edited(
            "values.evaluate.numbers:maximum_hand",
            "size = g.table.players[p].max_hand",
            "size = g.table.players[p].max_hand + 1",
        ),
    ),
    made("rulers go anywhere", "316.1", "316", free_to(RULER, ANYWHERE, face=0)),
    made("J-rulers go anywhere", "316.2", "316", free_to(RULER, ANYWHERE, face=1)),
    made("resonators go to the ruler area", "316.3a", "316", free_to(RESONATOR, RULER_AREA)),
    made("resonators go to the magic stone deck", "316.3b", "316", free_to(RESONATOR, STONE_DECK)),
    made("chants go to the field", "316.4", "316", free_to(CHANT, FIELD)),
    made("chants go to the ruler area", "316.4", "316", free_to(CHANT, RULER_AREA)),
    made("magic stones go to the ruler area", "316.5a", "316", free_to(MAGIC_STONE, RULER_AREA)),
    made("magic stones go to the main deck", "316.5b", "316", free_to(MAGIC_STONE, DECK)),
    made("magic stones go to the hand", "316.5c", "316", free_to(MAGIC_STONE, HAND)),
    # 400: set-up
    made(
        "the second player exchanges first",
        "403.5",
        "403",
        edited(
            "procedures.setup:exchanger",
            "return g.turn.first_player if k == 0 else OPPONENT[g.turn.first_player]",
            "return OPPONENT[g.turn.first_player] if k == 0 else g.turn.first_player",
        ),
    ),
    made(
        "exchanged cards go on top",
        "403.5",
        "403",
        edited("procedures.setup:exchange", '"put", "403.5", "bottom"', '"put", "403.5", "top"'),
    ),
    # 1200: rule processes
    made(
        "no life is no loss",
        "1202.1",
        "1200",
        edited("change.ending:losing_clause", "if p.life <= 0 and", "if False and"),
    ),
    made(
        "a loss only below no life",
        "1202.1",
        "1200",
        edited("change.ending:losing_clause", "if p.life <= 0 and", "if p.life < 0 and"),
    ),
    made(
        "no loss by an empty deck",
        "1202.2",
        "1200",
        edited("change.ending:losing_clause", "elif p.deck_out and", "elif False and"),
    ),
    made("counters do not cancel out", "1203.1", "1200", always("change.rule_processes:cancelling", 0)),
    made(
        "what cannot leave is put into the graveyard for ever",
        "1406.4a 104.4",
        "1400/an-addition-that-cannot-leave-stays-when-its-card-has-gone.yaml",
        edited("change.rule_processes:has_legal_host", "return stays(g, o, GRAVEYARD)", "return False"),
    ),
    made(
        "an old addition enters for who has taken it over",
        "1406.2b",
        "1400/a-stolen-old-addition-spell-enters-for-who-played-it.yaml",
        edited("procedures.resolving:enter", "who = who_played(g, f.ref)", "pass"),
    ),
    made(
        "a J-ruler that is a resonator for now is destroyed for ever",
        "1204.1 316.2",
        "300/a-j-ruler-that-became-a-small-copy-bears-lethal-damage.yaml",
        edited("change.rule_processes:destruction_clause", "if c.types & J_RULER else GRAVEYARD", ""),
    ),
    made(
        "damage equal to DEF does not destroy",
        "1204.1",
        "1200",
        edited(
            "change.rule_processes:destruction_clause", "if o.damage >= c.defense", "if o.damage > c.defense"
        ),
    ),
    made(
        "no DEF is not destroyed",
        "1204.2",
        "1200",
        edited(
            "change.rule_processes:destruction_clause",
            'elif c.defense <= 0:\n        clause = "1204.2"',
            'elif c.defense <= 0:\n        clause = ""',
        ),
    ),
    made(
        "life is rounded down",
        "1205.1",
        "1200",
        edited("change.rule_processes:round_life", "p.life += 100 - rest", "p.life -= rest"),
    ),
    made(
        "indestructible cards are destroyed by rules",
        "1010.3",
        "1010 1200",
        edited(
            "change.rule_processes:destruction_clause",
            'if clause and prohibited_by(g, "be destroyed", ref):',
            "if False:",
        ),
    ),
    made(
        "damage of a left J-ruler stays",
        "1007.7",
        "1007",
        edited("change.zones:_move_ruler", "o.damage = 0  # 1007.7", "pass"),
    ),
    made(
        "an ability had twice is used once",
        "204.2",
        "204",
        edited("values.limits:times_had", "return max(n, 1)", "return 1"),
    ),
    made(
        "a gained ability is a paragraph of one's own",
        "204.2",
        "204",
        edited("values.limits:printed_on", "return False", "return True"),
    ),
    made(
        "cards for two decks are one pile",
        "302.4",
        "302",
        edited(
            "effects.moves:ask_order", "if destination(g, g.table.objs[ref], node.to) == pile", "if ref >= 0"
        ),
    ),
)
