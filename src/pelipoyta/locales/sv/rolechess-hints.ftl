# Vägledning: vad man kan göra, och vad som talar för det.

rolechess-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
rolechess-can-step = flytta en pjäs, { rolechess-hint-ways } (RC-4.0)
rolechess-can-attack = anfalla, { rolechess-hint-ways } (RC-4.6)
rolechess-can-join = ta med en partner, { rolechess-hint-ways } (RC-5.2)
rolechess-can-alone = anfalla ensam (RC-6.1.1)
rolechess-can-stop = avsluta turen utan anfall (RC-3.3)
rolechess-can-advance = ta den fallnas plats (RC-6.1.3)
rolechess-can-stay = stå kvar (RC-6.1.3)
rolechess-can-pass = stå över (RC-3.3)
rolechess-advice-step = Flytta: { rolechess-kind-of } { $from } → { $to }.
rolechess-advice-attack = Anfall: { rolechess-kind-of } ({ $from }) mot { rolechess-advice-foe } ({ $to }).
rolechess-advice-join = Ta som partner { rolechess-kind-of } ({ $from }).
rolechess-advice-alone = Anfall ensam.
rolechess-advice-stop = Avsluta turen utan anfall.
rolechess-advice-advance = Ta den fallnas plats.
rolechess-advice-stay = Stå kvar.
rolechess-advice-pass = Stå över.
rolechess-advice-odds = Målet faller med { $kill } procents sannolikhet och förlorar i snitt { $loss } energi.
rolechess-advice-emperor = Det här kan avgöra spelet: kejsaren faller med { $kill } procents sannolikhet.
rolechess-advice-reach = Därifrån kan du anfalla genast: { rolechess-advice-foe } ({ $to }).
rolechess-advice-saved = Din kejsare blir tryggare: hotet minskar från { $was } till { $now } procent.
rolechess-advice-foe = { $foe ->
    [emperor] kejsaren
    [adjutant] adjutanten
    [knight] riddaren
    [guard] vakten
   *[lackey] lakejen
}
rolechess-advice-stop-why = Ett anfall skulle nu kosta mer än det ger.
rolechess-advice-advance-why = Därifrån hotar du nya pjäser.
rolechess-advice-stay-why = Där står du säkrare än på den fallnas plats.
rolechess-advice-pass-why = Inget drag förbättrar din ställning nu.
rolechess-advice-alone-why = En kamrat skulle inte ge tillräckligt till.
rolechess-advice-safer = Pjäsen kommer säkrare: { $was } fiender nådde den, nu { $now }.
rolechess-advice-nearer = Inget är hotat, så du närmar dig: { $steps } steg kvar till fiendens kejsare.
rolechess-advice-exposed = Det är ett djärvt drag: { $now } fiender når dit, men resten av ställningen håller.
rolechess-advice-waits = Ingen fiende når dit: du väntar tryggt på ett bättre läge.
