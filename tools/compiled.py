"""Compiles `willpower.abilities` and `willpower.engine` with mypyc in a scratch folder and tests the result.

    python tools/compiled.py            # what `make compiled` does
    python tools/compiled.py --build    # only build, and only if something changed
    python tools/compiled.py --fast     # build, and lay the compiled modules beside the sources (`make fast`)
    python tools/compiled.py --slow     # take them away again (`make slow`)

With `--trained` the compiler counts in games what runs how often and compiles once more by that (gcc only;
where that fails the core is compiled as without it). `make fast` and `make wheel` do so.

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
HEADER = ROOT / "tools" / "core.h"
TRAINING = ROOT / "tools" / "training.py"
TRAINED = " trained"
CORE = SRC / "willpower" / "engine" / ".compiled"  # when the compiled modules were laid beside the sources
ROOMS = ("abilities", "engine")
# Nodes too (a compiled class has no interpreted subclasses), and what computer players do in imagined games.
PLAYED = ("battle", "evaluation", "greedy", "leaf", "lethal", "playout", "tree")
MORE = ("language/raw.py", *[f"players/{name}.py" for name in PLAYED])
# Only loads what is asked for; a module with its own __getattr__ stays as it is.
FACES = ("engine/__init__.py",)

# All modules share one library of some two hundred files: those are compiled side by side too. With `trained`
# gcc compiles what plays a game twice: the second time by what was counted while games were played with the
# first.
SETUP = """
import os
import subprocess
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
PLAYING = ["game", "core", "change", "pay", "play", "procedures", "values"]  # rooms of the engine


def written(source):
    return os.path.basename(source).startswith("__native")  # by mypyc; the others are its library


def plays(source):
    room = os.path.basename(source).removesuffix(".c").removeprefix("__native_willpower___engine___")
    return not written(source) or room.split("___")[0] in PLAYING


class SideBySide(build_ext):
    counting, again = [], False

    def build_extensions(self):
        if sys.platform != "win32":
            self.compiler.compile = self.compile
            if trained and self.is_gcc() and self.train():
                return
        super().build_extensions()

    def is_gcc(self):
        words = [self.compiler.compiler_so[0], "--version"]
        said = subprocess.run(words, capture_output=True, text=True, check=False).stdout
        if "Free Software Foundation" in said:
            return True
        print("not trained: the compiler is not gcc", flush=True)
        return False

    def train(self):
        every = self.extensions
        try:
            print("stage counting", flush=True)
            self.counting, library.extra_link_args = COUNTING, ["-fprofile-generate"]
            super().build_extensions()
            self.copy_extensions_to_source()
            print("stage training", flush=True)
            env = {**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONDONTWRITEBYTECODE": "1"}
            subprocess.run([sys.executable, trained], env=env, check=True)
            print("stage again", flush=True)
            self.counting, library.extra_link_args = COUNTED, []
            self.extensions, self.force, self.again = [library], True, True
            super().build_extensions()
            return True
        except Exception as error:
            print(f"not trained: {error}", flush=True)
            self.counting, library.extra_link_args = [], []
            self.force, self.again = True, False
            return False
        finally:
            self.extensions = every

    def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                extra_preargs=None, extra_postargs=None, depends=None):
        of = self.compiler
        macros, objects, extra_postargs, options, todo = of._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs)
        words = of._get_cc_args(options, debug, extra_preargs)
        core = any(written(source) for source in sources)

        def one(made):
            source = todo[made][0]
            more = [*extra_postargs, *(self.counting if core and plays(source) else [])]
            own = [*words, "-DCORE_GENERATED"] if written(source) else words
            if not self.again or plays(source):
                of._compile(made, *todo[made], own, more, options)

        with ThreadPool(os.cpu_count() or 1) as pool:
            pool.map(one, list(todo))
        return objects


