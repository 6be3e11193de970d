# Conditions: lotr-if-…, and where the fellowship is.
lotr-when = if { $when }, { "" }
lotr-while = while { $when }, { $said }
lotr-if-once = if { $when }, { $said }
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
lotr-if-not = it is not so that { $when }
lotr-if-in-phase = it is { $phase }
lotr-if-this-controlled = someone controls this site
lotr-at-forest = the fellowship is in a forest
lotr-not-at-forest = the fellowship is not in a forest
lotr-at-marsh = the fellowship is at a marsh
lotr-not-at-marsh = the fellowship is not at a marsh
lotr-at-mountain = the fellowship is on a mountain
lotr-not-at-mountain = the fellowship is not on a mountain
lotr-at-plains = the fellowship is on plains
lotr-not-at-plains = the fellowship is not on plains
lotr-at-river = the fellowship is at a river
lotr-not-at-river = the fellowship is not at a river
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
lotr-if-spot-least = you can spot at least { $who }
lotr-if-spot-most = you can spot at most { $who }
lotr-if-spot-below = you can spot fewer than { $who }
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
lotr-if-movesmade = the fellowship has moved { $how ->
    [least] at least { $n } times
    [most] at most { $n } times
   *[below] fewer than { $n } times
} this turn
lotr-if-chosen = they are { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
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
lotr-if-costof = that card’s twilight cost is { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] less than { $n }
}
lotr-at-random = { " " }at random
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
lotr-if-being-supporting = { $who } is in the support area
lotr-at-its-site = the fellowship is at this site
lotr-if-being-present = { $who } is present
lotr-if-pile-empty = { $pile } is empty
lotr-if-losses = burdens and companions in the dead pile are together { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
}
lotr-if-was-assigned = { $who } was assigned to a skirmish this turn
lotr-if-was-not-assigned = { $who } was not assigned to a skirmish this turn
lotr-if-moves = the fellowship moves again this turn
lotr-if-here = the fellowship is here
lotr-if-won = { $who } wins this skirmish
lotr-if-lost = { $who } loses this skirmish
lotr-if-unbeaten = no companion or ally has lost a skirmish this turn
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
lotr-place-to = { $kind ->
    [river] to a river
    [forest] to a forest
    [marsh] to a marsh
    [mountain] to a mountain
    [plains] to a plains site
    [underground] to an underground site
    [battleground] to a battleground
   *[sanctuary] to a sanctuary
}
lotr-place-from = { $kind ->
    [river] from a river
    [forest] from a forest
    [marsh] from a marsh
    [mountain] from a mountain
    [plains] from a plains site
    [underground] from an underground site
    [battleground] from a battleground
   *[sanctuary] from a sanctuary
}
lotr-place-to-number = { $one ->
    [yes] to site { $low }
   *[no] to one of sites { $low }–{ $high }
}
lotr-place-from-number = { $one ->
    [yes] from site { $low }
   *[no] from one of sites { $low }–{ $high }
}
lotr-on-coming-to = each time the fellowship moves { $place }
lotr-on-leaving-from = each time the fellowship moves { $place }
