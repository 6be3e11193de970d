# Orden i Den ansiktslösa fienden.

kasvoton-name = Den ansiktslösa fienden
kasvoton-tagline = Två arméer, korten med baksidan upp
kasvoton-blurb = Ställ upp din dolda armé, känn på fienden, omringa dess kort och finn kungen. För två eller två par.
kasvoton-card = { $rank ->
    [1] spejare
    [2] bönder
    [3] uppbåd
    [4] sköldbärare
    [5] bågskyttar
    [6] spjutmän
    [7] infanteri
    [8] tungt infanteri
    [9] legosoldater
    [10] kavalleri
    [11] prins
    [12] drottning
    [13] kung
   *[14] riddare
}
kasvoton-card-first = { $rank ->
    [1] Spejare
    [2] Bönder
    [3] Uppbåd
    [4] Sköldbärare
    [5] Bågskyttar
    [6] Spjutmän
    [7] Infanteri
    [8] Tungt infanteri
    [9] Legosoldater
    [10] Kavalleri
    [11] Prins
    [12] Drottning
    [13] Kung
   *[14] Riddare
}
kasvoton-card-numbered = { kasvoton-card } ({ $rank })
kasvoton-knight = Riddare { $knight }
kasvoton-side = { $side ->
    [0] blå
   *[1] grå
}

kasvoton-option-turn_limit = Turgräns
kasvoton-option-turn_limit-help = Så många turer har var och en, sedan är partiet oavgjort. 0: ingen gräns.
kasvoton-option-shield_wall = Sköldmur
kasvoton-option-shield_wall-help = Bågskyttar kan inte fälla sköldbärare.
kasvoton-option-spear_hedge = Spjutvall
kasvoton-option-spear_hedge-help = Kavalleri biter inte på spjutmän: ingen faller i anfallet.
kasvoton-option-shame = Skam
kasvoton-option-shame-help = En riddare som anfaller en drottning faller.
kasvoton-option-deduction = Slutledningshjälp
kasvoton-option-deduction-help = Spelet räknar ut vad dolda kort ännu kan vara och hur ett anfall kan gå.

kasvoton-ask-knight = Välj din armés riddare.
kasvoton-ask-split = Dela upp de sex standardkorten med din partner.
kasvoton-ask-deploy = Ställ upp din armé och säg till när du är redo.
kasvoton-ask-starter = Vem av er börjar?
kasvoton-ask-archers = Din tur: flytta, skjut eller slå.
kasvoton-ask-scout = Draget är gjort: speja, slå eller avsluta turen.
kasvoton-ask-strikes = Slå eller avsluta turen.
kasvoton-ask-pair = Kortet är avslöjat: slår du det, och med vilket par?
kasvoton-ask-royal = En drottning! Visa en kunglig eller skona henne.
kasvoton-wait-knight = { $name } väljer riddare.
kasvoton-wait-split = { $name } funderar på standardkorten.
kasvoton-wait-deploy = { $name } ställer upp sin armé.
kasvoton-wait-starter = { $name } funderar på vem som börjar.
kasvoton-wait-archers = { $name } är i tur.
kasvoton-wait-scout = { $name } har flyttat och funderar på att slå.
kasvoton-wait-strikes = { $name } funderar på fler slag.
kasvoton-wait-pair = { $name } avgör linjeslaget.
kasvoton-wait-royal = { $name } avgör om drottningen faller.

