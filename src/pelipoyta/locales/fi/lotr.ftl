lotr-name = Taru sormusten herrasta
lotr-tagline = Saattue kohti Mordoria, varjo sen kannoilla
lotr-blurb = Kuljeta saattueesi yhdeksän paikan halki ja lähetä samalla Varjon palvelijat muiden kimppuun. Korttipelin Deluxe-säännöt ja lähes kolmekymmentä valmista pakkaa.

lotr-option-decks = Pakat
lotr-option-decks-help = Valmis pakka tai oma lista.
lotr-option-format = Formaatti
lotr-option-format-help = Mistä seteistä kortit ja reitin paikat ovat. Kaikkien pakkojen on sovittava samaan formaattiin.
lotr-option-format-towers = Kaksi tornia
lotr-option-format-fellowship = Sormuksen ritarit
lotr-option-format-open = Avoin (kaikki kortit)
lotr-option-variant = Säännöt
lotr-option-variant-help = Aloittelijasäännöillä pelataan valmiilla pakoilla ilman tarjousta.
lotr-option-redraw = Käden vaihto
lotr-option-redraw-help = Aloituskäden saa kerran vaihtaa kuuteen korttiin.
lotr-option-cancel_rb_skirmish = Sormuksen viejän taistelun voi peruuttaa
lotr-option-cancel_rb_skirmish-help = Myöhemmät säännöt kielsivät tämän.
lotr-option-open_discard = Avoimet poistopakat
lotr-option-open_discard-help = Muidenkin poistopakkoja saa selata.
lotr-option-shadow_chat = Varjopelaajien oma keskustelu
lotr-option-shadow_chat-help = Varjopelaajat voivat keskustella keskenään niin, ettei Vapaiden kansojen pelaaja näe viestejä. Vaatii vähintään kolme pelaajaa.
lotr-option-loop_limit = Toistojen raja
lotr-option-loop_limit-help = Saman asian voi tehdä näin monta kertaa yhdessä vaiheessa.
lotr-option-variant-deluxe = Deluxe-säännöt
lotr-option-variant-starter = Aloittelijasäännöt
lotr-option-variant-limited = Boosterit (vähintään 30 korttia)

lotr-ask-bid = Montako taakkaa tarjoat aloitusvuorosta?
lotr-ask-place = Monentenako haluat olla vuorossa?
lotr-ask-starting = Ota kumppaneita aloitussaattueeseen.
lotr-ask-redraw = Vaihdatko kätesi kuuteen uuteen korttiin?
lotr-ask-order = Mikä tapahtuu ensin?
lotr-ask-respond = Haluatko vastata tähän?
lotr-ask-respond-win = Vastaus, kun taistelu on voitettu
lotr-ask-respond-wound = Vastaus, kun joku haavoittuu
lotr-ask-respond-exert = Vastaus, kun joku rasittuu
lotr-ask-respond-death = Vastaus, kun joku kuolee
lotr-ask-respond-heal = Vastaus, kun joku parantuu
lotr-ask-respond-play = Vastaus, kun kortti pelataan
lotr-ask-respond-ability = Vastaus, kun kykyä käytetään
lotr-ask-respond-ring = Vastaus, kun Sormus pannaan sormeen
lotr-ask-respond-move = Vastaus, kun saattue liikkuu
lotr-ask-respond-reveal = Vastaus, kun käsi paljastetaan
lotr-ask-respond-fight-end = Vastaus, kun taistelu on päättymässä
lotr-ask-respond-phase-end = Vastaus vaiheen lopussa
lotr-ask-respond-other = Vastaus kaikkeen muuhun
lotr-ask-fellowship = Saattuevaihe: pelaa kortteja ja siirry sitten.
lotr-ask-shadow = Varjovaihe: pelaa kortteja varjoaltaan merkeillä.
lotr-ask-maneuver = Manööveri: toimi tai passaa.
lotr-ask-archery = Jousiammunta: toimi tai passaa.
lotr-ask-assignment = Käskytys: toimi tai passaa.
lotr-ask-skirmish = Taistelu: toimi tai passaa.
lotr-ask-regroup = Uudelleen­ryhmittäytyminen: toimi tai passaa.
lotr-ask-target = Valitse kohde.
lotr-ask-cost = Valitse, millä maksat.
lotr-ask-bearer = Kenen kannettavaksi kortti annetaan?
lotr-ask-receiver = Kenelle esine siirtyy?
lotr-ask-card = Valitse kortti.
lotr-ask-play = Valitse pelattava kortti.
lotr-ask-player = Valitse pelaaja.
lotr-ask-effect = Mikä vaikutus toteutetaan?
lotr-ask-may = Käytätkö kyvyn?
lotr-ask-spot = Montako löydät?
lotr-ask-times = Kuinka monta kertaa?
lotr-ask-go-on = Poistatko pakastasi vielä yhden kortin?
lotr-ask-draw = Nostatko kortteja?
lotr-ask-prevent = Torjutko tämän maksamalla hinnan?
lotr-ask-ambush = Väijytys: lisäätkö varjomerkkejä?
lotr-ask-defend = Määrää puolustajat: valitse hahmo ja sitten palvelija, tai vedä.
lotr-ask-left-over = Määrää vapaaksi jääneet palvelijasi: valitse palvelija ja sitten hahmo, tai vedä.
lotr-ask-skirmish-order = Mikä taistelu käydään seuraavaksi?
lotr-ask-move-again = Jatketaanko matkaa vai pysähdytäänkö?
lotr-ask-sanctuary = Turvapaikka: kuka paranee?
lotr-ask-archery-wound = Kuka saa nuolen haavan?
lotr-ask-archery-player = Kenen palvelijoihin ammutaan?
lotr-ask-reconcile = Saat poistaa yhden kortin kädestäsi.
lotr-ask-discard-down = Poista kortteja, kunnes kädessä on kahdeksan.
lotr-ask-discard = Valitse poistettava kortti.
lotr-ask-put-back = Mikä kortti pannaan takaisin seuraavaksi?
lotr-wait-bid =
    { $count ->
        [one] { $name } tarjoaa taakkoja.
       *[other] { $name } tarjoavat taakkoja.
    }
