"""Judge files as a page: escaped, self-contained, with what a player recognises."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from willpower.judge.telling.page import page
from willpower.judge.telling.report import Verdict, judge_text

FILE = """
format: 1
title: A <script>alert(1)</script> & "more"
clauses: ["804.4a"]
cards:
  - {name: "<b>Ogre</b>", type: Resonator, cost: "{R}", race: ["<i>"], atk: 800, def: 700}
  - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Banner, type: "Addition:Resonator", cost: "{W}", text: ["Added resonator gains [Flying]."]}
  - {name: Snuff, type: Chant, cost: "{B}", text: ["[Quickcast]", "Destroy target resonator."]}
start:
  A:
    field: ["<b>Ogre</b>", {card: Squire, rested: true, damage: 100, counters: {"+100/+100": 1}},
            {card: Banner, added_to: A.Squire}]
    stones: {Darkness Magic Stone: 2}
    hand: [Snuff]
    graveyard: [Snuff]
  B: {field: [Squire], life: 1500}
do:
  - {A: cannot, do: {attack: A.Squire, object: B}}
  - {A: attack, card: "<b>Ogre</b>", object: B}
  - {B: block, card: Squire}
  - {A: play, card: Snuff, target: B.Squire}
  - {both: pass}
  - {finish: battle}
expect: {B.life: 700}
"""


class Reader(HTMLParser):
    """Reads a page: tags that are open, the text of each board, and whether all were closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def verdict(text: str = FILE, name: str = "a/b.yaml") -> Verdict:
    return judge_text(text, name, passes=False)


@pytest.fixture(scope="module")
def made() -> str:
    return page([verdict()])


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_text_is_escaped(made: str) -> None:
    reader = read(made)
    tags = {tag for tag, _ in reader.tags}
    assert "script" not in tags and "i" not in tags
    assert 'A <script>alert(1)</script> & "more"' in reader.text
    assert "<b>Ogre</b>" in reader.text


def test_nothing_is_fetched(made: str) -> None:
    assert not re.search(r"(?:src|@import|url\(|//\w)", made)
    links = [attrs["href"] for tag, attrs in read(made).tags if tag == "a"]
    ids = {attrs.get("id") for _, attrs in read(made).tags}
    assert links and all(link is not None and link[0] == "#" and link[1:] in ids for link in links)


def boards(made: str) -> list[str]:
    """The boards of a page, without tags; what stands between them is left out."""
    parts = [part.split("</article>")[0] for part in made.split('class="board"')[1:]]
    return [unescape(re.sub(r"<[^>]+>", "|", part)) for part in parts]


def test_a_board_at_each_step(made: str) -> None:
    drawn = boards(made)
    assert len(drawn) == 6, "the start and five steps; a question changes nothing"
    start, attack, block, play, resolved, end = drawn
    for word in ("1500", "4000", "priority", "deck 30", "graveyard 1: Snuff", "100 damage", "1 +100/+100"):
        assert word in start, word
    assert "Darkness Magic Stone × 2" in start and "on Squire" in start and "400/400" in start
    assert "800/700" in start and "rested" in start
    assert "attacks B" in attack and "attacking" in attack and "declare attack step" in attack
    assert "blocked by Squire" in block and "blocking" in block
    assert "chase, top first" in play and "A's Snuff → Squire" in play
    assert "chase" not in resolved and "graveyard 1: Squire" in resolved
    assert "700" in end and "attacks" not in end


def test_what_changed_is_marked(made: str) -> None:
    parts = made.split('class="board"')
    assert " new" not in parts[1].split("</article>")[0]
    changed = re.findall(r'class="card [^"]*new"[^>]*><b>([^<]*)', parts[2].split("</article>")[0])
    assert changed == ["&lt;b&gt;Ogre&lt;/b&gt;"], "only the attacker changed"


def test_the_story_stands_beside_it(made: str) -> None:
    reader = read(made)
    assert "line 20" in reader.text
    assert "{A: cannot, do: {attack: A.Squire, object: B}}" in reader.text
    assert any(text.startswith("Snuff starts to resolve") for text in reader.text)
    assert 'href="#c605.1b"' in made and 'id="c605.1b"' in made
    assert 'title="' in made.split('href="#c605.1b"')[1][:20]


def test_a_file_with_an_error_still_has_its_story() -> None:
    made = page([verdict(FILE.replace("{B.life: 700}", "{B.life: 1}"))])
    assert "not as the file says" in made and "B.life" in made and len(boards(made)) == 6
    made = page([verdict("format: [")])
    assert "error" in made and boards(made) == []


def test_several_files_have_a_list() -> None:
    reader = read(page([verdict(), verdict(name="c.yaml")]))
    assert "2 judge files" in reader.text
    assert [attrs["id"] for tag, attrs in reader.tags if tag == "main"] == ["f0", "f1"]


def test_older_rulebooks_have_other_numbers() -> None:
    made = page([judge_text("format: 1\nedition: '5.12 Bifrost'\nclauses: ['803.6']\n", passes=False)])
    assert "#c803.6" not in made and "803.6" in made
    own = page([judge_text("format: 1\nedition: '5.12 Bifrost'\nclauses: ['8.2 b6']\n", passes=False)])
    assert 'href="#c5.12-8.2_b6"' in own and 'id="c5.12-8.2_b6"' in own and "Sections of 5.12" in own
