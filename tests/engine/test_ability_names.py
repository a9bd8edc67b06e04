"""Abilities with names in several languages."""

from deckcli.core.vecs import vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face, Game
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import ABILITY, MOST_CARDS, NUMBER, Verb, action, spell
from deckcli.engine.state import State
from deckcli.engine.words.vocabulary import core_vocabulary


def compiled(name):
    game = Game()
    compiler = Compiler(game, core_vocabulary(), Windows(0, [0, 0], 0, [0, 0]))
    made = compiler.ability(Face(1, "one", {}), {"name": name, "do": ["draw"]})
    assert compiler.problems == []
    game.verbs = [Verb("use {a}", ABILITY)]
    return game, made


def test_notation_has_one_name_and_people_read_their_own():
    game, made = compiled({"ja": "剛剣", "en": "Mighty Blade"})
    option = action(0, made.index)

    assert spell(game, State(), option) == "use Mighty Blade"
    assert spell(game, State(), option, lang="ja") == "use 剛剣"
    assert spell(game, State(), option, lang="de") == "use Mighty Blade"


def test_a_name_that_is_a_word_is_the_same_everywhere():
    game, made = compiled("Mighty Blade")

    assert spell(game, State(), action(0, made.index), lang="ja") == "use Mighty Blade"


def test_skills_are_known_by_their_name_in_notation():
    game, _ = compiled({"en": "Mighty Blade", "ja": "剛剣"})
    compiler = Compiler(game, core_vocabulary(), Windows(0, [0, 0], 0, [0, 0]))
    one = compiler.ability(Face(1, "one", {}), {"name": {"en": "A", "ja": "い"}, "do": ["draw"]})
    other = compiler.ability(Face(2, "two", {}), {"name": "A", "do": ["draw"]})

    assert one.skill == other.skill


def test_abilities_without_names_are_told_apart():
    game, face = Game(), Face(1, "one", {"en": "Marth", "ja": "マルス"})
    compiler = Compiler(game, core_vocabulary(), Windows(0, [0, 0], 0, [0, 0]))
    made = [compiler.ability(face, {"do": ["draw"]}, number) for number in (0, 1)]

    assert [one.name for one in made] == ["Marth", "Marth 2"]
    assert made[1].names["ja"] == "マルス 2"


def test_an_action_names_any_of_a_hundred_thousand_abilities():
    game, made = compiled("Mighty Blade")
    game.abilities = vec[Ability]([made] * 100_000)
    compiler = Compiler(game, core_vocabulary(), Windows(0, [0, 0], 0, [0, 0]))
    last = compiler.ability(Face(1, "one", {}), {"name": "The last", "do": ["draw"]})
    game.verbs.append(Verb("use card {a}: {b}", NUMBER, ABILITY))

    assert spell(game, State(), action(0, last.index)) == "use The last"
    assert spell(game, State(), action(1, MOST_CARDS - 1, last.index)) == "use card 4095: The last"
