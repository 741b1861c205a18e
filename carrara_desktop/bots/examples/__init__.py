"""Bots that are programs of their own, to learn from; see cli/PROTOCOL.md."""
