# The words of cards: nouns as singular | plural | stem in a compound.
lotr-grammar = en
lotr-each = each
lotr-and = { " and " }
lotr-and-if = { "; " }
lotr-or = { " or " }
lotr-chosen = { $who }
lotr-list-comma = { ", " }

lotr-noun-card = card | cards | card
lotr-noun-companion = companion | companions | companion
lotr-noun-ally = ally | allies | ally
lotr-noun-minion = minion | minions | minion
lotr-noun-possession = possession | possessions | possession
lotr-noun-artifact = artifact | artifacts | artifact
lotr-noun-condition = condition | conditions | condition
lotr-noun-event = event | events | event
lotr-noun-site = site | sites | site
lotr-noun-weapon = weapon | weapons | weapon
lotr-noun-mount = mount | mounts | mount
lotr-noun-ring-bearer = the Ring-bearer | - | Ring-bearer
lotr-noun-ranger = ranger | rangers | ranger
lotr-noun-archer = archer | archers | archer
lotr-noun-villager = villager | villagers | villager
lotr-noun-dwarf = Dwarf | Dwarves | Dwarf
lotr-noun-elf = Elf | Elves | Elf
lotr-noun-hobbit = Hobbit | Hobbits | Hobbit
lotr-noun-man = Man | Men | Man
lotr-noun-wizard = Wizard | Wizards | Wizard
lotr-noun-nazgul = Nazgûl | Nazgûl | Nazgûl
lotr-noun-orc = Orc | Orcs | Orc
lotr-noun-uruk-hai = Uruk-hai | Uruk-hai | Uruk-hai

lotr-adj-other = other
lotr-adj-your = your
lotr-adj-free = Free Peoples
lotr-adj-shadow = Shadow
lotr-adj-wounded = wounded
lotr-adj-roaming = roaming
lotr-adj-mounted = mounted
lotr-adj-unbound = unbound
lotr-adj-valiant = valiant
lotr-adj-ring-bound = Ring-bound
lotr-adj-involved = skirmishing
lotr-adj-defender = defending

lotr-with-signet = { " " }with the { $signet } signet
lotr-with-signet-many = { lotr-with-signet }
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = { " " }skirmishing { $whom }
lotr-facing = { lotr-skirmishing }
lotr-borne-by = { " " }on { $whom }
lotr-but-not = { " " }that is not { $whom }
lotr-but-not-many = { " " }that are not { $whom }
lotr-that = it | its | it
lotr-its-bearer = its bearer | its bearer’s | its bearer
lotr-bearer = the bearer | the bearer’s | the bearer
lotr-this-companion = this companion | this companion’s | this companion
lotr-this-ally = this ally | this ally’s | this ally
lotr-this-minion = this minion | this minion’s | this minion
lotr-this-possession = this possession | this possession’s | this possession
lotr-this-artifact = this artifact | this artifact’s | this artifact
lotr-this-condition = this condition | this condition’s | this condition
lotr-this-event = this event | this event’s | this event
lotr-this-site = this site | this site’s | this site
lotr-this-ring = the Ring | the Ring’s | the Ring

lotr-keyword-ambush = ambush ({ $n })
lotr-keyword-archer = archer
lotr-keyword-damage = damage { $n }
lotr-keyword-defender = defender { $n }
lotr-keyword-fierce = fierce
lotr-keyword-ring-bound = Ring-bound
lotr-keyword-unhasty = unhasty
lotr-keyword-sanctuary = sanctuary
lotr-keyword-ranger = ranger
lotr-keyword-tracker = tracker
lotr-keyword-valiant = valiant
lotr-keyword-villager = villager
lotr-keyword-spell = spell
lotr-keyword-stealth = stealth
lotr-keyword-battleground = battleground
lotr-keyword-marsh = marsh
lotr-keyword-plains = plains
lotr-keyword-river = river
lotr-keyword-underground = underground

lotr-phase-fellowship = fellowship
lotr-phase-shadow = Shadow
lotr-phase-maneuver = maneuver
lotr-phase-archery = archery
lotr-phase-assignment = assignment
lotr-phase-skirmish = skirmish
lotr-phase-regroup = regroup
lotr-in-phase-archery = in the archery phase
lotr-in-phase-skirmish = in skirmish phases

