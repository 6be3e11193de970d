# Mitä pöydällä näkyy ja kuuluu.
lotr-kind-ring = Sormus
lotr-kind-site = paikka
lotr-kind-companion = kumppani
lotr-kind-ally = liittolainen
lotr-kind-minion = palvelija
lotr-kind-possession = esine
lotr-kind-artifact = arvoesine
lotr-kind-condition = olosuhde
lotr-kind-event = tapahtuma

lotr-culture-dwarven = kääpiöt
lotr-culture-elven = haltiat
lotr-culture-gandalf = Gandalf
lotr-culture-gondor = Gondor
lotr-culture-rohan = Rohan
lotr-culture-shire = Kontu
lotr-culture-dunland = Mustainmaa
lotr-culture-isengard = Isengard
lotr-culture-moria = Moria
lotr-culture-raider = ryöstäjät
lotr-culture-ringwraith = sormusaaveet
lotr-culture-sauron = Sauron
lotr-culture-gollum = Klonkku
# Of a culture: what stands before the noun, kääpiöiden kortti.
lotr-of-culture-dwarven = kääpiöiden
lotr-of-culture-elven = haltioiden
lotr-of-culture-gandalf = Gandalfin
lotr-of-culture-gondor = Gondorin
lotr-of-culture-rohan = Rohanin
lotr-of-culture-shire = Konnun
lotr-of-culture-dunland = Mustainmaan
lotr-of-culture-isengard = Isengardin
lotr-of-culture-moria = Morian
lotr-of-culture-raider = ryöstäjien
lotr-of-culture-ringwraith = sormusaaveiden
lotr-of-culture-sauron = Sauronin
lotr-of-culture-gollum = Klonkun

lotr-strength = Voima
lotr-vitality = Elinvoima
lotr-resistance = Vastustuskyky
lotr-cost = Hinta
lotr-site = Paikka
lotr-home = Koti
lotr-signet = Sinetti
lotr-strength-of = voima { $n }
lotr-vitality-of = elinvoima { $n }
lotr-cost-of = hinta { $n }
lotr-wounds = haavoja { $n }
lotr-wounds-row = Haavat
lotr-tokens = { $culture } merkkejä { $n }
lotr-bears = kannettavana { $cards }
lotr-faces = vastassa { $cards }
lotr-stacked = Päälle pinottu: { $cards }
lotr-can-choose = valittavissa
lotr-own-part = oma ehto
lotr-roaming-part = vaeltaminen
lotr-occasion = tämä tilanne

lotr-road = Reitti
lotr-site-number = Paikka { $n }
lotr-shadow-number = varjoluku { $n }
lotr-controlled-by = hallussa: { $name }
lotr-marker-of = täällä { $name }
lotr-twilight-count = Varjoaltaassa varjomerkkejä { $n }
lotr-twilight-why = Vapaiden kansojen kortit ja saattueen siirrot tuovat altaaseen varjomerkkejä, ja Varjon pelaajat maksavat niillä korttinsa.
lotr-twilight-next = Siirto paikkaan { $site } toisi varjomerkkejä: kumppaneista { $companions }, paikan varjoluvusta { $number }.
lotr-phases = Vuoron vaiheet
lotr-phase-short-fellowship = Saattue
lotr-phase-short-shadow = Varjo
lotr-phase-short-maneuver = Manööveri
lotr-phase-short-archery = Jousiammunta
lotr-phase-short-assignment = Käskytys
lotr-phase-short-skirmish = Taistelu
lotr-phase-short-regroup = Uudelleenryhmittäytyminen
lotr-phase-name-setup = Alkujärjestelyt
lotr-phase-name-between = Vuoron alku
lotr-phase-name-fellowship = Saattuevaihe
lotr-phase-name-shadow = Varjovaihe
lotr-phase-name-maneuver = Manööverivaihe
lotr-phase-name-archery = Jousiammuntavaihe
lotr-phase-name-assignment = Käskytysvaihe
lotr-phase-name-skirmish = Taisteluvaihe
lotr-phase-name-regroup = Uudelleenryhmittäytymisvaihe
lotr-archery-fellowship = Saattueen jousiammunta
lotr-archery-minions = Palvelijoiden jousiammunta
lotr-archery-score = Jousiammunta: saattue { $fellowship }, palvelijat { $minions }. Näytä, mistä luvut tulevat.
lotr-moves = Siirtoja { $n }/{ $limit }
lotr-moves-why = Saattue siirtyy joka vuorolla ainakin kerran ja enintään { $limit ->
    [one] kerran
   *[other] { $limit } kertaa
}. Raja riippuu pelaajien määrästä.

