"""Fire Emblem Cipher: its deck rules, card rules and the deck files of its other programs."""
