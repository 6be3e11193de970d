# Kasvottoman vihollisen sanat.

kasvoton-name = Kasvoton vihollinen
kasvoton-tagline = Kaksi armeijaa, kortit kuvapuoli alaspäin
kasvoton-blurb = Aseta armeijasi piiloon, tunnustele vihollista, saarra sen kortit ja löydä kuningas. Kahdelle pelaajalle tai kahdelle kahden hengen joukkueelle.
kasvoton-card = { $rank ->
    [1] tiedustelija
    [2] maalaiset
    [3] nostoväki
    [4] kilpimiehet
    [5] jousimiehet
    [6] keihäsmiehet
    [7] jalkaväki
    [8] raskas jalkaväki
    [9] palkkasoturit
    [10] ratsuväki
    [11] prinssi
    [12] kuningatar
    [13] kuningas
   *[14] ritari
}
kasvoton-card-first = { $rank ->
    [1] Tiedustelija
    [2] Maalaiset
    [3] Nostoväki
    [4] Kilpimiehet
    [5] Jousimiehet
    [6] Keihäsmiehet
    [7] Jalkaväki
    [8] Raskas jalkaväki
    [9] Palkkasoturit
    [10] Ratsuväki
    [11] Prinssi
    [12] Kuningatar
    [13] Kuningas
   *[14] Ritari
}
kasvoton-card-numbered = { kasvoton-card } ({ $rank })
kasvoton-knight = Ritari { $knight }
kasvoton-side = { $side ->
    [0] sininen
   *[1] harmaa
}

kasvoton-option-turn_limit = Vuororaja
kasvoton-option-turn_limit-help = Näin monta vuoroa kullakin, sitten peli on tasan. 0: ei rajaa.
kasvoton-option-shield_wall = Kilpimuuri
kasvoton-option-shield_wall-help = Jousimiehet eivät voi kaataa kilpimiehiä.
kasvoton-option-spear_hedge = Keihäsrivistö
kasvoton-option-spear_hedge-help = Ratsuväki ei pysty keihäsmiehiin: hyökkäyksessä kumpikaan ei kaadu.
kasvoton-option-shame = Häpeä
kasvoton-option-shame-help = Kuningattaren kimppuun hyökkäävä ritari kaatuu.
kasvoton-option-deduction = Päättelyapu
kasvoton-option-deduction-help = Peli laskee, mitä piilossa olevat kortit voivat vielä olla ja miten hyökkäys voi päättyä.

kasvoton-ask-knight = Valitse armeijasi ritari.
kasvoton-ask-split = Jaa kuusi vakiokorttia kanssapelaajasi kanssa.
kasvoton-ask-deploy = Aseta armeijasi ja ilmoita, kun olet valmis.
kasvoton-ask-starter = Kumpi teistä aloittaa?
kasvoton-ask-archers = Sinun vuorosi: siirrä, ammu tai lyö.
kasvoton-ask-scout = Siirto on tehty: tiedustele, lyö tai lopeta vuoro.
kasvoton-ask-strikes = Lyö tai lopeta vuoro.
kasvoton-ask-pair = Kortti on paljastunut: lyötkö sen, ja millä korttiparilla?
kasvoton-ask-royal = Kuningatar! Näytä kuninkaallinen tai säästä hänet.
kasvoton-wait-knight =
    { $count ->
        [one] { $name } valitsee ritaria.
       *[other] { $name } valitsevat ritaria.
    }
kasvoton-wait-split =
    { $count ->
        [one] { $name } miettii vakiokorttien jakoa.
       *[other] { $name } miettivät vakiokorttien jakoa.
    }
kasvoton-wait-deploy =
    { $count ->
        [one] { $name } asettaa armeijaansa.
       *[other] { $name } asettavat armeijoitaan.
    }
kasvoton-wait-starter =
    { $count ->
        [one] { $name } miettii, kumpi aloittaa.
       *[other] { $name } miettivät, kumpi aloittaa.
    }
