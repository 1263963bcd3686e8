"""How a command ends before it is done."""

from __future__ import annotations

from typing import NoReturn

import typer


def stop(reason: str) -> NoReturn:
    """Ends the command with a reason."""
    typer.echo(reason, err=True)
    raise typer.Exit(1)
