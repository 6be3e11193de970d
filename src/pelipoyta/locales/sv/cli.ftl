# Kommandoraden: hjälp, utskrifter och fel.

cli-pelipoyta = Pelipöytä: bräd- och kortspel i webbläsaren, i terminalen och i tusental.
cli-serve = Starta servern, vid vars bord man spelar med en webbläsare.
cli-games = Lista spelen, eller berätta om ett: spelare, val, botar och startlekar.
cli-sim = Spela många partier mellan botar och räkna segrarna. Samma frö ger alltid samma resultat.
cli-balance = Mät hur ofta den som börjar vinner när en bot spelar mot sig själv med varianter och utan.
cli-balance-arg-write = Lägg till siffrorna i spelets data.
cli-balance-arg-variants = Varianter åtskilda av kommatecken, till exempel riders,reload:2; all mäter var och en för sig.
cli-match = Låt botar spela speglade par av partier mot varandra: samma tur för båda, och hur säkert resultatet är.
cli-tournament = Spela en turnering, en serie, en lagmatch eller ett parallellspel mellan botar. Fortsätter där den avbröts.
cli-sealed = Öppna boostrar, låt botarna bygga lekar av dem och spela mot varandra.
cli-draft = Låt botarna välja kort ur boostrar som går runt, bygga lekar och spela mot varandra.
cli-dataset = Spara botars partier som datamängd, ett val per rad (Parquet).
cli-replay = Spela om ett sparat parti steg för steg och kontrollera att det stämmer.
cli-analyse = Analysera ett spelat parti: sannolikheten att vinna, vändpunkter, fel och vem turen gynnade.
cli-verify = Kontrollera att tärningar, drag och givar i ett sparat parti stämmer med sigillet.
cli-draw = Rita en ställning eller en punkt i ett sparat parti som SVG-bild, så som någon ser den.
cli-rules = Visa reglerna för ett spel, eller en av dem.
cli-lessons = Lär dig ett spel i terminalen, lista lektionerna eller kontrollera dem.
cli-play = Spela i terminalen mot botar.
cli-laws = Kontrollera med slumpmässiga partier att ett spel följer de lagar som gäller alla spel.
cli-deck = Kontrollera en egen lek som man tar med till ett spel: varje bruten regel och de format leken passar.

cli-arguments = Det som anges
cli-options = Väljare
cli-commands = Kommandon
cli-arg-help = Visa den här hjälpen.
cli-arg-version = Visa Pelipöytäs version.
cli-arg-install_completion = Slå på komplettering av kommandon i det här skalet.
cli-arg-show_completion = Visa kompletteringen av kommandon för kopiering.
cli-arg-lang = Språk. Förval är systemets om det är svenska eller engelska, annars finska.
cli-arg-host = Adress som servern lyssnar på.
cli-arg-port = Port. 0: vilken ledig som helst.
cli-arg-open = Öppna sidan i en webbläsare.
cli-arg-plain = Kör uvicorn som den är, utan våra tids- och anslutningsgränser: bakom en proxy som har egna gränser.
cli-arg-guest = En .py-fil eller mapp med ett spel som tas med; kan upprepas. Annan kod laddar servern inte.
cli-arg-game = Spelets id (se pelipoyta games) eller en .py-fil som har ett spel under namnet GAME.
cli-arg-seats = Antal spelare. Förval är det minsta som rymmer alla.
cli-arg-games = Antal partier.
cli-arg-seed = Frö som alla tärningskast och kort räknas ut från.
cli-arg-bots = Botar, åtskilda med komma; de flyttar från plats till plats. Är de färre än platserna upprepas de i ordning.
cli-arg-options = Spelets val, ett JSON-objekt.
cli-arg-jobs = Hur många processer som spelar. Förval är antalet processorer; resultatet beror inte på det.
cli-arg-deep = Tryck fel hundratals ställningar ur varje parti, inte bara några.
cli-arg-golden = Spela också om partierna (.game) i den här mappen och jämför slutet.
cli-arg-json = Skriv ut JSON.
cli-arg-save = Spara partierna i den här mappen.
cli-arg-pairs = Par av partier för varje två botar.
cli-arg-nodes = Hur många ställningar en bot som söker får se på inför ett val. Samma frö ger då samma partier.
cli-arg-time = Betänketid för ett val i millisekunder. Resultatet beror då på datorn.
cli-arg-sprt = Sluta så snart det är klart om den första botens andel är den lägre eller den högre av dessa, till exempel 0.5,0.55.
cli-arg-keep = Spara varje par i den här filen och fortsätt från det den innehåller.
cli-arg-plot = Rita styrketalen i den här filen.
cli-arg-on = Räkna på annat håll: ”ray” på den här datorn, eller adressen till ett Ray-kluster. Resultatet är detsamma.
cli-dataset-arg-file = Filen som datamängden skrivs till; den finns först när alla partier är spelade.
cli-match-arg-bots = Botar, åtskilda med kommatecken; alla möter varandra. best@400: den får 400 ställningar per val.
cli-match-arg-options = Spelets val, ett JSON-objekt; eller en lista av sådana, som paren får i tur och ordning.
cli-play-arg-save = Spara partiet i den här filen.
cli-play-arg-bots = Motståndare, åtskilda med komma. Förval är den bästa boten.
cli-play-arg-seed = Frö för tärningar, kort och botar. Förval är ett nytt varje gång.
cli-arg-seat = Platsen du tar: 1 är den första.
cli-arg-file = Det sparade partiet; - läser det från standard in.
cli-deck-arg-file = Kortlista, en startleks namn eller - för standard in.
cli-arg-format = Format som leken ska passa. Annars det som ligger närmast.
cli-arg-list = Skriv ut en giltig lek som lista med kortens namn.
cli-arg-draw = Rita ställningen efter varje steg.
cli-arg-quiet = Skriv inte ut stegen, bara om det sparade partiet stämmer.
cli-replay-arg-game = Fil med ett spel som ännu inte finns på servern.
cli-analyse-arg-jobs = Hur många processer som analyserar. Annars lika många som processorer; resultatet beror inte på det.
cli-analyse-arg-game = Fil med ett spel som ännu inte finns på servern.
cli-verify-arg-game = En fil med ett spel som ännu inte finns på servern.
cli-arg-commitment = Sigillet som du skrev upp vid bordet före partiet.
cli-arg-deck = En kortleks sigill som du skrev upp före partiet; ett för varje plats, i ordning.
cli-draw-arg-what = En ställning i spelets egen notation, en fil med en ställning eller ett sparat parti, eller - för standard in.
cli-draw-arg-at = Draget i det sparade partiet efter vilket ställningen ritas; 0 är början, annars slutet.
cli-draw-arg-seat = Med vems ögon: platsens nummer, all (allt öppet) eller none (åskådaren).
cli-draw-arg-film = Så många av de sista ögonblicken som rörlig bild, högst 60.
cli-draw-arg-out = Skriv bilden i den här filen i stället för till standard ut.
cli-arg-id = Regelns id, till exempel RC-6.1 eller bara 6.1; reglerna under den visas också.

