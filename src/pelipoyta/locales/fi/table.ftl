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
clock-ends = { $time } asti
clock-line = Yhteytesi viive on { NUMBER($seconds, maximumFractionDigits: 2) } s. Palvelin hyvittää sen joka vuorosta, enintään sekunnin ja pelissä enintään kymmenen (TABLE-16).
clock-forgiven = { $left }. Yhteyden viivettä hyvitetty tähän asti { NUMBER($seconds, maximumFractionDigits: 1) } s
watching = Katsot peliä
watchers =
    { $count ->
        [one] yksi katsoja
       *[other] { $count } katsojaa
    }
judging = Olet tuomari
what-now = Mitä nyt tapahtuu
drawer = Loki, säännöt ja pöytä
drawer-short = Valikko
tab-log = Loki
tab-talk = Keskustelu
tab-rules = Säännöt
tab-table = Pöytä
settings = Asetukset
log = Tapahtumat
log-empty = Mitään ei ole vielä tapahtunut.
log-undone = Viimeinen valinta peruttiin.
log-turn = Vuoro { $number }
log-gap = Tätä aiempia tapahtumia ei näytetä.
log-renamed = { $from } on nyt { $to }.
reconnecting = Yhteys katkesi. Yhdistetään uudelleen…

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
prompt-sending = Lähetetään…
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
waiting-open = Pöytä näkyy aulassa, ja samaa peliä etsivät ohjataan tänne. Peli alkaa, kun kaikki paikat on täytetty. Voit myös lähettää tämän linkin.
waiting-club = Pöytä näkyy kerhon jäsenille kerhon sivulla. Peli alkaa, kun kaikki paikat on täytetty. Voit myös lähettää heille tämän linkin.
placed-true = Peli jatkuu toisen pelin asemasta samoilla korteilla.
placed-drawn = Peli jatkuu toisen pelin asemasta. Piilossa olleet kortit on arvottu uudelleen.
placed-set = Peli alkaa itse asetetusta asemasta.
placed-mirrored = Armeijat ovat samat kuin pöytäparin ensimmäisessä pöydässä, mutta joukkueet ovat vaihtaneet niitä.
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
variants-here = Tässä pöydässä pelataan muunnelmilla
variants-here-bots = Botit pelaavat muunnelmilla tavallista heikommin.
offer-draw = Tarjoa tasapeliä
draw-offered-by-me = Tarjosit tasapeliä. Odotetaan vastausta.
draw-offered = { $name } tarjoaa tasapeliä.
draw-declined = Tasapelitarjous hylättiin. Peli jatkuu.
draw-take-back = Peru tarjous
draw-accept = Hyväksy
draw-decline = Jatka peliä
missing-ask = { $name } on ollut poissa pitkään.
missing-bot = Botin taso
missing-replace = Pyydä botti tilalle
plan-bot = { $name } ehdottaa, että botti { $bot } pelaa poissa olevan puolesta: { $whom }.
plan-back = { $name } pyytää lupaa perua valintansa ja kaiken, mitä sen jälkeen tapahtui.
plan-claim = { $name } vaatii sarjan, koska { $whom } on poissa. Suostutko?
plan-end-series = { $name } ehdottaa, että sarja päätetään tähän.
missing-claim = Vaadi sarja
ask-end-series = Ehdota sarjan päättämistä
plan-agree = Suostun
plan-decline = En suostu
plan-mine = Pyysit lupaa. Odotetaan muiden vastausta.
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
bring-waits-for = Odotetaan pakan valintaa: { $names }.
show-mine = Näytä pakkani kaikille
shown-by = { $name }: pakka
answer-waits = Vastauksesi lähetetään pienen viiveen jälkeen, jottei kukaan huomaa, ettei sinulla ollut vaihtoehtoja.
answer-now = Vastaa heti
answer-forced = Valittavaa ei ole. Pöytä vastaa puolestasi.
answer-ask = Kysy silti
answer-only = Anna pöydän vastata, kun valittavaa ei ole
answer-only-help = Pöytä vastaa silloin puolestasi tavallisen miettimisajan jälkeen. Asetus muistetaan myös muissa pöydissä.
pass-title = Automaattisesti ohitettavat kysymykset
pass-help = Pöytä passaa puolestasi, oli kädessäsi mitä tahansa. Muut eivät saa tietää siitä.
pass-always = Ohita aina tämä
pass-always-this = Ohita aina: { $what }
pass-by-itself = Tämä kysymys ohitetaan automaattisesti.
pass-ask-again = Kysy taas minulta
resign = Luovuta
resign-sure = Luovutetaanko peli?
resign-yes = Kyllä, luovutan
resign-no = En vielä
save-record = Tallenna peli
see-all-cards = Katso kaikkien kortit
watch-again = Katso pelin kulku
study-game = Tutki peli
rematch = Uudestaan
ending-facts = Peli lukuina
ending-turns = Vuoroja
ending-choices = Valintoja
ending-time = Kesto
ending-minutes = { $minutes ->
    [0] alle 1 min
   *[other] { $minutes } min
}
ending-luck = Noppaonni
show-turning = Näytä käännekohta
rematch-open = Uusintapeli on avattu.
rematch-open-seat = Uusintapeli on avattu, ja paikkasi on siellä valmiina.
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
        [mate] { $loser } luovutti joukkueenne puolesta.
       *[side] Joukkueenne luovutti.
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
       *[side] Joukkueenne aika loppui.
    }
