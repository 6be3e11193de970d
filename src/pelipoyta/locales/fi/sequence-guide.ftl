# Sääntösivun opas: mitä kerrotaan ennen numeroituja sääntöjä.

sequence-guide-note =
    - Tavoite: kahden joukkueen pelissä kaksi viiden suoraa, kolmen joukkueen pelissä yksi (SEQ-2.2).
    - Vuorolla: pelaa kortti, pane merkki jompaankumpaan sen ruuduista, nosta uusi kortti (SEQ-3.1).
    - Suora: viisi peräkkäin vaaka-, pysty- tai vinorivissä. Kulmaruutu käy kaikille (SEQ-2.3).
    - Kaksisilmäinen jätkä ♣ ♦: merkki mihin tahansa vapaaseen ruutuun (SEQ-4.1).
    - Yksisilmäinen jätkä ♠ ♥: ota toisen joukkueen merkki, ei valmiista suorasta (SEQ-4.2).
    - Turhan kortin, jonka molemmissa ruuduissa on merkki, saa kerran vuorolla vaihtaa (SEQ-5.1).
    - Valmis suora on lukossa. Kahdella suoralla saa olla yksi yhteinen ruutu (SEQ-2.4).

sequence-guide-aim = Tavoite
sequence-guide-aim-text = Saa joukkueesi merkkejä viisi peräkkäin: kaksi tällaista suoraa, tai kolmen joukkueen pelissä yksi.

sequence-guide-setup = Alkuasetelma
sequence-guide-setup-text =
    Laudan sadassa ruudussa on jokainen kortti kahdesti, paitsi jätkät, joita laudalla ei ole. Neljä kulmaruutua ovat vapaita. Pelissä on kaksi yhteen sekoitettua korttipakkaa.

    Joukkueita on kaksi tai kolme, ja joukkuetoverit istuvat vuorotellen muiden kanssa. Jokainen nostaa kortin. Pienimmän saanut jakaa, ja hänen vasemmalla puolellaan istuva aloittaa. Kortteja ei saa näyttää joukkuetovereillekaan. Pelatut kortit jäävät kunkin omaan poistopinoon (sääntökirjassa: hylättyjen korttien pakka).
sequence-guide-setup-cards = Kortteja kullekin kahden joukkueen pelissä, pelaajamäärän mukaan
sequence-guide-setup-cards-two = 2
sequence-guide-setup-cards-four = 4
sequence-guide-setup-cards-six = 6
sequence-guide-setup-cards-eight = 8
sequence-guide-setup-cards-more = 10 tai 12
sequence-guide-setup-cards-teams2 = Kaksi joukkuetta
sequence-guide-setup-third = Kolmen joukkueen pelissä
sequence-guide-setup-third-three = 3
sequence-guide-setup-third-six = 6
sequence-guide-setup-third-nine = 9
sequence-guide-setup-third-twelve = 12
sequence-guide-setup-third-teams3 = Kolme joukkuetta

sequence-guide-turn = Vuoro
sequence-guide-turn-text =
    Pelaa yksi kortti kädestäsi, pane merkki jompaankumpaan sen kahdesta ruudusta ja nosta uusi kortti. Ruudussa ei saa olla ennestään kenenkään merkkiä. Jos jonkin kortin voi pelata, se on pelattava.
sequence-guide-turn-place = Hertta seitsemän on laudalla kahdessa ruudussa; ne hohtavat. Muualle sillä ei pääse.

sequence-guide-five = Suora
sequence-guide-five-text =
    Suora on viisi peräkkäistä ruutua vaaka-, pysty- tai vinorivissä. Kun se on valmis, se lukitaan: sen merkkejä ei enää voi ottaa pois.

    Toisessa suorassa saa olla enintään yksi ruutu ensimmäisestä. Kuusi tai seitsemän peräkkäin on siis vielä yksi suora.
sequence-guide-five-done = Sinisen viides merkki ruutuun g4, ja suora lukittiin. Ohut viiva kertoo, että se on valmis.
sequence-guide-five-corner = Kulmaruutu käy jokaisen joukkueen merkistä: neljä merkkiä ja kulmaruutu ovat suora.

sequence-guide-jacks = Jätkät
sequence-guide-jacks-text = Jätkää ei ole laudalla. Katso sen silmiä: jokerilla on kaksi, varkaalla yksi.
sequence-guide-jacks-kinds = Jätkät
sequence-guide-jacks-kinds-suits = Maat
sequence-guide-jacks-kinds-does = Mitä se tekee
sequence-guide-jacks-kinds-wild = Kaksisilmäinen
sequence-guide-jacks-kinds-wild-does = merkki mihin tahansa vapaaseen ruutuun
sequence-guide-jacks-kinds-thief = Yksisilmäinen
sequence-guide-jacks-kinds-thief-does = ottaa toisen joukkueen merkin laudalta
sequence-guide-jacks-wild = Ruutujätkällä sininen täyttää aukon ja saa suoran.
sequence-guide-jacks-thief = Patajätkällä voi ottaa minkä tahansa hohtavista punaisista. Ylärivin suora on valmis, eikä siitä voi ottaa merkkiä.

sequence-guide-dead = Turha kortti
sequence-guide-dead-text =
    Kortti on turha, kun sen molemmissa ruuduissa on jo merkki. Sen saa vaihtaa uuteen kerran vuorossaan, ennen kuin pelaa. Jätkä ei ole koskaan turha: jos sille ei ole kohdetta nyt, se odottaa kädessä.
