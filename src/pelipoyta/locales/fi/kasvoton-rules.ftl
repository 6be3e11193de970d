# Kasvottoman vihollisen säännöt lyhyesti; täydet perustelut kansiossa games/kasvoton/RULES.md.

chapter-KV-A = Tavoite
rule-KV-A1 = Etsi vihollisen kuningas ja kaada se. Häviät, jos kuninkaasi kaatuu ja vihollisen kuningas jää pystyyn.

chapter-KV-B = Armeija
rule-KV-B = Arvot: 1 tiedustelija, 2 maalaiset, 3 nostoväki, 4 kilpimiehet, 5 jousimiehet, 6 keihäsmiehet, 7 jalkaväki, 8 raskas jalkaväki, 9 palkkasoturit, 10 ratsuväki, 11 prinssi, 12 kuningatar, 13 kuningas, 14 ritari. Prinssit, kuningatar ja kuningas ovat kuninkaallisia eli kuningasperheen jäseniä. Pakan neljä ritaria (A–D) eroavat vain ulkonäöltään.

chapter-KV-C = Alkuvalmistelut
rule-KV-C1 = Laudalla on 13 saraketta ja 6 riviä. Armeija seisoo aluksi oman laitansa kahdella rivillä, 26 ruudussa, ja väliin jää kaksi tyhjää riviä.
rule-KV-C2 = Jokaisessa armeijassa ovat tiedustelija, kaksi prinssiä, kuningatar, kuningas ja yksi ritari. Ritarin saa valita, ja valinta on julkinen.
rule-KV-C3 = Loppupakasta, jossa ovat muutkin ritarit, arvotaan 20 korttia lisää. Armeijassa on silloin 26 korttia, eikä vastustaja tiedä, mitkä.
rule-KV-C4 = Kortit asetetaan kuvapuoli alaspäin omille ruuduilleen mihin järjestykseen tahansa. Omia kortteja saa katsoa aina. Ruudut täytetään yksi kerrallaan, kukaan muu ei näe asettelua kesken, ja valmista asettelua ei enää muuteta.
rule-KV-C5 = Kaatuneet kortit ovat hautuumaalla kuvapuoli ylöspäin kaikkien nähtävinä.
rule-KV-C6 = Kun armeijat on asetettu, kummankin loppupakasta käännetään kortti. Suurempi aloittaa, ja tasatilanteessa käännetään uudet. Käännetyt kortit jäävät näkyviin. Jos pakka loppuu, arpa ratkaisee.
rule-KV-C7 = Pakassa on yksi tiedustelija, kaksi prinssiä, yksi kuningatar, yksi kuningas ja neljä ritaria sekä neljä kutakin arvoista 2–10.

