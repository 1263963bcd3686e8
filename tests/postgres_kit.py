"""A PostgreSQL of one's own for tests and tools, from the programs of the distribution's package."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoPostgres(Exception):
    """There is none here; says why."""


def programs() -> Path:
    """The folder with initdb and postgres; raises `NoPostgres`."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    if not folders or not (folders[-1] / "initdb").exists():
        raise NoPostgres("PostgreSQL is not installed here (Debian: the package postgresql)")
    return folders[-1]


def _user() -> str | None:
    """PostgreSQL does not run as root; its package has a user for it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user")


@contextmanager
def postgres() -> Iterator[str]:
    """A server that lives as long as the block; gives the URL of an empty database."""
    bin_folder, user = programs(), _user()
    folder = Path(tempfile.mkdtemp(prefix="willpower-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        make = [
            bin_folder / "initdb",
            "-D",
            folder / "data",
            "-U",
            "willpower",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        done = subprocess.run(make, user=user, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stderr.strip()[-200:]}")
        server = subprocess.Popen(
            [bin_folder / "postgres", "-D", "data", "-p", str(port), "-k", folder, "-h", "127.0.0.1"],
            user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            yield _wait(bin_folder, folder, port, server)
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(bin_folder: Path, folder: Path, port: int, server: subprocess.Popen[bytes]) -> str:
    for _ in range(300):
        ready = [bin_folder / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        if subprocess.run(ready).returncode == 0:
            return f"postgresql://willpower@127.0.0.1:{port}/postgres"
        if server.poll() is not None:
            raise NoPostgres(f"PostgreSQL did not start (exit {server.returncode})")
        time.sleep(0.1)
    raise NoPostgres("PostgreSQL did not start within 30 seconds")