lotr-wait-place = { $name } valitsee, monentenako on vuorossa.
lotr-wait-starting = { $name } kokoaa aloitussaattuetta.
lotr-wait-redraw = { $name } miettii käden vaihtoa.
lotr-wait-order = { $name } päättää järjestyksen.
lotr-wait-respond = { $name } saa vastata.
lotr-wait-fellowship = { $name } pelaa saattuevaihettaan.
lotr-wait-shadow = { $name } pelaa varjovaihettaan.
lotr-wait-maneuver = { $name } saa toimia (manööveri).
lotr-wait-archery = { $name } saa toimia (jousiammunta).
lotr-wait-assignment = { $name } saa toimia (käskytys).
lotr-wait-skirmish = { $name } saa toimia taistelussa.
lotr-wait-regroup = { $name } saa toimia, kun ryhmittäydytään uudelleen.
lotr-wait-target = { $name } valitsee kohdetta.
lotr-wait-cost = { $name } maksaa.
lotr-wait-bearer = { $name } valitsee kantajaa.
lotr-wait-receiver = { $name } siirtää esinettä.
lotr-wait-card = { $name } valitsee korttia.
lotr-wait-play = { $name } valitsee pelattavaa korttia.
lotr-wait-player = { $name } valitsee pelaajaa.
lotr-wait-effect = { $name } valitsee vaikutusta.
lotr-wait-may = { $name } miettii, käyttääkö kyvyn.
lotr-wait-spot = { $name } valitsee, montako korttia löytää.
lotr-wait-times = { $name } valitsee, kuinka monta kertaa.
lotr-wait-go-on = { $name } miettii, jatkaako.
lotr-wait-draw = { $name } miettii nostoa.
lotr-wait-prevent = { $name } saa torjua.
lotr-wait-ambush = { $name } saa väijyttää.
lotr-wait-defend = { $name } määrää puolustajia.
lotr-wait-left-over = { $name } määrää palvelijoitaan.
lotr-wait-skirmish-order = { $name } valitsee seuraavan taistelun.
lotr-wait-move-again = { $name } miettii, jatkaako matkaa.
lotr-wait-sanctuary = { $name } parantaa turvapaikassa.
lotr-wait-archery-wound = { $name } jakaa jousiammunnan haavoja.
lotr-wait-archery-player = { $name } valitsee jousiammunnan kohteen.
lotr-wait-reconcile = { $name } järjestää kätensä.
lotr-wait-discard-down = { $name } karsii kättään.
lotr-wait-discard = { $name } valitsee poistettavaa korttia.
lotr-wait-put-back = { $name } panee kortteja takaisin.

lotr-talk-aside = Vain varjo
lotr-talk-heard-aside = Vain varjopelaajat näkivät viestin

