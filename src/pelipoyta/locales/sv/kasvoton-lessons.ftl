# Lektionerna.

kasvoton-lesson-first = Första partiet: finn kungen

kasvoton-lesson-first-march = Armén i rörelse
kasvoton-lesson-first-march-step = Den vinner som fäller fiendens kung. Dina kort ligger med baksidan upp: fienden ser dem inte, och du ser inte fiendens. Flytta ett kort i främre raden ett steg åt valfritt håll.
kasvoton-lesson-first-march-step-done = Högst ett kort flyttas per tur. Om inget av dina kort står intill ett fiendekort slutar turen av sig själv.
kasvoton-lesson-first-march-step-idle = Man får låta bli, men flytta nu något.
kasvoton-lesson-first-march-step-shown = Man får när som helst vända upp ett eget kort, men det förblir så till slutet. Behåll din hemlighet och flytta.
kasvoton-lesson-first-march-step-back = Ett kort i bakre raden kom i rörelse. Flytta nu ur främre raden.

kasvoton-lesson-first-attack = Högre vinner
kasvoton-lesson-first-attack-known = När du går på en fiende visas båda, och det högre talet vinner. Anfall den synliga sjuan med din åtta.
kasvoton-lesson-first-attack-known-done = 8 slog 7 och tog rutan. Vid lika vinner den som anfaller, men nu vet fienden ditt kort.
kasvoton-lesson-first-attack-known-blind = En trea mot ett dolt kort: nästan vad som helst slår den. Anfall sjuan med åttan.
kasvoton-lesson-first-attack-known-shown = Anfallet visar kortet av sig självt. Anfall direkt.
kasvoton-lesson-first-attack-known-other = Man får flytta också, men anfall nu sjuan med åttan.

kasvoton-lesson-first-archers = Bågskyttarna skjuter
kasvoton-lesson-first-archers-shoot = Bågskyttar (5) skjuter fienden rakt framför sig. Välj bågskyttarna och skjut: skottet fäller vem som helst utom en drottning.
kasvoton-lesson-first-archers-shoot-done = Kavalleriet (10) föll. Skyttarna som sköt flyttar inte denna tur, men ett annat kort får flytta. Drottningen kan slås bara av en kung eller med hjälp av en kunglig.
kasvoton-lesson-first-archers-shoot-charge = Man får anfalla, men en femma kan förlora. Att skjuta är ingen risk.
kasvoton-lesson-first-archers-shoot-shown = Skottet visar skyttarna av sig självt. Skjut.
kasvoton-lesson-first-archers-shoot-other = Skjut först: skottet kommer före draget.

kasvoton-lesson-first-scout = Spejaren tittar
kasvoton-lesson-first-scout-look = Draget är gjort. Spejaren (1) visar fienderna bredvid sig, om de är en eller två. Välj spejaren och speja.
kasvoton-lesson-first-scout-look-done = Nu ser du en tia och en tvåa. Spejaren syns också själv.
kasvoton-lesson-first-scout-look-idle = Sluta inte än: speja först.
kasvoton-lesson-first-scout-look-shown = Att bara vända visar ingen fiende. Speja.

kasvoton-lesson-first-line = Linje: två mittemot varandra
kasvoton-lesson-first-line-try = Fienden står mellan två av dina kort, i rät linje. Välj fienden och försök ett linjeslag: den visas.
kasvoton-lesson-first-line-try-done = Där fanns en tia. Dina kort är 6 och 7: tillsammans 13, mer än 10.
kasvoton-lesson-first-line-try-idle = Sluta inte än: försök ett linjeslag.
kasvoton-lesson-first-line-try-shown = Du behöver inte visa dina egna innan du slår. Försök ett linjeslag.
kasvoton-lesson-first-line-pair = Summan räcker. Slå med paret.
kasvoton-lesson-first-line-pair-done = Båda visades, och tian föll. Om summan inte räcker får du avstå och visar inget.
kasvoton-lesson-first-line-pair-decline = Man får avstå, men 13 är mer än 10. Slå.

kasvoton-lesson-first-triangle = Triangel: tre omkring
kasvoton-lesson-first-triangle-three = En linje och ett tredje kort bredvid fienden är en triangel. Den fäller vem som helst utom en drottning, och egna visas inte. Välj fienden och slå med triangeln.
kasvoton-lesson-first-triangle-three-done = Riddaren (14) föll, omringad av 2, 3 och 4. Också de svaga är starka tillsammans.
kasvoton-lesson-first-triangle-three-line = I en linje räcker 2 + 3 knappast. Triangeln frågar inte efter tal.
kasvoton-lesson-first-triangle-three-idle = Sluta inte än: slå med triangeln.
kasvoton-lesson-first-triangle-three-shown = Triangeln behöver inga visade kort. Slå.

kasvoton-lesson-first-king = Spejaren smyger
kasvoton-lesson-first-king-creep = Kan det dolda kortet vara kungen? Flytta spejaren (1) till en tom ruta bredvid det.
kasvoton-lesson-first-king-creep-done = Nära nu. Nu tittar vi.
kasvoton-lesson-first-king-creep-ten = Tian skulle förlora mot en kung (13), om den är där. Smyg först med spejaren.
kasvoton-lesson-first-king-creep-four = Spejaren skulle förlora mot en fyra. Flytta den till en tom ruta.
kasvoton-lesson-first-king-creep-shown = Det är tryggare i det dolda. Flytta spejaren.
kasvoton-lesson-first-king-creep-other = Flytta spejaren till d4 eller e4.
kasvoton-lesson-first-king-find = Välj spejaren och speja.
kasvoton-lesson-first-king-find-done = Kungen (13) är funnen!
kasvoton-lesson-first-king-find-idle = Sluta inte än: speja.
kasvoton-lesson-first-king-find-shown = Speja, så visas också grannen.

kasvoton-lesson-first-end = Den lilla fäller den stora
kasvoton-lesson-first-end-scout = När en spejare och en kung möts faller alltid kungen. Anfall med spejaren.
kasvoton-lesson-first-end-scout-done = Kungen föll! Fienden fick en tur till för att jämna ut, men kunde inte: du vann.
kasvoton-lesson-first-end-scout-ten = 10 förlorar mot 13. Anfall med spejaren.
kasvoton-lesson-first-end-scout-shown = Anfall direkt med spejaren.
kasvoton-lesson-first-end-scout-other = Anfall kungen med spejaren.

kasvoton-lesson-first-game = Ett riktigt parti
kasvoton-lesson-first-game-play = Spela ett kort parti mot en lätt bot. Ställ upp din armé, göm kungen och sök fiendens: du har 25 turer.
