# Pelin loki: mitä tapahtui, minkä kortin tai säännön vuoksi.
lotr-log-bid-made = { $name } on tehnyt tarjouksensa.
lotr-log-bid-made-you = Olet tehnyt tarjouksesi.
lotr-log-bids-shown = Tarjoukset: { $bids }.
lotr-log-tie-settled = Arpa ratkaisi tasatilanteen.
lotr-log-place-taken = { $name } on vuorossa { $place ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
    [4] neljäntenä
    [5] viidentenä
   *[other] kuudentena
}.
lotr-log-place-taken-you = Olet vuorossa { $place ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
    [4] neljäntenä
    [5] viidentenä
   *[other] kuudentena
}.
lotr-log-turn-began = { $name } aloittaa vuoronsa
lotr-log-turn-began-you = Aloitat vuorosi
lotr-log-phase-began = { $phase }
lotr-log-site-placed = { $name } asettaa reitille paikan { $number }: { $card }.
lotr-log-site-placed-you = Asetat reitille paikan { $number }: { $card }.
lotr-log-fellowship-moved = Saattue siirtyy paikkaan { $number }.
lotr-log-some-card = Tuntematon kortti
lotr-log-card-played = { $name } pelaa kortin { $card }{ $paid }.
lotr-log-card-played-you = Pelaat kortin { $card }{ $paid }.
lotr-log-card-played-on = { $name } pelaa kortin { $card }, kantajana { $bearer }{ $paid }.
lotr-log-card-played-on-you = Pelaat kortin { $card }, kantajana { $bearer }{ $paid }.
lotr-log-paid = { " " }(varjomerkkejä { $by }, altaassa { $pool })
lotr-log-ability-used = { $name } käyttää korttia { $card }.
lotr-log-ability-used-you = Käytät korttia { $card }.
lotr-log-item-moved = { $card } siirtyy: kantajana nyt { $bearer }.
lotr-log-twilight-added = Varjoaltaaseen tulee { $by ->
    [one] varjomerkki
   *[other] { $by } varjomerkkiä
}{ $why }, nyt { $now }.
lotr-log-twilight-removed = Varjoaltaasta lähtee { $by ->
    [one] varjomerkki
   *[other] { $by } varjomerkkiä
}{ $why }, nyt { $now }.
lotr-log-burdens-added = { $name } saa { $by ->
    [one] taakan
   *[other] { $by } taakkaa
}{ $why }, yhteensä { $now }.
lotr-log-burdens-added-you = Saat { $by ->
    [one] taakan
   *[other] { $by } taakkaa
}{ $why }, yhteensä { $now }.
lotr-log-burdens-removed = { $name } pääsee { $by ->
    [one] taakasta
   *[other] { $by } taakasta
}{ $why }, jäljellä { $now }.
lotr-log-burdens-removed-you = Pääset { $by ->
    [one] taakasta
   *[other] { $by } taakasta
}{ $why }, jäljellä { $now }.
lotr-log-cards-drawn = { $name } nostaa { $count ->
    [one] kortin
   *[other] { $count } korttia
}{ $why }.
lotr-log-cards-drawn-you = Nostat { $count ->
    [one] kortin
   *[other] { $count } korttia
}{ $why }.
lotr-log-cards-drawn-own = Nostit{ $why }: { $cards }.
lotr-log-cards-discarded-hand = { $name } poistaa kädestään{ $why }: { $cards }.
lotr-log-cards-discarded-hand-you = Poistat kädestäsi{ $why }: { $cards }.
lotr-log-cards-discarded-deck = { $name } poistaa pakkansa päältä{ $why }: { $cards }.
lotr-log-cards-discarded-deck-you = Poistat pakkasi päältä{ $why }: { $cards }.
lotr-log-card-returned-hand = { $name } ottaa poistopakasta käteensä: { $card }.
lotr-log-card-returned-hand-you = Otat poistopakasta käteesi: { $card }.
lotr-log-card-returned-deck = { $name } panee pakkansa alle: { $card }.
lotr-log-card-returned-deck-you = Panet pakkasi alle: { $card }.
lotr-log-card-returned-deck-top = { $name } panee pakkansa päälle: { $card }.
lotr-log-card-returned-deck-top-you = Panet pakkasi päälle: { $card }.
lotr-log-card-sunk = { $name } panee kädestään kortin pakkansa alle.
lotr-log-card-sunk-you = Panet kädestäsi kortin pakkasi alle.
lotr-log-card-sunk-own = Panit kädestäsi pakkasi alle: { $card }.
lotr-log-hand-seen = { $name } näkee pelaajan { $other } käden.
lotr-log-hand-seen-you = Näet pelaajan { $other } käden.
lotr-log-hand-seen-yours = { $name } näkee kätesi.
lotr-log-hand-seen-you-yours = Näet kätesi.
lotr-log-hand-seen-own = Näet pelaajan { $other } käden: { $cards }.
lotr-log-hand-seen-own-yours = Näet kätesi: { $cards }.
lotr-log-hand-shown = { $other } näyttää kädestään kaikille: { $cards }.
lotr-log-hand-shown-yours = Näytät kädestäsi kaikille: { $cards }.
lotr-log-deck-seen = { $name } katsoo pelaajan { $other } nostopakan päältä.
lotr-log-deck-seen-you = Katsot pelaajan { $other } nostopakan päältä.
lotr-log-deck-seen-yours = { $name } katsoo nostopakkasi päältä.
lotr-log-deck-seen-you-yours = Katsot oman nostopakkasi päältä.
lotr-log-deck-seen-own = Näet pelaajan { $other } nostopakan päältä: { $cards }.
lotr-log-deck-seen-own-yours = Näet nostopakkasi päältä: { $cards }.
lotr-log-deck-shown = Pelaajan { $other } nostopakan päältä paljastuu: { $cards }.
lotr-log-deck-shown-yours = Nostopakkasi päältä paljastuu: { $cards }.
lotr-log-deck-shuffled = { $name } sekoittaa poistopakkansa uudeksi nostopakaksi.
lotr-log-deck-shuffled-you = Sekoitat poistopakkasi uudeksi nostopakaksi.
lotr-log-wounded = { $card } haavoittuu{ $why }.
lotr-log-exerted = { $card } rasittuu{ $why }.
lotr-log-healed = { $card } paranee haavasta{ $why }.
lotr-log-died = { $count ->
    [one] { $cards } kuolee.
   *[other] { $cards } kuolevat.
}
lotr-log-left-play = Pelistä poistuu{ $why }: { $cards }.
lotr-log-wound-prevented = { $card } välttää haavan{ $why }.
lotr-log-strengthened = { $cards }: voima { $by }{ $why }.
lotr-log-affected-keyword = { $cards }: { $word }{ $why }.
lotr-log-affected-overwhelm = { $cards } murskataan vasta { $n }-kertaisella voimalla{ $why }.
lotr-log-affected-wounds = { $cards } saa enintään { $n ->
    [one] yhden haavan
   *[other] { $n } haavaa
}{ $why }.
lotr-log-affected-takes-part = { $cards } ottaa osaa jousiammuntaan ja taisteluihin{ $why }.
lotr-log-ring-put-on = { $name }: viejä panee Sormuksen sormeensa{ $why }.
lotr-log-ring-put-on-you = Sinä: viejä panee Sormuksen sormeensa{ $why }.
lotr-log-ring-taken-off = { $name }: viejä ottaa Sormuksen sormestaan.
lotr-log-ring-taken-off-you = Sinä: viejä ottaa Sormuksen sormestaan.
lotr-log-bearer-changed = { $card } on nyt Sormuksen viejä.
lotr-log-archery-fired = Nuolet lentävät: saattue ampuu { $fellowship }, palvelijat { $minions }.
lotr-log-assigned = { $character } saa vastaansa: { $minion }.
lotr-log-fight-began = Taistelu: { $character } vastaan { $minions }
lotr-log-fight-ended-free = { $character } voittaa taistelun: voima { $free } on enemmän kuin { $shadow }.
lotr-log-fight-ended-shadow = { $character } häviää taistelun: voima { $free } on vähemmän kuin { $shadow }.
lotr-log-fight-ended-tie = { $character } häviää taistelun: voima { $free } vastaan { $shadow }, ja tasatilanteen voittaa Varjo.
lotr-log-overwhelmed = Ero on niin suuri, että häviäjä murskataan.
lotr-log-fight-uncontested-free = Saattue voittaa taistelun, sillä vastassa ei ole enää palvelijoita.
lotr-log-fight-uncontested-shadow = Varjo voittaa taistelun, sillä vastassa ei ole enää ketään.
lotr-log-fight-cancelled = Taistelu peruutetaan{ $why }: { $card }.
lotr-log-passed = { $name } passaa.
lotr-log-passed-you = Passaat.
lotr-log-skipped-actions = { $name } ei voi toimia tässä vaiheessa.
lotr-log-skipped-actions-you = Et voi toimia tässä vaiheessa.
lotr-log-skipped-nobody = Kukaan ei voi toimia tässä vaiheessa.
lotr-log-skipped-answer = Kortilla { $card } ei olisi nyt vaikutusta, joten sitä ei kysytä.
lotr-log-skipped-defend = { $name } ei voi määrätä puolustajaa palvelijoita vastaan.
lotr-log-skipped-defend-you = Et voi määrätä puolustajaa palvelijoita vastaan.
lotr-log-skipped-fights = Palvelijoita ei ole, joten taistelut jäävät väliin.
lotr-log-skipped-shadow = { $name } jättää varjovaiheensa väliin.
lotr-log-skipped-shadow-you = Jätät varjovaiheesi väliin.
lotr-log-skipped-move-again = Saattue ei voi enää siirtyä tällä vuorolla.
lotr-log-site-controlled = { $name } ottaa paikan hallintaansa{ $why }: { $card }.
lotr-log-site-controlled-you = Otat paikan hallintaasi{ $why }: { $card }.
lotr-log-site-liberated = Paikka vapautuu{ $why }: { $card }.
lotr-log-card-stacked = { $card } pinotaan kortin { $on } päälle.
lotr-log-tokens-changed = { $card }: kulttuurimerkkejä { $now }{ $why }.
lotr-log-gave-up = { $name } luovuttaa.
lotr-log-gave-up-you = Luovutat.
lotr-log-player-out = { $name } on poissa pelistä.
lotr-log-player-out-you = Olet poissa pelistä.
lotr-log-player-out-LOTR-16-3 = { $name } on poissa pelistä: Sormuksen viejä kuoli.
lotr-log-player-out-LOTR-16-3-you = Olet poissa pelistä: Sormuksen viejä kuoli.
lotr-log-player-out-LOTR-19-8 = { $name } on poissa pelistä: Sormus turmeli viejänsä.
lotr-log-player-out-LOTR-19-8-you = Olet poissa pelistä: Sormus turmeli viejäsi.
lotr-log-player-out-LOTR-30-42 = { $name } on poissa pelistä: pelaaja luovutti.
lotr-log-player-out-LOTR-30-42-you = Olet poissa pelistä: luovutit.
lotr-log-player-out-LOTR-3-5 = { $name } on poissa pelistä: tarjous turmeli viejän.
lotr-log-player-out-LOTR-3-5-you = Olet poissa pelistä: tarjous turmeli viejän.
lotr-log-picked = { $name } valitsee pelaajan { $other }.
lotr-log-picked-you = Valitset pelaajan { $other }.
lotr-log-picked-yours = { $name } valitsee sinut.
lotr-log-picked-you-yours = Valitset itsesi.
lotr-log-decided-move-again-1 = { $name } jatkaa matkaa.
lotr-log-decided-move-again-1-you = Jatkat matkaa.
lotr-log-decided-move-again-0 = { $name } pysähtyy.
lotr-log-decided-move-again-0-you = Pysähdyt.
lotr-log-decided-redraw-1 = { $name } vaihtaa kätensä.
lotr-log-decided-redraw-1-you = Vaihdat kätesi.
lotr-log-decided-redraw-0 = { $name } pitää kätensä.
lotr-log-decided-redraw-0-you = Pidät kätesi.
lotr-log-decided-prevent-1 = { $name } torjuu poistamalla varjomerkkejä.
lotr-log-decided-prevent-1-you = Torjut poistamalla varjomerkkejä.
lotr-log-decided-prevent-0 = { $name } ei torju.
lotr-log-decided-prevent-0-you = Et torju.
lotr-log-decided-ambush-1 = { $name } väijyttää.
lotr-log-decided-ambush-1-you = Väijytät.
lotr-log-decided-ambush-0 = { $name } ei väijytä.
lotr-log-decided-ambush-0-you = Et väijytä.
lotr-log-why-skirmish = hävitty taistelu
lotr-log-why-archery = jousiammunta
lotr-log-why-sanctuary = turvapaikka
lotr-log-why-move = saattueen liike
lotr-log-why-cost = hinta
lotr-log-why-bid = tarjous
lotr-log-why-turn = uusi vuoro
lotr-log-affected-cannot = { $cards } on suojassa{ $why }.
lotr-log-affected-site-number = { $cards }: paikkanumero { $n }{ $why }.
lotr-log-affected-stays-out = { $cards } ei saa ottaa osaa jousiammuntaan eikä taisteluihin{ $why }.
lotr-log-affected-out-of-archery = Ei lasketa jousiammuntaan: { $cards }{ $why }.
lotr-log-affected-loses = { $cards } menettää avainsanan { $word }{ $why }.
lotr-log-affected-no-bonus = { $cards } menettää voimalisiä{ $why }.
lotr-log-affected-no-abilities = { $cards } ei saa käyttää kykyjään{ $why }.
lotr-log-affected-cannot-bear = { $cards }: osa esineistä on kielletty{ $why }.
lotr-log-affected-archery = Jousiammunta muuttuu: { $n }{ $why }.
lotr-log-affected-shadow-number = Varjoluvut muuttuvat: { $n }{ $why }.
lotr-log-affected-move-limit = Siirtoraja muuttuu: { $n }{ $why }.
lotr-log-skipped-archery = { $card }: jousiammuntavaihe jää väliin.
lotr-log-skipped-assignment = { $card }: taistelut jäävät väliin.
lotr-log-skipped-maneuver = { $card }: manööverivaihe jää väliin.
lotr-log-decided-culture-0 = { $name } nimeää kulttuurin: { lotr-culture-dwarven }.
lotr-log-decided-culture-0-you = Nimeät kulttuurin: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } nimeää kulttuurin: { lotr-culture-elven }.
lotr-log-decided-culture-1-you = Nimeät kulttuurin: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } nimeää kulttuurin: { lotr-culture-gandalf }.
lotr-log-decided-culture-2-you = Nimeät kulttuurin: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } nimeää kulttuurin: { lotr-culture-gondor }.
lotr-log-decided-culture-3-you = Nimeät kulttuurin: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } nimeää kulttuurin: { lotr-culture-rohan }.
lotr-log-decided-culture-4-you = Nimeät kulttuurin: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } nimeää kulttuurin: { lotr-culture-shire }.
lotr-log-decided-culture-5-you = Nimeät kulttuurin: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } nimeää kulttuurin: { lotr-culture-gollum }.
lotr-log-decided-culture-12-you = Nimeät kulttuurin: { lotr-culture-gollum }.
lotr-log-affected-falls-on = Palvelijoiden nuolet haavoittavat liittolaisia{ $why }.
lotr-log-affected-no-text = Teksti ei ole voimassa: { $cards }{ $why }.
lotr-log-decided-skip-1 = { $name } jättää jousiammuntavaiheen väliin ({ $card }).
lotr-log-decided-skip-1-you = Jätät jousiammuntavaiheen väliin ({ $card }).
lotr-log-decided-skip-0 = { $name } ei jätä jousiammuntavaihetta väliin ({ $card }).
lotr-log-decided-skip-0-you = Et jätä jousiammuntavaihetta väliin ({ $card }).
