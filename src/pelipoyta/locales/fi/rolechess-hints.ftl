# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

rolechess-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
rolechess-hint-steps = { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}
rolechess-hint-reachers = { $now ->
    [0] siihen ei ulotu yksikään vastustaja
    [one] siihen ulottuu yksi vastustaja
   *[other] siihen ulottuu { $now } vastustajaa
}
rolechess-can-step = siirtää nappulaa, { rolechess-hint-ways } (RC-4.0)
rolechess-can-attack = hyökätä, { rolechess-hint-ways } (RC-4.6)
rolechess-can-join = ottaa parin mukaan, { rolechess-hint-ways } (RC-5.2)
rolechess-can-alone = hyökätä yksin (RC-6.1.1)
rolechess-can-stop = lopettaa vuoron hyökkäämättä (RC-3.3)
rolechess-can-advance = siirtyä kaatuneen paikalle (RC-6.1.3)
rolechess-can-stay = jäädä paikallesi (RC-6.1.3)
rolechess-can-pass = jättää vuoron väliin (RC-3.3)
rolechess-advice-step = Siirrä: { rolechess-kind-of } { $from } → { $to }.
rolechess-advice-attack = Hyökkää: { rolechess-kind-of } ({ $from }), kohteena { rolechess-hint-foe } ({ $to }).
rolechess-advice-join = Ota pariksi { rolechess-kind-of } ({ $from }).
rolechess-advice-alone = Hyökkää yksin.
rolechess-advice-stop = Lopeta vuoro hyökkäämättä.
rolechess-advice-advance = Siirry kaatuneen paikalle.
rolechess-advice-stay = Jää paikallesi.
rolechess-advice-stay-other = Jää paikalleen.
rolechess-advice-pass = Jätä vuoro väliin.
rolechess-advice-odds = Kohde { $kill ->
    [0] tuskin kaatuu, mutta
   *[other] kaatuu { $kill } prosentin todennäköisyydellä ja
} menettää keskimäärin { $loss } energiaa.
rolechess-advice-emperor = Tämä voi ratkaista pelin: keisari kaatuu { $kill } prosentin todennäköisyydellä.
rolechess-advice-reach = Siitä voi hyökätä heti: kohteena { rolechess-hint-foe } ({ $to }), joka { $kill ->
    [0] tuskin kaatuu
   *[other] kaatuu { $kill } prosentin todennäköisyydellä
}.
rolechess-advice-saved = Keisari pääsee turvallisemmalle paikalle: uhka pienenee { $was } prosentista { $now } prosenttiin.
rolechess-hint-foe = { $foe ->
    [emperor] keisari
    [adjutant] adjutantti
    [knight] ritari
    [guard] vartija
   *[lackey] lakeija
}
rolechess-advice-stop-why = Paras hyökkäys ({ rolechess-hint-foe }) veisi keskimäärin { $loss } energiaa ja { $kill ->
    [0] tuskin kaataisi
   *[other] kaataisi { $kill } prosentin todennäköisyydellä
}.
rolechess-advice-pass-why = Kaikki jää paikalleen. Keisarisi voi kaatua { $now } prosentin todennäköisyydellä.
rolechess-advice-safer = Nappula pääsee turvallisempaan paikkaan: siihen ulottui { $was ->
    [one] yksi vastustaja
   *[other] { $was } vastustajaa
}, nyt { $now ->
    [0] ei yksikään
   *[other] { $now }
}.
rolechess-advice-waits = Yksikään vastustaja ei ulotu siihen: odotat turvassa parempaa hetkeä.
rolechess-advice-nearer = Se lähestyy: vastustajan keisariin jää { rolechess-hint-steps }, ja { rolechess-hint-reachers }.
rolechess-advice-exposed = Se on rohkea siirto: { rolechess-hint-reachers }.
rolechess-advice-place = { $targets ->
    [0] Siltä paikalta hyökkäysetäisyydellä ei ole ketään, ja { rolechess-hint-reachers }.
    [one] Siltä paikalta hyökkäysetäisyydellä on yksi vastustaja, ja { rolechess-hint-reachers }.
   *[other] Siltä paikalta hyökkäysetäisyydellä on { $targets } vastustajaa, ja { rolechess-hint-reachers }.
}
