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
lotr-noun-companion-ally = companion or ally | companions and allies | companion
lotr-noun-companion-minion = companion or minion | companions and minions | companion
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
lotr-noun-man-elf-wizard = Man, Elf or Wizard | Men, Elves and Wizards | Man
lotr-noun-nazgul = Nazgûl | Nazgûl | Nazgûl
lotr-noun-orc = Orc | Orcs | Orc
lotr-noun-uruk-hai = Uruk-hai | Uruk-hai | Uruk-hai
lotr-title-frodo = Frodo | - | Frodo
lotr-title-sam = Sam | - | Sam
lotr-title-gandalf = Gandalf | - | Gandalf
lotr-title-aragorn = Aragorn | - | Aragorn
lotr-title-legolas = Legolas | - | Legolas
lotr-title-gimli = Gimli | - | Gimli
lotr-title-theoden = Théoden | - | Théoden
lotr-title-saruman = Saruman | - | Saruman
lotr-title-the-balrog = The Balrog | - | Balrog

lotr-adj-other = other
lotr-adj-your = your
lotr-adj-free = Free Peoples
lotr-adj-shadow = Shadow
lotr-adj-wounded = wounded
lotr-adj-roaming = roaming
lotr-adj-mounted = mounted
lotr-adj-unbound = unbound
lotr-adj-ring-bound = Ring-bound
lotr-adj-involved = skirmishing
lotr-adj-defender = defending

lotr-with-signet = { " " }with the { $signet } signet
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = { " " }skirmishing { $whom }
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

lotr-on-wound = { $who } is about to take a wound
lotr-on-wound-in-skirmish = { $who } is about to take a wound in a skirmish
lotr-on-played = when you play { $who }
lotr-on-each-played = each time { $who } is played
lotr-on-wins = each time { $who } wins a skirmish
lotr-on-killed = { $who } dies
lotr-on-turn = at the start of each turn
lotr-on-your-turn = at the start of each of your turns
lotr-on-skirmish-of-bearer = at the start of each skirmish of the bearer
lotr-on-moves = each time the fellowship moves
lotr-on-moves-to = when the fellowship moves here
lotr-on-moves-from = when the fellowship moves from here

lotr-if-spot = you can spot { $who }
lotr-if-not-spot = you cannot spot { $who }
lotr-if-skirmishing = { $who } is skirmishing { $whom }
lotr-if-mounted = { $who } is mounted
lotr-if-it-skirmishes = it is skirmishing { $whom }
lotr-if-it-is = it is { $who }
lotr-if-it-is-mounted = it is mounted
lotr-if-it-is-defender = it is defender +1
lotr-if-burdens = there are at most { $n } burdens
lotr-if-twilight = the twilight pool holds fewer than { $n }
lotr-if-dead-pile = the dead pile holds { $who }
lotr-if-dead-pile-many = the dead pile holds at least { $who }
lotr-if-ring-worn = the Ring is worn
lotr-if-ring-off = the Ring is not worn
lotr-if-home-held = an opponent controls { $who_gen } home site
lotr-at-underground = the fellowship is at an underground site
lotr-at-battleground = the fellowship is at a battleground
lotr-at-sanctuary = the fellowship is at a sanctuary
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

lotr-do-exert = exert { $who }{ $times ->
    [one] { "" }
   *[other] { " " }{ $times } times
}
lotr-do-exert-either = exert { $one } or { $other }
lotr-do-wound = wound { $who }
lotr-do-heal = heal { $who }
lotr-do-strength = { $who } gets strength { $by }
lotr-do-grant = { $who } is { $word }{ $until }
lotr-do-gain = { $who } gains { $word }{ $until }
lotr-do-overwhelm-limit = { $who } is overwhelmed only at { $n ->
    [3] three
   *[other] { $n }
} times its strength
lotr-do-wound-limit = { $who } takes no more than { $n } wound
lotr-do-discard = discard { $who } from play
lotr-do-discard-this = discard { $who } from play
lotr-do-return = return { $who } to its owner’s hand
lotr-do-add-twilight = add ({ $n })
lotr-do-remove-twilight = remove ({ $n })
lotr-do-add-burden = { $n ->
    [one] add a burden
   *[other] add { $n } burdens
}
lotr-do-remove-burden = { $n ->
    [one] remove a burden
   *[other] remove { $n } burdens
}
lotr-do-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
lotr-do-each-shadow-draws-each = each Shadow player may draw cards: { $each }
lotr-do-discard-from-hand = discard { $who } from hand
lotr-do-under-deck-hand = put { $who } from hand beneath your draw deck
lotr-do-under-deck-discard = put { $who } from your discard pile beneath your draw deck
lotr-do-take = take { $who } from your discard pile into hand
lotr-do-discard-top = { $n ->
    [one] the Free Peoples player discards the top card of the draw deck
   *[other] the Free Peoples player discards the top { $n } cards of the draw deck
}
lotr-do-look-at-hand = look at an opponent’s hand
lotr-do-reveal-hand = reveal an opponent’s hand
lotr-do-play = play { $who }{ $where }{ $on }{ $price }
lotr-do-next-site = lay the fellowship’s next site from your own deck; it replaces an opponent’s if need be
lotr-do-no-more-moves = the fellowship may not move again this turn
lotr-do-cancel = cancel a skirmish of { $who }
lotr-do-prevent = prevent that wound
lotr-do-wear-ring = wear the Ring until the regroup phase
lotr-do-burdens-instead = { $n ->
    [one] add a burden instead
   *[other] add { $n } burdens instead
}
lotr-do-make-bearer = this companion becomes the Ring-bearer (resistance { $n })
lotr-do-if = if { $when }, { $then }
lotr-do-if-else = if { $when }, { $then }; otherwise { $otherwise }
lotr-do-repeat = { $do } { $times }
lotr-do-unless = { $do }. Any Shadow player may remove ({ $n }) to prevent this
lotr-do-spot = spot { $who }

