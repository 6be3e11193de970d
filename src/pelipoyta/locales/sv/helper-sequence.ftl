# Sequence: seating, the deal, forgotten draws.

helper-sequence-teams = Lag
helper-sequence-so-many-teams =
    { $teams ->
        [0] efter antalet spelare
       *[other] { $teams } lag
    }
helper-sequence-deal = Given
helper-sequence-size = Ge { $cards } kort var.
helper-sequence-cut = Alla drar ett kort, och det lägsta ger. Ess är högst.
helper-sequence-draw-for-deal = Lotta given här
helper-sequence-dealer = Giv
helper-sequence-name-dealer = Välj giv
helper-sequence-drew = { $name }: { $card }
helper-sequence-deals = { $name } ger, { $cards } kort var.
helper-sequence-turn = Tur { $number }
helper-sequence-whose = I tur: { $name }, lag { $team }
helper-sequence-play = Kort spelat
helper-sequence-take = Drog kort: { $name }
helper-sequence-pass = Passa
helper-sequence-lapsed = { $name } glömde dra och spelar med färre kort.
helper-sequence-won = Lag { $team } vann.
helper-sequence-drawn = Partiet slutade oavgjort.
helper-sequence-sequences = Färdiga rader
helper-sequence-seats = Placering
helper-sequence-order = Sitt i den här ordningen, medsols.
helper-sequence-team = Lag { $team }
helper-sequence-team-head = Lag
helper-sequence-hand = Kort
helper-sequence-did-cut = Lottning av giv: { $cards }. { $name } ger.
helper-sequence-did-tied = Lottning av giv: { $cards }. Lika.
helper-sequence-did-dealer = { $name } ger.
helper-sequence-did-count = Lag { $team }: färdiga rader { $count }.
helper-sequence-did-play = { $name } spelade ett kort.
helper-sequence-did-pass = { $name } passade.
helper-sequence-did-take = { $name } drog ett kort.
helper-sequence-paper = Kort att ge
helper-sequence-paper-about = Kort till var och en.
helper-sequence-paper-players = Spelare
helper-sequence-scores = Resultat
helper-sequence-scores-about = Skriv in det vinnande laget.
sequence-no-helper-dealt = Korten är redan utdelade.
sequence-no-helper-no-card = Handen är tom. Passa.
sequence-no-helper-nobody = Den spelaren eller det laget finns inte.
sequence-no-helper-nothing-owed = Den spelaren har inget kort att dra.
