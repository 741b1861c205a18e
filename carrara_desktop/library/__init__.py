"""What the program keeps on disk: games and settings. No Qt, no games, no clock of its own."""
