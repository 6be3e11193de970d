# dnup: cards to remove, who begins, points.

helper-dnup-round = Kierros { $round }
helper-dnup-begins = Kortin 1/5 ★ haltija aloittaa. Peli kiertää myötäpäivään.
helper-dnup-begins-two = Kortin 1/5 ★ haltija aloittaa yhdellä vuorolla alueelle 2. Sen jälkeen kumpikin pelaa kaksi vuoroa peräkkäin.
helper-dnup-is-out = { $name } pääsi ensimmäisenä eroon korteistaan (2 pistettä). Muut jatkavat.
helper-dnup-goes-out = Kortit loppuivat: { $name }
helper-dnup-void = Mitätöi kierros ja jaa uudelleen
helper-dnup-points = Pisteet
helper-dnup-points-of-two = Voitetut kierrokset
helper-dnup-won = { $name } voitti pelin.
helper-dnup-setup = Ennen kierrosta
helper-dnup-remove =
    Poista ({ $symbol ->
        [a] viiden pelaajan merkki
       *[b] neljän pelaajan merkki
        [c] kolmen pelaajan merkki
    }), { $count } korttia: { $cards }
helper-dnup-keep = Kaikki kortit ovat mukana.
helper-dnup-deal = Sekoita ja jaa kaikki { $cards } korttia, { $each } kullekin.
helper-dnup-did-out = Kierros { $round }: kortit loppuivat, { $name } ({ $points } yhteensä).
helper-dnup-did-void = Kierros { $round } mitätöitiin.
helper-dnup-scores = Pisteet
helper-dnup-scores-about = Kierroksen ensimmäinen saa 2 pistettä ja toinen 1 pisteen. Ensimmäinen, jolla on vähintään 4 pistettä, voittaa.
helper-dnup-scores-round = Kierros
dnup-no-helper-nobody = Tällaista pelaajaa ei ole.
dnup-no-helper-out = Tämän pelaajan kortit ovat jo loppuneet tällä kierroksella.
