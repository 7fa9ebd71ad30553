"""What a translation was made from is remembered, and compared with English."""

from __future__ import annotations

from games.core.catalogue import LANGUAGES
from games.core.translation import FOLLOWING, WRITTEN, Standing, compare, digest, parse_record, record_text


def test_a_digest_sees_words_and_no_comments() -> None:
    assert digest("a = b\n\n## Chapter\n\n") == digest("a = b") == digest("# why\na = b  \n")
    assert digest("a = b") != digest("a = c")


def test_a_record_is_read_as_it_was_written() -> None:
    digests = {"b-2": digest("b"), "a-1": digest("a")}
    assert parse_record(record_text(digests)) == digests
    assert record_text(digests).splitlines()[0].startswith("a-1 ") and record_text({}) == ""


def test_what_is_missing_changed_new_or_gone_is_told() -> None:
    english = {"kept": "kept = a", "changed": "changed = now", "new": "new = n", "missing": "missing = m"}
    record = {"kept": digest("kept = a"), "changed": digest("changed = before"), "gone": digest("gone = g")}
    assert compare(english, ["gone", "kept", "changed", "new"], record) == Standing(
        missing=("missing",), changed=("changed",), new=("new",), gone=("gone",)
    )


def test_every_language_is_written_with_english_or_follows_it() -> None:
    assert {"en", "es", "it"} <= set(WRITTEN) and sorted((*WRITTEN, *FOLLOWING)) == sorted(LANGUAGES)
