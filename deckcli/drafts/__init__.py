"""Drafts: from a pool of cards to a legal deck for every player."""