cli-usage-no-such-option = Det finns ingen väljare { $name }. --help berättar mer.
cli-usage-missing-parameter = Kommandot saknar { $name }. --help berättar mer.
cli-usage-bad-parameter = Värdet kan inte användas ({ $name }): { $detail }
cli-usage-bad-option-usage = Väljaren { $name } kan inte användas så: { $detail }
cli-usage-bad-argument-usage = Kommandot kan inte användas så: { $detail }
cli-usage-usage-error = Kommandot gick inte att förstå: { $detail }
cli-no-such-command = Det finns inget kommando { $name }.{ $hint } Kommandon: { $known }.

cli-did-you-mean = { " " }Menade du { $near }?
cli-no-such-language = Det finns inget språk { $name }. Språk: { $known }.
cli-no-such-game = Det finns inget spel { $name }.{ $hint } Spel: { $known }.
cli-broken-game = Spelet { $name } går inte att ladda: { $detail }
cli-no-such-bot = Det finns ingen bot { $name } i det här spelet ({ $game }).{ $hint } Botar: { $known }.
cli-too-many-bots = Botarna är { $bots } men platserna bara { $seats }.
cli-bad-json = Valen är inte giltig JSON: { $detail }.
cli-options-not-object = Valen måste vara ett JSON-objekt, till exempel { "{}" }, inte { $text }.
cli-no-such-option = Spelet har inget val { $name }.{ $hint } Val: { $known }.
cli-bad-option = Valet { $name } kan inte vara { $value }: { $detail }.
cli-bad-seats = { $game } kan inte spelas av så många: { $seats }. Spelarna kan vara { $known }.
cli-bad-seat = Det finns ingen plats { $seat }: bordet har { $seats } platser.
cli-does-not-fit = Det här går inte ihop: { $why }
cli-cannot-save = Det går inte att spara i { $folder }: { $detail }.
cli-saved-hidden = Partiet är inte slut: filen innehåller allas kort, också motståndarnas. Bara du kan läsa den.
cli-cannot-read = Det går inte att läsa { $file }: { $detail }.
cli-no-such-format = Det finns inget format { $name }. Format: { $known }.
cli-game-failed = Parti { $number } avbröts (frö { $seed }): { $detail }

cli-sim-title = { $game }: { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $seats ->
    [one] en plats
   *[other] { $seats } platser
}
cli-sim-bot = Bot
cli-sim-wins = Segrar
cli-sim-share = Andel
cli-sim-score = Poäng
cli-sim-draws = Oavgjorda: { $draws }.
cli-sim-steps = Steg: { $mean } i medeltal, { $max } som mest.
cli-sim-seats = Segrar per plats: { $wins }.
cli-sim-ended = { $rule } × { $count }  { $text }
cli-sim-seconds = Det tog { $seconds } s (frö { $seed }).
cli-balance-line = { $variant }: antal botpartier { $games } ({ $bot }, antal spelare { $seats }); den som började fick { $share } % ± { $error } av poängen; oavgjorda { $drawn }.
cli-no-variants = Spelet { $game } har inga varianter.
cli-uncompiled-missing = Reglerna körs okompilerade, alltså långsammare; ”{ $command }” kompilerar dem.
cli-uncompiled-stale = De kompilerade reglerna är föråldrade och används inte, så det går långsammare; ”{ $command }” kompilerar dem på nytt.
cli-not-compiled = PELIPOYTA_COMPILED=1 kräver kompilerade regler, men de saknas eller är föråldrade; ”{ $command }” kompilerar dem.

