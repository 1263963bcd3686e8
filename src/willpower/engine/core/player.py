"""A player of a game: life, zones, will, and what they did this turn."""

from __future__ import annotations

from .ids import PLAYER_A
from .objects import NO_WRITER, Writer
from .player_zones import Zones
from .will import Will


class Player:
    """A player: life, zones, will, and their actions this turn."""

    __slots__ = (
        "broken",
        "called",
        "deck_out",
        "extra_turns",
        "gods_arts",
        "judged",
        "life",
        "locked",
        "lost",
        "max_hand",
        "max_lifebreak",
        "number",
        "played",
        "skips",
        "writer",
        "turns",
        "weather",
        "weather_stamp",
        "will",
        "zones",
    )

    def __init__(self) -> None:
        self.number = PLAYER_A
        self.writer: Writer = NO_WRITER
        self.life = 4000
        self.zones = Zones()
        self.will: tuple[Will, ...] = ()
        self.max_hand = 7  # 306.3
        self.max_lifebreak = 4  # 1415.1a-ii
        self.broken = 0  # cards broken so far (1415.1d)
        self.called = 0  # magic stones called this turn (710.1)
        self.judged = False  # a judgment process was played this turn (705.1)
        self.played = 0  # cards played this turn
        self.locked = False  # may not initiate battle again this turn (803.6)
        self.lost = ""  # the clause by which the player loses at the next check
        self.deck_out = False  # 1202.2
        self.weather = ""  # what an effect without duration made it (1028.1)
        self.weather_stamp = 0  # when that was
        self.gods_arts: tuple[str, ...] = ()  # names played this game (1112.2)
        self.turns = 0  # turns begun
        self.extra_turns = 0  # 1025
        self.skips: tuple[str, ...] = ()  # phases to be skipped (1031)

    def copy(self, writer: Writer) -> Player:
        """A copy that belongs to the game with that writer."""
        p = Player()
        p.number = self.number
        p.writer = writer
        p.life = self.life
        p.zones = self.zones.copy()
        p.will = self.will
        p.max_hand = self.max_hand
        p.max_lifebreak = self.max_lifebreak
        p.broken = self.broken
        p.called = self.called
        p.judged = self.judged
        p.played = self.played
        p.locked = self.locked
        p.lost = self.lost
        p.deck_out = self.deck_out
        p.weather = self.weather
        p.weather_stamp = self.weather_stamp
        p.gods_arts = self.gods_arts
        p.turns = self.turns
        p.extra_turns = self.extra_turns
        p.skips = self.skips
        return p
