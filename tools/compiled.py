"""Compiles `willpower.abilities` and `willpower.engine` with mypyc in a scratch folder and tests the result.

    python tools/compiled.py            # what `make compiled` does
    python tools/compiled.py --build    # only build, and only if something changed
    python tools/compiled.py --fast     # build, and lay the compiled modules beside the sources (`make fast`)
    python tools/compiled.py --slow     # take them away again (`make slow`)

The scratch folder is build/compiled. The sources lie there beside the compiled modules, because saves carry a
fingerprint of the sources and the language reads the types of nodes from them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
SCRATCH = ROOT / "build" / "compiled"
STAMP = SCRATCH / ".built"
CORE = SRC / "willpower" / "engine" / ".compiled"  # when the compiled modules were laid beside the sources
ROOMS = ("abilities", "engine")
# Nodes too (a compiled class has no interpreted subclasses), and what computer players do in imagined games.
PLAYED = ("battle", "evaluation", "greedy", "lethal", "playout", "tree")
MORE = ("language/raw.py", *[f"players/{name}.py" for name in PLAYED])
# Only loads what is asked for; a module with its own __getattr__ stays as it is.
FACES = ("engine/__init__.py",)

# What is called only after something went wrong. A compiler that knows it lays a function's way out of its
# errors, a third of what mypyc writes, apart from the rest, so that more of what runs fits into the caches.
COLD = """
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "CPy.h"
#if defined(__GNUC__)
extern __typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));
extern __typeof__(CPy_TypeErrorTraceback) CPy_TypeErrorTraceback __attribute__((cold));
extern __typeof__(CPy_TypeError) CPy_TypeError __attribute__((cold));
extern __typeof__(CPyTagged_IncRef) CPyTagged_IncRef __attribute__((cold));  /* of numbers beyond 62 bits */
extern __typeof__(CPyTagged_DecRef) CPyTagged_DecRef __attribute__((cold));
#endif
"""

# All modules share one library of some two hundred files: those are compiled side by side too.
SETUP = """
import os
import sys
from multiprocessing.pool import ThreadPool

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        if sys.platform != "win32":
            self.compiler.compile = self.compile
        super().build_extensions()

    def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                extra_preargs=None, extra_postargs=None, depends=None):
        of = self.compiler
        macros, objects, extra_postargs, options, todo = of._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs)
        words = of._get_cc_args(options, debug, extra_preargs)
        with ThreadPool(os.cpu_count() or 1) as pool:
            pool.map(lambda one: of._compile(one, *todo[one], words, extra_postargs, options), list(todo))
        return objects


files = sys.argv.pop().split(",")
modules = mypycify(
    ["--strict", "--no-warn-unused-ignores", *files], opt_level="2", debug_level="0", multi_file=True
)
if sys.platform != "win32":
    for module in modules:  # nobody outside calls their functions by name: an eighth faster
        more = ["-fvisibility=hidden", "-fno-semantic-interposition"]
        more += ["-fno-plt"] if sys.platform == "linux" else []
        if module.include_dirs:  # the library; what else there is only loads it
            more += ["-include", "cold.h"]
        module.extra_compile_args = [*module.extra_compile_args, *more]
