"""The three-seat toy of the contract suite as a game that commands can play."""