kasvoton-wait-archers = { $name } on vuorossa.
kasvoton-wait-scout = { $name } on siirtänyt ja miettii jatkoa.
kasvoton-wait-strikes = { $name } miettii, lyökö vielä.
kasvoton-wait-pair = { $name } päättää linjalyönnistä.
kasvoton-wait-royal = { $name } päättää, kaatuuko kuningatar.

kasvoton-no-game-over = Peli on jo päättynyt.
kasvoton-no-not-now = Tätä ei voi tehdä juuri nyt.
kasvoton-no-not-your-turn = Nyt ei ole sinun vuorosi.
kasvoton-no-ready-already = Armeijasi on jo valmis, eikä asettelua enää muuteta.
kasvoton-no-no-such-knight = Sellaista ritaria ei ole.
kasvoton-no-not-of-the-six = Jaettavana ovat vain kuusi vakiokorttia.
kasvoton-no-offers-spent = Ehdotuksia on tehty jo { $limit }: viimeinen jää voimaan.
kasvoton-no-offered-already = Juuri tätä on jo ehdotettu. Hyväksy se tai ehdota muuta.
kasvoton-no-nothing-offered = Mitään ei ole vielä ehdotettu.
kasvoton-no-not-of-the-team = Aloittajan on oltava omasta joukkueesta.
kasvoton-no-outside = Ruutu { $cell } ei ole sinun asettelualuettasi.
kasvoton-no-not-next = Ruutu { $cell } ei ole nyt vuorossa: ruudut täytetään järjestyksessä.
kasvoton-no-no-such-card = Sellaista korttia ({ $face }) sinulla ei ole enää asetettavana.
kasvoton-no-cards-missing =
    { $count ->
        [one] Yksi kortti on
       *[other] { $count } korttia on
    } vielä asettamatta.
kasvoton-no-phase-left = Se vaihe on tältä vuorolta jo ohi.
kasvoton-no-no-card = Ruudussa { $cell } ei ole sinun korttiasi.
kasvoton-no-partners-half = Ruutu { $cell } on kanssapelaajasi puoliskolla: sen korttia et saa katsoa etkä käyttää.
kasvoton-no-into-partners-half = Keskisarakkeesta ei saa siirtyä kanssapelaajan puoliskolle ({ $cell }).
kasvoton-no-partner-hidden = Kanssapelaajasi korttien on oltava paljastettuja jo ennen yritystä ({ $cell }).
kasvoton-no-not-archers = Ruudussa { $cell } ei ole jousimiehiä.
kasvoton-no-has-shot = Ruudun { $cell } jousimiehet ovat jo ampuneet tällä vuorolla.
kasvoton-no-no-target = Ruudun { $cell } jousimiesten edessä ei ole vihollista.
kasvoton-no-off-board = Ruutua { $cell } ei ole laudalla.
kasvoton-no-not-a-step = Kortti siirtyy vain viereiseen ruutuun, eikä { $cell } ole sellainen.
kasvoton-no-own-card = Sinne ei voi siirtyä: ruudussa { $cell } on oma korttisi.
kasvoton-no-queen-attacks = Kuningatar ei koskaan hyökkää ({ $cell }).
kasvoton-no-not-scout = Ruudussa { $cell } ei ole tiedustelijaa.
kasvoton-no-scout-neighbours = Tiedustelijan ({ $cell }) vieressä pitää olla yksi tai kaksi vihollista, nyt niitä on { $count }.
kasvoton-no-no-enemy = Ruudussa { $cell } ei ole vihollista.
kasvoton-no-no-line = Ruudun { $cell } korttia vastaan ei ole linjaa.
kasvoton-no-no-triangle = Ruudun { $cell } korttia vastaan ei ole kolmiota.
kasvoton-no-not-a-pair = Nämä kaksi eivät muodosta linjaa ruudun { $cell } kanssa.
kasvoton-no-no-royal = Kuningattaren ({ $cell }) voi lyödä linjassa vain, kun toinen korteista on kuninkaallinen.
kasvoton-no-too-weak = Summa { $sum } ei ole suurempi kuin { $number }.
kasvoton-no-not-beside = Ruutu { $cell } ei ole lyötävän kortin vieressä.
kasvoton-no-not-royal = Ruudun { $cell } kortti ei ole kuninkaallinen.
kasvoton-no-open-already = Ruudun { $cell } kortti on jo paljastettu.
kasvoton-no-four-only = Tämä kuuluu vain nelinpeliin.
kasvoton-no-too-late = Tämän saa sanoa vain kerran ja vain ennen oman ensimmäisen vuoron loppua.
kasvoton-no-not-middle = Ruudussa { $cell } ei ole joukkueesi korttia keskisarakkeessa.