drawn-TABLE-16 = Kaikkien aika loppui samalla hetkellä.
drawn-TABLE-2 = Tasapelistä sovittiin.
over-TABLE-20 = Järjestäjä antoi pelille tuloksen.
won-TABLE-20 = Järjestäjä antoi voiton sinulle.
lost-TABLE-20 = Järjestäjä antoi voiton muille.
drawn-TABLE-20 = Järjestäjä päätti pelin ilman voittajaa.
over-TABLE-21 = { $loser } pysyi poissa, ja muut vaativat sarjan itselleen.
won-TABLE-21 = { $loser } pysyi poissa, ja sarja on sinun.
lost-TABLE-21 = Pysyit poissa, ja muut vaativat sarjan itselleen.
drawn-TABLE-22 = Pelaajat sopivat sarjan päättämisestä.

talk = Keskustelu
talk-empty = Kukaan ei ole vielä kirjoittanut mitään.
talk-field = Kirjoita viesti
talk-send = Lähetä
talk-to = Kenelle
talk-to-all = Kaikki
talk-aside = Vain: { $names }
talk-heard-aside = Vain nämä näkivät viestin: { $names }
talk-ears-changed = Vastaanottajat vaihtuivat. Valitse uudelleen, kenelle viesti menee.
talk-onlooker = Katsojana näet keskustelun mutta et voi kirjoittaa siihen.
talk-host = Pöydän avaaja
talk-removed = Viesti on poistettu.
talk-mute = Mykistä keskustelu
talk-muted = Keskustelu on mykistetty tässä selaimessa.
talk-unmute = Näytä keskustelu
talk-mute-one = Mykistä pelaaja
talk-mute-whom = Kenen viestejä et halua nähdä?
talk-mute-about = Mykistyksestä ei kerrota pelaajalle.
talk-hidden =
    { $count ->
        [one] { $count } mykistetyn pelaajan viesti on piilotettu.
       *[other] { $count } mykistetyn pelaajan viestiä on piilotettu.
    }
talk-unread =
    { $count ->
        [one] yksi uusi viesti
       *[other] { $count } uutta viestiä
    }
talk-said = { $name } sanoo: { $text }
talk-said-aside = { $name } (yksityisesti): { $text }
series-go = Sarjan kulku
tournament-go = Turnaukseen
team-match-go = Otteluun
team-match-number = Ottelu, pöytä { $number }
hidden-still = Rinnakkaiset pöydät ovat vielä kesken. Kortit, pelin kulku ja nopat avautuvat, kun nekin ovat päättyneet. Siihen asti voit katsoa peliä omasta näkökulmastasi, mutta älä kerro siitä muille.
hidden-alone = Salainen pöytä: tänne pääsevät vain pelaajat
tournament-number = Kierros { $number }
series-next-table = Seuraavaan peliin
series-number = Peli { $number }

