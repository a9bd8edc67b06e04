"""The soak tells what nobody used, after a look at the tables of rulings."""

import pytest

from deckcli.games.playing import engines, formats_of

NAMESAKES = "namesakes-one-of-a-name-stays.yaml"  # cards of the catalog; asks at once


@pytest.fixture
def after(soak_of, use_everything):
    """A soak of Cipher after games that dealt every card, used everything and opened all windows."""
    one = soak_of("cipher", {})
    one.dealt = {face.id for face in one.game.faces}
    use_everything(one)
    return one


@pytest.fixture
def rulings(soak, tmp_path, monkeypatch):
    """The only rulings: one with a card that no catalog has, and then the same without."""
    text = (soak.RULINGS / "cipher" / NAMESAKES).read_text(encoding="utf-8")
    assert "B01-008" in text
    (tmp_path / "cipher").mkdir()
    (tmp_path / "cipher" / "a.yaml").write_text(text.replace("B01-008", "X99-001"), "utf-8")
    (tmp_path / "cipher" / "b.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(soak, "RULINGS", tmp_path)
    return tmp_path / "cipher"


def test_a_window_that_random_games_never_opened_is_looked_for_in_rulings(after, rulings, capsys):
    after.counter.opened[after.game.windows.index("namesake")] = 0

    assert (after.report(), "never" in capsys.readouterr().out) == (0, False)


def test_a_window_that_no_ruling_opens_either_is_told(after, rulings, capsys):
    (rulings / "b.yaml").unlink()
    after.counter.opened[after.game.windows.index("namesake")] = 0

    assert after.report() == 1
    assert capsys.readouterr().out.splitlines()[-1] == "  never opened: namesake"


def test_an_ability_is_looked_for_in_rulings_with_cards_that_there_are(after, rulings, capsys):
    ability = ability_of(after.game, "B01-003")
    after.counter.fired[ability.index] = 0

    assert (after.report(), "never" in capsys.readouterr().out) == (0, False)


def test_rulings_of_a_list_are_tried_too(after, rulings, capsys):
    """The second of two that name the card has cards that there are."""
    listed = []
    for name in ("a", "b"):
        lines = (rulings / f"{name}.yaml").read_text(encoding="utf-8").splitlines()
        kept = [f"  {line}" for line in lines if line[:5] not in ("game:", "# yam")]
        listed += [line.replace("  ruling", "- ruling", 1) for line in kept]
        (rulings / f"{name}.yaml").unlink()
    text = "\n".join(["game: cipher", "rulings:", *listed])
    (rulings / "list.yaml").write_text(text, encoding="utf-8")
    ability = ability_of(after.game, "B01-003")
    after.counter.fired[ability.index] = 0

    assert (after.report(), "never" in capsys.readouterr().out) == (0, False)


def test_an_ability_that_no_ruling_leads_to_either_is_told(after, rulings, capsys):
    (rulings / "b.yaml").unlink()
    ability = ability_of(after.game, "B01-003")
    after.counter.fired[ability.index] = 0

    assert after.report() == 1
    told = f"  never used: {ability.name} of B01-003"
    assert capsys.readouterr().out.splitlines()[-1] == told


def ability_of(game, card):
    """The first ability of a card that somebody can use."""
    face = game.face_of[card]
    return next(one for one in game.abilities if one.face == face and one.can_be_used)


@pytest.mark.parametrize("key", engines())
def test_rulings_of_every_format_can_be_tried(soak_of, key):
    for rules in formats_of(key):
        one = soak_of(key, rules)
        one.counter.fired[:] = [1] * len(one.counter.fired)

        one.report()

        assert any(count > 0 for count in one.counter.opened)
