rolechess-name = RoleChess
rolechess-tagline = Shakkia, jossa nopat taistelevat
rolechess-blurb = Nappuloilla on energiaa, ja taistelu ratkaistaan nopilla. Kaada vastustajan keisari ennen kuin omasi kaatuu.

rolechess-piece = { $kind ->
    [emperor] keisari
    [adjutant] adjutantti { $number }
    [knight] ritari { $number }
    [guard] vartija { $number }
   *[lackey] lakeija { $number }
}
rolechess-piece-first = { $kind ->
    [emperor] Keisari
    [adjutant] Adjutantti { $number }
    [knight] Ritari { $number }
    [guard] Vartija { $number }
   *[lackey] Lakeija { $number }
}

rolechess-option-no_progress = Tasapeli, jos energiaa ei menetetä
rolechess-option-no_progress-help = Peli päättyy tasan, kun kumpikin on pelannut näin monta vuoroa eikä kukaan ole menettänyt energiaa. 0: ei koskaan.
rolechess-option-free_pass = Vuoron saa jättää väliin
rolechess-option-free_pass-help = Muuten vuoro jätetään väliin vain, kun mitään ei voi tehdä.

rolechess-ask-turn = Siirrä nappulaa tai hyökkää.
rolechess-ask-attack = Hyökkää siirretyllä nappulalla tai lopeta vuoro.
rolechess-ask-partner = Hyökkäätkö yksin vai parina?
rolechess-ask-advance = Otatko vapautuneen ympyrän?
rolechess-wait-turn = { $name } miettii siirtoaan.
rolechess-wait-attack = { $name } päättää, hyökätäkö.
rolechess-wait-partner = { $name } valitsee hyökkääjiä.
rolechess-wait-advance = { $name } päättää, ottaako vapautuneen ympyrän.

rolechess-no-over = Peli on jo päättynyt.
rolechess-no-not-your-turn = Nyt ei ole sinun vuorosi.
rolechess-no-roll-for-start = Ensin heitetään noppaa siitä, kumpi aloittaa.
rolechess-no-dice-are-rolling = Nopat ovat vielä ilmassa.
rolechess-no-two-at-most = Hyökkääjiä on jo kaksi.
rolechess-no-can-act = Voit vielä siirtää tai hyökätä, joten vuoroa ei voi jättää väliin.
rolechess-no-nothing-done = Tee ensin jotain: siirrä nappulaa tai hyökkää.
rolechess-no-no-attack = Hyökkäystä ei ole aloitettu.
rolechess-no-nothing-fell = Mikään ympyrä ei ole vapautunut taistelussa.
rolechess-no-moved-already = Olet jo siirtänyt tällä vuorolla.
rolechess-no-one-attack = Vuorolla hyökätään vain kerran.
rolechess-no-after-attack = Hyökkäyksen jälkeen ei enää siirretä.
rolechess-no-declared = Hyökkäys on jo aloitettu: valitse, hyökkäätkö yksin vai parina.
rolechess-no-opener-only = Vapautuneeseen ympyrään pääsee vain hyökkäyksen aloittanut nappula.
rolechess-no-advance-or-stay = Valitse ensin: siirry vapautuneeseen ympyrään tai jää paikallesi.
rolechess-no-off-board = Ympyrää { $cell } ei ole laudalla.
rolechess-no-no-piece = Ympyrässä { $cell } ei ole nappulaa.
rolechess-no-not-yours = Ympyrässä { $cell } on vastustajan nappula.
rolechess-no-same-circle = Siirron on vietävä toiseen ympyrään kuin { $cell }.
rolechess-no-occupied = Ympyrä { $cell } on varattu.
rolechess-no-last-row = Lakeija on viimeisellä rivillä ({ $cell }), eikä se enää liiku tai hyökkää.
rolechess-no-no-way = Näin { rolechess-kind-of } ei liiku: { $from } → { $to }.
rolechess-no-blocked = Tiellä seisoo nappula ({ $cell }).
rolechess-no-no-target = Ympyrässä { $cell } ei ole vastustajan nappulaa.
rolechess-no-own-target = Ympyrässä { $cell } on oma nappulasi.
rolechess-no-out-of-range = Kohde { $to } ei ole hyökkäysetäisyydellä: { rolechess-kind-of } ei ulotu sinne ympyrästä { $from }.
rolechess-no-line-blocked = Kohteeseen { $to } ei ole avointa linjaa: välissä on nappula ({ $cell }).
rolechess-no-not-the-moved = Siirron jälkeen hyökkäyksen aloittaa siirretty nappula ({ $cell }).
rolechess-no-same-piece = Nappula { $cell } on jo hyökkäämässä.
rolechess-no-not-before = Nappula { $from } ei ulottunut kohteeseen { $to } ennen siirtoa.
rolechess-no-hemmed-in = Nappula { $cell } ei pääse mihinkään: muut ovat tiellä.
rolechess-no-nobody-reaches = Mikään nappulasi ei ulotu tästä hyökkäämään ympyrään { $to }. Siirry ensin lähemmäs.
rolechess-kind-of = { $piece ->
    [emperor] keisari
    [adjutant] adjutantti
    [knight] ritari
    [guard] vartija
   *[lackey] lakeija
}