cli-match-title = { $game }: { $pairs ->
    [one] ett par
   *[other] { $pairs } par
} av partier, { $seats ->
    [one] en plats
   *[other] { $seats } platser
}
cli-match-rating = Styrketal
cli-match-range = 95 %-intervall
cli-match-skill = OpenSkill
cli-match-cost = ms per val
cli-match-meeting = { $first } – { $second }: { $score } ± { $bar }, { $pairs ->
    [one] ett par
   *[other] { $pairs } par
}
cli-match-turn = med { $options }: { $score }, { $pairs ->
    [one] ett par
   *[other] { $pairs } par
}
cli-match-verdict-lower = Den första botens andel är snarare { $low } än { $high } (evidens { $evidence }).
cli-match-verdict-higher = Den första botens andel är snarare { $high } än { $low } (evidens { $evidence }).
cli-match-verdict-open = Inte avgjort mellan { $low } och { $high } (evidens { $evidence }).
cli-analyse-running = Partiet pågår ännu, och ett pågående parti kan inte analyseras.
cli-analyse-too-long = Partiet har { $steps } steg, och partier med högst { $most } steg kan analyseras.
cli-analyse-seen = Här finns bara det som en spelare såg. Analysen behöver hela det sparade partiet.
cli-match-too-few = En match behöver minst två botar.
cli-match-twice = Boten { $name } står två gånger i listan.
cli-match-sprt-two = Testet är för två botar, och de är { $bots }.
cli-match-bad-sprt = Testet behöver två andelar mellan 0 och 1, den lägre först, till exempel 0.5,0.55; inte { $text }.
cli-match-both = Antingen antal ställningar eller tid, inte båda.
cli-match-no-nodes = Boten { $name } räknar inte framåt, så den kan inte få något antal ställningar. Sådana botar är: { $known }.
cli-match-bad-nodes = Efter @ kommer antalet ställningar, ett heltal från ett uppåt, till exempel { $name }@400; inte { $text }.
cli-match-other = { $file } innehåller en annan match eller ingen alls: välj en annan fil.
cli-no-farm = Ray ({ $where }) går inte att använda: { $detail }. Installation: pip install pelipoyta[ray].
cli-dataset-no-extra = Datamängder behöver ett tillägg: pip install pelipoyta[research].
cli-dataset-made = { $file }: { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $rows ->
    [one] { $rows } val
   *[other] { $rows } val
}.

cli-too-large = { $file } är för stor för att vara ett sparat parti: högst { $most } kilobyte läses. Ange ett parti i taget.
cli-bad-record = Det sparade partiet går inte att läsa: { $detail }.
cli-other-version = Det sparade partiet är från version { $record } av reglerna, och den här installationen har version { $house }: det går inte att kontrollera.
cli-bad-players = Spelarna är { $players } men platserna { $seats }.
cli-no-such-seat = Det finns ingen sådan plats.
cli-chance-not-asked = Här väntas inget tärningskast och inget draget kort.
cli-chance-impossible = Inget tärningskast eller draget kort kan ge det här.
cli-illegal-step = Rad { NUMBER($line, useGrouping: 0) }: ”{ $step }” går inte: { $why }
cli-other-result = Resultatet stämmer inte: enligt filen { $said }, när partiet spelas om { $reached }.
cli-other-marks = Märkningarna stämmer inte: enligt filen { $said }, när partiet spelas om { $reached }.
cli-not-over = inte slut
cli-replay-head = { $game } (version { $version }): { $players }, val { $options }
cli-seen = { $events ->
    [one] En händelse lästes.
   *[other] { $events } händelser lästes.
} Det här är partiets gång så som en såg den. Dragen kan inte kontrolleras, eftersom någons kortlek är hemlig.
cli-replay-holds = Det sparade partiet stämmer: { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}.
cli-seat = plats { $seat }
cli-gives-up = ger upp
cli-judge = Domaren
cli-over-won = Vinnare: { $winner }.
cli-over-drawn = Partiet slutade oavgjort.

cli-no-such-rule = Det finns ingen regel { $name } ({ $game }).{ $hint }
cli-no-rules = Det här spelets regler finns inte som text.

cli-you = Spelaren
cli-play-help = Skriv ditt drag eller dess nummer. ? visar vad du kan göra, och hjälp berättar mer.
cli-play-offer = Du får också agera utanför din tur. Tom rad: inte nu.
cli-play-left = Partiet lämnades oavslutat.
cli-play-not-a-move = ”{ $text }” är inget drag. Ett drag skrivs till exempel så här: { $example }. ? visar vad du kan göra.

