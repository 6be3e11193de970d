# Guiden på regelsidan: det som berättas före de numrerade reglerna.

kasvoton-guide-note =
    - Mål: finn och fäll fiendens kung (KV-A1).
    - Turen har fyra faser, alla frivilliga: bågskyttar, drag, spejare, slag (KV-D0.2).
    - Bågskyttar (5) skjuter den rakt framför; bara en drottning klarar sig (KV-D1).
    - Drag: ett kort, ett steg åt vilket håll som helst. Att gå in på en fiende är ett anfall: högst vinner, vid lika anfallaren (KV-D2.1).
    - Spejaren (1) avslöjar en eller två fiender intill och fäller kungen (KV-D3, KV-D2.4).
    - Linje: egna kort på två sidor om fienden; summan ska vara större (KV-D4.2).
    - Triangel: en linje och en tredje granne. Fäller vem som helst utom en drottning (KV-D4.5).
    - Vid kanten och i hörnet är ett kort svagare (KV-D4.7, KV-D4.8).

kasvoton-guide-aim = Mål
kasvoton-guide-aim-text = Finn fiendens kung bland korten som ligger med baksidan upp och fäll den innan din egen blir funnen.

kasvoton-guide-setup = Uppställning
kasvoton-guide-setup-text =
    Fältet är 13 × 6 rutor. Armén har 26 kort: spejaren, två prinsar, drottningen, kungen och riddaren du väljer är alltid med, de övriga tjugo lottas. Du ställer dem med baksidan upp på de två bakre raderna i vilken ordning du vill.

    När arméerna står vänds ett av de kort som blev över för vardera. Den högre börjar.
kasvoton-guide-setup-armies = Sett med blås ögon: de egna korten syns för en själv, de grå ligger med baksidan upp. De två mellersta raderna är tomma. Bilden visar bara en del av arméerna.

kasvoton-guide-turn = En tur
kasvoton-guide-turn-text =
    Turen har fyra faser i den här ordningen. Inget är tvång:

    - bågskyttar skjuter
    - ett kort tar ett steg eller anfaller
    - spejaren ser sig omkring
    - man slår med linjer och trianglar, så många som det finns

    Egna kort får avslöjas när som helst. Ett avslöjat kort förblir uppvänt.

kasvoton-guide-ranks = Korten
kasvoton-guide-ranks-text = Det högre talet vinner ett anfall. Prinsarna, drottningen och kungen är kungliga.
kasvoton-guide-ranks-army = Leken i en färg, som armén tas ur
kasvoton-guide-ranks-army-rank = Tal
kasvoton-guide-ranks-army-count = Antal
kasvoton-guide-ranks-army-does = Särskilt
kasvoton-guide-ranks-army-scout = Spejare
kasvoton-guide-ranks-army-scout-does = avslöjar dem intill och fäller kungen
kasvoton-guide-ranks-army-common = Manskap
kasvoton-guide-ranks-army-common-does = fyra av varje tal, strider med sitt tal
kasvoton-guide-ranks-army-archers = Bågskyttar
kasvoton-guide-ranks-army-archers-does = skjuter den framför sig
kasvoton-guide-ranks-army-cavalry = Kavalleri
kasvoton-guide-ranks-army-cavalry-does = det starkaste manskapet
kasvoton-guide-ranks-army-prince = Prins
kasvoton-guide-ranks-army-prince-does = kunglig
kasvoton-guide-ranks-army-queen = Drottning
kasvoton-guide-ranks-army-queen-does = anfaller inte; tål pilar, anfall och trianglar om ingen kunglig är emot
kasvoton-guide-ranks-army-king = Kung
kasvoton-guide-ranks-army-king-does = faller den är partiet förlorat
kasvoton-guide-ranks-army-knight = Riddare
kasvoton-guide-ranks-army-knight-does = starkast; en väljer du, de andra kommer med lotten

kasvoton-guide-attack = Drag och anfall
kasvoton-guide-attack-text = Högst ett kort flyttas per tur, ett steg åt något av åtta håll. När det går in på en fiende avslöjas båda. Det högre talet vinner, och vid lika vinner anfallaren.
kasvoton-guide-attack-step = Det tunga infanteriet (8) kan gå till rutorna med prickar, eller anfalla det avslöjade infanteriet (7) snett upp till vänster och vinna.

kasvoton-guide-special = Bågskyttar och spejare
kasvoton-guide-special-text = Två kort verkar utan att flytta sig. De avslöjar samtidigt sig själva, så välj stunden väl. Spejaren är liten, men när den och fiendens kung möts faller kungen.
kasvoton-guide-special-shoot = Bågskyttarna sköt kavalleriet rakt framför, som de hade förlorat mot i ett anfall.
kasvoton-guide-special-scout = Spejaren avslöjade båda som stod intill. Vore de tre skulle det inte gå.

kasvoton-guide-strikes = Slag
kasvoton-guide-strikes-text =
    Efter draget slås de fiender som är omringade. I en linje står två egna kort på motsatta sidor; först avslöjas fienden, och är de egnas summa större får du visa dem och slå. I en triangel finns också en tredje granne, och då spelar talen ingen roll och de egna visas inte.

    Vid kanten räcker två inre grannar till en linje, i hörnet är två grannar redan en triangel. Håll dig alltså från väggarna.
kasvoton-guide-strikes-line = Linje: 6 och 7 står på var sin sida om fienden. Tillsammans är de 13; är den emellan mindre faller den.
kasvoton-guide-strikes-triangle = Triangel: 2, 3 och 4 räcker mot vad som helst, till och med en riddare.

kasvoton-guide-end = Partiets slut
kasvoton-guide-end-text =
    En kungs fall avgörs när turen slutar. Föll din kung på fiendens tur får du en tur till: fäller du då också den andra kungen är partiet oavgjort. Oavgjort är det också när de avtalade turerna är spelade och kungarna står.

kasvoton-guide-four = Fyra spelare
kasvoton-guide-four-text =
    Paren sitter på samma sida och delar armén: var och en leder korten på sin egen halva, och mittkolumnen är gemensam. Partnerns halva får man inte se på, och man talar bara så att alla hör. Trianglar kan man slå med förenade krafter.
