"""Settings: documented with their defaults, written as operators would, and wrong ones told in a sentence each."""

import re
from pathlib import Path

import pytest

from pelipoyta.locales.details import detail
from pelipoyta.server.settings import (
    OF_COMMAND_LINE,
    OTHER_VARIABLES,
    BadSettings,
    Settings,
    read_settings,
    unknown_settings,
)

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = {
    name: default
    for names, defaults in re.findall(r"^\| (`[A-Z`, _]+`) \| (.+?) \|", PAGE, re.MULTILINE)
    for name, default in zip(re.findall(r"[A-Z_]+", names), defaults.split(", "), strict=True)
}


def test_the_page_names_every_setting_and_no_other() -> None:
    assert sorted(ROWS) == sorted(name.upper() for name in Settings.model_fields)


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != "database_url"])
def test_the_page_tells_the_default(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set to what the page says, it is what it was."""
    default = ROWS[name.upper()].strip("`")
    monkeypatch.setenv(f"PELIPOYTA_{name.upper()}", "" if default == "empty" else default)
    assert getattr(Settings(), name) == Settings.model_fields[name].default


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("mine.py", ("mine.py",)),
        (" mine.py , other.py,", ("mine.py", "other.py")),
        ('["mine.py", "a,b.py"]', ("mine.py", "a,b.py")),
        ("", ()),
        ("[]", ()),
    ],
)
def test_a_list_is_written_with_commas_or_as_json(
    text: str, games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELIPOYTA_GAMES", text)
    assert read_settings().games == games


def test_networks_are_written_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELIPOYTA_PROXIES", "127.0.0.1, 10.0.0.0/8")
    assert [str(network) for network in read_settings().proxies] == ["127.0.0.1/32", "10.0.0.0/8"]


@pytest.mark.parametrize(
    ("text", "level"), [("INFO", "info"), (" info", "info"), ("warn", "warning"), ("FATAL", "critical")]
)
def test_a_log_level_is_written_in_any_case(text: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELIPOYTA_LOG_LEVEL", text)
    assert read_settings().log_level == level


def test_every_wrong_setting_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {
        "PAUSE": "slow",
        "PROXIES": "nginx,also wrong",
        "LOG_LEVEL": "bogus",
        "HOSTS": '["torn',
        "ORIGINS": '{"a": 1}',
    }
    for name, value in wrong.items():
        monkeypatch.setenv(f"PELIPOYTA_{name}", value)
    with pytest.raises(BadSettings) as bad:
        read_settings()
    assert sorted(fault.name for fault in bad.value.faults) == sorted(f"PELIPOYTA_{name}" for name in wrong)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("HOSTS", "games.example, https://games.example", "https://games.example ei ole muotoa games.example"),
        ("HOSTS", "games.example:8080", "games.example:8080 ei ole muotoa games.example"),
        ("ORIGINS", "friend.example", "friend.example ei ole muotoa https://games.example"),
        ("PUBLIC_URL", "games.example", "arvon on oltava muotoa https://games.example"),
        ("BUS_URL", "nats.example", "arvon on oltava muotoa nats://server:4222"),
        ("METRICS", "9464", "arvon on oltava muotoa 127.0.0.1:9464"),
        ("OPERATOR_TOKEN", "short", "arvon pituuden on oltava vähintään 16"),
        ("PAUSE", "slow", "arvon on oltava luku"),
    ],
)
def test_a_wrong_value_is_told_in_the_readers_language(
    name: str, value: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"PELIPOYTA_{name}", value)
    with pytest.raises(BadSettings) as bad:
        read_settings()
    assert [detail("fi", fault.message) for fault in bad.value.faults] == [told]


def test_addresses_of_hosts_and_servers_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELIPOYTA_HOSTS", "games.example,192.168.1.5,[::1],my-house")
    monkeypatch.setenv("PELIPOYTA_BUS_URL", "nats://me:word@a.example:4222,tls://b.example:4222")
    monkeypatch.setenv("PELIPOYTA_ORIGINS", "https://Friend.example/")
    settings = read_settings()
    assert len(settings.hosts) == 4 and settings.bus_url.startswith("nats://me")
    assert settings.origins == ("https://friend.example",)  # as browsers write it


def test_unknown_variables_are_found_with_what_was_meant() -> None:
    environ = {"PELIPOYTA_HOST": "games.example", "PELIPOYTA_FLAVOUR": "salt", "HOME": "/", "PELIPOYTA_FOO": "1"}
    environ |= {"PELIPOYTA_PORT": "many", "PELIPOYTA_PAUSE": "0"}
    assert list(unknown_settings(environ)) == [
        ("PELIPOYTA_FLAVOUR", ""),
        ("PELIPOYTA_FOO", ""),
        ("PELIPOYTA_HOST", "PELIPOYTA_HOSTS"),
        ("PELIPOYTA_PORT", "--port"),
    ]


def test_every_variable_of_the_project_is_known() -> None:
    """A variable that scripts or tests read must not be reported as a misspelt setting."""
    folders = ("src/pelipoyta", "scripts", "tests", "benchmarks", "docs", "client/src", "client/plugins")
    kinds = ("", ".py", ".sh", ".md", ".ts")
    own = (
        "test_settings.py",
        "test_serve.py",
        "test_deploy.py",
        "test_house_care.py",
        "proxies.py",
    )  # wrong names on purpose; those of a proxy's container
    files = [
        file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in kinds and file.is_file()
    ]
    files += [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "hatch_build.py", *(ROOT / "client").glob("*.ts")]
    texts = [file.read_text(encoding="utf-8") for file in files if file.name not in own]
    named = {name for text in texts for name in re.findall(r"(?<![A-Z_{])PELIPOYTA_[A-Z_]*[A-Z]", text)}
    assert sorted(unknown_settings(dict.fromkeys(named - {*OF_COMMAND_LINE}, ""))) == []
    assert sorted(OTHER_VARIABLES - named) == []