cli-laws-hold = Lagarna håller. Partier: { $games }, steg: { $steps }, olagliga försök: { $strays }, par av ställningar som ser lika ut: { $pairs }, feltryckta ställningar: { $texts }. Partierna slutade: { $ended }.
cli-laws-broken = Lagen ”{ $law }” håller inte (frö { $seed }).
cli-no-golden = Mappen { $folder } har inga sparade partier (.game).
cli-golden-broken = Partiet { $file } går inte längre som det en gång spelades.
cli-percent = { $share } %
cli-play-no-blurb = Ett nytt spel.
cli-play-choose = Välj.
cli-play-many = Du kan göra { $count } saker; ? visar alla.
cli-play-no-such-choice = Det alternativet finns inte. ? visar vad du kan göra.
cli-play-long-help = Skriv ett drag (till exempel { $example }) eller numret på ett alternativ. Stora och små bokstäver, mellanslag och ordning spelar ingen roll.
    ? visar alternativen, bräde ritar om bordet, ångra tar tillbaka draget, resten låter en bot svara på resten av frågan, ge upp ger upp, sluta avslutar partiet.
cli-play-command-help = hjälp
cli-play-command-board = bräde, bord
cli-play-command-undo = ångra
cli-play-command-resign = ge upp
cli-play-command-quit = sluta, q
cli-play-undone = Draget togs tillbaka.
cli-play-cannot-undo = Nu går det inte att ta tillbaka: något har redan visats [TABLE-6].
cli-play-sure = Vill du verkligen ge upp? (j/n)
cli-play-yes = j, ja
cli-rolechess-piece = Pjäs
cli-rolechess-sides = STORA { $pale }, små { $dark }
cli-rolechess-attack = { $piece } anfaller: { $foe }
cli-dnup-beats = slår: { $name }
cli-dnup-gains = du får { $cards }
cli-dnup-out = du blir av med korten
cli-kasvoton-hand = Inte utställda
cli-kasvoton-fallen = Fallna ({ $name }): { $cards }
cli-kasvoton-attack = { $card } anfaller { $from } → { $to }
cli-kasvoton-move = { $card } { $from } → { $to }
cli-kasvoton-place = { $card } till { $cell }
cli-kasvoton-pair = Slå med linjen { $one } och { $other }
cli-kasvoton-agree = Godkänn delningen
cli-kasvoton-ready = Klar
cli-kasvoton-decline = Avstå från att slå
cli-kasvoton-done = Avsluta den här delen av turen
cli-kasvoton-shoot = Skjut: { $cell }
cli-kasvoton-scout = Speja: { $cell }
cli-kasvoton-line = Slå med linje: { $cell }
cli-kasvoton-triangle = Slå med triangel: { $cell }
cli-kasvoton-royal = Visa en kunglig: { $cell }
cli-kasvoton-reveal = Vänd upp ett eget kort: { $cell }
cli-kasvoton-say = Säg: se på det här mittkortet ({ $cell })
cli-kasvoton-win = du vinner { $share }
cli-kasvoton-fall = ditt kort faller { $share }
cli-play-command-rest = resten
cli-usage = Användning:
cli-metavar-options = [VÄLJARE]
cli-metavar-commands = KOMMANDO …
cli-required = [krävs]
cli-default = [förval: { $value }]
cli-metavar-number = TAL
cli-metavar-text = TEXT
cli-empty-bot = Det finns en tom plats i listan över botar: { $text }. Botar: { $known }.
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-points = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-no-such-deck = Leken { $name } finns inte: det är varken en fil eller en färdig lek.{ $hint } Färdiga lekar: { $known }.
cli-metavar-none = { "" }
cli-games-arg-game = Spelet det gäller. Utan det listas alla.
cli-games-players = Spelare: { $seats }
cli-games-bots = Botar (--bots): { $bots }
cli-games-options = Val (--options)
cli-games-default = förval { $value }
cli-games-from-to = { $min }–{ $max }
cli-games-offers = Färdiga ({ $option }): { $keys }
cli-games-try = Pröva: { $command }
cli-deck-arg-game = Spelet som leken hör till. Behövs bara om man tar med en egen lek till flera spel.
cli-which-deck = { $named ->
    [no] Välj spel med --game. Man tar med en egen lek till: { $known }.
   *[other] Till { $name } tar man inte med någon egen lek.
}
cli-deck-arg-cards = Lista alla kort som en lek kan byggas av.
cli-games-parts = Delar: { $parts }
cli-new = Börja på ett nytt spel: skriv ett litet helt spel i en egen mapp att ändra på.
cli-arg-name = Spelets namn: små bokstäver a–z, siffror och understreck.
cli-arg-folder = Mappen där spelets egen mapp skapas.
cli-new-bad-name = { $name } duger inte som namn: små bokstäver a–z, siffror och understreck, och inget namn som redan används.
cli-new-exists = { $folder } finns redan och skrivs inte över.
cli-new-written = { $folder }: { $count } filer. Pröva:
cli-new-guide = docs/writing-a-game.md berättar vad varje fil innehåller och hur spelet blir ditt.

