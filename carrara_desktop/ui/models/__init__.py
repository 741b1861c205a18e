"""Item models that views and screen readers read."""
