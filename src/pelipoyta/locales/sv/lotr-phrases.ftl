# Clauses after a noun, who acts, and how the parts of a text are joined.
lotr-grammar = sv
lotr-and = { " och " }
lotr-or = { " eller " }
lotr-chosen = { $who }
lotr-list-comma = { ", " }
lotr-with-signet = { " " }med sigillet { $signet }
lotr-with-signet-many = { lotr-with-signet }
lotr-skirmishing = { " " }som strider mot { $whom }
lotr-facing = { lotr-skirmishing }
lotr-borne-by = { " " }som bärs av { $whom }
lotr-but-not = { " " }som inte är { $whom }
lotr-but-not-many = { " " }som inte är { $whom }
lotr-bearer = bäraren | bärarens | bäraren | bäraren
lotr-phase-fellowship = sällskap
lotr-phase-shadow = skugga
lotr-phase-maneuver = manöver
lotr-phase-archery = bågskytte
lotr-phase-assignment = tilldelning
lotr-phase-skirmish = strid
lotr-phase-regroup = omgruppering
lotr-in-phase-archery = i bågskyttefasen
lotr-in-phase-skirmish = i en stridsfas
lotr-cost-effect = { $cost } → { $do }
lotr-to-play = för att spela detta kort, upptäck { $who }
lotr-own-cost = om { $when } är kortets kostnad { $by }
lotr-bearer-must-be = bäraren måste vara { $who }
lotr-bearer-only-one = varje bärare får ha högst ett sådant
lotr-cost-change = ; kostnad { $by }
lotr-from-discard = { " " }ur din kasthög
lotr-from-deck = { " " }ur din draglek
lotr-from-deck-or-hand = { " " }ur din draglek eller från handen
lotr-with-keyword = { " " }med ordet { $word }
lotr-to-play-if = detta kort får spelas bara om { $when }
lotr-in-phase-fellowship = i sällskapsfasen
lotr-in-phase-shadow = i skuggfasen
lotr-in-phase-maneuver = i manöverfasen
lotr-in-phase-assignment = i tilldelningsfasen
lotr-in-phase-regroup = i omgrupperingsfasen
lotr-of-phase-fellowship = sällskapsfasen
lotr-of-phase-shadow = skuggfasen
lotr-of-phase-maneuver = manöverfasen
lotr-of-phase-archery = bågskyttefasen
lotr-of-phase-assignment = tilldelningsfasen
lotr-of-phase-skirmish = stridsfasen
lotr-of-phase-regroup = omgrupperingsfasen
lotr-plays-to-support = spelas till ditt stödområde
lotr-unassigned = { $n ->
    [one] { " " }som inte är tilldelad en strid
   *[other] { " " }som inte är tilldelade en strid
}
lotr-chosen-by = { " " }({ $player } väljer)
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $verb } { $player } { $rest }
lotr-player-may = { $player } får { $do }
lotr-player-may-after = får { $player } { $do }
lotr-player-you = du
lotr-player-free = De fria folkens spelare
lotr-player-each-shadow = varje skuggspelare
lotr-player-any-shadow = valfri skuggspelare
lotr-player-opponent = en motståndare
lotr-from-stack = { " " }som ligger på detta kort
lotr-during-skirmish = { " " }i en strid
lotr-in-your-turn = { " " }under din tur
lotr-in-dead = { $whose ->
    [free] i dödshögen
    [you] i din dödshög
   *[other] i motståndarens dödshög
}
lotr-in-discard = { $whose ->
    [free] i kasthögen hos De fria folkens spelare
    [you] i din kasthög
   *[other] i motståndarens kasthög
}
lotr-which-is = { " " }som är { $whom }
lotr-bearing = { " " }som bär { $whom }
lotr-stacked-on = { " " }som ligger på { $whom }
lotr-holding = { " " }som har { $whom } på sig
lotr-enters-exhausted = ; den kommer i spel utmattad
lotr-to-play-pay = för att spela detta kort, { $do }
lotr-own-cost-always = kortets kostnad är { $by }
lotr-played-on = { " " }när det spelas på { $whom }
lotr-no-less = { " " }(men minst { $n })
lotr-assigned-to = { " " }som är utsedd att strida mot { $whom }
lotr-beside = { " " }i samma strid som { $whom }
lotr-home-at = { " " }med hemplats { $n }
lotr-stat = { " " }med { $what } { $how ->
    [least] minst { $n }
   *[most] högst { $n }
}
lotr-stat-below = { " " }med mindre { $what } än { $whom }
lotr-nobody = ingen
lotr-the-phase-maneuver = manöverfasen
lotr-the-phase-archery = bågskyttefasen
lotr-against-such = { " " }mot { $whom }
lotr-facing-such = { lotr-against-such }
lotr-against = { $how ->
    [death] { " " }i en strid med { $whom }
    [play] { " " }på { $whom }
   *[other] { " " }mot { $whom }
}
lotr-by-text = { " " }genom { $whom }
lotr-player-a-shadow = en skuggspelare du väljer
lotr-from-deck-or-discard = { " " }ur din draglek eller kasthög
lotr-from-hand-or-discard = { " " }från handen eller ur din kasthög
lotr-from-dead = { " " }ur din dödshög
lotr-choose-first = välj { $who }: { $said }
lotr-then = { "; sedan " }
lotr-skirmishing-many = { lotr-skirmishing }
lotr-facing-many = { lotr-skirmishing }
lotr-borne-by-many = { lotr-borne-by }
lotr-bearing-many = { lotr-bearing }
lotr-stacked-on-many = { lotr-stacked-on }
lotr-holding-many = { lotr-holding }
lotr-assigned-to-many = { " " }som är utsedda att strida mot { $whom }
lotr-beside-many = { lotr-beside }
lotr-which-is-many = { lotr-which-is }
lotr-of-tokens = { " " }av en kultur som har en markör i spel
lotr-like-seen = { " " }av det visade kortets kultur
lotr-you-may = du får { $do }
lotr-you-may-after = får du { $do }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = sällskapet är på plats | sällskapet är | du kan upptäcka | kan du upptäcka | upptäck
lotr-gains-again = den får
lotr-gains-before = får
lotr-gains-named = skada | försvarare
lotr-the-site = sällskapets plats | sällskapets plats | sällskapets plats | sällskapets plats
lotr-mentions = { " " }som upptäcker eller anstränger { $whom }
lotr-mentions-many = { " " }som upptäcker eller anstränger { $whom }
lotr-in-hand = { $whose ->
    [free] på handen hos De fria folkens spelare
    [you] på din hand
   *[other] på motståndarens hand
}
lotr-in-deck = { $whose ->
    [free] i dragleken hos De fria folkens spelare
    [you] i din draglek
   *[other] i motståndarens draglek
}
lotr-of-unnamed = { " " }av ingen nämnd kultur
lotr-copied = { " " }som du har en kopia av i din kasthög
lotr-of-fight = { " " }i den striden
lotr-on-path = { " " }på stigen
lotr-in-your-area = { " " }i ditt stödområde
lotr-wound-from = { " " }av { $whom }
lotr-x-times = { " " }X gånger
lotr-player-anyone = en spelare
lotr-text-of = så länge du kan upptäcka din plats { $n } har { $who } även den platsens text
lotr-site-at = { " " }{ $n }
lotr-player-owner = dess ägare
lotr-player-that = den spelaren
lotr-for-free = { " " }gratis
lotr-bearer-beside = Det får bäras utöver ett annat föremål av samma slag
lotr-shown = { " " }(visa det för alla)
lotr-the-phase-assignment = tilldelningsfasen med sina strider
lotr-player-loser = förlorarens ägare
lotr-own-strength = { $whom_gen } styrka
lotr-apart = { "; " }
lotr-then-do = { "; " }{ $verb } sedan { $rest }
lotr-you-may-let = får du bestämma att { $said }
lotr-choice-then = { ": " }
lotr-own-cost-in-phase = { $phase } är kortets kostnad { $by }
lotr-a-phase-fellowship = sällskapsfas
lotr-a-phase-shadow = skuggfas
lotr-a-phase-maneuver = manöverfas
lotr-a-phase-archery = bågskyttefas
lotr-a-phase-assignment = tilldelningsfas
lotr-a-phase-skirmish = stridsfas
lotr-a-phase-regroup = omgrupperingsfas
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
