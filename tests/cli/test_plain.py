"""How the terminal shows any game: in the game's own words where it has any, else in the names of its code."""

from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import huuto
import pytest
from huuto.model import Laid, Lay, Options, Shown
from rich.console import Console

from pelipoyta import locales
from pelipoyta.cli.terminal import table
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.plain import plain_look
from pelipoyta.kernel import Secret

WORDS = """huuto-log-shown = { $winner_name } won { $cards }
huuto-do-lay = Lay { $card ->
    [one] the one
   *[other] { $card }
}
huuto-view-left = Pack
huuto-view-left-value = { $value ->
    [one] a card
   *[other] { $value } cards
}
"""


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    locales.add_translations(tmp_path)
    return Reader(locales.Words("en", "cli"), ("Aino", "Eino"), 0)


def test_an_event_names_whom_it_is_about_or_tells_its_facts(reader: Reader) -> None:
    look = plain_look(huuto.GAME)
    assert look.tell(reader, Shown((3, 9), 1)).line == "Eino won 3 9"
    assert look.tell(reader, Laid(1, Secret(None, (1,)))).line == "laid: seat 1, card ?"


def test_numbers_bend_the_words_of_a_choice(reader: Reader) -> None:
    look = plain_look(huuto.GAME)
    assert [look.choice(reader, None, Lay(card)) for card in (1, 7)] == ["Lay the one", "Lay 7"]


def test_a_view_is_told_field_by_field(reader: Reader) -> None:
    told = StringIO()
    view = huuto.GAME.view(huuto.GAME.start(Options(), 2), None)
    Console(file=told, width=80).print(plain_look(huuto.GAME).picture(reader, view))
    lines = [line.split() for line in told.getvalue().splitlines()]
    assert ["Pack", "20", "cards"] in lines and ["points", "0", "0"] in lines


def test_what_is_told_is_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of players may hold brackets."""
    monkeypatch.setattr(table, "told", lambda event, seat: event)
    screen, line = StringIO(), SimpleNamespace(sentence=lambda reader: "[bold]Aino[/bold]")
    seen: Any = SimpleNamespace(
        look=SimpleNamespace(notice=lambda reader, view: None, tell=lambda reader, event: line),
        game=SimpleNamespace(view=lambda state, seat: None),
        console=Console(file=screen),
        reader=None,
        state=None,
        me=0,
    )
    table.TerminalTable._tell(seen, ["moved"])
    assert screen.getvalue() == "  [bold]Aino[/bold]\n"
