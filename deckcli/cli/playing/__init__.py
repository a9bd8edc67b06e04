"""One game at a time: played, replayed, ruled on, measured."""

COMMANDS = ("bench", "play", "replay", "rulings")  # each is a module with an `app`
