"""The operator's desk on the command line, against a running server: what a page can do, these commands can."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from tests.server import web

from pelipoyta.cli import main

TOKEN = "an-operators-secret-token"
PASSWORD = "kolme vihreää norsua hyppii"


@pytest.fixture
def command(
    process: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Runs `pelipoyta house …` against a server; the exit code, and all that it printed."""
    running = process(operator_token=TOKEN)
    address = f"http://{running.address}"
    monkeypatch.setenv("PELIPOYTA_OPERATOR_TOKEN", TOKEN)

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        with pytest.raises(SystemExit) as left:
            main(["house", *words, "--server", address, "--lang=en"])
        return int(left.value.code or 0), "".join(capsys.readouterr())

    run.address = address  # type: ignore[attr-defined]
    return run


def sign_up(address: str, name: str) -> dict[str, str]:
    """Headers of a signed-in person."""
    made = web.post(
        f"{address}/api/account/sign-up", json={"name": name, "password": PASSWORD}, headers={"origin": address}
    )
    assert made.status_code == 201, made.text
    return {"origin": address, "cookie": made.headers["set-cookie"].split(";")[0], "id": made.json()["me"]["account"]}


def test_a_report_is_read_acted_on_appealed_and_answered(command: Any) -> None:
    aino, eino = (sign_up(command.address, name) for name in ("Aino", "Eino"))
    assert command("reports") == (0, "Nothing is waiting.\n")
    body = {"reason": "spam", "note": "Kauppaa mattoja", "person": eino["id"]}
    told = web.post(f"{command.address}/api/reports", json=body, headers=aino)
    assert told.status_code == 200, told.text
    code, shown = command("reports")
    assert (code, "Eino, case " in shown, "Kauppaa mattoja" in shown) == (0, True, True)
    case = shown.split("case ")[1].split(",")[0]
    assert command("sanction", "silence", "--case", case, "--reason", "spam", "--words", "Ei mattoja", "--hours", "24")[
        0
    ] == 0  # fmt: skip
    assert command("reports")[1] == "Nothing is waiting.\n"
    [mine] = web.get(f"{command.address}/api/sanctions", headers=eino).json()["sanctions"]
    assert (mine["kind"], mine["words"], mine["until"] - mine["made"]) == ("silence", "Ei mattoja", 86_400)
    appeal = {"act": "appeal", "note": "Ne olivat lentäviä"}
    assert web.post(f"{command.address}/api/sanctions/{mine['id']}", json=appeal, headers=eino).status_code == 200
    assert "Ne olivat lentäviä" in command("reports")[1]
    assert command("appeal", mine["id"], "--grant", "--words", "Totta")[0] == 0
    [mine] = web.get(f"{command.address}/api/sanctions", headers=eino).json()["sanctions"]
    assert (mine["lifted"], mine["answer"]) == (True, "Totta")
    trail = command("trail", "--name", "Eino")[1]
    assert [word in trail for word in ("Sanction:", "Appeal:", "Sanction lifted:")] == [True] * 3


def test_what_cannot_be_done_is_told_in_a_sentence(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(command.address, "Eino")
    assert "There is no sanction exile" in command("sanction", "exile", "--name", "Eino")[1]
    assert "1, 24, 168" in command("sanction", "silence", "--name", "Eino", "--hours", "5")[1]
    assert command("sanction", "warning", "--name", "Nobody")[0] == 2
    assert command("remove-line", "no-table", "3")[0] == 2
    assert command("close", "none")[0] == command("lift", "none")[0] == command("dismiss", "none")[0] == 2
    monkeypatch.setenv("PELIPOYTA_OPERATOR_TOKEN", "another-operators-token")
    assert "token is not valid" in command("reports")[1]


def test_a_game_is_ended_as_a_draw(command: Any) -> None:
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino"}
    made = web.post(f"{command.address}/api/tables", json=wish).json()["table"]
    assert "not begun" in command("end", made)[1]
    web.post(f"{command.address}/api/tables/{made}/sit", json={"name": "Eino"})
    assert command("end", made) == (0, "Game ended\n")
    assert web.get(f"{command.address}/api/tables/{made}").json()["state"] == "over"
    assert "0.5 0.5" in web.get(f"{command.address}/api/tables/{made}/record").text
    code, told = command("end", made)
    assert code != 0 and "over" in told
    assert command("end", "nosuchtable1")[0] != 0


def test_an_account_is_deleted_at_once(command: Any) -> None:
    """Its sessions end, and nobody is found under its name."""
    aino = sign_up(command.address, "Aino")
    code, told = command("forget", "Aino")
    assert code == 0 and "Account deleted" in told
    gone = web.get(f"{command.address}/api/account", headers=aino).json()
    assert gone.get("me") is None
    assert web.get(f"{command.address}/api/people/Aino").status_code == 404
    assert command("forget", "Aino")[0] != 0 and command("forget", "Nobody")[0] != 0