cli-arg-lesson = Lektionens id. Förval är spelets första.
cli-arg-chapter = Kapitlet att börja med.
cli-arg-check = Spela igenom lektionerna på alla sätt och se att de håller.
cli-lessons-line = { $game }: { $title } (cirka { $minutes } min)
cli-lessons-none = Spelet { $game } har inga lektioner.
cli-no-such-lesson = Spelet { $game } har ingen lektion { $name }.{ $hint } Lektioner: { $known }.
cli-no-such-chapter = Kapitel { $chapter } finns inte: kapitlen är { $chapters }.
cli-lessons-broken = Lektionen håller inte: { $detail }
cli-lessons-wordless = Lektionen saknar ord: { $keys }
cli-lessons-hold = Lektionerna håller: lektioner { $lessons }, kapitel { $chapters }, rätta drag { $deeds }, felaktiga { $wrong }, förbjudna { $refused }.
cli-lesson-help = Gör som anvisningen säger. ”?” visar alternativen, ”resten” visar den rätta lösningen, ”sluta” avbryter.
cli-lesson-left = Lektionen blev på hälft. Fortsätt så här: { $command }
cli-lesson-rival = Motståndare

cli-draw-no-picture = Spelet { $game } har inga bilder.
cli-draw-at-what = Valen --at och --film passar bara ett sparat parti: en ställning har inga drag.
cli-draw-bad-position = Ställningen går inte att läsa: { $detail }
cli-draw-impossible = Det sparade partiet håller inte: steg { $step } kan inte ha gjorts.
cli-draw-no-moment = Drag { $at } finns inte. Det sista är { $last }.
cli-draw-no-eyes = Det finns ingen sådan plats: { $seat }. Välj någon av dessa: { $known }.
cli-draw-film-bounds = En film har 1–{ $most } ögonblick.
cli-draw-cannot-write = Det går inte att skriva i { $file }: { $detail }.
cli-verify-holds =
    { $outcomes ->
        [one] Tärningarna och korten är ärliga: ett utfall kontrollerades.
       *[other] Tärningarna och korten är ärliga: { $outcomes } utfall kontrollerades.
    }
cli-verify-commitment = Sigill: { $commitment }
cli-verify-note = Jämför sigillet med det som bordet visade före partiet, eller ge det med --commitment.
cli-unfair-no-proof = Det sparade partiet har inget frö som tärningar och kort kan kontrolleras med.
cli-unfair-other-commitment = Sigillet i det sparade partiet är inte det som du skrev upp före partiet.
cli-unfair-seed-unreadable = Det sparade partiets frö kan inte läsas.
cli-unfair-position-unreadable = Ställningen som det sparade partiet börjar från kan inte läsas.
cli-unfair-other-seed = Det sparade partiets frö stämmer inte med sigillet.
cli-unfair-words-missing = Det sparade partiet har inte ett ord för varje plats.
cli-unfair-no-common-chance = Enligt det sparade partiet hade flera bord samma tärningar och kort, men det här spelet kan inte spelas så.
cli-unfair-other-outcome = På rad { $line } är tärningskastet eller kortet ett annat än enligt sigillet: väntat { $expected }, funnet { $found }.
cli-unfair-no-chance-there = På rad { $line } går tärningarna eller korten och partiets gång inte ihop.
cli-unfair-cannot-be-played = Steget på rad { $line } kan inte spelas.
cli-unfair-chance-missing = I slutet av det sparade partiet saknas det tärningskast eller kort som partiet väntar på.
cli-unfair-other-end = Partiet slutar inte som det sparade partiet säger.
cli-unfair-other-deck-commitment = Kortlekarnas sigill är inte de som du skrev upp före partiet.
cli-unfair-decks-missing = Det sparade partiet saknar sigillet för en kortlek.
cli-unfair-deck-unreadable = En kortlek i det sparade partiet kan inte läsas.
cli-unfair-other-deck = En kortlek stämmer inte med sigillet.
cli-unfair-illegal-deck = En kortlek bryter mot spelets regler.
cli-unfair-other-card = Ett öppnat kort är inte det som förseglades.
cli-unfair-other-name = Ett drag saknas, eller så har deras ordning ändrats.
cli-unfair-other-bag = I drag { $line } är leken inte den som den borde vara.
cli-unfair-not-in-deck = Spelet visade ett kort som inte fanns i sin lek.
cli-verify-decks =
    { $decks ->
        [one] Korten i en lek stämmer med sigillet, och leken förblir stängd. Sigillet:
       *[other] Korten i { $decks } lekar stämmer med sigillen, och lekarna förblir stängda. Sigillen:
    }
