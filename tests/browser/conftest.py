"""A server with the built client on a port of its own, and the system's Chromium."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser.kit import Server, Watched, found_chromium

# A busy machine is slow: nothing is concluded from how long something takes. Milliseconds.
PATIENCE = int(os.environ.get("WILLPOWER_PATIENCE", "90")) * 1000

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    pytest.importorskip("willpower.server.serve", reason="there is no server")
    from willpower.client.build import build_if_needed

    found = build_if_needed()
    if found is None:
        pytest.skip("the browser client is not built: there is no Node")
    return found


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; tests are skipped without it. Its event loop ends with the module: the tests of
    the server have loops of their own."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    api.expect.set_options(timeout=PATIENCE)
    path = found_chromium()
    if path is None:
        pytest.skip("Chromium is not installed; the browser is not tested")
    with api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Callable[..., Watched]]:
    """Opens pages in contexts of their own; at the end none may have complained."""
    made: list[tuple[BrowserContext, Watched]] = []

    def make(width: int = 1280, height: int = 800, **more: Any) -> Watched:
        more.setdefault("locale", "en-GB")
        context = browser.new_context(viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(PATIENCE)
        one = Watched(context.new_page(), server.url)
        made.append((context, one))
        return one

    yield make
    for context, one in made:
        one.check()
        context.close()
