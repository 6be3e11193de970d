"""Who may see what of a table is decided in table/access alone.

Elsewhere, in every package that knows tables, no facts that such a decision hangs on are read, but to tell them as they
are (`result=state.over`), and no refusal of the policy is spelled. Exceptions are named here with their reasons.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "pelipoyta"
POLICY = SOURCE / "table" / "access"
SECRECY = frozenset(
    {"in_hidden_set", "hidden_from_others", "teaching", "showed", "host", "watch", "listing"}
)  # who a table is open to
PROGRESS = frozenset({"over", "started", "frozen", "open", "private", "helped"})  # rules of play hang on these too
OUTLETS = (  # whatever leaves a table does so here: there they count, too
    "server", "community", "cluster", "offline", "table/replay.py", "table/fairness"
)  # fmt: skip
KNOWS_TABLES = ("table", "contests", "community", "cluster", "server")  # who imports one of these may have a table
BY_COMMANDS = frozenset({"frozen", "not_started"})  # codes that also refuse what somebody wants to do

EXCEPTIONS = {
    ("cluster/owner_server.py", "table.open"): "a message's own field: commands that do not wait",
    ("cluster/owner_server.py", "table.state.frozen"): "no command can be read by rules that are gone",
    ("community/events/coming.py", "LEAGUES.c.over"): "the league's own end; events are contests and no tables",
    ("community/events/coming.py", "each.open"): "an event's own field: anybody may enter it",
    ("community/events/coming.py", "row.listing"): "the listing of an event, which is no table",
    ("community/events/coming.py", "terms.listing"): "the same, of a league",
    ("community/events/contest_rows.py", "each.open"): "the round's own field: its tables still play",
    ("community/events/contest_rows.py", "team_match.over"): "the contest's own end",
    ("community/leagues/rows.py", "LEAGUES.c.over"): "the league's own end",
    ("community/table_index/queries.py", "TABLE_INDEX.c.watch"): "reads no rows in vain; the policy says until when",
    ("server/lobby/service.py", "self.events.watch"): "a method: a visitor watches the events",
    ("community/listing/rows.py", "row.started"): "the time to sort by, of rows that the policy lets be listed",
    ("community/notices/turns.py", "state.frozen"): "nobody is asked anything by rules that are gone",
    ("community/projections/compute.py", "line.over"): "which lines change rows; nobody is told",
    ("community/results/projection.py", "course.over"): "results are rows for ratings; the pages ask the policy",
    ("community/table_index/queries.py", "TABLE_INDEX.c.listing"): "reads no rows in vain; the policy decides of each",
    ("community/table_index/row.py", "state.over"): "a row holds the facts that the policy decides by",
    ("server/lobby/connection.py", "self._service.lists.watch"): "a method: a visitor watches a list",
    ("server/lobby/featured/rows.py", "TABLE_INDEX.c.listing"): "reads no rows in vain; the policy decides of each",
    ("server/lobby/lists.py", "self.board.watch"): "a method: a visitor watches a list",
    ("server/people/clubs/pages.py", "TABLE_INDEX.c.listing"): "the club's own tables, for its page",
    ("table/decide/setup/checks.py", "listed.listing"): "a wish for a table, before there is one",
    ("table/decide/setup/checks.py", "listed.watch"): "a wish for a table, before there is one",
    ("server/archive/games/lessons.py", "game.hooks.private"): "a lesson's own game, of no table",
    ("server/api/catalogue/option_forms.py", "game.hooks.private"): "describes a game, of no table",
    ("server/api/contests/team_matches.py", "team_match.over"): "the contest's own end (CONTEST-19 is its log's)",
    ("server/addresses.py", "connection.client.host"): "an address of the network",
    ("server/archive/games/decklists.py", "game.hooks.private"): "offers of a game, of no table",
    ("server/archive/games/puzzles.py", "puzzle.open"): "a puzzle's own field: answers that decide nothing",
    ("server/archive/replays.py", "game.hooks.open"): "whether there is anything to draw anew (TABLE-13)",
    ("server/archive/replays.py", "game.hooks.private"): "names what players bring, to leave it out",
    ("server/live/commands.py", "table.state.frozen"): "no action can be read by rules that are gone",
    ("server/live/room.py", "state.frozen"): "no questions to let pass by rules that are gone",
    ("server/archive/executor.py", "state.frozen"): "a summary does not notice that its log replays no more",
    ("server/live/updates.py", "game.hooks.open"): "draws a view; where all see the same it is the position",
    ("server/live/updates.py", "state.seats.helped"): "told when the policy says so",
    ("server/live/updates.py", "seat_view.over"): "part of the viewer's own view",
    ("server/people/lazy.py", "state.header.host"): "a host who talks is known to moderation by the host's key",
    ("server/conditionals/service.py", "state.frozen"): "no answers by rules that are gone (TABLE-27)",
    ("server/conditionals/service.py", "state.game.hooks.open"): "answers are given in open games alone (TABLE-27)",
    ("server/conditionals/service.py", "state.header.teaching"): "nothing is answered ahead at a teaching table",
    ("server/lobby/featured/game.py", "row.started"): "a row of the lobby's index, which hides what the policy hides",
    ("server/people/moderation/removal.py", "found.state.over"): "what a removal does to a game; nobody is told",
    ("server/people/moderation/removal.py", "found.state.started"): "the same",
    ("server/services/storage/migration_backup.py", "os.open"): "a file",
    ("server/telemetry/meters.py", "self.started"): "when the process began",
    ("server/lobby/pairing/paces.py", "game.hooks.private"): "options of a game, of no table",
    ("server/lobby/pairing/free_seats.py", "row.teaching"): "a search is for an ordinary game; nobody is told",
    ("server/outside/service.py", "held.state.over"): "a game that is over makes room for another; nobody is told",
    ("server/outside/service.py", "(await self._lobby.read(table)).state.over"): "the same, of a game not in memory",
    ("server/services/games/deck_commitments.py", "state.private"): "names what is brought; `known` is the policy's",
    ("table/decide/setup/checks.py", "spec.teaching"): "a wish for a table, before there is one",
    ("table/decide/setup/create.py", "header.host"): "a rematch keeps its host",
    ("table/decide/decide.py", "state.hidden_from_others"): "a table that hides no more is not told so twice",
    ("table/decide/decide.py", "state.seats.showed"): "a deck is shown once",
    ("table/decide/proposals.py", "state.header.teaching"): "nobody need be asked for consent (TABLE-15)",
    ("table/decide/setup/rated.py", "terms.teaching"): "a wish for a table, before there is one",
    ("table/decide/setup/seating.py", "command.host"): "only the host puts a bot on a seat (TABLE-7)",
    ("table/decide/setup/seating.py", "state.header.host"): "only the host puts a bot on a seat (TABLE-7)",
    ("table/decide/play/steps.py", "history.teaching"): "what is taken back at a teaching table (TABLE-15)",
    ("table/fairness/chance.py", "self._state.started"): "when commitments are made anew",
    ("table/fairness/sealed_decks.py", "state.frozen"): "no draws by rules that are gone",
    ("table/fairness/sealed_decks.py", "state.started"): "a rematch tells its commitments at the start (TABLE-19)",
    ("server/api/play/history.py", "moved.header.host"): "the key of a game that was played without a network",
    ("table/live/moved_game.py", "header.host"): "whose seat it was, in that game (TABLE-29)",
    ("table/live/lobby.py", "state.header.host"): "the same key makes the same table (TABLE-4)",
    ("table/live/table.py", "self.state.hidden_from_others"): "its contest is told of more than the end",
    ("table/model.py", "self.in_hidden_set"): "tells a series from a team match, whose tables hide (TABLE-17)",
    ("table/replay.py", "snapshot.game.hooks.open"): "all views are the same, and told once",
    ("table/replay.py", "snapshot.over"): "part of the viewer's own view",
    ("table/state/history.py", "self.teaching"): "what is taken back at a teaching table (TABLE-15)",
    ("table/state/seats.py", "self.showed"): "kept here for the policy",
    ("table/state/table_state.py", "header.in_hidden_set"): "kept here for the policy",
    ("table/state/table_state.py", "self.hidden_from_others"): "kept here for the policy",
    ("table/state/table_state.py", "header.teaching"): "kept here for the policy",
    ("table/state/table_state.py", "self.header.teaching"): "`open`, for the policy",
}
SPELLED = {
    ("server/archive/documents.py", "analysis_running"): "of a record that was sent: it has no table",
    ("server/api/play/conditionals.py", "not_your_seat"): "a command of a seat, not a look at the table",
    ("server/api/people/notices.py", "not_your_seat"): "a command of a seat, not a look at the table",
}


def facts_read(tree: ast.AST, facts: frozenset[str], *, copied: bool = False) -> Iterator[str]:
    """Each read of a fact, as it is written, but for those that are told as they are by a keyword."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Attribute) and node.attr in facts and not copied:
            yield ast.unparse(node)
        told = isinstance(node, ast.keyword) or (copied and isinstance(node, ast.Call))
        yield from facts_read(node, facts, copied=told)


