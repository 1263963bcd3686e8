"""Builds a wheel with the compiled core and the pure sources as fallback (`make wheel`).

    python tools/wheel.py           # dist/willpower-<version>-<this Python and machine>.whl
    python tools/wheel.py --pure    # the pure wheel only: any Python from 3.11 on, any machine

Compiled modules lie beside their sources and are preferred; where they are removed the sources run.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from compiled import SCRATCH, build, compiled_parts

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def pure_wheel(folder: Path) -> Path:
    """Builds the pure wheel into a folder."""
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*words, "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)], check=True)
    (made,) = folder.glob("willpower-*.whl")
    return made


def tag() -> str:
    """The Python and the machine that the compiled modules are for."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def with_core(pure: Path, folder: Path) -> Path:
    """Packs the files of the pure wheel anew together with the compiled modules."""
    name, version = pure.name.split("-")[:2]
    info = f"{name}-{version}.dist-info"
    target = folder / f"{name}-{version}-{tag()}.whl"
    record: list[str] = []
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        files = {one: old.read(one) for one in old.namelist() if one != f"{info}/RECORD"}
        for part in compiled_parts(SCRATCH):
            files[part.relative_to(SCRATCH).as_posix()] = part.read_bytes()
        lines = files[f"{info}/WHEEL"].decode().splitlines()
        kept = [line for line in lines if not line.startswith(("Root-Is-Purelib", "Tag"))]
        kept += ["Root-Is-Purelib: false", f"Tag: {tag()}"]
        files[f"{info}/WHEEL"] = ("\n".join(line for line in kept if line) + "\n").encode()
        for path, data in sorted(files.items()):
            new.writestr(path, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")
        new.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,"]) + "\n")
    return target


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pure", action="store_true", help="without the compiled core")
    wanted = parser.parse_args()
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pure = pure_wheel(Path(folder))
        if wanted.pure:
            made = DIST / pure.name
            made.write_bytes(pure.read_bytes())
        else:
            build(trained=True)
            made = with_core(pure, DIST)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
