"""Games of bots over several processes, or in this one."""

from pelipoyta.bots.arena.parallel import spread


def test_one_job_is_done_in_this_process() -> None:
    with spread(1) as each:
        assert each is map
