"""Ashes: Rise of the Phoenixborn, the master set of the first edition."""