kasvoton-log-knight-chosen = { $name } valitsi ritarin { $knight }.
kasvoton-log-knight-chosen-you = Valitsit ritarin { $knight }.
kasvoton-log-split-offered = { $name } ehdottaa itselleen: { $cards }.
kasvoton-log-split-offered-you = Ehdotat itsellesi: { $cards }.
kasvoton-log-split-offered-hidden = { $name } ehdottaa kanssapelaajalleen vakiokorttien jakoa.
kasvoton-log-split-offered-hidden-you = Ehdotat kanssapelaajallesi vakiokorttien jakoa.
kasvoton-log-split-agreed = Vakiokortit on jaettu: { $name } sai { $left } ja { $partner } { $right }.
kasvoton-log-dealt-own = Armeijasi on koossa: { $count } korttia.
kasvoton-log-dealt = { $name } sai armeijansa.
kasvoton-log-dealt-you = Sait armeijasi.
kasvoton-log-deployed = { $name } on valmis taisteluun.
kasvoton-log-deployed-you = Olet valmis taisteluun.
kasvoton-log-middle-seen = Joukkueen keskisarake: { $cards }.
kasvoton-log-turned-up = Aloitusarvonta: { $name } käänsi { $rank }.
kasvoton-log-turned-up-you = Aloitusarvonta: käänsit { $rank }.
kasvoton-log-lot-drawn = Arpa ratkaisi: { $name } aloittaa.
kasvoton-log-lot-drawn-you = Arpa ratkaisi: aloitat.
kasvoton-log-starter-offered = { $name } ehdottaa aloittajaksi: { $starter }.
kasvoton-log-starter-offered-you = Ehdotat aloittajaksi: { $starter }.
kasvoton-log-turn-began = { $name } on vuorossa.
kasvoton-log-turn-began-you = Olet vuorossa.
kasvoton-log-skipped = { $name } ohitetaan: ei yhtään korttia käytettävissä.
kasvoton-log-skipped-you = Sinut ohitetaan: ei yhtään korttia käytettävissä.
kasvoton-log-revealed = { $cell } paljastui: { kasvoton-card-numbered }
kasvoton-log-glimpsed = Keskisarakkeeseen ({ $cell }) tuli { kasvoton-card-numbered }.
kasvoton-log-shot = Jousimiehet ampuvat: { $cell } → { $target }
kasvoton-log-moved = { $from } → { $to }
kasvoton-log-attacked = Hyökkäys { $from } → { $to }
kasvoton-log-struck = { $cell } kaatui: { kasvoton-card-numbered }
kasvoton-log-withstood = { $cell } kesti: { kasvoton-card-numbered }
kasvoton-log-scouted = Tiedustelija ({ $cell }) katsoo ympärilleen.
kasvoton-log-strike-tried = { $kind ->
    [line] Linjalyönti
   *[triangle] Kolmiolyönti
} ruutuun { $cell }
kasvoton-log-strike-declined = Ruudun { $cell } kortti jätettiin lyömättä.
kasvoton-log-levelling = Kuningas on kaatunut! { $name } saa vielä yhden vuoron.
kasvoton-log-levelling-you = Kuningas on kaatunut! Saat vielä yhden vuoron.
kasvoton-log-said = { $name }: ”Tämä keskisarakkeen kortti ({ $cell }) vastaa koko armeijani voimaa.”
kasvoton-log-said-you = Sinä: ”Tämä keskisarakkeen kortti ({ $cell }) vastaa koko armeijani voimaa.”
kasvoton-log-ended = Kaikki kortit käännetään näkyviin. Ritareita alussa: { $blue } ja { $grey }.
kasvoton-log-ended-covered = Peli on päättynyt. Kortit pysyvät kuvapuoli alaspäin, kunnes muidenkin pöytien pelit ovat päättyneet (CONTEST-19).

