# Pöydän asiat: paikat, tarjoukset, loppu ja pöydän omat säännöt.

table = Pöytä
game = Peli
board = Pelilauta
seats = Muut pöydässä
seat-open = vapaa
away = poissa
clock = Aikaa jäljellä { $left }
clock-of-team = Joukkueella aikaa jäljellä { $left }
clock-left =
    { $minutes ->
        [0] { $seconds ->
            [one] yksi sekunti
           *[other] { $seconds } sekuntia
        }
        [one] { $seconds ->
            [0] yksi minuutti
           *[other] yksi minuutti { $seconds } s
        }
       *[other] { $seconds ->
            [0] { $minutes } minuuttia
           *[other] { $minutes } minuuttia { $seconds } s
        }
    }
clock-days = { $days } pv { $hours } t
clock-line = Yhteytesi viive on { NUMBER($seconds, maximumFractionDigits: 2) } s. Palvelin hyvittää sen joka vuorosta, enintään sekunnin (TABLE-16).
watching = Katselet peliä
watchers =
    { $count ->
        [one] yksi katselija
       *[other] { $count } katselijaa
    }
judging = Olet tuomari
what-now = Mitä nyt tapahtuu
drawer = Loki, säännöt ja pöytä
drawer-short = Valikko
tab-log = Loki
tab-talk = Puhe
tab-rules = Säännöt
tab-table = Pöytä
settings = Asetukset
log = Tapahtumat
log-empty = Mitään ei ole vielä tapahtunut.
log-undone = Viimeinen valinta peruttiin.
log-gap = Tätä aiempia tapahtumia ei ole tässä.
log-renamed = { $from } on nyt { $to }.
reconnecting = Yhteys katkesi, palataan kohta

prompt-you = Sinun vuorosi.
prompt-other =
    { $count ->
        [one] { $name } on vuorossa.
       *[other] { $name } ovat vuorossa.
    }
prompt-away =
    { $count ->
        [one] { $name } on poissa. Peli odottaa.
       *[other] { $name } ovat poissa. Peli odottaa.
    }
prompt-away-timed =
    { $count ->
        [one] { $name } on poissa. Kello käy.
       *[other] { $name } ovat poissa. Kello käy.
    }
prompt-moment = Hetkinen…
prompt-waiting =
    { $open ->
        [one] Odotetaan yhtä pelaajaa.
       *[other] Odotetaan { $open } pelaajaa.
    }

waiting-title =
    { $open ->
        [0] Kaikki paikalla
        [one] Yksi paikka on vapaana
       *[other] { $open } paikkaa on vapaana
    }
waiting-sit = Pöydässä on tilaa sinulle. Kerro nimesi ja istu alas.
waiting-share = Lähetä tämä linkki ystävälle. Peli alkaa, kun kaikki paikat on täytetty.
placed-true = Peli jatkuu toisen pelin asemasta, oikeilla korteilla.
placed-drawn = Peli jatkuu toisen pelin asemasta. Piilossa olleet kortit on arvottu uudelleen.
placed-set = Peli alkaa itse asetetusta asemasta.
placed-mirrored = Armeijat ovat samat kuin parin ensimmäisessä pöydässä, vaihdettuina.
waiting-judge = Olet tämän pöydän tuomari etkä itse pelaa.
waiting-bots =
    { $open ->
        [one] Etkö jaksa odottaa? Botti voi istua vapaalle paikalle.
       *[other] Etkö jaksa odottaa? Botit voivat istua vapaille paikoille.
    }
fill-seats =
    { $open ->
        [one] Kutsu botti pöytään
       *[other] Kutsu botit pöytään
    }
invite-title = Tule pelaamaan: { $game }
sit-down = Istu pöytään

sure-yes = Kyllä
sure-no = En vielä
sure-idle = Et ole vielä tehnyt tällä vuorolla mitään. Lopetetaanko vuoro?
sure-idle-yes = Lopeta vuoro

