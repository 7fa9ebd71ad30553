"""The sentences with which the adviser of Agricola gives its reasons."""

from __future__ import annotations

import pytest

from games.agricola.wording.terms import goods_text
from games.core.catalogue import catalogue
from games.core.text import text

TEXTS = ("games.core.texts", "games.agricola.texts")


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "You get 1 reed. That is what", "You get 3 wood and 1 reed. That is what"),
        ("es", "Recibes 1 junco. Es lo que", "Recibes 3 maderas y 1 junco. Es lo que"),
        ("it", "Ricevi 1 canna. È quello che", "Ricevi 3 legno e 1 canna. È quello che"),
    ],
)
def test_goods_that_are_needed_are_named_in_one_and_in_several(language: str, one: str, several: str) -> None:
    """The second sentence has no pronoun that would need their number and gender."""
    words = catalogue(language, TEXTS)
    for goods, said in (({"reed": 1}, one), ({"wood": 3, "reed": 1}, several)):
        reason = text("agricola-why-goods", goods=goods_text(goods), want=text("agricola-nothing"))
        assert words.translate(reason, str).startswith(said)