over-KV-A1 = Toisen puolen kuningas kaatui.
won-KV-A1 = Vihollisen kuningas kaatui.
lost-KV-A1 =
    { $mates ->
        [one] Kuninkaasi kaatui.
       *[other] Kuninkaanne kaatui.
    }
drawn-KV-D0-5 = Molemmat kuninkaat kaatuivat.
drawn-KV-E1 = Kaikki vuorot on käytetty, ja kuninkaat ovat pystyssä.
over-KV-F10 = Toisen puolen kuningas kaatui, eikä sillä ole ketään tasoittamassa.
won-KV-F10 = Vihollisen kuningas kaatui, eikä sillä ole ketään tasoittamassa.
lost-KV-F10 = Kuninkaanne kaatui, eikä teillä ole ketään tasoittamassa.

kasvoton-board = Taistelukenttä
kasvoton-cell-empty = { $cell }, tyhjä
kasvoton-cell-own-hidden = { $cell }, oma kortti: { kasvoton-card-numbered }, piilossa viholliselta
kasvoton-cell-own-open = { $cell }, oma kortti: { kasvoton-card-numbered }, paljastettu
kasvoton-cell-partner = { $cell }, kanssapelaajan kortti, piilossa
kasvoton-cell-remembered = { $cell }, kanssapelaajan kortti: { kasvoton-card-numbered }, muistat sen
kasvoton-cell-foe-hidden = { $cell }, vihollisen kortti, piilossa
kasvoton-cell-foe-open = { $cell }, vihollisen kortti: { kasvoton-card-numbered }, paljastettu
kasvoton-cell-side-hidden = { $cell }, { kasvoton-side } kortti, piilossa
kasvoton-cell-side-open = { $cell }, { kasvoton-side } kortti: { kasvoton-card-numbered }, paljastettu
kasvoton-may-move = voit siirtyä tähän
kasvoton-may-attack = voit hyökätä tähän
kasvoton-may-shoot = voit ampua tähän
kasvoton-may-strike = voit lyödä tämän
kasvoton-may-act = voit valita tämän
kasvoton-takes-part = mukana lyönnissä

kasvoton-phases = Vuoron vaiheet
kasvoton-phase-archers = Jousimiehet
kasvoton-phase-move = Siirto
kasvoton-phase-scout = Tiedustelija
kasvoton-phase-strikes = Lyönnit
kasvoton-phase-short-archers = Jouset
kasvoton-phase-short-move = Siirto
kasvoton-phase-short-scout = Tiedustelu
kasvoton-phase-short-strikes = Lyönnit
kasvoton-phase-chances = vaihtoehtoja { $count }
kasvoton-turns = Vuoro { $turn }
kasvoton-turns-of = Vuoro { $turn } / { $limit }
kasvoton-levelling-you = Tasoittava vuoro: kaada vihollisen kuningas!
kasvoton-levelling-foe = Vihollisen kuningas on kaatunut. Kestä vielä yksi vuoro!
kasvoton-do-done = Lopeta vuoro
kasvoton-do-reveal = Paljasta
kasvoton-do-scout = Tiedustele
kasvoton-do-shoot = Ammu
kasvoton-do-attack = Hyökkää
kasvoton-do-line = Linjalyönti
kasvoton-do-triangle = Kolmiolyönti
kasvoton-do-pair = Lyö: { $one } + { $other } ({ $cells })
kasvoton-do-royal = Näytä { kasvoton-card } ja lyö
kasvoton-do-decline = Jätä lyömättä
kasvoton-do-say = Sano: tämä kortti on armeijani voima
kasvoton-by = { $cell }: { kasvoton-card }
kasvoton-odds-win = kaatuu { $share }
kasvoton-hidden = Piilossa viholliselta
kasvoton-open = Paljastettu
kasvoton-enemy-hidden = Vihollisen kortti
kasvoton-partner-hidden = Kanssapelaajan kortti
kasvoton-partner-rule = Kanssapelaajan puoliskolla olevia kortteja et saa katsoa etkä käyttää.
kasvoton-can-be = Voi vielä olla
kasvoton-can-be-most = { kasvoton-card } ({ $rank }): enintään { $most }
kasvoton-can-be-sure = { kasvoton-card } ({ $rank }): varmasti joukossa
kasvoton-can-be-not = { kasvoton-card } ({ $rank }): ei enää
kasvoton-graves = Hautuumaat
kasvoton-graves-own = Omat kaatuneet
kasvoton-graves-foe = Vihollisen kaatuneet
kasvoton-graves-side = Kaatuneet, { kasvoton-side }
kasvoton-graves-none = Ei vielä ketään
kasvoton-turned = Arvonta

