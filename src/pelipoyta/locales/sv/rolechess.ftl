rolechess-name = RoleChess
rolechess-tagline = Schack där tärningarna strider
rolechess-blurb = Pjäserna har energi och striderna avgörs med tärning. Fäll motståndarens kejsare innan din egen faller.

rolechess-piece = { $kind ->
    [emperor] kejsare
    [adjutant] adjutant { $number }
    [knight] riddare { $number }
    [guard] väktare { $number }
   *[lackey] lakej { $number }
}
rolechess-piece-first = { $kind ->
    [emperor] Kejsare
    [adjutant] Adjutant { $number }
    [knight] Riddare { $number }
    [guard] Väktare { $number }
   *[lackey] Lakej { $number }
}

rolechess-option-no_progress = Oavgjort utan förluster
rolechess-option-no_progress-help = Så många turer var utan förlorad energi, och partiet är oavgjort. 0: aldrig.
rolechess-option-free_pass = Man får stå över sin tur
rolechess-option-free_pass-help = Annars står man över bara när man inte kan göra något.

rolechess-ask-turn = Flytta en pjäs eller attackera.
rolechess-ask-attack = Attackera med den flyttade pjäsen eller avsluta turen.
rolechess-ask-partner = Attackerar du ensam eller i par?
rolechess-ask-advance = Tar du den fria cirkeln?
rolechess-wait-turn = { $name } funderar på sitt drag.
rolechess-wait-attack = { $name } väljer om det blir attack.
rolechess-wait-partner = { $name } väljer angripare.
rolechess-wait-advance = { $name } väljer om den fria cirkeln ska tas.

rolechess-no-over = Partiet är redan slut.
rolechess-no-not-your-turn = Det är inte din tur.
rolechess-no-roll-for-start = Först slår ni om vem som börjar.
rolechess-no-dice-are-rolling = Tärningarna är ännu i luften.
rolechess-no-two-at-most = Angriparna är redan två.
rolechess-no-can-act = Du kan ännu flytta eller attackera, så du kan inte stå över.
rolechess-no-nothing-done = Gör först något: flytta en pjäs eller attackera.
rolechess-no-no-attack = Ingen attack har inletts.
rolechess-no-nothing-fell = Ingen cirkel har blivit fri i strid.
rolechess-no-moved-already = Du har redan flyttat den här turen.
rolechess-no-one-attack = Man attackerar bara en gång per tur.
rolechess-no-after-attack = Efter attacken flyttas inget mer.
rolechess-no-declared = Attacken är redan inledd: välj om du attackerar ensam eller i par.
rolechess-no-opener-only = Bara pjäsen som inledde attacken får ta den fria cirkeln.
rolechess-no-advance-or-stay = Välj först: ta den fria cirkeln eller stå kvar.
rolechess-no-off-board = Cirkeln { $cell } finns inte på brädet.
rolechess-no-no-piece = Det står ingen pjäs på { $cell }.
rolechess-no-not-yours = Pjäsen på { $cell } är motståndarens.
rolechess-no-same-circle = Flytten måste gå till en annan cirkel än { $cell }.
rolechess-no-occupied = Cirkeln { $cell } är upptagen.
rolechess-no-last-row = Lakejen står på sista raden ({ $cell }) och kan varken flytta eller attackera mer.
rolechess-no-no-way = Så går inte en { rolechess-kind-of }: { $from } → { $to }.
rolechess-no-blocked = En pjäs står i vägen ({ $cell }).
rolechess-no-no-target = På { $cell } finns ingen att attackera.
rolechess-no-own-target = På { $cell } står din egen pjäs.
rolechess-no-out-of-range = Målet { $to } är utom räckhåll: en { rolechess-kind-of } når inte dit från { $from }.
rolechess-no-line-blocked = Linjen till { $to } är inte öppen: en pjäs står emellan ({ $cell }).
rolechess-no-not-the-moved = Efter en flytt är det den flyttade pjäsen ({ $cell }) som inleder attacken.
rolechess-no-same-piece = Pjäsen på { $cell } attackerar redan.
rolechess-no-not-before = Pjäsen på { $from } nådde inte { $to } före flytten.
rolechess-no-hemmed-in = Pjäsen på { $cell } kommer ingenstans: andra står i vägen.
rolechess-no-nobody-reaches = Ingen av dina pjäser når { $to } härifrån. Flytta närmare först.
rolechess-kind-of = { $piece ->
    [emperor] kejsare
    [adjutant] adjutant
    [knight] riddare
    [guard] väktare
   *[lackey] lakej
}

rolechess-log-tied = Startslag { $dice }: lika, slå om.
rolechess-log-began = Startslag { $dice }: { $name } börjar.
rolechess-log-began-you = Startslag { $dice }: du börjar.
rolechess-log-moved = { $piece } { $from } → { $to }
rolechess-log-attacked = { $piece } ({ $from }) attackerar { $foe } ({ $to })
rolechess-log-joined = I par med { $piece } ({ $from })
rolechess-log-struck = Attack { $sum }
rolechess-log-defended-held = Försvar { $sum } räcker mot { $attack }.
rolechess-log-defended-lost = Försvar { $sum }: { $piece } förlorar { $loss } och har { $left } kvar.
rolechess-log-captured = { $piece } ({ $cell }) faller.
rolechess-log-advanced = { $piece } tar cirkeln { $to }.
rolechess-log-stayed = { $piece } står kvar.
rolechess-log-stopped = { $piece } attackerar inte.
rolechess-log-passed = { $name } står över.
rolechess-log-passed-you = Du står över.