lotr-field = Taistelukenttä
lotr-field-empty = Tie on vapaa: ei palvelijoita.
lotr-minions = Palvelijat
lotr-fellowship-of = Saattue: { $name }
lotr-fight-score = { $card }: voima { $free } vastaan { $shadow }. Näytä, mistä luvut tulevat.
lotr-hand = Kätesi
lotr-support-of = Tukialue: { $name }
lotr-resting-of = Lepäävä saattue: { $name }
lotr-empty-hand = Kätesi on tyhjä.
lotr-is-free = Vapaat kansat
lotr-is-shadow = Varjo
lotr-is-out = poissa pelistä
lotr-burdens-of = Taakkoja { $n }, vastustuskyky { $most }
lotr-burdens-why = Kun taakkoja on { $most }, Sormus turmelee viejänsä ja { $name } häviää.
lotr-worn = Sormus sormessa
lotr-pile-hand = Käsi
lotr-pile-deck = Pakka
lotr-pile-discard = Poistopakka
lotr-pile-dead = Kuolleet
lotr-pile-fellowship = Lepäävä saattue
lotr-pile-burdens = Taakat
lotr-large = Kortti suurena

lotr-question = Kysymys
lotr-pass = Passaa
lotr-pass-fellowship = Lähde liikkeelle
lotr-pass-respond = En vastaa
lotr-pass-defend = Valmis
lotr-pass-left-over = Valmis
lotr-pass-starting = Saattue on valmis
lotr-pass-reconcile = En poista
lotr-pass-sanctuary = Lopeta parantaminen
lotr-done = Valmis
lotr-sure = Voisit vielä toimia. Passataanko silti?
lotr-sure-fellowship = Voisit vielä toimia. Lähdetäänkö silti liikkeelle?
lotr-sure-starting = Voisit vielä toimia. Onko saattue silti valmis?
lotr-not-yet = En vielä
lotr-confirm-setting = Kysy aina
lotr-you-are-out = Olet poissa pelistä ja näet, kuinka muiden käy.
lotr-hint-against = { $card }: ketä vastaan?
lotr-step-back = Valitse muuta
lotr-step-chosen = { $card }: mitä tehdään?
lotr-step-starting = Ota kumppaneita aloitussaattueeseen: hintaa jäljellä { $left }/{ $most }.
lotr-step-picked = { $ask } Valittu { $n }/{ $most }.
lotr-step-text = { $text }
lotr-bid-choose = Valitse tarjous
lotr-bid-make = Tarjoa { $n ->
    [one] yksi taakka
   *[other] { $n } taakkaa
}
lotr-hold = Pidä korttia painettuna, niin näet sen suurena.
lotr-act-play = Pelaa { $card } (hinta { $n })
lotr-act-use = Käytä: { $card }
lotr-act-heal = Paranna hahmo { $card } poistamalla tämä kädestä
lotr-act-first = Ensin { $card }
lotr-act-transfer = Siirrä toiselle kantajalle
lotr-act-pick = Valitse
lotr-sanctuary-heals = Turvapaikka parantaa saattuetta.
lotr-bid-of = Valitse { $n ->
    [one] 1 taakka
   *[other] { $n } taakkaa
}
lotr-bid-fatal = Tarjous { $n } turmelisi viejäsi heti ja häviäisit pelin. Tarjoatko silti?
lotr-bid-highest = Eniten tarjonnut valitsee ensin, monentenako on vuorossa. Tasatilanteen ratkaisee arpa.
lotr-bid-cost = Jokainen saa tarjoamansa taakat viejälleen, myös muut kuin voittaja.
lotr-bid-end = Jos taakkoja kertyy pelin aikana { $most }, Sormus turmelee viejäsi ja häviät.
lotr-setup = Ennen ensimmäistä vuoroa
lotr-setup-bid = Tarjotaan taakkoja aloitusvuorosta.
lotr-setup-place = Valitaan vuorojärjestys, ja aloittaja asettaa reitin ensimmäisen paikan.
lotr-setup-starting = Kootaan aloitussaattueet: Frodon lisäksi kumppaneita, joiden hinta on yhteensä enintään 4.
lotr-setup-hands = Nostetaan kahdeksan korttia käteen ja lähdetään matkaan.
lotr-outlook = Jos kukaan ei enää toimi: { $what }.
lotr-outlook-dies = { $count ->
    [one] { $cards } kuolee
   *[other] { $cards } kuolevat
}
lotr-outlook-wounds = { $count ->
    [one] { $cards } { $n ->
        [one] haavoittuu
       *[other] saa { $n } haavaa
    }
   *[other] { $cards } { $n ->
        [one] haavoittuvat
       *[other] saavat kukin { $n } haavaa
    }
}
lotr-outlook-burdens = { $name } saa { $n ->
    [one] taakan
   *[other] { $n } taakkaa
}
lotr-outlook-out = { $name } häviää pelin
lotr-outlook-unharmed-free = saattue voittaa, eikä kukaan haavoitu
lotr-outlook-unharmed-shadow = Varjo voittaa, eikä kukaan haavoitu
lotr-place-of = { $n ->
    [1] Ensimmäisenä
    [2] Toisena
    [3] Kolmantena
    [4] Neljäntenä
    [5] Viidentenä
   *[other] Kuudentena
}
lotr-answer-yes = Kyllä
lotr-answer-no = Ei
lotr-way-move-again-1 = Jatka matkaa
lotr-way-move-again-0 = Pysähdy
lotr-way-prevent-1 = Torju
lotr-way-prevent-0 = Anna tapahtua
lotr-happens-moves = Saattue on matkalla
lotr-happens-turn-starts = Vuoro alkaa
lotr-happens-takes-card = Käteen otetaan kortti
lotr-happens-fight-starts = Taistelu alkaa
lotr-happens-phase = { $phase } alkaa

