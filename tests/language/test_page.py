"""The page of phrases is the table as it is."""

from pathlib import Path

from willpower.language import grammar_fingerprint
from willpower.language.grammar import the_table
from willpower.language.page import page

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_written_anew_with_the_table() -> None:
    assert (ROOT / "docs" / "phrases.md").read_text(encoding="utf-8") == page(), "run tools/docs.py phrases"


def test_every_scope_rule_is_documented_and_tested() -> None:
    said = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    modules = (ROOT / "src/willpower/language").glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in modules)
    for number in range(1, 21):
        assert f"**B{number}**" in said
        assert f"B{number}" in code


def test_the_fingerprint_is_of_the_table_and_the_code() -> None:
    assert grammar_fingerprint() == grammar_fingerprint()
    assert len(grammar_fingerprint()) == 16
    assert grammar_fingerprint() != the_table().fingerprint
