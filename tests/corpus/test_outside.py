"""What older releases handed out and left on disk is still accepted: tokens of seats, kept matches of bots."""

import json
from pathlib import Path

import pytest
from tests.corpus.outside import KEYS, MATCH, kept_match
from tests.corpus.reading import CORPUS, DATABASE, secret_of

from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.table.errors import TableError

RELEASES = sorted(path.parent for path in CORPUS.glob(f"*/{DATABASE}"))
release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


@release
def test_a_token_that_a_browser_kept_opens_its_seat(release: Path, tmp_path: Path) -> None:
    old, tokens = json.loads((release / "tokens.json").read_text()), TokenSigner(secret_of(release, tmp_path))
    assert [tokens.key(token) for token in old["tokens"].values()] == list(old["tokens"]) == list(KEYS)
    assert {key: tokens.own(key) for key in KEYS} == old["own"]


@release
def test_a_token_by_another_label_opens_nothing(release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, tokens = json.loads((release / "tokens.json").read_text()), TokenSigner(secret_of(release, tmp_path))
    monkeypatch.setattr(tokens._signer, "salt", b"another label")
    with pytest.raises(TableError, match="bad_token"):
        tokens.key(next(iter(old["tokens"].values())))


@release
def test_a_kept_match_is_read_and_not_played_again(release: Path, tmp_path: Path) -> None:
    """Its seconds are of another machine and another day: they are only there if the file was read."""
    kept = tmp_path / MATCH
    kept.write_bytes((release / MATCH).read_bytes())
    assert kept_match(kept) == 0
    assert kept.read_bytes() == (release / MATCH).read_bytes()


@release
def test_a_renamed_field_of_a_kept_match_is_noticed(release: Path, tmp_path: Path) -> None:
    kept = tmp_path / MATCH
    kept.write_bytes((release / MATCH).read_bytes().replace(b'"seed":', b'"seed_anew":'))
    assert kept_match(kept) != 0
