"""What is said once is read everywhere: words of one class by the frames they stand in."""

from itertools import product

import pytest

from language.kit import compiled

POINTS = ("the beginning of", "the start of", "the end of")
SPANS = (
    "your turn",
    "your opponent's turn",
    "each turn",
    "your recovery phase",
    "the main phase",
    "each battle",
)
MOMENTS = [f"At {point} {span} ⇒ Draw a card." for point, span in product(POINTS, SPANS)]

COMING = ("turn", "your next turn", "that turn", "your opponent's next draw phase", "this turn")
DELAYED = [f"At the end of {span}, destroy target resonator." for span in COMING]

PLAYERS = (("you", ""), ("your opponent", "s"))
DEEDS = ("call{s} a magic stone", "gain{s} a gem", "perform{s} a lifebreak", "foresee{s}", "produce{s} will")
EVENTS = [
    f"Whenever {who} {deed.format(s=s)} ⇒ You gain 100 life." for (who, s), deed in product(PLAYERS, DEEDS)
]
WOULD = [
    f"If {who} would {deed}, draw a card instead."
    for (who, _), deed in product(
        PLAYERS, ("call a magic stone", "gain a gem", "search a deck", "draw a card")
    )
]

PAYS = ("You pay {1} less", "You may pay {1} less", "Your opponent pays {1} more", "You must pay {1} more")
PRICED = (
    "Elves",
    "your first chant each turn",
    "[Judgment] abilities",
    "activate abilities of Elves",
    "this card's God's Art abilities",
    "chants that target this card",
)
COSTS = [f"{pays} to play {priced}." for pays, priced in product(PAYS, PRICED)]
COSTS += [f"{pays} to play Elves for each Elf you control." for pays in PAYS]
CHARGED = ("Elves you play", "Each chant", "[Shift] abilities you play", "The first Elf you play each turn")
COSTS += [
    f"{charged} {'cost' if charged.endswith('you play') else 'costs'} {much}."
    for charged, much in product(CHARGED, ("{1} less to play", "{1} more", "an additional {1} to play"))
]

WHEN = (
    "if you control an Elf",
    "during your turn",
    "during battle",
    "during your main phase",
    "from your graveyard",
)
PLAYABLE = [f"Play this card only {when}." for when in WHEN]
PLAYABLE += [f"You cannot play this card {when}." for when in WHEN]

TIMES = ("during your turn", "during battle", "during your opponent's end phase")
FRAMES = [f"This card gains [Flying] {when}." for when in TIMES]
FRAMES += [f"{when.capitalize()}, this card gains [Flying]." for when in TIMES]
FRAMES += [f"Whenever this card attacks {when} ⇒ Draw a card." for when in TIMES[:1]]

AMOUNTS = (
    "that much plus 100",
    "double that much",
    "three times that much",
    "half of that much",
    "200 more {}",
)
REPLACED = [
    f"If {event}, {does} {amount.format(unit)} instead."
    for (event, does, unit), amount in product(
        (
            ("this card would deal damage", "it deals", "damage"),
            ("you would gain life", "you gain", "life"),
            ("your opponent would lose life", "they lose", "life"),
        ),
        AMOUNTS,
    )
]
MANY = ("that many plus one", "twice that many", "three times that many")
REPLACED += [
    f"If {event}, {does.format(many)} instead."
    for (event, does), many in product(
        (
            ("one or more counters would be put on this card", "put {} on it"),
            ("you would create one or more tokens", "create {}"),
            ("you would gain one or more gems", "gain {}"),
            ("you would roll one or more dice using [Force]", "roll {}"),
        ),
        MANY,
    )
]

DAMAGE = ("damage", "battle damage", "non-battle damage")
DEALT = ("that would be dealt to you", "that would be dealt by Elves", "this card would be dealt by Elves")
PREVENTED = [f"Prevent all {kind} {dealt}." for kind, dealt in product(DAMAGE, DEALT)]

UNTIL = (
    "until end of turn",
    "until the end of the turn",
    "until the end of your next turn",
    "for the rest of the game",
)
LASTING = [f"Target resonator gains [Flying] {until}." for until in UNTIL]
LASTING += [f"{until.capitalize()}, whenever you draw a card, you gain 100 life." for until in UNTIL[:3]]
LASTING += [f"You may play target chant card in your graveyard {until}." for until in UNTIL]

