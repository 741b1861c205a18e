"""The games themselves; see ``registry``."""
