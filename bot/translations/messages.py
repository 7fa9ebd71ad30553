"""A message of a catalogue, taken apart: its variables, the messages that it refers to, its selectors and its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of CLDR."""
PLAIN = re.compile(r"[\w-]+ = ([^\s{}][^{}\n]*)\n?")
"""Matches a message of one line in which nothing is put; its group is the words. Parsing it would be slow."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One case of a selector by number. `key` is a plural category or a number; `names_number`: the case's words have
    a variable in them."""

    key: str
    default: bool
    names_number: bool


@dataclass(frozen=True, slots=True)
class Selector:
    """A selector by number: the variable that it looks at, and its cases."""

    variable: str
    variants: tuple[Variant, ...]


@dataclass(slots=True)
class Message:
    """A message, taken apart. `ways` are the ways in which it can be said, without what is put in, the longest first.
    `readable` is false if the source is no Fluent message."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)
    ways: tuple[str, ...] = ()
    readable: bool = True

    @property
    def words(self) -> str:
        """All words of the message, in all of its cases."""
        return " ".join(self.ways)

    @property
    def longest(self) -> str:
        """The longest way in which the message can be said, without what is put in."""
        return next(iter(self.ways), "")


def take_apart(source: str) -> Message:
    """Take the source of one message apart."""
    plain = PLAIN.fullmatch(source)
    if plain is not None:
        return Message(ways=(plain[1],))
    resource = FluentParser(with_spans=False).parse(source)
    entries = [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]
    if len(entries) != 1 or not isinstance(entries[0], ast.Message):
        return Message(readable=False)
    found = _Parts()
    found.visit(entries[0])
    pattern = entries[0].value
    found.message.ways = tuple(dict.fromkeys(_ways(pattern))) if pattern is not None else ()
    return found.message


class _Parts(Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        special = [key for key, one in zip(keys, node.variants, strict=True) if not one.default]
        if CATEGORIES.isdisjoint(special) or not isinstance(node.selector, ast.VariableReference):
            return
        self.message.selectors.append(Selector(node.selector.id.name, tuple(
            Variant(key, one.default, node.selector.id.name in _variables(one.value))
            for key, one in zip(keys, node.variants, strict=True)
        )))


def _variables(pattern: ast.Pattern) -> set[str]:
    found = _Parts()
    found.visit(pattern)
    return found.message.variables


def _ways(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the longest way in which a pattern can be said, then each case of its selectors."""
    longest: list[str] = []
    every: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            longest.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            cases = [way for variant in element.expression.variants for way in _ways(variant.value)]
            longest.append(max(cases, key=len))
            every += cases
        elif isinstance(element.expression, ast.StringLiteral):
            longest.append(element.expression.value)
    yield "".join(longest).strip()
    yield from every
