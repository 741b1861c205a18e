"""The table of The Palaces of Carrara."""
