"""Records in the terminal: `verify`, replay, and damaged files."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.cli.main import main
from games.core.catalogue import catalogue
from games.core.chance import commitment, game_seed
from games.core.codec import dump
from games.core.fuzz import random_answer
from games.core.record import (
    Export,
    Record,
    RecordedAnswer,
    RecordedDraw,
    RecordedEpoch,
    RecordedResult,
    RecordedSeat,
    export_of,
)
from games.core.registry import new_session, spec_of
from games.core.text import Text
from games.core.verify import verify

GAME, PLAYERS = "grimm_forest", 2
SECRET, TICKETS = "12" * 32, ["1", "2"]


@pytest.fixture(scope="module")
def honest() -> Record:
    """Return the record of a whole random game, as a table exports it."""
    spec, seed, rng = spec_of(GAME), game_seed(SECRET, TICKETS), random.Random(1)
    session = new_session(spec, PLAYERS, seed)
    answers: list[RecordedAnswer] = []
    while not session.finished:
        seat, decision = rng.choice(list(session.open_questions().items()))
        answer = random_answer(spec.rules, session.state, decision, rng)
        answers.append(RecordedAnswer(
            segment=session.segment, seat=seat, key=decision.key, answer=list(answer), cause="person", free=False,
        ))
        session.submit(seat, answer)
    result = spec.rules.result(session.state)
    return Record(
        table=1, game=GAME, options=spec.options().model_dump(mode="json"), status="finished", daily=None,
        seats=[RecordedSeat(seat=seat, by="person", level=None) for seat in range(PLAYERS)],
        commitment=commitment(SECRET), secret=SECRET, tickets=TICKETS, seed=seed,
        epochs=[RecordedEpoch(segment=0, rules_version=spec.version, state=None)], answers=answers,
        draws=[
            RecordedDraw(segment=one.segment, label=draw.label, n=draw.n, kind=draw.kind, size=draw.size,
                         result=list(draw.result))
            for one in session.closed for draw in one.draws
        ],
        result=RecordedResult(
            places=list(result.places), totals=list(result.totals), scores=[dict(one) for one in result.scores],
            reason=json.loads(dump(result.reason)),
        ),
    )


def run(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], *contents: Any) -> tuple[int, str]:
    """Run a command on files with these contents."""
    files = []
    for number, content in enumerate(contents):
        file = tmp_path / f"file{number}.json"
        plain = content.model_dump(mode="json") if isinstance(content, Export) else content
        file.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
        files.append(str(file))
    code = main([command, *files])
    return code, capsys.readouterr().out


def without_draws(record: Record, label: str = "") -> Record:
    """Return the record without the last draw of each label, or without all draws of one label."""
    last = {one.label: at for at, one in enumerate(record.draws)}
    gone = {at for at, one in enumerate(record.draws) if one.label == label} if label else set(last.values())
    return record.model_copy(update={"draws": [one for at, one in enumerate(record.draws) if at not in gone]})


def test_an_exported_record_is_played_again(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("replay", tmp_path, capsys, export_of(honest)) == (0, f"file0.json: {GAME}: the same\n")


@pytest.mark.parametrize("label", ["", "start"])
def test_draws_that_were_left_out_are_missed_when_the_game_is_played_again(
    label: str, honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The arithmetic check cannot find this, and does not claim to."""
    forged = export_of(without_draws(honest, label))
    code, told = run("verify", tmp_path, capsys, forged)
    assert code == 0 and "left out" not in told and "`replay FILE`" in told
    code, told = run("replay", tmp_path, capsys, forged)
    assert code == 1 and "the game draws" in told


