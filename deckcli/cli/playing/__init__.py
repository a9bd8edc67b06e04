"""One game at a time: play, replay, rulings and benchmarks."""

COMMANDS = ("bench", "play", "replay", "rulings")  # each is a module with an `app`
