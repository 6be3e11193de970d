# Kasvottoman vihollisen sanat.

kasvoton-name = Kasvoton vihollinen
kasvoton-tagline = Kaksi armeijaa, kortit nurin
kasvoton-blurb = Aseta armeijasi piiloon, tunnustele vihollista, saarra sen kortit ja löydä kuningas. Kahdelle tai kahdelle parille.
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
kasvoton-ask-split = Jakakaa kuusi vakiokorttia parisi kanssa.
kasvoton-ask-deploy = Aseta armeijasi ja ilmoita, kun olet valmis.
kasvoton-ask-starter = Kumpi teistä aloittaa?
kasvoton-ask-archers = Sinun vuorosi: ammu, siirrä tai lyö.
kasvoton-ask-scout = Siirto on tehty: tiedustele, lyö tai lopeta vuoro.
kasvoton-ask-strikes = Lyö tai lopeta vuoro.
kasvoton-ask-pair = Kortti on paljastunut: lyötkö sen, ja millä parilla?
kasvoton-ask-royal = Kuningatar! Näytä kuninkaallinen tai säästä hänet.
kasvoton-wait-knight = { $name } valitsee ritaria.
kasvoton-wait-split = { $name } miettii vakiokorttien jakoa.
kasvoton-wait-deploy = { $name } asettaa armeijaansa.
kasvoton-wait-starter = { $name } miettii, kumpi aloittaa.
kasvoton-wait-archers = { $name } on vuorossa.
kasvoton-wait-scout = { $name } on siirtänyt ja miettii, lyödäkö.
kasvoton-wait-strikes = { $name } miettii, lyödäkö vielä.
kasvoton-wait-pair = { $name } päättää linjalyönnistä.
kasvoton-wait-royal = { $name } päättää, kaatuuko kuningatar.

kasvoton-no-game-over = Peli on jo päättynyt.
kasvoton-no-not-now = Tätä ei voi tehdä juuri nyt.
kasvoton-no-not-your-turn = Nyt ei ole sinun vuorosi.
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
kasvoton-no-partners-half = Ruutu { $cell } on parisi puoliskolla: sen korttia et saa katsoa etkä käyttää.
kasvoton-no-into-partners-half = Keskisarakkeesta ei saa siirtyä parin puoliskolle ({ $cell }).
kasvoton-no-partner-hidden = Parisi korttien on oltava paljastettuja jo ennen yritystä ({ $cell }).
kasvoton-no-not-archers = Ruudussa { $cell } ei ole jousimiehiä.
kasvoton-no-has-shot = Ruudun { $cell } jousimiehet ovat jo ampuneet tällä vuorolla.
kasvoton-no-no-target = Ruudun { $cell } jousimiesten edessä ei ole vihollista.
kasvoton-no-off-board = Ruutua { $cell } ei ole laudalla.
kasvoton-no-not-a-step = Kortti siirtyy vain viereiseen ruutuun, eikä { $cell } ole sellainen.
kasvoton-no-own-card = Ruudussa { $cell } on jo oma kortti.
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
kasvoton-log-split-offered = { $name } ehdottaa itselleen: { $cards }.
kasvoton-log-split-offered-hidden = { $name } ehdottaa parilleen vakiokorttien jakoa.
kasvoton-log-split-agreed = Vakiokortit on jaettu: { $name } sai { $left } ja { $partner } { $right }.
kasvoton-log-dealt-own = Armeijasi on koossa: { $count } korttia.
kasvoton-log-dealt = { $name } sai armeijansa.
kasvoton-log-deployed = { $name } on valmis taisteluun.
kasvoton-log-middle-seen = Joukkueen keskisarake: { $cards }.
kasvoton-log-turned-up = Aloitusarvonta: { $name } käänsi { $rank }.
kasvoton-log-lot-drawn = Arpa ratkaisi: { $name } aloittaa.
kasvoton-log-starter-offered = { $name } ehdottaa aloittajaksi: { $starter }.
kasvoton-log-turn-began = { $name } on vuorossa.
kasvoton-log-skipped = { $name } ohitetaan: ei yhtään korttia käytettävissä.
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
kasvoton-log-said = { $name }: ”Tämä keskisarakkeen kortti ({ $cell }) vastaa koko armeijani voimaa.”
kasvoton-log-ended = Kaikki kortit käännetään näkyviin. Ritareita alussa: { $blue } ja { $grey }.

over-KV-A1 = Toisen puolen kuningas kaatui.
won-KV-A1 = Vihollisen kuningas kaatui.
lost-KV-A1 =
    { $mates ->
        [one] Kuninkaasi kaatui.
       *[other] Kuninkaanne kaatui.
    }
