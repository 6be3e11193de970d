"""The closed lists of the card world: types, races, cultures, keywords, phases (LOTR-1, LOTR-26)."""

from pelipoyta.games.lotr.terms.deeds import BEGINNINGS as BEGINNINGS
from pelipoyta.games.lotr.terms.deeds import OF_CARDS as OF_CARDS
from pelipoyta.games.lotr.terms.deeds import WITH_OTHERS as WITH_OTHERS
from pelipoyta.games.lotr.terms.deeds import Deed as Deed
from pelipoyta.games.lotr.terms.deeds import Term as Term


class Kind(Term):
    RING = "ring"
    SITE = "site"
    COMPANION = "companion"
    ALLY = "ally"
    MINION = "minion"
    POSSESSION = "possession"
    ARTIFACT = "artifact"
    CONDITION = "condition"
    EVENT = "event"


class Side(Term):
    FREE = "free"
    SHADOW = "shadow"
    NEITHER = "neither"


class Culture(Term):
    DWARVEN = "dwarven"
    ELVEN = "elven"
    GANDALF = "gandalf"
    GONDOR = "gondor"
    ROHAN = "rohan"
    SHIRE = "shire"
    DUNLAND = "dunland"
    ISENGARD = "isengard"
    MORIA = "moria"
    RAIDER = "raider"
    RINGWRAITH = "ringwraith"
    SAURON = "sauron"
    GOLLUM = "gollum"


class Race(Term):
    DWARF = "dwarf"
    ELF = "elf"
    ENT = "ent"
    HOBBIT = "hobbit"
    MAN = "man"
    WIZARD = "wizard"
    BALROG = "balrog"
    CREATURE = "creature"
    NAZGUL = "nazgul"
    ORC = "orc"
    TROLL = "troll"
    URUK_HAI = "uruk-hai"
    WRAITH = "wraith"


class Signet(Term):
    ARAGORN = "aragorn"
    FRODO = "frodo"
    GANDALF = "gandalf"
    THEODEN = "theoden"


class ItemClass(Term):
    HAND_WEAPON = "hand-weapon"
    RANGED_WEAPON = "ranged-weapon"
    ARMOR = "armor"
    SHIELD = "shield"
    HELM = "helm"
    CLOAK = "cloak"
    BRACERS = "bracers"
    GAUNTLETS = "gauntlets"
    MOUNT = "mount"
    STAFF = "staff"
    PIPE = "pipe"
    RING = "ring"
    PALANTIR = "palantir"
    BROOCH = "brooch"


WEAPONS = (ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON)


class Keyword(Term):
    """Keyword of a card: loaded ones have rules (LOTR-26.1 to 26.8); the rest are only referred to (LOTR-26.9)."""

    AMBUSH = "ambush"
    ARCHER = "archer"
    DAMAGE = "damage"
    DEFENDER = "defender"
    FIERCE = "fierce"
    RING_BOUND = "ring-bound"
    UNHASTY = "unhasty"
    SANCTUARY = "sanctuary"
    RANGER = "ranger"
    TRACKER = "tracker"
    EASTERLING = "easterling"
    SOUTHRON = "southron"
    VALIANT = "valiant"
    VILLAGER = "villager"
    KNIGHT = "knight"
    WARG_RIDER = "warg-rider"
    TWILIGHT = "twilight"
    TENTACLE = "tentacle"
    SPELL = "spell"
    WEATHER = "weather"
    TALE = "tale"
    SEARCH = "search"
    STEALTH = "stealth"
    MACHINE = "machine"
    FORTIFICATION = "fortification"
    PIPEWEED = "pipeweed"
    BATTLEGROUND = "battleground"
    FOREST = "forest"
    MARSH = "marsh"
    MOUNTAIN = "mountain"
    PLAINS = "plains"
    RIVER = "river"
    UNDERGROUND = "underground"


NUMBERED = (Keyword.DAMAGE, Keyword.DEFENDER, Keyword.AMBUSH)


OF_SITES = (
    Keyword.BATTLEGROUND,
    Keyword.FOREST,
    Keyword.MARSH,
    Keyword.MOUNTAIN,
    Keyword.PLAINS,
    Keyword.RIVER,
    Keyword.SANCTUARY,
    Keyword.UNDERGROUND,
)


class Block(Term):
    FELLOWSHIP = "fellowship"
    TOWERS = "towers"


class Arrow(Term):
    LEFT = "left"
    RIGHT = "right"