def codes_spelled(tree: ast.AST, *names: str) -> Iterator[str]:
    """The codes of errors that are made by these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
            yield from (
                arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            )


def modules() -> Iterator[tuple[str, ast.AST]]:
    """Modules of every package but the policy: those that are of a package which knows tables, or import one."""
    for path in sorted(SOURCE.rglob("*.py")):
        name, tree = path.relative_to(SOURCE).as_posix(), parsed(path)
        if not path.is_relative_to(POLICY) and (name.startswith(KNOWS_TABLES) or imports_tables(tree)):
            yield name, tree


def imports_tables(tree: ast.AST) -> bool:
    known = tuple(f"pelipoyta.{package}" for package in KNOWS_TABLES)
    return any(isinstance(node, ast.ImportFrom) and (node.module or "").startswith(known) for node in ast.walk(tree))


def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def facts_of(module: str) -> frozenset[str]:
    """What the module may not read: a contest knows of its own tables who plays there, and how they end."""
    if module.startswith("contests"):
        return frozenset()
    return SECRECY | PROGRESS if module.startswith(OUTLETS) else SECRECY


def policy_codes() -> set[str]:
    return {code for path in POLICY.glob("*.py") for code in codes_spelled(parsed(path), "Denial")} - BY_COMMANDS


def test_no_other_module_decides_who_sees_what() -> None:
    read = {(module, fact) for module, tree in modules() for fact in facts_read(tree, facts_of(module))}
    assert sorted(read - EXCEPTIONS.keys()) == []
    assert sorted(EXCEPTIONS.keys() - read) == [], "exceptions that are needed no more"


def test_every_package_that_knows_tables_is_read() -> None:
    read = {module.split("/")[0] for module, _ in modules()}
    assert {*KNOWS_TABLES, "cli"} <= read
    assert not {"games", "kernel", "vector"} & read  # they know no tables (tests/test_layers.py)


def test_no_other_module_spells_a_refusal_of_the_policy() -> None:
    codes = policy_codes()
    assert {"apart", "apart_still", "still_hidden", "not_shown"} <= codes
    spelled = {
        (module, code)
        for module, tree in modules()
        for code in codes_spelled(tree, "TableError", "Error", "Denial")
        if code in codes
    }
    assert spelled == SPELLED.keys()


@pytest.mark.parametrize(
    "planted",
    [
        "if state.hidden_from_others: raise error",
        "hidden = not state.over",
        "told(helped=state.seats.helped if state.over else ())",
        "shows = table.state.header.teaching or seat in shown",
        "known = [seat for seat in seats if seat in state.seats.showed]",
        "may = key == state.header.host",
        "if row.watch.kind in ('end', 'nobody'): return None",
        "shown = row.listing != 'private'",
    ],
)
@pytest.mark.parametrize("module", ["server/new.py", "community/listing/new.py", "cluster/new.py"])
def test_a_planted_decision_is_found(planted: str, module: str) -> None:
    assert list(facts_read(ast.parse(planted), facts_of(module)))


def test_telling_a_fact_as_it_is_is_no_decision() -> None:
    told = ast.parse("TableInfo(result=result_of(state.over), teaching=header.teaching)")
    assert list(facts_read(told, facts_of("server/new.py"))) == []


def test_a_planted_refusal_is_found() -> None:
    planted = ast.parse('if not state.open:\n    raise TableError("still_hidden", {"rule": "TABLE-9"})')
    assert set(codes_spelled(planted, "TableError")) & policy_codes()