kasvoton-deploy-help = Vedä kortti toisen paikalle tai valitse kaksi korttia. Vihollinen näkee vain selkämykset.
kasvoton-deploy-middle = Keskisarakkeen korttisi
kasvoton-deploy-waiting = Armeijasi on paikoillaan. Odotetaan muita.
kasvoton-deploy-marching = Armeija asettuu riviin…
kasvoton-formations = Muodostelmat
kasvoton-formation-wall = Muuri
kasvoton-formation-wedge = Kiila
kasvoton-formation-wings = Siivet
kasvoton-formation-random = Satunnainen
kasvoton-formation-mirror = Peilaa
kasvoton-formation-save = Tallenna
kasvoton-formation-saved = Oma { $number }
kasvoton-formation-forget = Unohda oma { $number }
kasvoton-do-ready = Valmis taisteluun
kasvoton-picked-up = Nostettu: { kasvoton-card-numbered }. Valitse, mihin se vaihdetaan.
kasvoton-knights-help = Ritarit eroavat vain ulkonäöltään. Valinta näkyy kaikille.
kasvoton-knights-chosen = Kumpikin armeija saa nyt yhden ritareista. Taistelu alkaa, kun armeijat on asetettu kentälle.
kasvoton-split-help = Valitse kortit, jotka otat itse. Loput saa kanssapelaajasi. Vihollinen saa tietää vain määrät.
kasvoton-split-mine = Sinulle
kasvoton-split-partner = Kanssapelaajalle
kasvoton-split-offered = Kanssapelaajasi ehdottaa näin:
kasvoton-do-offer = Ehdota tätä jakoa
kasvoton-do-agree = Hyväksy
kasvoton-begin-me = Minä aloitan
kasvoton-begin-partner = { $name } aloittaa
kasvoton-starter-offered = Ehdotus: { $name } aloittaa.

