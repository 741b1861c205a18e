"""Tournaments of bots: a schedule, its games on any executor, and what they tell of strength."""
