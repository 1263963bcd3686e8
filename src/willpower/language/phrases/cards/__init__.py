"""Which cards and players: kinds, properties, places, and words that point back."""