undo = Peru
refused = Sääntö estää tämän.
refused-because = Sääntö estää tämän: { $reason }
see-rule = Sääntö { $rule }
offer-draw = Tarjoa tasapeliä
draw-offered-by-me = Tarjosit tasapeliä. Odotetaan vastausta.
draw-offered = { $name } tarjoaa tasapeliä.
draw-declined = Tasapeliä ei otettu vastaan. Peli jatkuu.
draw-take-back = Peru tarjous
draw-accept = Hyväksy
draw-decline = Jatka peliä
missing-ask = { $name } on ollut poissa pitkään.
missing-bot = Botin taso
missing-replace = Pyydä botti tilalle
plan-bot = { $name } ehdottaa, että botti { $bot } pelaa poissa olevan puolesta: { $whom }.
plan-back = { $name } pyytää lupaa perua valintansa ja kaiken sen jälkeisen.
plan-agree = Suostun
plan-decline = En suostu
plan-mine = Kysyit lupaa. Odotetaan muiden vastausta.
plan-take-back = Peru pyyntö
plan-declined = Pyyntöön ei suostuttu. Peli jatkuu.
stand-in = sijaisena botti { $bot }
stand-in-mine = Botti { $bot } pelaa puolestasi.
stand-in-return = Pelaan itse
ask-back = Pyydä lupaa perua
waiting-decks = Uusintapeli alkaa, kun jokainen on valinnut pakkansa
bring-same = Pelaa samalla pakalla
bring-other = Vaihda pakka
bring-this = Pelaa tällä pakalla
bring-waits-for = Odotetaan, että { $names } valitsee pakkansa.
show-mine = Näytä pakkani kaikille
shown-by = { $name }: pakka
answer-waits = Vastauksesi annetaan, kun olisit sen muutenkin antanut: näin kukaan ei näe, ettet voinut valita.
answer-now = Vastaa heti
pass-title = Kysymykset, jotka menevät ohi
pass-help = Pöytä passaa puolestasi, oli kädessäsi mitä tahansa. Muut eivät saa tietää siitä.
pass-always = Ohita aina tämä
pass-always-this = Ohita aina: { $what }
pass-by-itself = Tämä kysymys menee ohi itsestään.
pass-ask-again = Kysy minulta
resign = Luovuta
resign-sure = Luovutetaanko peli?
resign-yes = Kyllä, luovutan
resign-no = En vielä
save-record = Tallenna pelin kulku
see-all-cards = Katso kaikkien kortit
watch-again = Katso pelin kulku
study-game = Tutki peli
rematch = Pelaa uudelleen
go-to-rematch = Siirry uusintapeliin

result-draw = Tasapeli
result-you-won =
    { $mates ->
        [one] Voitit!
       *[other] Voititte!
    }
result-you-lost =
    { $mates ->
        [one] Hävisit
       *[other] Hävisitte
    }
result-team-won = { $team } voittivat
and-others = { $count ->
    [one] yksi muu
   *[other] { $count } muuta
}
result-won =
    { $count ->
        [one] { $names } voitti
       *[other] { $names } voittivat
    }
over-TABLE-1 =
    { $losers ->
        [one] { $loser } luovutti.
       *[other] { $loser } luovuttivat.
    }
won-TABLE-1 =
    { $losers ->
        [one] { $loser } luovutti.
       *[other] { $loser } luovuttivat.
    }
lost-TABLE-1 =
    { $gave ->
        [you] Luovutit.
        [mate] { $loser } luovutti puolenne puolesta.
       *[side] Puolenne luovutti.
    }
over-TABLE-16 =
    { $losers ->
        [one] { $loser } ylitti aikansa.
       *[other] { $loser } ylittivät aikansa.
    }
won-TABLE-16 =
    { $losers ->
        [one] { $loser } ylitti aikansa.
       *[other] { $loser } ylittivät aikansa.
    }
lost-TABLE-16 =
    { $gave ->
        [you] Aikasi loppui.
        [mate] Aika loppui, kun vuorossa oli { $loser }.
       *[side] Puolenne aika loppui.
    }
drawn-TABLE-16 = Kaikkien aika loppui samalla hetkellä.
drawn-TABLE-2 = Tasapelistä sovittiin.