cli-unfair-fall = Utfall { $line } stämmer inte med sigillet.
cli-arg-players = Hur många som öppnar boostrar tillsammans (2–8). Alla möter alla, sedan öppnas nya.
cli-arg-boosters = Hur många boostrar var (3–8). Annars så många som spelets regler säger.
cli-arg-decks = Visa de första lekarna utan att spela.
cli-boosters-players = Boostrar öppnas av { $least }–{ $most } spelare tillsammans.
cli-no-boosters = Spelet { $game } har inga boostrar. Det har: { $known }.
cli-tournament-arg-file = TOML-fil: game, system (swiss, robin, knockout, best, first, every, duplicate eller spelets egen matchform), rounds, count eller deals, seats, seed, [options] och [bots] med antalet av varje bot, eller i en lagmatch [teams.NAMN].
cli-tournament-arg-keep = Tävlingens logg, som den fortsätter från. Förval är samma fil med ändelsen .jsonl.
cli-tournament-title = { $title }: ronder { $rounds }, partier { $games }
cli-duplicate-title = { $title }: givar { $deals }, bord { $tables }
cli-duplicate-deal = Giv { $number }, turen plats för plats: { $told }
cli-duplicate-uneven = Ett bord har { $seats } platser, och { $bots } botar fyller inte jämna bord.
cli-tournament-place = Plats
cli-tournament-bad-file = Tävlingen kan inte läsas ur filen { $file }: { $detail }.
cli-tournament-entrants = Det behövs minst en bot av varje och sammanlagt högst { $most }.
cli-no-such-system = Det finns inget sådant tävlingssätt: { $name }.{ $hint } Sätten är { $known }.
cli-series-uneven = En serie spelas av lika många botar som bordet har platser: platserna är { $seats }, botarna { $bots }.
cli-teams-two = En lagmatch behöver två lika stora lag: [teams.NAMN] med antalet av varje bot.
cli-series-game = Partier
cli-series-seats = På platserna
cli-series-result = Resultat
cli-teams-pair = Par
cli-teams-table = Bord

cli-build = Kompilera reglerna för den här datorn: botarna ser längre fram och simuleringar går många gånger fortare. Kräver en C-kompilator och några minuter.
cli-build-arg-check = se bara om de kunde kompileras
cli-build-made = Reglerna är kompilerade till { $folder } och används från och med nu.
cli-build-up-to-date = De kompilerade reglerna i { $folder } är aktuella.
cli-build-running = En annan kompilering pågår; reglerna är kompilerade när den är klar.
cli-build-no-tools = För att kompilera reglerna behövs { $missing }: { $command }
cli-build-no-compiler = För att kompilera reglerna behövs en C-kompilator (Debian, Ubuntu: gcc och python3-dev; macOS: xcode-select --install); variabeln CC kan peka ut den.
cli-build-failed = Reglerna kunde inte kompileras; kompilatorns egna ord står ovan. Allt fungerar ändå, bara långsammare.
cli-site = Skriv en mapp som fungerar på vilken webbserver som helst: alla spel mot botar, i webbläsaren och utan nätverk.
cli-site-arg-out = en ny mapp, eller en mapp med en tidigare webbplats
cli-site-written = Webbplatsen finns i mappen { $folder } ({ $megabytes } MB). Kopiera den till serverns rot. Prova den så här:
cli-site-not-built = Webbplatsen kräver en byggd klient och webbläsarens Python: kör make site i projektets mapp.
cli-site-folder = Mappen { $folder } innehåller redan annat. Ange en ny mapp.
cli-site-failed = Det gick inte att skriva till mappen { $folder }: { $detail }

# The server's database: pelipoyta house.

cli-house = Sköt serverns databas.
cli-house-rebuild = Räkna om alla rader som beräknas ur bordens loggar: lobbyn och resultaten. Servern får vara igång.
cli-house-rebuild-arg-check = Jämför bara: berätta vilka rader som inte stämmer med loggarna och ändra ingenting.
cli-arg-database = Databasens fil eller adressen till en PostgreSQL-databas. Som standard serverns egen inställning.
cli-house-rebuilt = { $tables ->
    [one] Raderna för ett bord räknades om.
   *[other] Raderna för { $tables } bord räknades om.
 }
cli-house-rows-hold = Alla rader stämmer med loggarna.
cli-house-row-differs = Raden stämmer inte med loggen: { $projection }, bord { $table }
cli-house-progress = Bord
cli-house-tables = Räkna upp partierna som pågår. Servern får vara i gång.
cli-house-no-database = Det finns ingen databas { $file }.
cli-house-backup = Kopiera databasen till en ny fil som bara du kan läsa. Servern får vara i gång.
cli-house-backup-arg-file = Den nya filen. En som redan finns skrivs inte över.
cli-house-backed-up = Databasen kopierades till { $file }.
cli-house-restore = Sätt en säkerhetskopia i databasens ställe eller i en tom PostgreSQL-databas. Servern måste först stoppas.
cli-house-restore-arg-file = Säkerhetskopian.
cli-house-restored = Säkerhetskopian är nu på plats: { $file }. Den förra databasen finns kvar som { $former }.
cli-house-restored-into = Säkerhetskopian finns nu i databasen { $database }.
cli-house-not-empty = Databasen { $database } används redan. Skapa en tom databas och återställ till den. Ingenting ändrades.
cli-house-in-use = En server använder { $file }. Stoppa den först. Ingenting ändrades.
cli-house-cannot-write = Det går inte att skriva till { $file } ({ $detail }).
cli-house-unsound = { $file } är inte en hel databas med bord ({ $detail }).
cli-house-check = Läs varje logg till slutet och säg vilka bord som inte kan spelas vidare. Servern får vara i gång.
cli-house-broken-log = Loggen för bordet { $table } kan inte läsas: { $detail }
cli-house-frozen-table = Bordet { $table } är från andra regler: det kan ses men inte spelas vidare.
cli-house-checked = { $tables ->
    [one] Loggen för ett bord är hel.
   *[other] Loggarna för { $tables } bord är hela.
 }
