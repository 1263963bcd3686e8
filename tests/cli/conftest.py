"""Commands under test keep nothing in the data folder of whoever runs the tests, and find nothing there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from willpower.language.lookup import use_known


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "willpower-home"
    monkeypatch.setenv("WILLPOWER_HOME", str(folder))
    yield folder
    use_known(None)
