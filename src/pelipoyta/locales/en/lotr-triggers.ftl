# Triggers: what happens, lotr-deed-…, and how a text begins that waits for it, lotr-on-…
lotr-each = each
lotr-activated = { $phases }: { $do }
lotr-always = { $do } if { $when }
lotr-each-time = each time { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on }, { $do }
lotr-response = Response: If { $on }, { $do }
lotr-on = { " " }on { $whom }
lotr-on-phase = at the start of each { $phase }
lotr-on-move-end = at the end of each phase in which the fellowship has moved
lotr-on-first-phase = at the start of the first { $phase }
lotr-on-always = at any time
lotr-deed-wound = { $time ->
    [about] { $who } is about to take a wound
   *[after] { $who } has taken a wound
}
lotr-deed-overwhelm = { $time ->
    [about] { $who } is about to be overwhelmed
   *[after] { $who } has been overwhelmed
}
lotr-deed-exert = { $time ->
    [about] { $who } is about to exert
   *[after] { $who } has exerted
}
lotr-deed-heal = { $time ->
    [about] { $who } is about to heal
   *[after] { $who } has healed
}
lotr-deed-discard = { $time ->
    [about] { $who } is about to be discarded from play
   *[after] { $who } has been discarded from play
}
lotr-deed-burden = { $time ->
    [about] a burden is about to be added
   *[after] a burden has been added
}
lotr-deed-unburden = { $time ->
    [about] a burden is about to be removed
   *[after] a burden has been removed
}
lotr-deed-twilight = { $time ->
    [about] twilight is about to be added
   *[after] twilight has been added
}
lotr-deed-draw = { $time ->
    [about] a player is about to draw a card
   *[after] a player has drawn a card
}
lotr-deed-control = { $time ->
    [about] a site is about to be taken
   *[after] a site has been taken
}
lotr-deed-play = { $time ->
    [about] { $who } is played
   *[after] { $who } has been played
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } ability is used
   *[after] { $who_gen } ability has been used
}
lotr-deed-win = { $time ->
    [about] { $who } is about to win a skirmish
   *[after] { $who } has won a skirmish
}
lotr-deed-lose = { $time ->
    [about] { $who } is about to lose a skirmish
   *[after] { $who } has lost a skirmish
}
lotr-deed-fight-end = { $time ->
    [about] the skirmish is about to end
   *[after] the skirmish has ended
}
lotr-deed-assignment = { $time ->
    [about] { $who } is about to be assigned
   *[after] { $who } has been assigned
}
lotr-deed-defence = { $time ->
    [about] { $who } is about to be assigned to defend
   *[after] { $who } has been assigned to defend
}
lotr-deed-phase-end = { $time ->
    [about] the phase is about to end
   *[after] the phase has ended
}
lotr-deed-turn-end = { $time ->
    [about] the turn is about to end
   *[after] the turn has ended
}
lotr-deed-ring = { $time ->
    [about] the Ring is about to be put on
   *[after] the Ring has been put on
}
lotr-deed-reveal = { $time ->
    [about] a hand is about to be revealed
   *[after] a hand has been revealed
}
lotr-on-play = each time { $who } is played
lotr-on-play-this = when you play { $who }
lotr-on-win = each time { $who } wins a skirmish
lotr-on-turn-start = at the start of each turn
lotr-on-turn-start-yours = at the start of each of your turns
lotr-on-turn-end = at the end of each turn
lotr-on-phase-start = at the start of each phase
lotr-on-fight-start = at the start of each skirmish
lotr-on-fight-start-of = at the start of each skirmish of { $who }
lotr-on-move = each time the fellowship moves
lotr-on-arrival = when the fellowship moves here
lotr-on-departure = when the fellowship moves from here
lotr-on-fight-start-owned = at the start of each skirmish of { $who }
lotr-deed-death = { $time ->
    [about] { $who } is about to die
   *[after] { $who } dies
}
lotr-on-coming = each time the fellowship moves to a new site
lotr-on-leaving = each time the fellowship moves from a site
lotr-deed-shown = { $time ->
    [about] the Free Peoples player is about to reveal this card from your hand
   *[after] the Free Peoples player has revealed this card from your hand
}
lotr-on-your-phase-start = at the start of each of your { $phase }s
lotr-on-your-phase-end = at the end of each of your { $phase }s
lotr-on-end-of-phase = at the end of each { $phase }
lotr-deed-take = { $time ->
    [about] the Free Peoples player is about to draw a card or take one into hand
   *[after] the Free Peoples player has drawn a card or taken one into hand
}
lotr-deed-thrown = { $time ->
    [about] you are about to have to discard a card from hand
   *[after] you have had to discard a card from hand
}
lotr-deed-fight-end-of = { $time ->
    [about] a skirmish that involved { $who } is about to end
   *[after] a skirmish that involved { $who } has ended
}
lotr-deed-end-of-phase = { $time ->
    [about] a { $phase } is about to end
   *[after] a { $phase } ends
}
lotr-deed-rival-take = { $time ->
    [about] an opponent is about to draw a card or take one into hand
   *[after] an opponent has drawn a card or taken one into hand
}
lotr-deed-move = the fellowship moves
lotr-triggered-may-moment = { $on }, { $do }
lotr-discards-itself = discard this card → { $do }
lotr-on-play-yours = each time you play { $who }
lotr-deed-overwhelms = { $whom } overwhelms { $who }
