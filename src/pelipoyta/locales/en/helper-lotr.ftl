# The Lord of the Rings: tokens and markers of real cards.

helper-lotr-turn = Turn
helper-lotr-whose = Fellowship: { $name }, site { $site }
helper-lotr-sanctuary = Sanctuary: heal up to five wounds in all from companions at the start of the turn.
helper-lotr-twilight = Twilight tokens
helper-lotr-moves = Moves this turn { $moves } / { $limit }
helper-lotr-move = Move to the next site
helper-lotr-shadow-number = Shadow number of the new site
helper-lotr-companions = Companions, the Ring-bearer included
helper-lotr-arrow = Arrow on the site you leave
helper-lotr-arrow-way =
    { $way ->
        [0] right
       *[1] left
    }
helper-lotr-survived = The Ring-bearer has survived at the last site
helper-lotr-end-turn = End the turn
helper-lotr-won = { $name } has won.
helper-lotr-characters = Characters and wounds
helper-lotr-wounds =
    { $title } ({ $name }, { $kind ->
        [companion] companion
        [ally] ally
       *[minion] minion
    }), vitality { $vitality }
helper-lotr-remove = Remove from play: { $title }
helper-lotr-dead = Dead: { $titles }
helper-lotr-add = Add a character
helper-lotr-title = Name
helper-lotr-kind =
    { $kind ->
        [companion] companion
        [ally] ally
       *[minion] minion
    }
helper-lotr-kind-label = Kind
helper-lotr-vitality = Vitality
helper-lotr-archery = Archery
helper-lotr-archers =
    { $side ->
        [fellowship] Archers of the fellowship
       *[minions] Archers among the minions
    }
helper-lotr-more =
    { $side ->
        [fellowship] Change to the fellowship’s total
       *[minions] Change to the minions’ total
    }
helper-lotr-total =
    { $side ->
        [fellowship] Wounds for the minions: { $total }
       *[minions] Wounds for the fellowship: { $total }
    }
helper-lotr-burdens = Burdens
helper-lotr-burdens-of = Burdens: { $name }
helper-lotr-lose = Ring-bearer lost: { $name }
helper-lotr-path = The path
helper-lotr-site = Site
helper-lotr-site-of = Whose card
helper-lotr-markers = Fellowships
helper-lotr-deck = Deck check
helper-lotr-deck-page = Check a deck in the deck builder
helper-lotr-did-twilight = Twilight tokens: { $tokens }.
helper-lotr-did-burdens = { $name }: burdens { $burdens }.
helper-lotr-did-add = { $name }: { $title } came into play.
helper-lotr-did-wounds = { $title }: wounds { $wounds }.
helper-lotr-did-killed = { $title } was killed, wounds { $wounds }.
helper-lotr-did-remove = { $title } left play.
helper-lotr-did-move = { $name } moved to site { $site }. Twilight tokens: { $tokens }.
helper-lotr-did-end = { $name } ended the turn.
helper-lotr-did-lost = { $name } has lost.
helper-lotr-did-won = { $name } has won.
helper-lotr-paper-path = The path
helper-lotr-paper-path-about = Mark the site that the fellowship has reached.
helper-lotr-paper-burdens = Burdens
helper-lotr-paper-burdens-about = Ten burdens corrupt Frodo.
helper-lotr-paper-wounds = Wounds
helper-lotr-paper-wounds-about = Tick one wound at a time.
lotr-no-helper-last-site = The fellowship is at the last site already.
lotr-no-helper-move-limit = The move limit is reached: { $limit }.
lotr-no-helper-must-move = The fellowship must move once in its turn.
lotr-no-helper-nine = Companions in play and in the dead pile are { $most } at most.
lotr-no-helper-no-character = That character is not in play.
lotr-no-helper-nobody = That player is not in the game.
lotr-no-helper-not-there = The fellowship is not at the last site yet.
lotr-no-helper-wounds = There can be no more wounds than vitality: { $vitality }.
lotr-no-helper-full = There is room for { $most } at most.