kasvoton-no-game-over = Partiet är redan slut.
kasvoton-no-not-now = Det här går inte just nu.
kasvoton-no-not-your-turn = Det är inte din tur.
kasvoton-no-ready-already = Din armé är redan redo, och uppställningen ändras inte mer.
kasvoton-no-no-such-knight = Den riddaren finns inte.
kasvoton-no-not-of-the-six = Bara de sex standardkorten delas.
kasvoton-no-offers-spent = { $limit } förslag har redan gjorts: det sista gäller.
kasvoton-no-offered-already = Just detta är redan föreslaget. Godkänn det eller föreslå annat.
kasvoton-no-nothing-offered = Inget har föreslagits ännu.
kasvoton-no-not-of-the-team = Den som börjar måste vara i ert lag.
kasvoton-no-outside = Rutan { $cell } hör inte till din uppställning.
kasvoton-no-not-next = Rutan { $cell } står inte på tur: rutorna fylls i ordning.
kasvoton-no-no-such-card = Ett sådant kort ({ $face }) har du inte kvar att ställa upp.
kasvoton-no-cards-missing =
    { $count ->
        [one] Ett kort är ännu inte utställt.
       *[other] { $count } kort är ännu inte utställda.
    }
kasvoton-no-phase-left = Den fasen är redan förbi denna tur.
kasvoton-no-no-card = I rutan { $cell } finns inget kort av dina.
kasvoton-no-partners-half = Rutan { $cell } ligger på din partners halva: kortet där får du varken se eller använda.
kasvoton-no-into-partners-half = Från mittkolumnen får man inte gå till partnerns halva ({ $cell }).
kasvoton-no-partner-hidden = Din partners kort måste vara avslöjade före försöket ({ $cell }).
kasvoton-no-not-archers = I rutan { $cell } finns inga bågskyttar.
kasvoton-no-has-shot = Bågskyttarna i { $cell } har redan skjutit denna tur.
kasvoton-no-no-target = Framför bågskyttarna i { $cell } finns ingen fiende.
kasvoton-no-off-board = Rutan { $cell } finns inte på brädet.
kasvoton-no-not-a-step = Ett kort går bara till en ruta intill, och { $cell } är inte det.
kasvoton-no-own-card = Dit går det inte att flytta: i rutan { $cell } står ett eget kort.
kasvoton-no-queen-attacks = En drottning anfaller aldrig ({ $cell }).
kasvoton-no-not-scout = I rutan { $cell } finns ingen spejare.
kasvoton-no-scout-neighbours = Intill spejaren ({ $cell }) ska det finnas en eller två fiender, nu är de { $count }.
kasvoton-no-no-enemy = I rutan { $cell } finns ingen fiende.
kasvoton-no-no-line = Mot kortet i { $cell } finns ingen linje.
kasvoton-no-no-triangle = Mot kortet i { $cell } finns ingen triangel.
kasvoton-no-not-a-pair = De två bildar ingen linje med { $cell }.
kasvoton-no-no-royal = Drottningen ({ $cell }) kan slås i en linje bara om ett av korten är kungligt.
kasvoton-no-too-weak = Summan { $sum } är inte större än { $number }.
kasvoton-no-not-beside = Rutan { $cell } ligger inte intill kortet som slås.
kasvoton-no-not-royal = Kortet i { $cell } är inte kungligt.
kasvoton-no-open-already = Kortet i { $cell } är redan avslöjat.
kasvoton-no-four-only = Det här hör bara till fyra spelare.
kasvoton-no-too-late = Det här får sägas bara en gång och före slutet av ens första tur.
kasvoton-no-not-middle = I rutan { $cell } finns inget av lagets kort i mittkolumnen.

