sequence-name = Sequence
sequence-tagline = Kortti kädestä, merkki laudalle, viisi suoraan
sequence-blurb = Jokainen kortti avaa kaksi ruutua. Rakenna joukkueellesi viiden suoria, katko muiden ja säästä jätkät oikeaan hetkeen.

sequence-option-teams = Joukkueita
sequence-option-teams-help = Kuusi tai kaksitoista pelaajaa voi pelata kahdessa tai kolmessa joukkueessa.
sequence-option-teams-0 = Pelaajamäärän mukaan
sequence-option-teams-2 = Kaksi
sequence-option-teams-3 = Kolme
sequence-option-draw = Kortin nosto
sequence-option-draw-help = Itse nostettaessa kortti jää saamatta, jos nosto unohtuu.
sequence-option-draw-automatic = Kortti nostetaan automaattisesti
sequence-option-draw-manual = Jokainen nostaa itse
sequence-option-no_coaching = Neuvottelukielto
sequence-option-no_coaching-help = Pelaajat eivät voi keskustella pelin aikana. Jos joku vihjaa joukkuetoverilleen, joukkueen jokainen pelaaja menettää kortin.
sequence-option-judge = Kuka ratkaisee syytökset
sequence-option-judge-help = Tuomari on pöydän avaaja, joka ei itse pelaa: varaa silloin kaikki paikat muille. Vain, jos pöydässä on neuvottelukielto.
sequence-option-judge-team = Syytetty joukkue itse
sequence-option-judge-host = Tuomari
sequence-option-thieves = Varas saa rikkoa suoran
sequence-option-thieves-help = Yksisilmäinen jätkä saa ottaa merkin myös valmiista suorasta.
sequence-option-turn_limit = Vuoroja enintään
sequence-option-turn_limit-help = Kun näin monta vuoroa on pelattu, peli on tasan.

sequence-ask-play = Pelaa kortti.
sequence-ask-lock = Valitse, mitkä viisi lukitaan suoraksi.
sequence-ask-penalty = Valitse kortti, jonka menetät.
sequence-ask-judge = Ratkaise syytös neuvottelusta.
sequence-wait-play = { $name } pelaa.
sequence-wait-lock = { $name } valitsee lukittavan suoran.
sequence-wait-penalty = { $name } valitsee menetettävää korttia.

