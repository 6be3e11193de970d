# Guiden på regelsidan: det som berättas före de numrerade reglerna.

rolechess-guide-note =
    - Mål: töm motståndarens kejsare på energi (RC-8).
    - På din tur: flytta, flytta och attackera, eller attackera från stället ensam eller i par. Först en förflyttning, sedan en attack (RC-3.1).
    - Lakejen: en cirkel framåt, rakt eller snett. Väktaren: 1–3 rakt. Riddaren: som springaren i schack. Adjutanten: snett hur långt som helst eller en rakt. Kejsaren: en åt vilket håll som helst.
    - Man attackerar dit man kunde flytta (RC-4.6).
    - Strid: tärning × attack mot tärning × försvar. Är attacken större förlorar försvararen skillnaden; vid lika händer ingenting (RC-6.1.2).
    - Par: två tärningar, produkterna läggs ihop; försvararen slår en gång (RC-6.2.1).
    - Bara den som inledde attacken får ta den fallnas plats (RC-6.1.3).

rolechess-guide-aim = Mål
rolechess-guide-aim-text = Töm motståndarens kejsare på energi innan din egen kejsare går samma väg.

rolechess-guide-setup = Uppställning
rolechess-guide-setup-text =
    Brädet har 7 × 7 cirklar. På hemraden står från kanterna räknat väktarna, riddarna och adjutanterna, med kejsaren i mitten; framför dem står sju lakejer. Varje pjäs börjar med full energi, och det som är kvar syns alltid vid dess fot.

    Båda slår en tärning, och den som får högst börjar.
rolechess-guide-setup-start = Uppställningen. Ljus har sina pjäser nederst, och kejsarna står mitt emot varandra i mittkolumnen.

rolechess-guide-turn = En tur
rolechess-guide-turn-text =
    Gör en av dessa saker:

    - flytta en pjäs
    - flytta en pjäs och attackera med den
    - attackera från stället, ensam eller som ett par av två pjäser
    - flytta, attackera med den flyttade och ta som par en pjäs som nådde målet redan före flytten

    Flytten kommer alltid före attacken, och man attackerar högst en gång per tur. Ingen måste attackera. Schack finns inte: en hotad kejsare får stå kvar, men tärningen kan fälla den.

rolechess-guide-pieces = Pjäserna
rolechess-guide-pieces-text = De gröna prickarna visar vart pjäsen kan flytta och de röda ringarna vem den kan attackera. Attacken når precis de cirklar som pjäsen kunde gå till om de vore tomma.
rolechess-guide-pieces-card = Spelkortet
rolechess-guide-pieces-card-energy = Energi
rolechess-guide-pieces-card-attack = Attack
rolechess-guide-pieces-card-defence = Försvar
rolechess-guide-pieces-card-count = Antal
rolechess-guide-pieces-card-moves = Drag
rolechess-guide-pieces-card-emperor = Kejsare
rolechess-guide-pieces-card-emperor-moves = en cirkel åt vilket håll som helst
rolechess-guide-pieces-card-adjutant = Adjutant
rolechess-guide-pieces-card-adjutant-moves = snett så långt vägen är fri, rakt en
rolechess-guide-pieces-card-knight = Riddare
rolechess-guide-pieces-card-knight-moves = hoppar som springaren i schack
rolechess-guide-pieces-card-guard = Väktare
rolechess-guide-pieces-card-guard-moves = en till tre rakt
rolechess-guide-pieces-card-lackey = Lakej
rolechess-guide-pieces-card-lackey-moves = en framåt, rakt eller snett
rolechess-guide-pieces-lackey = Lakejen går bara framåt. Den hotar inte den som står bredvid.
rolechess-guide-pieces-guard = Väktaren går rakt, högst tre cirklar. Lakejen framför är ett mål för den men också ett hinder.
rolechess-guide-pieces-knight = Riddaren hoppar över dem som står runtomkring, och därför är den först ute.
rolechess-guide-pieces-adjutant = Adjutanten ser snett över hela brädet, men den egna lakejen spärrar vägen nedåt till vänster.
rolechess-guide-pieces-emperor = Kejsaren går en cirkel i taget, men inte till en som är upptagen.

rolechess-guide-battle = Strid
rolechess-guide-battle-text =
    Angriparen slår en tärning och multiplicerar med sin attackkoefficient. Försvararen gör likadant med sin försvarskoefficient. Bara skillnaden räknas: är attacken större förlorar försvararen så mycket energi. Angriparen förlorar aldrig något.

    När energin är slut lämnar pjäsen brädet, och vinnaren får ta dess plats. Striden avslutar turen.
rolechess-guide-battle-wound = Riddaren slår 5: 5 × 4 = 20. Väktaren slår 2: 2 × 6 = 12. Väktaren förlorar 8 energi och har 7 kvar.
rolechess-guide-battle-fell = 4 × 4 = 16 mot 2 × 3 = 6. Skillnaden 10 räcker för att fälla lakejen, som har 7 energi, och riddaren tog dess plats.

rolechess-guide-pair = Parattack
rolechess-guide-pair-text =
    Två pjäser kan attackera tillsammans om båda når samma mål. Båda slår sin egen tärning och produkterna läggs ihop; försvararen slår bara en gång. Mot ett par faller också den starkaste.

    Om den ena flyttade under samma tur måste den andra ha nått målet redan före flytten.
rolechess-guide-pair-together = Riddaren går i ställning och inleder, väktaren stod redo: 4 × 4 + 5 × 3 = 31. Adjutanten slår 1, alltså 5, och förlorar 26: mer än sina fulla 25.
