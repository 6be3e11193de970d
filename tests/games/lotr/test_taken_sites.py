"""LOTR-23.6: a site under control leaves the path, and every other stays at its number wherever the road is drawn."""

from pelipoyta.games.lotr import GAME, picture


def test_the_road_is_drawn_by_the_numbers_of_its_sites(scenario):
    sc = scenario(site=3)
    sc.set_player(1, site=3)
    sc.hold(sc.s.path[0], 1)
    seen = GAME.view(sc.s, 0)
    laid = [picture.VELLUM in picture._site(seen, number) for number in range(1, 5)]
    assert laid == [False, True, True, False]
