"""A picture for every card: each has one, no two titles look alike, versions of one person are kin."""

import json
import os
import re
from collections import defaultdict
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest

from pelipoyta.games.lotr.art import MOTIFS, PALETTES, Scene, art, cast_of, scene_of, svg
from pelipoyta.games.lotr.art.motifs import FAMILY_OF, RULES, TITLES, ground_of
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.build import companion, event, minion, possession
from pelipoyta.games.lotr.language.names import ELF, ELVEN, ISENGARD, RANGED_WEAPON, URUK_HAI
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.facts import Facts

LARGEST = 6_000  # bytes of one picture as SVG
LAYER = re.compile(r"[kcap]\d? M[-\d.MmLlHhVvCcSsQqTtAaZz ]+")


def faults(scenes: dict[int, Scene]) -> list[str]:
    """What is wrong with the pictures of cards, by code."""
    found = [f"{CARDS[code].title} has no picture" for code in CARDS if code not in scenes]
    seen: dict[object, Facts] = {}
    for code, scene in scenes.items():
        card, twin = CARDS[code], seen.setdefault(scene.likeness(), CARDS[code])
        if (twin.title, twin.subtitle) != (card.title, card.subtitle):
            found.append(f"{card.title}, {card.subtitle} looks like {twin.title}, {twin.subtitle}")
        if len(svg(scene).encode()) > LARGEST:
            found.append(f"{card.title} is too large")
        if not scene.pieces:
            found.append(f"{card.title} shows nothing")
    return found


@pytest.fixture(scope="module")
def scenes() -> dict[int, Scene]:
    return {code: scene_of(card) for code, card in CARDS.items()}


def test_every_card_has_a_picture_of_its_own(scenes: dict[int, Scene]) -> None:
    assert faults(scenes) == []


def test_the_law_finds_a_missing_a_copied_and_a_swollen_picture(scenes: dict[int, Scene]) -> None:
    first, second, third = sorted(scenes)[:3]
    swollen = Scene("elven", "p", scenes[third].pieces * 12)
    titles = [CARDS[code].title for code in (first, second, third)]
    assert faults({code: scene for code, scene in scenes.items() if code != first}) == [f"{titles[0]} has no picture"]
    assert [
        fault for fault in faults({**scenes, second: scenes[first]}) if titles[1] in fault and "looks like" in fault
    ]
    assert faults({**scenes, third: swollen}) == [f"{titles[2]} is too large"]
    assert faults({**scenes, third: Scene("elven", "p", ())}) == [f"{titles[2]} shows nothing"]


def test_versions_of_one_person_are_kin(scenes: dict[int, Scene]) -> None:
    """The same face; by more than chance what they wear and bear, too."""
    people = defaultdict(list)
    for card in CARDS.values():
        if card.is_character and card.unique:
            people[card.title, card.culture].append(scenes[card.code])
    versions = [kin for kin in people.values() if len(kin) > 1]
    assert len(versions) > 3
    for kin in versions:
        for one, other in combinations(kin, 2):
            faces = [
                {piece.motif for piece in scene.pieces if FAMILY_OF[piece.motif] == "heads"} for scene in (one, other)
            ]
            assert faces[0] & faces[1]


def test_no_face_is_printed_on_its_own_ink(scenes: dict[int, Scene]) -> None:
    lost = [
        CARDS[code].title
        for code, scene in scenes.items()
        if not any(FAMILY_OF[piece.motif] == "frames" for piece in scene.pieces)
        for piece in scene.pieces
        if FAMILY_OF[piece.motif] == "heads" and ground_of(piece.motif) == scene.sky
    ]
    assert lost == []


def test_a_card_nobody_has_drawn_yet_is_shown_by_what_it_is() -> None:
    """Race, class, keywords and the words of the title; the same whenever it is asked."""
    bowman = minion("6C999", "Uruk Longbowman", ISENGARD, URUK_HAI, cost=1, strength=1, vitality=1, site=1)
    cast = cast_of(bowman)
    assert FAMILY_OF[cast[0]] == "heads" and cast[0] == "uruk"
    assert scene_of(bowman) == scene_of(bowman)
    assert "bow" in cast_of(possession("6C998", "Old Thing", ELVEN, cost=0, item=RANGED_WEAPON))[0]
    assert cast_of(event("6C997", "Nothing Known", ELVEN, cost=0))
    elves = [companion(f"6C{n}", f"Elf {n}", "", ELVEN, ELF, cost=1, strength=1, vitality=1) for n in range(900, 940)]
    assert len({scene_of(elf).likeness() for elf in elves}) > len(elves) * 0.9


def test_the_tables_name_motifs_that_there_are() -> None:
    tables = [cast.split() for table in TITLES.values() for cast in table.values()]
    ruled = [RULES[part].values() for part in ("words", "items", "keywords", "signs", "lands")]
    people = [part.split() for sort in RULES["people"].values() for part in sort]
    named = {name for cast in (*tables, *people) for name in cast} | {
        name for values in ruled for value in values for name in value.split()
    }
    assert named - {"-"} <= set(MOTIFS)
    assert len(MOTIFS) >= 100


def test_motifs_are_layers_of_four_inks() -> None:
    for name, cut in MOTIFS.items():
        assert all(LAYER.fullmatch(line) for line in cut.splitlines()), name
    assert all(set(inks) == set("kcap") for inks in PALETTES.values())


def test_rings_sites_and_the_nine_have_compositions_of_their_own(scenes: dict[int, Scene]) -> None:
    for card in CARDS.values():
        motifs = {piece.motif for piece in scenes[card.code].pieces}
        if card.kind is Kind.RING:
            assert "ring" in motifs
        if card.kind is Kind.SITE:
            assert card.title in TITLES["sites"]


def test_a_picture_as_it_is_sent(scenes: dict[int, Scene]) -> None:
    sent = art()
    assert set(sent.scenes) == set(CARDS)
    assert max(map(len, sent.scenes.values())) < 250
    assert json.dumps(sent.scenes[4364]).startswith('"gondor ')


DIGESTS = Path(__file__).with_name("art-digests.json")


def test_pictures_are_as_they_were(scenes: dict[int, Scene]) -> None:
    """Of each set, by digest; `PELIPOYTA_RENEW=1` writes them anew, after one has looked at the pictures."""
    sets = {str(number): sorted(code for code in scenes if code // 1000 == number) for number in range(1, 7)}
    told = {name: "".join(scenes[code].written() for code in codes) for name, codes in sets.items()}
    found = {name: sha256(text.encode()).hexdigest()[:16] for name, text in told.items()}
    if os.environ.get("PELIPOYTA_RENEW"):
        DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(DIGESTS.read_text(encoding="utf-8")) == found
