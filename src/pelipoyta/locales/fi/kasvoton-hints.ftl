# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

kasvoton-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
kasvoton-hint-steps = { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}
kasvoton-can-choose-knight = valita ritarin (KV-C2)
kasvoton-can-split = ehdottaa jakoa (KV-F1)
kasvoton-can-agree = suostua (KV-F1)
kasvoton-can-place = asettaa kortteja (KV-C4)
kasvoton-can-ready = ilmoittaa olevasi valmis (KV-C4)
kasvoton-can-begin = sanoa, kumpi aloittaa (KV-F4)
kasvoton-can-shoot = ampua, { kasvoton-hint-ways } (KV-D1)
kasvoton-can-move = siirtyä tai hyökätä, { kasvoton-hint-ways } (KV-D2)
kasvoton-can-scout = tiedustella (KV-D3)
kasvoton-can-line = yrittää linjaa, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-triangle = lyödä kolmiolla, { kasvoton-hint-ways } (KV-D4.5)
kasvoton-can-pair = lyödä korttiparilla, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-royal = näyttää kuninkaallisen ja lyödä (KV-D4.6)
kasvoton-can-decline = jättää lyömättä (KV-D4.10)
kasvoton-can-done = lopettaa vuoron (KV-D0.2)
kasvoton-can-reveal = paljastaa oman kortin (KV-D0.4)
kasvoton-can-say = osoittaa korttia keskisarakkeesta (KV-F7)
kasvoton-advice-move = Siirrä { kasvoton-card } { $from } → { $to }.
kasvoton-advice-attack = Hyökkää: { kasvoton-card } { $from } → { $to }.
kasvoton-advice-knight = Valitse kuka tahansa ritareista: ne ovat yhtä vahvoja.
kasvoton-advice-split = Ehdota tätä jakoa.
kasvoton-advice-agree = Suostu.
kasvoton-advice-place = Aseta { kasvoton-card } ruutuun { $cell }.
kasvoton-advice-ready = Ilmoita olevasi valmis.
kasvoton-advice-ready-other = Armeija on valmis.
kasvoton-advice-begin = { $who ->
    [own] Ehdota, että aloitat itse.
   *[mate] Ehdota, että kanssapelaajasi aloittaa.
}
kasvoton-advice-begin-other = { $who ->
    [own] Ehdota itseä aloittajaksi.
   *[mate] Ehdota kanssapelaajaa aloittajaksi.
}
kasvoton-advice-shoot = Ammu ruudusta { $cell }.
kasvoton-advice-scout = Tiedustele ruudusta { $cell }.
kasvoton-advice-line = Yritä linjaa: kohteena { $cell }.
kasvoton-advice-triangle = Lyö kolmiolla: kohteena { $cell }.
kasvoton-advice-pair = Lyö korttiparilla { $one } ja { $other }.
kasvoton-advice-royal = Näytä kuninkaallinen ruudussa { $cell } ja lyö.
kasvoton-advice-decline = Jätä lyömättä.
kasvoton-advice-done = Lopeta vuoro.
kasvoton-advice-reveal = Paljasta kortti ruudussa { $cell }.
kasvoton-advice-say = Osoita korttia ruudussa { $cell }.
kasvoton-advice-odds = Onnistuu { $win } prosentin todennäköisyydellä; oma kortti kaatuu { $fall } prosentin todennäköisyydellä.
kasvoton-advice-free = Onnistuu { $win } prosentin todennäköisyydellä, eikä oma kortti voi kaatua.
kasvoton-advice-nearer = Lähestyt vihollista: lähimpään on sitten { kasvoton-hint-steps }.
kasvoton-advice-away = Väistät vihollista: lähimpään on sitten { kasvoton-hint-steps }.
kasvoton-advice-keeps = Lähimpään viholliseen on yhä { kasvoton-hint-steps }.
kasvoton-advice-knight-why = Valinta ei vaikuta voimaan, vain kuvaan.
kasvoton-advice-split-why = Kuudesta vakiokortista sinä saat { $own } ja kanssapelaajasi { $mate }.
kasvoton-advice-ready-why = Armeijasi on koossa; peli alkaa, kun muutkin ovat valmiita.
kasvoton-advice-begin-why = Aloittajan vuoro on pelin ensimmäinen.
kasvoton-advice-shoot-why = Kohteen arvoa ei tiedetä. Jousimiehet paljastuvat, mutta eivät voi kaatua.
kasvoton-advice-scout-why = { $turned ->
    [0] Yhtään salattua vihollista ei ole vieressä, joten vain tiedustelija paljastuu.
    [one] Yksi vieressä oleva vihollinen paljastuu, samoin tiedustelija.
   *[other] { $turned } vieressä olevaa vihollista paljastuu, samoin tiedustelija.
}
kasvoton-advice-line-why = Kohteen arvoa ei tiedetä. Se paljastuu; omia kortteja ei ole pakko näyttää.
kasvoton-advice-triangle-why = Kohteen arvoa ei tiedetä: kolmio kaataa kaiken muun paitsi kuningattaren.
kasvoton-advice-pair-why = Yhdessä ne ovat { $sum }, ja kohde on { $rank }: kohde kaatuu.
kasvoton-advice-royal-why = Kuningatar kaatuu, ja näyttämäsi kortti jää kaikkien nähtäväksi.
kasvoton-advice-decline-why = Omia kortteja ei paljastu lisää, ja kohde jää laudalle.
kasvoton-advice-done-why = { $left ->
    [0] Muuta ei tällä vuorolla enää voi tehdä.
    [one] Vuorolla on vielä yksi vaihtoehto.
   *[other] Vuorolla on vielä { $left } vaihtoehtoa.
}
kasvoton-advice-reveal-why = Kaikki näkevät sen siitä lähtien.
kasvoton-advice-say-why = Kaikki kuulevat, että kortti kuvaa koko armeijasi voimaa.
kasvoton-advice-first = { $who ->
    [own] Silloin aloitat itse.
   *[mate] Silloin kanssapelaajasi aloittaa.
}
kasvoton-advice-place-front = Eturivistä pääsee ensimmäisenä liikkeelle ja vihollisen tavoitettavaksi.
kasvoton-advice-place-rear = Takarivissä sen edessä on vielä oma rivi.
kasvoton-advice-attack-why = Kohteen arvoa ei tiedetä: suurempi voittaa, tasatilanteessa hyökkääjä.

kasvoton-can-enlist = valita kortteja armeijaan (KV-V4)
kasvoton-advice-enlist = Valitse armeijaasi vahva kortti.
kasvoton-advice-enlist-why = Suuri numero voittaa useamman hyökkäyksen.
