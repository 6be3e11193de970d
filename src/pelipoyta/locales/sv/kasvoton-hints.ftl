# Vägledning: vad man kan göra, och vad som talar för det.

kasvoton-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
kasvoton-hint-steps = { $steps ->
    [one] ett steg
   *[other] { $steps } steg
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
kasvoton-advice-ready = Säg att du är redo.
kasvoton-advice-ready-other = Armén är redo.
kasvoton-advice-begin = { $who ->
    [own] Föreslå att du själv börjar.
   *[mate] Föreslå att din partner börjar.
}
kasvoton-advice-begin-other = { $who ->
    [own] Föreslå att själv börja.
   *[mate] Föreslå att partnern börjar.
}
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
kasvoton-advice-nearer = Du närmar dig fienden: { kasvoton-hint-steps } till den närmaste.
kasvoton-advice-away = Du drar dig undan: { kasvoton-hint-steps } till den närmaste fienden.
kasvoton-advice-keeps = Avståndet till närmaste fiende är fortfarande { kasvoton-hint-steps }.
kasvoton-advice-knight-why = Valet påverkar bara bilden, inte styrkan.
kasvoton-advice-split-why = Av de sex standardkorten får du { $own } och din partner { $mate }.
kasvoton-advice-ready-why = Din armé är uppställd; partiet börjar när de andra också är redo.
kasvoton-advice-begin-why = Den som börjar har partiets första tur.
kasvoton-advice-shoot-why = Målets värde är okänt. Bågskyttarna avslöjas, men kan inte falla.
kasvoton-advice-scout-why = { $turned ->
    [0] Ingen dold fiende står intill, så bara spejaren avslöjas.
    [one] En fiende intill avslöjas, och spejaren likaså.
   *[other] { $turned } fiender intill avslöjas, och spejaren likaså.
}
kasvoton-advice-line-why = Målets värde är okänt. Det avslöjas; egna kort behöver inte visas.
kasvoton-advice-triangle-why = Målets värde är okänt: en triangel fäller allt utom en drottning.
kasvoton-advice-pair-why = Tillsammans är de { $sum }, och målet är { $rank }: målet faller.
kasvoton-advice-royal-why = Drottningen faller, och kortet du visar förblir synligt för alla.
kasvoton-advice-decline-why = Inga fler egna kort avslöjas, och målet står kvar.
kasvoton-advice-done-why = { $left ->
    [0] Mer kan inte göras den här turen.
    [one] En sak till kunde göras den här turen.
   *[other] Det finns { $left } saker till att välja på den här turen.
}
kasvoton-advice-reveal-why = Alla ser det från och med då.
kasvoton-advice-say-why = Alla får höra att kortet visar hur stark hela din armé är.
kasvoton-advice-first = { $who ->
    [own] Då börjar du själv.
   *[mate] Då börjar din partner.
}
kasvoton-advice-place-front = Från främre raden kommer man först i väg, och inom räckhåll för fienden.
kasvoton-advice-place-rear = I bakre raden har det en egen rad framför sig.
kasvoton-advice-attack-why = Målets värde är okänt: det högre vinner, och vid lika vinner anfallaren.

kasvoton-can-enlist = välja kort till armén (KV-V4)
kasvoton-advice-enlist = Välj ett starkt kort till armén.
kasvoton-advice-enlist-why = Ett högt nummer vinner fler anfall.
