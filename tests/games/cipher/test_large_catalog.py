"""Thousands of cards with programs: as if every card of Cipher could be played."""

import json
import time
from copy import deepcopy

from deckcli.catalog.cache import Cache
from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.coverage import playable_cards
from deckcli.core.rng import seeded
from deckcli.engine.notation import spell
from deckcli.engine.play import apply, start
from deckcli.games.cipher.rules.setup import CipherDeck
from deckcli.games.library import Library
from deckcli.games.playing import game_of

CARDS, ABILITIES = 2_500, 5_000
# Seconds of CPU, some ten times what it takes: a loop over all cards for each card takes longer.
READ, KEPT, COMPILED = 80, 2, 10
STARTERS = ("cipher/s01-marth", "cipher/s02-chrom")


def copies(cards, times):
    """The cards once more and once more, under ids and with titles of their own."""
    for number in range(times):
        for place, card in enumerate(cards):
            facts = deepcopy(dict(card.facts))
            facts["title"] = {lang: f"{one} {number}" for lang, one in facts["title"].items()}
            set_id = f"Z{number:02}"
            card_id = f"{set_id}-{place:03}"
            facts["printings"] = [{"code": f"{card_id}N", "set": set_id, "rarity": "N"}]
            yield card.id, CardDef(card_id, card.game, set_id, card.kind, card.names, facts)


def test_a_catalog_of_2500_cards_is_read_and_compiled_quickly(library, tmp_path):
    played, files = playable_cards(library.catalog("cipher")), {}
    for _, card in copies(played, CARDS // len(played)):
        files.setdefault(card.set_id, {})[card.id] = {**card.facts}
    folder = tmp_path / "cipher" / "cards"
    folder.mkdir(parents=True)
    for set_id, cards in files.items():
        content = {"game": "cipher", "set": {"id": set_id, "name": {"en": set_id}}, "cards": cards}
        text = json.dumps(content, ensure_ascii=False, indent=1)  # which is YAML, too
        (folder / f"{set_id}.yaml").write_text(text, encoding="utf-8")

    def seconds(work):
        began = time.process_time()
        made = work()
        return made, time.process_time() - began

    def load():
        return Library([tmp_path], cache=Cache(tmp_path / "cache")).catalog("cipher")

    large, read = seconds(load)
    again, kept = seconds(load)
    game, compiled = seconds(lambda: game_of(again))
    print(f"{len(large)} cards, {len(game.abilities)} abilities: ", end="")
    print(f"read {read:.2f} s, from the cache {kept:.2f} s, compiled {compiled:.2f} s")
    assert len(again) == len(large) >= 0.95 * CARDS
    assert len(game.abilities) >= 0.95 * ABILITIES
    assert not game.problems
    assert (read < READ, kept < KEPT, compiled < COMPILED) == (True, True, True)


def lines_of(game, decks, seed):
    """A random game in words, up to its end."""
    dealt = [CipherDeck(game.face_of[leader], [game.face_of[one] for one in others])
             for leader, others in decks]  # fmt: skip
    state, rng, lines = start(game, dealt, seed), seeded(seed, "large"), []
    while not state.over:
        action = rng.pick(state.question.options)
        lines.append(spell(game, state, action))
        apply(game, state, action)
    return [*lines, game.presenter().ending(state)]


def test_games_go_alike_wherever_their_cards_stand_in_the_catalog(library):
    """The last copies are beyond ability 10,000, and actions name them."""
    catalog = library.catalog("cipher")
    played = playable_cards(catalog)
    made = list(copies(played, 34))
    cards = {**catalog.cards, **{card.id: card for _, card in made}}
    last = {original: card.id for original, card in made[-len(played) :]}
    near, far = game_of(catalog), game_of(Catalog(catalog.info, cards, catalog.sets))
    assert len(far.abilities) - len(near.abilities) > 10_000
    decks = [deck_of(library, name) for name in STARTERS]
    copied = [(last[leader], [last[one] for one in others]) for leader, others in decks]

    for seed in range(12):
        lines = "\n".join(lines_of(near, decks, seed))
        for original, copy in last.items():
            lines = lines.replace(original, copy)
        assert "use Z33" in lines
        assert "\n".join(lines_of(far, copied, seed)) == lines


def deck_of(library, name):
    """A main character and the cards beside it, by id."""
    deck = library.deck(name).deck
    others = [one.card.id for one in deck.entries("cards") for _ in range(one.count)]
    leader = deck.entry("main_character").card.id
    others.remove(leader)
    return leader, others
