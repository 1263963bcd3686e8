"""The tools of all frames: asking a player, telling events, the frame at the bottom."""

from __future__ import annotations

from willpower.abilities.base import Node

from .decisions import Decision, Option
from .ids import NOBODY, PlayerId, RefId
from .loop_marks import offered
from .objects import ABILITY, Event
from .prompts import Purpose
from .state import Frame, State
from .will import NOTHING, Need


def ask(
    g: State,
    player: PlayerId,
    kind: str,
    options: tuple[Option, ...],
    clause: str,
    purpose: Purpose,
    source: RefId = NOBODY,
    node: Node | None = None,
    least: int = 1,
    most: int = 1,
    chosen: int = 0,
    need: Need = NOTHING,
) -> None:
    """Put a question to a player; a single option is taken silently.

    `purpose` says what is chosen, `source` for which card, `node` by which instruction; of `least` to `most`
    things `chosen` have been; `need` is the will to be paid.
    """
    assert options, f"no options for {kind} ({clause})"
    if g.memory.loop_marks.loop:
        options = offered(g, player, kind, options)  # 1301.1a
    if len(options) == 1:
        g.top().answer(g, options[0])
        return
    name = ""
    if source >= 0:
        o = g.table.objs[source]
        if o.kind == ABILITY and o.source >= 0:
            o = g.table.objs[o.source]
        if o.chars.names:
            name = o.chars.names[0]
    g.work.pending = Decision(
        player, kind, options, clause, purpose, source, name, node, least, most, chosen, need
    )


def tell(g: State, event: Event) -> None:
    """Write an event into the log and nothing else."""
    g.memory.log_chunk.append(event)


class BottomFrame(Frame):
    """Lies at the bottom of work that no game began; when it steps, the work is done."""

    __slots__ = ()

    def step(self, g: State) -> None:
        """End the loop."""
        g.over = True
