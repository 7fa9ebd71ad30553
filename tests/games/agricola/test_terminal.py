"""The table in the terminal: free actions are named and can be typed."""

from __future__ import annotations

import builtins

import pytest

from games.agricola import SPEC
from games.agricola.options import AgricolaOptions
from games.cli.play import play


def test_what_may_be_done_at_any_time_is_typed_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["forest", "anytime", "burn=1", "quit"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(typed))
    assert play(SPEC, 1, AgricolaOptions(), "en", 1) == 0
    shown = capsys.readouterr().out
    assert "anytime: Turn goods into others" in shown
    assert "1 wood into 1 fuel" in shown
    assert next(typed, None) is None
