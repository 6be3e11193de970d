# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

sequence-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
sequence-can-play = pelata kortin, { sequence-hint-ways } (SEQ-3.1)
sequence-can-exchange = vaihtaa turhan kortin, { sequence-hint-ways } (SEQ-5.1)
sequence-can-pass = jättää vuoron väliin (SEQ-3.4)
sequence-can-lock = valita lukittavan suoran, { sequence-hint-ways } (SEQ-2.6)
sequence-can-take = nostaa kortin (SEQ-3.2)
sequence-can-claim = syyttää neuvottelusta (SEQ-6.1)
sequence-can-agree = myöntää syytöksen (SEQ-6.1)
sequence-can-deny = kiistää syytöksen (SEQ-6.1)
sequence-can-judge = ratkaista syytöksen (SEQ-6.1)
sequence-can-lose = valita kortin, jonka menetät (SEQ-6.1)
sequence-advice-play = Pelaa { $card } ruutuun { $cell }.
sequence-advice-thief = Ota { $card }-varkaalla merkki ruudusta { $cell }.
sequence-advice-exchange = Vaihda turha kortti { $card } uuteen.
sequence-advice-lose = Luovu kortista { $card }.
sequence-advice-pass = Jätä vuoro väliin.
sequence-advice-lock = Lukitse suora { $from }–{ $to }.
sequence-advice-take = Nosta kortti.
sequence-advice-claim = Syytä neuvottelusta.
sequence-advice-agree = Myönnä syytös.
sequence-advice-deny = Kiistä syytös.
sequence-advice-five = Suora tulee valmiiksi.
sequence-advice-line = Samalla avoimella rivillä on sen jälkeen { $chips ->
    [one] yksi oma merkki
   *[other] { $chips } omaa merkkiä
}.
sequence-advice-block = Se katkaisee vastustajan rivin, jossa on jo { $chips ->
    [one] yksi merkki
   *[other] { $chips } merkkiä
}.
sequence-advice-breaks = Se on vastustajan riviltä, jossa on jo { $chips ->
    [one] yksi merkki
   *[other] { $chips } merkkiä
}.
sequence-advice-exchange-why = Sen molemmissa ruuduissa on jo merkki, joten sitä ei voi pelata.
sequence-advice-lose-why = { $cells ->
    [0] Sen ruudut ovat varattuja.
    [one] Sillä on enää yksi vapaa ruutu.
   *[other] Sen molemmat ruudut ovat vapaita.
}
sequence-advice-pass-why = Mitään korttia ei voi pelata.
sequence-advice-take-why = Oikeus nostaa raukeaa, kun seuraava pelaaja on pelannut ja nostanut.
sequence-advice-claim-why = Jos syytös hyväksytään, joukkueen jokainen pelaaja menettää kortin.
sequence-advice-agree-why = Silloin joukkueen jokainen pelaaja, jolla on kortteja, menettää niistä yhden.
sequence-advice-deny-why = { $left ->
    [0] Koko joukkue on silloin kiistänyt syytöksen, ja se raukeaa.
    [one] Syytös raukeaa, kun vielä yksi joukkueesta kiistää sen.
   *[other] Syytös raukeaa, kun vielä { $left } pelaajaa joukkueesta kiistää sen.
}
sequence-advice-open = { $lines ->
    [0] Sen kautta ei kulje riviä, johon voisi vielä saada viisi merkkiä.
    [one] Sen kautta kulkee yksi rivi, johon voi vielä saada viisi merkkiä.
   *[other] Sen kautta kulkee { $lines } riviä, joihin voi vielä saada viisi merkkiä.
}
sequence-advice-early = Vastustajalla ei ole siinä vielä kolmea merkkiä samalla avoimella rivillä.
sequence-advice-lock-safe = Lukittuja merkkejä ei voi enää ottaa.
sequence-advice-lock-open = Se lasketaan valmiiksi, mutta varas voi yhä ottaa siitä merkin.
sequence-advice-uphold = Hyväksy syytös.
sequence-advice-dismiss = Hylkää syytös.
sequence-advice-dismiss-why = Kukaan ei menetä korttia.
sequence-advice-lose-jack = Se on jätkä, jolla ei ole omaa ruutua.
sequence-advice-finished = Se kuuluu vastustajan valmiiseen suoraan.
