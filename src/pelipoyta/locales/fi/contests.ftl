# Sarjat ja turnaukset: monta peliä peräkkäin.

tournament-organise = Järjestä turnaus
teams-organise = Järjestä joukkueottelu
duplicate-organise = Järjestä rinnakkaispeli
series = Montako peliä
series-one = Yksi peli
series-best = Paras N pelistä
series-best-count = Pelejä enintään
series-first = Ensin N voittoon
series-first-count = Voittoja
series-every = Sovittu määrä pelejä
series-every-count = Pelejä
series-pause = Tauko pelien välillä
series-partners = Parit pysyvät samoina joka pelissä
series-seconds =
    { $seconds ->
        [0] Ei taukoa
        [60] 1 minuutti
        [300] 5 minuuttia
       *[other] { $seconds } sekuntia
    }
series-about-one = Pelin jälkeen voi sopia uusintapelin.
series-about-best = Eniten pisteitä voittaa, ja sarja päättyy heti, kun johtajaa ei voi enää saavuttaa. Tasapelistä saa puoli pistettä.
series-about-first = Ensimmäisenä näin monta peliä voittanut voittaa sarjan. Tasapelistä ei saa mitään.
series-about-every = Kaikki pelit pelataan ja pisteet lasketaan yhteen. Tasapelistä saa puoli pistettä.

contest = Sarja
contest-title-best = Paras { $count } pelistä
contest-title-first =
    { $count ->
        [one] Ensimmäinen voitto ratkaisee
       *[other] Ensin { $count } voittoa
    }
contest-title-every =
    { $count ->
        [one] Yksi peli
       *[other] { $count } peliä
    }
contest-score = Tilanne
contest-course = Pelit
contest-game = Peli { $number }
contest-waiting = odottaa pelaajia
contest-playing = käynnissä
contest-won-by = voittaja { $names }
contest-drawn = tasapeli
contest-to-table = Pöytään
contest-watch = Katso peliä
contest-look-back = Katso pöytää
contest-next-soon = Seuraava pöytä avataan aivan kohta.
contest-next-in =
    { $seconds ->
        [one] Seuraava pöytä avataan sekunnin kuluttua.
       *[other] Seuraava pöytä avataan { $seconds } sekunnin kuluttua.
    }
contest-point = Pisteitä
contest-player = Pelaaja
contest-winner = Voittaja on { $name }
contest-shared = Voiton jakavat: { $names }
contest-ended-drawn = Päättyi tasan
contest-reckoning = Näin tulos laskettiin
contest-step-uncatchable =
    { $left ->
        [one] Jäljellä olisi yksi peli, mutta johtajaa ei voi enää saavuttaa.
       *[other] Jäljellä olisi { $left } peliä, mutta johtajaa ei voi enää saavuttaa.
    }
contest-step-played-out =
    { $games ->
        [one] Ainoa peli on pelattu.
       *[other] Kaikki { $games } peliä on pelattu.
    }
contest-step-reached =
    { $wins ->
        [one] Ensimmäinen voitto ratkaisi.
       *[other] { $wins } voittoa on täynnä.
    }
contest-step-draws =
    { $draws ->
        [one] Yksi peli on päättynyt tasan, eikä enempää jatketa: eniten voittoja ratkaisee.
       *[other] { $draws } peliä on päättynyt tasan, eikä enempää jatketa: eniten voittoja ratkaisee.
    }
contest-step-claimed = Yksi pelaaja pysyi poissa, ja muut vaativat sarjan.
contest-step-agreed = Pelaajat sopivat, että sarja päättyy tähän.
contest-step-won = Eniten sai { $name }, joten hän voittaa.
contest-step-shared =
    { $players ->
        [2] Kahdella on yhtä paljon, joten voitto jaetaan.
       *[other] { $players } pelaajalla on yhtä paljon, joten voitto jaetaan.
    }
contest-rule = Sääntö { $rule }

