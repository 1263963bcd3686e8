"""The web server: `willpower serve`."""

from __future__ import annotations

import typer

from ..server.config import Config
from ..server.serve import CannotServe, run
from .ends import stop


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("serve")(serve)


def serve(
    port: int = typer.Option(8000, "--port", min=1, max=65535, help="Where to listen."),
    host: str = typer.Option("127.0.0.1", "--host", help="The address to listen on; 0.0.0.0 for all."),
    database: str = typer.Option(
        "",
        "--database",
        help="sqlite:///file or postgresql://user@host/name; else a file in your data folder.",
    ),
    workers: int = typer.Option(1, "--workers", min=1, max=64, help="Processes; several need PostgreSQL."),
    origin: list[str] = typer.Option(
        [], "--origin", help="A further page that may connect; may be repeated."
    ),
    thinkers: int = typer.Option(1, "--thinkers", min=1, max=64, help="Processes for computer opponents."),
    think: float = typer.Option(
        10.0, "--think", min=0.05, help="Seconds a computer may think about a decision."
    ),
    pictures: str = typer.Option("", "--pictures", help="A folder with your own pictures of cards."),
    imports: str = typer.Option(
        "local",
        "--imports",
        help="Who may import cards: local (who sits at the machine), all, none. They are those of "
        "`willpower cards import`.",
    ),
) -> None:
    """Serve the game to browsers and bots."""
    if imports not in ("local", "all", "none"):
        stop(f"--imports is local, all or none, not {imports!r}")
    config = Config(
        database=database,
        host=host,
        port=port,
        workers=workers,
        origins=tuple(origin),
        thinkers=thinkers,
        think_seconds=think,
        pictures=pictures,
        imports=imports,  # type: ignore[arg-type]
    )
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    if origin and imports == "local":
        typer.echo(
            "Nobody can import cards in the browser: with --origin all come through a proxy, and none "
            "can be told to sit at the machine. Use `willpower cards import`, or --imports all."
        )
    try:
        run(
            config,
            lambda: typer.echo(f"Willpower is at http://{shown}:{port}  (Ctrl+C ends it; games are kept)"),
        )
    except CannotServe as error:
        stop(str(error))
