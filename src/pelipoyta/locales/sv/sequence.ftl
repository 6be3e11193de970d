sequence-name = Sequence
sequence-tagline = Kort ur handen, bricka på brädet, fem i rad
sequence-blurb = Varje kort öppnar två rutor. Bygg sviter om fem för ditt lag, bryt de andras och spara knektarna till rätt stund.

sequence-option-teams = Lag
sequence-option-teams-help = Sex eller tolv spelare kan spela i två eller tre lag.
sequence-option-teams-0 = Efter antalet spelare
sequence-option-teams-2 = Två
sequence-option-teams-3 = Tre
sequence-option-draw = Att dra kort
sequence-option-draw-help = Drar man själv går kortet förlorat om man glömmer det.
sequence-option-draw-automatic = Kortet dras av sig självt
sequence-option-draw-manual = Var och en drar själv
sequence-option-no_coaching = Förbud mot att rådgöra
sequence-option-no_coaching-help = Under partiet är spelarnas samtal stängt. För en vink till en lagkamrat förlorar var och en i laget ett kort.
sequence-option-judge = Vem avgör anklagelser
sequence-option-judge-help = Domare är den som öppnar bordet och inte själv spelar: ge då alla platser åt andra. Bara när man spelar utan råd.
sequence-option-judge-team = Det anklagade laget självt
sequence-option-judge-host = Domaren
sequence-option-thieves = Svittjuvar
sequence-option-thieves-help = En enögd knekt får ta en bricka också ur en färdig svit.
sequence-option-turn_limit = Högst antal turer
sequence-option-turn_limit-help = När så många turer har spelats är partiet oavgjort.

sequence-ask-play = Spela ett kort.
sequence-ask-lock = Välj vilka fem som låses till en svit.
sequence-ask-penalty = Välj kortet du förlorar.
sequence-ask-judge = Avgör påståendet om råd.
sequence-wait-play = { $name } spelar.
sequence-wait-lock = { $name } väljer vilken svit som låses.
sequence-wait-penalty = { $name } väljer ett kort att förlora.

sequence-no-uneven-teams = Av { $players } spelare blir det inte { $teams } lika stora lag.
sequence-no-game-over = Partiet är redan slut.
sequence-no-not-dealt = Korten är inte givna ännu.
sequence-no-being-drawn = Ett kort dras just nu.
sequence-no-not-your-turn = Det är inte din tur nu.
sequence-no-not-held = Du har inte kortet { $card }.
sequence-no-no-such-cell = Rutan { $cell } finns inte på brädet.
sequence-no-corner = Hörnet är allas, och ingen bricka läggs där.
sequence-no-other-card = { $card } går inte här.
sequence-no-taken = Det ligger redan en bricka på rutan.
sequence-no-no-chip = På rutan finns ingen bricka att ta.
sequence-no-own-chip = På rutan ligger ditt eget lags bricka.
sequence-no-locked = Brickan hör till en färdig svit och kan inte tas.
sequence-no-jack-never-dead = En knekt ({ $card }) är aldrig död.
sequence-no-not-dead = Kortet { $card } har ännu en fri ruta och är alltså inte dött.
sequence-no-second-exchange = Du har redan bytt ett dött kort den här turen.
sequence-no-no-cards = Det finns inga kort att dra.
sequence-no-can-play = Du kan spela ett kort och får inte passa.
sequence-no-must-exchange = Byt först ditt döda kort.
sequence-no-nothing-to-lock = Nu finns ingen svit att välja.
sequence-no-not-a-way = De här fem duger inte som svit.
sequence-no-lock-first = Välj först vilka fem som låses.
sequence-no-drawn-for-you = Vid det här bordet dras kortet av sig självt.
sequence-no-nothing-owed = Du har inget kort att dra.
sequence-no-lapsed = Din rätt att dra har hunnit förfalla.
sequence-no-coaching-allowed = Vid det här bordet får lagkamrater ge råd.
sequence-no-talk-closed = Vid det här bordet spelar man utan råd, så spelarna är tysta under partiet.
sequence-no-no-such-team = Det laget finns inte.
sequence-no-own-team = Man kan inte anklaga sitt eget lag.
sequence-no-team-of-one = I ett lag med en spelare finns ingen att ge råd.
sequence-no-claim-open = Det förra påståendet är inte avgjort ännu.
sequence-no-claimed-already = Du kan komma med ett nytt påstående först efter din egen tur.
sequence-no-no-claim = Ingenting har påståtts.
sequence-no-not-accused = Påståendet gäller ett annat lag.
sequence-no-denied-already = Du har redan svarat.
sequence-no-nothing-to-judge = En domare har något att avgöra bara när man spelar utan råd.
sequence-no-host-plays = Domaren kan inte själv spela. Ge din plats åt andra, eller låt laget självt medge påståenden.
sequence-no-host-judges = Påståendet avgörs av domaren.
sequence-no-team-judges = På påståendet svarar det anklagade laget självt.
sequence-no-not-the-host = Bara domaren kan avgöra påståendet.
sequence-no-host-only-judges = Domaren avgör påståenden men spelar inte.
sequence-no-penalty-first = Först betalas straffet.
sequence-no-nothing-to-lose = Du behöver inte förlora något kort.

sequence-team = { $team ->
    [0] de blå
    [1] de röda
   *[2] de gröna
}
sequence-team-first = { $team ->
    [0] De blå
    [1] De röda
   *[2] De gröna
}
sequence-team-of = { $team ->
    [0] blå lagets
    [1] röda lagets
   *[2] gröna lagets
}

