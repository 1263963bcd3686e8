"""Which engine it is: the same for the same sources, compiled or not; another after any change."""

from __future__ import annotations

from pathlib import Path

from willpower.engine.storage import fingerprints
from willpower.engine.storage.fingerprints import engine_fingerprint, fingerprint_of


def package(folder: Path) -> Path:
    """A small package with the rooms that count and one that does not."""
    for room in ("abilities", "engine", "rules/editions", "players"):
        (folder / room).mkdir(parents=True)
        (folder / room / "__init__.py").write_text("")
        (folder / room / "one.py").write_text(f"# {room}\n")
    return folder


def test_the_engine_has_one() -> None:
    assert len(engine_fingerprint()) == 32
    assert engine_fingerprint() == fingerprint_of(Path(fingerprints.__file__).parents[2])


def test_any_change_of_what_decides_a_game_changes_it(tmp_path: Path) -> None:
    made = package(tmp_path)
    seen = {fingerprint_of(made)}
    for name in ("abilities/one.py", "engine/one.py", "rules/editions/one.py", "engine/two.py"):
        with (made / name).open("a") as file:
            file.write("x = 1\n")
        seen.add(fingerprint_of(made))
    assert len(seen) == 5
    (made / "players" / "one.py").write_text("x = 2\n")
    (made / "engine" / "__pycache__").mkdir()
    (made / "engine" / "__pycache__" / "one.cpython-311.pyc").write_bytes(b"x")
    assert fingerprint_of(made) in seen


def test_compiled_modules_beside_their_sources_make_no_difference(tmp_path: Path) -> None:
    made = package(tmp_path)
    before = fingerprint_of(made)
    (made / "engine" / "one.cpython-311-x86_64-linux-gnu.so").write_bytes(b"machine code")
    (made / "engine" / "ab12__mypyc.cpython-311-x86_64-linux-gnu.so").write_bytes(b"machine code")
    assert fingerprint_of(made) == before


def test_line_ends_make_no_difference(tmp_path: Path) -> None:
    made = package(tmp_path)
    before = fingerprint_of(made)
    (made / "engine" / "one.py").write_bytes(b"# engine\r\n")
    assert fingerprint_of(made) == before


def test_without_sources_version_and_names_count(tmp_path: Path) -> None:
    made = package(tmp_path)
    with_sources = fingerprint_of(made)
    for path in (made / "engine").glob("*.py"):
        path.rename(path.with_suffix(".so"))
    without = fingerprint_of(made)
    assert without != with_sources
    (made / "engine" / "one.so").write_bytes(b"built elsewhere")
    assert fingerprint_of(made) == without
    (made / "engine" / "two.so").write_bytes(b"")
    assert fingerprint_of(made) != without
