# Tehtävät: asemia, joiden paras vastaus on todistettu.
puzzles = Tehtävät
puzzles-of = Tehtävät: { $game }
puzzles-all = Kaikki tehtävät
puzzles-none = Tässä pelissä ei ole vielä tehtäviä.
puzzles-proof = Jokaisen tehtävän paras vastaus on laskettu sääntöjen mukaan loppuun asti. Arvio ei perustu bottien mielipiteeseen.
puzzle-title = Vaikeus { $rating }
puzzle-rating = Vahvuuslukusi on { $rating }. { $tried ->
    [0] Et ole vielä yrittänyt yhtään tehtävää.
    [one] Olet yrittänyt yhtä tehtävää.
   *[other] Olet yrittänyt { $tried } tehtävää.
}
puzzle-begin = Ratkaise
puzzle-daily = Päivän tehtävä
puzzle-daily-done = Päivän tehtävä, ratkaistu
puzzle-storm = Kello käy: 3 minuuttia
puzzle-again = Kertaa: { $due }
puzzle-streak = { $days ->
    [one] Päivän tehtävä on ratkaistu yhtenä päivänä.
   *[other] Päivän tehtävä on ratkaistu { $days } päivänä peräkkäin.
}
puzzle-themes = Aiheet
puzzle-count = Yritetty { $tried }/{ $of }
puzzle-next = Seuraava tehtävä
puzzle-once-more = Uudestaan
puzzle-show = Näytä vastaus
puzzle-right = Oikein! Onnistuu { $chance } %:n todennäköisyydellä, seuraavaksi paras { $second } %:n.
puzzle-right-sure = Oikein! Tämä onnistuu varmasti.
puzzle-wrong = Ei paras: tämä onnistuu { $chance } %:n todennäköisyydellä, paras { $best } %:n. Yritä uudelleen.
puzzle-wrong-sure = Ei: tämä ei onnistu varmasti. Yritä uudelleen.
puzzle-open = Tämä ei vielä ratkaise mitään. Valitse se, mikä ratkaisee.
puzzle-why = Näytä miksi
puzzle-value = { $text }: { $chance } %
puzzle-storm-score = Ratkaistu { $solved } · virheitä { $wrong }/{ $of }
puzzle-storm-over = { $solved ->
    [0] Et ratkaissut yhtään tehtävää.
    [one] Ratkaisit yhden tehtävän.
   *[other] Ratkaisit { $solved } tehtävää.
}
puzzle-storm-best = Paras tuloksesi: { $best }

puzzle-rolechess-emperor-title = Kaada keisari
puzzle-rolechess-emperor = Millä valinnalla vastustajan keisari kaatuu tällä vuorolla todennäköisimmin?
puzzle-rolechess-adjutant-title = Kaada adjutantti
puzzle-rolechess-adjutant = Millä valinnalla jokin vastustajan adjutantti kaatuu tällä vuorolla todennäköisimmin?
puzzle-rolechess-pair-title = Parihyökkäys
puzzle-rolechess-pair = Kenet otat mukaan hyökkäykseen, jotta kohde kaatuu todennäköisimmin?
puzzle-rolechess-escape-title = Keisari turvaan
puzzle-rolechess-escape = Millä valinnalla keisarisi selviää vastustajan seuraavasta vuorosta todennäköisimmin?

puzzle-dnup-two-title = Kortit loppuun kahdella vuorolla
puzzle-dnup-two = Millä aloitat, jotta korttisi loppuvat varmasti viimeistään seuraavalla vuorollasi?
puzzle-dnup-four-title = Kortit loppuun neljällä vuorolla
puzzle-dnup-four = Millä aloitat, jotta korttisi loppuvat varmasti viimeistään neljännellä vuorollasi, mitä vastustajalla onkin kädessä?
puzzle-dnup-flip-title = Käännä käsi
puzzle-dnup-flip = Millä aloitat, jotta korttisi loppuvat varmasti viimeistään neljännellä vuorollasi, mitä vastustajalla onkin kädessä?
puzzle-dnup-stop-title = Estä vastustajaa
puzzle-dnup-stop = Millä estät varmasti, ettei vastustajan käsi tyhjene hänen vuoroillaan?

puzzle-sequence-line-title = Suora
puzzle-sequence-line = Millä kortilla saat suoran valmiiksi?
puzzle-sequence-block-title = Estä suora
puzzle-sequence-block = Millä valinnalla vastustaja saa seuraavalla vuorollaan suoran valmiiksi epätodennäköisimmin?
puzzle-sequence-jack-title = Yksisilmäinen jätkä
puzzle-sequence-jack = Millä valinnalla vastustaja saa seuraavalla vuorollaan suoran valmiiksi epätodennäköisimmin?

puzzle-kasvoton-king-title = Kaada kuningas
puzzle-kasvoton-king = Millä valinnalla vastustajan kuningas kaatuu tällä vuorolla?
puzzle-kasvoton-strike-title = Linja tai kolmio
puzzle-kasvoton-strike = Millä iskulla vastustajan kuningas kaatuu tällä vuorolla?
puzzle-kasvoton-suspect-title = Missä kuningas on?
puzzle-kasvoton-suspect = Päättele korteista: millä valinnalla vastustajan kuningas kaatuu tällä vuorolla todennäköisimmin?

mistakes = Opi virheistäsi
mistake-ask = Löydä parempi valinta kuin pelissä.
mistake-hint = Vihje
mistake-right = Hyvä! Tuloksen odotusarvo on { $value }/100, parhaalla { $best }/100.
mistake-wrong = Löytyy parempi: tällä tuloksen odotusarvo on { $value }/100, parhaalla { $best }/100.
mistakes-none = Sinulta ei löytynyt virheitä.
mistakes-working = Peliä tutkitaan.
mistakes-over = Oikein heti: { $right }/{ $of }.
mistakes-lead = Virheesi tässä pelissä: { $of }. Saat jokaisen aseman uudelleen sellaisena kuin sen näit.
mistakes-begin = Aloita
mistakes-game = Takaisin peliin
mistakes-kinds = Virheesi lajeittain
mistakes-kind = Laji
mistakes-recent = 30 päivää
mistakes-earlier = Aiemmin
mistakes-first = Oikein heti
mistakes-share = { $share } %

puzzle-lotr-skirmish-title = Voita taistelu
puzzle-lotr-skirmish = Mikä valinta voittaa tämän taistelun varmasti, mitä kortteja vastustajalla pakastaan onkin kädessä?
puzzle-lotr-pay-title = Millä maksat?
puzzle-lotr-pay = Mikä valinta voittaa tämän taistelun varmasti? Vastustajalla voi olla kädessä mitä tahansa pakkansa kortteja.
puzzle-lotr-assign-title = Kuka ketä vastaan?
puzzle-lotr-assign = Millä valinnalla kukaan omistasi ei kuole näissä taisteluissa, mitä kortteja vastustajalla pakastaan onkin kädessä?
