# Words that cards use besides the plain sentences.
lotr-any-number = any number of
lotr-up-to-one = up to 1 | up to 1 | up to 1
lotr-once-a-phase = { " " }(limit once per phase)
lotr-if-wished = { " " }(if you wish)
lotr-enters-exhausted = ; it comes into play exhausted
lotr-to-play-pay = to play this card, { $do }
lotr-own-cost-always = this card’s cost is { $by }
lotr-played-on = { " " }when played on { $whom }
lotr-no-less = { " " }(to a minimum of { $n })
lotr-adj-theirs = opponent’s
lotr-assigned-to = { " " }assigned to skirmish { $whom }
lotr-beside = { " " }in the same skirmish as { $whom }
lotr-home-at = { " " }whose home is site { $n }
lotr-attribute-strength = strength
lotr-attribute-vitality = vitality
lotr-attribute-cost = twilight cost
lotr-stat = { " " }with { $what } { $how ->
    [least] { $n } or more
   *[most] { $n } or less
}
lotr-stat-below = { " " }with less { $what } than { $whom }
lotr-noun-battleground = battleground | battlegrounds | battleground
lotr-noun-forest = forest | forests | forest
lotr-noun-marsh = marsh | marshes | marsh
lotr-noun-mountain = mountain | mountains | mountain
lotr-noun-plains = plains | plains | plains
lotr-noun-river = river | rivers | river
lotr-noun-sanctuary = sanctuary | sanctuaries | sanctuary
lotr-noun-underground = underground site | underground sites | underground
lotr-bare-damage = damage
lotr-bare-defender = defender
lotr-bare-ambush = ambush
lotr-if-more = you can spot more { $who } than { $whom }
lotr-if-fierce-fight = the skirmish is a fierce one
lotr-if-starting = starting fellowships are being played
lotr-at-number = the fellowship is at site { $n }
lotr-not-at-number = the fellowship is not at site { $n }
lotr-not-at-numbers = the fellowship is not at sites { $low }–{ $high }
lotr-if-tokens-anywhere = you can spot { $how ->
    [least] { $n ->
        [one] { $culture ->
            [none] one token
           *[other] one { $culture } token
        }
       *[other] at least { $n } { $culture ->
            [none] tokens
           *[other] { $culture } tokens
        }
    }
    [most] at most { $n } { $culture ->
        [none] tokens
       *[other] { $culture } tokens
    }
   *[below] fewer than { $n } { $culture ->
        [none] tokens
       *[other] { $culture } tokens
    }
}
lotr-amount-tokens-anywhere = { $n } for each { $culture ->
    [none] token
   *[other] { $culture } token
} you can spot{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-if-movesmade = the fellowship has moved { $how ->
    [least] at least { $n } times
    [most] at most { $n } times
   *[below] fewer than { $n } times
} this turn
lotr-amount-movesmade = { $n } for each move this turn{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-if-chosen = they are { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
}
lotr-amount-chosen = { $n } for each of them{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-if-different = you can spot { $whom } of { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
} { $of ->
    [culture] cultures
    [race] races
   *[title] titles
}
lotr-amount-different = { $n } for each { $of ->
    [culture] culture
    [race] race
   *[title] title
}{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
} of which you can spot { $whom }
lotr-if-seen = { $how ->
    [least] { $n ->
        [one] one of those cards is { $who }
       *[other] at least { $n } of those cards are { $who }
    }
    [most] at most { $n } of those cards are { $who }
   *[below] fewer than { $n } of those cards are { $who }
}
lotr-if-seen-one = it is { $who }
lotr-if-seen-hand = there is { $who } in it
lotr-amount-seen = { $n } for each of those cards that is { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-if-costof = that card’s twilight cost is { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] less than { $n }
}
lotr-that-cost = that card’s twilight cost
lotr-amount-costof = { $n } times that card’s twilight cost{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-nobody = nobody
lotr-the-phase-maneuver = the maneuver phase
lotr-the-phase-archery = the archery phase
lotr-mod-site-number = the site number of { $who } is { $by }
lotr-mod-site-number-after = { lotr-mod-site-number }
lotr-mod-roaming = the roaming penalty of { $who } is { $by }
lotr-mod-roaming-after = { lotr-mod-roaming }
lotr-mod-out-of-archery = { $who } does not add to the archery total
lotr-mod-stays-out = { $who } may not take part in archery or skirmishes
lotr-mod-out-of-archery-after = { lotr-mod-out-of-archery }
lotr-mod-loses = { $who } loses { $word }
lotr-mod-loses-after = { lotr-mod-loses }
lotr-mod-no-bonus = { $who } gains no strength from { $whom }
lotr-mod-no-bonus-after = { lotr-mod-no-bonus }
lotr-mod-no-abilities = the special abilities of { $who } may not be used
lotr-mod-no-abilities-after = { lotr-mod-no-abilities }
lotr-mod-cannot-bear = { $who } may not bear { $whom }
lotr-mod-cannot-bear-after = { lotr-mod-cannot-bear }
lotr-mod-skip = { $phase } is skipped
lotr-mod-skip-after = { lotr-mod-skip }
lotr-mod-no-actions = { $player } may not play events or use special abilities of the { $phase }
lotr-mod-no-actions-after = { lotr-mod-no-actions }
lotr-mod-no-actions-all = { $player } may play events or use special abilities of the { $phase }
lotr-mod-no-actions-all-after = { lotr-mod-no-actions-all }
lotr-mod-such-shadow-number = the Shadow number of { $who } is { $by }
lotr-mod-such-shadow-number-after = { lotr-mod-such-shadow-number }
lotr-against-such = { " " }against { $whom }
lotr-facing-such = { lotr-against-such }
lotr-against = { $how ->
    [death] { " " }in a skirmish of { $whom }
    [play] { " " }on { $whom }
   *[other] { " " }against { $whom }
}
lotr-by-text = { " " }by { $whom }
lotr-player-a-shadow = a Shadow player you choose
lotr-on-coming = each time the fellowship moves to a new site
lotr-on-leaving = each time the fellowship moves from a site
lotr-all-of = all
lotr-at-random = { " " }at random
lotr-verb-shuffle = shuffle | shuffles | shuffle | shuffle
lotr-verb-transfer = transfer | transfers | transfer | transfer
lotr-do-shuffle = { $verb } { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-shuffle-in = { $verb } { $who } and all cards stacked there into the owner’s draw deck
lotr-do-transfer = { $verb } { $who } to { $whom }
lotr-do-transfer-home = { $verb } { $who } to your support area
lotr-do-discard-stacked = { $verb } { $who }
lotr-do-take-stacked = { $verb } { $who } into hand
lotr-do-look-at-top = { $verb } at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck
lotr-do-reveal-top = { $verb } the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck
lotr-do-put-hand-deck-top = { $verb } { $who } from hand on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-hand-shuffled = { $verb } { $who } from hand into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discard-deck-top = { $verb } { $who } from { $own ->
    [you] your discard pile on top of your
   *[they] their discard pile on top of their
} draw deck
lotr-do-put-discard-shuffled = { $verb } { $who } from { $own ->
    [you] your discard pile into your
   *[they] their discard pile into their
} draw deck
lotr-do-put-discard-stack = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} discard pile on { $whom }
lotr-do-put-deck-top-hand = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck into hand
lotr-do-put-deck-top-deck = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck beneath it
lotr-do-put-deck-top-shuffled = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck into it
lotr-do-put-deck-top-discard = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-deck-top-stack = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck on { $whom }
lotr-do-put-seen-hand = { $verb } { $who } of those into hand
lotr-do-put-seen-deck = { $verb } { $who } of those beneath { $own ->
    [you] your
   *[they] their
} draw deck in any order
lotr-do-put-seen-deck-top = { $verb } { $who } of those on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-seen-shuffled = { $verb } { $who } of those into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-seen-discard = { $verb } { $who } of those
lotr-do-put-rest = { $verb } the rest of those
lotr-do-put-seen-stack = { $verb } { $who } of those on { $whom }
lotr-if-borne-by = { $who } is borne by { $whom }
lotr-if-bearing = { $who } bears { $whom }
lotr-if-stacked-on = { $who } is stacked on { $whom }
lotr-if-holding = { $whom } is stacked on { $who }
lotr-if-assigned-to = { $who } is assigned to skirmish { $whom }
lotr-if-beside = { $who } is in the same skirmish as { $whom }
lotr-if-stat = { $who } has { $what } { $how ->
    [least] { $n } or more
   *[most] { $n } or less
}
lotr-if-stat-below = { $who } has less { $what } than { $whom }
lotr-until-assignment = { " " }until the assignment phase
lotr-adj-supporting = supporting
lotr-if-being-supporting = { $who } is in the support area
lotr-do-keep-event = { $verb } that event back into hand
lotr-from-deck-or-discard = { " " }from your draw deck or discard pile
lotr-from-hand-or-discard = { " " }from your hand or discard pile
lotr-from-dead = { " " }from your dead pile
lotr-adj-held = … you control
lotr-adj-own = their
lotr-noun-character = character | characters | character
lotr-once = once
lotr-choose-first = choose { $who }: { $said }
lotr-amount-pile-any = { $n } for each card in { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-then = { "; then " }
lotr-do-transfer-this = { lotr-do-transfer }
lotr-do-transfer-home-this = { lotr-do-transfer-home }
lotr-skirmishing-many = { lotr-skirmishing }
lotr-facing-many = { lotr-skirmishing }
lotr-borne-by-many = { lotr-borne-by }
lotr-bearing-many = { lotr-bearing }
lotr-stacked-on-many = { lotr-stacked-on }
lotr-holding-many = { lotr-holding }
lotr-assigned-to-many = { lotr-assigned-to }
lotr-beside-many = { lotr-beside }
lotr-which-is-many = { " " }that are { $whom }
lotr-noun-machine = machine | machines | machine
lotr-noun-fortification = fortification | fortifications | fortification
lotr-noun-tale = tale | tales | tale
lotr-noun-spell = spell | spells | spell
lotr-noun-weather = weather card | weather cards | weather
lotr-noun-search = search card | search cards | search
lotr-noun-stealth = stealth card | stealth cards | stealth
lotr-noun-pipeweed = pipeweed card | pipeweed cards | pipeweed
lotr-noun-twilight = twilight card | twilight cards | twilight
lotr-noun-tentacle = tentacle | tentacles | tentacle
lotr-deed-shown = { $time ->
    [about] this card is about to be revealed from your hand
   *[after] this card has been revealed from your hand
}
lotr-do-prevent-shown = prevent the revealing of your hand
lotr-do-put-discarded-hand = { $verb } { $who } of the discarded cards into hand
lotr-do-put-discarded-deck = { $verb } { $who } of the discarded cards beneath { $own ->
    [you] your
   *[they] their
} draw deck in any order
lotr-do-put-discarded-deck-top = { $verb } { $who } of the discarded cards on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discarded-shuffled = { $verb } { $who } of the discarded cards into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discarded-stack = { $verb } { $who } of the discarded cards on { $whom }
lotr-do-move-again = the Free Peoples player must move once more this turn if the move limit lets them
lotr-do-act-next = the next action of the phase is yours too if you wish
lotr-do-reconcile = { $verb } your hand as in the regroup phase
lotr-verb-reconcile = reconcile | reconciles | reconcile | reconcile
lotr-mod-late-win = the Free Peoples player wins only once the Shadow players have reconciled
lotr-mod-late-win-after = { lotr-mod-late-win }
lotr-do-pick = { $verb } { $who }
lotr-verb-pick = choose | chooses | choose | choose
lotr-do-next-sites = { $verb } the fellowship’s next { $n } sites from your own deck; they replace an opponent’s if need be
lotr-amount-smaller = { $one } or { $other }, whichever is less
lotr-of-tokens = { " " }of a culture that has a token in play
lotr-like-seen = { " " }of the shown card’s culture
lotr-you-may = you may { $do }
lotr-you-may-after = { lotr-you-may }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = the fellowship is at site | the fellowship is | you can spot | spot
