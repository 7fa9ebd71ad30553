"""The table in the terminal, as somebody at the keyboard meets it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from games.cli.listen import hear
from games.cli.main import main
from games.cli.play import open_table
from games.core.catalogue import LANGUAGES
from games.core.options import usual
from games.core.registry import GAMES, spec_of


def typed(game: str, lines: Sequence[str], *, players: int | None = None, language: str = "en", seed: int = 3) -> str:
    """What is said while these lines are typed, prompts included."""
    spec = spec_of(game)
    told: list[str] = []
    keys = iter(lines)

    def read(prompt: str) -> str:
        told.append(prompt)
        try:
            return next(keys)
        except StopIteration:
            raise EOFError from None

    players = players or spec.seats[-1]
    open_table(spec, players, usual(spec, players), language, seed, read, told.append).run()
    return "\n".join(told)


def after(text: str, prompt: str) -> list[str]:
    """What is said between one prompt and the next."""
    return [part.strip() for part in re.split(re.escape(prompt), text)]


def test_it_says_who_plays_and_how_to_get_help() -> None:
    told = typed("grimm_forest", [], players=3)
    assert "The Grimm Forest – you are Ana." in told and "With you play AIs: Bruno, Carla." in told
    assert "? lists the keys" in told and told.endswith("See you at the table.")


def test_the_keys_tell_what_they_promise() -> None:
    told = typed("grimm_forest", ["?", "b", "r", "r 2", "c big bad", "h", "w", "l", "o", "q"], players=3)
    parts = after(told, "Choose (1–3)> ")
    assert "u take back" in parts[1] and "Brickyard: 3 bricks." in parts[2] and "r 2  The Gather phase" in parts[3]
    assert parts[4].startswith("The Gather phase\n1. Everybody lays a Gather card")
    assert parts[5].startswith("Big Bad Wolf: Monster.") and parts[6] == "Nobody gives advice in this game."
    assert parts[7] == "A Fable: You have no Fable in hand." and "Round 1 begins." in parts[8]
    assert parts[9].startswith("Where does your pig go?") and "There now: 5 straw" in parts[9]
    assert parts[10] == "See you at the table."


def test_advice_is_given_where_there_is_an_adviser() -> None:
    told = typed("northwood", ["h"])
    assert re.search(r"Fief \d .*: Fief \d: this hand and the best ability", told)


def test_an_option_is_typed_by_its_number_its_name_or_its_beginning() -> None:
    for way in ("2", "forest", "Forest", "fores"):
        assert "Ana goes alone to the Forest" in typed("grimm_forest", [way], players=3, seed=5) or (
            "go to the Forest" in typed("grimm_forest", [way], players=3, seed=5)
        )


def test_what_cannot_be_understood_costs_one_line_not_the_board() -> None:
    told = typed("grimm_forest", ["9", "hello"], players=3)
    parts = after(told, "Choose (1–3)> ")
    assert parts[1] == "! “9” is none of the options; type a number from 1 to 3. ? lists the keys."
    assert parts[2].count("\n") == 0 and "hello" in parts[2]


def test_a_refusal_says_only_its_reason_and_asks_again() -> None:
    told = typed("grimm_forest", ["1 2"], players=3)
    assert after(told, "Choose (1–3)> ")[1] == "! Choose only one."


def test_taking_back_does_not_tell_the_whole_log_again() -> None:
    told = typed("agricola", ["forest", "u", "q"], players=1)
    assert told.count("Round 1") <= 2 and "Taken back." in told
    assert told.count("Where do you place a person?") == 2


def test_names_make_every_sentence_right_in_every_language() -> None:
    for language in LANGUAGES:
        told = typed("grimm_forest", ["1", "1", "1", "1"], players=3, language=language)
        assert "Ana" in told and "#1" not in told and not re.search(r"\b(you goes|tú va|tu va)\b", told)


def test_the_end_says_totals_first_and_nothing_of_zero() -> None:
    spec = spec_of("northwood")
    end = hear(spec, 1, spec.options(), seed=1).text.splitlines()[-1]
    assert re.fullmatch(r"\d\. Ana: \d+ stars? \(friendly fiefs \d\)|\d\. Ana: 0 stars", end), end
    assert "{" not in end


def test_a_changed_line_tells_what_has_come_and_gone() -> None:
    told = typed("northwood", ["1", "1", "1"], seed=1)
    assert "no longer: " in told.rpartition("Response")[2]
    assert told.count("Introductory") <= 1 and told.count("Ally, ready: Badger") == 1


def test_options_keep_their_numbers_and_only_what_is_new_in_them_is_told() -> None:
    told = typed("agricola", ["forest", "5", "day laborer", "o", "q"], players=2)
    first, again = told.split("Where does your last person go?")[0:2]
    assert "   5 Forest" in first and "   4 Day Laborer" in first
    assert re.search(r"\n  (As before|All) from 1 .+ on, (but without|except) .*5 Forest", again)
    assert "! “5” is none of the options" in again, "the number of what is gone means nothing else"
    assert "Ana uses Day Laborer" in again
    whole = told.rpartition("Where do you place a person?")[2]
    assert "   5 Forest  (" in whole and whole.count("Reed Bank") == 1


def test_what_the_log_has_told_of_others_is_summed_up_after_a_harvest_or_when_asked_for() -> None:
    lines = ["forest", "day laborer", "clay pit", "reed bank"]
    told = typed("agricola", [*lines, "b bruno", "q"], players=2, seed=4)
    before, asked = told.split("Farm of Bruno")
    assert before.count("Bruno has") == 1 and len(re.findall(r"· (?:Round|Bruno)", before)) >= 5
    assert "Bruno has" in asked and "Farmyard of Bruno" in asked and "Ana has" not in asked


def test_what_was_shown_before_it_counted_is_not_said_again() -> None:
    told = typed("agricola", ["forest", "anytime", "", "1", "", "q"], players=1, seed=2)
    assert len(re.findall(r"Ana (?:lets|discards|turns) .*", told)) == 1, told[-900:]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_is_told_in_every_language(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    typed(game, ["1", "1", "b", "?", "w", "h", "o", "r 1", "c a", "l", "zz", "u", "q"], language=language)
    assert caplog.messages == []


def test_the_command_line_takes_a_name_and_a_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    assert main(["play", "northwood", "--language", "es", "--name", "Inés"]) == 0
    assert "te llamas Inés." in capsys.readouterr().out
