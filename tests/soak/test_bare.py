"""A million games: ends and memory are looked at, nothing else."""


def test_bare_games_are_played_to_their_ends_and_not_looked_at(soak, soak_of, monkeypatch):
    def looked(*_):
        raise AssertionError("a table was looked at")

    for check in ("look_at_views", "compare_views"):
        monkeypatch.setattr(soak, check, looked)
    one = soak_of("summon_magic", {}, number=0)
    one.options.bare = True
    one.run()

    assert sum(one.endings.values()) == 1 and one.decisions > 10
