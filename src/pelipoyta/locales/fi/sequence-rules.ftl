# Sequencen säännöt lyhyesti; täydet perustelut kansiossa games/sequence/RULES.md.

chapter-SEQ-1 = Välineet ja joukkueet
rule-SEQ-1-1 = Laudassa on kymmenen kertaa kymmenen ruutua. Neljä kulmaruutua ovat vapaita; muissa ruuduissa on jokainen kortti jätkiä lukuun ottamatta kahteen kertaan. Kortteja on 104 eli kaksi pakkaa, ja niissä kahdeksan jätkää. Merkkejä on sinisiä, punaisia ja vihreitä, 48 kutakin.
rule-SEQ-1-2 = Joukkueet ovat yhtä suuret. Kahdessa joukkueessa pelaa 2, 4, 6, 8, 10 tai 12, kolmessa 3, 6, 9 tai 12 pelaajaa. Jos kumpikin käy, pöydässä sovitaan; muuten pelataan kahdessa joukkueessa.
rule-SEQ-1-3 = Joukkuetoverit eivät istu vierekkäin: joukkueet vuorottelevat pöydän ympäri.
rule-SEQ-1-4 = Jaettavat kortit kahdessa joukkueessa: kaksi pelaajaa 7, neljä 6, kuusi 5, kahdeksan 4, kymmenen tai kaksitoista 3. Kolmessa joukkueessa: kolme pelaajaa 6, kuusi 5, yhdeksän 4, kaksitoista 3.
rule-SEQ-1-5 = Jokainen nostaa kortin, ja pienimmän saanut jakaa. Kakkonen on pienin ja ässä suurin, maalla ei ole väliä. Tasatilanteessa pienimmän saaneet nostavat uudelleen. Jakajan vasemmalla puolella istuva aloittaa, ja vuoro kiertää myötäpäivään.
rule-SEQ-1-6 = Kädet ovat salaisia, myös joukkuetovereilta. Korttien määrät näkyvät kaikille.
rule-SEQ-1-7 = Joukkueella on yksi väri ja yhteinen merkkivarasto. Merkit eivät lopu kesken.

chapter-SEQ-2 = Tavoite
rule-SEQ-2-1 = Suora on viisi peräkkäistä ruutua vaaka-, pysty- tai vinorivissä. Jokaisessa on joukkueen merkki, tai ruutu on kulmaruutu.
rule-SEQ-2-2 = Kahden joukkueen pelissä voittaa se, jolla ensin on kaksi valmista suoraa yhtä aikaa; kolmen joukkueen pelissä riittää yksi. Peli loppuu heti.
rule-SEQ-2-3 = Kulmaruutu käy jokaisen joukkueen merkistä, ja useampi joukkue voi käyttää samaa. Kulmaruutuun ei panna merkkiä.
rule-SEQ-2-4 = Joukkueen kahdella suoralla saa olla enintään yksi yhteinen ruutu. Yksi merkki voi silti päättää kaksi suoraa kerralla. Kuudesta kahdeksaan peräkkäin on yksi suora. Yhdeksän tai kymmenen on kaksi vain, jos jollakin viidellä on lukittujen kanssa enintään yksi yhteinen ruutu.
rule-SEQ-2-5 = Valmis suora lukitaan heti: tasan sen viisi ruutua tai neljä ja kulmaruutu. Saman jonon muut merkit jäävät avoimiksi.
rule-SEQ-2-6 = Uusia suoria lasketaan niin monta kuin mahdollista. Jos viisi lukittavaa voi valita usealla tavalla, merkin pannut pelaaja valitsee ne heti. Jos peli on jo voitettu, ei valita.
rule-SEQ-2-7 = Peli päättyy tasan, kun kaikki pelaajat ovat peräkkäin jättäneet vuoronsa väliin tai kun vuoroja on pelattu sovittu määrä, tavallisesti 500.

