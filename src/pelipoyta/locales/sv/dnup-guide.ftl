# Guiden på regelsidan: det som berättas före de numrerade reglerna.

dnup-guide-note =
    - Mål: bli av med dina kort. Den första får 2 poäng, den andra 1; fyra vinner (DNUP-3.3). På två spelare vinner två omgångar.
    - Först går serien framför dig till högen (DNUP-2.2). Gör sedan en av fyra saker:
    - A spela: en serie kort med samma värde framför dig. En lika stor serie måste slå den som ligger på bordet (DNUP-A.2).
    - B lägg till: ett kort med samma värde till en motståndares serie (DNUP-B).
    - C ta: en motståndares serie på handen, vänd (DNUP-C).
    - D vänd: hela din hand upp och ner (DNUP-D).
    - Gyllene regeln: ett kort som går från bordet till handen vänds alltid (DNUP-1.5).

dnup-guide-aim = Mål
dnup-guide-aim-text = Bli av med alla dina kort före de andra.

dnup-guide-setup = Förberedelser
dnup-guide-setup-text =
    Varje kort har två tal, ett i vardera änden. Talet som är uppåt gäller; det nedre väntar på att kortet vänds. Enstaka kort får man inte vända.

    Alla kort delas ut. Den som fått stjärnkortet 1/5 börjar.
dnup-guide-setup-cards = Korten efter antalet spelare
dnup-guide-setup-cards-two = 2
dnup-guide-setup-cards-three = 3
dnup-guide-setup-cards-four = 4
dnup-guide-setup-cards-five = 5
dnup-guide-setup-cards-all = Kort i spelet
dnup-guide-setup-cards-each = Till var och en

dnup-guide-turn = En tur
dnup-guide-turn-text =
    Ligger en serie kvar framför dig från förra turen går den till högen: ingen slog den, och du är av med den. Gör sedan en av dessa saker:
dnup-guide-turn-acts = De fyra handlingarna
dnup-guide-turn-acts-does = Vad den gör
dnup-guide-turn-acts-play = A Spela
dnup-guide-turn-acts-play-does = en serie ur handen framför dig
dnup-guide-turn-acts-add = B Lägg till
dnup-guide-turn-acts-add-does = ett kort med samma värde till en motståndares serie
dnup-guide-turn-acts-take = C Ta
dnup-guide-turn-acts-take-does = en motståndares serie på handen, vänd
dnup-guide-turn-acts-over = D Vänd
dnup-guide-turn-acts-over-does = hela din hand upp och ner

dnup-guide-play = Serier och att slå
dnup-guide-play-text =
    En serie är ett eller flera kort med samma tal uppåt. På bordet finns aldrig två lika stora serier: spelar du ett par och där redan ligger ett par måste ditt vara högre. Den slagna serien går vänd tillbaka till sin ägare. Finns ingen lika stor duger vilket värde som helst.
dnup-guide-play-beat = Åttaparet slog sexparet. Sexorna gick tillbaka till Einos hand som en tvåa och en fyra.

dnup-guide-golden = Gyllene regeln
dnup-guide-golden-text = När ett kort går från bordet till handen vänds det, vare sig du tog det själv eller det slogs tillbaka till dig. Så blir små kort stora.
dnup-guide-golden-took = Alma tog treparet. På handen är de nu 8 och 4, och åttorna är två.

dnup-guide-over = Att vända handen
dnup-guide-over-text = Handen kan man alltid vända, och det kostar turen. Se efter vad de passiva talen vore tillsammans.
dnup-guide-over-before = Uppåt är 1, 2 och 3: tre små enstaka kort, och inget av dem slår femman.
dnup-guide-over-after = Vänd är samma hand tre åttor, en enda serie.

dnup-guide-end = Omgångens och partiets slut
dnup-guide-end-text =
    Den som först blir av med sina kort får två poäng och väntar. När en till är klar får den en poäng, och omgången är slut. Man ger på nytt tills någon har fyra poäng.

dnup-guide-two = Två spelare
dnup-guide-two-text =
    Båda har två områden framför sig, och på sin tur spelar man två gånger: först på område 1, sedan på område 2. En egen serie kan också slå ens egen andra serie. Två vunna omgångar vinner partiet.