dice-title = Nopat ja jaot
dice-commitment = Sinetti ennen peliä
dice-about = Ennen peliä palvelin lukitsi siemenluvun, josta kaikki nopanheitot ja jaot lasketaan. Pelin jälkeen voit tarkistaa, ettei sitä ole muutettu. Sinetti:
dice-about-over = Kaikki nopat ja jaot laskettiin siemenluvusta, jonka palvelin lukitsi ennen peliä, ja pelaajien omista sanoista. Sinetti:
dice-check = Tarkista arvonta
dice-holds =
    { $count ->
        [0] Siemenluku vastaa sinettiä. Pelissä ei arvottu mitään.
        [one] Arvonta oli rehellinen: ainoa tulos vastaa sinettiä.
       *[other] Arvonta oli rehellinen: kaikki { $count } tulosta vastaavat sinettiä.
    }
dice-bad-commitment = Sinetti on toinen kuin se, jonka tämä selain näki ennen peliä.
dice-bad-seed = Siemenluku ei vastaa sinettiä.
dice-bad-outcome = Jokin nopanheitto tai jako ei vastaa sinettiä.
dice-bad-deck = Jokin pakka tai siitä nostettu kortti ei vastaa sinettiä.
dice-decks = Pakkojen sinetit
dice-decks-about = Jokainen pakka sinetöitiin kortti kortilta, kun se tuotiin pöytään. Pelin jälkeen voi tarkistaa, että jokainen nosto tuli siitä, eikä pakkaa tarvitse näyttää (TABLE-19). Paikoittain:
dice-decks-hold =
    { $count ->
        [one] Myös pakka on se, joka sinetöitiin; näkemättä jääneet kortit pysyvät suljettuina.
       *[other] Myös { $count } pakkaa ovat ne, jotka sinetöitiin; näkemättä jääneet kortit pysyvät suljettuina.
    }