chapter-SEQ-3 = Vuoro
rule-SEQ-3-1 = Pelaa kortti omaan poistopinoosi, pane merkki jompaankumpaan kortin vapaaseen ruutuun ja nosta uusi kortti. Ruutu on vapaa, jos siinä ei ole kenenkään merkkiä. Kaikki poistopinot ovat avoimia.
rule-SEQ-3-2 = Jos jokainen nostaa kortin itse, nostaminen voi unohtua. Oikeutesi nostaa raukeaa, kun seuraava pelaaja on sekä pannut merkin että nostanut, ja viimeistään, kun pelaat seuraavan korttisi. Merkin ottaminen laudalta lasketaan panemiseksi ja väliin jättäminen molemmiksi. Jos seuraavan pelaajan oma nosto raukeaa, samalla raukeaa sinunkin. Rangaistuksen aikana ei nosteta kortteja. Pöydässä voi sopia, että kortti nostetaan automaattisesti.
rule-SEQ-3-3 = Kun nostopakka on tyhjä, kaikki poistopinot sekoitetaan uudeksi pakaksi. Kesken olevalla vuorolla vaihdetut turhat kortit jäävät pois.
rule-SEQ-3-4 = Jos jonkin kortin voi pelata, se on pakko pelata. Muuten, tai ilman kortteja, vuoro jää väliin: korttia ei pelata eikä nosteta.

chapter-SEQ-4 = Jätkät
rule-SEQ-4-1 = Kaksisilmäiset jätkät eli risti ja ruutu ovat jokereita: niillä merkin saa panna mihin tahansa vapaaseen ruutuun, ei kuitenkaan kulmaruutuun.
rule-SEQ-4-2 = Yksisilmäiset jätkät eli pata ja hertta ovat varkaita: niillä otetaan laudalta yksi toisen joukkueen merkki, mutta ei valmiista suorasta. Ruutu on vapaa seuraavasta vuorosta alkaen.

chapter-SEQ-5 = Turhat kortit
rule-SEQ-5-1 = Kortti on turha, kun sen molemmissa ruuduissa on merkki. Omalla vuorollaan, ennen kortin pelaamista, saa kerran vaihtaa turhan kortin uuteen. Jätkä ei ole koskaan turha.
rule-SEQ-5-2 = Jos mitään korttia ei voi pelata, turhia kortteja on vaihdettava yksi kerrallaan, kunnes jonkin voi pelata. Ellei turhia ole tai uusia saa, vuoro jää väliin.

chapter-SEQ-6 = Lisäsäännöt
rule-SEQ-6-1 = Neuvottelukielto: joukkuetoverille ei saa mitenkään vihjata, mitä tehdä tai jättää tekemättä. Jos niin käy, joukkueen jokainen jäsen menettää valitsemansa kortin eikä saa uutta tilalle. Vastustaja voi syyttää joukkuetta neuvottelusta, ja rangaistus tulee, jos joku syytetystä joukkueesta myöntää. Jos pöydässä on tuomari, joka ei pelaa, hän hyväksyy tai hylkää syytöksen. Syytös raukeaa, kun kaikki kiistävät sen tai kierros kuluu ilman ratkaisua. Kortit valitaan salassa ja näytetään yhtä aikaa. Pelin aikana keskustelu on suljettu.
rule-SEQ-6-2 = Varas saa rikkoa suoran: yksisilmäisellä jätkällä saa ottaa merkin myös toisen joukkueen valmiista suorasta. Suora purkautuu; jos pidemmästä jonosta jää viisi peräkkäin, heti lukitaan ne viisi, joissa on eniten entisen suoran merkkejä. Aukon täyttämisestä tulee taas yksi suora, mutta yhdeksän jonossa, jonka keskimmäinen saadaan takaisin, on kaksi. Kolmen joukkueen pelissä sääntö ei muuta mitään.
rule-SEQ-V1 = Muunnelma: suorassa on niin monta ruutua kuin pöytä päättää, 4–6.
rule-SEQ-V2 = Muunnelma: joukkue voittaa niin monella suoralla kuin pöytä päättää, 1–4.
rule-SEQ-V3 = Muunnelma: laudan kortit ovat toisessa järjestyksessä. Järjestyksellä on numero, ja sama numero tarkoittaa aina samaa lautaa. Kulmat ovat vapaat.

over-SEQ-2-2 = Tarvittavat suorat ovat valmiina.
won-SEQ-2-2 =
    { $mates ->
        [one] Sait tarvittavat suorat valmiiksi.
       *[other] Saitte tarvittavat suorat valmiiksi.
    }
lost-SEQ-2-2 =
    { $winners ->
        [one] { $winner } sai ensin tarvittavat suorat valmiiksi.
       *[other] { $winner } saivat ensin tarvittavat suorat valmiiksi.
    }
drawn-SEQ-2-7 = Kukaan ei saanut suoriaan valmiiksi.
