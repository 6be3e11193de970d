"""Characters and cards without text, made up for a test, and short ways to use an ability."""

from itertools import count

from msgspec.structs import replace

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Decide, Pass, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

IDLE = "4C10"  # a minion: in the hand of the Free Peoples player it keeps windows open and does nothing
STILL = "4C64"  # a possession of the Free Peoples: the same in a Shadow player's hand


def _id():
    return next(f"9C{n}" for n in count(100) if 9000 + n not in CARDS)


def foe(make, culture=RAIDER, race=MAN, strength=7, vitality=4, cost=2, site=1, keywords=(), unique=False):
    """A minion without text."""
    name = _id()
    facts = minion(
        name,
        f"Foe {name}",
        culture,
        race,
        cost=cost,
        strength=strength,
        vitality=vitality,
        site=site,
        keywords=keywords,
        unique=unique,
    )
    return make(facts)


def friend(make, culture=ELVEN, race=ELF, strength=6, vitality=4, cost=2, keywords=(), signet=None, title=""):
    """A companion without text."""
    name = _id()
    facts = companion(
        name,
        title or f"Friend {name}",
        "",
        culture,
        race,
        cost=cost,
        strength=strength,
        vitality=vitality,
        keywords=keywords,
        signet=signet,
        unique=bool(title),
    )
    return make(facts)


def helper(make, culture=ELVEN, race=ELF, home=(3, Block.FELLOWSHIP), strength=3, vitality=4, cost=2, keywords=()):
    """An ally without text."""
    name = _id()
    facts = ally(
        name,
        f"Helper {name}",
        "",
        culture,
        race,
        home=home,
        cost=cost,
        strength=strength,
        vitality=vitality,
        keywords=keywords,
        unique=False,
    )
    return make(facts)


def plan(make, culture=SAURON, cost=0, keywords=(), bearer=None):
    """A condition without text."""
    name = _id()
    return make(condition(name, f"Plan {name}", culture, cost=cost, keywords=keywords, bearer=bearer))


def thing(make, culture=SAURON, cost=0, bearer=CHARACTER, item=None, kind=Kind.POSSESSION):
    """An item without text."""
    name = _id()
    return make(possession(name, f"Thing {name}", culture, cost=cost, bearer=bearer, item=item, kind=kind))


def deed(make, culture=SAURON, cost=0, phase=shadow, keywords=()):
    """An event of the phase that adds 1 to the twilight pool."""
    name = _id()
    return make(event(name, f"Deed {name}", culture, cost=cost, keywords=keywords).says(phase(do=AddTwilight(1))))


def uses(sc, card):
    """Uses of this card that are legal now."""
    return [act for act in rules.legal(sc.s, sc.asked) if isinstance(act, Use) and act.card == card]


def act(sc, card, nth=0):
    """Use the card; with several abilities that can be used, the nth of them."""
    found = uses(sc, card)
    assert found, f"{CARDS[sc.s.cards[card].code].id} cannot be used in «{sc.asks}»; {rules.legal(sc.s, sc.asked)}"
    return sc.do(found[nth])


def why_not_use(sc, card):
    """Rules that forbid the abilities of the card, each ability that cannot be used."""
    text = CARDS[sc.s.cards[card].code].text
    found = [rules.why_not(sc.s, sc.asked, Use(card, n)) for n, each in enumerate(text) if isinstance(each, Activated)]
    return {refusal.rule for refusal in found if refusal}


def why_not_play(sc, name):
    return sc.refused(Play(code_of(name))).rule


def can_play(sc, name):
    return sc.can(Play(code_of(name)))


def arrows(sc, side=Side.FREE):
    """The archery total of a side as it is now."""
    return total(archery_parts(sc.s, side))


def may_pass(sc):
    return sc.can(Pass())


def host(sc, name):
    """What the newest such card lies on."""
    return sc.s.cards[sc.find(name)].host


def hand_of(sc, seat):
    return sorted(sc.in_hand(seat))


def set_tokens(sc, card, culture, number):
    """So many culture tokens on the card."""
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, number),) if number else ())


def tokens(sc, card):
    """Culture tokens on the card, of all cultures."""
    return sum(number for _, number in sc.s.cards[card].tokens)


def most(sc):
    """The largest number that may be said, or the last of the ways offered."""
    return max(act.way for act in rules.legal(sc.s, sc.asked) if isinstance(act, Decide))


BOUND = Has(Keyword.RING_BOUND)  # as a printed word; RING_BOUND also means the Ring-bearer