lotr-activated = { $phases }: { $do }
lotr-cost-effect = { $cost } → { $do }
lotr-when = if { $when }, { "" }
lotr-while = while { $when }, { $said }
lotr-if-once = if { $when }, { $said }
lotr-always = { $do } if { $when }
lotr-once-a-turn = { " " }(once a turn)
lotr-each-time = each time { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on }: { $do } (if you wish)
lotr-response = Response: if { $on }: { $do }
lotr-to-play = to play this card, spot { $who }
lotr-own-cost = if { $when }, this card’s cost is { $by }
lotr-bearer-must-be = its bearer must be { $who }
lotr-bearer-only-one = each bearer may have only one of these

lotr-if-spot = you can spot { $who }
lotr-if-not-spot = you cannot spot { $who }
lotr-if-skirmishing = { $who } is skirmishing { $whom }
lotr-if-facing = { lotr-if-skirmishing }
lotr-if-ring-worn = the Ring is worn
lotr-if-ring-off = the Ring is not worn
lotr-if-home-held = an opponent controls { $who_gen } home site
lotr-at-underground = the fellowship is at an underground site
lotr-not-at-underground = the fellowship is not at an underground site
lotr-at-battleground = the fellowship is at a battleground
lotr-not-at-battleground = the fellowship is not at a battleground
lotr-at-sanctuary = the fellowship is at a sanctuary
lotr-not-at-sanctuary = the fellowship is not at a sanctuary
lotr-at-numbers = the fellowship is at sites { $low }–{ $high }

lotr-amount-if = { $n } (or { $better } if { $when })
lotr-amount-each = { $n } for { $whom_every } you can spot
lotr-amount-each-other = { $n } for { $whom_every } you can spot
lotr-amount-over = { $n } for { $whom_every } over { $over }
lotr-limit = { " " }(limit { $n })
lotr-until-regroup = { " " }until the regroup phase
lotr-cost-change = ; cost { $by }
lotr-on = { " " }on { $whom }
lotr-from-discard = { " " }from your discard pile
lotr-from-deck = { " " }from your draw deck
lotr-from-deck-or-hand = { " " }from your draw deck or hand

lotr-do-strength = { $who } gets strength { $by }
lotr-do-grant = { $who } is { $word ->
        [archer] an archer
        [marsh] a marsh
       *[other] { $word }
    }{ $until }
lotr-do-gain = { $who } gains { $word }{ $until }
lotr-do-overwhelm-limit = { $who } is overwhelmed only at { $n ->
    [3] three
   *[other] { $n }
} times its strength
lotr-do-wound-limit = { $who } takes no more than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
lotr-do-no-more-moves = the fellowship may not move again this turn
lotr-do-prevent = prevent that wound
lotr-do-make-bearer = this companion becomes the Ring-bearer (resistance { $n })
lotr-do-if = if { $when }, { $then }
lotr-do-if-else = if { $when }, { $then }; otherwise { $otherwise }
lotr-do-repeat = { $do } { $times }

lotr-mod-cost = { $who } costs { $by }
lotr-mod-cost-first-phase = { $who } costs { $by }, but only the first in each Shadow phase
lotr-mod-cost-first-turn = { $who } costs { $by } here, but only the first each turn
lotr-mod-shadow-number = this site’s Shadow number is { $by }
lotr-mod-every-shadow-number = each site’s Shadow number is { $by }
lotr-mod-archery-fellowship = the fellowship’s archery is { $by }
lotr-mod-archery-minion = the minions’ archery is { $by }
lotr-mod-move-limit = the move limit is { $by } this turn
lotr-mod-wound-limit = { $who } takes no more than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} in each skirmish
lotr-mod-no-wounds = { $who } is safe from wounds { $phase }
lotr-mod-no-wounds-after = { lotr-mod-no-wounds }
lotr-mod-no-wounds-except = { $who } is safe from wounds except { $phase }
lotr-mod-no-wounds-except-after = { lotr-mod-no-wounds-except }
lotr-mod-not-assigned = { $who } cannot be assigned to a skirmish
lotr-mod-not-assigned-by-free = the Free Peoples player may not assign { $who } to a skirmish

lotr-it = it | its | it
lotr-it-neuter = it | its | it
lotr-with-keyword = { " " }with { $word }
lotr-to-play-if = this card can be played only if { $when }