kasvoton-log-knight-chosen = { $name } valde riddare { $knight }.
kasvoton-log-knight-chosen-you = Du valde riddare { $knight }.
kasvoton-log-split-offered = { $name } föreslår åt sig själv: { $cards }.
kasvoton-log-split-offered-you = Du föreslår åt dig själv: { $cards }.
kasvoton-log-split-offered-hidden = { $name } föreslår sin partner en delning av standardkorten.
kasvoton-log-split-offered-hidden-you = Du föreslår din partner en delning av standardkorten.
kasvoton-log-split-agreed = Standardkorten är delade: { $name } fick { $left } och { $partner } { $right }.
kasvoton-log-dealt-own = Din armé är samlad: { $count } kort.
kasvoton-log-dealt = { $name } fick sin armé.
kasvoton-log-dealt-you = Du fick din armé.
kasvoton-log-deployed = { $name } är redo för strid.
kasvoton-log-deployed-you = Du är redo för strid.
kasvoton-log-middle-seen = Lagets mittkolumn: { $cards }.
kasvoton-log-turned-up = Startlottning: { $name } vände { $rank }.
kasvoton-log-turned-up-you = Startlottning: du vände { $rank }.
kasvoton-log-lot-drawn = Lotten avgjorde: { $name } börjar.
kasvoton-log-lot-drawn-you = Lotten avgjorde: du börjar.
kasvoton-log-starter-offered = { $name } föreslår som förste: { $starter }.
kasvoton-log-starter-offered-you = Du föreslår som förste: { $starter }.
kasvoton-log-turn-began = { $name } är i tur.
kasvoton-log-turn-began-you = Du är i tur.
kasvoton-log-skipped = { $name } hoppas över: inget kort att använda.
kasvoton-log-skipped-you = Du hoppas över: inget kort att använda.
kasvoton-log-revealed = { $cell } avslöjades: { kasvoton-card-numbered }
kasvoton-log-glimpsed = Till mittkolumnen ({ $cell }) kom { kasvoton-card-numbered }.
kasvoton-log-shot = Bågskyttarna skjuter: { $cell } → { $target }
kasvoton-log-moved = { $from } → { $to }
kasvoton-log-attacked = Anfall { $from } → { $to }
kasvoton-log-struck = { $cell } föll: { kasvoton-card-numbered }
kasvoton-log-withstood = { $cell } höll stånd: { kasvoton-card-numbered }
kasvoton-log-scouted = Spejaren ({ $cell }) ser sig omkring.
kasvoton-log-strike-tried = { $kind ->
    [line] Linjeslag
   *[triangle] Triangelslag
} mot { $cell }
kasvoton-log-strike-declined = Kortet i { $cell } lämnades oslaget.
kasvoton-log-levelling = Kungen har fallit! { $name } har en tur till.
kasvoton-log-levelling-you = Kungen har fallit! Du har en tur till.
kasvoton-log-said = { $name }: ”Kortet { $cell } i mittkolumnen motsvarar hela min armés styrka.”
kasvoton-log-said-you = Du: ”Kortet { $cell } i mittkolumnen motsvarar hela min armés styrka.”
kasvoton-log-ended = Alla kort vänds upp. Riddare från början: { $blue } och { $grey }.
kasvoton-log-ended-covered = Partiet är slut. Korten förblir dolda tills de andra borden är klara (CONTEST-19).

over-KV-A1 = Den ena sidans kung föll.
won-KV-A1 = Fiendens kung föll.
lost-KV-A1 =
    { $mates ->
        [one] Din kung föll.
       *[other] Er kung föll.
    }
drawn-KV-D0-5 = Båda kungarna föll.
drawn-KV-E1 = Alla turer är använda, och kungarna står kvar.
over-KV-F10 = Den ena sidans kung föll, och den har ingen som kan utjämna.
won-KV-F10 = Fiendens kung föll, och fienden har ingen som kan utjämna.
lost-KV-F10 = Er kung föll, och ni har ingen som kan utjämna.