chapter-CONTEST = Sarjojen säännöt
rule-CONTEST-1 = Sarjaa pelaavat ne, jotka istuvat sen ensimmäisessä pöydässä pelin alkaessa, myös botit. Pelejä tai voittoja on 1–25. Seuraava pöytä avataan itsestään, kun peli on päättynyt ja sovittu tauko kulunut. Luovutus ja sovittu tasapeli lasketaan pöydän sääntöjen mukaan. Pelaajat voivat sopia sarjan päättämisestä ja vaatia sarjan, jos joku pysyy poissa.
rule-CONTEST-2 = Voitosta saa pisteen, tasapelistä puoli ja tappiosta ei mitään. Pisteet kuuluvat pelaajalle, istui hän missä tahansa ja kenen joukkuetoverina tahansa.
rule-CONTEST-3 = Paras N pelistä: eniten pisteitä voittaa, ja sarja päättyy heti, kun johtajaa ei voi enää saavuttaa. Jos pisteet ovat lopussa tasan, voitto jaetaan. Kahden pelaajan sarjassa pelejä on pariton määrä.
rule-CONTEST-4 = Ensin N voittoon: sovitun määrän pelejä ensimmäisenä voittanut voittaa sarjan. Tasapelistä ei saa mitään, vaan pelataan uusi peli. Jos tasapelejä kertyy yhtä monta kuin voittoja tarvittaisiin, sarja päättyy ja eniten voittoja ratkaisee.
rule-CONTEST-5 = Sovittu määrä pelejä: jokainen peli pelataan, vaikka tulos olisi jo selvä. Eniten pisteitä voittaa, ja tasapisteillä voitto jaetaan.
rule-CONTEST-6 = Joka pelissä kaikki siirtyvät paikan eteenpäin. Joukkuepelissä vaihtuvat myös parit: yhteen joutuvat ne, jotka ovat pelanneet vähiten yhdessä. Sarjaa luotaessa voi myös valita, että parit pysyvät samoina.
rule-CONTEST-7 = Mikä on pelissä salassa, on salassa myös sarjassa. Kesken olevasta pelistä kerrotaan vain pelaajat, ja muu, kuten ritarien määrä, vasta pelin päätyttyä.
rule-CONTEST-8 = Järjestäjä ilmoittaa turnauksen: pelin, sen asetukset, paikkojen määrän ja pelitavan. Mukaan pääsee linkistä, enintään 64 osallistujaa, eikä tunnuksia tarvita: jokainen saa oman salaisen linkin, osallistumislippunsa. Kadonneen lipun tilalle järjestäjä antaa uuden, ja vanha lakkaa heti kelpaamasta; se näkyy kaikille. Järjestäjä voi vaatia ilmoittautumista paikalle ja päästää mukaan botteja. Pelaajia on oltava ainakin yhteen täyteen pöytään.
rule-CONTEST-9 = Sveitsiläiseen turnaukseen voi tulla myöhässä tai palata: pelit alkavat seuraavasta kierroksesta, ja väliin jääneistä ei saa pisteitä. Viimeisellä kierroksella, kaikki vastaan kaikki -turnauksessa ja pudotuspeleissä se ei enää käy. Pois saa jäädä milloin vain: kesken oleva peli luovutetaan, myös viimeisellä kierroksella, ja alkamaton peli annetaan muille. Saadut pisteet säilyvät.
rule-CONTEST-10 = Seuraava kierros alkaa, kun edellisen jokaisella pelillä on tulos. Kukaan ei siis pelaa kahdella kierroksella yhtä aikaa. Järjestäjä voi päättää turnauksen aiemmin; pelatut pelit jäävät voimaan.
rule-CONTEST-11 = Sveitsiläisessä turnauksessa kohtaavat ne, joilla on yhtä paljon pisteitä, eikä kukaan kohtaa samaa vastustajaa kahdesti. Jos pelaajia on pariton määrä, yksi lepää ja saa pisteen, joka kerta eri pelaaja. Jos pareja ei enää saa ilman uusintoja, uudelleen kohtaavat ne, jotka ovat pelanneet vähiten keskenään.
rule-CONTEST-12 = Kaikki vastaan kaikki -turnauksessa jokainen kohtaa jokaisen kerran kahden pelaajan pöydissä. Jos pelaajia on pariton määrä, yksi lepää kierroksen ja saa pisteen. Samoin käy sille, jonka vastustaja on jäänyt pois.
rule-CONTEST-13 = Pudotuspeleissä hävinnyt putoaa. Ensimmäisenä ilmoittautunut kohtaa viimeisen, ja jos kaavio jää vajaaksi, ensimmäiset lepäävät avauskierroksen. Tasapeli pelataan uudelleen paikat vaihtaen enintään kahdesti; sitten jatkoon pääsee se, joka istui ensimmäisessä pelissä toisella paikalla. Pois jääneen vastustaja pääsee jatkoon. Tulosta, jonka varassa on jo pelattu, ei muuteta.
rule-CONTEST-14 = Kolmen ja useamman pelaajan pöydissä istuvat yhdessä ne, jotka ovat istuneet vähiten yhdessä ja joilla on lähes samat pisteet. Jos samat pelaajat joutuisivat muuten vastakkain uudelleen, kaikki kierrokset suunnitellaan ennalta ja pisteet ratkaisevat vain niiden järjestyksen. Paikat vaihtuvat, ja joukkuepelissä vaihtuvat myös parit. Täysistä pöydistä yli jäävät lepäävät ja saavat puoli pistettä, joka kerta eri pelaajat.
rule-CONTEST-15 = Järjestäjä voi korjata pelatun pelin tuloksen ja antaa tuloksen pelille, jota ei pelattu. Muutokset näkyvät kaikille. Pelaamaton peli vaikuttaa vain pisteisiin. Jos kaksi korjaa samaa peliä yhtä aikaa, jälkimmäiselle kerrotaan, mikä muuttui. Kesken oleva peli päättyy annettuun tulokseen. Tulos on aina sellainen, johon peli voi päättyä; annettu tulos voi olla myös nolla pistettä kaikille. Luettelosta ei näe, kuka järjestäjän linkin haltijoista muutoksen teki.
rule-CONTEST-16 = Sijoitus määräytyy pisteistä, pudotuspeleissä siitä, kuinka pitkälle pääsi. Tasapisteissä ratkaisevat järjestyksessä keskinäiset pelit, vastustajien pisteiden summa (Buchholz), voitettujen vastustajien pisteet ja puolet tasapelivastustajien pisteistä (Sonneborn–Berger) sekä voitot. Suurissa pöydissä ratkaisevat vastustajien pisteiden keskiarvo ja voitot. Puuttuneen vastustajan tilalla ovat omat pisteet. Yhä tasan olevat jakavat sijan.
rule-CONTEST-17 = Jos pelissä on boostereita, turnaus voi alkaa niillä: sealed tai draft, 2–8 pelaajaa. Kun järjestäjä aloittaa, mukaan ei enää pääse. Ensimmäinen kierros alkaa, kun kaikkien pakat ovat valmiit. Kukaan muu ei näe, mitä sait ja millä pelaat, eikä kukaan ota korttia tai tee pakkaa toisen puolesta, ei järjestäjäkään.
rule-CONTEST-18 = Draftissa kaikki ottavat kortin yhtä aikaa, ja loput siirtyvät eteenpäin vasta, kun kaikki ovat ottaneet. Viimeinen kortti menee sille, jonka edessä se on. Jos joku lähtee kesken, botti jatkaa hänen paikallaan, ja jos sovittu aika loppuu, botti tekee sen yhden valinnan.
rule-CONTEST-19 = Rinnakkaiset pöydät eivät tiedä toisistaan. Ennen kuin kaikki niistä ovat päättyneet, pöytään pääsevät vain sen omat pelaajat, eivät katsojat, joukkuetoverit eikä järjestäjä. Kukaan muu ei näe eikä kuule pelistä mitään, ei edes sitä, onko se jo päättynyt. Päättyneen pelin omat pelaajat voivat katsoa sitä omasta näkökulmastaan; pelin kulku, vastustajan kortit, nopat ja tutkinta aukeavat, kun viimeinenkin pöytä on valmis. Muuallakaan ei saa kertoa omasta pelistään ennen sitä.
rule-CONTEST-20 = Ottelun ilmoittaa järjestäjä, ja mukaan tullaan linkistä nimellä: lippu on salainen linkki, joka avaa oman paikan. Kukaan ei pelaa kahdella paikalla. Vapaille paikoille järjestäjä voi ottaa botteja. Kadonneen lipun tilalle järjestäjä antaa uuden, ja se näkyy kaikille. Pöydät avataan vasta, kun jokainen paikka on täynnä.
rule-CONTEST-21 = Joukkueen kapteeni on se, joka tuli mukaan ensimmäisenä. Järjestäjä tai kapteeni itse voi nimetä toisen. Kapteeni antaa pelijärjestyksen salassa, ja molemmat avataan yhtä aikaa. Jos kapteeni on poissa, järjestäjä voi aloittaa: silloin joukkue pelaa tulojärjestyksessä, niin kuin pelkistä boteista koottu joukkuekin. Jos joukkueesta lähtee joku, sen annettu järjestys raukeaa.
rule-CONTEST-22 = Ennen pöytien avaamista lähtevän paikka vapautuu. Sen jälkeen lähtevän peli luovutetaan, mutta siitä kerrotaan vasta, kun rinnakkainenkin peli on päättynyt. Jos ensimmäisen pöydän peli päättyy ennen kuin armeijat on arvottu, toisessa pöydässä pelataan omin armeijoin.
rule-CONTEST-23 = Rinnakkaispelissä usealla pöydällä pelataan samoilla korteilla tai nopilla, ja tuloksia verrataan. Samoina pysyvät RoleChessissä kunkin nopanheitot järjestyksessä, Sequencessa jakajan nosto, jako ja kunkin omat kortit järjestyksessä, dnupissa joka kierroksen jako ja korttien asento, Kasvottomassa vihollisessa armeijat ja aloitusta arpovat kortit. Kenenkään nopat tai kortit eivät riipu siitä, mitä muut tekevät tai missä järjestyksessä vastataan. Peliä, jossa jokainen tuo oman pakkansa, ei voi pelata näin.
rule-CONTEST-24 = Samoilla korteilla tai nopilla pelaavat pöydät eivät tiedä toisistaan, ennen kuin niiden kaikki pelit ovat päättyneet. Palvelin lukitsee kaikkien jakojen arvonnan jo kilpailua avattaessa. Jokaisen mukaan tulijan sana sekoitetaan mukaan samalla tavalla joka pöydässä. Jaon siemenluku näytetään, kun sen kaikki pöydät ovat päättyneet.
rule-CONTEST-30 = Jos pelissä on samankokoiset joukkueet, järjestäjä voi antaa joukkuetoverien ilmoittautua yhdessä: ensimmäinen antaa joukkueelle nimen, ja muut tulevat siihen samalla nimellä. Joukkueet kohtaavat toisensa kuin yksittäiset pelaajat (CONTEST-11 – CONTEST-14), joukkuetoverit istuvat aina samalla puolella ja vaihtavat paikkoja keskenään, ja sijoitus on joukkueen. Tulkinta: vajaa joukkue ei pelaa. Tulkinta: jos joku lähtee, käynnissä oleva peli luovutetaan, ja joukkue jatkaa, kun toinen on tullut tilalle. Tulkinta: järjestäjä poistaa pelaajan, joka ei kuulu joukkueeseen. Tulkinta: botit muodostavat omat joukkueensa tai täyttävät paikan, jonka järjestäjä nimeää.
rule-CONTEST-31 = Turnauksella, joukkueottelulla ja rinnakkaispelillä voi olla alkamisaika, ja sen voi asettaa kaikkien nähtäville tai kerhon jäsenille, jolloin vain he ilmoittautuvat. Tulkinta: muuten sille pääsee vain linkillä. Tulkinta: vain kirjautunut järjestäjä asettaa tapahtuman muiden nähtäville. Turnaus, jonka kierrokset paritetaan itsestään, alkaa alkamisaikanaan, kun pelaajia on kylliksi; muut odottavat järjestäjää. Tulkinta: kirjautunut osanottaja ei tarvitse lippua, vaan paikat avautuvat kirjautumisella joka laitteella. Osanottajille kerrotaan varttia ennen alkua, alusta ja siitä, että heillä on pöytä kierroksella.
rule-CONTEST-25 = Rinnakkaiskilpailun avaa järjestäjä, ja mukaan tullaan linkillä. Pöytiä on vähintään kaksi, pelaajia enintään 64 ja jakoja 1–12. Jokainen pelaa joka jaon kerran. Jaosta toiseen paikat kiertävät ja vastustajat vaihtuvat, ja uusi jako alkaa, kun edellinen on päättynyt joka pöydässä. Lähtijän kesken oleva peli luovutetaan, ja seuraavissa jaoissa hänen puolestaan pelaa botti. Salaisissa pöydissä ei ole tuomaria.
rule-CONTEST-26 = Tulosta verrataan kaikkiin, joilla oli samassa jaossa sama paikka: saat pisteen jokaisesta, jota paremmin pärjäsit, ja puoli jokaisesta, joka pärjäsi yhtä hyvin. Sijoitus on kaikkien jakojen keskiarvo. Jos pelissä lasketaan pisteitä, lasketaan yhteen, kuinka paljon enemmän niitä sait kuin samalla paikalla saatiin keskimäärin. Jos peli päättyi pöydän sääntöön, voittaja saa voittoon tarvittavat pisteet ja muut eivät mitään.
rule-CONTEST-27 = Onnen osuus on se, mitä samalla paikalla saatiin keskimäärin kaikissa pöydissä, verrattuna kaikkien paikkojen keskiarvoon. Loput on pelitaitoa, omaa ja muiden pöydässä istuneiden. Muutamasta pöydästä laskettuna se on karkea arvio.
