"""The Palaces of Carrara, second edition: components, positions, rules."""
