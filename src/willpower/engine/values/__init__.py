"""The present state of things: characteristics, continuous effects, the meaning of texts, prohibitions."""

from . import characteristics as _characteristics

LOADED = (_characteristics,)  # with it, whoever asks for a value finds it computed
