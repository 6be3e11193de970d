# Pelin jälkeen: voiton todennäköisyys, käännekohdat, mitä valinta maksoi ja kenelle onni kävi.

analysis-title = Pelin jälkeen
analysis-lead = Kone pelaa kohtia uudelleen ja arvioi, missä peli kääntyi. Tämä kestää muutamasta sekunnista minuuttiin.
analysis-ask = Tutki peli
analysis-again = Yritä uudelleen
analysis-working = Tutkitaan peliä
analysis-progress = Tutkittu { $done } / { $total }
analysis-chart = Voiton todennäköisyys siirto siirrolta
analysis-chart-of = { $name }: alussa { $start } %, lopussa { $end } %.
analysis-all-moments = Kaikki hetket taulukkona
analysis-moment = Siirto
analysis-what = Mitä tapahtui
analysis-chance-of = Voittaa, %
analysis-start = Alku
analysis-rolled = onni
analysis-turning = Käännekohdat
analysis-no-turning = Peli ei kääntynyt yhdessä kohdassa: mikään yksittäinen hetki ei muuttanut sitä kymmentä prosenttiyksikköä.
analysis-turn-luck =
    { $way ->
        [up] { $name } sai onnea: voiton todennäköisyys nousi { $points } prosenttiyksikköä (± { $error }).
       *[down] { $name } sai huonoa onnea: voiton todennäköisyys laski { $points } prosenttiyksikköä (± { $error }).
    }
analysis-turn-skill = { $name } valitsi { $action }, mutta { $better } olisi ollut parempi. Valinta maksoi { $points } prosenttiyksikköä (± { $error }).
analysis-turn-reveal =
    { $way ->
        [up] { $name } osui siihen, mitä ei voinut tietää: salattu oli eduksi { $points } prosenttiyksikköä (± { $error }).
       *[down] { $name } osui siihen, mitä ei voinut tietää: salattu oli haitaksi { $points } prosenttiyksikköä (± { $error }).
    }
analysis-jump = Katso siirto { $move }
analysis-moves = Valinnat, joissa oli parempaa
analysis-no-moves = Yksikään valinta ei ollut selvästi huonompi kuin muut.
analysis-mark =
    { $mark ->
        [blunder] Paha virhe
        [mistake] Virhe
       *[inaccuracy] Epätarkkuus
    }
analysis-loss = { $name } valitsi { $action } ({ $value } %), kun { $better } olisi antanut { $best } %. Ero on { $points } prosenttiyksikköä (± { $error }).
analysis-share = Se oli paras { $share } prosentissa niistä maailmoista, jotka olivat mahdollisia sen mukaan, mitä pelaaja näki.
analysis-reply = Eniten sattui vastaus { $reply } ({ $name }).
analysis-why = Suurin ero: { $terms }.
analysis-accounts = Mistä tulos tuli
analysis-player = Pelaaja
analysis-part-start = Alussa
analysis-part-deal = Jako
analysis-part-luck = Oma onni
analysis-part-others_luck = Muiden onni
analysis-part-skill = Omat virheet
analysis-part-others_skill = Muiden virheet
analysis-part-reveal = Paljastunut
analysis-part-drift = Arvion muutos
analysis-part-ended = Luovutus tai sopu
analysis-part-result = Tulos
analysis-parts = Luvut ovat prosenttiyksikköjä, ja osat tekevät yhdessä tuloksen. Onni on sen, joka heitti tai nosti.
analysis-marks = { $blunders } pahaa virhettä, { $mistakes } virhettä, { $inaccuracies } epätarkkuutta; keskimäärin { $loss } prosenttiyksikköä valintaa kohti.
analysis-uncertain = Arvio on epävarma: arvioija muutti mieltään pelin aikana enemmän kuin sattuma ja valinnat selittävät.
analysis-judge = { $judge ->
    [sight] Tuoreissa peleissä arvio on ollut väärässä keskimäärin { $error } prosenttiyksikköä.
   *[games] Arvio on laskettu pelaamalla kohdat loppuun botilla; virhe on enintään { $error } prosenttiyksikköä.
}
analysis-weighed = Punnittu { $weighed } valintaa { $choices } valinnasta.
analysis-hint = Virheistä kerrotaan sen mukaan, mitä pelaaja saattoi tietää, ei sen mukaan, mitä lopulta paljastui.

analysis-rolechess-standing = nappulat ja niiden energia
analysis-rolechess-blow = oma seuraava isku
analysis-rolechess-crown = oma uhka vihollisen keisarille
analysis-rolechess-threat = isku, jonka voi lyödä vasta seuraavalla vuorolla
analysis-rolechess-danger = uhka vihollisen keisarille seuraavalla vuorolla
analysis-rolechess-turn = kenen vuoro on
analysis-dnup-match = ottelun tilanne
analysis-dnup-turns = montako vuoroa käsi vielä vaatii
analysis-dnup-cards = kortit kädessä
analysis-dnup-returning = mitä pöydältä voi palata käteen
analysis-dnup-turn = kenen vuoro on
analysis-sequence-lines = valmiit suorat
analysis-sequence-ready = suorat, jotka voi täyttää heti
analysis-sequence-near = suorat, joista puuttuu vähän
analysis-sequence-far = alulla olevat suorat
analysis-sequence-jacks = jätkät kädessä
analysis-sequence-turn = kenen vuoro on
analysis-kasvoton-army = armeijan voima
analysis-kasvoton-knight = ritari
analysis-kasvoton-siege = viholliset kuninkaan ympärillä
analysis-kasvoton-king_seen = vihollinen tietää kuninkaan
analysis-kasvoton-king_fell = kaatunut kuningas
analysis-kasvoton-unseen = kortit, joita vihollinen ei tunne
analysis-kasvoton-turn = kenen vuoro on
analysis-lotr-journey = matkan eteneminen
analysis-lotr-burdens = taakat
analysis-lotr-wounds = Sormuksen viejän haavat
analysis-lotr-fellowship = saattueen voima
analysis-lotr-minions = omat Varjon palvelijat pöydässä
analysis-lotr-hand = kortit kädessä
analysis-lotr-dead = kuolleet
analysis-lotr-turn = kenen vuoro on