drawn-KV-D0-5 = Molemmat kuninkaat kaatuivat.
drawn-KV-E1 = Kaikki vuorot on käytetty, ja kuninkaat seisovat.
over-KV-F10 = Toisen puolen kuningas kaatui, eikä sillä ole ketään tasoittamassa.
won-KV-F10 = Vihollisen kuningas kaatui, eikä sillä ole ketään tasoittamassa.
lost-KV-F10 = Kuninkaanne kaatui, eikä teillä ole ketään tasoittamassa.

kasvoton-board = Taistelukenttä
kasvoton-cell-empty = { $cell }, tyhjä
kasvoton-cell-own-hidden = { $cell }, oma { kasvoton-card-numbered }, piilossa viholliselta
kasvoton-cell-own-open = { $cell }, oma { kasvoton-card-numbered }, paljastettu
kasvoton-cell-partner = { $cell }, parin kortti, piilossa
kasvoton-cell-remembered = { $cell }, parin { kasvoton-card-numbered }, muistat sen
kasvoton-cell-foe-hidden = { $cell }, vihollisen kortti, piilossa
kasvoton-cell-foe-open = { $cell }, vihollisen { kasvoton-card-numbered }, paljastettu
kasvoton-cell-side-hidden = { $cell }, { kasvoton-side } kortti, piilossa
kasvoton-cell-side-open = { $cell }, { kasvoton-side } { kasvoton-card-numbered }, paljastettu
kasvoton-may-move = voit siirtyä tähän
kasvoton-may-attack = voit iskeä tähän
kasvoton-may-act = voit valita tämän
kasvoton-takes-part = mukana lyönnissä

kasvoton-phases = Vuoron vaiheet
kasvoton-phase-archers = Jousimiehet
kasvoton-phase-move = Siirto
kasvoton-phase-scout = Tiedustelija
kasvoton-phase-strikes = Lyönnit
kasvoton-phase-short-archers = Jouset
kasvoton-phase-short-move = Siirto
kasvoton-phase-short-scout = Vakoilu
kasvoton-phase-short-strikes = Lyönnit
kasvoton-phase-chances = mahdollisuuksia { $count }
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
kasvoton-do-pair = Lyö: { $one } + { $other }
kasvoton-do-royal = Näytä { kasvoton-card } ja lyö
kasvoton-do-decline = Jätä lyömättä
kasvoton-do-say = Sano: tämä kortti on armeijani voima
kasvoton-by = { $cell }: { kasvoton-card }
kasvoton-odds-win = kaatuu { $share }
kasvoton-odds-fall = häviät { $share }
kasvoton-hidden = Piilossa viholliselta
kasvoton-open = Paljastettu
kasvoton-enemy-hidden = Vihollisen kortti
kasvoton-partner-hidden = Parin kortti
kasvoton-partner-rule = Parin puoliskon kortteja et saa katsoa (KV-F2).
kasvoton-can-be = Voi vielä olla
kasvoton-can-be-most = { kasvoton-card } ({ $rank }): enintään { $most }
kasvoton-can-be-sure = { kasvoton-card } ({ $rank }): varmasti joukossa
kasvoton-can-be-not = { kasvoton-card } ({ $rank }): ei enää
kasvoton-graves = Hautuumaat
kasvoton-graves-own = Omat kaatuneet
kasvoton-graves-foe = Vihollisen kaatuneet
kasvoton-graves-side = Kaatuneet, { kasvoton-side }
kasvoton-graves-none = Ei vielä ketään
kasvoton-turned = Aloitusarvonnassa käännetyt

kasvoton-deploy-help = Vedä kortti toisen paikalle tai napauta kahta. Vihollinen näkee vain selkämykset.
kasvoton-deploy-middle = Keskisarakkeen korttisi
kasvoton-deploy-waiting = Armeijasi seisoo. Odotetaan muita.
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
kasvoton-picked-up = { kasvoton-card-numbered } nostettu. Valitse, mihin se vaihdetaan.
kasvoton-knights-help = Ritarit eroavat vain ulkonäöltään. Valinta näkyy kaikille.
kasvoton-split-help = Valitse kortit, jotka otat itse. Loput saa parisi. Vihollinen saa tietää vain määrät.
kasvoton-split-mine = Sinulle
kasvoton-split-partner = Parille
kasvoton-split-offered = Parisi ehdottaa näin:
kasvoton-do-offer = Ehdota tätä jakoa
kasvoton-do-agree = Hyväksy
kasvoton-begin-me = Minä aloitan
kasvoton-begin-partner = { $name } aloittaa
kasvoton-starter-offered = Ehdotus: { $name } aloittaa.