lotr-no-game-over = Peli on jo päättynyt.
lotr-no-not-asked = Nyt ei ole sinun vuorosi valita.
lotr-no-not-what-is-asked = Tätä ei voi valita nyt.
lotr-no-not-fully = Tätä et voi tehdä kokonaan. Valitse vaihtoehto, jonka voit.
lotr-no-no-answer = Tällä kortilla ei voi vastata tähän.
lotr-no-wrong-phase = { $card }: { $phase ->
    [answer] tätä voi käyttää vain vastauksena.
    [several] tämä kuuluu toiseen vaiheeseen.
    [fellowship] tämä kuuluu saattuevaiheeseen.
    [shadow] tämä kuuluu varjovaiheeseen.
    [maneuver] tämä kuuluu manööverivaiheeseen.
    [archery] tämä kuuluu jousiammuntavaiheeseen.
    [assignment] tämä kuuluu käskytysvaiheeseen.
    [skirmish] tämä kuuluu taisteluvaiheeseen.
   *[regroup] tämä kuuluu uudelleenryhmittäytymisvaiheeseen.
}
lotr-no-no-such-ability = Kortilla { $card } ei ole kykyä, jota pelaaja käyttäisi.
lotr-no-not-your-card = { $card } ei ole sinun käytettävissäsi.
lotr-no-not-a-choice = Sitä ei voi valita.
lotr-no-requirement-missing = { $what ->
    [spot] Et löydä kaikkea, mitä { $card } vaatii: tarvitaan { $need }, löytyy { $found }.
    [least] Kortin { $card } laskema määrä on liian pieni: tarvitaan vähintään { $need }, nyt { $found }.
    [most] Kortin { $card } laskema määrä on liian suuri: sallitaan enintään { $need }, nyt { $found }.
    [below] Kortin { $card } laskema määrä on liian suuri: sen pitää olla alle { $need }, nyt { $found }.
    [more] Kortti { $card } vaatii, että yhdenlaisia kortteja on pelissä enemmän kuin toisenlaisia.
    [card] Se kortti, josta { $card } puhuu, ei ole nyt vaaditunlainen.
    [site] Kortti { $card } toimii vain toisessa paikassa.
    [ring] Kortti { $card } toimii vain, kun Sormus on sormessa.
    [home] Kortti { $card } toimii vain, kun vastustaja hallitsee sen kotipaikkaa.
    [phase] Kortti { $card } toimii vain toisessa vaiheessa.
    [beaten] Kortti { $card } toimii vain, jos yksikään kumppani tai liittolainen ei ole hävinnyt taistelua tällä vuorolla.
    [not] Jokin pelissä estää nyt korttia { $card } toimimasta.
    [either] Mikään kortin { $card } vaatimista ehdoista ei täyty nyt.
   *[other] Kortin { $card } ehto ei täyty.
}
lotr-no-limit-reached = Korttia { $card } on jo käytetty niin usein kuin saa.
lotr-no-cost-unpayable = { $what ->
    [exert] Kortin { $card } hintaa ei voi maksaa: kukaan sopiva hahmo ei jaksa rasittua niin monta kertaa.
    [discard] Kortin { $card } hintaa ei voi maksaa: pelissä ei ole tarpeeksi sopivia poistettavia kortteja.
    [cards] Kortin { $card } hintaa ei voi maksaa: sinulla ei ole tarpeeksi sopivia kortteja.
    [twilight] Kortin { $card } hintaa ei voi maksaa: varjoaltaassa on liian vähän merkkejä.
    [burdens] Kortin { $card } hintaa ei voi maksaa: taakkoja on liian vähän.
    [tokens] Kortin { $card } hintaa ei voi maksaa: korteilla on liian vähän merkkejä.
    [deck] Kortin { $card } hintaa ei voi maksaa: nostopakassa on liian vähän kortteja.
    [assign] Kortin { $card } hintaa ei voi maksaa: ketään sopivaa ei voi käskeä taisteluun.
    [ways] Kortin { $card } hintaa ei voi maksaa: et voi maksaa sitä millään tarjotulla tavalla.
    [order] Kortin { $card } hintaa ei voi maksaa: hinnan alkuosan maksaminen veisi sen, millä loppu maksetaan.
   *[other] Kortin { $card } hintaa ei voi maksaa.
}
lotr-no-nine-sites = Seikkailupakassa on oltava yhdeksän paikkaa, tässä on { $count }.
lotr-no-no-deck = Pakkaa ei ole valittu.
lotr-no-bad-line = Rivi { $line }: ”{ $text }” ei ole pakan kortti.
lotr-no-no-such-card = Rivi { $line }: korttia { $card } ei ole.
lotr-no-several-cards = Rivi { $line }: nimi ”{ $card }” on usealla kortilla. Kirjoita numero: { $ids }.
lotr-no-one-bearer = Pakassa on yksi Sormuksen viejä; tässä niitä on { $count }.
lotr-no-one-ring = Pakassa on yksi Sormus; tässä niitä on { $count }.
lotr-no-card-not-in-format = { $card } ei kuulu formaattiin ”{ $format ->
    [towers] Kaksi tornia
    [fellowship] Sormuksen ritarit
   *[open] Avoin
 }”. Sopimattomia kortteja on { $count }.
