"""The tables of the games, and what they share."""
