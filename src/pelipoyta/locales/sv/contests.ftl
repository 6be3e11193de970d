# Serier och turneringar: flera spel i följd.

series = Hur många spel
series-one = Ett spel
series-best = Bäst av flera
series-best-count = Spel högst
series-first = Först till
series-first-count = Vinster
series-every = Alla spel
series-every-count = Spel
series-pause = Paus mellan spelen
series-seconds =
    { $seconds ->
        [0] Ingen paus
        [60] 1 minut
        [300] 5 minuter
       *[other] { $seconds } sekunder
    }
series-about-one = Efter spelet kan man komma överens om ett nytt.
series-about-best = Flest poäng vinner, och serien är slut så snart ingen kan komma ikapp. Remi ger en halv poäng.
series-about-first = Den som först har vunnit så många spel vinner serien. Remi ger ingenting.
series-about-every = Alla spel spelas och poängen räknas ihop. Remi ger en halv poäng.

contest = Serie
contest-title-best = Bäst av { $count } spel
contest-title-first =
    { $count ->
        [one] Den första vinsten avgör
       *[other] Först till { $count } vinster
    }
contest-title-every =
    { $count ->
        [one] Ett spel
       *[other] { $count } spel
    }
contest-score = Ställning
contest-course = Spel
contest-game = Spel { $number }
contest-waiting = väntar på spelare
contest-playing = pågår
contest-won-by = vinnare { $names }
contest-drawn = remi
contest-to-table = Till bordet
contest-watch = Titta på spelet
contest-look-back = Se bordet
contest-next-soon = Nästa bord dukas alldeles strax.
contest-next-in =
    { $seconds ->
        [one] Nästa bord dukas om en sekund.
       *[other] Nästa bord dukas om { $seconds } sekunder.
    }
contest-point = Poäng
contest-player = Spelare
contest-winner = Vinnare är { $name }
contest-shared = Segern delas av { $names }
contest-ended-drawn = Det blev oavgjort
contest-reckoning = Så räknades resultatet
contest-step-uncatchable =
    { $left ->
        [one] Ett spel skulle återstå, men ingen kan längre komma ikapp.
       *[other] { $left } spel skulle återstå, men ingen kan längre komma ikapp.
    }
contest-step-played-out =
    { $games ->
        [one] Det enda spelet är spelat.
       *[other] Alla { $games } spel är spelade.
    }
contest-step-reached =
    { $wins ->
        [one] Den första vinsten avgjorde.
       *[other] { $wins } vinster är nådda.
    }
contest-step-draws =
    { $draws ->
        [one] Ett spel har slutat remi och fler spelas inte: flest vinster avgör.
       *[other] { $draws } spel har slutat remi och fler spelas inte: flest vinster avgör.
    }
contest-step-won = Flest har { $name }, som alltså vinner.
contest-step-shared =
    { $players ->
        [2] Två har lika många, så segern delas.
       *[other] { $players } spelare har lika många, så segern delas.
    }
contest-rule = Regel { $rule }

chapter-CONTEST = Regler för serier
rule-CONTEST-1 = Serien spelas av dem som sitter vid dess första bord när spelet börjar, också botar. Spelen eller vinsterna är 1–25. Nästa bord dukas av sig självt när ett spel är slut och den avtalade pausen har gått. Att ge upp och att enas om remi räknas enligt bordets regler.
rule-CONTEST-2 = En vinst ger en poäng, remi en halv och en förlust ingenting. Poängen är spelarens, oavsett plats och lagkamrat.
rule-CONTEST-3 = Bäst av flera: flest poäng vinner, och serien är slut så snart ingen kan komma ikapp. Med lika poäng på slutet delas segern. För två spelare är antalet spel udda.
rule-CONTEST-4 = Först till: den som först har vunnit det avtalade antalet spel vinner serien. Remi ger ingenting, utan ett nytt spel spelas. Blir remierna lika många som vinsterna som behövs, är serien slut och flest vinster avgör.
rule-CONTEST-5 = Alla spel: vart och ett spelas, också när det är avgjort. Flest poäng vinner, och med lika poäng delas segern.
rule-CONTEST-6 = I varje spel flyttar alla en plats framåt. I lagspel byts också lagkamraterna: de som har spelat minst tillsammans hamnar ihop.
rule-CONTEST-7 = Det som är dolt i spelet är dolt i serien. Om ett pågående spel berättas bara vilka som spelar, och annat, som antalet riddare, först när det är slut.
