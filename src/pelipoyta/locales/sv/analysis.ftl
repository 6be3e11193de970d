# Efter partiet: sannolikheten att vinna, vändpunkter, vad ett val kostade och vem turen gynnade.

analysis-title = Efter partiet
analysis-lead = Maskinen spelar om ställningarna och bedömer var partiet vände. Det tar från några sekunder till en minut.
analysis-ask = Granska partiet
analysis-again = Försök igen
analysis-working = Partiet granskas
analysis-progress = Granskat { $done } / { $total }
analysis-chart = Sannolikheten att vinna, drag för drag
analysis-chart-of = { $name }: i början { $start } %, i slutet { $end } %.
analysis-all-moments = Alla lägen som tabell
analysis-moment = Drag
analysis-what = Vad som hände
analysis-chance-of = Vinner, %
analysis-start = Början
analysis-rolled = tur
analysis-turning = Vändpunkter
analysis-no-turning = Partiet vände inte på ett ställe: inget enskilt läge ändrade det med tio procentenheter.
analysis-turn-luck =
    { $way ->
        [up] { $name } hade tur: sannolikheten att vinna steg med { $points } procentenheter (± { $error }).
       *[down] { $name } hade otur: sannolikheten att vinna sjönk med { $points } procentenheter (± { $error }).
    }
analysis-turn-skill = { $name } valde { $action }, men { $better } hade varit bättre. Valet kostade { $points } procentenheter (± { $error }).
analysis-turn-reveal =
    { $way ->
        [up] { $name } träffade på det som inte gick att veta: det dolda var till fördel, { $points } procentenheter (± { $error }).
       *[down] { $name } träffade på det som inte gick att veta: det dolda var till nackdel, { $points } procentenheter (± { $error }).
    }
analysis-jump = Se drag { $move }
analysis-moves = Val där det fanns bättre
analysis-no-moves = Inget val var klart sämre än de andra.
analysis-mark =
    { $mark ->
        [blunder] Svårt fel
        [mistake] Fel
       *[inaccuracy] Oprecist
    }
analysis-loss = { $name } valde { $action } ({ $value } %), medan { $better } hade gett { $best } %. Skillnaden är { $points } procentenheter (± { $error }).
analysis-share = Det var bäst i { $share } procent av de världar som var möjliga enligt vad spelaren såg.
analysis-reply = Svaret { $reply } gjorde mest ont ({ $name }).
analysis-why = Den största skillnaden: { $terms }.
analysis-accounts = Varifrån resultatet kom
analysis-player = Spelare
analysis-part-start = I början
analysis-part-deal = Given
analysis-part-luck = Egen tur
analysis-part-others_luck = Andras tur
analysis-part-skill = Egna fel
analysis-part-others_skill = Andras fel
analysis-part-reveal = Avslöjat
analysis-part-drift = Ändrad bedömning
analysis-part-ended = Uppgivet eller avtalat
analysis-part-result = Resultat
analysis-parts = Talen är procentenheter, och delarna ger tillsammans resultatet. Turen hör till den som slog eller drog.
analysis-marks = { $blunders } svåra fel, { $mistakes } fel, { $inaccuracies } oprecisa val; i medeltal { $loss } procentenheter per val.
analysis-uncertain = Bedömningen är osäker: den ändrades under partiet mer än slump och val förklarar.
analysis-judge = { $judge ->
    [sight] På nya partier har bedömningen haft fel med i medeltal { $error } procentenheter.
   *[games] Bedömningen är räknad genom att en bot spelat ställningarna till slut; felet är högst { $error } procentenheter.
}
analysis-weighed = { $weighed } av { $choices } val har vägts.
analysis-hint = Fel bedöms enligt vad spelaren kunde veta, inte enligt vad som till slut visade sig.

analysis-rolechess-standing = pjäserna och deras energi
analysis-rolechess-blow = det egna nästa slaget
analysis-rolechess-crown = det egna hotet mot fiendens kejsare
analysis-rolechess-threat = ett slag som kan slås först nästa tur
analysis-rolechess-danger = hotet mot fiendens kejsare nästa tur
analysis-rolechess-turn = vems tur det är
analysis-dnup-match = ställningen i matchen
analysis-dnup-turns = hur många turer handen ännu kräver
analysis-dnup-cards = korten på handen
analysis-dnup-returning = vad som kan komma tillbaka från bordet
analysis-dnup-turn = vems tur det är
analysis-sequence-lines = färdiga rader
analysis-sequence-ready = rader som kan fyllas genast
analysis-sequence-near = rader som saknar lite
analysis-sequence-far = påbörjade rader
analysis-sequence-jacks = knektar på handen
analysis-sequence-turn = vems tur det är
analysis-kasvoton-army = arméns styrka
analysis-kasvoton-knight = riddaren
analysis-kasvoton-siege = fiender kring kungen
analysis-kasvoton-king_seen = fienden känner till kungen
analysis-kasvoton-king_fell = kungen har fallit
analysis-kasvoton-unseen = kort som fienden inte känner
analysis-kasvoton-turn = vems tur det är
analysis-lotr-journey = hur långt resan har kommit
analysis-lotr-burdens = bördorna
analysis-lotr-wounds = Ringbärarens sår
analysis-lotr-fellowship = sällskapets styrka
analysis-lotr-minions = egna hantlangare på bordet
analysis-lotr-hand = korten på handen
analysis-lotr-dead = de döda
analysis-lotr-turn = vems tur det är
