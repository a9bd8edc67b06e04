"""The words of the cards, each meaning beside its declaration."""
