huuto-name = Huuto
huuto-tagline = Högsta kortet vinner, om det är ensamt
huuto-blurb = Alla lägger ett kort i hemlighet. Det högsta som ingen annan lade tar rundan.
huuto-option-rounds = Rundor
huuto-ask-lay = Lägg ett kort.
huuto-wait-lay = { $name } väljer kort.
huuto-view-counts = Kort
huuto-view-laid = Lagt
huuto-view-laid-value = { $value ->
    [-1] dolt
    [0] –
   *[other] { $value }
}
huuto-view-points = Rundor
huuto-view-hand = Din hand
huuto-view-seen = Redan uppvända
huuto-view-left = I leken
huuto-view-round = Spelade rundor
huuto-do-lay = Lägg { $card }
huuto-no-over = Spelet är redan slut.
huuto-no-dealing = Korten delas ut.
huuto-no-laid-already = Du har redan lagt ditt kort.
huuto-no-not-held = Du har inte kortet { $card }.
huuto-log-dealt = Korten delades ut.
huuto-log-laid = { $name } lade ett kort.
huuto-log-shown = Korten var { $cards }.
over-HUU-5 = Spelet är slut: flest rundor tog { $winner }.
rule-HUU-1 = Leken har talen ett till tio, vart och ett två gånger.
rule-HUU-2 = Före varje runda får alla kort tills de har tre. Räcker leken inte åt alla spelar man vidare med det man har.
rule-HUU-3 = Alla väljer ett kort ur handen och lägger det med baksidan upp, i vilken ordning som helst.
rule-HUU-4 = När alla har lagt vänds korten. Det högsta som ingen annan lade tar rundan; finns inget sådant tar ingen den.
rule-HUU-5 = Efter sista rundan, eller när korten är slut, vinner den som tog flest rundor; lika delar segern.
huuto-lesson-first = Första rundan
huuto-lesson-first-alone = Högst, om det är ensamt
huuto-lesson-first-alone-equal = Du har 3, 9 och 10. Det högsta kortet tar rundan: lägg tian.
huuto-lesson-first-alone-equal-done = Den andra lade också en tia, och då tar ingendera något.
huuto-lesson-first-alone-equal-low = Med det vinner man knappast. Lägg tian.
huuto-lesson-first-alone-lower = Lägg nu nian.
huuto-lesson-first-alone-lower-done = 9 var högst, och ingen annan lade den: rundan är din.
huuto-lesson-first-alone-lower-low = Lägg nian den här gången.
huuto-lesson-first-game = Ett riktigt parti
huuto-lesson-first-game-play = Spela tre rundor.
