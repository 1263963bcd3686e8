"""`willpower serve`: what is said on the line reaches the server, and what cannot be served is told."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from willpower.cli import serve_cmd
from willpower.cli.main import app
from willpower.server.config import Config
from willpower.server.serve import CannotServe


def test_the_options_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Config] = []

    def run(config: Config, listening: Callable[[], None]) -> None:
        started.append(config)
        listening()

    monkeypatch.setattr(serve_cmd, "run", run)
    line = ["serve", "--port", "8123", "--origin", "http://a", "--origin", "http://b", "--think", "2.5"]
    line += ["--imports", "none"]
    said = CliRunner().invoke(app, line)
    assert said.exit_code == 0 and "http://localhost:8123" in said.output
    (config,) = started
    assert (config.port, config.origins, config.think_seconds) == (8123, ("http://a", "http://b"), 2.5)
    assert config.imports == "none" and "import cards" not in said.output
    said = CliRunner().invoke(app, ["serve", "--origin", "http://a"])
    assert "--imports all" in said.output and len(started) == 2
    said = CliRunner().invoke(app, ["serve", "--imports", "some"])
    assert said.exit_code != 0 and "local, all or none" in said.output and len(started) == 2


def test_what_cannot_be_served_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(config: Config, listening: Callable[[], None]) -> None:
        raise CannotServe(f"port {config.port} is taken")

    monkeypatch.setattr(serve_cmd, "run", refuse)
    said = CliRunner().invoke(app, ["serve", "--port", "8124"])
    assert said.exit_code != 0 and "port 8124 is taken" in said.output and "Traceback" not in said.output
    assert "http://" not in said.output, "an address at which nobody listens"
    assert CliRunner().invoke(app, ["serve", "--port", "0"]).exit_code == 2