kasvoton-board = Slagfältet
kasvoton-cell-empty = { $cell }, tom
kasvoton-cell-own-hidden = { $cell }, eget kort: { kasvoton-card-numbered }, dolt för fienden
kasvoton-cell-own-open = { $cell }, eget kort: { kasvoton-card-numbered }, avslöjat
kasvoton-cell-partner = { $cell }, partnerns kort, dolt
kasvoton-cell-remembered = { $cell }, partnerns kort: { kasvoton-card-numbered }, som du minns
kasvoton-cell-foe-hidden = { $cell }, fiendens kort, dolt
kasvoton-cell-foe-open = { $cell }, fiendens kort: { kasvoton-card-numbered }, avslöjat
kasvoton-cell-side-hidden = { $cell }, { kasvoton-side } sidans kort, dolt
kasvoton-cell-side-open = { $cell }, { kasvoton-side } sidans kort: { kasvoton-card-numbered }, avslöjat
kasvoton-may-move = du kan gå hit
kasvoton-may-attack = du kan anfalla här
kasvoton-may-shoot = du kan skjuta hit
kasvoton-may-strike = du kan slå det här
kasvoton-may-act = du kan välja detta
kasvoton-takes-part = med i slaget

kasvoton-phases = Turens faser
kasvoton-phase-archers = Bågskyttar
kasvoton-phase-move = Drag
kasvoton-phase-scout = Spejare
kasvoton-phase-strikes = Slag
kasvoton-phase-short-archers = Bågar
kasvoton-phase-short-move = Drag
kasvoton-phase-short-scout = Speja
kasvoton-phase-short-strikes = Slag
kasvoton-phase-chances = möjligheter: { $count }
kasvoton-turns = Tur { $turn }
kasvoton-turns-of = Tur { $turn } / { $limit }
kasvoton-levelling-you = Utjämningstur: fäll fiendens kung!
kasvoton-levelling-foe = Fiendens kung har fallit. Håll ut en tur till!
kasvoton-do-done = Avsluta turen
kasvoton-do-reveal = Avslöja
kasvoton-do-scout = Speja
kasvoton-do-shoot = Skjut
kasvoton-do-attack = Anfall
kasvoton-do-line = Linjeslag
kasvoton-do-triangle = Triangelslag
kasvoton-do-pair = Slå: { $one } + { $other } ({ $cells })
kasvoton-do-royal = Visa { kasvoton-card } och slå
kasvoton-do-decline = Avstå
kasvoton-do-say = Säg: kortet är min armés styrka
kasvoton-by = { $cell }: { kasvoton-card }
kasvoton-odds-win = faller { $share }
kasvoton-hidden = Dold för fienden
kasvoton-open = Avslöjad
kasvoton-enemy-hidden = Fiendens kort
kasvoton-partner-hidden = Partnerns kort
kasvoton-partner-rule = Korten på partnerns halva får du varken se eller använda.
kasvoton-can-be = Kan ännu vara
kasvoton-can-be-most = { kasvoton-card } ({ $rank }): högst { $most }
kasvoton-can-be-sure = { kasvoton-card } ({ $rank }): säkert bland dem
kasvoton-can-be-not = { kasvoton-card } ({ $rank }): inte längre
kasvoton-graves = Gravplatser
kasvoton-graves-own = Egna fallna
kasvoton-graves-foe = Fiendens fallna
kasvoton-graves-side = Fallna, { kasvoton-side }
kasvoton-graves-none = Ingen ännu
kasvoton-turned = Lottning

kasvoton-deploy-help = Dra ett kort till ett annats plats eller tryck på två. Fienden ser bara baksidorna.
kasvoton-deploy-middle = Ditt kort i mittkolumnen
kasvoton-deploy-waiting = Din armé står. Väntar på de andra.
kasvoton-deploy-marching = Armén ställer upp sig…
kasvoton-formations = Formationer
kasvoton-formation-wall = Mur
kasvoton-formation-wedge = Kil
kasvoton-formation-wings = Vingar
kasvoton-formation-random = Slumpad
kasvoton-formation-mirror = Spegla
kasvoton-formation-save = Spara
kasvoton-formation-saved = Egen { $number }
kasvoton-formation-forget = Glöm egen { $number }
kasvoton-do-ready = Redo för strid
kasvoton-picked-up = Upplyft: { kasvoton-card-numbered }. Välj platsen att byta med.
kasvoton-knights-help = Riddarna skiljer sig bara till utseendet. Valet syns för alla.
kasvoton-knights-chosen = Vardera armén får nu en av riddarna. Slaget börjar när arméerna är uppställda på fältet.
kasvoton-split-help = Välj korten du tar själv. Resten får din partner. Fienden får bara veta antalen.
kasvoton-split-mine = Till dig
kasvoton-split-partner = Till partnern
kasvoton-split-offered = Din partner föreslår så här:
kasvoton-do-offer = Föreslå denna delning
kasvoton-do-agree = Godkänn
kasvoton-begin-me = Jag börjar
kasvoton-begin-partner = { $name } börjar
kasvoton-starter-offered = Förslag: { $name } börjar.