lotr-noun-ent = Ent | Ents | Ent
lotr-noun-balrog = Balrog | Balrogs | Balrog
lotr-noun-creature = creature | creatures | creature
lotr-noun-troll = Troll | Trolls | Troll
lotr-noun-wraith = wraith | wraiths | wraith
lotr-noun-hand-weapon = hand weapon | hand weapons | hand weapon
lotr-noun-ranged-weapon = ranged weapon | ranged weapons | ranged weapon
lotr-noun-armor = armor | armors | armor
lotr-noun-shield = shield | shields | shield
lotr-noun-helm = helm | helms | helm
lotr-noun-cloak = cloak | cloaks | cloak
lotr-noun-bracers = pair of bracers | pairs of bracers | bracers
lotr-noun-gauntlets = pair of gauntlets | pairs of gauntlets | gauntlets
lotr-noun-staff = staff | staffs | staff
lotr-noun-pipe = pipe | pipes | pipe
lotr-noun-ring = ring | rings | ring
lotr-noun-palantir = palantír | palantíri | palantír
lotr-noun-brooch = brooch | brooches | brooch

lotr-keyword-easterling = Easterling
lotr-keyword-southron = Southron
lotr-keyword-knight = knight
lotr-keyword-warg-rider = warg-rider
lotr-keyword-twilight = twilight
lotr-keyword-tentacle = tentacle
lotr-keyword-weather = weather
lotr-keyword-tale = tale
lotr-keyword-search = search
lotr-keyword-machine = machine
lotr-keyword-fortification = fortification
lotr-keyword-pipeweed = pipeweed
lotr-keyword-forest = forest
lotr-keyword-mountain = mountain

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
lotr-on-phase = at the start of each { $phase }
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
    [about] { $who } is about to be played
   *[after] { $who } has been played
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } ability is about to be used
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

lotr-if-not = it is not so that { $when }
lotr-if-in-phase = it is { $phase }
lotr-if-this-controlled = someone controls this site
lotr-at-forest = the fellowship is in a forest
lotr-not-at-forest = the fellowship is not in a forest
lotr-at-marsh = the fellowship is in a marsh
lotr-not-at-marsh = the fellowship is not in a marsh
lotr-at-mountain = the fellowship is on a mountain
lotr-not-at-mountain = the fellowship is not on a mountain
lotr-at-plains = the fellowship is on plains
lotr-not-at-plains = the fellowship is not on plains
lotr-at-river = the fellowship is at a river
lotr-not-at-river = the fellowship is not at a river

lotr-until-turn = { " " }until the end of the turn

lotr-do-times = { $do } ({ $n } times)
lotr-do-take-part = { $who } may take part in archery and skirmishes{ $until }
lotr-do-leave-skirmish = { $who } leaves the skirmish
lotr-plays-to-support = plays to your support area
lotr-adj-others = other
lotr-unassigned = { $n ->
    [one] { " " }not assigned to a skirmish
   *[other] { " " }not assigned to skirmishes
}
lotr-do-strength-long = { lotr-do-strength }
lotr-do-gain-chosen = { lotr-do-gain }
lotr-do-strength-after = { lotr-do-strength }
lotr-do-strength-long-after = { lotr-do-strength-long }
lotr-do-grant-after = { lotr-do-grant }
lotr-do-gain-after = { lotr-do-gain }
lotr-do-overwhelm-limit-after = { lotr-do-overwhelm-limit }
lotr-do-wound-limit-after = { lotr-do-wound-limit }
lotr-mod-shadow-number-after = { lotr-mod-shadow-number }
lotr-mod-archery-fellowship-after = { lotr-mod-archery-fellowship }
lotr-mod-archery-minion-after = { lotr-mod-archery-minion }
lotr-mod-move-limit-after = { lotr-mod-move-limit }
lotr-mod-wound-limit-after = { lotr-mod-wound-limit }

# Verbs: a command | someone else does | someone else may | to do so.
lotr-verb-exert = exert | exerts | exert | exert
lotr-verb-exhaust = exhaust | exhausts | exhaust | exhaust
lotr-verb-wound = wound | wounds | wound | wound
lotr-verb-heal = heal | heals | heal | heal
lotr-verb-add = add | adds | add | add
lotr-verb-remove = remove | removes | remove | remove
lotr-verb-discard = discard | discards | discard | discard
lotr-verb-draw = draw | draws | draw | draw
lotr-verb-put = put | puts | put | put
lotr-verb-take = take | takes | take | take
lotr-verb-return = return | returns | return | return
lotr-verb-stack = stack | stacks | stack | stack
lotr-verb-look = look | looks | look | look
lotr-verb-reveal = reveal | reveals | reveal | reveal
lotr-verb-play = play | plays | play | play
lotr-verb-lay = lay | lays | lay | lay
lotr-verb-cancel = cancel | cancels | cancel | cancel
lotr-verb-assign = assign | assigns | assign | assign
lotr-verb-liberate = liberate | liberates | liberate | liberate
lotr-verb-spot = spot | spots | spot | spot
lotr-verb-wear-ring = wear | wears | wear | wear

