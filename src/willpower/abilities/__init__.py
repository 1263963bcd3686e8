"""The ability tree: what a card's printed text means, as pure data."""