chapter-KV-D = Pelin kulku
rule-KV-D0-1 = Vuorot vaihtelevat. Toisen vuorolla saa vain katsoa kortteja ja paljastaa omiaan.
rule-KV-D0-2 = Vuorossa on neljä vapaaehtoista vaihetta: jousimiehet, siirto, tiedustelija ja lyönnit. Tyhjäkin vuoro on vuoro. Ohitettuun vaiheeseen ei palata samalla vuorolla. Jos siirron jälkeen yksikään korttisi ei ole vihollisen kortin vieressä, vuoro päättyy itsestään.
rule-KV-D0-3 = Paljastettu kortti käännetään kuvapuoli ylöspäin. Se jää laudalle ja toimii kuten ennenkin, eikä käänny enää takaisin.
rule-KV-D0-4 = Omia kortteja saa paljastaa milloin tahansa, kun armeijat on asetettu, myös toisen vuorolla.
rule-KV-D0-5 = Kuninkaiden kohtalo ratkaistaan vuoron lopussa. Jos molemmat ovat kaatuneet, peli on tasan. Jos kuningas kaatui oman puolensa vuorolla, se puoli on hävinnyt, kun vuoro päättyy. Jos kuningas kaatui vihollisen vuorolla, sen puoli saa vielä yhden vuoron: jos toinenkin kuningas kaatuu, peli on tasan. Kuninkaan kaatuminen ei keskeytä vuoroa.
rule-KV-D1 = Jousimiehet (5) voivat ampua suoraan edessään, viereisessä ruudussa olevan vihollisen. Ensin paljastuvat jousimiehet, sitten kohde, joka kaatuu, ellei se ole kuningatar. Kukin ampuu kerran vuorossa, yksi kerrallaan.
rule-KV-D2 = Vuorolla siirtyy enintään yksi kortti: yksi askel mihin suuntaan tahansa, ei laudalta pois eikä oman kortin päälle. Tällä vuorolla ampuneet jousimiehet pysyvät paikoillaan.
rule-KV-D2-1 = Siirto vihollisen ruutuun on hyökkäys. Ensin paljastuu hyökkääjä, sitten puolustaja. Suurempi voittaa, tasatilanteessa hyökkääjä. Häviäjä kaatuu, ja voittanut hyökkääjä siirtyy ruutuun.
rule-KV-D2-2 = Kuningatar ei koskaan hyökkää.
rule-KV-D2-3 = Hyökkäämällä kuningattaren kaataa vain kuningas, ja hyökkäys häntä vastaan kuluttaa aina siirron. Heikompi hyökkääjä kaatuu; ritari ja kuningatar jäävät molemmat paikoilleen.
rule-KV-D2-4 = Kun kuningas ja vihollisen tiedustelija kohtaavat, kuningas kaatuu, kumpi tahansa hyökkäsikin. Hyökännyt tiedustelija siirtyy ruutuun, puolustanut pysyy paikallaan.
rule-KV-D3 = Jos tiedustelijan vieressä on yksi tai kaksi vihollista, sen saa paljastaa, ja silloin nekin paljastuvat. Näin saa tehdä, vaikka ne kaikki olisivat jo paljastettuja; silloin kääntyy vain tiedustelija. Jos vihollisia on kolme tai enemmän, tiedustelijaa ei saa käyttää, vaikka osa vihollisista olisi jo paljastettu.
rule-KV-D4 = Lopuksi saa lyödä linja- ja kolmiolyöntejä niin monta kuin muodostelmia on, yhden kerrallaan. Pakko ei ole. Kortti puolustautuu arvollaan. Vain viereiset ruudut lasketaan.
rule-KV-D4-1 = Linja: vihollisen kahdella vastakkaisella puolella on oma kortti, suorassa tai viistossa.
rule-KV-D4-2 = Linjalyönnissä paljastuu ensin vihollinen. Jos omien korttien summa on suurempi kuin sen arvo, pelaaja saa paljastaa molemmat ja lyödä. Muuten vihollinen jää paljastettuna paikalleen, eikä omia kortteja tarvitse näyttää.
rule-KV-D4-3 = Kuningatar voi olla linjassa mukana, mutta lisää summaan nollan.
rule-KV-D4-4 = Kuningattaren voi lyödä linjassa vain, kun toinen omista korteista on kuninkaallinen ja summa ylittää 12.
rule-KV-D4-5 = Kolmio: linja ja mikä tahansa kolmas oma kortti vieressä. Vihollinen kaatuu, oli se mikä tahansa, eikä omia kortteja näytetä. Vain kuningatar säästyy. Ilmoitettua lyöntiä ei voi perua.
rule-KV-D4-6 = Kuningatar kaatuu kolmiossa, jos jokin viereisistä omista korteista on kuninkaallinen ja se paljastetaan. Muuten kuningatar jää paljastettuna paikalleen.
rule-KV-D4-7 = Reunalla oleva kortti on heikompi: linjan muodostavat mitkä tahansa kaksi kolmesta keskempänä olevasta naapurista tai molemmat reunanaapurit, mutta ei yksi kumpiakin. Keskemmäs mitataan kortin omasta reunasta, vaikka naapuri olisi itse toisella reunalla. Kolmion muodostavat mitkä tahansa kolme viidestä naapurista.
rule-KV-D4-8 = Kulmassa mitkä tahansa kaksi naapuria muodostavat kolmion. Linjoja siellä ei ole.
rule-KV-D4-9 = Linjan korttipari valitaan vasta, kun vihollinen on paljastunut. Näytettävä kuninkaallinen voi olla mikä tahansa viereisistä. Sama kortti voi olla mukana monessa lyönnissä.
rule-KV-D4-10 = Linjayritys paljastaa vihollisen joka tapauksessa. Lyömättä jättäminen ei estä yrittämästä uudelleen.

chapter-KV-E = Vuororaja
rule-KV-E1 = Kullakin on tavallisesti 125 vuoroa; pöytä voi sopia muusta, ja 0 tarkoittaa, ettei rajaa ole. Kun kaikki ovat käyttäneet vuoronsa ja molemmat kuninkaat ovat pystyssä, peli on tasan. Tyhjät ja ohitetut vuorot lasketaan. Tasoittava vuoro annetaan rajan jälkeenkin.

