"""Logs in the field are read by the names they were written with: no entry and no field is renamed or lost."""

import msgspec
import pytest

from pelipoyta.table.model import (
    Accepted,
    Agreed,
    Awarded,
    Brought,
    Declined,
    Disagreed,
    Helped,
    LetPass,
    Moved,
    Offered,
    Placed,
    Player,
    Proposed,
    Redacted,
    Rematched,
    Renamed,
    Replaced,
    Resigned,
    Rested,
    Returned,
    Sat,
    Showed,
    Spoke,
    Started,
    TableLine,
    Ticked,
    TimedOut,
    Undone,
    Unveiled,
)
from pelipoyta.table.plans import StandIn, StepBack

# Lines as the first tables wrote them; those that came later as they were written then.
OLD = {
    '{"entry":{"type":"Placed","state":{"die":0},"cards":"drawn"},"time":1.0}': Placed(
        msgspec.Raw(b'{"die":0}'), "drawn"
    ),
    '{"entry":{"type":"Sat","seat":0,"player":{"name":"A","key":"k"}},"time":1.0}': Sat(0, Player("A", "k")),
    '{"entry":{"type":"Sat","seat":1,"player":{"name":"b","bot":"b"},"brings":{"decks":"d"}}}': Sat(
        1, Player("b", bot="b"), {"decks": "d"}
    ),
    '{"entry":{"type":"Sat","seat":0,"player":{"name":"A","key":"k"},"word":"sana"}}': Sat(
        0, Player("A", "k"), {}, "sana"
    ),
    '{"entry":{"type":"Started","chance":[[1,2]]},"told":[null,0,1]}': Started(((1, 2),)),
    '{"entry":{"type":"Moved","seat":0,"action":{"type":"Guess"},"chance":[[3]],"forced":true},"command":"c"}': Moved(
        0, msgspec.Raw(b'{"type":"Guess"}'), ((3,),), True
    ),
    '{"entry":{"type":"Undone","seat":0}}': Undone(0),
    '{"entry":{"type":"Resigned","seat":0},"over":{"scores":[0.0,1.0],"why":"TABLE-1"}}': Resigned(0),
    '{"entry":{"type":"Offered","seat":0}}': Offered(0),
    '{"entry":{"type":"Accepted","seat":1}}': Accepted(1),
    '{"entry":{"type":"Declined","seat":1}}': Declined(1),
    '{"entry":{"type":"Rematched","seat":0,"table":"t"}}': Rematched(0, "t"),
    '{"entry":{"type":"Spoke","seat":0,"text":"Hei","eyes":[0,1]}}': Spoke(0, "Hei", (0, 1)),
    '{"entry":{"type":"Spoke","seat":0,"text":"Hei","unheard":[1]}}': Spoke(0, "Hei", None, (1,)),
    '{"entry":{"type":"Redacted","lines":[3,4]}}': Redacted((3, 4)),
    '{"entry":{"type":"Rested","seat":1,"since":5.0,"until":9.0}}': Rested(1, 5.0, 9.0),
    '{"entry":{"type":"Rested","seat":1,"since":5.0,"until":7.0,"over":true}}': Rested(1, 5.0, 7.0, True),
    '{"entry":{"type":"Renamed","seat":0,"name":"B"}}': Renamed(0, "B"),
    '{"entry":{"type":"LetPass","seat":0,"what":"w","on":true}}': LetPass(0, "w", True),
    '{"entry":{"type":"Brought","seat":0,"brings":{"decks":"d"}}}': Brought(0, {"decks": "d"}),
    '{"entry":{"type":"Showed","seat":0}}': Showed(0),
    '{"entry":{"type":"Helped","seat":0}}': Helped(0),
    '{"entry":{"type":"TimedOut","seats":[0],"chance":[[3]]}}': TimedOut((0,), ((3,),)),
    '{"entry":{"type":"Undone","seat":0,"own":3}}': Undone(0, own=3),
    '{"entry":{"type":"Proposed","seat":0,"plan":{"type":"StandIn","seat":1,"bot":"b"}}}': Proposed(0, StandIn(1, "b")),
    '{"entry":{"type":"Proposed","seat":0,"plan":{"type":"StepBack","own":2}}}': Proposed(0, StepBack(2)),
    '{"entry":{"type":"Agreed","seat":1}}': Agreed(1),
    '{"entry":{"type":"Disagreed","seat":1}}': Disagreed(1),
    '{"entry":{"type":"Replaced","seat":1,"bot":"b"}}': Replaced(1, "b"),
    '{"entry":{"type":"Returned","seat":1}}': Returned(1),
    '{"entry":{"type":"Unveiled"}}': Unveiled(),
    '{"entry":{"type":"Awarded"}}': Awarded(),
    '{"entry":{"type":"Ticked"},"clock":{"ran":{"0":15000},"asked":[0]}}': Ticked(),
}


@pytest.mark.parametrize("text", OLD)
def test_an_old_line_is_read_as_it_was_meant(text: str) -> None:
    line = msgspec.json.decode(text, type=TableLine)
    assert msgspec.json.encode(line.entry) == msgspec.json.encode(OLD[text])
    written = msgspec.json.decode(text)
    assert (line.time, line.command) == (written.get("time", 0.0), written.get("command", ""))
    assert line.recipients == tuple(written.get("told", ())) and (line.over is not None) == ("over" in written)


def test_every_entry_is_among_them() -> None:
    kinds = {type(entry).__name__ for entry in OLD.values()}
    assert kinds == {kind.__name__ for kind in TableLine.__annotations__["entry"].__args__}