kasvoton-aim = Målet: finn fiendens kung och fäll honom.
kasvoton-aim-look = Välj ett kort, så ser du vad det gör.
kasvoton-about-1 = Avslöjar fienderna intill när de är en eller två. En kung som möter spejaren faller.
kasvoton-about-2 = Svagast i anfall: fäller bara andra bönder och spejaren. I en triangel lika bra som andra.
kasvoton-about-3 = Fäller i anfall högst en trea. Kommer bäst till sin rätt i en linje eller triangel.
kasvoton-about-4 = Fäller i anfall högst en fyra och försvarar sig med en fyra.
kasvoton-about-4-agreed = I det här partiet fäller bågskyttar inga sköldbärare.
kasvoton-about-5 = Skjuter före draget en fiende rakt framför: den faller, om den inte är en drottning.
kasvoton-about-6 = Fäller i anfall högst en sexa. Två sexor i linje fäller redan en prins.
kasvoton-about-6-agreed = I det här partiet fälls spjutmän inte av kavalleriets anfall.
kasvoton-about-7 = Fäller i anfall högst en sjua. Två sjuor i linje fäller en kung.
kasvoton-about-8 = Fäller i anfall högst en åtta. Två åttor i linje fäller till och med en riddare.
kasvoton-about-9 = Fäller i anfall högst en nia. Bara kavalleri, kungliga och riddare är starkare.
kasvoton-about-10 = Starkast av de vanliga korten: fäller i anfall alla utom kungliga och riddare.
kasvoton-about-10-agreed = I det här partiet fäller anfallet dock inga spjutmän.
kasvoton-about-11 = Kunglig: bara med hjälp av en sådan faller fiendens drottning i en linje eller triangel.
kasvoton-about-12 = Anfaller aldrig, och i anfall fälls hon bara av en kung. I en linje lägger hon noll till summan.
kasvoton-about-13 = Faller din kung förlorar du. En stark anfallare, men han faller alltid när han möter spejaren.
kasvoton-about-14 = Den starkaste anfallaren: fäller alla utom drottningen.
kasvoton-about-14-agreed = I det här partiet faller en riddare som anfaller en drottning.
kasvoton-about-hidden = Ett anfall, ett skott, spejaren eller ett slag avslöjar det.