files = sys.argv.pop().split(",")
trained = sys.argv.pop()
modules = mypycify(
    ["--strict", "--no-warn-unused-ignores", *files], opt_level="2", debug_level="0", multi_file=True
)
(library,) = [module for module in modules if module.include_dirs]  # what else there is only loads it
if sys.platform != "win32":
    for module in modules:  # nobody outside calls their functions by name: an eighth faster
        more = ["-fvisibility=hidden", "-fno-semantic-interposition"]
        more += ["-fno-plt"] if sys.platform == "linux" else []
        module.extra_compile_args = [*module.extra_compile_args, *more]
    library.extra_compile_args += ["-include", "core.h"]
    for source in map(Path, library.sources):  # objects are made and given back as core.h says
        if written(source):
            text = source.read_text()
            text = text.replace("type->tp_alloc(type, 0)", "core_new(type)")
            text = text.replace("Py_TYPE(self)->tp_free(", "core_give_back(")
            source.write_text(text)
setup(name="willpower-compiled", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide})
"""


def fingerprint() -> str:
    """A digest of all sources."""
    digest = blake2b(digest_size=16)
    for path in (Path(__file__), HEADER, TRAINING):
        digest.update(path.read_bytes())
    digest.update(sys.version.encode())
    for path in sorted((SRC / "willpower").rglob("*.py")):
        if "node_modules" not in path.parts:
            digest.update(str(path.relative_to(SRC)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def build(trained: bool = False) -> None:
    """Copies the sources into the scratch folder and compiles two rooms of the house there."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() in (wanted + TRAINED, *([] if trained else [wanted])):
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
    shutil.copy2(HEADER, SCRATCH)
    print(f"compiling {len(files)} modules of {' and '.join(ROOMS)} into {SCRATCH.relative_to(ROOT)}")
    began = time.monotonic()
    code, said = _compile(setup.name, files, trained)
    made = list(SCRATCH.rglob("*.so")) + list(SCRATCH.rglob("*.pyd"))
    if code or len(made) < len(files):
        print(said[-20000:], file=sys.stderr)
        sys.exit(f"compiling failed; {len(made)} of {len(files)} modules were made")
    for line in said.splitlines():
        if line.startswith("not trained"):
            print(line)
    shutil.rmtree(SCRATCH / "build", ignore_errors=True)
    # Where training fails it would fail again: what was made counts as trained then.
    STAMP.write_text(wanted + (TRAINED if trained else ""))
    print(f"{len(made)} compiled modules in {time.monotonic() - began:.0f} s")


def _compile(setup: str, files: list[str], trained: bool) -> tuple[int, str]:
    """Runs the compiler and tells how far it is. Returns its exit code and what it said."""
    jobs = str(os.cpu_count() or 1)
    log = SCRATCH / "compile.log"
    words = [sys.executable, setup, "--quiet", "build_ext", "--inplace", "--parallel", jobs]
    words += [str(TRAINING) if trained else "", ",".join(files)]
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
            stage = _stage(log)
            if sys.stdout.isatty() or stage.split(":")[0] != shown:
                end = "\r" if sys.stdout.isatty() else "\n"
                print(f"  {time.monotonic() - began:4.0f} s  {stage}   ", end=end, flush=True)
                shown = stage.split(":")[0]
    if sys.stdout.isatty():
        print()
    return run.returncode, log.read_text(errors="replace")


def _stage(log: Path) -> str:
    """How far the compiler is."""
    stages = [line for line in log.read_text(errors="replace").splitlines() if line.startswith("stage ")]
    stage = stages[-1].removeprefix("stage ") if stages else ""
    sources = len(list((SCRATCH / "build").rglob("*.c")))
    objects = len(list((SCRATCH / "build").rglob("*.o")))
    if stage == "training":
        return "playing games to train it"
    if stage == "again":
        return "compiling by what was counted"
    return f"compiling: {objects} of {sources} files" if objects else "reading types"


def compiled_parts(folder: Path) -> list[Path]:
    """The compiled modules below a folder, and what they share."""
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def fast(trained: bool = False) -> None:
    """Lays the compiled modules beside the sources of the checkout."""
    build(trained)
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
    parser.add_argument("--trained", action="store_true", help="compile by what was counted in games")
    wanted = parser.parse_args()
    if wanted.slow:
        slow()
    elif wanted.fast:
        fast(wanted.trained)
    else:
        build(wanted.trained)
        if not wanted.build:
            test()


if __name__ == "__main__":
    main()