lotr-times = { " " }{ $n } times
lotr-up-to = up to { $who }
lotr-chosen-by = { " " }({ $player } chooses)
lotr-that-one = that
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $player } { $verb } { $rest }
lotr-player-may = { $player } may { $do }
lotr-player-may-after = { lotr-player-may }
lotr-player-you = you
lotr-player-free = the Free Peoples player
lotr-player-each-shadow = each Shadow player
lotr-player-any-shadow = any Shadow player
lotr-player-opponent = an opponent

lotr-do-exert = { $verb } { $who }
lotr-do-exhaust = { $verb } { $who }
lotr-do-wound = { $verb } { $who }
lotr-do-heal = { $verb } { $who }
lotr-do-discard = { $verb } { $who } from play
lotr-do-discard-this = { $verb } { $who } from play
lotr-do-return = { $verb } { $who } to its owner’s hand
lotr-do-stack = { $verb } { $who } on { $whom }
lotr-do-add-twilight = { $verb } ({ $n })
lotr-do-add-twilight-each = { $verb } twilight: { $each }
lotr-do-remove-twilight = { $verb } ({ $n })
lotr-do-remove-twilight-each = { $verb } twilight: { $each }
lotr-do-add-burden = { $verb } { $who }
lotr-do-add-burden-each = { $verb } burdens: { $each }
lotr-do-remove-burden = { $verb } { $who }
lotr-do-remove-burden-each = { $verb } burdens: { $each }
lotr-do-draw = { $verb } { $who }
lotr-do-draw-each = { $verb } cards: { $each }
lotr-do-add-tokens = { $verb } { $who } on { $whom }
lotr-do-remove-tokens = { $verb } { $who } from { $whom }
lotr-do-put-hand-discard = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} hand
lotr-do-put-hand-deck = { $verb } { $who } from hand beneath { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discard-deck = { $verb } { $who } from { $own ->
    [you] your discard pile beneath your
   *[they] their discard pile beneath their
} draw deck
lotr-do-put-discard-hand = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} discard pile into hand
lotr-do-put-hand-stack = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} hand on { $whom }
lotr-do-discard-top = { $verb } the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $own ->
    [you] your
   *[they] the
} draw deck
lotr-do-discard-top-each = { $verb } cards from the top of { $own ->
    [you] your
   *[they] the
} draw deck: { $each }
lotr-do-look-at-hand = { $verb } at an opponent’s hand
lotr-do-reveal-hand = { $verb } an opponent’s hand
lotr-do-play = { $verb } { $who }{ $where }{ $on }{ $price }
lotr-from-stack = { " " }stacked on this card
lotr-do-next-site = { $verb } the fellowship’s next site from your own deck; it replaces an opponent’s if need be
lotr-do-cancel = { $verb } a skirmish of { $who }
lotr-do-assign = { $verb } { $who } to skirmish { $whom }
lotr-do-take-control = { $verb } control of { $who }
lotr-do-take-control-each = { $verb } control of sites: { $each }
lotr-do-liberate = { $verb } { $who }
lotr-do-wear-ring = { $verb } the Ring until the regroup phase
lotr-do-spot = { $verb } { $who }
lotr-do-unless = { $do }. { $player } may { $pays } to prevent this
lotr-do-prevent-death = prevent that death
lotr-do-prevent-overwhelm = prevent that overwhelming
lotr-do-prevent-exert = prevent that exertion
lotr-do-prevent-heal = prevent that healing
lotr-do-prevent-discard = prevent that discard
lotr-do-prevent-burden = prevent those burdens
lotr-do-prevent-unburden = prevent the removal of those burdens
lotr-do-prevent-twilight = prevent that twilight
lotr-do-prevent-draw = prevent that draw
lotr-do-prevent-control = prevent the taking of that site
lotr-do-prevent-play = cancel that card
lotr-do-prevent-ability = cancel that ability
lotr-do-prevent-win = prevent that victory
lotr-do-prevent-lose = prevent that loss
lotr-do-prevent-fight-end = prevent the end of that skirmish
lotr-do-prevent-assignment = prevent that assignment
lotr-do-prevent-defence = prevent that defence
lotr-do-prevent-phase-end = prevent the end of that phase
lotr-do-prevent-turn-end = prevent the end of that turn
lotr-do-prevent-ring = prevent the wearing of the Ring
lotr-do-prevent-reveal = prevent that revealing

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
lotr-during-skirmish = { " " }in a skirmish
lotr-in-your-turn = { " " }in your turn