sequence-log-cut = Dragning om given: { $cards }.
sequence-log-dealt = { $name } ger.
sequence-log-dealt-you = Du ger.
sequence-log-placed = { $card } → { $cell }
sequence-log-removed = { $card } tar en { sequence-cell-chip } från { $cell }
sequence-log-locked = { sequence-team-first } fick en svit!
sequence-log-unlocked = { sequence-team-of-first } svit löstes upp.
sequence-log-exchanged = Det döda kortet { $card } byttes mot ett nytt.
sequence-log-passed = Passade.
sequence-log-drew-own = Du drog { $card }.
sequence-log-lapsed = Rätten att dra förföll.
sequence-log-reshuffled = Kasthögarna blandades till en ny draghög ({ $cards } kort).
sequence-log-accused = Påstår: { sequence-team } gav varandra råd.
sequence-log-denied = Nekar till påståendet.
sequence-log-admitted = Medger påståendet. { sequence-team-first } förlorar var sitt kort.
sequence-log-upheld = Domaren godkände påståendet. { sequence-team-first } förlorar var sitt kort.
sequence-log-dismissed = Domaren förkastade påståendet: { sequence-team } förlorar ingenting.
sequence-log-dropped = Påståendet föll: { sequence-team } förlorar ingenting.
sequence-log-chose = Valde ett kort att förlora.
sequence-log-lost = Förlorade { $card }.

sequence-team-of-first = { $team ->
    [0] Blå lagets
    [1] Röda lagets
   *[2] Gröna lagets
}

sequence-board = Spelbräde
sequence-hand = Din hand
sequence-empty-hand = Du har inga kort.
sequence-table = Spelare och kasthögar
sequence-score = Färdiga sviter
sequence-score-team = { sequence-team-first }: { $have } / { $need }
sequence-cards = { $count ->
    [one] ett kort på handen
   *[other] { $count } kort på handen
}
sequence-goal = { $need ->
    [one] Mål: en svit om fem marker
    [2] Mål: två sviter om fem marker
   *[other] Mål: { $need } sviter om fem marker
  }
sequence-deck = { $count } i draghögen
sequence-pile = Kasthög, det nyaste först
sequence-pile-top = överst i högen { $card }
sequence-pile-empty = tom hög
sequence-owed = ett kort inte draget

sequence-card = { $suit ->
    [clubs] klöver
    [diamonds] ruter
    [hearts] hjärter
   *[spades] spader
} { $rank ->
    [J] knekt
    [Q] dam
    [K] kung
    [A] ess
   *[other] { $rank }
}
sequence-jack-wild = tvåögd: en bricka var som helst
sequence-jack-thief = enögd: tar en bricka
sequence-dead = dött
sequence-card-fits = passar på vald ruta

sequence-cell-free = fri
sequence-cell-corner = { $row ->
    [upper] övre
   *[lower] nedre
} { $column ->
    [left] vänstra
   *[right] högra
} hörnet, allas
sequence-cell-chip = { $team ->
    [0] blå bricka
    [1] röd bricka
   *[2] grön bricka
}
sequence-cell-locked = { sequence-cell-chip } i en färdig svit
sequence-cell-last = senaste draget
sequence-cell-lit = du kan spela här

sequence-tools = Vy
sequence-sort-suit = Sortera handen efter färg
sequence-sort-rank = Sortera handen efter värde
sequence-four-colours = Fyra färger
sequence-large = Stor stil
sequence-zoom-in = Zooma in
sequence-zoom-out = Zooma ut

sequence-take = Dra ett kort
sequence-exchange = Byt döda { $card }
sequence-pass = Passa
sequence-lose = Förlora { $card }
sequence-lock = Lås dessa ({ $number }/{ $count })
sequence-way-after = Nästa alternativ
sequence-claim = Påstå att råd gavs
sequence-claim-team = { sequence-team-first } gav råd
sequence-accused = Ert lag påstås ha gett råd.
sequence-agree = Medge
sequence-deny = Neka
sequence-judge = { $name } påstår: { sequence-team } gav råd. Avgör påståendet.
sequence-uphold = Godkänn
sequence-dismiss = Förkasta
sequence-judged-by-host = Domaren avgör: gav { sequence-team } råd?
sequence-hint-card = Välj kortet du spelar på rutan.
sequence-hint-dead = Spela ett kort eller byt det döda.
sequence-hint-lose = Välj kortet du förlorar.
sequence-hint-take = Dra innan { $name } har spelat och dragit.
sequence-hint-lapsed = Din rätt att dra har förfallit. Spela ett kort.
sequence-place = { $card }, { $which ->
    [upper] övre
    [lower] nedre
    [left] vänster
   *[right] höger
}
sequence-log-by = { $name }: { $line }
sequence-say-accuse = Vilka har gett råd?
sequence-say-cell = { $card }: välj en upplyst ruta.
sequence-say-dead = { $card } är dött: båda dess rutor har en bricka.
sequence-sort-short = Sortera
sequence-large-short = Stor
sequence-fact-lines = Sviter
sequence-fact-chips = Brickor på brädet

sequence-option-variants = Varianter
sequence-option-variants-help = Undantag från bokens regler. De kan kombineras.
sequence-variant-row = Radens längd
sequence-variant-row-length = Rutor
sequence-variant-rows = Antal rader
sequence-variant-rows-count = Rader
sequence-variant-board = Blandat bräde
sequence-variant-board-number = Brädets nummer
