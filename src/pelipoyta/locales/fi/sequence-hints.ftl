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
sequence-can-claim = väittää, että joku neuvoi (SEQ-6.1)
sequence-can-agree = myöntää väitteen (SEQ-6.1)
sequence-can-deny = kieltää väitteen (SEQ-6.1)
sequence-can-judge = ratkaista väitteen (SEQ-6.1)
sequence-can-lose = valita kortin, jonka menetät (SEQ-6.1)
sequence-advice-play = Pelaa { $card } ruutuun { $cell }.
sequence-advice-thief = Ota { $card } -varkaalla merkki ruudusta { $cell }.
sequence-advice-exchange = Vaihda turha kortti { $card } uuteen.
sequence-advice-lose = Luovu kortista { $card }.
sequence-advice-pass = Jätä vuoro väliin.
sequence-advice-lock = Lukitse se suora, jonka jälkeen loput merkit palvelevat parhaiten.
sequence-advice-take = Nosta kortti.
sequence-advice-claim = Väitä, että neuvottiin.
sequence-advice-agree = Myönnä.
sequence-advice-deny = Kiellä.
sequence-advice-judge = Ratkaise väite.
sequence-advice-five = Suora tulee valmiiksi.
sequence-advice-line = Samalla suoralla on sen jälkeen { $chips } omaa.
sequence-advice-block = Se katkaisee vastustajan suoran, jossa on jo { $chips }.
sequence-advice-breaks = Vastustajan suorassa oli jo { $chips }.
sequence-advice-exchange-why = Sen ruudut ovat varattuja, joten siitä ei ole enää hyötyä.
sequence-advice-lose-why = Siitä on suorissasi vähiten apua.
sequence-advice-pass-why = Mitään pelattavaa ei ole.
sequence-advice-lock-why = Lukittuja merkkejä ei voi enää ottaa.
sequence-advice-take-why = Kädessä on oltava täysi määrä kortteja ennen seuraavaa vuoroa.
sequence-advice-claim-why = Neuvominen on kielletty, ja siitä menettää kortin.
sequence-advice-agree-why = Myöntämällä peli jatkuu heti.
sequence-advice-deny-why = Väitteestä voi olla eri mieltä.
sequence-advice-judge-why = Peli odottaa ratkaisua.
sequence-advice-open = Sen kautta kulkee { $lines } suoraa, joihin voit vielä saada viisi.
sequence-advice-early = Se estää vastustajaa aloittamasta suoraa siihen.