sequence-no-uneven-teams = { $players } pelaajasta ei saa { $teams } yhtä suurta joukkuetta.
sequence-no-game-over = Peli on jo päättynyt.
sequence-no-not-dealt = Kortteja ei ole vielä jaettu.
sequence-no-being-drawn = Korttia nostetaan parhaillaan.
sequence-no-not-your-turn = Nyt ei ole sinun vuorosi.
sequence-no-not-held = Sinulla ei ole korttia { $card }.
sequence-no-no-such-cell = Ruutua { $cell } ei ole laudalla.
sequence-no-corner = Kulmaruutu käy kaikkien merkistä, eikä siihen panna merkkiä.
sequence-no-other-card = Tähän ruutuun ei käy { $card }.
sequence-no-taken = Ruudussa on jo merkki.
sequence-no-no-chip = Ruudussa ei ole otettavaa merkkiä.
sequence-no-own-chip = Ruudussa on oman joukkueesi merkki.
sequence-no-locked = Merkki kuuluu valmiiseen suoraan, eikä sitä voi ottaa.
sequence-no-jack-never-dead = Jätkä ({ $card }) ei ole koskaan turha.
sequence-no-not-dead = Kortilla { $card } on vielä vapaa ruutu, joten se ei ole turha.
sequence-no-second-exchange = Olet jo vaihtanut turhan kortin tällä vuorolla.
sequence-no-no-cards = Nostettavia kortteja ei ole.
sequence-no-can-play = Voit pelata kortin, joten vuoro ei jää väliin.
sequence-no-must-exchange = Vaihda ensin turha korttisi.
sequence-no-nothing-to-lock = Nyt ei ole suoraa valittavana.
sequence-no-not-a-way = Nämä viisi eivät käy suoraksi.
sequence-no-lock-first = Valitse ensin, mitkä viisi lukitaan.
sequence-no-drawn-for-you = Tässä pöydässä kortti nostetaan automaattisesti.
sequence-no-nothing-owed = Sinulla ei ole korttia nostettavana.
sequence-no-lapsed = Nosto-oikeutesi ehti raueta.
sequence-no-coaching-allowed = Tässä pöydässä joukkuetoverit saavat neuvotella.
sequence-no-talk-closed = Tässä pöydässä on neuvottelukielto, joten keskustelu on pelin ajan suljettu.
sequence-no-no-such-team = Sellaista joukkuetta ei ole.
sequence-no-own-team = Omaa joukkuetta ei voi syyttää.
sequence-no-team-of-one = Yhden pelaajan joukkueessa ei ole ketään, kenen kanssa neuvotella.
sequence-no-claim-open = Edellinen syytös on vielä ratkaisematta.
sequence-no-claimed-already = Voit esittää uuden syytöksen vasta oman vuorosi jälkeen.
sequence-no-no-claim = Ketään ei ole syytetty.
sequence-no-not-accused = Syytös koskee toista joukkuetta.
sequence-no-denied-already = Olet jo vastannut.
sequence-no-nothing-to-judge = Tuomarilla on ratkaistavaa vain, jos pöydässä on neuvottelukielto.
sequence-no-host-plays = Tuomari ei voi itse pelata. Anna paikkasi muille tai valitse, että syytetty joukkue ratkaisee syytökset itse.
sequence-no-host-judges = Syytöksen ratkaisee tuomari.
sequence-no-team-judges = Syytökseen vastaa syytetty joukkue itse.
sequence-no-not-the-host = Vain tuomari voi ratkaista syytöksen.
sequence-no-host-only-judges = Tuomari ratkaisee syytökset, mutta ei pelaa.
sequence-no-penalty-first = Ensin maksetaan rangaistus.
sequence-no-nothing-to-lose = Sinun ei tarvitse menettää korttia.

sequence-team = { $team ->
    [0] siniset
    [1] punaiset
   *[2] vihreät
}
sequence-team-first = { $team ->
    [0] Siniset
    [1] Punaiset
   *[2] Vihreät
}
sequence-team-of = { $team ->
    [0] sinisten
    [1] punaisten
   *[2] vihreiden
}

sequence-log-cut = Jakajan nosto: { $cards }.
sequence-log-dealt = { $name } jakaa.
sequence-log-dealt-you = Jaat.
sequence-log-placed = { $card } → { $cell }
sequence-log-removed = { $card } vie { sequence-team-of } merkin ruudusta { $cell }
sequence-log-locked = { sequence-team-first } saivat suoran!
sequence-log-unlocked = { sequence-team-of-first } suora purkautui.
sequence-log-exchanged = Turha { $card } vaihtui uuteen.
sequence-log-passed = Vuoro jäi väliin.
sequence-log-drew-own = Nostit kortin { $card }.
sequence-log-lapsed = Nosto-oikeus raukesi.
sequence-log-reshuffled = Poistopinot sekoitettiin uudeksi pakaksi ({ $cards } korttia).
sequence-log-accused = Syyttää: { sequence-team } neuvottelivat.
sequence-log-denied = Kiistää syytöksen.
sequence-log-admitted = Myöntää syytöksen. { sequence-team-first } menettävät kukin kortin.
sequence-log-upheld = Tuomari hyväksyi syytöksen. { sequence-team-first } menettävät kukin kortin.
sequence-log-dismissed = Tuomari hylkäsi syytöksen: { sequence-team } eivät menetä mitään.
sequence-log-dropped = Syytös raukesi: { sequence-team } eivät menetä mitään.
sequence-log-chose = Valitsi menetettävän kortin.
sequence-log-lost = Menetti kortin { $card }.

sequence-team-of-first = { $team ->
    [0] Sinisten
    [1] Punaisten
   *[2] Vihreiden
}

