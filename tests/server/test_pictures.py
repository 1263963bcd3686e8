"""The user's own pictures: only what lies in the folder, by its name."""

from pathlib import Path

import pytest

from willpower.server.pictures import picture, pictures
from willpower.server.serve import CannotServe, check_pictures
from willpower.server.table import Refusal


def test_pictures_are_found_by_the_name_of_their_file(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    for name in ("Imp.png", "LT-001.JPG", "notes.txt", "evil.svg"):
        (folder / name).write_bytes(b"x")
    (folder / "deeper").mkdir()
    (folder / "deeper" / "Ogre.png").write_bytes(b"x")
    (tmp_path / "secret.png").write_bytes(b"x")
    (folder / "link.png").symlink_to(tmp_path / "secret.png")
    assert sorted(pictures(str(folder))) == ["Imp", "LT-001"]
    assert picture(str(folder), "LT-001")[1] == "image/jpeg"
    for name in ("../secret", "link", "notes", "evil", "deeper/Ogre", "", "..", "Imp.png", "\0"):
        with pytest.raises(Refusal):
            picture(str(folder), name)


def test_without_a_folder_there_are_none(tmp_path: Path) -> None:
    assert pictures("") == {} and pictures(str(tmp_path / "nowhere")) == {}
    check_pictures("")
    with pytest.raises(CannotServe):
        check_pictures(str(tmp_path / "nowhere"))