QUALITIES = ("attributes", "races", "names", "total costs")
DIFFERENT = (
    "you control resonators with three or more different {}",
    "you control three or more resonators with different {}",
    "you control three or more different {} among resonators",
    "there are three or more different {} among resonators you control",
    "there are three or more cards with different {} in your graveyard",
    "there are cards of three or more different {} in your graveyard",
)
VARIED = [
    f"As long as {held.format(kinds)}, this card gains [Flying]."
    for held, kinds in product(DIFFERENT, QUALITIES)
]

JUDGED = (
    "You pay {1} less to play this ability",
    "You may pay {1} less to play this ability",
    "It costs {1} less",
)
JUDGMENTS = [
    f"[Judgment] {{W}}{{2}}. {much.replace('It', 'This ability')}{tail}."
    for much, tail in product(JUDGED, ("", " for each Elf you control", " if you control an Elf"))
]
JUDGMENTS += [
    f"[Judgment] {{W}}{{2}}. If you control an Elf, {pays} to play this ability{tail}."
    for pays, tail in (
        ("you pay {1} less", ""),
        ("you may pay {1} less", ""),
        ("you may pay {W}", " instead"),
    )
]

GONE = ("revealed", "discarded", "banished", "removed from the game", "put into your graveyard")
ACTED = [
    f"Draw a card for each {cards} {gone} this way."
    for cards, gone in product(
        ("card", "resonator", "resonator card", "fire card", "two cards", "two Elves"), GONE
    )
]
BEFORE = (
    "Reveal a card. Discard a card. Banish a resonator. Remove target card in a graveyard from the game. "
)
BEFORE += "Put the top two cards of your deck into your graveyard. "
PORTIONS = [BEFORE + text for text in ACTED]

WHEN_ASKED = ("at end of turn", "at the beginning of the next end phase", "at the end of your next turn")
ASKED_THEN = [
    f"{act} target resonator {when} if {asked}."
    for act, when, asked in product(
        ("Destroy", "Rest"), WHEN_ASKED, ("you control an Elf", "it didn't attack this turn")
    )
]

OWN_DEEDS = ("do judgment of", "do judgment with", "awaken", "produce will with", "rest", "call")
WITH_ONE = [
    f"Whenever you {deed} {one}{' for will' if deed == 'rest' else ''} ⇒ Draw a card."
    for deed, one in product(OWN_DEEDS[:-1], ("this card", "a fire card", 'a card named "Old Well"'))
]

STATED = ("has {} or more {}", "has {} or less {}", "has {1} {0} or more", "had {} or less {}")
COMPARED = [
    f"If target resonator {said.format(500, stat)}, destroy it."
    for said, stat in product(STATED, ("ATK", "DEF", "total cost"))
]
COMPARED += [
    f"If target resonator {than} {stat} than this card, destroy it."
    for than, stat in product(("has a higher", "has lower", "had a greater"), ("ATK", "DEF", "total cost"))
]

DISCARDED = [f"Choose a card in your hand. You discard {taken}." for taken in ("it", "that card", "the rest")]
DISCARDED += [
    f"Target player chooses two cards in their hand and discards {taken}."
    for taken in ("them", "those cards", "the chosen cards", "the rest")
]

ALL = (
    MOMENTS, DELAYED, EVENTS, WOULD, COSTS, PLAYABLE, FRAMES, REPLACED, PREVENTED, LASTING, VARIED, JUDGMENTS,
    PORTIONS, ASKED_THEN, WITH_ONE, COMPARED, DISCARDED,
)  # fmt: skip


@pytest.mark.parametrize("sentences", ALL, ids=lambda sentences: sentences[0])
def test_every_word_of_a_class_stands_in_every_frame(sentences: list[str]) -> None:
    unread = [
        text
        for text in sentences
        if not any(compiled(text, chant=chant).word_for_word for chant in (False, True))
    ]
    assert unread == []


@pytest.mark.parametrize("sentences", ALL, ids=lambda sentences: sentences[0])
def test_no_sentence_of_a_matrix_is_read_in_two_ways(sentences: list[str]) -> None:
    for text, chant in product(sentences, (False, True)):
        kinds = {problem.kind for problem in compiled(text, chant=chant).problems}
        assert kinds <= {"not understood"}, text
