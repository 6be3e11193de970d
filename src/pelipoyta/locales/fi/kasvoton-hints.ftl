# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

kasvoton-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
kasvoton-hint-steps = { $steps ->
    [one] yksi ruutu
   *[other] { $steps } ruutua
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
kasvoton-can-pair = lyödä parilla, { kasvoton-hint-ways } (KV-D4.2)
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
kasvoton-advice-ready = Armeija on hyvä: ilmoita olevasi valmis.
kasvoton-advice-begin = Sano, kumpi aloittaa.
kasvoton-advice-shoot = Ammu ruudusta { $cell }.
kasvoton-advice-scout = Tiedustele ruudusta { $cell }.
kasvoton-advice-line = Yritä linjaa: kohteena { $cell }.
kasvoton-advice-triangle = Lyö kolmiolla: kohteena { $cell }.
kasvoton-advice-pair = Lyö parilla { $one } ja { $other }.
kasvoton-advice-royal = Näytä kuninkaallinen ruudusta { $cell } ja lyö.
kasvoton-advice-decline = Jätä lyömättä.
kasvoton-advice-done = Lopeta vuoro.
kasvoton-advice-reveal = Paljasta kortti ruudussa { $cell }.
kasvoton-advice-say = Osoita korttia ruudussa { $cell }.
kasvoton-advice-odds = Onnistuu { $win } prosentin todennäköisyydellä; oma kortti kaatuu { $fall } prosentin todennäköisyydellä.
kasvoton-advice-free = Onnistuu { $win } prosentin todennäköisyydellä, eikä oma kortti voi kaatua.
kasvoton-advice-nearer = Lähestyt vihollista: lähimpään jää { kasvoton-hint-steps }.
kasvoton-advice-away = Väistät vihollista: lähimpään on { kasvoton-hint-steps }.
kasvoton-advice-keeps = Lähimpään viholliseen on yhä { kasvoton-hint-steps }.
kasvoton-advice-knight-why = Valinta ei vaikuta voimaan, vain kuvaan.
kasvoton-advice-split-why = Näin kummallakin on vahvoja ja heikkoja kortteja.
kasvoton-advice-agree-why = Jako on tasainen, ja peli pääsee alkamaan.
kasvoton-advice-place-why = Vahvat eteen, kuningas suojaan: asetelmaa voi vielä vaihtaa.
kasvoton-advice-ready-why = Toinenkin voi silloin aloittaa.
kasvoton-advice-begin-why = Aloittaja ehtii ensin tiedustelemaan.
kasvoton-advice-shoot-why = Jousimies vahingoittaa kaukaa eikä vaaranna itseään.
kasvoton-advice-scout-why = Tiedät sitten, kannattaako kohteeseen hyökätä.
kasvoton-advice-line-why = Linja lyö yhdessä vahvemman kuin yksikään sen korteista.
kasvoton-advice-triangle-why = Kolmio lyö yhdessä vahvemman kuin yksikään sen korteista.
kasvoton-advice-pair-why = Parina ne lyövät, mihin kumpikaan ei yksin pysty.
kasvoton-advice-royal-why = Kuninkaallisen näyttäminen ratkaisee lyönnin, mutta kaikki näkevät sen.
kasvoton-advice-decline-why = Kortti pysyy piilossa.
kasvoton-advice-done-why = Mikään teko ei enää parantaisi asemaasi tällä vuorolla.
kasvoton-advice-reveal-why = Paljastettu kortti pelottaa tai helpottaa muodostelmaa.
kasvoton-advice-say-why = Parisi tietää silloin, mihin varautua.
