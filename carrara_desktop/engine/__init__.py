"""What every game shares: moves, chance, views, events, records. No Qt, no files, no clock."""