chapter-KV-F = Nelinpeli
rule-KV-F1 = Kanssapelaajat istuvat samalla puolella. He jakavat kuusi vakiokorttia keskenään, ja muille kerrotaan vain, montako kumpikin otti. Arvotut kortit jaetaan niin, että kummallakin on 13. Vasen pelaaja valitsee ritarin ja ehdottaa ensin, toinen hyväksyy tai ehdottaa muuta; kuudes ehdotus jää voimaan.
rule-KV-F2 = Kumpikin hallitsee joukkueen kortteja omalla puoliskollaan, ja keskisarake on yhteinen. Kanssapelaajan puoliskoa ei saa katsoa eikä käyttää. Ratkaisevaa on, kumman puoliskolla kortti on nyt. Aiemmin näkemänsä kortin saa muistaa.
rule-KV-F3 = Kumpikin asettaa 12 korttia omalle puoliskolleen ja 13. keskisarakkeeseen. Vasen pelaaja valitsee kahdesta ruudusta, oikean kortti saa toisen.
rule-KV-F4 = Aloittava joukkue arvotaan ja päättää itse, kumpi aloittaa. Sitten vuorossa ovat vastapäätä istuva, aloittajan kanssapelaaja ja viimeinen pelaaja, ja niin edelleen.
rule-KV-F5 = Keskisarakkeen korttia ei saa siirtää kanssapelaajan puoliskolle, ei edes hyökätessä. Omalle puoliskolle saa.
rule-KV-F6 = Jos pelaajalla ei vuoronsa alkaessa ole yhtään korttia omalla puoliskollaan eikä keskisarakkeessa, hänet ohitetaan kokonaan.
rule-KV-F7 = Puhua saa vapaasti, mutta niin että kaikki kuulevat ja ymmärtävät. Ensimmäisen vuoronsa loppuun asti kukin saa kerran osoittaa keskisarakkeen korttia ja sanoa sen vastaavan koko armeijansa voimaa.
rule-KV-F8 = Omalla vuorolla saa tehdä kolmiolyöntejä kaikilla joukkueen korteilla. Linjaan osallistuvien kanssapelaajan korttien on oltava paljastettuja jo ennen yritystä. Samoin kanssapelaajan kuninkaallisen on oltava jo paljastettu, jos hänet näytetään kuningatarta lyötäessä. Paljastettua tiedustelijaa saavat käyttää molemmat, piilossa olevaa ja jousimiehiä vain se, joka niitä hallitsee.
rule-KV-F9 = Hallitsemiaan kortteja saa paljastaa kenen vuorolla tahansa.
rule-KV-F10 = Tasoittava vuoro on joukkueen seuraava vuoro. Jos se pelaaja ohitetaan, vuoro on kanssapelaajan. Jos kumpikaan ei voi pelata, joukkue häviää heti.

chapter-KV-G = Turnaus
rule-KV-G1 = Kahden pelaajan turnauksessa pelataan viisi peliä 125 vuoron rajalla, jokainen uusin armeijoin. Lopuksi lasketaan voitot ja se, montako ritaria armeijoissa oli pelien alussa. Jos ritarien ero on enintään yksi, voitot ratkaisevat. Muuten tasavoitoilla voittaa se, jolla oli vähemmän ritareita, ja jos samalla pelaajalla on enemmän sekä voittoja että ritareita, jokainen täysi kolmen ritarin ero antaa anteeksi yhden voiton etumatkasta. Enemmillä voitoilla ei koskaan häviä. Kaikki viisi peliä pelataan. Ennen armeijoiden arpomista luovutetussa pelissä kummankin armeijan katsotaan sisältäneen yhden ritarin. Lisäsääntöjä ei käytetä.
rule-KV-G2 = Joukkueottelussa kummassakin joukkueessa on parillinen määrä pelaajia. Pöydät ovat pareittain ja pelit kahden pelaajan tavallisia pelejä 125 vuoron rajalla. Ensimmäisessä pöydässä valitaan ja arvotaan armeijat; toisessa kummallakin joukkueella on se armeija, joka vastustajalla oli ensimmäisessä. Pöydät eivät tiedä toistensa peleistä ennen kuin molemmat ovat päättyneet. Eniten voittoja kaikista pöydistä ratkaisee, ja tasavoitoilla ottelu on tasan. Ritareita ei lasketa. Toinen pöytä arpoo aloittajan itse.

