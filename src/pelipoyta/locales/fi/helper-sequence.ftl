# Sequence: seating, the deal, forgotten draws.

helper-sequence-teams = Joukkueet
helper-sequence-so-many-teams =
    { $teams ->
        [0] pelaajamäärän mukaan
       *[other] { $teams } joukkuetta
    }
helper-sequence-deal = Jako
helper-sequence-size = Jaa { $cards } korttia kullekin.
helper-sequence-cut = Kaikki nostavat kortin, ja pienin jakaa. Ässä on suurin.
helper-sequence-draw-for-deal = Arvo jakaja tässä
helper-sequence-dealer = Jakaja
helper-sequence-name-dealer = Valitse jakaja
helper-sequence-drew = { $name }: { $card }
helper-sequence-deals = { $name } jakaa, { $cards } korttia kullekin.
helper-sequence-turn = Vuoro { $number }
helper-sequence-whose = Vuorossa: { $name }, joukkue { $team }
helper-sequence-play = Kortti pelattu
helper-sequence-take = Nosti kortin: { $name }
helper-sequence-pass = Jätä väliin
helper-sequence-lapsed = { $name } unohti nostaa ja pelaa vähemmillä korteilla.
helper-sequence-won = Joukkue { $team } voitti.
helper-sequence-drawn = Peli päättyi tasan.
helper-sequence-sequences = Valmiit suorat
helper-sequence-seats = Istumajärjestys
helper-sequence-order = Istukaa tässä järjestyksessä myötäpäivään.
helper-sequence-team = Joukkue { $team }
helper-sequence-team-head = Joukkue
helper-sequence-hand = Kortteja
helper-sequence-did-cut = Jakajan arvonta: { $cards }. { $name } jakaa.
helper-sequence-did-tied = Jakajan arvonta: { $cards }. Tasan.
helper-sequence-did-dealer = { $name } jakaa.
helper-sequence-did-count = Joukkue { $team }: valmiita suoria { $count }.
helper-sequence-did-play = { $name } pelasi kortin.
helper-sequence-did-pass = { $name } jätti väliin.
helper-sequence-did-take = { $name } nosti kortin.
helper-sequence-paper = Jaettavat kortit
helper-sequence-paper-about = Kortteja kullekin pelaajalle.
helper-sequence-paper-players = Pelaajia
helper-sequence-scores = Tulokset
helper-sequence-scores-about = Merkitse voittanut joukkue.
sequence-no-helper-dealt = Kortit on jo jaettu.
sequence-no-helper-no-card = Käsi on tyhjä. Jätä väliin.
sequence-no-helper-nobody = Tällaista pelaajaa tai joukkuetta ei ole.
sequence-no-helper-nothing-owed = Tällä pelaajalla ei ole korttia nostettavana.