lotr-no-sites-not-in-format = Pakan paikat eivät sovi: { $format ->
    [fellowship] tässä formaatissa kuljetaan Sormuksen ritarien reitti.
   *[other] tässä formaatissa kuljetaan Kahden tornin reitti.
 }
lotr-no-boxed-only = Aloittelijasäännöillä pelataan vain valmiilla aloittelijapakoilla.
lotr-no-boxed-for-beginners = 60 kortin aloittelijapakalla pelataan vain aloittelijasäännöillä.
lotr-no-cannot-start = { $card } ei voi olla pakan aloitussaattueessa.
lotr-no-too-few-cards = Nostopakassa on { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}, vähintään { $least } tarvitaan.
lotr-no-not-in-pool = { $card }: nostopakassa on { $count } enemmän kuin boostereista saatiin.
lotr-no-no-frodo = Sormuksen viejän on oltava Frodo.
lotr-no-no-ring = Pakasta puuttuu Sormus.
lotr-no-not-for-draw-deck = { $card } ei kuulu nostopakkaan.
lotr-no-sides-uneven = Vapaiden kansojen kortteja on { $free }, Varjon kortteja { $shadow }; niitä on oltava yhtä monta.
lotr-no-too-many-copies = Korttia { $card } on { $count }, enintään { $most } saa olla.
lotr-no-blocks-differ = Kaikkien pakkojen paikkojen on oltava samasta blokista.
lotr-no-blocks-mixed = Seikkailupakan paikkojen on oltava samasta blokista.
lotr-no-each-number-once = Seikkailupakassa on oltava yksi paikka kutakin numeroa 1–9.
lotr-no-unknown-card = Korttia { $code } ei tunneta.
lotr-no-too-dear = { $card } maksaa { $cost }, mutta altaassa on { $pool }.
lotr-no-no-bearer = Kukaan ei voi kantaa korttia { $card }.
lotr-no-no-room = Jokainen, joka voisi kantaa kortin { $card }, kantaa jo samanlaista esinettä.
lotr-no-one-on-each = Jokaisella, joka voisi kantaa kortin { $card }, on jo yksi, ja enempää ei saa olla.
lotr-no-bearer-barred = Kortin { $source } teksti kieltää kantamasta korttia { $card }.
lotr-no-repeated = Tämä on jo tehty { $times } kertaa tässä vaiheessa.
lotr-no-inactive = { $card } ei ole nyt voimassa: se toimii vain oman puolensa vuorolla.
lotr-no-copy-is-silent = Kortista { $card } on pelissä jo niin monta kappaletta, ettei tämän teksti ole voimassa.
lotr-no-forbidden-by-text = Kortin { $source } teksti kieltää tämän nyt: { $card }.
lotr-no-nothing-to-spot = Et löydä kaikkea, mitä { $card } vaatii: tarvitaan { $need }, löytyy { $found }.
lotr-no-nothing-to-play = { $card } pelaisi toisen kortin, mutta sopivaa korttia ei ole.
lotr-no-no-transfers = Aloittelijasäännöillä esineitä ei siirretä: { $card } pysyy kantajallaan.
lotr-no-not-your-item = { $card } ei ole oma esineesi, jota joku kantaa.
lotr-no-cannot-transfer = Kukaan toinen ei voi ottaa esinettä { $card }.
lotr-no-site-is-silent = { $card } vaikuttaa vain, kun saattue on siinä.
lotr-no-already-in-play = { $card } on jo pelissä.
lotr-no-dead = { $card } on kuollut.
lotr-no-not-for-beginners = { $card } ei kuulu aloittelijasääntöihin.
lotr-no-companions-only = { $card } ei ole kumppani.
lotr-no-not-in-deck = Kortti ei ole nostopakassasi.
lotr-no-not-now = Sitä ei voi pelata nyt.
lotr-no-over-four = { $card } maksaa { $cost }, mutta jäljellä on { $left }.
lotr-no-no-such-bid = Sellaista tarjousta ei voi tehdä.
lotr-no-wrong-side = { $card } on { $side ->
    [free] Vapaiden kansojen
   *[shadow] Varjon
} kortti, ja pelaat nyt toista puolta.
lotr-no-not-in-hand = Korttia ei ole kädessäsi.
lotr-no-not-played-so = Korttia { $card } ei pelata näin.
lotr-no-nobody-to-heal = { $card } ei paranna ketään.
lotr-no-cannot-be-healed = { $card } ei voi parantua.
lotr-no-rule-of-nine = Yhdeksän kumppanin raja on täynnä, joten { $card } ei mahdu.
lotr-no-already-assigned = { $card } on jo taistelussa.
lotr-no-kept-out = Kortin { $source } teksti estää taistelun: { $character } vastaan { $card }.
lotr-no-no-place-left = { $character } ei voi ottaa vastaan enempää palvelijoita.
lotr-no-no-such-defender = Sellaista puolustajaa ei ole.
lotr-no-no-such-minion = Sellaista palvelijaa ei ole.
lotr-no-not-fierce = { $card } ei ollut raivokas, kun käskytys alkoi.
lotr-no-not-left-over = { $card } on jo määrätty taisteluun.
lotr-no-not-your-minion = { $card } ei ole sinun palvelijasi.
lotr-no-takes-no-part = { $character } ei osallistu taisteluun.
lotr-no-unhasty = { $character } on hätäilemätön.