lotr-decks-seat = Botin pakka, paikka { $number }
lotr-decks-mine = Oma pakkasi
lotr-decks-starters = Valmiit pakat
lotr-decks-own = Omat pakat
lotr-decks-hidden = Pakkasi näet vain sinä. Muut näkevät kortin vasta, kun se tulee pöytään.
lotr-decks-unfit = Ei sovi tähän pöytään
lotr-decks-keep = Pakat listoina: kopioi, lataa, tuo oma
lotr-decks-import = Tuo pakka tekstinä
lotr-decks-name = Pakan nimi
lotr-decks-list = Pakkalista
lotr-decks-list-help = Yksi kortti rivillä, esimerkiksi ”3 4C286” tai ”3 4C286 Rider of Rohan”. Lisäksi rivit bearer, ring ja yhdeksän site-riviä.
lotr-decks-file = Tai avaa tiedosto
lotr-decks-save = Tallenna pakka
lotr-decks-close = Sulje
lotr-decks-good = Pakka on sääntöjen mukainen ja sopii tähän pöytään.
lotr-decks-broken = { $count ->
    [one] Pakassa on korjattavaa:
   *[other] Pakassa on { $count } korjattavaa kohtaa:
 }
lotr-decks-counts = Nostopakassa { $cards } korttia: { $free } Vapaiden kansojen ja { $shadow } Varjon. Paikkoja { $sites }.
lotr-decks-goes = { $name }: { $choices }
lotr-decks-named = { $act }: { $name }
lotr-decks-copy = Kopioi
lotr-decks-copied = Kopioitu
lotr-decks-download = Lataa
lotr-decks-edit = Muokkaa
lotr-decks-edit-copy = Tee oma kopio
lotr-decks-copy-of = { $name }, oma
lotr-decks-remove = Poista
lotr-decks-remove-sure = Kyllä, poista
