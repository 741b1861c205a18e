"""Carrara Desktop: a cabinet of Renaissance board games for one laptop."""

__version__ = "0.1.0"