kasvoton-aim = Tavoite: etsi vihollisen kuningas ja kaada se.
kasvoton-aim-look = Valitse kortti, niin näet, mitä se tekee.
kasvoton-about-1 = Paljastaa viereiset viholliset, kun niitä on yksi tai kaksi. Kuningas kaatuu kohdatessaan tiedustelijan.
kasvoton-about-2 = Heikoin hyökkääjä: kaataa vain toiset maalaiset ja tiedustelijan. Kolmiossa yhtä hyvä kuin muutkin.
kasvoton-about-3 = Kaataa hyökkäämällä enintään kolmosen. Parhaimmillaan osana linjaa tai kolmiota.
kasvoton-about-4 = Kaataa hyökkäämällä enintään nelosen ja puolustautuu nelosella.
kasvoton-about-4-agreed = Tässä pelissä jousimiehet eivät kaada kilpimiehiä.
kasvoton-about-5 = Ampuvat ennen siirtoa vihollisen, joka on suoraan edessä: se kaatuu, ellei se ole kuningatar.
kasvoton-about-6 = Kaataa hyökkäämällä enintään kuutosen. Kaksi kuutosta linjassa kaataa jo prinssin.
kasvoton-about-6-agreed = Tässä pelissä ratsuväen hyökkäys ei kaada keihäsmiehiä.
kasvoton-about-7 = Kaataa hyökkäämällä enintään seiskan. Kaksi seiskaa linjassa kaataa kuninkaan.
kasvoton-about-8 = Kaataa hyökkäämällä enintään kasin. Kaksi kasia linjassa kaataa ritarinkin.
kasvoton-about-9 = Kaataa hyökkäämällä enintään ysin. Vain ratsuväki, kuninkaalliset ja ritarit ovat vahvempia.
kasvoton-about-10 = Rivikorteista vahvin: kaataa hyökkäämällä kaikki muut paitsi kuninkaalliset ja ritarit.
kasvoton-about-10-agreed = Tässä pelissä hyökkäys ei kuitenkaan kaada keihäsmiehiä.
kasvoton-about-11 = Kuninkaallinen: vain sellaisen avulla vihollisen kuningatar kaatuu linjassa tai kolmiossa.
kasvoton-about-12 = Ei koskaan hyökkää, ja hyökkäämällä hänet kaataa vain kuningas. Linjassa hän lisää summaan nollan.
kasvoton-about-13 = Jos kuninkaasi kaatuu, häviät. Vahva hyökkääjä, mutta kaatuu aina, kun kohtaa tiedustelijan.
kasvoton-about-14 = Vahvin hyökkääjä: kaataa kaikki paitsi kuningattaren.
kasvoton-about-14-agreed = Tässä pelissä kuningattaren kimppuun hyökkäävä ritari kaatuu itse.
kasvoton-about-hidden = Hyökkäys, laukaus, tiedustelija tai lyönti paljastaa sen.

kasvoton-step-archers = { $shots ->
    [0] { $strikes ->
        [0] Valitse kortti, jonka siirrät.
       *[other] Siirrä korttia tai lyö merkitty vihollinen.
    }
   *[other] { $strikes ->
        [0] Ammu jousimiehillä tai siirrä korttia.
       *[other] Ammu jousimiehillä, siirrä korttia tai lyö.
    }
}
kasvoton-step-scout = { $scouts ->
    [0] { $strikes ->
        [0] Siirto on tehty, eikä muuta voi enää tehdä.
       *[other] Siirto on tehty. Lyö vielä valitsemalla vihollinen, tai lopeta vuoro.
    }
   *[other] { $strikes ->
        [0] Siirto on tehty. Tiedustele vielä valitsemalla tiedustelija, tai lopeta vuoro.
       *[other] Siirto on tehty. Voit vielä tiedustella tai lyödä.
    }
}
kasvoton-step-strikes = { $strikes ->
    [0] Enempää ei tällä vuorolla voi tehdä.
   *[other] Lyö vielä valitsemalla vihollinen, tai lopeta vuoro.
}
kasvoton-step-card = { kasvoton-card-first } { $cell }: valitse ruutu.
kasvoton-step-shooter = { kasvoton-card-first } { $cell }: ammu tai valitse ruutu.
kasvoton-step-scouting = { kasvoton-card-first } { $cell }: tiedustele tai valitse ruutu.
kasvoton-step-scouting-only = { kasvoton-card-first } { $cell }: tiedustelu paljastaa viereiset viholliset.
kasvoton-step-attack = { $odds ->
    [yes] Hyökkäys { $cell } → { $to }: vihollinen kaatuu { $win }, oma { $fall }.
   *[no] Hyökkäys { $cell } → { $to }: suurempi arvo voittaa, tasatilanteessa hyökkääjä.
}
kasvoton-step-shoot = { $odds ->
    [yes] Laukaus { $cell } → { $to }: vihollinen kaatuu { $win }.
   *[no] Laukaus { $cell } → { $to }: vihollinen kaatuu, ellei se ole kuningatar.
}
kasvoton-step-line = { $odds ->
    [yes] Linjalyönti { $to }: vihollinen paljastuu, ja pystyt lyömään sen { $win }.
   *[no] Linjalyönti { $to }: vihollinen paljastuu, ja sitten valitset korttiparin.
}
kasvoton-step-triangle = { $odds ->
    [yes] Kolmiolyönti { $to }: vihollinen paljastuu ja kaatuu { $win }.
   *[no] Kolmiolyönti { $to }: vihollinen kaatuu, ellei se ole kuningatar.
}
kasvoton-step-pair = { $count ->
    [0] Paljastui: { kasvoton-card-numbered }. Mikään korttipari ei riitä sen lyömiseen.
   *[other] Paljastui: { kasvoton-card-numbered }. Lyötkö sen, ja millä korttiparilla?
}
kasvoton-step-royal = { $count ->
    [0] Kuningatar! Ilman näytettävää kuninkaallista hän säästyy.
   *[other] Kuningatar! Näytä kuninkaallinen, niin hän kaatuu, tai säästä hänet.
}
kasvoton-ways = Keinot
kasvoton-sure-reveal = Paljastetaanko { kasvoton-card } ({ $cell })? Vihollinen näkee sen pelin loppuun asti.
kasvoton-sure-reveal-yes = Paljasta
kasvoton-sure-reveal-no = Pidä piilossa
kasvoton-sure-say = Sanotko kaikille, että ruudun { $cell } kortti vastaa koko armeijasi voimaa? Sen voi sanoa vain kerran.
kasvoton-sure-say-yes = Sano
kasvoton-sure-say-no = En sano
kasvoton-turned-help = Aloitusarvonnassa käännetyt kortit eivät ole kenenkään armeijassa.
kasvoton-split-answer = Kanssapelaajasi ehdotti jakoa: hyväksy se tai ehdota toista.