talk = Puhe pöydässä
talk-empty = Kukaan ei ole vielä sanonut mitään.
talk-field = Sano pöydälle
talk-send = Lähetä
talk-to = Kuka kuulee
talk-to-all = Kaikki
talk-aside = Vain { $names }
talk-heard-aside = Tämän kuulivat vain { $names }
talk-ears-changed = Kuulijat vaihtuivat. Valitse uudelleen, kuka kuulee.
talk-onlooker = Katselija kuulee pöydän puheen mutta ei osallistu siihen.
talk-host = Pöydän avaaja
talk-mute = Vaienna puhe
talk-muted = Puhe on vaiennettu tässä selaimessa.
talk-unmute = Kuuntele taas
talk-unread =
    { $count ->
        [one] yksi uusi rivi
       *[other] { $count } uutta riviä
    }
talk-said = { $name } sanoo: { $text }
talk-said-aside = { $name } sanoo syrjässä: { $text }
series-go = Sarjan kulku
tournament-go = Turnaukseen
team-match-go = Otteluun
team-match-number = Ottelu, pöytä { $number }
apart-still = Rinnakkaiset pöydät ovat vielä kesken. Kortit, pelin kulku ja nopat avautuvat, kun nekin ovat päättyneet. Siihen asti voit katsoa peliä omin silmin, mutta älä kerro siitä muille.
apart-alone = Salainen pöytä: tänne pääsevät vain pelaajat
tournament-number = Kierros { $number }
series-next-table = Seuraavaan peliin
series-number = Peli { $number }

dice-title = Nopat ja jaot
dice-about = Ennen peliä talo sitoutui siemeneen, josta kaikki sattuma seuraa. Pelin jälkeen voit tarkistaa, että se piti sanansa. Sitoumus on
dice-about-over = Kaikki sattuma seurasi siemenestä, johon talo sitoutui ennen peliä, ja pelaajien omista sanoista. Sitoumus on
dice-check = Tarkista sattuma
dice-holds =
    { $count ->
        [0] Siemen on se, johon sitouduttiin. Sattumaa ei pelissä ollut.
        [one] Sattuma on rehellinen: ainoa tulos on se, johon sitouduttiin.
       *[other] Sattuma on rehellinen: kaikki { $count } tulosta ovat ne, joihin sitouduttiin.
    }
dice-bad-commitment = Sitoumus on toinen kuin se, jonka tämä selain näki ennen peliä.
dice-bad-seed = Siemen ei ole se, johon talo sitoutui.
dice-bad-outcome = Jokin tulos on toinen kuin se, johon talo sitoutui.
dice-bad-deck = Jokin pakka tai siitä nostettu kortti ei ole se, johon sitouduttiin.
dice-decks = Pakkojen sitoumukset
dice-decks-about = Jokainen pakka sinetöitiin kortti kortilta, kun se tuotiin pöytään. Pelin jälkeen voi tarkistaa, että jokainen nosto tuli siitä, eikä pakkaa tarvitse näyttää (TABLE-19). Paikoittain:
dice-decks-hold =
    { $count ->
        [one] Myös pakka on se, joka sinetöitiin; näkemättä jääneet kortit pysyvät suljettuina.
       *[other] Myös { $count } pakkaa ovat ne, jotka sinetöitiin; näkemättä jääneet kortit pysyvät suljettuina.
    }

