"""The version of Willpower, in one place."""

from typing import Final

__version__: Final = "0.1.0"
