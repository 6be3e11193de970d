# Egna partier: hur de gick, vad de säger tillsammans och hur man får dem till en annan enhet.

history-lead = Partier där du har suttit vid bordet på den här enheten eller med ditt konto. Listan finns bara i den här webbläsaren.
history-loading = Hämtar partier…
history-empty = På den här enheten har ingen spelat ännu. När du sätter dig vid ett bord hittar du partiet här efteråt.
history-to-games = Välj ett spel
history-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
history-more = Visa fler ({ $count })
history-none-such = Det finns inga sådana partier.
history-nothing-over = Inget parti är slut ännu.
history-placed-out = Partier som fortsatte från en ställning och undervisningspartier räknas inte in i statistiken.

history-filter = Välj partier
history-filter-game = Spel
history-filter-result = Resultat
history-filter-foe = Motståndare
history-any-game = Alla spel
history-any-result = Alla resultat
history-any-foe = Alla motståndare
history-fate-won = Vinst
history-fate-lost = Förlust
history-fate-drawn = Oavgjort
history-fate-running = Pågår
history-your-turn = Din tur
history-watched = Du såg på
history-people = Människor
history-bot = Boten { $bot }
history-choices =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
history-lasted-under = mindre än en minut
history-lasted-minutes = { $minutes } min
history-lasted-hours = { $hours } h
history-lasted-days = { $days } d
history-placed = fortsatt från en ställning
history-taught = undervisningsparti
history-gone = Det här bordet finns inte längre på servern.
history-watch = Se på
history-study = Analysera
history-watch-this = Se på partiet: { $game }
history-study-this = Analysera partiet: { $game }
history-continue-this = Fortsätt partiet: { $game }

history-statistics = Statistik
history-won = vinster
history-lost = förluster
history-drawn = oavgjorda
history-score = { $game }: vinster { $won }, förluster { $lost }, oavgjorda { $drawn }
history-too-few =
    { $count ->
        [one] Ett enda parti säger ännu inget om skicklighet.
       *[other] { $count } partier är för få för att säga något om skicklighet.
    }
history-share = { $share } av poängen. Den verkliga nivån är av detta att döma { $low }–{ $high } (19 gånger av 20).
history-by-seat = Enligt plats
history-by-foe = Enligt motståndare

history-luck = Tur
history-dice-mine = Dina tärningar:
history-dice-theirs = Motståndarnas tärningar:
history-dice =
    { $count ->
        [one] ett kast, { $mean }
       *[other] { $count } kast, medelvärde { $mean }
    } (väntat { $expected } ± { $room })
history-dice-few =
    { $count ->
        [one] Av en tärning kan man inte sluta sig till något.
       *[other] Av så få tärningar ({ $count }) kan man inte sluta sig till något.
    }
history-dice-usual = Helt vanligt: så här mycket varierar tärningarna av sig själva.
history-dice-high = Bättre tur än vanligt: så bra går det av en slump mer sällan än en gång på 40.
history-dice-low = Sämre tur än vanligt: så illa går det av en slump mer sällan än en gång på 40.
history-study-points = { $points ->
    [one] en procentenhet
   *[other] { $points } procentenheter
}
history-study-luck = { $count ->
    [one] I det analyserade partiet
   *[other] I medeltal över { $count } analyserade partier
} { $way ->
    [up] ökade turen din vinstchans med { history-study-points }
    [down] minskade turen din vinstchans med { history-study-points }
   *[none] ändrade turen inte din vinstchans
} (± { $error }).
history-study-uncertain =
    { $count ->
        [one] Analysen av ett parti är för osäker för att räknas med.
       *[other] Analyserna av { $count } partier är för osäkra för att räknas med.
    }
history-study-none = I det här spelet läser man inte turen av tärningar. Turens betydelse syns här när du analyserar ett avslutat parti.
history-study-none-dice = Turens betydelse syns här när du analyserar ett avslutat parti.

history-elsewhere = Till en annan enhet
history-elsewhere-help = Partierna kan föras över till en annan webbläsare med en länk eller som fil. Båda öppnar dina platser vid borden: ge dem inte till andra.
history-link = Visa en privat länk
history-link-help = Öppna länken på den andra enheten. Den rymmer högst { $most } av de nyaste partierna; filen har alla.
history-save = Spara som fil
history-open = Hämta från fil
history-offered =
    { $count ->
        [one] Länken innehåller ett parti. Ska det läggas till på den här enheten?
       *[other] Länken innehåller { $count } partier. Ska de läggas till på den här enheten?
    }
history-take = Lägg till
history-leave = Lägg inte till
history-brought =
    { $count ->
        [0] Alla partier fanns redan här.
        [one] Ett parti lades till.
       *[other] { $count } partier lades till.
    }
history-bad-not-ours = Den här filen är ingen partihistorik från Pelipöytä. Välj en fil som du har sparat på den här sidan.
history-bad-newer = Filen är sparad med en nyare version av Pelipöytä. Ladda om sidan och försök igen.
history-bad-broken = Filen är trasig vid parti { $place }. Inget lades till; spara filen på nytt på den ursprungliga enheten.
history-bad-large = Filen är för stor för att vara en partihistorik. Inget lades till.
history-bad-link = Länken har kapats på vägen. Kopiera den på nytt i sin helhet eller för över partierna som fil.