rolechess-log-tied = Aloitusheitto { $dice }: tasan, heitetään uudelleen.
rolechess-log-began = Aloitusheitto { $dice }: { $name } aloittaa.
rolechess-log-began-you = Aloitusheitto { $dice }: aloitat.
rolechess-log-moved = { $piece } { $from } → { $to }
rolechess-log-attacked = { $piece } ({ $from }) hyökkää: kohteena { $foe } ({ $to })
rolechess-log-joined = Parina { $piece } ({ $from })
rolechess-log-struck = Hyökkäys { $sum }
rolechess-log-defended-held = Puolustus { $sum } riittää hyökkäystä ({ $attack }) vastaan.
rolechess-log-defended-lost = Puolustus { $sum }: { $piece } menettää { $loss }, jäljelle jää { $left }.
rolechess-log-captured = { $piece } ({ $cell }) kaatuu.
rolechess-log-advanced = { $piece } ottaa ympyrän { $to }.
rolechess-log-stayed = { $piece } jää paikalleen.
rolechess-log-stopped = { $piece } ei hyökkää.
rolechess-log-passed = { $name } jättää vuoron väliin.
rolechess-log-passed-you = Jätät vuoron väliin.

rolechess-board = RoleChess-lauta
rolechess-panel = Taistelu ja nappulat
rolechess-cell-empty = { $cell }, tyhjä
rolechess-cell-own = { $cell }, oma { $piece }, energiaa { $energy }
rolechess-cell-foe = { $cell }, vastustajan { $piece }, energiaa { $energy }
rolechess-cell-pale = { $cell }, vaalea { $piece }, energiaa { $energy }
rolechess-cell-dark = { $cell }, tumma { $piece }, energiaa { $energy }
rolechess-may-move = voit siirtyä tähän
rolechess-may-attack = voit hyökätä tähän
rolechess-may-act = voit valita tämän

rolechess-energy = Energia
rolechess-attack-factor = Hyökkäys
rolechess-defence-factor = Puolustus
rolechess-fallen = Kaatuneet
rolechess-fallen-none = Kaikki vielä pystyssä
rolechess-army-energy = { $energy } energiaa
rolechess-goal = Tavoite: kaada vastustajan keisari.
rolechess-opening = { $name } aloittaa.
rolechess-opening-you = Aloitat.
rolechess-opening-tied = Tasan: heitetään uudelleen.

rolechess-aim = energiaa { $energy } · puolustus ×{ $defence }
rolechess-do-attack = Hyökkää
rolechess-do-attack-with = Hyökkää yhdessä: { $piece }
rolechess-do-attack-by = Hyökkää: { $piece }
rolechess-do-attack-pair = Hyökkää: { $piece } ja { $partner }
rolechess-do-alone = Hyökkää yksin
rolechess-do-stop = Lopeta vuoro
rolechess-do-pass = Jätä vuoro väliin
rolechess-do-advance = Siirry ympyrään { $cell }
rolechess-do-stay = Jää paikalleen
rolechess-odds-kill = kaatuu
rolechess-odds-hit = menettää energiaa
rolechess-odds-held = torjuu
rolechess-odds-loss = keskimäärin

