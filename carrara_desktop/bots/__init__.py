"""Players that think. They get a view, never the position."""
