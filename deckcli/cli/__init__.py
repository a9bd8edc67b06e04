"""The command line: one module per command; only this package prints or exits."""

import gc

# Modules and catalogs stay until the end. Python would look for garbage among them some fifty
# times before the first deck is read, which is a twentieth of the start.
gc.set_threshold(50_000)
