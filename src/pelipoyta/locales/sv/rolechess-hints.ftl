# Vägledning: vad man kan göra, och vad som talar för det.

rolechess-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
rolechess-hint-steps = { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}
rolechess-hint-reachers = { $now ->
    [0] ingen motståndare når den
    [one] en motståndare når den
   *[other] { $now } motståndare når den
}
rolechess-can-step = flytta en pjäs, { rolechess-hint-ways } (RC-4.0)
rolechess-can-attack = attackera, { rolechess-hint-ways } (RC-4.6)
rolechess-can-join = ta med en partner, { rolechess-hint-ways } (RC-5.2)
rolechess-can-alone = attackera ensam (RC-6.1.1)
rolechess-can-stop = avsluta turen utan att attackera (RC-3.3)
rolechess-can-advance = ta den fallnas plats (RC-6.1.3)
rolechess-can-stay = stå kvar (RC-6.1.3)
rolechess-can-pass = stå över (RC-3.3)
rolechess-advice-step = Flytta: { rolechess-kind-of } { $from } → { $to }.
rolechess-advice-attack = Attackera: { rolechess-kind-of } ({ $from }) mot { rolechess-hint-foe } ({ $to }).
rolechess-advice-join = Ta som partner { rolechess-kind-of } ({ $from }).
rolechess-advice-alone = Attackera ensam.
rolechess-advice-stop = Avsluta turen utan att attackera.
rolechess-advice-advance = Ta den fallnas plats.
rolechess-advice-stay = Stå kvar.
rolechess-advice-stay-other = Stå kvar.
rolechess-advice-pass = Stå över.
rolechess-advice-odds = Målet { $kill ->
    [0] faller knappast men
   *[other] faller med { $kill } procents sannolikhet och
} förlorar i snitt { $loss } energi.
rolechess-advice-emperor = Det här kan avgöra partiet: kejsaren faller med { $kill } procents sannolikhet.
rolechess-advice-reach = Därifrån kan man attackera genast: målet är { rolechess-hint-foe } ({ $to }), som { $kill ->
    [0] knappast faller
   *[other] faller med { $kill } procents sannolikhet
}.
rolechess-advice-saved = Kejsaren blir tryggare: hotet minskar från { $was } till { $now } procent.
rolechess-hint-foe = { $foe ->
    [emperor] kejsaren
    [adjutant] adjutanten
    [knight] riddaren
    [guard] väktaren
   *[lackey] lakejen
}
rolechess-advice-stop-why = Den bästa attacken ({ rolechess-hint-foe }) skulle ta { $loss } energi i medeltal och { $kill ->
    [0] knappast fälla
   *[other] fälla med { $kill } procents sannolikhet
}.
rolechess-advice-pass-why = Allt står kvar; kejsaren hotas av { $now } procents fara.
rolechess-advice-safer = Pjäsen kommer säkrare: { $was ->
    [one] en fiende
   *[other] { $was } fiender
} nådde den, nu { $now ->
    [0] ingen
   *[other] { $now }
}.
rolechess-advice-waits = Ingen fiende når dit: du väntar tryggt på ett bättre läge.
rolechess-advice-nearer = Den närmar sig: { rolechess-hint-steps } kvar till motståndarens kejsare, och { rolechess-hint-reachers }.
rolechess-advice-exposed = Det är ett djärvt drag: { rolechess-hint-reachers }.
rolechess-advice-place = { $targets ->
    [0] Från den platsen finns ingen inom räckhåll, och { rolechess-hint-reachers }.
    [one] Från den platsen finns en motståndare inom räckhåll, och { rolechess-hint-reachers }.
   *[other] Från den platsen finns { $targets } motståndare inom räckhåll, och { rolechess-hint-reachers }.
}
