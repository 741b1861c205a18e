"""The pages around the tables: home, new game, settings, the curtain and the final account."""
