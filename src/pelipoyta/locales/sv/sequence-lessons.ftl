# Lektionerna.

sequence-lesson-first = Första partiet: fem i rad

sequence-lesson-first-place = Ett kort och en bricka
sequence-lesson-first-place-card = Du har de blå brickorna. Målet är fem brickor i rad. Du har 7♥ på hand, och på brädet finns två sådana rutor. Spela kortet och lägg din bricka på någon av dem.
sequence-lesson-first-place-card-done = Kortet gick till din hög och du drog ett nytt: 5♥. Motståndaren spelade sitt däremellan.
sequence-lesson-first-place-card-other = Du kan spela ett annat kort också, men spela nu 7♥.
sequence-lesson-first-place-drawn = Spela nu 5♥ som du drog.
sequence-lesson-first-place-drawn-done = Så går en tur: spela ett kort, lägg en bricka, dra ett nytt.
sequence-lesson-first-place-drawn-other = Spela 5♥ den här gången.

sequence-lesson-first-five = Fem i rad är en svit
sequence-lesson-first-five-finish = Du har fyra brickor i rad. Lägg den femte: 2♣ passar i radens ända.
sequence-lesson-first-five-finish-done = En svit! Dess fem brickor låses, och ingen kan ta bort dem.
sequence-lesson-first-five-finish-elsewhere = Det är den andra 2♣-rutan. Välj den som fortsätter din rad.
sequence-lesson-first-five-finish-other = Spela 2♣, så blir raden full.

sequence-lesson-first-corner = Hörnen är allas
sequence-lesson-first-corner-four = Hörnrutan gäller som en bricka för alla lag. Från hörnet nedåt har du redan tre brickor: lägg 9♣ därefter.
sequence-lesson-first-corner-four-done = Fyra brickor och ett hörn: sviten är klar.
sequence-lesson-first-corner-four-elsewhere = Det är den andra 9♣. Välj rutan i kolumnen.
sequence-lesson-first-corner-four-other = Spela 9♣ vid vänstra kanten.

sequence-lesson-first-wild = Den tvåögda knekten
sequence-lesson-first-wild-anywhere = En tvåögd knekt, J♦ eller J♣, passar på vilken fri ruta som helst. Fyll luckan i din rad.
sequence-lesson-first-wild-anywhere-done = Just därför lönar det sig att spara den.
sequence-lesson-first-wild-anywhere-wasted = Dit får den läggas, men luckan i raden är ett bättre ställe.
sequence-lesson-first-wild-anywhere-other = Spela nu J♦.

sequence-lesson-first-thief = Den enögda knekten
sequence-lesson-first-thief-take = Röd har fyra i rad! En enögd knekt, J♠ eller J♥, tar bort en bricka. Ta en av de fyra.
sequence-lesson-first-thief-take-done = Hotet är borta, och röd ändrade sina planer. Ur en färdig svit kan ingen bricka tas.
sequence-lesson-first-thief-take-harmless = Den brickan hotar ingen. Ta en av de fyra i rad.
sequence-lesson-first-thief-take-other = Röd skulle få en svit. Spela J♠ och ta bort en bricka.

sequence-lesson-first-dead = Ett dött kort
sequence-lesson-first-dead-exchange = Din 10♥ är död: båda dess rutor har en bricka. Byt den innan du spelar.
sequence-lesson-first-dead-exchange-done = Du fick 3♣ i stället. Turen fortsätter.
sequence-lesson-first-dead-exchange-other = Man får spela också, men byt först den döda 10♥. Det får man göra en gång per tur.
sequence-lesson-first-dead-play = Spela nu 3♣.
sequence-lesson-first-dead-play-done = Bytet kostar ingen tur.
sequence-lesson-first-dead-play-other = Spela nu ditt nya kort 3♣.

sequence-lesson-first-win = Två sviter vinner
sequence-lesson-first-win-second = Du har en svit. Den andra får använda en av dess rutor: fyll kolumnen nedåt med A♦.
sequence-lesson-first-win-second-done = Två sviter, och du vann! Med tre lag räcker en.
sequence-lesson-first-win-second-elsewhere = Det är den andra A♦. Välj rutan i kolumnen.
sequence-lesson-first-win-second-other = Spela A♦ som fortsättning på kolumnen.

sequence-lesson-first-game = Ett riktigt parti
sequence-lesson-first-game-play = Spela ett kort parti mot två lätta botar: av tre vinner den som först har en svit.