rolechess-board = RoleChess-bräde
rolechess-panel = Strid och pjäser
rolechess-cell-empty = { $cell }, tom
rolechess-cell-own = { $cell }, din { $piece }, energi { $energy }
rolechess-cell-foe = { $cell }, motståndarens { $piece }, energi { $energy }
rolechess-cell-pale = { $cell }, ljus { $piece }, energi { $energy }
rolechess-cell-dark = { $cell }, mörk { $piece }, energi { $energy }
rolechess-may-move = du kan flytta hit
rolechess-may-attack = du kan attackera här
rolechess-may-act = du kan välja den här

rolechess-energy = Energi
rolechess-attack-factor = Attack
rolechess-defence-factor = Försvar
rolechess-fallen = Fallna
rolechess-fallen-none = Alla står ännu
rolechess-army-energy = { $energy } energi
rolechess-goal = Mål: slå motståndarens kejsare.
rolechess-opening = { $name } börjar.
rolechess-opening-you = Du börjar.
rolechess-opening-tied = Lika: slå om.

rolechess-aim = energi { $energy } · försvar ×{ $defence }
rolechess-do-attack = Attackera
rolechess-do-attack-with = Attackera tillsammans med { $piece }
rolechess-do-attack-by = Attackera med { $piece }
rolechess-do-attack-pair = Attackera med { $piece } och { $partner }
rolechess-do-alone = Attackera ensam
rolechess-do-stop = Avsluta turen
rolechess-do-pass = Stå över
rolechess-do-advance = Ta cirkeln { $cell }
rolechess-do-stay = Stå kvar
rolechess-odds-kill = faller
rolechess-odds-hit = förlorar energi
rolechess-odds-held = står emot
rolechess-odds-loss = i snitt

rolechess-battle-attack = Attackens tärningar
rolechess-battle-defence = Försvarets tärning
rolechess-battle-fell = { $piece } faller.
rolechess-battle-lost = { $piece } förlorar { $loss } och har { $left } kvar.
rolechess-battle-held = { $piece } står emot attacken.

rolechess-ways = Sätt att attackera
rolechess-die = tärningen
rolechess-say-danger = { $count ->
    [one] Din kejsare är i fara: { $names } kan fälla den ({ $chance }). Din tur.
   *[other] Din kejsare är i fara: { $names } kan tillsammans fälla den ({ $chance }). Din tur.
}
rolechess-say-move = { $piece }: välj en grön prick.
rolechess-say-move-or-attack = { $piece }: välj en grön prick eller ett rött mål.
rolechess-say-attack = { $piece }: välj ett rött mål.
rolechess-say-odds = { $piece } ({ $cell }): faller { $kill }, förlorar energi { $hit }, står emot { $held }.
rolechess-do-drop = Attackera inte
rolechess-choose-target = Välj vem den flyttade pjäsen attackerar, eller avsluta turen.
rolechess-in-danger = i fara, kan falla ({ $chance })
rolechess-goes = { $kind ->
    [emperor] Går en cirkel åt vilket håll som helst.
    [adjutant] Går snett så långt vägen är fri, eller en cirkel rakt.
    [knight] Hoppar som springaren i schack, över andra.
    [guard] Går rakt en till tre cirklar.
   *[lackey] Går en cirkel framåt, rakt eller snett.
}
rolechess-reaches = Attackerar dit den kunde flytta.
rolechess-fights = I strid tärning × tal; försvararen förlorar skillnaden.
rolechess-fact-blow = Hårdaste slaget
rolechess-fact-fallen = Du fällde–förlorade

rolechess-option-variants = Varianter
rolechess-option-variants-help = Undantag från bokens regler. De kan kombineras.
rolechess-variant-shuffled = Lottad hemrad
rolechess-variant-card = Egna energier och faktorer
rolechess-variant-card-emperor-energy = Kejsare: energi
rolechess-variant-card-emperor-attack = Kejsare: attackfaktor
rolechess-variant-card-emperor-defence = Kejsare: försvarsfaktor
rolechess-variant-card-adjutant-energy = Adjutant: energi
rolechess-variant-card-adjutant-attack = Adjutant: attackfaktor
rolechess-variant-card-adjutant-defence = Adjutant: försvarsfaktor
rolechess-variant-card-knight-energy = Riddare: energi
rolechess-variant-card-knight-attack = Riddare: attackfaktor
rolechess-variant-card-knight-defence = Riddare: försvarsfaktor
rolechess-variant-card-guard-energy = Väktare: energi
rolechess-variant-card-guard-attack = Väktare: attackfaktor
rolechess-variant-card-guard-defence = Väktare: försvarsfaktor
rolechess-variant-card-lackey-energy = Lakej: energi
rolechess-variant-card-lackey-attack = Lakej: attackfaktor
rolechess-variant-card-lackey-defence = Lakej: försvarsfaktor
rolechess-log-arranged = Hemraderna lottades: { $pieces }.