cli-house-tables-running = { $tables ->
    [one] Ett parti pågår.
   *[other] { $tables } partier pågår.
 }
cli-house-void = Ogiltigförklara ett bords resultat: styrketalen räknas om som om partiet aldrig hade spelats. Servern får vara i gång.
cli-house-void-arg-result = Bordets id: den sista delen av adressen.
cli-house-void-arg-reason = Orsak som sparas, högst 300 tecken.
cli-house-voided = { $results ->
    [one] Resultatet är ogiltigt, och styrketalen har räknats om med { $results } resultat.
   *[other] Resultatet är ogiltigt, och styrketalen har räknats om med { $results } resultat.
}
cli-house-no-result = Bordet { $table } har inget resultat, eller så är det redan ogiltigt.
cli-house-rated-again = { $results ->
    [one] Styrketalen har räknats ur { $results } resultat.
   *[other] Styrketalen har räknats ur { $results } resultat.
}

# The operator's desk of a running server.

cli-arg-server = Serverns adress. Förval är inställningen PELIPOYTA_PUBLIC_URL eller den här datorn. Koden finns i inställningen PELIPOYTA_OPERATOR_TOKEN.
cli-house-reports = Visa öppna anmälningar med rader, överklaganden och siffror om rent spel från en server som är i gång.
cli-house-no-reports = Inget väntar.
cli-house-case = { $name }, ärende { $id }, vikt { $weight }
cli-house-appeal-waits = { $name } överklagar: { $kind }, påföljd { $id }
cli-house-fairplay = Rent spel: { $name }, { $game }, rapport { $id }
cli-house-trail = Visa administratörens ändringshistorik.
cli-house-trail-arg-name = Bara den här spelarens rader.
cli-house-sanction = Besluta om en påföljd: note, warning, silence, unrated, suspension eller closed.
cli-house-sanction-arg-kind = Påföljdens slag.
cli-house-sanction-arg-name = Spelarens namn.
cli-house-sanction-arg-case = Ärendet vars spelare påföljden gäller. Ärendet avslutas.
cli-house-sanction-arg-reason = Skäl: abuse, spam, cheating, stalling, name eller other.
cli-house-sanction-arg-words = Meddelande till spelaren.
cli-house-sanction-arg-hours = Längd i timmar. Förval är slagets kortaste.
cli-house-lift = Upphäv en påföljd.
cli-house-lift-arg-sanction = Påföljdens id.
cli-house-lift-arg-words = Motivering till ändringshistoriken.
cli-house-close = Avsluta ett ärende utan påföljd.
cli-house-close-arg-case = Ärendets id.
cli-house-appeal = Besvara ett överklagande. Utan --grant står påföljden kvar.
cli-house-appeal-arg-sanction = Påföljdens id.
cli-house-appeal-arg-grant = bifall överklagandet och upphäv påföljden
cli-house-appeal-arg-words = Svar till spelaren.
cli-house-remove-line = Ta bort texten i ett meddelande vid ett bord.
cli-house-remove-line-arg-table = Bordets id.
cli-house-remove-line-arg-line = Radens nummer i bordets logg, som reports visar det.
cli-house-dismiss = Avfärda en rapport om rent spel. Den återkommer bara med nya partier.
cli-house-dismiss-arg-report = Rapportens id.
cli-house-bad-sanction = Påföljden { $kind } finns inte. Slagen är: { $kinds }.
cli-house-bad-length = Påföljden { $kind } har ingen sådan längd. I timmar: { $hours }.
cli-house-no-server = Servern { $address } svarar inte. Ange adressen med --server.
cli-house-refused = { $detail }
cli-house-end = Avsluta ett parti oavgjort för alla, genom servern som är i gång.
cli-house-end-arg-table = Bordets id: sista delen av adressen.
cli-house-forget = Radera ett konto genast, genom servern som är i gång. Med --guest tas ett namn som en gäst skrivit bort ur loggarna.
cli-house-forget-arg-name = Kontots namn, eller namnet som gästen skrev.
cli-house-forget-arg-guest = ta bort gästens namn och meddelanden ur alla loggar. Servern måste först stoppas.
cli-house-retain = Packa loggarna för partier som slutade för länge sedan och radera lika gamla hjälpredor. Partierna kan fortfarande spelas upp. Servern får vara i gång.
cli-house-retain-arg-older = Hur gamla partier som packas och hjälpredor som raderas: 400d, 60w eller 2y.
cli-house-retain-arg-shrink = ge det frigjorda utrymmet tillbaka till disken. Servern måste först stoppas.
cli-house-migrate = Uppgradera databasen till den här versionen. Filen kopieras först.
cli-house-migrate-arg-dry_run = pröva på en kopia. Databasen ändras inte.
cli-house-doctor = Kontrollera inställningar, filrättigheter, diskutrymme, databas, adress, proxy och klocka.
cli-house-retained = { $games ->
    [0] Det fanns ingenting att packa.
    [one] Loggen för ett parti packades: { $was } kB, nu { $now } kB.
   *[other] Loggarna för { $games } partier packades: { $was } kB, nu { $now } kB.
 }