rolechess-battle-attack = Hyökkäyksen nopat
rolechess-battle-defence = Puolustuksen noppa
rolechess-battle-fell = { $piece } kaatuu.
rolechess-battle-lost = { $piece } menettää { $loss }, jäljelle jää { $left }.
rolechess-battle-held = { $piece } torjuu hyökkäyksen.

rolechess-ways = Tavat hyökätä
rolechess-die = noppa
rolechess-say-danger = { $count ->
    [one] Keisarisi on vaarassa: { $names } voi kaataa sen ({ $chance }). Sinun vuorosi.
   *[other] Keisarisi on vaarassa: { $names } voivat yhdessä kaataa sen ({ $chance }). Sinun vuorosi.
}
rolechess-say-move = { $piece }: valitse vihreä piste.
rolechess-say-move-or-attack = { $piece }: valitse vihreä piste tai punainen kohde.
rolechess-say-attack = { $piece }: valitse punainen kohde.
rolechess-say-odds = { $piece } ({ $cell }): kaatuu { $kill }, menettää energiaa { $hit }, torjuu { $held }.
rolechess-do-drop = Älä hyökkää
rolechess-choose-target = Valitse, kenen kimppuun siirretty nappula käy, tai lopeta vuoro.
rolechess-in-danger = vaarassa, voi kaatua ({ $chance })
rolechess-goes = { $kind ->
    [emperor] Astuu yhden ympyrän mihin suuntaan tahansa.
    [adjutant] Kulkee viistoon niin pitkälle kuin tie on auki, tai yhden ympyrän suoraan.
    [knight] Hyppää kuin shakin ratsu, muiden yli.
    [guard] Kulkee suoraan yhdestä kolmeen ympyrää.
   *[lackey] Astuu yhden ympyrän eteenpäin, suoraan tai viistoon.
}
rolechess-reaches = Hyökkää sinne, minne pääsisi siirtymään.
rolechess-fights = Taistelussa kumpikin kertoo nopan luvun kertoimellaan. Jos hyökkäys on suurempi, puolustaja menettää erotuksen.
rolechess-fact-blow = Kovin isku
rolechess-fact-fallen = Kaadoit–menetit

rolechess-option-variants = Muunnelmat
rolechess-option-variants-help = Poikkeuksia kirjan säännöistä. Niitä voi yhdistellä.
rolechess-variant-shuffled = Arvottu kotirivi
rolechess-variant-card = Omat energiat ja kertoimet
rolechess-variant-card-emperor-energy = Keisari: energia
rolechess-variant-card-emperor-attack = Keisari: hyökkäyskerroin
rolechess-variant-card-emperor-defence = Keisari: puolustuskerroin
rolechess-variant-card-adjutant-energy = Adjutantti: energia
rolechess-variant-card-adjutant-attack = Adjutantti: hyökkäyskerroin
rolechess-variant-card-adjutant-defence = Adjutantti: puolustuskerroin
rolechess-variant-card-knight-energy = Ritari: energia
rolechess-variant-card-knight-attack = Ritari: hyökkäyskerroin
rolechess-variant-card-knight-defence = Ritari: puolustuskerroin
rolechess-variant-card-guard-energy = Vartija: energia
rolechess-variant-card-guard-attack = Vartija: hyökkäyskerroin
rolechess-variant-card-guard-defence = Vartija: puolustuskerroin
rolechess-variant-card-lackey-energy = Lakeija: energia
rolechess-variant-card-lackey-attack = Lakeija: hyökkäyskerroin
rolechess-variant-card-lackey-defence = Lakeija: puolustuskerroin
rolechess-log-arranged = Kotirivit arvottiin: { $pieces }.
