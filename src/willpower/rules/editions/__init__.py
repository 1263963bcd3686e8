"""The editions of the rules, each a table of values."""

from typing import Final

from ..switches import Edition
from .cr_2_0 import CR_2_0
from .cr_5_00 import CR_5_00_BIFROST, CR_5_00_VALHALLA
from .cr_5_12 import CR_5_12_BIFROST, CR_5_12_VALHALLA
from .cr_7_x import CR_7_X
from .cr_8_01 import CR_8_01, CR_8_01_VALHALLA

# Oldest first.
ALL: Final[tuple[Edition, ...]] = (
    CR_2_0,
    CR_5_00_VALHALLA,
    CR_5_00_BIFROST,
    CR_5_12_VALHALLA,
    CR_5_12_BIFROST,
    CR_7_X,
    CR_8_01,
    CR_8_01_VALHALLA,
)