kasvoton-contest-five = Viiden pelin turnaus
kasvoton-contest-five-about = Sääntökirjan turnaus kahdelle: viisi peliä. Lopuksi lasketaan voitot ja ritarit: jos voittajalla oli selvästi enemmän ritareita, hänen johtonsa pienenee.
kasvoton-contest-marks-knights = Ritareita
kasvoton-contest-wins = Voittoja: { $one } { $first }, { $two } { $second }.
kasvoton-contest-knights = Ritareita pelien alussa yhteensä: { $one } { $first }, { $two } { $second }.
kasvoton-contest-near =
    { $more ->
        [0] Ritareita oli yhtä paljon, joten pelkät voitot ratkaisevat.
       *[other] Ritarien määrät eroavat vain yhdellä, joten pelkät voitot ratkaisevat.
    }
kasvoton-contest-far = Ritareita oli { $more } enemmän pelaajalla { $name }. Ero on vähintään kaksi, joten ritarit otetaan huomioon.
kasvoton-contest-fewer = Voittoja on yhtä monta, joten turnauksen voittaa vähemmillä ritareilla pelannut { $name }.
kasvoton-contest-against = Eniten voittoja on pelaajalla { $name }, jolla oli vähemmän ritareita. Voitot jäävät voimaan sellaisinaan.
kasvoton-contest-forgiven = Eniten voittoja ja eniten ritareita on samalla pelaajalla, { $name }. Jokainen täysi kolmen ritarin ero antaa yhden voiton anteeksi: { $more } ritarin erosta { $forgiven }. Etumatkaa oli { $lead }, joten siitä jää { $left }.
kasvoton-contest-won = Turnauksen voittaa { $name }.
kasvoton-contest-drawn = Turnaus päättyy tasan.
kasvoton-contest-teams = Joukkueottelu
kasvoton-contest-teams-about = Kirjan oma ottelu kahdelle joukkueelle: pöydät ovat pareittain, ja parin toisessa pöydässä armeijat ovat samat mutta vaihtavat joukkuetta. Pöydät eivät tiedä toisistaan ennen loppua.
kasvoton-contest-team-pair =
    { $drawn ->
        [0] Pöytäpari { $pair }: { $one } { $first }, { $two } { $second }.
       *[other] Pöytäpari { $pair }: { $one } { $first }, { $two } { $second }, tasan { $drawn }.
    }
