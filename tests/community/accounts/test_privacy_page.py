"""The privacy page tells of every table that holds a person's data, and of all that stays of a deleted account."""

import re
from pathlib import Path

import pytest
from sqlalchemy import Column, String, Table

from pelipoyta.community.accounts.leaving.person_columns import KEPT, person_tables
from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.storage.schema.whole import METADATA

PAGE = Path(__file__).parents[3] / "client/src/account/PrivacyPage.svelte"
# Parts of the page, by its tables: words of the English text that tell of each.
TOLD: dict[str, dict[str, str]] = {
    "account": {
        "accounts": "name, day of creation, settings",
        "favourite_games": "favourite games",
        "kept_values": "decks and progress in lessons",
        "device_claims": "played without an account",
        "claimed_seats": "played without an account",
        "freed_names": "names that you gave up",
    },
    "sign-in": {
        "sessions": "hashes of recovery codes and sessions",
        "credentials": "public key of a passkey",
        "recovery_codes": "hashes of recovery codes",
        "challenges": "a sign-in that is under way",
        "device_links": "the linking of a new device",
    },
    "games": {
        "table_index": "the course of a game",
        "table_seats": "the course of a game",
        "results": "results",
        "result_players": "results",
        "ratings": "ratings with their changes",
        "rating_changes": "ratings with their changes",
        "contest_index": "tournaments",
        "leagues": "leagues",
        "league_log": "leagues",
        "rating_choices": "stay out of leaderboards",
        "conditionals": "conditional answers",
    },
    "search": {
        "offers": "a search with its games",
        "meetings": "paired with whom",
        "pairings": "paired with whom",
        "presence": "a page of yours is open",
        "conduct": "you did not come to",
    },
    "people": {
        "friendships": "friends and requests",
        "follows": "people you follow",
        "blocks": "block",
        "mutes": "mute",
        "visibility": "who sees you here",
        "not_featured": "shown on the start page",
        "club_members": "clubs you belong to",
        "club_requests": "requests to join",
        "club_links": "invitation links",
        "club_events": "events that you made",
        "club_removed": "your removal from a club",
        "club_trail": "log of changes",
        "clubs": "address of its web-hook",
    },
    "notices": {
        "notices": "notices and their deliveries",
        "deliveries": "notices and their deliveries",
        "notice_seats": "whose turns",
        "turns": "whose turns",
        "contest_followers": "tournaments whose turns and beginning",
        "notice_settings": "settings of notices, mail address, web-hook",
        "subscriptions": "notice addresses of devices",
        "vacations": "vacations",
    },
    "manners": {
        "reports": "reports that you made",
        "cases": "cases opened for them",
        "sanctions": "sanctions with their reasons",
        "appeals": "appeals",
        "moderation_trail": "the operators’ log of changes",
        "redactions": "messages",
    },
    "fairplay": {"signals": "hashes of the device", "fairplay_reports": "figures in a report"},
    "bots": {"bot_accepts": "games that they wait for", "bot_games": "games that they have played"},
    "times": {"exports": "file with collected data"},
}
NOBODYS = {
    "projected": "lengths of logs",
    "projections": "versions of projections",
    "league_tables": "tables of fixtures, by their ids",
    "pairing_waits": "how long a search of a kind took, without its person",
    "rating_fold": "the newest result that was counted",
    "voids": "results that do not count, by their ids, with the operator's reason",
}
# Words of the English text that tell what stays of a deleted account.
STAYS = {
    "accounts": "only an id stays",
    "freed_names": "the freed name for a year",
    "claimed_seats": "which games you brought along",
    "results": "games, results",
    "result_players": "games, results",
    "ratings": "ratings",
    "rating_changes": "ratings",
    "turns": "games",
    "cases": "cases",
    "reports": "reports, cases",
    "sanctions": "sanctions",
    "appeals": "appeals",
    "moderation_trail": "the operators’ log of changes",
    "fairplay_reports": "reports of fair play",
    "club_trail": "in clubs the invitation links, events, removals and log of changes",
    "club_events": "in clubs the invitation links, events",
    "club_links": "in clubs the invitation links",
    "club_removed": "removals",
    "leagues": "leagues that you played in or organised",
    "contest_index": "tournaments",
    "pairings": "",  # told in the part of searches: an hour
}
# Rows without a person's column that stay as well: names in notices to others.
ELSEWHERE = "in notices that went to others your name is seen for 30 days"


def text(part: str, language: str = "en") -> str:
    return Words(language, "account")(f"privacy-{part}-text")


def untold() -> set[str]:
    """Tables that neither the page nor the list of those without a person's data knows."""
    told = {table for part in TOLD.values() for table in part}
    assert not told & NOBODYS.keys()
    return {table.name for table in METADATA.sorted_tables} ^ (told | NOBODYS.keys())


def test_every_table_is_told_of_or_is_nobodys() -> None:
    assert untold() == set()
    assert {table.name for table in person_tables()} & NOBODYS.keys() == set()


def test_a_planted_table_is_noticed() -> None:
    planted = Table("diaries", METADATA, Column("person", String(64), primary_key=True))
    try:
        assert untold() == {"diaries"}
    finally:
        METADATA.remove(planted)


@pytest.mark.parametrize("part", TOLD)
def test_the_words_stand_in_their_part(part: str) -> None:
    said = text(part).lower()
    assert [words for words in TOLD[part].values() if words not in said] == []


def test_what_stays_of_a_deleted_account_is_told() -> None:
    said = text("deleted").lower()
    assert STAYS.keys() == KEPT.keys()
    assert [words for words in (*STAYS.values(), ELSEWHERE) if words not in said] == []


def test_web_hooks_are_among_those_who_get_data() -> None:
    said = text("others").lower()
    assert "web-hook of your own" in said or "your own web-hook" in said
    assert "a club’s web-hook tells" in said


def test_the_page_shows_every_part_in_every_language() -> None:
    listed = PAGE.read_text(encoding="utf-8").partition("const PARTS")[2].partition("</script>")[0]
    shown = re.findall(r"'([a-z-]+)'", listed)
    assert {*TOLD, "others", "deleted"} <= {*shown}
    for part in shown:
        lines = {language: len(text(part, language).splitlines()) for language in LANGUAGES}
        assert len(set(lines.values())) == 1, f"{part}: {lines}"