over-LOTR-16-1 = Saattue pääsi perille.
won-LOTR-16-1 = Veit saattueesi perille.
lost-LOTR-16-1 = { $winner } vei saattueensa perille.
over-LOTR-16-3 = Viimeisenkin vastustajan Sormuksen viejä kuoli.
won-LOTR-16-3 =
    { $sides ->
        [2] Vastustajan Sormuksen viejä kuoli.
       *[other] Viimeisenkin vastustajan Sormuksen viejä kuoli.
    }
lost-LOTR-16-3 =
    { $sides ->
        [2] Sormuksen viejäsi kuoli.
       *[other] { $winner } jäi viimeisenä peliin.
    }
drawn-LOTR-16-3 = Viimeiset Sormuksen viejät kuolivat yhtä aikaa.
over-LOTR-19-8 = Sormus turmeli viimeisenkin vastustajan Sormuksen viejän.
won-LOTR-19-8 =
    { $sides ->
        [2] Sormus turmeli vastustajan Sormuksen viejän.
       *[other] Sormus turmeli viimeisenkin vastustajan Sormuksen viejän.
    }
lost-LOTR-19-8 =
    { $sides ->
        [2] Sormus turmeli Sormuksen viejäsi.
       *[other] { $winner } jäi viimeisenä peliin.
    }
drawn-LOTR-19-8 = Sormus turmeli viimeisetkin Sormuksen viejät yhtä aikaa.
over-LOTR-30-42 = Viimeinenkin vastustaja luovutti.
won-LOTR-30-42 =
    { $sides ->
        [2] Vastustaja luovutti.
       *[other] Viimeinenkin vastustaja luovutti.
    }
lost-LOTR-30-42 =
    { $sides ->
        [2] Luovutit.
       *[other] { $winner } jäi viimeisenä peliin.
    }
drawn-LOTR-30-42 = Viimeiset pelaajat luovuttivat yhtä aikaa.
over-LOTR-3-5 = Muiden tarjous oli kohtalokas.
won-LOTR-3-5 =
    { $sides ->
        [2] Vastustajan tarjous oli kohtalokas.
       *[other] Muiden tarjous oli kohtalokas.
    }
lost-LOTR-3-5 = Tarjouksesi oli kohtalokas.
drawn-LOTR-3-5 = Jokaisen tarjous oli kohtalokas.
lotr-fact-site = Paikka
lotr-fact-burdens = Taakat

lotr-option-variants = Muunnelmat
lotr-option-variants-help = Poikkeuksia pakkojen säännöistä.
lotr-variant-banned = Kielletyt kortit
lotr-variant-banned-card = Korttien numerot (sarja × 1000 + numero)
lotr-variant-sets = Oma formaatti: sarjat
lotr-variant-sets-set = Sarjat
lotr-variant-cube = Kuutio boostereihin
lotr-variant-cube-card = Korttien numerot (sarja × 1000 + numero)
lotr-no-banned = Kortti { $card } on kielletty tässä pöydässä.
lotr-no-other-set = Kortti { $card } ei ole tämän pöydän sarjoista.
