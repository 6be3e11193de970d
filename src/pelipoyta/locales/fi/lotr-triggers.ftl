# Triggers: what happens, lotr-deed-…, and how a text begins that waits for it, lotr-on-…
lotr-each = jokainen | jokaisen | jokaista
lotr-activated = { $phases }: { $do }
lotr-always = { $do }, jos { $when }
lotr-each-time = aina kun { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on }, { $do }
lotr-response = Vastaus: Kun { $on }, { $do }
lotr-on = { "" }, kantajana { $whom }
lotr-on-phase = jokaisen { $phase } alussa
lotr-on-move-end = jokaisen sellaisen vaiheen lopussa, jossa saattue on siirtynyt,
lotr-on-first-phase = ensimmäisen { $phase } alussa
lotr-on-always = milloin tahansa
lotr-deed-wound = { $time ->
    [about] { $who } on saamassa haavan
   *[after] { $who } on saanut haavan
}
lotr-deed-overwhelm = { $time ->
    [about] { $who } on joutumassa murskatuksi
   *[after] { $who } on murskattu
}
lotr-deed-exert = { $time ->
    [about] { $who } on rasittumassa
   *[after] { $who } on rasittunut
}
lotr-deed-heal = { $time ->
    [about] { $who } on paranemassa
   *[after] { $who } on parantunut
}
lotr-deed-discard = { $time ->
    [about] { $who } on poistumassa pelistä
   *[after] { $who } on poistunut pelistä
}
lotr-deed-burden = { $time ->
    [about] taakka on tulossa
   *[after] taakka on lisätty
}
lotr-deed-unburden = { $time ->
    [about] taakka on poistumassa
   *[after] taakka on poistettu
}
lotr-deed-twilight = { $time ->
    [about] varjomerkkejä on tulossa altaaseen
   *[after] varjomerkkejä on lisätty altaaseen
}
lotr-deed-draw = { $time ->
    [about] pelaaja on nostamassa kortin
   *[after] pelaaja on nostanut kortin
}
lotr-deed-control = { $time ->
    [about] paikka on joutumassa hallintaan
   *[after] paikka on otettu hallintaan
}
lotr-deed-play = { $time ->
    [about] { $who } pelataan
   *[after] { $who } on pelattu
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } kykyä käytetään
   *[after] { $who_gen } kykyä on käytetty
}
lotr-deed-win = { $time ->
    [about] { $who } on voittamassa taistelun
   *[after] { $who } on voittanut taistelun
}
lotr-deed-lose = { $time ->
    [about] { $who } on häviämässä taistelun
   *[after] { $who } on hävinnyt taistelun
}
lotr-deed-fight-end = { $time ->
    [about] taistelu on päättymässä
   *[after] taistelu on päättynyt
}
lotr-deed-assignment = { $time ->
    [about] { $who } on joutumassa taisteluun
   *[after] { $who } on määrätty taisteluun
}
lotr-deed-defence = { $time ->
    [about] { $who } on asettumassa puolustamaan
   *[after] { $who } on asetettu puolustamaan
}
lotr-deed-phase-end = { $time ->
    [about] vaihe on päättymässä
   *[after] vaihe on päättynyt
}
lotr-deed-turn-end = { $time ->
    [about] vuoro on päättymässä
   *[after] vuoro on päättynyt
}
lotr-deed-ring = { $time ->
    [about] Sormusta ollaan panemassa sormeen
   *[after] Sormus on pantu sormeen
}
lotr-deed-reveal = { $time ->
    [about] käsi on paljastumassa
   *[after] käsi on paljastettu
}
lotr-on-play = aina kun pelataan { $who }
lotr-on-play-this = kun pelaat { $who_gen }
lotr-on-win = aina kun { $who } voittaa taistelun
lotr-on-turn-start = jokaisen vuoron alussa
lotr-on-turn-start-yours = jokaisen oman vuorosi alussa
lotr-on-turn-end = jokaisen vuoron lopussa
lotr-on-phase-start = jokaisen vaiheen alussa
lotr-on-fight-start = jokaisen taistelun alussa
lotr-on-fight-start-of = jokaisen sellaisen taistelun alussa, jossa on { $who }
lotr-on-move = aina kun saattue siirtyy
lotr-on-arrival = kun saattue siirtyy tänne
lotr-on-departure = kun saattue lähtee täältä
lotr-on-fight-start-owned = { $who_gen } jokaisen taistelun alussa
lotr-deed-death = { $time ->
    [about] { $who } on kuolemassa
   *[after] { $who } kuolee
}
lotr-on-coming = aina kun saattue siirtyy uuteen paikkaan
lotr-on-leaving = aina kun saattue lähtee paikasta
lotr-deed-shown = { $time ->
    [about] Vapaiden kansojen pelaaja on paljastamassa tämän kortin kädestäsi
   *[after] Vapaiden kansojen pelaaja on paljastanut tämän kortin kädestäsi
}
lotr-on-your-phase-start = jokaisen oman { $phase } alussa
lotr-on-your-phase-end = jokaisen oman { $phase } lopussa
lotr-on-end-of-phase = jokaisen { $phase } lopussa
lotr-deed-take = { $time ->
    [about] Vapaiden kansojen pelaaja on nostamassa tai ottamassa käteensä kortin
   *[after] Vapaiden kansojen pelaaja on nostanut tai ottanut käteensä kortin
}
lotr-deed-thrown = { $time ->
    [about] olet joutumassa poistamaan kortin kädestäsi
   *[after] olet joutunut poistamaan kortin kädestäsi
}
lotr-deed-fight-end-of = { $time ->
    [about] taistelu, johon osallistui { $who }, on päättymässä
   *[after] taistelu, johon osallistui { $who }, on päättynyt
}
lotr-deed-end-of-phase = { $time ->
    [about] { $phase } on päättymässä
   *[after] { $phase } päättyy
}
lotr-deed-rival-take = { $time ->
    [about] vastustaja on nostamassa tai ottamassa käteensä kortin
   *[after] vastustaja on nostanut tai ottanut käteensä kortin
}
lotr-deed-move = saattue siirtyy
lotr-triggered-may-moment = { $on } { $do }
lotr-discards-itself = poista tämä kortti → { $do }
lotr-on-play-yours = aina kun pelaat { $who_gen }
lotr-deed-overwhelms = { $whom } murskaa { $who_gen }
