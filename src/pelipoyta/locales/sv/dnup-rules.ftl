# Reglerna för dnup i korthet; motiven och tolkningarna finns i games/dnup/RULES.md.

chapter-DNUP-1 = Kort och giv
rule-DNUP-1-1 = Korten är 40. Varje kort har två olika tal 1–10, ett i vardera änden. Talet upptill, sett från den som håller kortet, är det aktiva värdet och det andra är det passiva.
rule-DNUP-1-2 = Man är två till fem spelare. Fem spelar med alla 40 kort (8 var), fyra med 36 (9), tre med 30 (10) och två med 26 (13).
rule-DNUP-1-3 = Före varje omgång blandas korten och alla delas ut. Det lottas vilken ände som hamnar upptill. Handen är hemlig och får ordnas hur som helst, men inget enskilt kort får vändas.
rule-DNUP-1-4 = En serie är ett eller flera kort med samma aktiva värde. Det är seriens värde; antalet kort är dess storlek.
rule-DNUP-1-5 = Den gyllene regeln: ett kort som går från bordet till en hand vänds alltid upp och ner.
rule-DNUP-1-6 = Båda värdena syns alltid på ett kort: det aktiva stort, det passiva litet bredvid och en gång till i andra änden. Två kort med samma tal är likadana.
rule-DNUP-1-7 = En lista över de fyra handlingarna finns alltid till hands. När man är två har var och en områdena 1 och 2.

chapter-DNUP-2 = Turen
rule-DNUP-2-1 = Den som fick stjärnkortet 1/5 börjar omgången. Kortet behöver inte spelas. Sedan går turen medurs.
rule-DNUP-2-2 = Turen börjar med att serien framför dig läggs med framsidan ner i en gemensam hög, som ingen får titta i. Sedan gör du en av fyra saker: spelar, lägger till, tar eller vänder.

chapter-DNUP-A = A: spela en serie
rule-DNUP-A = Spela en serie från handen framför dig.
rule-DNUP-A-1 = Du behöver inte spela alla kort med samma värde.
rule-DNUP-A-2 = Ligger det en lika stor serie på bordet måste din ha högre värde. Den slagna serien går tillbaka till ägarens hand, vänd, eller till högen om ägaren redan blivit av med sina kort.
rule-DNUP-A-3 = En serie av en storlek som inte finns på bordet får ha vilket värde som helst.

chapter-DNUP-B = B: lägg till ett kort
rule-DNUP-B = Lägg till exakt ett kort från handen till en motståndares serie.
rule-DNUP-B-1 = Kortets aktiva värde måste vara seriens värde.
rule-DNUP-B-2 = Blir serien lika stor som en annan måste dess värde vara högre, och den andra serien blir slagen. Annars får kortet inte läggas till.
rule-DNUP-B-3 = Kortet hör nu till serien och följer med den.

chapter-DNUP-C = C: ta en serie
rule-DNUP-C = Ta en motståndares serie till din hand, vänd.

chapter-DNUP-D = D: vänd handen
rule-DNUP-D = Vänd hela handen: aktiva och passiva värden byter plats. Det får man alltid göra, även med ett enda kort.

chapter-DNUP-3 = Omgångens och partiets slut
rule-DNUP-3-1 = Den första som blir av med alla kort får 2 poäng och spelar inte mer den omgången. Serien ligger kvar tills hens tur skulle ha kommit och läggs sedan i högen; blir den slagen läggs den där genast. Man kan lägga till den och ta den.
rule-DNUP-3-2 = Den andra som blir av med alla kort får 1 poäng, och omgången slutar genast.
rule-DNUP-3-3 = Den som först har minst 4 poäng vinner partiet.

chapter-DNUP-8 = Två spelare
rule-DNUP-8-1 = Var och en har två områden, 1 till höger och 2 till vänster, med plats för en serie i vardera.
rule-DNUP-8-2 = Var och en har två turer i rad: först för område 1, sedan för område 2. Turen börjar med att serien i området läggs i högen, och en spelad serie hamnar där. Man kan lägga till eller ta i motståndarens båda områden.
rule-DNUP-8-3 = Den som fick stjärnkortet börjar med en enda tur, för område 2.
rule-DNUP-8-4 = En serie tävlar med alla andra, även den egna i det andra området. En slagen egen serie går tillbaka till den egna handen, vänd. Man lägger till och tar bara hos motståndaren.
rule-DNUP-8-5 = Den som spelar sitt sista kort vinner omgången genast. Den som först vinner två omgångar vinner partiet. Poäng räknas inte när två spelar.
rule-DNUP-8-6 = Omgången är vunnen i samma stund som det sista kortet spelas, även om det slår en egen serie: inget går tillbaka till handen.

chapter-DNUP-9 = Tolkningar
rule-DNUP-9-1 = Det ligger aldrig två lika stora serier på bordet.
rule-DNUP-9-2 = Om samma läge uppstår för tredje gången, eller om 200 handlingar går utan att något kort lämnar en hand, blir omgången ogiltig och ges om. Poäng som redan fåtts i den står kvar.
rule-DNUP-9-3 = Alla ser hur många kort händerna och högen har, korten på bordet och poängen. Händerna och korten i högen är hemliga, men det man har sett får man minnas.
rule-DNUP-V1 = Variant: den vinner som har så många poäng som bordet bestämmer, 1–20. Med två spelare är de rundor.
rule-DNUP-V2 = Variant: vid given ger var och en handens lägsta kort öppet och vända till nästa spelare, så många som bordet bestämmer, 1–3. Den som sedan har stjärnan börjar.
