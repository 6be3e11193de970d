dnup-name = dnup
dnup-tagline = Käännä kätesi, käännä onnesi
dnup-blurb = Jokaisessa kortissa on kaksi lukua. Pelaa sarjoja, lyö muiden sarjat ja hankkiudu korteistasi eroon. Mikä pöydältä palaa, palaa ylösalaisin.

# Sarja sanoina: viitonen, 3 viitosta.
dnup-one = { $value ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
    [6] kuutonen
    [7] seiska
    [8] kasi
    [9] ysi
   *[10] kymppi
}
dnup-many = { $value ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
    [6] kuutosta
    [7] seiskaa
    [8] kasia
    [9] ysiä
   *[10] kymppiä
}
dnup-set = { $size ->
    [1] { dnup-one }
   *[other] { $size } { dnup-many }
}

dnup-ask-act = Pelaa, lisää, ota tai käännä.
dnup-ask-area-1 = Pelaa sarja alueellesi 1, tai lisää, ota tai käännä.
dnup-ask-area-2 = Pelaa sarja alueellesi 2, tai lisää, ota tai käännä.
dnup-wait-act = { $name } miettii vuoroaan.
dnup-wait-area-1 = { $name } miettii vuoroaan alueelle 1.
dnup-wait-area-2 = { $name } miettii vuoroaan alueelle 2.

dnup-no-game-over = Peli on jo päättynyt.
dnup-no-not-dealt = Kortteja ei ole vielä jaettu.
dnup-no-you-are-out = Olet jo päässyt eroon korteistasi ja odotat kierroksen loppua.
dnup-no-not-your-turn = Nyt ei ole sinun vuorosi.
dnup-no-no-cards = Sarjassa on oltava ainakin yksi kortti.
dnup-no-unequal = Sarjan korteilla on oltava sama aktiivinen arvo.
dnup-no-not-in-order = Sarjan kortit on lueteltava järjestyksessä.
dnup-no-other-way-up = Korttisi { $up }/{ $down } on kädessäsi toisin päin. Yksittäistä korttia ei saa kääntää.
dnup-no-not-in-hand = Sinulla ei ole korttia { $up }/{ $down }.
dnup-no-not-higher = { $size ->
    [1] Pöydällä on jo yhden kortin sarja, jonka arvo on { $rival }. { $value } ei lyö sitä.
   *[other] Pöydällä on jo { $size } kortin sarja, jonka arvo on { $rival }. { $value } ei lyö sitä.
}
dnup-no-not-above-own = { $size ->
    [1] Toisella alueellasi on jo yhden kortin sarja, jonka arvo on { $rival }. { $value } ei lyö sitä.
   *[other] Toisella alueellasi on jo { $size } kortin sarja, jonka arvo on { $rival }. { $value } ei lyö sitä.
}
dnup-no-own-set = Omaan sarjaan ei voi lisätä, eikä sitä voi ottaa.
dnup-no-no-set = Siinä ei ole sarjaa.
dnup-no-other-value = Sarjan arvo on { $value }, joten arvoa { $up } ei voi lisätä siihen.

over-DNUP-3-3 = Voittaja sai ensimmäisenä vähintään neljä pistettä.
won-DNUP-3-3 = Sait ensimmäisenä vähintään neljä pistettä.
lost-DNUP-3-3 = { $winner } sai ensimmäisenä vähintään neljä pistettä.
over-DNUP-8-5 = Voittaja sai kaksi kierrosta.
won-DNUP-8-5 = Voitit kaksi kierrosta.
lost-DNUP-8-5 = { $winner } voitti kaksi kierrosta.