kasvoton-contest-team-total =
    { $drawn ->
        [0] Voittoja yhteensä: { $one } { $first }, { $two } { $second }.
       *[other] Voittoja yhteensä: { $one } { $first }, { $two } { $second }. Tasapelejä oli { $drawn }, eikä niistä saa mitään.
    }
kasvoton-contest-team-knights = Ritareita ei lasketa: kummallakin joukkueella oli samat armeijat.
kasvoton-contest-team-won =
    { $lead ->
        [one] Yhden voiton erolla ottelun voittaa { $name }.
       *[other] { $lead } voiton erolla ottelun voittaa { $name }.
    }
kasvoton-contest-team-drawn = Voittoja on yhtä monta, joten ottelu päättyy tasan.
kasvoton-no-not-in-contest = Tätä lisäsääntöä ei pelata turnauksessa: se heikentää ritareita, joiden määrä turnauksessa lasketaan.
kasvoton-no-contest-seats = Turnaus on kahdelle pelaajalle.
kasvoton-no-contest-turns = Turnauksen peleissä vuororaja on { $turns }.
kasvoton-no-odd-team = Joukkueessa on parillinen määrä pelaajia, 2–{ $most }: pöydät pelataan pareittain.
kasvoton-fact-struck = Kaadoit kortteja
kasvoton-fact-lost = Menetit kortteja

kasvoton-option-variants = Muunnelmat
kasvoton-option-variants-help = Poikkeuksia kirjan säännöistä. Niitä voi yhdistellä.
kasvoton-variant-knights = Ritarien määrä
kasvoton-variant-knights-count = Ritareita
kasvoton-variant-same-draw = Sama arvonta kummallekin
kasvoton-variant-mirrored = Peiliarmeijat
kasvoton-variant-points = Armeija pisteillä
kasvoton-variant-points-purse = Pisteitä
kasvoton-variant-open-choice = Vapaasti valittu armeija
kasvoton-variant-riders = Ratsastus
kasvoton-variant-leap = Ritarin hyppy
kasvoton-variant-blockade = Maalaisten sulku
kasvoton-variant-behind = Selustasta
kasvoton-variant-crowd = Väenpaljous
kasvoton-variant-duel = Prinssin kaksintaistelu
kasvoton-variant-bearers = Kilvet kestävät
kasvoton-variant-pikes = Piikit
kasvoton-variant-reload = Jousimiesten lataus
kasvoton-variant-reload-turns = Vuoroja
kasvoton-variant-longbow = Pitkäjousi
kasvoton-variant-armour = Haarniska
kasvoton-variant-in-step = Jalkaväki tahdissa
kasvoton-no-barred = Paljastetut maalaiset sulkevat tien: ruutuun { $cell } ei pääse niiden ohi.
kasvoton-no-armoured = Ruudun { $cell } raskas jalkaväki ei kaadu linjaan.
kasvoton-no-not-in-deck = Korttia { $face } ei ole enää pakassasi.
kasvoton-no-too-dear = Kortti { $face } on liian kallis: loput pisteet eivät riittäisi koko armeijaan.
kasvoton-ask-enlist = Valitse kortteja armeijaasi.
kasvoton-wait-enlist =
    { $count ->
        [one] { $name } valitsee armeijaansa.
       *[other] { $name } valitsevat armeijoitaan.
    }
kasvoton-log-enlisted = Valitsit armeijaasi: { kasvoton-card-numbered }
kasvoton-enlist-left = { $count ->
    [one] Valitse vielä yksi kortti.
   *[other] Valitse vielä { $count } korttia.
}
kasvoton-enlist-points = Pisteitä jäljellä { $points }.
kasvoton-enlist-army = Armeijasi
kasvoton-enlist-done = Armeijasi on valittu. Odotetaan vastustajaa.
