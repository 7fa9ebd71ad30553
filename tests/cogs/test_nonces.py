"""Nonces, by which Discord recognises a message that is sent a second time."""

from __future__ import annotations

from cogs.publishing.post import NONCE, nonce_in

HERE, THERE = 1576584949388017665, 1576584949388017667
USUAL = f"t{'z' * 12}-{'z' * 4}-zz"
"""The longest nonce of a turn message: one that follows another, at one of a million tables."""


def test_a_nonce_holds_for_one_channel() -> None:
    assert nonce_in(HERE, "l1-0") == nonce_in(HERE, "l1-0")
    assert len({nonce_in(channel, nonce) for channel in (HERE, THERE) for nonce in ("l1-0", "l2-0", USUAL)}) == 6


def test_a_nonce_is_never_too_long_and_says_what_it_is_for_if_it_can() -> None:
    assert nonce_in(HERE, USUAL).startswith(f"{USUAL}~") and len(nonce_in(HERE, USUAL)) <= NONCE
    long = "x" * 40
    assert len(nonce_in(HERE, long)) <= NONCE and nonce_in(HERE, long) != nonce_in(THERE, long)
