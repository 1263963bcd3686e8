"""Crowded boards: nothing is cut and nothing covers a card. The bench draws the table's own rows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.kit import Server, Watched, on_the_bench

FILE = """format: 1
title: A crowded board
start:
  A:
    field: [Storm Gull, Tide Reader, Storm Gull, Tide Reader, Ferry Child, Mistwhale,
      Storm Gull, Coral Knight, Leaking Roof]
    stones: {Water Magic Stone: 5, Flooded Stair: 2, Darkness Magic Stone: 3}
    hand: [Undertow, Coral Knight, Mistwhale]
  B:
    field: [Toadstool Widow, Kind Stranger, Marsh Troll, Grave Moth, Bog Rat, Leech Child,
      Fen Knight, Reed Wight]
    stones: {Darkness Magic Stone: 2, Peat Hollow: 1}
do:
  - {A: attack, card: Storm Gull, object: B}
"""
ROWS = """() => [...document.querySelectorAll('.sboard .ofield, .sboard .mfield')].map(row => {
  const at = row.getBoundingClientRect();
  const all = [...row.querySelectorAll('.ranks > li')].map(x => x.getBoundingClientRect());
  return {n: all.length, above: at.top - Math.min(...all.map(x => x.top)),
    below: Math.max(...all.map(x => x.bottom)) - at.bottom};
})"""
BACK = "() => [...document.querySelectorAll('.backrow')].map(x => x.scrollWidth - x.clientWidth)"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_two_ranks_a_side_are_seen_whole(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    on_the_bench(one, server, FILE)
    badge = one.page.locator(".mfield .bdg.atkb")
    badge.wait_for()
    one.page.wait_for_timeout(400)
    rows = one.page.evaluate(ROWS)
    assert [row["n"] for row in rows] == [8, 8]
    assert max(max(row["above"], row["below"]) for row in rows) <= 1, rows
    box = badge.bounding_box()
    assert box is not None and box["height"] < 24, "the badge of an attacker covers its tile"
    assert max(one.page.evaluate(BACK)) <= 1, "the back row is wider than its place"


TEXTS = """format: 1
title: Long texts
start:
  A:
    ruler: {card: "Morrow, the Last Guest", face: back}
    field: [Storm Gull]
    hand: [Tide Reader, Reed Wight, Leviathan of the Lower Shelves, Keeper of the Ropes]
  B: {field: [Toadstool Widow]}
"""
LINES = """() => [...document.querySelectorAll('.hand .h-tx:has(.h-more) .h-in')].map(box => {
  const at = box.getBoundingClientRect().bottom;
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    lines.push(...range.getClientRects());
  }
  return Math.max(0, ...lines.filter(x => x.top < at - 2).map(x => x.bottom - at));
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_hand_without_room_shows_whole_lines(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    on_the_bench(one, server, TEXTS)
    one.page.locator(".hand .h-more").first.wait_for()
    one.page.wait_for_timeout(400)
    over = one.page.evaluate(LINES)
    assert over and max(over) <= 5, over  # two paragraphs have a gap between them
    if width < 700:  # one word is one line, also beside the bell of a J-ruler
        assert one.page.locator(".mfield .jr .c-nm > span").evaluate("x => x.offsetHeight") < 20


HURT = """format: 1
title: Tiles with damage
start:
  A: {field: [Toadstool Widow]}
  B:
    field:
      - {card: Thistle Boar, rested: true, damage: 300}
      - {card: Thorn Cub, rested: true, damage: 100, counters: {"+100/+100": 4}}
      - {card: Elder Moth, damage: 500, counters: {"+100/+100": 1}}
      - {card: Warden of the Ninth Stair, damage: 200, rested: true}
      - {card: Storm Gull, damage: 100}
      - Root Tender
      - Stone Singer
      - Oak Knight
"""
COVERED = """() => [...document.querySelectorAll('.card.tile')].flatMap(tile => {
  const box = x => x.getBoundingClientRect();
  const lines = x => {
    const r = document.createRange();
    r.selectNodeContents(x);
    return [...r.getClientRects()];
  };
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const name = tile.querySelector('.t-nm'), said = tile.querySelector('.c-st');
  const marks = [...tile.querySelectorAll('.bdg')].filter(x => box(x).width);
  const called = name.textContent, seen = lines(name).filter(l => l.top < box(name).bottom - 2);
  const out = marks.filter(x => seen.some(l => meets(l, box(x)))).map(x => `${called}: ${x.textContent}`);
  if (seen.some(l => meets(l, box(said)))) out.push(`${called}: its name over its values`);
  if (box(said).bottom > box(tile).bottom + 0.5) out.push(`${called}: its values out of the tile`);
  return out;
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (390, 844)])
def test_damage_covers_no_name_on_a_tile(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    on_the_bench(one, server, HURT)
    one.page.locator(".card.tile").nth(7).wait_for()
    one.page.wait_for_timeout(400)
    assert one.page.evaluate(COVERED) == []
