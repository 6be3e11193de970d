# Guiden på regelsidan: det som berättas före de numrerade reglerna.

sequence-guide-note =
    - Mål: med två lag två sviter om fem, med tre lag en (SEQ-2.2).
    - På din tur: spela ett kort, lägg en bricka på en av dess rutor, dra ett nytt kort (SEQ-3.1).
    - Svit: fem i rad vågrätt, lodrätt eller på snedden. Hörnet är allas (SEQ-2.3).
    - Tvåögd knekt ♣ ♦: bricka på vilken fri ruta som helst (SEQ-4.1).
    - Enögd knekt ♠ ♥: ta ett annat lags bricka, men inte ur en färdig svit (SEQ-4.2).
    - Ett dött kort, med brickor på båda rutorna, får bytas en gång per tur (SEQ-5.1).
    - En färdig svit är låst. Två sviter får ha en gemensam ruta (SEQ-2.4).

sequence-guide-aim = Mål
sequence-guide-aim-text = Få fem av lagets brickor i rad: två sådana sviter, eller med tre lag en enda.

sequence-guide-setup = Förberedelser
sequence-guide-setup-text =
    Brädets hundra rutor visar varje kort två gånger, utom knektarna, som inte finns på brädet. De fyra hörnen är fria. Man spelar med två lekar blandade till en.

    Lagen är två eller tre, och lagkamrater sitter varannan med de andra. Var och en drar ett kort, den lägsta ger, och spelaren till vänster börjar. Händerna är hemliga också för de egna.
sequence-guide-setup-cards = Kort till var och en med två lag, efter antalet spelare
sequence-guide-setup-cards-two = 2
sequence-guide-setup-cards-four = 4
sequence-guide-setup-cards-six = 6
sequence-guide-setup-cards-eight = 8
sequence-guide-setup-cards-more = 10 eller 12
sequence-guide-setup-cards-teams2 = Två lag
sequence-guide-setup-third = Med tre lag
sequence-guide-setup-third-three = 3
sequence-guide-setup-third-six = 6
sequence-guide-setup-third-nine = 9
sequence-guide-setup-third-twelve = 12
sequence-guide-setup-third-teams3 = Tre lag

sequence-guide-turn = En tur
sequence-guide-turn-text =
    Spela ett kort ur handen, lägg en bricka på en av dess två rutor och dra ett nytt kort. På rutan får ingen bricka ligga från förut. Den som kan spela ett kort måste göra det.
sequence-guide-turn-place = Hjärter sju finns på två rutor; de lyser. Någon annanstans går det inte att lägga med den.

sequence-guide-five = Sviten
sequence-guide-five-text =
    En svit är fem rutor i rad, upp och ner eller på snedden. När den är färdig låses den: dess brickor kan inte längre tas bort.

    En annan svit får ha högst en ruta gemensam med den första. Sex eller sju i rad är alltså fortfarande en svit.
sequence-guide-five-done = Blås femte bricka på g4, och sviten låstes. Den tunna linjen visar att den är färdig.
sequence-guide-five-corner = Hörnet räknas som varje lags bricka: fyra brickor och ett hörn är en svit.

sequence-guide-jacks = Knektarna
sequence-guide-jacks-text = Knekten finns inte på brädet. Se på ögonen: jokern har två, tjuven ett.
sequence-guide-jacks-kinds = Knektarna
sequence-guide-jacks-kinds-suits = Färger
sequence-guide-jacks-kinds-does = Vad den gör
sequence-guide-jacks-kinds-wild = Tvåögd
sequence-guide-jacks-kinds-wild-does = bricka på vilken fri ruta som helst
sequence-guide-jacks-kinds-thief = Enögd
sequence-guide-jacks-kinds-thief-does = tar ett annat lags bricka från brädet
sequence-guide-jacks-wild = Med ruter knekt fyller blå luckan och får en svit.
sequence-guide-jacks-thief = Med spader knekt kan man ta vilken som helst av de röda som lyser. Sviten i övre raden är färdig och rörs inte.

sequence-guide-dead = Dött kort
sequence-guide-dead-text =
    Ett kort är dött när brickor redan ligger på båda dess rutor. Det får bytas mot ett nytt en gång per tur, innan man spelar. En knekt är aldrig död: finns inget mål just nu väntar den på handen.
