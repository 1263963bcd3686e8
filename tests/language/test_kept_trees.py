"""Compiled texts kept in a file: they come back as they were, and what is foreign is ignored."""

from pathlib import Path

import msgspec
import pytest

from willpower.cards.bundled import bundled_cards
from willpower.language import trees as trees_module
from willpower.language.compile import read_text
from willpower.language.coverage import faces_of_file
from willpower.language.lookup import Compiled, Context, compile_face, compile_text, question, use_known
from willpower.language.shipped import ship
from willpower.language.trees import NoTree, Trees, decode, encode, keep_trees


def test_bundled_cards_come_back_as_they_were(tmp_path: Path) -> None:
    trees = Trees(tmp_path / "trees.bin")
    keep_trees(trees, bundled_cards())
    trees.save()
    again = Trees(tmp_path / "trees.bin")
    assert again.entries == trees.entries and len(again.entries) > 20
    for card in bundled_cards():
        for face in card.faces:
            if face.text:
                chant = bool(face.types & 144)
                found = again.get(tuple(face.text), chant)
                read = read_text(tuple(face.text), Context(chant))
                assert found == read
                assert [a.phrase for a in found.abilities] == [a.phrase for a in read.abilities]


def test_torn_and_foreign_files_are_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "trees.bin"
    trees = Trees(path)
    trees.put(("[Flying]",), False, compile_text(("[Flying]",), Context()))
    trees.save()
    whole = path.read_bytes()
    for broken in (b"", b"x", whole[:-1], whole[:40] + b"\x00" + whole[41:], b"\x80\x04." + whole):
        path.write_bytes(broken)
        assert Trees(path).entries == {}
    path.write_bytes(whole)
    assert Trees(path).get(("[Flying]",), False) is not None
    monkeypatch.setattr("willpower.language.trees.grammar_fingerprint", lambda: "another grammar")
    assert Trees(path).entries == {}


@pytest.mark.parametrize(
    "data",
    [
        [],
        [[[1, "Keyword", 0]], []],
        [[[1, "os", 0, "x"]], []],
        [[["Keyword"]], []],
        [[[0, 1, 2]], []],
        [[3], []],
        [[[1, "Num", 0, 3]], []],
        [[], [[1, 2]]],
    ],
)
def test_what_is_no_tree_is_refused(data: object) -> None:
    with pytest.raises(NoTree):
        decode(msgspec.msgpack.encode(data))


def test_the_compiler_looks_there_first() -> None:
    class Told:
        def get(self, texts: tuple[str, ...], chant: bool) -> Compiled | None:
            return Compiled((), ()) if texts == ("Words of no grammar at all.",) else None

    compile_text.cache_clear()
    use_known(Told())
    try:
        assert compile_text(("Words of no grammar at all.",), Context()).understood
        assert compile_text(("[Flying]",), Context()).abilities
    finally:
        use_known(None)
        compile_text.cache_clear()


def test_a_sample_of_real_cards_survives(real_cards: Path) -> None:
    for _, face in faces_of_file(real_cards)[::25]:
        compiled = compile_face(face)
        assert decode(encode(compiled)) == compiled


def test_bundled_texts_are_shipped_and_a_stale_file_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bundled.trees"
    monkeypatch.setattr(trees_module, "SHIPPED", file)
    assert ship() and file.stat().st_size < 200_000
    assert not ship(), "it is current"
    shipped = trees_module.shipped_trees()
    for card in bundled_cards():
        for face in card.faces:
            if face.text:
                texts, context = question(face)
                assert shipped.get(texts, context.chant) == compile_text(texts, context)
    monkeypatch.setattr(trees_module, "grammar_fingerprint", lambda: "another")
    assert trees_module.shipped_trees().entries == {}
    assert ship(), "another grammar writes it anew"


def test_what_the_checks_say_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from willpower.language import checks

    strange = ("Choose one - Draw a card.",)
    asking = ("Remove a soot counter from this card: Draw a card.",)
    path = tmp_path / "trees.bin"
    first = Trees(path)
    said = [first.checked(texts, False) for texts in (strange, asking)]
    assert said[1].asked[0][0] == "soot" and said[1].suspects(set()) and not said[1].suspects({"soot"})
    first.save()

    def never(_: object) -> checks.Checked:
        raise AssertionError("it was kept")

    monkeypatch.setattr(checks, "checked", never)
    again = Trees(path)
    assert [again.checked(texts, False) for texts in (strange, asking)] == said
    monkeypatch.undo()
    again.checks = dict.fromkeys(again.checks, b"torn")
    assert [again.checked(texts, False) for texts in (strange, asking)] == said
