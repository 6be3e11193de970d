# Sequences regler i korthet; de fullständiga finns i games/sequence/RULES.md.

chapter-SEQ-1 = Material och lag
rule-SEQ-1-1 = Brädet har tio gånger tio rutor. De fyra hörnen är fria; de övriga rutorna visar varje kort utom knektarna två gånger. Korten är 104, alltså två lekar med åtta knektar. Det finns 48 blå, 48 röda och 48 gröna brickor.
rule-SEQ-1-2 = Lagen är lika stora. I två lag spelar 2, 4, 6, 8, 10 eller 12, i tre lag 3, 6, 9 eller 12. Går båda för sig bestämmer bordet; annars spelar man i två lag.
rule-SEQ-1-3 = Lagkamrater sitter inte bredvid varandra: lagen turas om runt bordet.
rule-SEQ-1-4 = Kort per spelare i två lag: två spelare 7, fyra 6, sex 5, åtta 4, tio eller tolv 3. I tre lag: tre spelare 6, sex 5, nio 4, tolv 3.
rule-SEQ-1-5 = Var och en drar ett kort, och den lägsta ger. Tvåan är lägst och esset högst, färgen spelar ingen roll. De som delar lägsta kort drar om. Spelaren till vänster om given börjar, och turen går medsols.
rule-SEQ-1-6 = Händerna är hemliga, också för lagkamrater. Antalet kort syns för alla.
rule-SEQ-1-7 = Ett lag har en färg och ett gemensamt förråd av brickor. Brickorna tar inte slut.

chapter-SEQ-2 = Mål
rule-SEQ-2-1 = En svit är fem rutor intill varandra vågrätt, lodrätt eller diagonalt. På var och en ligger lagets bricka, eller så är rutan ett hörn.
rule-SEQ-2-2 = Med två lag vinner det som först har två färdiga sviter på samma gång; med tre lag räcker en. Partiet slutar genast.
rule-SEQ-2-3 = Ett hörn räknas som varje lags eget utan bricka, och flera lag kan använda samma. I hörnet läggs ingen bricka.
rule-SEQ-2-4 = Två sviter i samma lag får ha högst en gemensam ruta. En bricka kan ändå göra två sviter färdiga på en gång. Sex till åtta i rad är en svit. Nio eller tio är två bara om någon femma har högst en ruta gemensam med de låsta.
rule-SEQ-2-5 = En färdig svit låses genast: exakt dess fem rutor, eller fyra och ett hörn. Radens övriga brickor förblir öppna.
rule-SEQ-2-6 = Så många nya sviter som möjligt räknas. Kan femman väljas på flera sätt väljer den som lade brickan genast. Är partiet redan vunnet väljer man inte.
rule-SEQ-2-7 = Partiet blir oavgjort när alla spelare har passat efter varandra eller när det avtalade antalet turer har spelats, vanligen 500.

chapter-SEQ-3 = Turen
rule-SEQ-3-1 = Spela ett kort till din egen kasthög, lägg en bricka på någon av kortets fria rutor och dra ett nytt kort. En ruta är fri när ingens bricka ligger där. Alla kasthögar är öppna.
rule-SEQ-3-2 = Drar man själv kan det glömmas: rätten förfaller när nästa spelare både har lagt och dragit, och senast när du spelar ditt nästa kort. Att ta en bricka räknas som att lägga, och att passa som bådadera. Förfaller nästa spelares egen rätt att dra, förfaller också din. Under ett straff dras inga kort. Bordet kan komma överens om att korten dras av sig själva.
rule-SEQ-3-3 = När draghögen är tom blandas alla kasthögar till en ny. Döda kort som har bytts under den pågående turen lämnas utanför.
rule-SEQ-3-4 = Den som kan spela ett kort måste. Annars, eller utan kort, passar man: inget läggs och inget dras.

chapter-SEQ-4 = Knektar
rule-SEQ-4-1 = De tvåögda knektarna, klöver och ruter, är jokrar: med dem får brickan läggas på vilken fri ruta som helst, men inte i ett hörn.
rule-SEQ-4-2 = De enögda knektarna, spader och hjärter, är tjuvar: med dem tas en bricka som hör till ett annat lag från brädet, men inte ur en färdig svit. Rutan är fri från och med nästa tur.

chapter-SEQ-5 = Döda kort
rule-SEQ-5-1 = Ett kort är dött när det ligger brickor på båda dess rutor. På sin tur, innan man spelar, får man en gång byta ett dött kort mot ett nytt. En knekt är aldrig död.
rule-SEQ-5-2 = Den som inte kan spela något kort måste byta döda kort ett i taget tills något kan spelas. Finns inga döda kort eller inga nya att få, passar man.

chapter-SEQ-6 = Tilläggsregler
rule-SEQ-6-1 = Utan råd: man får inte på något sätt antyda för en lagkamrat vad den ska göra eller låta bli. Annars förlorar varje medlem i laget ett kort efter eget val och får inget nytt. En motståndare kan påstå att råd har getts, och straffet kommer om någon i det anklagade laget medger det. Har bordet en domare, som inte spelar, är det domaren som godkänner eller förkastar påståendet. Det faller när alla nekar eller ett varv har gått utan avgörande. Korten väljs i hemlighet och visas samtidigt. Under spelet talar spelarna inte.
rule-SEQ-6-2 = Svittjuvar: en enögd knekt får ta en bricka också ur ett annat lags färdiga svit. Sviten löses upp; om raden var längre och fem i rad blir kvar låses genast de fem som har flest av de gamla brickorna. Fylls luckan blir det åter en svit, men nio i rad där den mellersta tas tillbaka är två. Med tre lag ändrar regeln ingenting.
rule-SEQ-V1 = Variant: en rad har så många rutor som bordet bestämmer, 4–6.
rule-SEQ-V2 = Variant: ett lag vinner med så många rader som bordet bestämmer, 1–4.
rule-SEQ-V3 = Variant: brädets kort ligger i en annan ordning. Ordningen har ett nummer, och samma nummer är alltid samma bräde. Hörnen är fria.

over-SEQ-2-2 = De sviter som behövs är färdiga.
won-SEQ-2-2 =
    { $mates ->
        [one] Du fick de sviter som behövs färdiga.
       *[other] Ni fick de sviter som behövs färdiga.
    }
lost-SEQ-2-2 =
    { $winners ->
        [one] { $winner } blev först färdig med de sviter som behövs.
       *[other] { $winner } blev först färdiga med de sviter som behövs.
    }
drawn-SEQ-2-7 = Ingen fick sina sviter färdiga.
