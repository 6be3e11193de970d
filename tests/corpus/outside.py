"""Writes what a release hands out or leaves outside the database: tokens of seats, a kept match of bots."""

import json
from pathlib import Path

from pelipoyta.cli import main
from pelipoyta.server.services.requests.tokens import TokenSigner

KEYS = ("corpus/dnup drawn", "corpus/dnup drawn/1", "a key with ä, of a player's own")
MATCH = "match.jsonl"


def write_tokens(folder: Path, secret: bytes) -> None:
    """TokenSigner as browsers keep them, and keys of players' own as the server keeps them."""
    tokens = TokenSigner(secret)
    told = {"tokens": {key: tokens.sign(key) for key in KEYS}, "own": {key: tokens.own(key) for key in KEYS}}
    (folder / "tokens.json").write_text(json.dumps(told, indent=1) + "\n")


def kept_match(file: Path) -> int:
    """Play three pairs of games between bots, or those of them that the file lacks; the exit code."""
    bots = ("--bots", "greedy,uniform", "--pairs", "3", "--jobs", "1", "--seed", "7")
    try:
        main(["match", "dnup", *bots, "--lang", "en", "--keep", str(file)])
    except SystemExit as left:
        return int(left.code or 0)
    return 0