kasvoton-step-archers = { $shots ->
    [0] { $strikes ->
        [0] Välj kortet du flyttar.
       *[other] Flytta ett kort eller slå en markerad fiende.
    }
   *[other] { $strikes ->
        [0] Skjut med bågskyttarna eller flytta ett kort.
       *[other] Skjut med bågskyttarna, flytta ett kort eller slå.
    }
}
kasvoton-step-scout = { $scouts ->
    [0] { $strikes ->
        [0] Draget är gjort, och mer går inte att göra.
       *[other] Draget är gjort. Slå ännu genom att välja en fiende, eller sluta.
    }
   *[other] { $strikes ->
        [0] Draget är gjort. Speja ännu genom att välja spejaren, eller sluta.
       *[other] Draget är gjort. Du kan ännu speja eller slå.
    }
}
kasvoton-step-strikes = { $strikes ->
    [0] Mer går inte att göra denna tur.
   *[other] Slå ännu genom att välja en fiende, eller sluta.
}
kasvoton-step-card = { kasvoton-card-first } { $cell }: välj en ruta.
kasvoton-step-shooter = { kasvoton-card-first } { $cell }: skjut, eller välj en ruta.
kasvoton-step-scouting = { kasvoton-card-first } { $cell }: speja, eller välj en ruta.
kasvoton-step-scouting-only = { kasvoton-card-first } { $cell }: spejandet avslöjar fienderna intill.
kasvoton-step-attack = { $odds ->
    [yes] Anfall { $cell } → { $to }: fienden faller { $win }, det egna kortet { $fall }.
   *[no] Anfall { $cell } → { $to }: det högre värdet vinner, vid lika anfallaren.
}
kasvoton-step-shoot = { $odds ->
    [yes] Skott { $cell } → { $to }: fienden faller { $win }.
   *[no] Skott { $cell } → { $to }: fienden faller, om den inte är en drottning.
}
kasvoton-step-line = { $odds ->
    [yes] Linjeslag { $to }: fienden avslöjas, och du kan slå den { $win }.
   *[no] Linjeslag { $to }: fienden avslöjas, och sedan väljer du par.
}
kasvoton-step-triangle = { $odds ->
    [yes] Triangelslag { $to }: fienden avslöjas och faller { $win }.
   *[no] Triangelslag { $to }: fienden faller, om den inte är en drottning.
}
kasvoton-step-pair = { $count ->
    [0] Det är { kasvoton-card-numbered }. Inget par räcker för att slå kortet.
   *[other] Det är { kasvoton-card-numbered }. Slår du kortet, och med vilket par?
}
kasvoton-step-royal = { $count ->
    [0] En drottning! Utan en kunglig att visa skonas hon.
   *[other] En drottning! Visa en kunglig, så faller hon, eller skona henne.
}
kasvoton-ways = Sätt
kasvoton-sure-reveal = Ska { kasvoton-card } ({ $cell }) avslöjas? Fienden ser kortet till partiets slut.
kasvoton-sure-reveal-yes = Avslöja
kasvoton-sure-reveal-no = Håll det dolt
kasvoton-sure-say = Säger du till alla att kortet i { $cell } motsvarar hela din armés styrka? Det får sägas bara en gång.
kasvoton-sure-say-yes = Säg det
kasvoton-sure-say-no = Säg det inte
kasvoton-turned-help = Korten som vändes i startlottningen finns inte i någons armé.
kasvoton-split-answer = Din partner har föreslagit en delning: godkänn den eller föreslå en annan.

kasvoton-contest-five = Turnering om fem partier
kasvoton-contest-five-about = Bokens egen turnering för två: fem partier, och till slut räknas vinster och riddare. Hade vinnaren många fler riddare förlåts en del av försprånget.
kasvoton-contest-marks-knights = Riddare
kasvoton-contest-wins = Vinster: { $one } { $first }, { $two } { $second }.
kasvoton-contest-knights = Riddare när partierna började, sammanlagt: { $one } { $first }, { $two } { $second }.
kasvoton-contest-near =
    { $more ->
        [0] Riddarna var lika många, så bara vinsterna avgör.
       *[other] Riddarna skiljer sig bara med en, så bara vinsterna avgör.
    }
kasvoton-contest-far = { $name } hade { $more } riddare mer. Skillnaden är minst två, så riddarna räknas.
kasvoton-contest-fewer = Vinsterna är lika många, så turneringen vinns av { $name } med färre riddare.
kasvoton-contest-against = Flest vinster har { $name }, som hade färre riddare. Vinsterna gäller som de är.
kasvoton-contest-forgiven = { $name } har både flest vinster och flest riddare. Varje hel skillnad på tre riddare förlåter en vinst: { $more } riddare förlåter { $forgiven }. Försprånget var { $lead }, så { $left } återstår.
kasvoton-contest-won = Turneringen vinns av { $name }.
kasvoton-contest-drawn = Turneringen slutar oavgjort.
kasvoton-contest-teams = Lagmatch
kasvoton-contest-teams-about = Bokens egen match för två lag: borden står parvis, och vid det andra i paret är arméerna desamma men byter lag. Borden vet ingenting om varandra före slutet.
kasvoton-contest-team-pair =
    { $drawn ->
        [0] Bordspar { $pair }: { $one } { $first }, { $two } { $second }.
       *[other] Bordspar { $pair }: { $one } { $first }, { $two } { $second }, oavgjort { $drawn }.
    }
