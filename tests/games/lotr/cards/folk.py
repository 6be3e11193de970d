"""Who is met in tests of the Fellowship block, by what they are there for."""

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GREY = "1P365", "1U97", "1U51", "1U12", "1C311", "1P364"
FIVE = (ARAGORN, BOROMIR, LEGOLAS, GIMLI)  # with Frodo
SIX = (*FIVE, SAM)
ROSIE, ELROND, SMITH = "1U309", "1R40", "1U27"  # allies: a Hobbit, an Elf, a Dwarf
URUK, GOBLIN, GOBLIN_ARCHER = "1C158", "1C177", "1C176"
MORDOR_ORC, LORD, ENQUEA = "1R256", "1R237", "1U231"  # of Sauron; of the Nine
HELD = "1C26"  # a card to hold in hand
