"""Every rule that can end a game has its sentences, for the winner, the loser, both of a draw, and whoever looks on."""

import re
from pathlib import Path

import pytest

from pelipoyta import games
from pelipoyta.kernel.records import record
from pelipoyta.locales import LANGUAGES, Words, dashed

SOURCES = Path(games.__file__).parent
GOLDEN = Path(__file__).parents[1] / "games"
WIN, DRAW = {"over", "won", "lost"}, {"drawn"}

# By game, the rules that end it, and who may read of each.
ENDS = {
    "rolechess": {"RC-8": WIN, "RC-9.1": DRAW, "RC-9.2": DRAW},
    "sequence": {"SEQ-2.2": WIN, "SEQ-2.7": DRAW},
    "dnup": {"DNUP-3.3": WIN, "DNUP-8.5": WIN},
    "kasvoton": {"KV-A1": WIN, "KV-D0.5": DRAW, "KV-E1": DRAW, "KV-F10": WIN},
    "lotr": {"LOTR-16.1": WIN, **dict.fromkeys(("LOTR-3.5", "LOTR-16.3", "LOTR-19.8", "LOTR-30.42"), WIN | DRAW)},
    "table": {
        "TABLE-1": WIN,
        "TABLE-2": DRAW,
        "TABLE-16": WIN | DRAW,
        "TABLE-20": WIN | DRAW,
        "TABLE-21": WIN,
        "TABLE-22": DRAW,
    },
}
EVERY = {rule: readers for rules in ENDS.values() for rule, readers in rules.items()}

# Where the rules name the one that ends the game.
ID = r'"([A-Z]{2,7}-[\w.]+)"'
ENDING = re.compile(
    rf"\b(?:Over|finish|win|lose)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?{ID}"
    rf"|\.why = .*?{ID}"
)
WHY = re.compile(
    r"^(?:END = .*|def is_lost\(.*\n(?:(?: .*)?\n)*)", re.MULTILINE
)  # ends by number of players; by what was lost


def ending_rules(folder: Path) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    found = {rule for text in sources for groups in ENDING.findall(text) for rule in groups if rule}
    return found | {rule for text in sources for part in WHY.findall(text) for rule in re.findall(ID, part)}


@pytest.mark.parametrize("game", [game for game in ENDS if game != "table"])
def test_the_list_above_is_what_the_rules_say(game: str) -> None:
    assert ending_rules(SOURCES / game) == set(ENDS[game])


def test_the_table_ends_games_by_its_own_rules() -> None:
    assert ending_rules(SOURCES.parent / "table") == set(ENDS["table"])


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("golden/*.game")), ids=lambda path: path.name)
def test_recorded_games_end_as_listed(path: Path) -> None:
    result = record.read(path.read_text(encoding="utf-8"), games.load_all()).result
    if result:
        assert EVERY[result.why] & (WIN if 1.0 in result.scores else DRAW)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reader_has_a_sentence_and_no_sentence_has_no_reader(lang: str) -> None:
    keys = {f"{reader}-{dashed(rule)}" for rule, readers in EVERY.items() for reader in readers}
    written = {key for key in Words(lang).ids() if re.match(r"(over|won|lost|drawn)-[A-Z]{2,7}-", key)}
    assert written == keys


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", [rule for rule, readers in EVERY.items() if readers >= WIN])
@pytest.mark.parametrize("mates", [1, 2])
def test_winner_loser_and_onlooker_read_different_things(lang: str, rule: str, mates: int) -> None:
    words = Words(lang)
    facts = {"mates": mates, "sides": 2, "winner": "Aino", "winners": mates, "loser": "Eino", "losers": mates}
    won, lost, over = (words(f"{reader}-{dashed(rule)}", **facts) for reader in ("won", "lost", "over"))
    assert lost not in (won, over) and all(text.endswith(".") for text in (won, lost, over))
    assert "Aino" not in won + over, "the verdict has named the winner"
    assert "Eino" not in lost, "whoever reads it knows their own name"
