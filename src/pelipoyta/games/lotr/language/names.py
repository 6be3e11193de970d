"""The names of the world, as cards write them: filters for what a card can be, and the terms of the game."""

from pelipoyta.games.lotr.language.which.relations import ItsBearer, Mine, TheBearer, This
from pelipoyta.games.lotr.language.which.situations import Held, Theirs
from pelipoyta.games.lotr.language.which.traits import Called, Has, In, Unique
from pelipoyta.games.lotr.terms import Being, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from pelipoyta.games.lotr.words.filters import ANY_CARD

CARD = ANY_CARD
THIS, OTHER, ITS_BEARER, MINE = This(), ~This(), ItsBearer(), Mine()
THE_BEARER = TheBearer()  # of the Ring

COMPANION, ALLY, MINION = Has(Kind.COMPANION), Has(Kind.ALLY), Has(Kind.MINION)
POSSESSION, ARTIFACT, CONDITION, EVENT = (
    Has(Kind.POSSESSION),
    Has(Kind.ARTIFACT),
    Has(Kind.CONDITION),
    Has(Kind.EVENT),
)
SITE = Has(Kind.SITE)
CHARACTER = COMPANION | ALLY | MINION
FREE_PEOPLES, SHADOW_SIDE = Has(Side.FREE), Has(Side.SHADOW)

DWARF, ELF, ENT, HOBBIT, MAN, WIZARD = map(Has, (Race.DWARF, Race.ELF, Race.ENT, Race.HOBBIT, Race.MAN, Race.WIZARD))
BALROG, CREATURE, NAZGUL, ORC, TROLL = map(Has, (Race.BALROG, Race.CREATURE, Race.NAZGUL, Race.ORC, Race.TROLL))
URUK_HAI, WRAITH = Has(Race.URUK_HAI), Has(Race.WRAITH)

DWARVEN, ELVEN, GANDALF, GONDOR = map(Has, (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF, Culture.GONDOR))
ROHAN, SHIRE, GOLLUM, DUNLAND = map(Has, (Culture.ROHAN, Culture.SHIRE, Culture.GOLLUM, Culture.DUNLAND))
ISENGARD, MORIA, RAIDER = map(Has, (Culture.ISENGARD, Culture.MORIA, Culture.RAIDER))
RINGWRAITH, SAURON = Has(Culture.RINGWRAITH), Has(Culture.SAURON)

UNIQUE = Unique()
WOUNDED, EXHAUSTED, ROAMING, MOUNTED = map(In, (Being.WOUNDED, Being.EXHAUSTED, Being.ROAMING, Being.MOUNTED))
UNBOUND, RING_BOUND, RING_BEARER = map(In, (Being.UNBOUND, Being.RING_BOUND, Being.RING_BEARER))
UNASSIGNED, SKIRMISHING, CONTROLLED = map(In, (Being.UNASSIGNED, Being.SKIRMISHING, Being.CONTROLLED))
SUPPORTING, YOU_CONTROL, THEIRS, PRESENT = In(Being.SUPPORTING), Held(), Theirs(), In(Being.PRESENT)

HAND_WEAPON, RANGED_WEAPON, MOUNT = map(Has, (ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON, ItemClass.MOUNT))
ARMOR, SHIELD, HELM, CLOAK = map(Has, (ItemClass.ARMOR, ItemClass.SHIELD, ItemClass.HELM, ItemClass.CLOAK))
STAFF, PIPE, BRACERS = map(Has, (ItemClass.STAFF, ItemClass.PIPE, ItemClass.BRACERS))
GAUNTLETS, PALANTIR, BROOCH = map(Has, (ItemClass.GAUNTLETS, ItemClass.PALANTIR, ItemClass.BROOCH))
RING_ITEM = Has(ItemClass.RING)
WEAPON = HAND_WEAPON | RANGED_WEAPON

ARCHER, RANGER, TRACKER, VILLAGER = map(Has, (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.VILLAGER))
KNIGHT, SOUTHRON, EASTERLING = map(Has, (Keyword.KNIGHT, Keyword.SOUTHRON, Keyword.EASTERLING))
WARG_RIDER, VALIANT, DEFENDER = map(Has, (Keyword.WARG_RIDER, Keyword.VALIANT, Keyword.DEFENDER))
SPELL, TALE, WEATHER, SEARCH = map(Has, (Keyword.SPELL, Keyword.TALE, Keyword.WEATHER, Keyword.SEARCH))
STEALTH, MACHINE, FORTIFICATION = map(Has, (Keyword.STEALTH, Keyword.MACHINE, Keyword.FORTIFICATION))
TENTACLE, TWILIGHT = Has(Keyword.TENTACLE), Has(Keyword.TWILIGHT)
PIPEWEED, FIERCE, UNHASTY = map(Has, (Keyword.PIPEWEED, Keyword.FIERCE, Keyword.UNHASTY))

ARAGORN_SIGNET, FRODO_SIGNET = Has(Signet.ARAGORN), Has(Signet.FRODO)
GANDALF_SIGNET, THEODEN_SIGNET = Has(Signet.GANDALF), Has(Signet.THEODEN)

FRODO, THE_RING = Called("Frodo"), Called("The One Ring")

PLAINS, SANCTUARY, RIVER, MARSH = map(Has, (Keyword.PLAINS, Keyword.SANCTUARY, Keyword.RIVER, Keyword.MARSH))
UNDERGROUND, BATTLEGROUND = Has(Keyword.UNDERGROUND), Has(Keyword.BATTLEGROUND)
FOREST, MOUNTAIN = Has(Keyword.FOREST), Has(Keyword.MOUNTAIN)
