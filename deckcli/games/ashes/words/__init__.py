"""The ability language of Ashes: each op next to its declaration."""
