# The guide on the rules page: what is told before the numbered rules.

lotr-guide-note =
    - Aim: bring Frodo alive to site 9 and survive its skirmishes (LOTR-16.1). You lose if he dies or burdens reach his resistance (LOTR-19.8).
    - Your turn: play your light cards and move. What they cost goes to the twilight pool (LOTR-7.8).
    - Moving fills the pool: the site’s Shadow number and one for each companion (LOTR-8.1).
    - On others’ turns you are the Shadow: play minions with the pool’s tokens. Far from home they cost 2 more (LOTR-20.2).
    - Arrows, assignment, skirmishes. The greater strength wins, a tie is the Shadow’s; the loser takes a wound (LOTR-13.3).
    - Double strength overwhelms (LOTR-13.4).
    - The Ring on the finger: burdens instead of wounds (LOTR-19.10).
    - At last hands to eight, and either another move or the end of the turn (LOTR-15.3).

lotr-guide-aim = Aim
lotr-guide-aim-text = Bring Frodo and the Ring through nine sites before the others, without his dying or giving way under his burdens.

lotr-guide-setup = Setting up
lotr-guide-setup-text =
    Everyone has their own deck, half Free Peoples and half Shadow cards, and nine sites. Frodo and the Ring are on the table from the start.

    Players secretly bid burdens, and the highest bidder chooses a place in the turn order. What was bid stays on your own Frodo all the same. Then each takes starting companions from the deck, for 4 at most in all, and draws eight cards. By the beginners’ rules the decks are ready and nobody bids.

lotr-guide-turn = A turn
lotr-guide-turn-text =
    The player whose turn it is plays the Free Peoples, and the others are the Shadow. When the turn ends, the parts change. That is why everyone holds two kinds of cards.
lotr-guide-turn-phases = The phases of a turn
lotr-guide-turn-phases-does = What is done
lotr-guide-turn-phases-fellowship = 1 Fellowship
lotr-guide-turn-phases-fellowship-does = play companions, items and other light cards; then move
lotr-guide-turn-phases-shadow = 2 Shadow
lotr-guide-turn-phases-shadow-does = the opponent plays minions with the pool’s tokens
lotr-guide-turn-phases-maneuver = 3 Maneuver
lotr-guide-turn-phases-maneuver-does = maneuver cards and abilities, in turn
lotr-guide-turn-phases-archery = 4 Archery
lotr-guide-turn-phases-archery-does = each archer wounds once; the wounded side chooses whom
lotr-guide-turn-phases-assignment = 5 Assignment
lotr-guide-turn-phases-assignment-does = who defends against whom
lotr-guide-turn-phases-skirmish = 6 Skirmishes
lotr-guide-turn-phases-skirmish-does = one at a time, strength against strength
lotr-guide-turn-phases-regroup = 7 Regroup
lotr-guide-turn-phases-regroup-does = hands are filled; move again or end the turn

lotr-guide-fellowship = The fellowship and the road
lotr-guide-fellowship-text =
    Light cards are paid by adding tokens to the twilight pool, that is to the enemy’s purse. Moving adds more: the new site’s Shadow number and one for each companion. A large fellowship is strong, but it is seen from afar.
lotr-guide-fellowship-company = Gimli came along, and his cost, 2 tokens, went to the pool.

lotr-guide-shadow = The Shadow
lotr-guide-shadow-text =
    On the others’ turns you play your dark cards and pay by taking tokens from the pool. If a minion’s site number is above the fellowship’s site, it roams and costs two more. When the pool is empty, the money is gone.

lotr-guide-fight = Skirmishes
lotr-guide-fight-text =
    You assign defenders to the minions, one to each. If you leave a minion without one, the Shadow chooses whom it goes for. In a skirmish strengths are compared; the greater wins, and a tie is the Shadow’s. The loser takes a wound, and more if the winner has damage. A character with as many wounds as vitality dies.

    If one side is at least twice as strong it overwhelms: the loser dies at once.
lotr-guide-fight-assign = Gandalf (7) defends against Uruk Savage (5), and Gimli (6) against Uruk Soldier (7). Gandalf is ahead; Gimli needs help from the hand.

lotr-guide-ring = The Ring and burdens
lotr-guide-ring-text =
    When Frodo is about to take a wound in a skirmish he may put on the Ring: burdens come in place of wounds until the phase is over. Burdens hardly heal. When they reach his resistance, usually ten, the Ring has won.

lotr-guide-cards = Cards and words
lotr-guide-cards-text = In a card’s corners are its cost, strength and vitality. Its text tells the rest; choose a card at the table to see it large.
lotr-guide-cards-kinds = Kinds of cards
lotr-guide-cards-kinds-where = Where it is
lotr-guide-cards-kinds-companion = Companion
lotr-guide-cards-kinds-companion-where = in the fellowship; travels and fights
lotr-guide-cards-kinds-ally = Ally
lotr-guide-cards-kinds-ally-where = in the support area; helps from afar
lotr-guide-cards-kinds-minion = Minion
lotr-guide-cards-kinds-minion-where = in the middle; the Shadow’s fighter, gone when the turn ends
lotr-guide-cards-kinds-item = Item
lotr-guide-cards-kinds-item-where = under its bearer, whose numbers it changes
lotr-guide-cards-kinds-condition = Condition
lotr-guide-cards-kinds-condition-where = stays on the table until discarded
lotr-guide-cards-kinds-event = Event
lotr-guide-cards-kinds-event-where = played from hand in the right phase, then discarded
lotr-guide-cards-kinds-site = Site
lotr-guide-cards-kinds-site-where = on the path, numbers 1–9; 3 and 6 are sanctuaries
lotr-guide-cards-words = Words
lotr-guide-cards-words-means = What it means
lotr-guide-cards-words-exert = Exert
lotr-guide-cards-words-exert-means = take a wound as payment; the last vitality cannot be given
lotr-guide-cards-words-spot = Spot
lotr-guide-cards-words-spot-means = such a card must be on the table
lotr-guide-cards-words-archer = Archer
lotr-guide-cards-words-archer-means = adds a wound to archery
lotr-guide-cards-words-damage = Damage +1
lotr-guide-cards-words-damage-means = the loser takes one wound more
lotr-guide-cards-words-fierce = Fierce
lotr-guide-cards-words-fierce-means = fights a second time in the same turn
lotr-guide-cards-words-roaming = Roams
lotr-guide-cards-words-roaming-means = is far from home: costs 2 more
lotr-guide-cards-words-unique = A dot before the name
lotr-guide-cards-words-unique-means = unique: one at a time for each player
