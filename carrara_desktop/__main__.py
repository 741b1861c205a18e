"""``python -m carrara_desktop``."""

import multiprocessing
import sys

from carrara_desktop.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