chapter-KV-H = Sovittavat lisäsäännöt
rule-KV-Ha = Kilpimuuri: jousimiehet eivät voi kaataa kilpimiehiä (4). Molemmat paljastuvat, ja jousimiehet ovat ampuneet.
rule-KV-Hb = Keihäsrivistö: kun ratsuväki (10) hyökkää keihäsmiehiä (6) vastaan, kumpikaan ei kaadu. Ei koske lyöntejä eikä keihäsmiesten omia hyökkäyksiä.
rule-KV-Hc = Häpeä: kuningattaren kimppuun hyökännyt ritari kaatuu heti siirron jälkeen. Ei koske lyöntejä.

chapter-KV-R = Tarkennuksia
rule-KV-R1 = Pelkän kuninkaan varaan jäänyt puoli pelaa edelleen. Peliä ei voiteta kaatamalla muut kortit.
chapter-KV-V = Muunnelmat
rule-KV-V1 = Muunnelma: sama arvonta kummallekin. Ensimmäiselle armeijalle arvotut 20 korttia ovat myös toisella, joten kumpikin tietää vihollisen kortit mutta ei niiden paikkoja.
rule-KV-V2 = Muunnelma: peiliarmeijat. Sama arvonta kummallekin, ja arpa asettaa kortit niin, että armeijat ovat toistensa peilikuvat. Kumpikin pelaaja näkee kaikki kortit alusta asti.
rule-KV-V3 = Muunnelma: pisteillä ostettu armeija. Pelaaja valitsee 20 korttia omasta pakastaan. Kortti maksaa numeronsa verran, eikä yhteishinta saa ylittää annettuja pisteitä (tavallisesti 130).
rule-KV-V4 = Muunnelma: vapaa valinta. Pelaaja valitsee 20 korttia koko loppupakastaan.
rule-KV-V5 = Muunnelma: ritarien määrä. Kummassakin armeijassa on sovittu määrä ritareita, 1–4, ja muut kortit arvotaan.
rule-KV-V6 = Muunnelma: ratsastus. Ratsuväki (10) voi kulkea kaksi ruutua suoraan, myös vinottain, tyhjän ruudun yli, ja hyökätä niin. Silloin se paljastuu.
rule-KV-V7 = Muunnelma: hyppy. Ritari voi siirtyä tyhjään ruutuun kuin shakin ratsu. Silloin se paljastuu.
rule-KV-V8 = Muunnelma: sulku. Vihollinen ei voi siirtyä paljastettujen maalaisten (2) vierestä toiseen ruutuun niiden viereen. Hyökätä saa.
rule-KV-V9 = Muunnelma: selustasta. Palkkasoturit (9), jotka hyökkäävät omaa puoltaan kohti, kaatavat muut kuin kuninkaalliset.
rule-KV-V10 = Muunnelma: väenpaljous. Kun nostoväkeen (3) hyökätään, sen arvo kasvaa yhdellä jokaisesta vieressä olevasta, jo paljastetusta oman puolen nostoväestä. Pienempi hyökkääjä kaatuu. Ei koske lyöntejä.
rule-KV-V11 = Muunnelma: kaksintaistelu. Ritarin kimppuun hyökkäävä prinssi voittaa. Ei koske lyöntejä.
rule-KV-V12 = Muunnelma: kilvet kestävät. Kun 5–10 hyökkää kilpimiesten (4) kimppuun, kumpikaan ei kaadu. Ei koske lyöntejä.
rule-KV-V13 = Muunnelma: piikit. Keihäsmiesten (6) kimppuun hyökkäävä ratsuväki (10) kaatuu. Ei yhdessä keihäsrivistön kanssa.
rule-KV-V14 = Muunnelma: lataus. Ampuneet jousimiehet eivät ammu eivätkä liiku oman puolensa seuraavilla vuoroilla, joita on sovittu määrä.
rule-KV-V15 = Muunnelma: pitkäjousi. Jos ruutu suoraan edessä on tyhjä, jousimiehet voivat ampua sitä seuraavassa ruudussa olevan vihollisen.
rule-KV-V16 = Muunnelma: haarniska. Raskas jalkaväki (8) ei kaadu linjaan, vain kolmioon.
rule-KV-V17 = Muunnelma: tahdissa. Kaksi jalkaväkeä (7) linjassa lasketaan yhteensä neljää suuremmaksi.
