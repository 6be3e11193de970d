"""Talk over the wire (TABLE-8): said once, heard by whom it is for, and every refusal says why."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.settings import Settings

SHADOW = {"shadow_chat": True}


@pytest.fixture
def games(games: dict[str, AnyGame]) -> dict[str, AnyGame]:
    return {**games, **{name: load(name) for name in ("kasvoton", "sequence", "lotr")}}


def texts(message: dict[str, Any]) -> list[str]:
    return [line["text"] for line in message["lines"]]


def full(house: Any, game: str, seats: int, **options: Any) -> tuple[str, list[str], list[Any]]:
    """A running game of persons: the table, their tokens and their lines, each told what it may say."""
    made = house.table(game, "me", *["open"] * (seats - 1), **options)
    tokens = [made["token"], *(house.sit(made["table"])["token"] for _ in range(seats - 1))]
    return made["table"], tokens, [house.join(made["table"], token) for token in tokens]


def nothing_said(line: Any) -> bool:
    """Nothing was said to this line up to now."""
    line.say("ping")
    while (message := line.hear())["type"] != "pong":
        if message["type"] == "said":
            return False
    return True


def test_all_hear_what_is_said(house: Any) -> None:
    """KV-F7: one talk for all four; onlookers hear it too."""
    table, _, lines = full(house, "kasvoton", 4)
    watcher = house.join(table)
    assert [line.until("floor") for line in lines] == [{"type": "floor", "closed": "", "aside": []}] * 4
    assert lines[2].answered("say", text="  Tuo on\nritari ", id="x")["type"] == "ack"
    for line in (*lines[:2], lines[3], watcher):
        [said] = line.until("said")["lines"]
        assert said.pop("time") > 1e9
        assert said == {"number": 1, "seat": 2, "text": "Tuo on ritari", "aside": []}


def test_the_speaker_hears_it_once(house: Any) -> None:
    """Before the answer; a command sent again says nothing again."""
    _, one, two = house.pair()
    one.say("say", id="x", text="Hei")
    assert texts(one.until("said")) == ["Hei"]
    assert one.until("ack")["id"] == "x"
    assert one.answered("say", id="x", text="Hei")["type"] == "ack"
    assert texts(two.until("said")) == ["Hei"]
    assert nothing_said(one) and nothing_said(two)


@pytest.mark.parametrize(
    ("what", "rule", "reason", "facts"),
    [
        ({"text": ""}, "TABLE-8", "nothing-said", {}),
        ({"text": " \u202e "}, "TABLE-8", "nothing-said", {}),
        ({"text": "x" * 301}, "TABLE-8", "too-long", {"most": 300}),
        ({"text": "Hei", "aside": [1]}, "TABLE-8", "no-aside", {}),
    ],
)
def test_what_cannot_be_said_is_refused(house: Any, what: Any, rule: str, reason: str, facts: Any) -> None:
    _, one, two = house.pair()
    refused = one.answered("say", **what)
    assert refused == {"type": "refused", "id": "c1", "rule": rule, "reason": reason, "facts": facts}
    assert nothing_said(two)


@pytest.mark.parametrize(
    "what", [{}, {"text": 5}, {"text": "Hei", "aside": True}, {"text": "Hei", "aside": [-1]}, {"text": "Hei", "to": 1}]
)
def test_what_is_no_message_is_told_so(house: Any, what: Any) -> None:
    _, one, two = house.pair()
    one.say("say", id="x", **what)
    assert one.until("error")["code"] == "bad_message"
    assert nothing_said(two)


def test_onlookers_listen(house: Any) -> None:
    table, _, _ = house.pair()
    watcher = house.join(table)
    assert watcher.until("floor") == {"type": "floor", "closed": "TABLE-8", "aside": []}
    answer = watcher.answered("say", text="Minäkin!")
    assert (answer["code"], answer["facts"]) == ("onlooker", {"rule": "TABLE-8"})
    stranger = house.connect(table)
    assert stranger.answered("say", text="Hei")["code"] == "hello_first"


@pytest.mark.parametrize("judge", ["team", "host"])
def test_a_host_who_does_not_play_may_speak(house: Any, judge: str) -> None:
    """Also while the players may not (SEQ-6.1), be the host a judge or not; and hears what is said to all."""
    made = house.table("sequence", *["open"] * 4, no_coaching=True, judge=judge)
    host = house.join(made["table"], made["token"])
    seats = [house.sit(made["table"])]
    player = house.join(made["table"], seats[0]["token"])
    assert player.answered("say", text="Hei")["type"] == "ack"
    assert texts(host.until("said")) == ["Hei"]
    for _ in range(3):
        house.sit(made["table"])
    while player.until("floor")["closed"] != "SEQ-6.1":
        pass
    assert host.answered("say", text="Onnea peliin", id="x")["type"] == "ack"
    assert host.answered("say", text="Onnea peliin", id="x")["type"] == "ack"
    [said] = player.until("said")["lines"]
    assert (said["number"], said["seat"], said["text"]) == (2, None, "Onnea peliin")
    assert nothing_said(player)
    again = house.join(made["table"], made["token"])
    assert texts(again.until("said")) == ["Hei", "Onnea peliin"]


def test_a_rule_closes_talk_during_play(house: Any) -> None:
    """SEQ-6.1: silence from the start to the end, and no longer."""
    made = house.table("sequence", "me", "open", "open", "open", no_coaching=True)
    one = house.join(made["table"], made["token"])
    assert one.until("floor")["closed"] == ""
    assert one.answered("say", text="Kohta alkaa")["type"] == "ack"
    tokens = [house.sit(made["table"])["token"] for _ in range(3)]
    assert one.until("floor")["closed"] == "SEQ-6.1"
    two = house.join(made["table"], tokens[0])
    assert texts(two.until("said")) == ["Kohta alkaa"]
    refused = one.answered("say", text="Pelaa seiska")
    assert (refused["rule"], refused["reason"]) == ("SEQ-6.1", "talk-closed")
    one.answered("resign")
    assert two.until("floor")["closed"] == "SEQ-6.1"  # as it was when it came
    assert two.until("floor")["closed"] == ""
    assert two.answered("say", text="Hyvä peli")["type"] == "ack"
    assert texts(one.until("said")) == ["Hyvä peli"]


def test_without_that_rule_team_mates_may_talk(house: Any) -> None:
    _, _, lines = full(house, "sequence", 4)
    assert lines[1].until("floor")["closed"] == ""
    assert lines[1].answered("say", text="Pelaa seiska")["type"] == "ack"
    assert texts(lines[3].until("said")) == ["Pelaa seiska"]


class Fellowship:
    """A game of three whose Shadow players may plan, played until there is a Shadow."""

    def __init__(self, house: Any) -> None:
        self.house = house
        self.table, self.tokens, self.lines = full(house, "lotr", 3, **SHADOW)
        while not any(self.asides()):
            self.step()
        while not self.is_still():
            pass
        [self.free] = [seat for seat, aside in enumerate(self.asides()) if not aside]
        self.shadow = [seat for seat in range(3) if seat != self.free]

    def asides(self) -> list[list[int]]:
        """What each may say now, as one who comes now is told."""
        return [self.house.join(self.table, token).until("floor")["aside"] for token in self.tokens]

    def asked(self) -> list[Any]:
        for line in self.lines:
            catch_up(line)
        return [self.lines[seat] for seat in self.lines[0].updates[-1]["ask"]["seats"]]

    def is_still(self) -> bool:
        """True if a question stands that the table will not answer by itself."""
        return any(len(line.updates[-1]["legal"]) > 1 for line in self.asked())

    def step(self) -> None:
        """Whoever is asked takes the first choice."""
        line = self.asked()[0]
        if legal := line.updates[-1]["legal"]:
            answer = line.do(**legal[0]["action"])
            assert answer["type"] == "ack" or answer["code"] == "stale", answer  # the table makes forced choices


def catch_up(line: Any) -> None:
    line.say("ping")
    line.until("pong")


def test_the_shadow_plans_unheard(house: Any) -> None:
    """LOTR-9.6, LOTR-30.48: neither the Free Peoples player nor an onlooker hears it, nor is any number missing."""
    game = Fellowship(house)
    one, other = game.shadow
    watcher = house.join(game.table)
    assert game.asides()[one] == [other] and game.asides()[other] == [one]
    assert game.lines[one].answered("say", text="Nyt orkit", aside=[other])["type"] == "ack"
    [said] = game.lines[other].until("said")["lines"]
    assert (said["number"], said["seat"], said["aside"]) == (1, one, sorted(game.shadow))
    assert nothing_said(game.lines[game.free]) and nothing_said(watcher)
    assert game.lines[one].answered("say", text="Hei")["type"] == "ack"
    for line in (game.lines[game.free], watcher):
        [said] = line.until("said")["lines"]
        assert (said["number"], said["text"]) == (1, "Hei")
    refused = game.lines[game.free].answered("say", text="Ja minä", aside=[one])
    assert (refused["rule"], refused["reason"]) == ("TABLE-8", "no-aside")


def test_an_aside_stays_aside(opened: Any, settings: Settings) -> None:
    """After the game, after a restart, in the record and at the rematch."""
    house = opened(settings)
    game = Fellowship(house)
    one, other = game.shadow
    game.lines[one].answered("say", text="Nyt orkit", aside=[other])
    game.lines[game.free].answered("resign")
    game.lines[one].answered("say", text="Hyvä peli")
    again = opened(settings)
    for place in (house, again):
        heard = [texts(place.join(game.table, token).until("said")) for token in (*game.tokens, None)]
        assert [heard[game.free], heard[3]] == [["Hyvä peli"]] * 2
        assert [heard[one], heard[other]] == [["Nyt orkit", "Hyvä peli"]] * 2
    assert "orkit" not in again.client.get(f"/api/tables/{game.table}/record").text


def test_no_byte_sent_to_others_depends_on_an_aside(house: Any) -> None:
    """Whether and what is said aside, the others are sent the very same."""
    game = Fellowship(house)
    one, other = game.shadow
    watcher = house.join(game.table)
    game.lines[game.free].until_table(lambda table: table["watchers"] == 1)  # counted half a second later
    sent = set()
    for number, words in enumerate(([], ["Hyökkää"], ["Odota", "Vielä"])):
        for line in (watcher, game.lines[game.free]):
            catch_up(line)
        for turn, text in enumerate(words):
            game.lines[one].answered("say", id=f"{number}.{turn}", text=text, aside=[other])
        for line in (watcher, game.lines[game.free]):
            line.say("ping")
            sent.add(line.socket.receive_text())
    assert sent == {'{"type":"pong"}'}


def test_after_a_gap_no_line_comes_twice_and_none_is_missing(opened: Any, settings: Settings) -> None:
    house = opened(settings)
    made = house.table("arvaus", "me", "open")
    seated = house.sit(made["table"])
    one = house.join(made["table"], made["token"])
    for text in "abcd":
        assert one.answered("say", text=text)["type"] == "ack"
    for place in (house, opened(settings)):
        for heard in range(5):
            line = place.connect(made["table"])
            line.say("hello", token=seated["token"], seen=0, heard=heard)
            if heard < 4:
                lines = line.until("said")["lines"]
                assert [said["number"] for said in lines] == list(range(heard + 1, 5))
            assert line.until("floor")["closed"] == ""
            assert nothing_said(line)


def test_too_much_talk_is_told_so(opened: Any, settings: Settings) -> None:
    """However many windows the speaker has; the others may still talk."""
    house = opened(settings.model_copy(update={"lines_per_ten_seconds": 3}))
    made = house.table("arvaus", "me", "open")
    seated = house.sit(made["table"])
    one, same, two = (house.join(made["table"], token) for token in (made["token"], made["token"], seated["token"]))
    assert [line.answered("say", text="Hei")["type"] for line in (one, same, one)] == ["ack"] * 3
    late = same.answered("say", text="Hei", id="late")
    assert late == {"type": "error", "code": "too_fast", "facts": {"seconds": 10}, "id": "late"}
    assert two.answered("say", text="Hei")["type"] == "ack"


def test_one_who_could_not_keep_up_gets_the_talk_anew(house: Any) -> None:
    """What a full outbox has dropped comes again, with what may be said now."""
    table, one, _ = house.pair()
    one.answered("say", text="Hei")
    room = house.client.app.state.services.lobby._tables._tables[table].audience
    [member] = room._members[1]
    types = [text.decode().split('"')[3] for text in room.full_state(member)]
    assert types == ["table", "update", "said", "floor", "lets_pass"]
