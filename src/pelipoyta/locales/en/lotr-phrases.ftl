# Clauses after a noun, who acts, and how the parts of a text are joined.
lotr-grammar = en
lotr-and = { " and " }
lotr-or = { " or " }
lotr-chosen = { $who }
lotr-list-comma = { ", " }
lotr-with-signet = { " " }with the { $signet } signet
lotr-with-signet-many = { lotr-with-signet }
lotr-skirmishing = { " " }skirmishing { $whom }
lotr-facing = { lotr-skirmishing }
lotr-borne-by = { " " }on { $whom }
lotr-but-not = { " " }that is not { $whom }
lotr-but-not-many = { " " }that are not { $whom }
lotr-bearer = the bearer | the bearer’s | the bearer
lotr-phase-fellowship = fellowship
lotr-phase-shadow = Shadow
lotr-phase-maneuver = maneuver
lotr-phase-archery = archery
lotr-phase-assignment = assignment
lotr-phase-skirmish = skirmish
lotr-phase-regroup = regroup
lotr-in-phase-archery = in the archery phase
lotr-in-phase-skirmish = during a skirmish phase
lotr-cost-effect = { $cost } → { $do }
lotr-to-play = to play this card, spot { $who }
lotr-own-cost = if { $when }, this card’s cost is { $by }
lotr-bearer-must-be = its bearer must be { $who }
lotr-bearer-only-one = each bearer may have only one of these
lotr-cost-change = ; cost { $by }
lotr-from-discard = { " " }from your discard pile
lotr-from-deck = { " " }from your draw deck
lotr-from-deck-or-hand = { " " }from your draw deck or hand
lotr-with-keyword = { " " }with { $word }
lotr-to-play-if = this card can be played only if { $when }
lotr-in-phase-fellowship = in the fellowship phase
lotr-in-phase-shadow = in the Shadow phase
lotr-in-phase-maneuver = in the maneuver phase
lotr-in-phase-assignment = in the assignment phase
lotr-in-phase-regroup = in the regroup phase
lotr-of-phase-fellowship = fellowship phase
lotr-of-phase-shadow = Shadow phase
lotr-of-phase-maneuver = maneuver phase
lotr-of-phase-archery = archery phase
lotr-of-phase-assignment = assignment phase
lotr-of-phase-skirmish = skirmish phase
lotr-of-phase-regroup = regroup phase
lotr-plays-to-support = plays to your support area
lotr-unassigned = { $n ->
    [one] { " " }not assigned to a skirmish
   *[other] { " " }not assigned to skirmishes
}
lotr-chosen-by = { " " }({ $player } chooses)
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $player } { $verb } { $rest }
lotr-player-may = { $player } may { $do }
lotr-player-may-after = { lotr-player-may }
lotr-player-you = you
lotr-player-free = the Free Peoples player
lotr-player-each-shadow = each Shadow player
lotr-player-any-shadow = any Shadow player
lotr-player-opponent = an opponent
lotr-from-stack = { " " }stacked on this card
lotr-during-skirmish = { " " }in a skirmish
lotr-in-your-turn = { " " }in your turn
lotr-in-dead = { $whose ->
    [free] the dead pile
    [you] your dead pile
   *[other] an opponent’s dead pile
}
lotr-in-discard = { $whose ->
    [free] the Free Peoples player’s discard pile
    [you] your discard pile
   *[other] an opponent’s discard pile
}
lotr-which-is = { " " }that is { $whom }
lotr-bearing = { " " }bearing { $whom }
lotr-stacked-on = { " " }stacked on { $whom }
lotr-holding = { " " }with { $whom } stacked on it
lotr-enters-exhausted = ; it comes into play exhausted
lotr-to-play-pay = to play this card, { $do }
lotr-own-cost-always = this card’s cost is { $by }
lotr-played-on = { " " }when played on { $whom }
lotr-no-less = { " " }(to a minimum of { $n })
lotr-assigned-to = { " " }assigned to skirmish { $whom }
lotr-beside = { " " }in the same skirmish as { $whom }
lotr-home-at = { " " }whose home is site { $n }
lotr-stat = { " " }with { $what } { $how ->
    [least] { $n } or more
   *[most] { $n } or less
}
lotr-stat-below = { " " }with less { $what } than { $whom }
lotr-nobody = nobody
lotr-the-phase-maneuver = the maneuver phase
lotr-the-phase-archery = the archery phase
lotr-against-such = { " " }against { $whom }
lotr-facing-such = { lotr-against-such }
lotr-against = { $how ->
    [death] { " " }in a skirmish of { $whom }
    [play] { " " }on { $whom }
   *[other] { " " }against { $whom }
}
lotr-by-text = { " " }by { $whom }
lotr-player-a-shadow = a Shadow player you choose
lotr-from-deck-or-discard = { " " }from your draw deck or discard pile
lotr-from-hand-or-discard = { " " }from your hand or discard pile
lotr-from-dead = { " " }from your dead pile
lotr-choose-first = choose { $who }: { $said }
lotr-then = { "; then " }
lotr-skirmishing-many = { lotr-skirmishing }
lotr-facing-many = { lotr-skirmishing }
lotr-borne-by-many = { lotr-borne-by }
lotr-bearing-many = { lotr-bearing }
lotr-stacked-on-many = { lotr-stacked-on }
lotr-holding-many = { lotr-holding }
lotr-assigned-to-many = { lotr-assigned-to }
lotr-beside-many = { lotr-beside }
lotr-which-is-many = { " " }that are { $whom }
lotr-of-tokens = { " " }of a culture that has a token in play
lotr-like-seen = { " " }of the shown card’s culture
lotr-you-may = you may { $do }
lotr-you-may-after = { lotr-you-may }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = the fellowship is at site | the fellowship is | you can spot | spot
lotr-gains-again = it gains
lotr-gains-before = gets | gains
lotr-gains-named = damage | defender
lotr-the-site = the fellowship’s site | the fellowship’s site’s | the fellowship’s site
lotr-mentions = { " " }that spots or exerts { $whom }
lotr-mentions-many = { " " }that spot or exert { $whom }
lotr-in-hand = { $whose ->
    [free] the Free Peoples player’s hand
    [you] your hand
   *[other] an opponent’s hand
}
lotr-in-deck = { $whose ->
    [free] the Free Peoples player’s draw deck
    [you] your draw deck
   *[other] an opponent’s draw deck
}
lotr-of-unnamed = { " " }of no named culture
lotr-copied = { " " }of which you have a copy in your discard pile
lotr-of-fight = { " " }in that skirmish
lotr-on-path = { " " }on the path
lotr-in-your-area = { " " }in your support area
lotr-wound-from = { " " }from { $whom }
lotr-x-times = { " " }X times
lotr-player-anyone = a player
lotr-text-of = while you can spot your site { $n }, { $who } has the text of that site too
lotr-site-at = { " " }{ $n }
lotr-player-owner = its owner
lotr-player-that = that player
lotr-for-free = { " " }for free
lotr-bearer-beside = It may be borne in addition to one other of its class
lotr-shown = { " " }(show it to all)
lotr-the-phase-assignment = the assignment phase with its skirmishes
lotr-player-loser = the loser’s owner
lotr-own-strength = { $whom_gen } strength
lotr-apart = { "; " }
lotr-then-do = { "; then " }{ $verb } { $rest }
lotr-you-may-let = you may decide that { $said }
lotr-choice-then = { ": " }
lotr-own-cost-in-phase = { $phase }, this card’s cost is { $by }
lotr-a-phase-fellowship = fellowship phase
lotr-a-phase-shadow = Shadow phase
lotr-a-phase-maneuver = maneuver phase
lotr-a-phase-archery = archery phase
lotr-a-phase-assignment = assignment phase
lotr-a-phase-skirmish = skirmish phase
lotr-a-phase-regroup = regroup phase
# Participles before the noun; empty where a clause follows the noun instead.
lotr-skirmishing-before = { $whom ->
   *[other] { "" }
}
lotr-borne-by-before = { $whom ->
   *[other] { "" }
}
lotr-bearing-before = { $whom ->
   *[other] { "" }
}
lotr-stacked-on-before = { $whom ->
   *[other] { "" }
}
lotr-with-signet-before = { $signet ->
   *[other] { "" }
}