chapter-TABLE = Pöydän säännöt
rule-TABLE-1 = Pelaaja voi luovuttaa koska tahansa pelin aikana. Peli päättyy silloin hänen joukkueensa tappioon, ja kaikki muut voittavat. Jos pelin omissa säännöissä sanotaan, mitä luovuttajalle tapahtuu, muut jatkavat peliä.
rule-TABLE-2 = Pelaaja voi tarjota tasapeliä. Peli päättyy tasan, kun jokainen muu pöydässä istuva ihminen hyväksyy tarjouksen. Kuka tahansa voi hylätä sen sanomalla ei tai, jos pelissä ei ole mitään salattua, tekemällä siirron. Tarjoaja voi perua tarjouksen. Botti hylkää sen aina.
rule-TABLE-3 = Kun peli on päättynyt, kuka tahansa pöydässä istuva voi aloittaa uusintapelin. Siinä kaikki, myös botit, siirtyvät yhden paikan eteenpäin ja valinnat pysyvät samoina. Sarjan pelissä uusintaa ei ole, vaan sarja avaa seuraavan pöydän.
rule-TABLE-4 = Varattu paikka pysyy varattuna, vaikka sen pelaaja olisi poissa. Jos yhteys katkeaa istuutuessa, saat saman paikan yrittämällä uudelleen.
rule-TABLE-5 = Katsoja näkee sen, minkä kaikki saavat nähdä, eikä voi osallistua peliin. Katsojien määrä kerrotaan kaikille, mutta ei sitä, keitä he ovat.
rule-TABLE-6 = Voit perua viimeisen valintasi ja sitä edeltävätkin, jos vuoro on yhä sinulla. Et voi enää perua, jos sen jälkeen on arvottu jotain, muilta on kysytty jotain tai joku muu on saanut tietää jotain salattua.
rule-TABLE-7 = Pöydän avaaja täyttää vapaat paikat boteilla tai ihmisillä ennen peliä. Peli alkaa, kun jokainen paikka on täytetty. Jos peliin kuuluu tuomari, se on pöydän avaaja, joka ei silloin itse pelaa.
rule-TABLE-8 = Pöydässä istuvat saavat keskustella keskenään, samoin pöydän avaaja, joka ei itse pelaa. Katsojat vain lukevat viestejä. Ennen peliä ja sen jälkeen saa aina keskustella; pelin aikana pelin oma sääntö voi sulkea keskustelun. Kaikki näkevät viestit, paitsi jos sääntö antaa joillekin oman keskustelun: yksityisen viestin näkevät vain he, pelin jälkeenkin. Viesti ei ole siirto: sillä ei vastata kysymykseen, sitä ei voi perua eikä se tallennu. Bottien kanssa ei voi keskustella. Ylläpitäjä voi poistaa viestin tekstin. Jos pelaaja on estänyt toisen, kumpikaan ei näe toisen viestejä.
rule-TABLE-9 = Jokainen tuo oman pakkansa istuessaan pöytään. Kukaan muu ei näe sitä edes pelin jälkeen, ellei omistaja itse näytä sitä. Jokainen saa tallentaa pelistä sen, minkä näki; koko pelin saa vasta, kun kaikki pakat on näytetty. Sääntöjen vastaisella pakalla ei voi istua pöytään. Jos et tuo pakkaa, pelaat valmispakalla. Pöydän avaaja valitsee bottien pakat. Uusintapeliin jokainen valitsee saman tai toisen pakan, ja peli alkaa, kun kaikki ovat valinneet.
rule-TABLE-10 = Kerro nimesi, kun istut pöytään. Voit vaihtaa sen koska tahansa. Nimi näytetään kaikille, ja siinä saa olla enintään 40 merkkiä. Jos et kerro nimeäsi, olet vieras. Uusintapeliin nimi seuraa mukana.
rule-TABLE-11 = Siitä, keneltä kysytään ja kauanko vastaus kestää, ei saa voida päätellä salattuja kortteja. Siksi pöytä antaa ainoan mahdollisen vastauksen puolestasi vasta tavallisen miettimisajan kuluttua; voit myös vastata heti tai haluta, että sinulta kysytään silti. Sitä, mitä voit tehdä milloin tahansa, ei lasketa vaihtoehdoksi. Poissa olevan puolesta ei vastata. Jos kysymykseen voi vastata passaamalla, voit ohittaa tällaiset kysymykset automaattisesti; muut eivät saa tietää siitä. Jos keneltäkään ihmiseltä ei ole mitään salassa, ainoa vastaus annetaan heti. Botin miettimisaika riippuu siitä, kuinka vaikealta sen valinta näyttää katsojasta.
rule-TABLE-12 = Noppien ja jakojen rehellisyyden voi tarkistaa. Palvelin lukitsee siemenluvun ennen kuin kukaan istuu pöytään, ja kaikki näkevät sen sinetin. Jokainen pöytään istuva voi antaa oman sanansa, enintään 64 merkkiä. Kaikki nopanheitot, nostot ja jaot lasketaan siemenluvusta ja sanoista. Pelin päätyttyä ne näytetään, ja kuka tahansa voi tarkistaa kaiken. Valintaa, jonka jälkeen on heitetty noppaa tai nostettu kortti, ei voi perua muiden luvallakaan (paitsi opetuspöydässä, TABLE-15), koska sama tulos tulisi uudelleen. Salassa pidetyistä pakoista nostetut kortit tarkistetaan avaamatta pakkoja (TABLE-19). Pelin valinnat eivät kuulu sinettiin: vertaa niitä siihen, mitä pöytä näyttää.
rule-TABLE-13 = Pöydän voi avata myös asemasta: päättyneen pelin mistä tahansa kohdasta tai itse asetetusta. Pöytä kertoo sen, samoin sen, millä korteilla jatketaan. Kortit, joita jatkaja ei nähnyt, arvotaan uudelleen, ellei kaikki ole avointa ja haluta alkuperäisiä kortteja. Pöytään istuva hyväksyy tämän. Omia pakkoja ei silloin tuoda. Pelitallenne kertoo aseman, ja pelin päätyttyä kaikki saavat sen kokonaan. Tulkinta: jos jatkat pelistä, jossa on oma pakkasi, näytät pakan samalla. Tulkinta: uusintapeli alkaa samasta asemasta. Tulkinta: kesken olevasta pelistä ei jatketa.
rule-TABLE-14 = Ellei pöytää ole avattu ilman vihjeitä, pelaaja voi vuorollaan kysyä, mitä hyvä pelaaja tekisi. Vastaus tulee pelin parhaalta botilta, vain sen mukaan, mitä pelaaja itse näkee. Se lasketaan avuksi: jokainen vihje kirjataan, ja määrät kerrotaan kaikille, kun peli on päättynyt. Siitä, mitä voi tehdä ja millä säännöllä, saa aina kysyä.
rule-TABLE-15 = Pöydän voi avata opetuspöydäksi. Se kerrotaan ennen kuin kukaan istuu, ja pöytään istuva hyväksyy sen. Silloin kaikki, mitä kukin paikka näkee ja mitä pöytään tuotiin, näkyy kaikille, katsojillekin, ja vihjeitä saa pyytää. Jokainen pelaaja voi ennen pelin loppua palata aiempaan kohtaan: omaan viimeiseen vapaaseen valintaansa tai minkä tahansa aiemman valinnan jälkeiseen hetkeen; kaikki myöhemmät valinnat perutaan samalla. Pöytä kertoo koko ajan olevansa opetuspöytä, ja sen kertoo myös pelitallenne. Tulkinta: nopat ja kortit toistuvat samoina. Aiempaan kohtaan palannut voi siis tietää tuloksen ennalta, mutta ei saada parempaa, ja pelitallenteen voi tarkistaa niin kuin muutkin (TABLE-12). Tulkinta: opetuspöytä ei kuulu sarjaan, eikä siinä ole kelloa. Pelin loppua ei peruta, sillä silloin siemenluku on jo näytetty. Tulkinta: botille näytetään vain se, mitä sen oma paikka näkee. Tulkinta: uusintapelikin on opetuspöytä.
rule-TABLE-16 = Pöydässä voi olla kellot: jokaisella paikalla tai joukkueella aikaa koko peliin, lisäaika kerran ennen kuin toiselta paikalta kysytään tai viive ennen kuin aika kuluu, tai oma aika joka vuoroon, vaikka päiviä. Kello käy vain, kun pelaajalta kysytään; jos kysytään monelta, kaikkien heidän kellonsa käyvät. Pöydän omat tauot eivät maksa mitään: vuoron ensimmäinen sekunti on ilmainen, ja jos jotain on piilossa, viisi ensimmäistä. Pelaajan ainoan vastauksen pöytä antaa yhtä hitaasti kuin pelaaja yleensä vastaa, ja aika veloitetaan samoin, enintään puolet jäljellä olevasta; siksi kello ei kerro, oliko vastaus pakollinen. Yhteyden mitattu viive hyvitetään vuoron lopussa, enintään sekunti ja pelissä enintään kymmenen sekuntia; kaikki näkevät, kuinka paljon. Ajan loppuminen on tappio kuten luovuttaminen; jos peli on jo ratkennut, kuten kummankin kuninkaan kaaduttua, se päättyy niin kuin ratkesi. Jos kellot loppuvat samalla hetkellä eikä kukaan jää jäljelle, peli on tasan. Kellot seisovat, kun palvelin on pois päältä. Boteilla ei ole kelloa.
rule-TABLE-17 = Jos pelaaja on poissa kauemmin kuin pöytä sallii (kaksi minuuttia, ellei pöydän avaaja ole valinnut toisin), toinen pelaaja voi ehdottaa hänen tilalleen haluamansa tasoista bottia. Botti tulee, kun jokainen muu pelaaja suostuu. Se näkee vain sen, mitä paikka näkee, pelaa poissa olevan omalla pakalla eikä näytä kumpaakaan kenellekään. Pelaaja voi palata koska tahansa: sama linkki avaa paikan, ja hän jatkaa painamalla ”Pelaan itse”. Kaikki näkevät, että paikalla pelaa botti, ja pelitallenne kertoo, mitkä valinnat olivat botin. Tulkinta: liian kauan poissa olleelta ei kysytä suostumusta, ja botit suostuvat. Tulkinta: jos pelaaja palaa ennen kuin kaikki ovat suostuneet, ehdotus raukeaa. Tulkinta: sijaisbotilla ei ole kelloa, se ei ota vastaan tasapeliä, ja tulos on pelaajan. Tulkinta: sarjassa ja turnauksessa botti ei tule kenenkään tilalle. Ehdotuksia on yksi kerrallaan; ehdottaja voi perua sen, ja kuka tahansa muu voi hylätä sen.
rule-TABLE-18 = Pelaaja voi pyytää muilta lupaa perua viimeisen vapaan valintansa tai aiemmankin ja kaiken, mitä sen jälkeen on valittu. Valinnat perutaan, kun jokainen muu pelaaja suostuu. Jos joku kieltäytyy, uudelleen saa pyytää vasta seuraavan oman valinnan jälkeen. Tulkinta: edellistä nopanheittoa, nostoa tai pelaajan lähtöä edeltävään hetkeen ei voi palata, koska sama tulos tulisi uudelleen ja olisi jo tiedossa. Tulkinta: muiden valinnat eivät päätä pyyntöä, mutta oma uusi valinta päättää. Tulkinta: botti suostuu. Tulkinta: kun suostut, hyväksyt, että pyytäjä on voinut oppia jotain. Tulkinta: kelloja ei käännetä taaksepäin. Tulkinta: sarjassa ja turnauksessa ei peruta luvalla. Opetuspöydässä lupaa ei tarvita.
rule-TABLE-19 = Pelaajan oma pakka sinetöidään kortti kortilta salaisessa järjestyksessä, kun se tuodaan pöytään, ja kaikki näkevät sinetin. Pelin jälkeen kuka tahansa voi tarkistaa jokaisen noston näkemättä pakkaa: avataan ne kortit, jotka pelissä näkyivät, ja kerrotaan, milloin ne nostettiin; muut pysyvät suljettuina. Omistajalla on avain koko pakkaan. Jos hän näyttää pakkansa, sitä verrataan sinettiin ja sääntöihin. Tulkinta: pakan laillisuudesta vastaa palvelin, kunnes pakka näytetään. Tulkinta: uusintapelin sinetit näytetään, kun peli alkaa, jottei mielen muuttaminen näy.
rule-TABLE-20 = Turnauksen järjestäjä voi antaa tuloksen pelille, joka ei pääty. Siitä kerrotaan pöydässä heti: peli päättyy annettuun tulokseen.
rule-TABLE-21 = Jos sarjan pelaaja on poissa kauemmin kuin pöytä sallii (kaksi minuuttia, ellei pöydän avaaja ole valinnut toisin), toinen pelaaja voi vaatia sarjan. Kun jokainen muu paikalla oleva suostuu, poissa olevan puoli on hävinnyt pelin ja sarja päättyy: poissa oleva on hävinnyt sen, ja muista voittaa se, jolla on eniten pisteitä. Joka palaa ennen sitä, hylkää vaatimuksen.
rule-TABLE-22 = Sarjan pelaajat voivat päättää sen sopimalla: yksi ehdottaa ja jokainen muu suostuu. Kesken oleva peli on tasan, ja sarja jää siihen: eniten pisteitä voittaa, ja tasapisteissä voitto jaetaan.
rule-TABLE-23 = Pöytä voi olla luokiteltu: pelin tulos muuttaa pelaajien vahvuuslukuja. Siitä kerrotaan ennen kuin kukaan istuu, ja pöytään istuva hyväksyy sen. Pöytään istuvat vain pelaajat, joilla on tili, kukin yhdelle paikalle. Pelissä on kello ja pelin suosittelemat säännöt. Vihjeitä, opetusta tai valmista asemaa ei ole, siirtoja ei peruta edes luvalla, eikä botti tule kenenkään tilalle: kello ratkaisee. Tulkinta: pelaaja voi pelata yksin botteja vastaan, jotta hänen vahvuutensa selviää. Tulkinta: sarjan tai turnauksen peli ei ole luokiteltu. Tulkinta: uusintapeli on taas luokiteltu.
rule-TABLE-24 = Luokitellun pelin tulos lasketaan pisteistä: yhtä monta pistettä saaneet ovat samalla sijalla. Luovuttanut ja se, jolta aika loppui, on hävinnyt. Jos pelaaja lähtee ja muut jatkavat, hän jää kaikkien jatkaneiden taakse, ensimmäisenä lähtenyt viimeiseksi. Tulkinta: jos peli luovutetaan tai sovitaan tasapeliksi minuutin kuluessa alusta ennen kuin jokainen on tehnyt oman valintansa, tulosta ei ole. Tulkinta: jos yhdeltä joukkueen pelaajalta loppuu aika, joukkue häviää, ja toverit menettävät puolet siitä, mitä muuten menettäisivät. Tulkinta: samojen kahden pelaajan välillä lasketaan viisi peliä päivässä (UTC), muut eivät muuta vahvuuslukuja. Tulkinta: pelit botteja vastaan lasketaan, kunnes pelaajan vahvuus tunnetaan, kuitenkin enintään kymmenen. Tulkinta: ylläpitäjä voi mitätöidä tuloksen, jonka palvelimen vika pilasi. Silloin sitä ei ole ollut.
rule-TABLE-25 = Pöydän avaaja päättää, kuka saa katsoa: kaikki suorana, kaikki muutaman siirron tai minuutin jäljessä, kaikki pelin päätyttyä tai ei kukaan. Katsoja, joka ei pelaa eikä ole avannut pöytää, ei näe mitään tätä myöhempää: ei peliä, keskustelua, kelloa, pelitallennetta eikä kuvaa. Tulkinta: ennen pelin alkua kaikki kerrotaan heti, koska muuten kukaan ei voisi istuutua. Tulkinta: katsoja näkee kellot sellaisina kuin ne olivat viimeisessä hänelle näkyvässä siirrossa. Tulkinta: kuka istuu missä ja että peli on käynnissä, kerrotaan jokaiselle, jolla on linkki. Tulkinta: pöydän avaaja näkee pelin sellaisena kuin se on. Tulkinta: uusintapelissä on sama sääntö kuin edellisessä pelissä.
rule-TABLE-26 = Pelissä, jossa vuoroon on puoli päivää tai enemmän, tilin haltija voi lähteä lomalle: hänen kellonsa pysähtyy loman ajaksi, ja kaikki näkevät, mihin asti. Tilin luomisesta alkaen saa yhden lomapäivän kahdessa viikossa, ja päiviä voi kertyä enintään 26. Loma ei koskaan ala itsestään. Tulkinta: lomallakin saa pelata. Tulkinta: loma koskee kaikkia tällaisia pelejä, myös sen aikana alkavia. Tulkinta: alkanut päivä on käytetty, muut säästyvät, jos loman lopettaa kesken. Tulkinta: turnauksen, ottelun ja sarjan pelissä kello käy lomallakin.
rule-TABLE-27 = Avoimessa pelissä, jossa vuoroon on puoli päivää tai enemmän, pelaaja voi antaa ennalta vastauksia siihen, mitä vastustaja tekee. Kun peli tulee vastaukseen, se pelataan heti kuin mikä tahansa valinta, jos se on silloin sallittu. Tulkinta: vastauksia ei näe kukaan muu, eikä siirrosta näe, että se annettiin ennalta. Tulkinta: kun peli kulkee toisin, vastaukset unohdetaan, ja samoin, jos jotakin perutaan. Tulkinta: nopanheiton jälkeistä vastausta ei voi antaa ennalta.
rule-TABLE-28 = Pöydässä voi pelata muunnelmilla: nimetyillä poikkeuksilla pelin säännöistä. Niitä voi yhdistellä vapaasti, ja ne kerrotaan ennen kuin kukaan istuutuu; ne ovat myös pelin tallenteessa. Tulkinta: toisensa kumoavia muunnelmia ei voi valita yhdessä. Tulkinta: pisteytetyssä pelissä ja kirjan omassa turnauksessa muunnelmia ei ole. Tulkinta: botit pelaavat muunnelmilla heikommin, sillä vahvimmat osaavat vain kirjan säännöt. Tulkinta: muunnelman linkki kertoo versionsa, eikä toisen version linkki kelpaa.
rule-TABLE-29 = Ilman verkkoa pelattu peli siirtyy palvelimelle, kun verkko on taas käytettävissä. Palvelin tarkistaa jokaisen valinnan säännöillä; kelvoton peli ei siirry. Nopat ja kortit ovat ne, jotka pelaajan oma laite arpoi: niiden reiluutta ei voi tarkistaa, eikä peli vaikuta vahvuuslukuihin eikä näy muille tuloksena. Tulkinta: kesken oleva peli jatkuu palvelimella ilman kelloa, eikä keskustelu siirry.
lesson-other = Sekin on sallittua, mutta nyt harjoitellaan muuta.
lesson-coach = Opettaja
lesson-chapter = { $number }/{ $of } · { $title }
lesson-chapters = Luvut
lesson-dot = Luku { $number }: { $title }
lesson-dot-done = Luku { $number }: { $title }, valmis
lesson-next = Jatka
lesson-again = Aloita luku alusta
lesson-show = Näytä, miten
lesson-leave = Lopeta oppitunti
lesson-play = Aloita peli
lesson-reward = { $chapters ->
    [one] Hienoa, luku on suoritettu!
   *[other] Hienoa, kaikki { $chapters } lukua on suoritettu!
}
lesson-following = Seuraava oppitunti: { $title }
lesson-choose-opponent = Valitse vastustaja
lesson-length = Noin { $minutes } min · lukuja tehty { $done }/{ $of }
lessons-of = Opettele peli: { $game }
lessons-none = Tässä pelissä ei ole vielä oppitunteja.