dnup-log-dealt = Kierros { $round }: { $name } sai tähden ja aloittaa.
dnup-log-dealt-you = Kierros { $round }: sait tähden ja aloitat.
dnup-log-discarded = Vuoron alussa pinoon: { dnup-set } ({ $name }).
dnup-log-discarded-you = Vuoron alussa pinoon: { dnup-set } (sinä).
dnup-log-played = { $name } pelaa: { dnup-set }.
dnup-log-played-you = Pelaat: { dnup-set }.
dnup-log-added = { $name } lisää: { dnup-one }. Sarja kuuluu pelaajalle { $owner }.
dnup-log-added-you = Lisäät: { dnup-one }. Sarja kuuluu pelaajalle { $owner }.
dnup-log-added-yours = { $name } lisää: { dnup-one }. Sarja on sinun.
dnup-log-added-you-yours = Lisäät: { dnup-one }. Sarja on oma.
dnup-log-took = { $name } ottaa käteensä: { dnup-set }. Sarja oli pelaajan { $owner }.
dnup-log-took-you = Otat käteesi: { dnup-set }. Sarja oli pelaajan { $owner }.
dnup-log-took-yours = { $name } ottaa käteensä: { dnup-set }. Sarja oli sinun.
dnup-log-took-you-yours = Otat käteesi: { dnup-set }. Sarja oli oma.
dnup-log-turned = { $name } kääntää kätensä.
dnup-log-turned-you = Käännät kätesi.
dnup-log-beaten = Lyöty: { dnup-set }. { $name } saa kortit takaisin ylösalaisin.
dnup-log-beaten-you = Lyöty: { dnup-set }. Saat kortit takaisin ylösalaisin.
dnup-log-beaten-piled = Lyöty: { dnup-set }. { $name } on jo ulkona, joten kortit menevät pinoon.
dnup-log-beaten-piled-you = Lyöty: { dnup-set }. Olet jo ulkona, joten kortit menevät pinoon.
dnup-log-went-out = { $points ->
    [one] { $name } pääsi eroon korteistaan: 1 piste.
   *[other] { $name } pääsi eroon korteistaan: { $points } pistettä.
}
dnup-log-went-out-you = { $points ->
    [one] Pääsit eroon korteistasi: 1 piste.
   *[other] Pääsit eroon korteistasi: { $points } pistettä.
}
dnup-log-went-out-two = { $name } pääsi eroon korteistaan ja voitti kierroksen.
dnup-log-went-out-two-you = Pääsit eroon korteistasi ja voitit kierroksen.
dnup-log-round-ended = Kierros { $round } päättyi.
dnup-log-voided = { $why ->
    [quiet] Kierros { $round } raukesi: pitkään aikaan kukaan ei päässyt eroon yhdestäkään kortista.
   *[repeated] Kierros { $round } raukesi: sama tilanne tuli kolmannen kerran.
}
dnup-log-won = { $name } voitti pelin.
dnup-log-won-you = Voitit pelin.

dnup-play = Pelaa
dnup-add = Lisää
dnup-take = Ota
dnup-turn = Käännä
dnup-play-help = Laita kädestäsi eteesi kortteja, joilla on sama aktiivinen arvo. Samankokoista sarjaa pitää lyödä suuremmalla arvolla.
dnup-add-help = Lisää yksi kortti vastustajan sarjaan, jolla on sama arvo. Kortti ei palaa sinulle.
dnup-take-help = Ota vastustajan sarja käteesi. Kortit kääntyvät.
dnup-turn-help = Käännä koko kätesi ylösalaisin.
dnup-golden = Pöydältä käteen nouseva kortti kääntyy aina.
dnup-aim = { $areas ->
    [2] Hankkiudu korteistasi eroon ennen toista. Kierroksen voittaa se, joka pelaa viimeisen korttinsa, ja pelin se, joka voittaa kaksi kierrosta.
   *[other] Hankkiudu korteistasi eroon ennen muita. Kierroksen ensimmäinen saa 2 pistettä ja toinen 1, ja neljällä pisteellä voittaa pelin.
}
dnup-aim-title = Tavoite
dnup-aim-short = Tavoite: pääse ensimmäisenä eroon korteistasi.
dnup-areas-title = Alueet 1 ja 2
dnup-areas-help = Kaksinpelissä kummankin edessä on kaksi pelialuetta, ja kumpaankin mahtuu yksi sarja. Pelaat kaksi vuoroa peräkkäin: ensin alueellesi 1, sitten alueellesi 2. Alueella ollut sarja menee vuoron alussa pinoon.
dnup-acts-title = Vuorollasi teet yhden näistä
dnup-help = Näin pelataan
dnup-marks-title = Merkit pöydällä
dnup-mark-starter = Aloitti tämän kierroksen.
dnup-mark-points = Pisteet: kun kaikki ruudut ovat täynnä, peli on voitettu.
dnup-mark-hand = Kortteja pelaajan kädessä.
dnup-mark-pile = Kortteja pinossa: ne ovat poissa kierroksesta.
dnup-mark-action = Pelaajan viimeisin toiminto, tässä: hän käänsi kätensä.
dnup-keys = Nuolet siirtävät kortilta toiselle, välilyönti valitsee, vaihto ja nuoli siirtää korttia, Esc tyhjentää valinnan.

