"""Blue Moon: one leader, thirty cards, two elements and three dragons."""
