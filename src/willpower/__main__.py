"""`python -m willpower` is the `willpower` command."""

from .cli.main import app

app(prog_name="willpower")