setup(name="willpower-compiled", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide})
"""


def fingerprint() -> str:
    """A digest of all sources."""
    digest = blake2b(digest_size=16)
    digest.update(Path(__file__).read_bytes())
    digest.update(sys.version.encode())
    for path in sorted((SRC / "willpower").rglob("*.py")):
        if "node_modules" not in path.parts:
            digest.update(str(path.relative_to(SRC)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Copies the sources into the scratch folder and compiles two rooms of the house there."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        print(f"{SCRATCH.relative_to(ROOT)} is up to date")
        return
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "*.so", "*.pyd", CORE.name)
    shutil.copytree(SRC / "willpower", SCRATCH / "willpower", ignore=left_out)
    inside = SCRATCH / "willpower"
    faces = {inside / name for name in FACES}
    paths = [path for room in ROOMS for path in sorted((inside / room).rglob("*.py")) if path not in faces]
    files = [str(path.relative_to(SCRATCH)) for path in [*paths, *[inside / name for name in MORE]]]
    setup = SCRATCH / "setup_compiled.py"
    setup.write_text(SETUP)
    (SCRATCH / "cold.h").write_text(COLD)
    print(f"compiling {len(files)} modules of {' and '.join(ROOMS)} into {SCRATCH.relative_to(ROOT)}")
    code, said = _compile(setup.name, files)
    made = list(SCRATCH.rglob("*.so")) + list(SCRATCH.rglob("*.pyd"))
    if code or len(made) < len(files):
        print(said[-20000:], file=sys.stderr)
        sys.exit(f"compiling failed; {len(made)} of {len(files)} modules were made")
    shutil.rmtree(SCRATCH / "build", ignore_errors=True)
    STAMP.write_text(wanted)
    print(f"{len(made)} compiled modules")


def _compile(setup: str, files: list[str]) -> tuple[int, str]:
    """Runs the compiler and tells how far it is. Returns its exit code and what it said."""
    jobs = str(os.cpu_count() or 1)
    log = SCRATCH / "compile.log"
    words = [sys.executable, setup, "--quiet", "build_ext", "--inplace", "--parallel", jobs, ",".join(files)]
    began = time.monotonic()
    shown = ""
    with log.open("wb") as out:
        run = subprocess.Popen(
            words,
            cwd=SCRATCH,
            env={**os.environ, "MYPYPATH": str(SCRATCH)},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        while run.poll() is None:
            time.sleep(1)
            sources = len(list((SCRATCH / "build").rglob("*.c")))
            objects = len(list((SCRATCH / "build").rglob("*.o")))
            stage = f"compiled {objects} of {sources} files" if objects else "reading types"
            if sys.stdout.isatty() or stage.split()[0] != shown:
                end = "\r" if sys.stdout.isatty() else "\n"
                print(f"  {time.monotonic() - began:4.0f} s  {stage}   ", end=end, flush=True)
                shown = stage.split()[0]
    if sys.stdout.isatty():
        print()
    return run.returncode, log.read_text(errors="replace")


def compiled_parts(folder: Path) -> list[Path]:
    """The compiled modules below a folder, and what they share."""
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def fast() -> None:
    """Lays the compiled modules beside the sources of the checkout."""
    build()
    slow(quiet=True)
    for part in compiled_parts(SCRATCH):
        shutil.copy2(part, SRC / part.relative_to(SCRATCH))
    CORE.touch()
    print(f"the compiled core runs now; `make slow` takes it away, `make fast` renews it ({_version()})")


def slow(quiet: bool = False) -> None:
    """Takes the compiled modules away: the sources run."""
    CORE.unlink(missing_ok=True)
    parts = compiled_parts(SRC)
    for part in parts:
        part.unlink()
    if not quiet:
        print(f"{len(parts)} compiled modules were taken away ({_version()})")


def _version() -> str:
    words = [sys.executable, "-m", "willpower", "--version"]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    return subprocess.run(words, env=env, check=True, capture_output=True, text=True).stdout.strip()


def test() -> None:
    """Runs the tests of the engine, and some random games, on the compiled modules."""
    env = {**os.environ, "PYTHONPATH": str(SCRATCH), "PYTHONDONTWRITEBYTECODE": "1"}
    modules = "willpower.engine.core.state as s, willpower.abilities.base as b"
    where = f"import {modules}; print(s.__file__, b.__file__)"
    shown = subprocess.run(
        [sys.executable, "-c", where], env=env, check=True, capture_output=True, text=True
    ).stdout
    for line in shown.split():
        if not line.startswith(str(SCRATCH)) or line.endswith(".py"):
            sys.exit(f"the tests would not run on the compiled modules but on {line}")
    folders = [
        str(ROOT / "tests" / name)
        for name in ("engine", "soak", "conformance")
        if (ROOT / "tests" / name).is_dir()
    ]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *folders],
        cwd=ROOT,
        env=env,
        check=False,
    )
    sys.exit(run.returncode)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--build", action="store_true", help="only build, where that is due")
    parser.add_argument("--fast", action="store_true", help="lay the compiled modules beside the sources")
    parser.add_argument("--slow", action="store_true", help="take them away again")
    wanted = parser.parse_args()
    if wanted.slow:
        slow()
    elif wanted.fast:
        fast()
    else:
        build()
        if not wanted.build:
            test()


if __name__ == "__main__":
    main()