class Phase(Term):
    SETUP = "setup"
    BETWEEN = "between"  # start of a turn, before the fellowship phase
    FELLOWSHIP = "fellowship"
    SHADOW = "shadow"
    MANEUVER = "maneuver"
    ARCHERY = "archery"
    ASSIGNMENT = "assignment"
    SKIRMISH = "skirmish"
    REGROUP = "regroup"


Trait = Kind | Race | Culture | Side | ItemClass | Signet | Keyword  # what a filter may ask of a card's print
PHASES = tuple(phase for phase in Phase if phase not in (Phase.SETUP, Phase.BETWEEN))  # those cards speak of


class Until(Term):
    """Duration of an effect (LOTR-29.4)."""

    PHASE = "phase"  # the end of this phase: of this skirmish, in a skirmish
    FIGHT = "fight"  # the end of the next skirmish
    ASSIGNMENT = "assignment"
    REGROUP = "regroup"
    TURN = "turn"


class Reason(Term):
    """Reason for one part of a number."""

    PRINT = "print"  # what a card has printed, or counts for as such
    TEXT = "text"  # what a card says, of itself or of others
    ROAMING = "roaming"
    OCCASION = "occasion"  # what plays it changes the price


class Pile(Term):
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    DEAD = "dead"
    STACK = "stack"  # cards stacked on a card
    DECK_TOP = "deck-top"  # the top of the draw deck, where beneath it is not meant
    SHUFFLED = "shuffled"  # into the draw deck, anywhere


class Being(Term):
    """A state a card in play can be in."""

    WOUNDED = "wounded"
    EXHAUSTED = "exhausted"
    ROAMING = "roaming"
    MOUNTED = "mounted"
    UNBOUND = "unbound"
    RING_BOUND = "ring-bound"
    RING_BEARER = "ring-bearer"
    UNASSIGNED = "unassigned"
    SKIRMISHING = "involved"
    CONTROLLED = "controlled"
    SUPPORTING = "supporting"  # in a support area
    PRESENT = "present"  # where the fellowship is


class Attribute(Term):
    """A number a character has."""

    STRENGTH = "strength"
    VITALITY = "vitality"
    COST = "cost"


class Likeness(Term):
    """Property that cards may share, or must each have a different one of."""

    CULTURE = "culture"
    RACE = "race"
    TITLE = "title"


class Who(Term):
    """A player, as a card speaks of players."""

    YOU = "you"
    FREE = "free"  # the Free Peoples player
    EACH_SHADOW = "each-shadow"
    ANY_SHADOW = "any-shadow"
    OPPONENT = "opponent"  # one, whom the player chooses where there are several
    A_SHADOW = "a-shadow"  # one Shadow player, chosen likewise
    OWNER = "owner"  # of the card chosen as «foe», else of «it», or of each such card
    LOSER = "loser"  # the owner of each minion that lost the skirmish
    THAT = "that"  # whose hand or deck was shown
    ANYONE = "anyone"  # a player, oneself too, whom the player chooses


class Change(Term):
    """Property that a modifier changes."""

    STRENGTH = "strength"
    KEYWORD = "keyword"
    OVERWHELM = "overwhelm"
    WOUNDS = "wounds"
    TAKES_PART = "takes-part"
    STAYS_OUT = "stays-out"
    LATE_WIN = "late-win"
    CANNOT = "cannot"
    COST = "cost"
    SHADOW_NUMBER = "shadow-number"
    ARCHERY = "archery"
    MOVE_LIMIT = "move-limit"
    SITE_NUMBER = "site-number"
    ROAMING = "roaming"
    OUT_OF_ARCHERY = "out-of-archery"
    SKIP = "skip"
    NO_ACTIONS = "no-actions"
    LOSES = "loses"
    NO_BONUS = "no-bonus"
    NO_ABILITIES = "no-abilities"
    CANNOT_BEAR = "cannot-bear"
    NOT_PLAYED = "not-played"
    NEVER_ROAMS = "never-roams"
    COMES_EXHAUSTED = "comes-exhausted"
    ONE_MINION = "one-minion"
    RESISTANCE = "resistance"
    CLOSED_HAND = "closed-hand"
    SAFE_CARDS = "safe-cards"
    SPOTTED = "spotted"
    SHUT_HANDS = "shut-hands"
    FREED = "freed"
    UNHURT = "unhurt"
    FALLS_ON = "falls-on"
    NO_TEXT = "no-text"
