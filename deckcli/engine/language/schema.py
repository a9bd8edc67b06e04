"""The vocabulary as JSON Schema, so that editors know every word while an author types."""

from __future__ import annotations

from typing import Any

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import OPTIONAL
from deckcli.engine.things import PLAYERS

Schema = dict[str, Any]

_ENTRY_KINDS = (v.VERB, v.CONDITION, v.COST, v.STATIC)
_MADE = (*v.KINDS, "target")  # the definitions made here
_SHORT = 40  # longer lists (all unit names of a pool) are left to the compiler


def ability_definitions(words: v.Vocabulary) -> dict[str, Schema]:
    """A `$defs` entry for each kind of word and argument."""
    made = {kind: _entry(words, kind) for kind in _ENTRY_KINDS if words.of(kind)}
    made[v.NUMBER] = _number(words)
    made[v.FILTER] = _filter(words)
    made[v.GROUP] = _group(words)
    made["target"] = _target(words)
    made[v.EVENT] = _event(words)
    made[v.UNTIL] = {
        "description": "How long it lasts.",
        "enum": list(words.of(v.UNTIL)),
    }
    return made


def program_properties(words: v.Vocabulary) -> dict[str, Schema]:
    """The keys of an ability that say what it does, if the game has words for them."""
    times = "How often it triggers at once; once where nothing is said."
    found = {
        "when": _named("When", "What sets it off.", _ref(v.EVENT)),
        "after": _named("After", "What it comes after, once all else is done.", _ref(v.EVENT)),
        "times": _named("Times", times, _ref(v.NUMBER)),
        "if": _named("If", "What must be the case for it to be used.", _list(v.CONDITION)),
        "while": _named("While", "As long as this is the case it works.", _list(v.CONDITION)),
        "cost": _named("Cost", "What must be paid, all of it.", _list(v.COST)),
        "may_pay": _named("May pay", "A cost the player may pay or decline.", _list(v.COST)),
        "targets": _named("Targets", "What is named before the first step.", _list("target")),
        "do": _named("Do", "What happens, step by step.", _list(v.VERB)),
        "gives": _named("Gives", "What is so as long as it works.", _list(v.STATIC)),
    }
    if not words.of(v.COST):
        del found["cost"], found["may_pay"]
    return {
        key: made
        for key, made in found.items()
        if (key not in OPTIONAL or key in words.keys) and key not in words.facts
    }


def with_words(schema: Schema, words: v.Vocabulary) -> Schema:
    """A game's card schema, with its abilities defined by the vocabulary."""
    card = _meant(schema, schema["properties"]["cards"]["additionalProperties"])
    item = _meant(schema, card["properties"]["abilities"]["items"])
    item["properties"].update(program_properties(words))
    own = {
        name: definition
        for name, definition in schema.get("$defs", {}).items()
        if name not in _MADE
    }
    return {**schema, "$defs": {**own, **ability_definitions(words)}}


def _meant(schema: Schema, part: Schema) -> Schema:
    """The part itself, or the game's own definition it points to."""
    while "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def _named(title: str, description: str, schema: Schema) -> Schema:
    return {"title": title, "description": description, **schema}


def _ref(kind: str) -> Schema:
    return {"$ref": f"#/$defs/{kind}"}


def _list(kind: str) -> Schema:
    return {"type": "array", "minItems": 1, "items": _ref(kind)}


def _entry(words: v.Vocabulary, kind: str) -> Schema:
    """A word alone, or one word with its arguments."""
    bare = [name for name, word in words.of(kind).items() if _stands_alone(word)]
    properties = {
        name: {"description": word.doc, **_arguments(word)} for name, word in words.of(kind).items()
    }
    return {
        "description": f"A {kind}: a word alone, or a word with its arguments.",
        "type": ["string", "object"],
        "if": {"type": "string"},
        "then": {"enum": bare},
        "minProperties": 1,
        "maxProperties": len(properties) if kind == v.CONDITION else 1,
        "additionalProperties": False,
        "properties": properties,
    }


def _stands_alone(word: v.Word) -> bool:
    return all(arg.default is not v.REQUIRED for arg in word.args.values())


def _arguments(word: v.Word) -> Schema:
    if len(word.args) == 1 and word.main:
        return _argument(word.args[word.main])
    properties = {
        name: {"title": _title(name), **_argument(arg)} for name, arg in word.args.items()
    }
    required = [name for name, arg in word.args.items() if arg.default is v.REQUIRED]
    if word.main:  # a mapping may be the main argument itself, so only the compiler can tell
        return {}
    made: Schema = {
        "type": "object",
        "additionalProperties": False,
        "required": required,
        "properties": properties,
    }
    if word.any_of:
        made["minProperties"] = len(required) + 1
    return made