cli-house-helpers-removed = { $helpers ->
    [one] Loggen för en gammal hjälpreda raderades.
   *[other] Loggarna för { $helpers } gamla hjälpredor raderades.
 }
cli-house-bad-age = Åldern { $age } duger inte. Skriv till exempel 400d, 60w eller 2y.
cli-house-unusable = { $detail }
cli-house-up-to-date = Databasen är aktuell (loggar { $logs }, rader { $rows }).
cli-house-would-migrate = Uppgraderingen skulle lyckas: loggar { $from_logs } → { $logs }, rader { $from_rows } → { $rows }. Ingenting ändrades.
cli-house-migrated = Databasen uppgraderades: loggar { $from_logs } → { $logs }, rader { $from_rows } → { $rows }.
cli-house-not-migrated = Uppgraderingen lyckades inte ({ $detail }). Databasen är som förut.
cli-house-no-guest = Ingen gäst har spelat under namnet { $name }.
cli-house-forgotten = Namnet togs bort ur loggarna: bord { $tables }, hjälpredor { $helpers }.
cli-doctor-setting = Inställningen { $name } duger inte: { $detail }
cli-doctor-settings = Inställningarna är i ordning.
cli-doctor-unknown = { $name } är ingen inställning. Den närmaste är { $near }.
cli-doctor-mode = Andra användare kan läsa { $file } (rättigheter { $mode }). Åtgärda: chmod 600
cli-doctor-migration = Databasen uppgraderas vid nästa start (loggar { $logs }, rader { $rows }). Pröva först: pelipoyta house migrate --dry-run
cli-doctor-room = Det finns { $free } MiB ledigt på disken, och databasen är { $size } MiB.
cli-doctor-no-database = Databasen går inte att använda: { $detail }
cli-doctor-database = Det går att skriva till databasen.
cli-doctor-descriptors = Gränsen för öppna filer är { $there }; inställningen CONNECTIONS behöver { $wanted }.
cli-doctor-home = Servern är bara för den här datorn: PELIPOYTA_PUBLIC_URL saknas.
cli-doctor-https = Den offentliga adressen är { $url }. Nyckelinloggning och säkra kakor kräver https.
cli-doctor-host = { $host } måste stå i inställningen PELIPOYTA_HOSTS.
cli-doctor-proxies = PELIPOYTA_PROXIES säger vilken proxys huvuden man tror på. Utan den delar alla på samma gränser.
cli-doctor-reached = { $url } svarar.
cli-doctor-answer = { $url } svarar med felet { $status }.
cli-doctor-silent = { $url } svarar inte ({ $detail }).
cli-doctor-clock = Skillnaden mellan klockorna är { $seconds } s.

cli-puzzles = Uppgifter: ställningar vars bästa svar är bevisat.
cli-puzzles-make = Gör uppgifter av botars partier. Samma argument ger samma uppgifter.
cli-puzzles-make-arg-file = Filen med uppgifter; utan den paketets egen.
cli-puzzles-check-arg-file = Filen med uppgifter; utan den paketets egen.
cli-puzzles-measure-arg-file = Filen med uppgifter; utan den paketets egen.
cli-puzzles-make-arg-wanted = Antal uppgifter av varje tema.
cli-puzzles-make-arg-games = Högsta antal partier som spelas.
cli-puzzles-make-arg-options = Spelens inställningar som JSON, eller en lista som används i tur och ordning.
cli-puzzles-check = Bevisa filens uppgifter en gång till och jämför värdena med slumpmässiga partier.
cli-puzzles-check-arg-tries = Slumpmässiga partier för varje bästa svar; 0: endast bevis.
cli-puzzles-measure = Låt botar svara på uppgifterna och anteckna hur ofta de fann det bästa svaret.
cli-puzzles-measure-arg-tries = Antal gånger som varje bot svarar på en uppgift.
cli-puzzles-none = Det finns inga uppgifter för { $game }.
cli-puzzles-unreadable = { $file } har inga uppgifter som kan läsas ({ $detail }).
cli-puzzles-made = { $puzzles ->
    [one] En uppgift
   *[other] { $puzzles } uppgifter
} i { $file }.
cli-puzzles-hold = { $puzzles ->
    [one] Uppgiften håller.
   *[other] Alla { $puzzles } uppgifter håller.
}
cli-puzzles-measured = { $puzzles ->
    [one] En uppgift mättes.
   *[other] { $puzzles } uppgifter mättes.
}
