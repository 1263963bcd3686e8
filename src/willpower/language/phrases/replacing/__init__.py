"""What happens instead (910)."""
