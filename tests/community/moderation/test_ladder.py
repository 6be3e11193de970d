"""Law: every sanction against every act, while it holds and when it is over; trail, appeals, cases."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, create_engine, delete, update
from sqlalchemy.exc import DatabaseError

from pelipoyta.community.moderation import appeals, reports
from pelipoyta.community.moderation.ladder import ACTS, DAY, HOUR, KINDS, LADDER, Act, SanctionKind
from pelipoyta.community.moderation.model import StoredSanction
from pelipoyta.community.moderation.sanctions import check_act, impose, lift, read, sanctions_of
from pelipoyta.community.moderation.trail import trail_of
from pelipoyta.community.notices.book import pending_of
from pelipoyta.storage.migrate import migrate
from pelipoyta.storage.schema.people.moderation import MODERATION_TRAIL
from pelipoyta.table.errors import TableError

EINO, AINO, ILPO = "a-eino", "a-aino", "a-ilpo"
# The matrix in full, written out here a second time: what each sanction leaves.
ALLOWED: dict[SanctionKind, set[Act]] = {
    "note": set(ACTS),
    "warning": {"move", "report", "appeal", "account"},
    "silence": {"move", "play", "rated", "compete", "report", "appeal", "account"},
    "unrated": set(ACTS) - {"rated"},
    "suspension": {"move", "appeal", "account"},
    "closed": {"appeal", "account"},
}


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    migrate(engine)
    with engine.begin() as connection:
        yield connection


def sanction(db: Connection, kind: SanctionKind, length: int | None = None) -> StoredSanction:
    length = LADDER[kind].lengths[0] if length is None else length
    return impose(db, "operator", EINO, kind, reason="abuse", words="Enough.", length=length, now=0.0)


def allowed(db: Connection, now: float = 1.0) -> set[Act]:
    found = set()
    for act in ACTS:
        try:
            check_act(db, EINO, act, now)
        except TableError:
            continue
        found.add(act)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_sanction_against_every_act(db: Connection, kind: SanctionKind) -> None:
    sanction(db, kind)
    assert allowed(db) == ALLOWED[kind]
    for act in ACTS:
        check_act(db, AINO, act, 1.0)  # nobody else's


@pytest.mark.parametrize("kind", KINDS)
def test_a_person_can_always_appeal_and_leave(kind: SanctionKind) -> None:
    assert not LADDER[kind].forbids & {"appeal", "account"}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if LADDER[kind].lengths != (None,)])
def test_a_sanction_ends_in_time(db: Connection, kind: SanctionKind) -> None:
    made = sanction(db, kind)
    assert made.until is not None
    assert allowed(db, made.until - 1) == ALLOWED[kind]
    assert allowed(db, made.until) == set(ACTS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_lifted_sanction_forbids_nothing(db: Connection, kind: SanctionKind) -> None:
    lift(db, "operator", sanction(db, kind).id, "a mistake", 1.0)
    assert allowed(db) == set(ACTS)


def test_a_warning_holds_until_it_is_read(db: Connection) -> None:
    warning = sanction(db, "warning")
    with pytest.raises(TableError, match="no_such_sanction"):
        read(db, AINO, warning.id, 1.0)
    assert allowed(db, 400 * DAY) == ALLOWED["warning"]
    read(db, EINO, warning.id, 2.0)
    assert allowed(db, 3.0) == set(ACTS)


@pytest.mark.parametrize("kind", ["silence", "unrated", "suspension", "closed"])
def test_reading_ends_nothing_but_a_warning(db: Connection, kind: SanctionKind) -> None:
    read(db, EINO, sanction(db, kind).id, 1.0)
    assert allowed(db) == ALLOWED[kind]


def test_of_several_sanctions_the_hardest_is_told_and_all_hold(db: Connection) -> None:
    sanction(db, "silence")
    sanction(db, "suspension")
    sanction(db, "unrated")
    with pytest.raises(TableError) as caught:
        check_act(db, EINO, "talk", 1.0)
    assert (caught.value.code, caught.value.facts) == ("suspended", {"seconds": DAY - 1})
    assert allowed(db, DAY + 1.0) == ALLOWED["unrated"]


@pytest.mark.parametrize(("kind", "length"), [("silence", None), ("silence", 5), ("closed", HOUR), ("ban", None)])
def test_a_sanction_the_ladder_has_not_is_refused(db: Connection, kind: SanctionKind, length: int | None) -> None:
    with pytest.raises(TableError, match="bad_sanction"):
        impose(db, "operator", EINO, kind, reason="abuse", words="", length=length, now=0.0)
    assert sanctions_of(db, EINO) == [] and trail_of(db) == []


def test_every_act_leaves_a_line_with_reason_evidence_and_operator(db: Connection) -> None:
    made = impose(db, "op", EINO, "silence", reason="spam", words="Stop.", length=HOUR, evidence=["table:t/4"], now=0.0)
    appeals.appeal(db, EINO, made.id, "Not me.", 1.0)
    appeals.answer(db, "op", made.id, True, "Sorry.", 2.0)
    lines = trail_of(db, EINO)
    assert [(each.kind, each.operator) for each in reversed(lines)] == [
        ("sanction", "op"),
        ("appeal", ""),
        ("answer", "op"),
        ("lift", "op"),
    ]
    assert lines[-1].facts["evidence"] == ["table:t/4"]


@pytest.mark.parametrize("change", [delete(MODERATION_TRAIL), update(MODERATION_TRAIL).values(operator="me")])
def test_the_trail_cannot_be_changed(db: Connection, change: object) -> None:
    sanction(db, "note")
    with pytest.raises(DatabaseError, match="append-only"), db.begin_nested():
        db.execute(change)  # type: ignore[call-overload]
    assert len(trail_of(db)) == 1


@pytest.mark.parametrize("kind", ["suspension", "closed"])
def test_an_appeal_from_inside(db: Connection, kind: SanctionKind) -> None:
    made = sanction(db, kind)
    check_act(db, EINO, "appeal", 1.0)
    appeals.appeal(db, EINO, made.id, "  It was a joke.  ", 1.0)
    assert [each.note for each in appeals.appeals(db)] == ["It was a joke."]
    with pytest.raises(TableError, match="appealed_already"):
        appeals.appeal(db, EINO, made.id, "Again.", 2.0)
    appeals.answer(db, "op", made.id, True, "Granted.", 3.0)
    assert allowed(db, 4.0) == set(ACTS) and appeals.appeals(db) == []


def test_an_appeal_that_is_not_granted_changes_nothing(db: Connection) -> None:
    made = sanction(db, "closed")
    appeals.appeal(db, EINO, made.id, "Please.", 1.0)
    appeals.answer(db, "op", made.id, False, "No.", 2.0)
    assert allowed(db) == ALLOWED["closed"]


def test_appeals_of_others_and_without_words_are_refused(db: Connection) -> None:
    made = sanction(db, "silence")
    with pytest.raises(TableError, match="no_such_sanction"):
        appeals.appeal(db, AINO, made.id, "For a friend.", 1.0)
    with pytest.raises(TableError, match="note_needed"):
        appeals.appeal(db, EINO, made.id, "  ", 1.0)


def report(db: Connection, reporter: str, suspect: str = EINO, now: float = 0.0, table: str = "") -> str:
    return reports.report(db, reporter, suspect, reason="abuse", note="", now=now, table=table).case_id


def test_a_suspect_has_one_open_case(db: Connection) -> None:
    first = report(db, AINO)
    assert report(db, ILPO) == first
    assert [len(each.reports) for each in reports.open_cases(db)] == [2]
    reports.close_case(db, "op", first, False, 1.0)
    assert report(db, ILPO, now=2.0) != first


def test_a_person_reports_the_same_once_and_nobody_themselves(db: Connection) -> None:
    report(db, AINO, table="t")
    report(db, AINO, table="u")
    with pytest.raises(TableError, match="reported_already"):
        report(db, AINO, table="t")
    with pytest.raises(TableError, match="not_yourself"):
        report(db, EINO)


def test_reports_are_limited_by_the_day(db: Connection) -> None:
    for number in range(reports.MOST_A_DAY):
        report(db, AINO, f"a-{number}")
    with pytest.raises(TableError) as caught:
        report(db, AINO)
    assert (caught.value.code, caught.value.facts) == ("too_many_reports", {"seconds": DAY})
    report(db, AINO, now=DAY + 1.0)


def test_reporters_are_told_the_outcome(db: Connection) -> None:
    case = report(db, AINO)
    report(db, ILPO)
    reports.close_case(db, "op", case, True, 1.0)
    reports.close_case(db, "op", case, False, 2.0)
    told = [[each.facts["what"] for each in pending_of(db, who)] for who in (AINO, ILPO, EINO)]
    assert told == [["acted"], ["acted"], []]


def test_a_reporter_who_was_wrong_weighs_less(db: Connection) -> None:
    for number in range(4):
        reports.close_case(db, "op", report(db, AINO, f"a-{number}"), False, 1.0)
        reports.close_case(db, "op", report(db, ILPO, f"b-{number}"), True, 1.0)
    assert reports.reporter_weight(db, AINO) < 0.5 < 1.5 < reports.reporter_weight(db, ILPO)
    report(db, AINO, "a-x", 2.0)
    report(db, ILPO, "a-y", 3.0)
    assert [each.suspect for each in reports.open_cases(db)] == ["a-y", "a-x"]
