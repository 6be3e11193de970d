# Vägledning: vad man kan göra, och vad som talar för det.

kasvoton-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
kasvoton-hint-steps = { $steps ->
    [one] en ruta
   *[other] { $steps } rutor
}
kasvoton-can-choose-knight = välja riddare (KV-C2)
kasvoton-can-split = föreslå en delning (KV-F1)
kasvoton-can-agree = gå med på det (KV-F1)
kasvoton-can-place = ställa ut kort (KV-C4)
kasvoton-can-ready = säga att du är redo (KV-C4)
kasvoton-can-begin = säga vem som börjar (KV-F4)
kasvoton-can-shoot = skjuta, { kasvoton-hint-ways } (KV-D1)
kasvoton-can-move = flytta eller anfalla, { kasvoton-hint-ways } (KV-D2)
kasvoton-can-scout = speja (KV-D3)
kasvoton-can-line = försöka med en linje, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-triangle = slå med en triangel, { kasvoton-hint-ways } (KV-D4.5)
kasvoton-can-pair = slå med ett par, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-royal = visa en kunglig och slå (KV-D4.6)
kasvoton-can-decline = låta bli att slå (KV-D4.10)
kasvoton-can-done = avsluta turen (KV-D0.2)
kasvoton-can-reveal = avslöja ett eget kort (KV-D0.4)
kasvoton-can-say = peka på ett kort i mittkolumnen (KV-F7)
kasvoton-advice-move = Flytta { kasvoton-card } { $from } → { $to }.
kasvoton-advice-attack = Anfall: { kasvoton-card } { $from } → { $to }.
kasvoton-advice-knight = Välj vilken riddare som helst: de är lika starka.
kasvoton-advice-split = Föreslå den här delningen.
kasvoton-advice-agree = Gå med på det.
kasvoton-advice-place = Ställ { kasvoton-card } på { $cell }.
kasvoton-advice-ready = Armén är bra: säg att du är redo.
kasvoton-advice-begin = Säg vem som börjar.
kasvoton-advice-shoot = Skjut från { $cell }.
kasvoton-advice-scout = Speja från { $cell }.
kasvoton-advice-line = Försök med en linje mot { $cell }.
kasvoton-advice-triangle = Slå med triangel mot { $cell }.
kasvoton-advice-pair = Slå med paret { $one } och { $other }.
kasvoton-advice-royal = Visa den kungliga på { $cell } och slå.
kasvoton-advice-decline = Låt bli att slå.
kasvoton-advice-done = Avsluta turen.
kasvoton-advice-reveal = Avslöja kortet på { $cell }.
kasvoton-advice-say = Peka på kortet på { $cell }.
kasvoton-advice-odds = Lyckas med { $win } procents sannolikhet; det egna kortet faller med { $fall } procents.
kasvoton-advice-free = Lyckas med { $win } procents sannolikhet, och det egna kortet kan inte falla.
kasvoton-advice-nearer = Du närmar dig fienden: { kasvoton-hint-steps } kvar till den närmaste.
kasvoton-advice-away = Du drar dig undan: { kasvoton-hint-steps } till den närmaste fienden.
kasvoton-advice-keeps = Avståndet till närmaste fiende är fortfarande { kasvoton-hint-steps }.
kasvoton-advice-knight-why = Valet påverkar bara bilden, inte styrkan.
kasvoton-advice-split-why = Så har båda starka och svaga kort.
kasvoton-advice-agree-why = Delningen är jämn, och spelet kan börja.
kasvoton-advice-place-why = De starka fram, kungen i skydd: uppställningen kan ännu ändras.
kasvoton-advice-ready-why = Då kan också den andra börja.
kasvoton-advice-begin-why = Den som börjar hinner spana först.
kasvoton-advice-shoot-why = Bågskytten skadar på håll utan att riskera sig.
kasvoton-advice-scout-why = Sedan vet du om målet är värt ett anfall.
kasvoton-advice-line-why = En linje slår tillsammans den som är starkare än vart och ett av korten.
kasvoton-advice-triangle-why = En triangel slår tillsammans den som är starkare än vart och ett av korten.
kasvoton-advice-pair-why = Som par slår de det som ingen av dem klarar ensam.
kasvoton-advice-royal-why = Att visa den kungliga avgör slaget, men alla ser den.
kasvoton-advice-decline-why = Kortet förblir dolt.
kasvoton-advice-done-why = Inget dåd skulle längre förbättra läget den här turen.
kasvoton-advice-reveal-why = Ett visat kort skrämmer eller hjälper en formation.
kasvoton-advice-say-why = Din kamrat vet då vad som väntar.
