"""The command line: one module per command; only this package prints or exits."""

import gc

# Modules and catalogs live until the program ends. Python would search them for garbage some fifty
# times before the first deck is read, which takes a twentieth of the start-up time.
gc.set_threshold(50_000)
