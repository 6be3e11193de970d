# The Lord of the Rings: tokens and markers of real cards.

helper-lotr-turn = Vuoro
helper-lotr-whose = Saattue: { $name }, paikka { $site }
helper-lotr-sanctuary = Turvapaikka: paranna vuoron alussa kumppaneilta yhteensä enintään viisi haavaa.
helper-lotr-twilight = Varjomerkit
helper-lotr-moves = Siirtoja tällä vuorolla { $moves } / { $limit }
helper-lotr-move = Siirry seuraavaan paikkaan
helper-lotr-shadow-number = Uuden paikan varjoluku
helper-lotr-companions = Kumppaneita, Sormuksen viejä mukaan lukien
helper-lotr-arrow = Lähtöpaikan nuoli
helper-lotr-arrow-way =
    { $way ->
        [0] oikealle
       *[1] vasemmalle
    }
helper-lotr-survived = Sormuksen viejä selvisi viimeisestä paikasta
helper-lotr-end-turn = Lopeta vuoro
helper-lotr-won = { $name } voitti.
helper-lotr-characters = Hahmot ja haavat
helper-lotr-wounds =
    { $title } ({ $name }, { $kind ->
        [companion] kumppani
        [ally] liittolainen
       *[minion] palvelija
    }), elinvoima { $vitality }
helper-lotr-remove = Poista pelistä: { $title }
helper-lotr-dead = Kuolleet: { $titles }
helper-lotr-add = Lisää hahmo
helper-lotr-title = Nimi
helper-lotr-kind =
    { $kind ->
        [companion] kumppani
        [ally] liittolainen
       *[minion] palvelija
    }
helper-lotr-kind-label = Laji
helper-lotr-vitality = Elinvoima
helper-lotr-archery = Jousiammunta
helper-lotr-archers =
    { $side ->
        [fellowship] Saattueen jousiampujat
       *[minions] Palvelijoiden jousiampujat
    }
helper-lotr-more =
    { $side ->
        [fellowship] Muutos saattueen summaan
       *[minions] Muutos palvelijoiden summaan
    }
helper-lotr-total =
    { $side ->
        [fellowship] Palvelijat saavat haavoja: { $total }
       *[minions] Saattue saa haavoja: { $total }
    }
helper-lotr-burdens = Taakat
helper-lotr-burdens-of = Taakat: { $name }
helper-lotr-lose = Sormuksen viejä kaatui: { $name }
helper-lotr-path = Polku
helper-lotr-site = Paikka
helper-lotr-site-of = Kenen kortti
helper-lotr-markers = Saattueet
helper-lotr-deck = Pakan tarkistus
helper-lotr-deck-page = Tarkista pakka pakanrakentajassa
helper-lotr-did-twilight = Varjomerkkejä { $tokens }.
helper-lotr-did-burdens = { $name }: taakkoja { $burdens }.
helper-lotr-did-add = { $name }: { $title } tuli peliin.
helper-lotr-did-wounds = { $title }: haavoja { $wounds }.
helper-lotr-did-killed = { $title } kuoli, haavoja { $wounds }.
helper-lotr-did-remove = { $title } poistui pelistä.
helper-lotr-did-move = { $name } siirtyi, paikka { $site }. Varjomerkkejä { $tokens }.
helper-lotr-did-end = { $name } lopetti vuoron.
helper-lotr-did-lost = { $name } hävisi.
helper-lotr-did-won = { $name } voitti.
helper-lotr-paper-path = Polku
helper-lotr-paper-path-about = Merkitse paikka, johon saattue on päässyt.
helper-lotr-paper-burdens = Taakat
helper-lotr-paper-burdens-about = Kymmenen taakkaa turmelee Frodon.
helper-lotr-paper-wounds = Haavat
helper-lotr-paper-wounds-about = Rastita haava kerrallaan.
lotr-no-helper-last-site = Saattue on jo viimeisessä paikassa.
lotr-no-helper-move-limit = Siirtoraja on täynnä: { $limit }.
lotr-no-helper-must-move = Saattueen on siirryttävä kerran vuorossaan.
lotr-no-helper-nine = Kumppaneita on pelissä ja kuolleiden pinossa yhteensä enintään { $most }.
lotr-no-helper-no-character = Tämä hahmo ei ole pelissä.
lotr-no-helper-nobody = Tämä pelaaja ei ole mukana.
lotr-no-helper-not-there = Saattue ei ole vielä viimeisessä paikassa.
lotr-no-helper-wounds = Haavoja on enintään elinvoiman verran: { $vitality }.
lotr-no-helper-full = Enempää ei mahdu: enintään { $most }.
