# -- Rare deeds, and what keeps cards from being played ---------------------------------------------------------------

lotr-player-owner = its owner
lotr-player-that = that player
lotr-do-reveal-at-random = { $verb } a card at random from an opponent’s hand
lotr-do-discard-shown = { $verb } { $who } from that player’s hand
lotr-mod-not-played = { $who } may not be played{ $where }
lotr-mod-never-roams = { $who } is not roaming
lotr-mod-comes-exhausted = { $who } comes into play exhausted
lotr-mod-one-minion = no more than one minion may be assigned to each skirmish
lotr-mod-resistance = { $who_gen } resistance is { $by }
lotr-mod-closed-hand = Shadow players may not look at or reveal cards in your hand
lotr-mod-safe-cards = Shadow cards may not discard cards from your hand or from the top of your draw deck
lotr-mod-safe-cards-after = { lotr-mod-safe-cards }
lotr-mod-spot-more = when you spot { $who }, count { $n } more
lotr-do-end-phase = { $verb } your Shadow phase
lotr-verb-end = end | ends | end | end
lotr-do-take-off-ring = { $verb } off the Ring
lotr-do-corrupt = the Ring-bearer is corrupted
lotr-do-no-token = { $verb } no token for that exertion
lotr-verb-place = place | places | place | place
lotr-if-won = { $who } wins this skirmish
lotr-if-lost = { $who } loses this skirmish
lotr-if-unbeaten = no companion or ally has lost a skirmish this turn
lotr-for-free = { " " }for free
lotr-do-next-site-if = { $verb } the fellowship’s next site from your own deck if it is { $whom }; it replaces an opponent’s if need be
lotr-do-say-x = { $verb } X (at most { $most })
lotr-bearer-beside = It may be borne in addition to one other of its class
lotr-shown = { " " }(show it to all)
lotr-mod-cannot-discard-by-others = an opponent may not discard { $who }
lotr-amount-seen-kinds = { $n } for each different { $of ->
    [culture] culture
    [race] race
   *[title] title
    } revealed{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
    }
lotr-if-seen-kinds = { $how ->
    [least] at least
    [most] at most
   *[below] fewer than
    } { $n } different { $of ->
    [culture] cultures
    [race] races
   *[title] titles
    } are revealed
lotr-if-strength-of = { $whom_gen } strength is { $how ->
    [least] at least
    [most] at most
   *[below] below
    } { $n }
lotr-adj-of-fellowship = fellowship
lotr-adj-of-shadow = Shadow
lotr-adj-of-maneuver = maneuver
lotr-adj-of-archery = archery
lotr-adj-of-assignment = assignment
lotr-adj-of-skirmish = skirmish
lotr-adj-of-regroup = regroup
lotr-the-phase-assignment = the assignment phase with its skirmishes
lotr-player-loser = the loser’s owner
lotr-own-strength = { $whom_gen } strength
lotr-mod-not-assigned-after = { lotr-mod-not-assigned }
lotr-mod-not-assigned-by-free-after = { lotr-mod-not-assigned-by-free }
lotr-do-corrupt-after = { lotr-do-corrupt }
lotr-deed-move = the fellowship moves