lotr-if-it-is = it is { $whom }
lotr-if-is = { $who } is { $whom }
lotr-if-has-keyword = { $who } is { $word }
lotr-if-being-wounded = { $who } is wounded
lotr-if-being-exhausted = { $who } is exhausted
lotr-if-being-roaming = { $who } is roaming
lotr-if-being-mounted = { $who } is mounted
lotr-if-being-unbound = { $who } is unbound
lotr-if-being-ring-bound = { $who } is Ring-bound
lotr-if-being-unassigned = { $who } is not assigned to a skirmish
lotr-if-being-involved = { $who } is in a skirmish
lotr-if-not-being-involved = { $who } is in no skirmish
lotr-if-being-controlled = someone controls { $who }
lotr-if-burdens = there are { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
} burdens
lotr-if-twilight = the twilight pool holds { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
}
lotr-if-sites = { $by ->
    [opponent] { $how ->
        [none] no opponent controls
       *[other] an opponent controls
    }
   *[you] { $how ->
        [none] you do not control
       *[other] you control
    }
} { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] at least { $who }
    }
    [most] at most { $who }
    [none] { $who }
   *[below] fewer than { $who }
}
lotr-if-x = the cards spotted are { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
}
lotr-if-wounds = { $whom } has { $how ->
    [least] { $n ->
        [one] a wound
       *[other] at least { $n } wounds
    }
    [most] at most { $n } wounds
   *[below] fewer than { $n } wounds
}
lotr-if-tokens = { $whom } has { $how ->
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
lotr-if-pile = { $pile } holds { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] at least { $who }
    }
    [most] at most { $who }
   *[below] fewer than { $who }
}
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
lotr-if-spot-least = you can spot at least { $who }
lotr-if-spot-most = you can spot at most { $who }
lotr-if-spot-below = you can spot fewer than { $who }
lotr-amount-burdens = { $n } for each burden{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-twilight = { $n } for each twilight token{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-sites = { $n } for { $whom_every } { $by ->
    [opponent] an opponent controls
   *[you] you control
}{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-x = { $n } for each card spotted{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-wounds = { $n } for each wound on { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-tokens = { $n } for each { $culture ->
    [none] token
   *[other] { $culture } token
} on { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-pile = { $n } for every card in { $pile } that is { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-which-is = { " " }that is { $whom }
lotr-bearing = { " " }bearing { $whom }
lotr-stacked-on = { " " }stacked on { $whom }
lotr-holding = { " " }with { $whom } stacked on it
lotr-adj-exhausted = exhausted
lotr-adj-controlled = controlled
lotr-adj-unique = unique
lotr-noun-tracker = tracker | trackers | tracker
lotr-noun-knight = knight | knights | knight
lotr-noun-southron = Southron | Southrons | Southron
lotr-noun-easterling = Easterling | Easterlings | Easterling
lotr-noun-warg-rider = warg-rider | warg-riders | warg-rider
lotr-mod-cannot-exert = { $who } cannot exert { $phase }
lotr-mod-cannot-exert-except = { $who } can exert only { $phase }
lotr-mod-cannot-heal = { $who } cannot be healed { $phase }
lotr-mod-cannot-heal-except = { $who } can be healed only { $phase }
lotr-mod-cannot-discard = { $who } cannot be discarded { $phase }
lotr-mod-cannot-discard-except = { $who } can be discarded only { $phase }
lotr-on-fight-start-owned = at the start of each skirmish of { $who }
lotr-do-instead = { $do } instead
lotr-deed-death = { $time ->
    [about] { $who } is about to die
   *[after] { $who } dies
}
lotr-noun-burden = burden | burdens | burden
lotr-noun-token = token | tokens | token
lotr-mod-cost-after = { lotr-mod-cost }
lotr-mod-every-shadow-number-after = { lotr-mod-every-shadow-number }
lotr-mod-cost-first-phase-after = { lotr-mod-cost-first-phase }
lotr-mod-cost-first-turn-after = { lotr-mod-cost-first-turn }
lotr-do-take-part-after = { lotr-do-take-part }
