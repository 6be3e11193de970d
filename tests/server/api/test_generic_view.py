"""What a client gets for a game that it has no board for: words, shape, drawings, and moves as one types them."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import arvaus
import huuto
import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelipoyta.games import load_all, open_game
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws.texts.misprints import misprinted
from pelipoyta.kernel.laws.walk import random_walk
from pelipoyta.locales.plugins import words_in
from pelipoyta.server.api.catalogue.view_shape import shape_of
from pelipoyta.server.schemas.catalogue.games import ViewShape

EXAMPLES = Path(arvaus.__file__).parent
GAMES = {**load_all(), "arvaus": arvaus.GAME, "huuto": huuto.GAME}


@pytest.fixture
def games() -> dict[str, Any]:
    """Arvaus as it lies in its file, Huuto, and an Arvaus in which all is said aloud."""
    spoken = altered(arvaus.GAME, id="aaneen", view=lambda s, seat: arvaus.View(tuple(s.guesses), s.die), open=True)
    return {
        "arvaus": open_game(str(EXAMPLES / "arvaus.py")),
        "huuto": huuto.GAME,
        "aaneen": spoken,
        "dnup": GAMES["dnup"],
    }


def test_words_in_the_readers_language(house: Any) -> None:
    texts = {lang: house.client.get(f"/api/games/huuto/words?lang={lang}").text for lang in ("fi", "sv", "en", "xx")}
    assert "huuto-ask-lay = Pane kortti." in texts["fi"] and texts["xx"] == texts["fi"]
    assert "huuto-ask-lay = Lay a card." in texts["en"]
    assert len(set(texts.values())) == 3


def test_what_a_language_lacks_comes_in_english_and_rules_from_the_book(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "fi.ftl").write_text("x-name = Ristinolla\nrule-X-1 = Vuorotellen.\n", encoding="utf-8")
    (tmp_path / "words" / "en.ftl").write_text("x-name = Noughts\nx-ask-mark = Mark.\n", encoding="utf-8")
    book = "# Book\n\n- **XO-1** By turns.\n- **XO-2.1** Three in a row\n  {win}.\n\n**XO-3** * is a draw.\n"
    (tmp_path / "RULES.md").write_text(book, encoding="utf-8")
    bundle = FluentBundle(["fi"], use_isolating=False)
    bundle.add_resource(FluentResource(words_in(tmp_path, "fi")))
    patterns = {key: bundle.get_message(key).value for key in bundle._messages}
    said = {key: bundle.format_pattern(pattern)[0] for key, pattern in patterns.items() if pattern}
    assert said == {
        "x-name": "Ristinolla",
        "rule-X-1": "Vuorotellen.",
        "x-ask-mark": "Mark.",
        "rule-XO-1": "By turns.",
        "rule-XO-2-1": "Three in a row {win}.",
        "rule-XO-3": "* is a draw.",
    }


def test_a_game_without_words_has_its_rule_book(house: Any) -> None:
    assert "rule-ARV-2 = A number once named stays." in house.client.get("/api/games/arvaus/words").text


def test_words_and_shapes_of_the_house_come_with_the_client(house: Any) -> None:
    for path in ("dnup/words", "dnup/shape", "none/words", "none/shape"):
        assert house.client.get(f"/api/games/{path}").status_code == 404


def test_what_there_is_of_each_player_is_found_by_looking(house: Any) -> None:
    """A hand of three is no list of three players, and a round no player's number."""
    shape = {"by_seat": ["counts", "laid", "points"], "seats": ["seat"]}
    assert house.client.get("/api/games/huuto/shape").json() == shape
    assert shape_of(arvaus.GAME) == ViewShape(("guesses",), ())
    assert "turn" in shape_of(GAMES["rolechess"]).seats


def test_a_turn_that_counts_on_is_no_seat() -> None:
    for die, found in ((0, ("turn",)), (3, ())):
        game = altered(arvaus.GAME, view=lambda s, seat, more=die: {"turn": more})
        assert shape_of(game).seats == found


def test_an_open_game_is_drawn(house: Any) -> None:
    _, one, two = house.pair("aaneen")
    assert one.updates[-1]["drawn"] == "0 0 / 0"
    one.do(type="Guess", number=3)
    assert two.until("update")["drawn"] == "3 0 / 0"


def test_a_move_may_be_typed(house: Any) -> None:
    _, one, two = house.pair()
    at = one.at
    assert one.answered("why", at=at, action="3")["type"] == "allowed"
    assert one.answered("do", at=at, action="7")["rule"] == "ARV-1"
    for text in ("three", "", "3" * 300):
        answer = one.answered("do", at=at, action=text)
        assert (answer["code"], answer["facts"]) == ("bad_notation", {"text": text[:200]})
    assert one.answered("do", at=at, action=" 3 ")["type"] == "ack"
    assert two.until("update")["view"]["guesses"] == [-1, 0]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_typed_is_read_or_refused(name: str) -> None:
    """Anyone may type anything: a notation raises ValueError, and nothing else."""
    game, rng = GAMES[name], Random(name)
    walk = random_walk(game, game.options(), min(game.seats), rng, 5_000)
    texts = [game.notation.write(action) for action in rng.sample(walk.actions, min(60, len(walk.actions)))]
    slips = [misprinted(text, rng.choice(texts), rng) for text in texts for _ in range(20)]
    for text in ["", " ", "0", "ä", "\0", "-" * 200, *texts, *slips]:
        with suppress(ValueError):
            game.notation.parse(text[:200])