hint = Vihje
hint-now = Voit nyt
hint-ask = Mitä hyvä pelaaja tekisi?
hint-counts = Vihje lasketaan avuksi: pelin päätyttyä kaikki näkevät vihjeiden määrän (TABLE-14).
hint-good = Hyvä pelaaja
hint-thinks = Mietitään…
hint-helped = { $name } pyysi vihjeitä: { $count }
hint-helped-you = Pyysit vihjeitä: { $count }
teaching = Opetuspöytä
teaching-what = Opetuspöytä: kaikki kortit ovat kaikkien nähtävissä, siirtoja voi perua vapaasti ja vihjeitä saa pyytää. Istumalla pöytään hyväksyt tämän.
rated-here = Luokiteltu peli: tulos muuttaa vahvuuslukuja. Istumalla hyväksyt sen.
teaching-more = Opetuspöytä: mitä se tarkoittaa?
tab-hands = Kädet
hand-empty = Ei kortteja.
log-taken-back = Peli palautettiin aiempaan kohtaan.
take-back-here = Palaa tähän kohtaan
take-back-what = Kaikki tämän jälkeen tehdyt valinnat perutaan, muidenkin.
decks-title = Rakenna pakkoja
decks-of = { $game }: rakenna pakka
sit-as = Pelaat nimellä { $name }.