dnup-table = Pöytä
dnup-hand = Kätesi
dnup-hand-moved = { $card }: paikka { $place } / { $count }
dnup-card = { $star ->
    [yes] { $up }, toinen pää { $down }, tähti
   *[no] { $up }, toinen pää { $down }
}
dnup-cards = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
dnup-few = enää { $count }!
dnup-out = ulkona
dnup-points = { $goal ->
    [2] Kierroksia { $points } / { $goal }
   *[other] Pisteitä { $points } / { $goal }
}
dnup-round = Kierros { $round }
dnup-pile = Pino: { dnup-cards }
dnup-area = alue { $area }
dnup-area-named = Alue { $area }
dnup-my-place = Edessäsi
dnup-place = { $name } – { dnup-cards }, { dnup-points }
dnup-set-named = { dnup-set }, toisissa päissä { $downs }
dnup-no-cards-here = Ei sarjaa
dnup-goes-here = Sarjasi tulee tähän
dnup-started = aloitti kierroksen

dnup-could-play = Voit pelata
dnup-could-not-play = Mitään sarjaa ei voi pelata juuri nyt.
dnup-beats = lyö: { $name }
dnup-beats-own = lyö oman sarjasi
dnup-is-beaten = Tulisi lyödyksi
dnup-choose-cards = Valitse kädestäsi kortit, jotka pelaat.
dnup-choose-set = Valitse pöydältä sarja, jonka otat.
dnup-choose-one = Valitse kädestäsi yksi kortti ja pöydältä sarja, johon sen lisäät.
dnup-step-may = Voit { $deeds }.
dnup-may-play = pelata sarjan
dnup-may-play-area = pelata sarjan alueellesi { $area }
dnup-may-add = lisätä kortin
dnup-may-take = ottaa sarjan
dnup-may-turn = kääntää kätesi
dnup-step-play = Valittu: { dnup-set }. Paina Pelaa.
dnup-step-play-beats = Valittu: { dnup-set }. Se lyö sarjan ({ $owner }).
dnup-step-play-own = Valittu: { dnup-set }. Se lyö oman sarjasi: saisit takaisin { $cards }.
dnup-step-play-out = Valittu: { dnup-set }. Sillä pääset eroon korteistasi!
dnup-step-play-not = Valittu: { dnup-set }. Ei käy nyt: paina Pelaa, niin näet miksi.
dnup-step-add = Valittu: { dnup-one }. Paina Lisää: kortti menee sarjaan ({ $owner }).
dnup-step-add-out = Valittu: { dnup-one }. Lisää se, niin pääset eroon korteistasi!
dnup-step-add-not = Valittu: { dnup-one }. Ei käy tähän sarjaan: paina Lisää, niin näet miksi.
dnup-step-take = Valittu: { dnup-set } ({ $owner }). Ota, niin saat { $cards }, tai valitse kortti, jonka lisäät.

dnup-sort = Järjestä
dnup-sort-active = Aktiivisen mukaan
dnup-sort-passive = Passiivisen mukaan
dnup-did-play = pelasi: { dnup-set }
dnup-did-add = lisäsi: { dnup-one } ({ $owner })
dnup-did-take = otti: { dnup-set } ({ $owner })
dnup-did-turn = käänsi kätensä
dnup-did-beat = { $did }, löi: { $owner }

dnup-score = Pisteet
dnup-score-void = Raukesi
dnup-score-first = { $name } pääsi eroon korteistaan
dnup-score-first-you = Pääsit eroon korteistasi
dnup-score-first-second = { $first } pääsi eroon korteistaan ensin, { $second } toisena
dnup-score-nobody = Kukaan ei päässyt eroon korteistaan
dnup-fact-rounds = Kierroksia
dnup-fact-points = Pisteet
dnup-fact-first = Ensimmäisenä ulkona

dnup-option-variants = Muunnelmat
dnup-option-variants-help = Poikkeuksia kirjan säännöistä. Niitä voi yhdistellä.
dnup-variant-goal = Voittopisteet
dnup-variant-goal-points = Pisteitä
dnup-variant-passing = Korttien antaminen
dnup-variant-passing-cards = Kortteja
dnup-log-handed-on = { $name } antaa seuraavalle: { $cards }.
dnup-log-handed-on-you = Annat seuraavalle: { $cards }.