_SPAN: Schema = {
    "type": ["integer", "object"],
    "minProperties": 1,
    "additionalProperties": False,
    "properties": {
        "at_least": {"description": "So much or more.", "type": "integer"},
        "at_most": {"description": "So much or less.", "type": "integer"},
    },
}
_BRANCH: Schema = {"type": "array", "items": _ref(v.VERB)}  # empty: deciding has no effect
_PLAIN: dict[str, Schema] = {
    "ability": {"type": "object", "minProperties": 1},
    "branches": {"type": "object", "minProperties": 2, "additionalProperties": _BRANCH},
    "flag": {"type": "boolean"},
    "mark": {"type": "boolean"},  # that it must not be false is told better by the reader
    "integer": {"type": "integer"},
    "chosen_number": {"type": "string", "minLength": 1},
    "layer": {"type": "integer", "minimum": 1},
    "name": {"type": "string", "minLength": 1},
    "integers": {"type": "array", "minItems": 1, "items": {"type": "integer"}},
    "span": _SPAN,
}


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


_LISTS = {
    "conditions": v.CONDITION, "costs": v.COST, "steps": v.VERB, "steps_of_each": v.VERB,
}  # fmt: skip


def _argument(arg: v.Arg) -> Schema:
    if arg.least is not None:  # the minimum for a literal number, or for how many filters
        fewest = "minProperties" if arg.holds == "filter" else "minimum"
        return {**_argument(v.Arg(arg.holds)), fewest: arg.least}
    if arg.holds in _PLAIN:
        limit = {"maximum": len(arg.choices)} if arg.holds == "layer" else {}
        return {**_PLAIN[arg.holds], **limit}
    if arg.holds in _LISTS:
        return _list(_LISTS[arg.holds])
    if arg.holds not in ("text", "texts"):
        return _ref(arg.holds)
    short = 0 < len(arg.choices) <= _SHORT
    choices: Schema = {"enum": list(arg.choices)} if short else {"type": "string"}
    if arg.holds == "text":
        return choices
    several = {"minItems": 1, "items": choices}
    return {"if": {"type": "array"}, "then": several, "else": choices}


def _number(words: v.Vocabulary) -> Schema:
    properties = {
        name: {"description": word.doc, **_arguments(word)}
        for name, word in words.of(v.NUMBER).items()
        if word.args
    }
    properties["times"] = {"description": "So many times.", "type": "integer"}
    return {
        "description": "A number, or something that is counted.",
        "type": ["integer", "string", "object"],
        "if": {"type": "string"},
        "then": {"enum": [name for name, word in words.of(v.NUMBER).items() if not word.args]},
        "additionalProperties": False,
        "properties": properties,
    }


def _filter(words: v.Vocabulary) -> Schema:
    properties = {
        name: {"description": word.doc, **_argument(word.args[word.main])}
        for name, word in words.of(v.FILTER).items()
    }
    return {
        "description": "What a card must be like: all of this.",
        "type": "object",
        "additionalProperties": False,
        "properties": properties,
    }


def _group(words: v.Vocabulary) -> Schema:
    properties = {
        name: {"description": word.doc, **(_arguments(word) if word.args else _ref(v.FILTER))}
        for name, word in words.of(v.GROUP).items()
    }
    return {
        "description": "Cards: a word or a bound name, {word: filter}, or a list of these.",
        "type": ["string", "object", "array"],
        "items": _ref(v.GROUP),
        "minItems": 1,
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
        "properties": properties,
    }


def _target(words: v.Vocabulary) -> Schema:
    group = _group(words)
    choices = {
        "choose": "One of them, chosen by the player.",
        "may_choose": "One of them or none.",
        "choose_any": "Any number of them.",
        "all": "All of them.",
    }
    for name, doc in choices.items():
        group["properties"][name] = {"description": doc, **_ref(v.GROUP)}
    group["properties"]["as"] = {
        "description": "A name for the chosen.",
        **_PLAIN["name"],
    }
    group["properties"]["up_to"] = {"description": "At most so many.", "type": "integer"}
    group["maxProperties"] = 3
    if any(word.of == PLAYERS for word in words.of(v.GROUP).values()):
        group["properties"]["by"] = {"description": "Who chooses.", **_ref("target")}
        hidden = "Of cards that the player does not see, chance picks."
        group["properties"]["blind"] = {"description": hidden, "type": "boolean"}
        group["maxProperties"] = 5
    group["description"] = "Cards, or a choice among them."
    return group


def _event(words: v.Vocabulary) -> Schema:
    properties = {
        name: {"description": word.doc, **(_arguments(word) if word.args else _ref(v.GROUP))}
        for name, word in words.of(v.EVENT).items()
    }
    properties["whom"] = {"description": "The other card of the event.", **_ref(v.GROUP)}
    return {
        "description": "One event with the cards it happens to.",
        "type": "object",
        "minProperties": 1,
        "maxProperties": 2,
        "additionalProperties": False,
        "properties": properties,
    }
