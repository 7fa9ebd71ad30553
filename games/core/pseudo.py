"""The pseudo-language of the tests: English with accents, 40 % longer, and with the plurals of Russian.

It finds clipped boxes, texts that are not translated, and texts that are right only where plurals work as in English.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

PSEUDO = "zz"
"""The code of the pseudo-language."""
PLURALS = "ru"
"""The language whose plurals it has: 1, 21 and 31 are alike (`one`), so are 2 to 4 and 22 (`few`), and 0, 5 to 20
(`many`)."""
ENDINGS = {"one": "ë", "few": "ÿ", "many": "öv"}
"""What the words of a plural category end with."""

FILLER = "¬"
"""What makes words longer: a sign that Discord shows as it is."""

_STRETCH = str.maketrans("aeiouAEIOUncs", "àéîöûÀÉÎÖÛñçš")


def pseudo_localize(words: str) -> str:
    """Return `words` with accents on the letters and about 40 % longer, with anything in angle brackets left alone."""
    kept: list[str] = []
    inside = False
    for letter in words:
        inside = letter == "<" or (inside and letter != ">")
        kept.append(letter if inside else letter.translate(_STRETCH))
    return "".join(kept) + FILLER * (len(words) * 2 // 5)


def give_other_plurals(message: str) -> str:
    """Return the source of an English message with a variant for each plural category of the pseudo-language.

    What English says of one thing is said of exactly 1: its words may hold no number, and would be wrong of 21.
    """
    if "[one]" not in message:
        return message
    resource = FluentParser().parse(message)
    _OtherPlurals().visit(resource)
    return FluentSerializer().serialize(resource)


class _OtherPlurals(Visitor):
    """Replaces the variants `one` and `other` of every selector by `1`, `one`, `few`, `many` and `other`."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        alone = [one for one in node.variants if isinstance(one.key, ast.Identifier) and one.key.name == "one"]
        if not alone:
            return
        alone[0].key = ast.NumberLiteral("1")
        usual = next(one for one in node.variants if one.default)
        for name, ending in ENDINGS.items():
            value = usual.value.clone()
            value.elements.append(ast.TextElement(ending))
            node.variants.insert(-1, ast.Variant(ast.Identifier(name), value))