def test_another_result_is_found_when_the_game_is_played_again(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert honest.result is not None
    forged = honest.model_copy(update={"result": honest.result.model_copy(update={"places": [2, 1]})})
    other = honest.model_copy(update={"answers": honest.answers[:-1]})
    assert run("replay", tmp_path, capsys, export_of(forged), export_of(honest))[0] == 1
    code, told = run("replay", tmp_path, capsys, export_of(other))
    assert code == 1 and "ends before the game does" in told


@pytest.mark.parametrize(("change", "said"), [
    ({"places": [2, 1]}, "places: the game gives [1, 2], the record says [2, 1]"),
    ({"scores": [{"brick": 7}, {"brick": 7}]}, "scores: "),
    ({"reason": {"key": "grimm-forest-reason-shared"}}, "reason: "),
])
def test_what_differs_in_the_result_is_named(
    change: dict[str, Any], said: str, honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert honest.result is not None
    forged = honest.model_copy(update={"result": honest.result.model_copy(update=change)})
    code, told = run("replay", tmp_path, capsys, export_of(forged))
    assert code == 1 and said in told


def test_a_score_without_the_names_of_today_is_no_difference(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert honest.result is not None
    scores = [{name: n for name, n in one.items() if name != "straw"} for one in honest.result.scores]
    older = honest.model_copy(update={"result": honest.result.model_copy(update={"scores": scores})})
    assert run("replay", tmp_path, capsys, export_of(older))[0] == 0


def test_what_was_given_and_where_a_position_stands_in_the_record_is_said(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = export_of(honest.model_copy(update={"given": {"state": {}}}))
    code, told = run("verify", tmp_path, capsys, given)
    assert code == 0 and "the record was given state" in told
    spec, seed = spec_of(GAME), honest.seed
    state = json.loads(dump(new_session(spec, PLAYERS, seed).checkpoint))
    segment = honest.answers[-1].segment + 1
    epochs = [*honest.epochs, RecordedEpoch(segment=segment, rules_version=spec.version, state=state)]
    (position,) = (
        one for one in verify(export_of(honest.model_copy(update={"epochs": epochs}))).unknown
        if one.key == "cli-verify-checkpoint"
    )
    assert position.args == {"n": segment, "version": spec.version}


@pytest.mark.parametrize("change", [
    {"size": 8589934592, "kind": "number", "result": [1]}, {"n": int("9" * 400)}, {"segment": int("9" * 400)},
    {"size": -1, "kind": "order", "result": []},
])
def test_a_spoilt_draw_is_named(
    change: dict[str, Any], honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = export_of(honest).model_dump(mode="json")
    plain["record"]["draws"][0] |= change
    code, told = run("verify", tmp_path, capsys, json.dumps(plain))
    assert code == 1 and "draws[0]" in told


@pytest.mark.parametrize("given", [{"state": -1}, {"draws": ""}, {"draws": [0]}, {"fable_deck": 7}])
def test_what_no_set_up_takes_is_said_in_a_line(
    given: dict[str, Any], honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record comes from another person."""
    code, told = run("replay", tmp_path, capsys, export_of(honest.model_copy(update={"given": given})))
    assert code == 1 and "do not take its set-up" in told


@pytest.mark.parametrize("step", ["choose_last", "reveal_gather", "build"])
def test_a_state_that_the_rules_cannot_go_on_with_is_said_in_a_line(
    step: str, honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = json.loads(dump(new_session(spec_of(GAME), PLAYERS, honest.seed).checkpoint)) | {"step": step, "turn": 7}
    spoilt = honest.model_copy(update={"given": {"state": state}})
    code, told = run("replay", tmp_path, capsys, export_of(spoilt), export_of(honest))
    assert code == 1 and "do not take its set-up" in told and f"file1.json: {GAME}: the same" in told


def test_a_seed_that_is_none_is_named_and_the_next_file_is_looked_at(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = export_of(honest.model_copy(update={"seed": "not hex"}))
    code, told = run("verify", tmp_path, capsys, spoilt, export_of(honest))
    assert code == 1 and "seed: the secret and the clicks" in told and "The seal is genuine." in told
    assert run("replay", tmp_path, capsys, spoilt)[0] == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("content", ["[" * 200_000, "{", "", "\ufeff[]", "null", '"text"', "12"])
def test_what_is_no_record_is_said_in_a_line(
    content: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(command, tmp_path, capsys, content)
    assert code == 1 and told and "Traceback" not in told


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_writes_nothing_on_the_screen_but_letters(
    command: str, honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\x1b[2J\x1b[H- The seal is genuine.\n\r\u202e\x07"
    plain = export_of(honest).model_dump(mode="json")
    contents: list[Any] = [
        {**plain, "record": {**plain["record"], evil: 1}}, {**plain, evil: 1}, {"format": evil}, {"game": evil},
        export_of(honest.model_copy(update={"game": evil})),
        export_of(honest.model_copy(update={"given": {evil: 1}})),
        export_of(honest.model_copy(update={"draws": [
            honest.draws[0].model_copy(update={"label": evil}), *honest.draws[1:],
        ]})),
        export_of(honest.model_copy(update={"answers": [
            honest.answers[0].model_copy(update={"key": evil}), *honest.answers[1:],
        ]})),
        {"game": "northwood", "rules_version": 1, "players": 1, "seed": "00" * 32, "answers": [
            {"seat": 0, "key": evil, "answer": [evil], "free": False},
        ]},
        {"game": evil, "rules_version": 1, "players": 1, "seed": evil, "answers": []},
    ]
    for content in contents:
        _, told = run(command, tmp_path, capsys, content)
        assert told and all(one == "\n" or one.isprintable() for one in told), (content, told)
        assert len(told.splitlines()) < 30


@pytest.mark.parametrize("change", [
    {"game": "chess"}, {"players": 9}, {"options": {"nothing": 1}}, {"options": {"advanced": "?"}},
    {"seed": "not hex"}, {"setup": {"moon": 1}},
])
def test_a_transcript_that_cannot_begin_is_said_and_the_next_is_played(
    change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = {"game": GAME, "rules_version": spec_of(GAME).version, "players": 2, "seed": "00" * 32, "answers": []}
    code, told = run("replay", tmp_path, capsys, {**plain, **change}, plain)
    assert code == 1 and "it cannot begin" in told.splitlines()[0]
    assert told.splitlines()[1] == f"file1.json: {GAME}: the same"


def test_a_record_of_another_rules_version_is_not_called_different(
    honest: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = [honest.epochs[0].model_copy(update={"rules_version": 99})]
    code, told = run("replay", tmp_path, capsys, export_of(honest.model_copy(update={"epochs": other})))
    assert code == 1 and "cannot be played again: it was played by rules of version 99" in told


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_strange_format_is_told_which_ones_are_known(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_text('{"format": 7}', encoding="utf-8")
    assert main(["verify", str(file), "--language", language]) == 1
    assert "1, 2, 3" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "missing", "other"), [
    ("en", "There is no such file", "This is no record of a table"),
    ("es", "Aquí no hay ningún archivo", "Esto no es el registro de una mesa"),
    ("it", "Qui non c’è nessun file", "Questa non è la registrazione di un tavolo"),
])
def test_a_wrong_file_is_told_in_the_language_that_was_asked_for(
    language: str, missing: str, other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, note = tmp_path / "sobremesa-1.html", tmp_path / "note.json"
    page.write_text("<!doctype html>", encoding="utf-8")
    note.write_text('{"name": "a note"}', encoding="utf-8")
    assert main(["verify", str(tmp_path / "nothing.json"), str(page), str(note), "--language", language]) == 1
    told = capsys.readouterr().out
    assert missing in told and told.count(other) == 2
    assert "Errno" not in told and "Expecting" not in told


def test_a_replay_says_what_is_wrong_with_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sobremesa-1.html"
    page.write_text("<!doctype html>", encoding="utf-8")
    assert main(["replay", str(tmp_path / "nothing.json"), str(page)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("there is no such file") and second.endswith("is no record: it is not JSON")


@pytest.mark.parametrize(("language", "said"), [
    ("en", "The seed was made of the sealed secret."), ("es", "La semilla salió del secreto sellado."),
    ("it", "La chiave è nata dal segreto sigillato."),
])
def test_no_clicks_are_named_where_the_bot_has_begun_the_table(language: str, said: str) -> None:
    """The tables of a league have no lobby."""
    words = catalogue(language, ("games.core.texts", "games.cli.texts"))
    assert words.translate(Text("cli-verify-good-seed", {"n": 0}), str) == said
