"""Which engine this is: a digest that saves and replays carry, so that another one does not go on with them.

The digest is taken over the source text of everything that decides how a game goes on: the engine, the
ability tree and the editions. Compiled modules lie beside their sources, so a compiled engine and an
interpreted one have the same digest and read each other's saves. Where the sources are left out, the
version and the names of the modules stand in for them; that is good enough for released versions, which
differ in number, and for nothing else.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from willpower.version import __version__

# The language has a fingerprint of its own, and cards are saved whole.
ROOMS: Final = ("abilities", "engine", "rules")


def engine_fingerprint() -> str:
    """A short digest of the engine; two engines with the same one play the same game."""
    return _ENGINE


def is_compiled() -> bool:
    """Whether the engine that is running is a compiled one."""
    return not __file__.endswith(".py")


def fingerprint_of(package: Path) -> str:
    """The digest of the engine whose package lies in a folder."""
    modules: set[str] = set()
    sources: dict[str, Path] = {}
    for room in ROOMS:
        for path in (package / room).rglob("*"):
            if path.suffix not in (".py", ".so", ".pyd", ".pyc") or "__pycache__" in path.parts:
                continue
            name = f"{path.parent.relative_to(package).as_posix()}/{path.name.partition('.')[0]}"
            modules.add(name)
            if path.suffix == ".py":
                sources[name] = path
    digest = blake2b(digest_size=16)
    whole = set(sources) >= {name for name in modules if not name.endswith("__mypyc")}
    digest.update(b"sources" if whole else f"modules of {__version__}".encode())
    for name in sorted(modules):
        if whole and name not in sources:
            continue  # what the compiler shares between modules
        digest.update(f"\0{name}\0".encode())
        if whole:
            digest.update(sources[name].read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


# Taken when the engine is loaded: what happens to the files afterwards is another engine.
_ENGINE: Final = fingerprint_of(Path(__file__).resolve().parents[2])