lotr-mod-cost = { $who } costs { $by }
lotr-mod-cost-first-phase = { $who } costs { $by }, but only the first in each Shadow phase
lotr-mod-cost-first-turn = { $who } costs { $by } here, but only the first each turn
lotr-mod-shadow-number = this site’s Shadow number is { $by }
lotr-mod-every-shadow-number = each site’s Shadow number is { $by }
lotr-mod-archery-fellowship = the fellowship’s archery is { $by }
lotr-mod-archery-minion = the minions’ archery is { $by }
lotr-mod-move-limit = the move limit is { $by } this turn
lotr-mod-wound-limit = { $who } takes no more than { $n } wound in each skirmish
lotr-mod-no-wounds = { $who } is safe from wounds { $phase }
lotr-mod-no-wounds-except = { $who } is safe from wounds except { $phase }
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
lotr-on-skirmish = at the start of each skirmish of { $who }
lotr-on-always = at any time

lotr-deed-wound = { $time ->
    [about] { $who } is about to take a wound
   *[after] { $who } has taken a wound
}
lotr-deed-death = { $time ->
    [about] { $who } is about to die
   *[after] { $who } has died
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
lotr-if-controls = you control { $n ->
    [one] a site
   *[other] at least { $n } sites
}
lotr-if-this-controlled = someone controls this site
lotr-at-forest = the fellowship is in a forest
lotr-at-marsh = the fellowship is in a marsh
lotr-at-mountain = the fellowship is on a mountain
lotr-at-plains = the fellowship is on plains
lotr-at-river = the fellowship is at a river

lotr-amount-spotted = { $n } for each card spotted
lotr-amount-tokens = { $n } for each { $culture } token on this card
lotr-amount-sites = { $n } for each site you control
lotr-until-turn = { " " }until the end of the turn

lotr-do-add-twilight-each = add twilight: { $each }
lotr-do-remove-twilight-each = remove twilight: { $each }
lotr-do-add-burden-each = add burdens: { $each }
lotr-do-remove-burden-each = remove burdens: { $each }
lotr-do-draw-each = draw cards: { $each }
lotr-do-each-shadow-draws = { $n ->
    [one] each Shadow player may draw a card
   *[other] each Shadow player may draw { $n } cards
}
lotr-do-times = { $do } ({ $n } times)
lotr-do-exhaust = exhaust { $who }
lotr-do-take-part = { $who } may take part in archery and skirmishes{ $until }
lotr-do-add-tokens = put { $n } { $culture } { $n ->
    [one] token
   *[other] tokens
} on { $who }
lotr-do-remove-tokens = remove { $n } { $culture } { $n ->
    [one] token
   *[other] tokens
} from { $who }
lotr-do-stack = stack { $who } on { $whom }
lotr-do-stack-from-hand = stack { $who } from hand on { $whom }
lotr-do-play-stacked = play { $who } stacked on this card{ $price }
lotr-do-take-control = { $n ->
    [one] take control of a site
   *[other] take control of { $n } sites
}
lotr-do-liberate = liberate a site
lotr-do-assign = assign { $who } to skirmish { $whom }
lotr-do-leave-skirmish = { $who } leaves the skirmish
lotr-do-instead = instead: { $do }
lotr-do-spot-any = spot any number: { $who }
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