kasvoton-contest-team-total =
    { $drawn ->
        [0] Vinster sammanlagt: { $one } { $first }, { $two } { $second }.
       *[other] Vinster sammanlagt: { $one } { $first }, { $two } { $second }. Oavgjorda var { $drawn }, och de ger ingenting.
    }
kasvoton-contest-team-knights = Riddarna räknas inte: båda lagen hade samma arméer.
kasvoton-contest-team-won =
    { $lead ->
        [one] Med en vinst mer tar { $name } matchen.
       *[other] Med { $lead } vinster mer tar { $name } matchen.
    }
kasvoton-contest-team-drawn = Vinsterna är lika många, så matchen slutar oavgjort.
kasvoton-no-not-in-contest = Den här tilläggsregeln spelas inte i turneringen: den försvagar riddarna, som räknas där.
kasvoton-no-contest-seats = Turneringen är för två spelare.
kasvoton-no-contest-turns = I turneringens partier är turgränsen { $turns }.
kasvoton-no-odd-team = Ett lag har ett jämnt antal spelare, 2–{ $most }: borden spelas parvis.
kasvoton-fact-struck = Kort du fällde
kasvoton-fact-lost = Kort du förlorade

kasvoton-option-variants = Varianter
kasvoton-option-variants-help = Undantag från bokens regler. De kan kombineras.
kasvoton-variant-knights = Antal riddare
kasvoton-variant-knights-count = Riddare
kasvoton-variant-same-draw = Samma lottning för båda
kasvoton-variant-mirrored = Spegelarméer
kasvoton-variant-points = Armé för poäng
kasvoton-variant-points-purse = Poäng
kasvoton-variant-open-choice = Fritt vald armé
kasvoton-variant-riders = Ritt
kasvoton-variant-leap = Riddarens språng
kasvoton-variant-blockade = Böndernas spärr
kasvoton-variant-behind = Bakifrån
kasvoton-variant-crowd = Folkmassa
kasvoton-variant-duel = Prinsens duell
kasvoton-variant-bearers = Sköldarna håller
kasvoton-variant-pikes = Pikar
kasvoton-variant-reload = Bågskyttarnas omladdning
kasvoton-variant-reload-turns = Turer
kasvoton-variant-longbow = Långbåge
kasvoton-variant-armour = Rustning
kasvoton-variant-in-step = Infanteri i takt
kasvoton-no-barred = Avslöjade bönder spärrar vägen: till { $cell } kommer man inte förbi dem.
kasvoton-no-armoured = Det tunga infanteriet på { $cell } faller inte för en linje.
kasvoton-no-not-in-deck = Kortet { $face } finns inte längre i din lek.
kasvoton-no-too-dear = Kortet { $face } är för dyrt: resten av poängen skulle inte räcka till hela armén.
kasvoton-ask-enlist = Välj kort till din armé.
kasvoton-wait-enlist = { $name } väljer sin armé.
kasvoton-log-enlisted = Du valde till din armé: { kasvoton-card-numbered }
kasvoton-enlist-left = { $count ->
    [one] Välj ett kort till.
   *[other] Välj { $count } kort till.
}
kasvoton-enlist-points = Poäng kvar: { $points }.
kasvoton-enlist-army = Din armé
kasvoton-enlist-done = Din armé är vald. Vi väntar på motståndaren.
