"""Packaging is tried quickly here; whole builds are commands of their own."""