chapter-TABLE = Pöydän säännöt
rule-TABLE-1 = Pelaaja voi luovuttaa koska tahansa pelin aikana. Peli päättyy silloin hänen puolensa tappioon ja kaikki muut voittavat. Jos pelin omat säännöt kertovat, miten yksi lähtee, muut jatkavat.
rule-TABLE-2 = Pelaaja voi tarjota tasapeliä. Peli päättyy tasan, kun jokainen muu pöydässä istuva ihminen hyväksyy tarjouksen. Kuka tahansa voi hylätä sen sanomalla ei tai, pelissä jossa mikään ei ole salassa, tekemällä valinnan, ja tarjoaja voi perua sen. Botti pelaa mieluummin: se hylkää tarjouksen heti.
rule-TABLE-3 = Kun peli on päättynyt, kuka tahansa pöydässä istuva voi aloittaa uusintapelin. Siinä kaikki, myös botit, siirtyvät yhden paikan eteenpäin ja valinnat pysyvät samoina. Sarjan pelissä uusintaa ei ole, vaan sarja kattaa seuraavan pöydän.
rule-TABLE-4 = Varattu paikka pysyy varattuna, vaikka sen pelaaja olisi poissa. Jos vastaus istuutumiseen katoaa matkalla, sama pelaaja saa saman paikan kysymällä uudelleen.
rule-TABLE-5 = Katselija näkee sen, minkä kaikki saavat nähdä, eikä voi osallistua peliin. Katselijoiden määrä kerrotaan kaikille, mutta ei sitä, keitä he ovat.
rule-TABLE-6 = Pelaaja voi perua oman viimeisen valintansa ja sitä edeltävätkin, kun on vielä itse vuorossa eikä sattuma ole puuttunut peliin, keneltäkään muulta ole kysytty mitään eikä kukaan muu ole saanut tietää mitään salattua.
rule-TABLE-7 = Pöydän avaaja täyttää vapaat paikat boteilla tai ihmisillä ennen peliä. Peli alkaa, kun jokainen paikka on täytetty. Jos peliin kuuluu tuomari, se on pöydän avaaja, joka ei silloin itse pelaa.
rule-TABLE-8 = Pöydässä istuvat saavat puhua keskenään, samoin pöydän avaaja, joka ei itse pelaa. Katselijat vain kuuntelevat. Ennen peliä ja sen jälkeen puhua saa aina; pelin aikana pelin oma sääntö voi sulkea puheen. Kaikki kuulevat, mitä sanotaan, paitsi jos sääntö antaa joillekin oman linjan: syrjässä sanotun kuulevat vain he, pelin jälkeenkin. Puhe ei ole siirto: se ei vastaa mihinkään, sitä ei voi perua eikä se jää pelin kulkuun. Bottien kanssa ei puhuta.
rule-TABLE-9 = Pakan tai muun oman kukin tuo mukanaan istuessaan pöytään, eikä kukaan muu näe sitä, ei pelin jälkeenkään, ellei omistaja itse näytä sitä. Pelin kulusta jokainen saa sen, minkä näki, ja kaiken vasta, kun kaikki pakat on näytetty. Sääntöjen vastaista ei oteta vastaan, ja silloin kukaan ei istu. Joka ei tuo mitään, pelaa tavallisella. Pöydän avaaja valitsee boteille. Uusintapeliin kukin tuo saman tai toisen, ja se alkaa, kun jokainen on valinnut.
rule-TABLE-10 = Pöytään istuva kertoo nimensä ja voi vaihtaa sen koska tahansa. Nimi kerrotaan kaikille, ja siinä saa olla enintään 40 merkkiä. Joka ei kerro nimeään, on vieras. Uusintapeliin nimi seuraa mukana.
rule-TABLE-11 = Se, kysytäänkö pelaajalta ja kauanko vastaus kestää, saa riippua siitä, minkä kaikki näkevät, ja siitä, mitä pelaaja itse tieten tahtoo, mutta ei salatuista korteista. Kun jotakin on salassa toiselta ihmiseltä, pöytä antaa ainoan mahdollisen vastauksen paikalla olevan pelaajan puolesta vasta, kun hän itse olisi tavallisesti vastannut. Jos hän vastaa sitä ennen, vastaus odottaa, ellei hän halua sitä heti. Poissa olevan puolesta pöytä ei vastaa. Missä passaaminen on vastaus, pelaaja voi antaa sellaisten kysymysten tai joidenkin niistä mennä ohi, oli kädessä mitä tahansa, kunnes haluaa taas tulla kysytyksi; muut eivät saa tietää siitä. Kun mikään ei ole salassa tai salassa on vain boteilta, ainoa vastaus annetaan pian. Botti miettii niin kauan kuin sen valinta näyttää katselijasta vaikealta, oli sillä kädessä mitä tahansa.
rule-TABLE-12 = Pöydän sattuman voi tarkistaa. Talo sitoutuu siemeneen ennen kuin kukaan istuu pöytään, ja sitoumuksen näkevät kaikki. Jokainen pöytään istuva voi antaa oman sanansa, enintään 64 merkkiä. Kaikki nopat, nostot ja jaot seuraavat siemenestä ja sanoista. Pelin päätyttyä ne kerrotaan, ja kuka tahansa voi tarkistaa kaiken. Valintaa, jota sattuma on seurannut, ei voi perua muiden luvallakaan (paitsi opetuspöydässä, TABLE-15), koska sama sattuma tulisi uudelleen. Salassa pidetyistä pakoista nostetut kortit tarkistetaan avaamatta pakkoja (TABLE-19).
rule-TABLE-13 = Pöytä voi jatkaa asemasta: päättyneen pelin mistä tahansa hetkestä tai itse asetetusta. Se sanoo niin, ja sanoo myös, millä korteilla: se, mikä oli jatkajan silmiltä piilossa, arvotaan uudelleen, ellei kaikki ole avointa ja haluta oikeita kortteja. Pöytään istuva hyväksyy tämän. Omia pakkoja ei silloin tuoda. Tallenne kertoo aseman, ja pelin päätyttyä se on kaikille kokonainen. Ratkaisu: joka jatkaa pelistä, jossa on hänen oma pakkansa, näyttää sen samalla. Ratkaisu: uusintapeli alkaa samasta asemasta. Ratkaisu: kesken olevasta pelistä ei jatketa.
rule-TABLE-14 = Ellei pöytää ole katettu ilman vihjeitä, pelaaja voi vuorollaan kysyä, mitä hyvä pelaaja tekisi. Vastaus tulee pelin parhaalta botilta, vain sen mukaan, mitä pelaaja itse näkee. Se lasketaan avuksi: jokainen neuvo kirjataan, ja määrät kerrotaan kaikille, kun peli on päättynyt. Siitä, mitä voi tehdä ja millä säännöllä, saa aina kysyä.
rule-TABLE-15 = Pöytä voidaan kattaa opetuspöydäksi. Se sanotaan ennen kuin kukaan istuu, ja pöytään istuva hyväksyy sen. Silloin kaikki, mitä kukin paikka näkee ja mitä sinne tuotiin, on auki kaikille, katselijoillekin, ja neuvoja saa kysyä. Jokainen pelaaja voi ennen pelin loppua viedä pelin takaisin: omaan viimeiseen vapaaseen valintaansa tai minkä tahansa aiemman valinnan jälkeiseen hetkeen; kaikki myöhemmät valinnat perutaan samalla. Pöytä kertoo koko ajan olevansa opetuspöytä, ja sen kertovat myös tallenne ja sen katselu. Ratkaisu: sattuma tulee uudelleen samana. Takaisin vienyt voi siis tietää nopan ennalta, mutta ei voi kalastaa parempaa, ja tallenteen voi tarkistaa niin kuin muutkin (TABLE-12). Ratkaisu: opetuspöytä ei kuulu sarjaan eikä siinä ole kelloa, eikä pelin loppua peruta, sillä silloin siemen on jo kerrottu. Ratkaisu: botille näytetään vain se, mitä sen oma paikka näkee. Ratkaisu: uusintapelikin on opetuspöytä.
rule-TABLE-16 = Pöydässä voi olla kellot: jokaisella paikalla tai joukkueella aikaa koko peliin, vuorosta lisää tai viive ennen kuin aika kuluu, tai oma aika joka vuoroon, vaikka päiviä. Kello käy vain, kun pelaajalta kysytään; jos kysytään monelta, kaikkien heidän kellonsa käyvät. Pöydän omat tauot eivät maksa mitään: vuoron ensimmäinen sekunti on ilmainen, ja jos jotain on piilossa, viisi ensimmäistä. Veloitus seuraa siitä, mitä kaikki näkevät, eikä kerro, oliko vastaus pakollinen. Yhteyden mitattu viive hyvitetään vuoron lopussa, enintään sekunti. Ajan loppuminen on tappio kuten luovuttaminen; jos peli on jo ratkennut, kuten kummankin kuninkaan kaaduttua, se päättyy niin kuin ratkesi. Jos kellot loppuvat samalla hetkellä eikä kukaan jää jäljelle, peli on tasan. Kellot seisovat, kun talo on kiinni. Boteilla ei ole kelloa.
rule-TABLE-17 = Jos pelaaja on poissa kauemmin kuin pöytä sallii (kaksi minuuttia, ellei pöydän avaaja ole valinnut toisin), toinen pelaaja voi ehdottaa hänen tilalleen haluamansa tasoista bottia. Botti tulee, kun jokainen muu pelaaja suostuu. Se näkee vain sen, mitä paikka näkee, pelaa poissa olevan omalla pakalla eikä näytä kumpaakaan kenellekään. Pelaaja voi palata koska tahansa: sama linkki avaa paikan, ja hän jatkaa itse, kun sanoo niin. Kaikki näkevät, että paikalla pelaa botti, ja tallenne kertoo, mitkä valinnat olivat sen. Ratkaisu: liian kauan poissa olleelta ei kysytä suostumusta, ja botit suostuvat. Ratkaisu: joka palaa ennen kuin kaikki ovat suostuneet, hylkää ehdotuksen. Ratkaisu: sijaisbotilla ei ole kelloa, se ei ota vastaan tasapeliä, ja tulos on pelaajan. Ratkaisu: sarjassa ja turnauksessa botti ei tule kenenkään tilalle. Ehdotuksia on yksi kerrallaan; ehdottaja voi perua sen, ja kuka tahansa muu voi hylätä sen.
rule-TABLE-18 = Pelaaja voi pyytää muilta lupaa perua viimeisen vapaan valintansa tai aiemmankin, ja kaiken, mitä kukaan on sen jälkeen valinnut. Se perutaan, kun jokainen muu pelaaja suostuu. Ratkaisu: sen taakse, mitä sattuma viimeksi toi, ei palata eikä sen taakse, kun joku lähti pelistä: sama sattuma tulisi uudelleen ja olisi ennalta tiedossa. Ratkaisu: muiden valinnat eivät päätä pyyntöä, mutta oma uusi valinta päättää. Ratkaisu: botti suostuu. Ratkaisu: nähty on nähty; joka suostuu, hyväksyy, että pyytäjä on voinut oppia jotain. Ratkaisu: kelloja ei käännetä taaksepäin. Ratkaisu: sarjassa ja turnauksessa ei peruta luvalla. Opetuspöydässä lupaa ei tarvita.
rule-TABLE-19 = Mitä pelaaja tuo pöytään ja mistä sattuma nostaa, se sinetöidään kappale kappaleelta salaisessa järjestyksessä, kun se tuodaan, ja sitoumuksen näkevät kaikki. Pelin jälkeen kuka tahansa voi tarkistaa jokaisen noston näkemättä pakkaa: avataan ne kortit, jotka pelissä näkyivät, ja kerrotaan, milloin ne nostettiin; muut pysyvät suljettuina. Omistajalla on avain koko pakkaan. Jos hän näyttää pakkansa, sitä verrataan sitoumukseen ja sääntöihin. Ratkaisu: pakan laillisuudesta vastaa talo, kunnes pakka näytetään. Ratkaisu: uusintapelin sitoumukset kerrotaan, kun peli alkaa, jottei mielen muuttaminen näy.
lesson-other = Sen saisi tehdä, mutta nyt harjoitellaan muuta.
lesson-coach = Opettaja
lesson-chapter = { $number }/{ $of } · { $title }
lesson-chapters = Luvut
lesson-dot = Luku { $number }: { $title }
lesson-dot-done = Luku { $number }: { $title }, valmis
lesson-next = Jatka
lesson-again = Aloita luku alusta
lesson-show = Näytä minulle
lesson-leave = Lopeta
lesson-play = Aloita peli
lesson-length = Noin { $minutes } min · lukuja tehty { $done }/{ $of }
lessons-of = Opettele peli: { $game }
lessons-none = Tässä pelissä ei ole vielä oppitunteja.

hint = Vihje
hint-now = Voit nyt
hint-ask = Mitä hyvä pelaaja tekisi?
hint-counts = Neuvo merkitään apuna ja kerrotaan kaikille pelin päätyttyä (TABLE-14).
hint-good = Hyvä pelaaja
hint-thinks = Mietitään…
hint-helped = { $name } sai neuvoja: { $count }
teaching = Opetuspöytä
teaching-what = Opetuspöytä: kaikki kortit ovat kaikkien nähtävissä, siirtoja voi perua vapaasti ja neuvoja saa kysyä. Istumalla pöytään hyväksyt tämän.
teaching-more = Opetuspöytä: mitä se tarkoittaa?
tab-hands = Kädet
hand-empty = Ei kortteja.
log-taken-back = Peli vietiin takaisin.
take-back-here = Vie peli takaisin tähän
take-back-what = Kaikki tämän jälkeen tehdyt valinnat perutaan, muidenkin.
decks-title = Rakenna pakkoja
decks-of = { $game }: rakenna pakka