sequence-board = Pelilauta
sequence-hand = Kätesi
sequence-empty-hand = Sinulla ei ole kortteja.
sequence-table = Pelaajat ja poistopinot
sequence-score = Valmiit suorat
sequence-score-team = { sequence-team-first }: { $have } / { $need }
sequence-cards = { $count ->
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
}
sequence-goal = { $need ->
    [one] Tavoite: yksi viiden merkin suora
    [2] Tavoite: kaksi viiden merkin suoraa
   *[other] Tavoite: { $need } viiden merkin suoraa
  }
sequence-deck = Pakassa { $count }
sequence-pile = Poistopino, uusin ensin
sequence-pile-top = pinossa päällimmäisenä { $card }
sequence-pile-empty = pino tyhjä
sequence-owed = kortti nostamatta

sequence-card = { $suit ->
    [clubs] risti
    [diamonds] ruutu
    [hearts] hertta
   *[spades] pata
} { $rank ->
    [J] jätkä
    [Q] rouva
    [K] kuningas
    [A] ässä
   *[other] { $rank }
}
sequence-jack-wild = kaksisilmäinen: merkki mihin tahansa
sequence-jack-thief = yksisilmäinen: ottaa merkin
sequence-dead = turha
sequence-card-fits = sopii valittuun ruutuun

sequence-cell-free = vapaa
sequence-cell-corner = { $column ->
    [left] vasen
   *[right] oikea
} { $row ->
    [upper] yläkulma
   *[lower] alakulma
}, käy kaikkien merkistä
sequence-cell-chip = { sequence-team-of } merkki
sequence-cell-locked = { sequence-team-of } merkki valmiissa suorassa
sequence-cell-last = viimeisin siirto
sequence-cell-lit = voit pelata tähän

sequence-tools = Näkymä
sequence-sort-suit = Järjestä käsi maittain
sequence-sort-rank = Järjestä käsi arvoittain
sequence-four-colours = Neljä väriä
sequence-large = Isot kirjaimet
sequence-zoom-in = Lähennä
sequence-zoom-out = Loitonna

sequence-take = Nosta kortti
sequence-exchange = Vaihda turha { $card }
sequence-pass = Jätä vuoro väliin
sequence-lose = Luovu kortista { $card }
sequence-lock = Lukitse nämä ({ $number }/{ $count })
sequence-way-after = Seuraava vaihtoehto
sequence-claim = Syytä neuvottelusta
sequence-claim-team = { sequence-team-first } neuvottelivat
sequence-accused = Joukkuettanne syytetään neuvottelusta.
sequence-agree = Myönnä
sequence-deny = Kiistä
sequence-judge = { $name } syyttää: { sequence-team } neuvottelivat. Ratkaise syytös.
sequence-uphold = Hyväksy syytös
sequence-dismiss = Hylkää syytös
sequence-judged-by-host = Tuomari ratkaisee: neuvottelivatko { sequence-team }?
sequence-hint-card = Valitse kortti, jonka pelaat tähän ruutuun.
sequence-hint-dead = Pelaa kortti tai vaihda turha.
sequence-hint-lose = Valitse kortti, jonka menetät.
sequence-hint-take = Nosta ennen kuin { $name } on pelannut ja nostanut.
sequence-hint-lapsed = Nosto-oikeutesi raukesi. Pelaa kortti.
sequence-place = { $card }, { $which ->
    [upper] ylempi
    [lower] alempi
    [left] vasen
   *[right] oikea
}
sequence-log-by = { $name }: { $line }
sequence-say-accuse = Ketkä neuvottelivat?
sequence-say-cell = { $card }: valitse valaistu ruutu.
sequence-say-dead = { $card } on turha: sen molemmissa ruuduissa on merkki.
sequence-sort-short = Järjestä
sequence-large-short = Isot
sequence-fact-lines = Suorat
sequence-fact-chips = Merkit laudalla

sequence-option-variants = Muunnelmat
sequence-option-variants-help = Poikkeuksia kirjan säännöistä. Niitä voi yhdistellä.
sequence-variant-row = Suoran pituus
sequence-variant-row-length = Ruutuja
sequence-variant-rows = Suorien määrä
sequence-variant-rows-count = Suoria
sequence-variant-board = Sekoitettu lauta
sequence-variant-board-number = Laudan numero
