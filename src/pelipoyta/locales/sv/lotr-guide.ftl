# Guiden på regelsidan: det som berättas före de numrerade reglerna.

lotr-guide-note =
    - Mål: för Frodo levande till plats 9 och klara striderna där (LOTR-16.1). Du förlorar om han dör eller bördorna når motståndskraften (LOTR-19.8).
    - På din tur: spela dina ljusa kort och gå vidare. Priserna går till skymningspotten (LOTR-7.8).
    - När ni går växer potten: platsens skuggtal och en för varje följeslagare (LOTR-8.1).
    - På andras tur är du Skuggan: spela hantlangare med pottens marker. Långt hemifrån kostar de 2 mer (LOTR-20.2).
    - Pilar, fördelning, strider. Högre styrka vinner, lika vinner Skuggan; förloraren får ett sår (LOTR-13.3).
    - Dubbel styrka krossar (LOTR-13.4).
    - Ringen på fingret: bördor i stället för sår (LOTR-19.10).
    - Till slut handen till åtta, och antingen en gång till eller turen slut (LOTR-15.3).

lotr-guide-aim = Mål
lotr-guide-aim-text = För Frodo och Ringen genom nio platser före de andra, utan att han dör eller dukar under för sina bördor.

lotr-guide-setup = Förberedelser
lotr-guide-setup-text =
    Var och en har en egen lek, hälften kort för de fria folken och hälften för Skuggan, och nio platser. Frodo och Ringen ligger på bordet från början.

    Spelarna bjuder bördor i hemlighet, och den som bjuder mest väljer plats i turordningen. De bjudna bördorna stannar ändå på den egna Frodo. Sedan tar var och en startföljeslagare ur leken för sammanlagt högst 4 och drar åtta kort. Med nybörjarreglerna är lekarna färdiga och ingen bjuder.

lotr-guide-turn = En tur
lotr-guide-turn-text =
    Den som har turen spelar de fria folken, och de andra är då Skuggan. När turen är slut byter man roller. Därför har alla två sorters kort på handen.
lotr-guide-turn-phases = Turens faser
lotr-guide-turn-phases-does = Vad man gör
lotr-guide-turn-phases-fellowship = 1 Sällskapet
lotr-guide-turn-phases-fellowship-does = spela följeslagare, föremål och andra ljusa kort; till sist går man
lotr-guide-turn-phases-shadow = 2 Skuggan
lotr-guide-turn-phases-shadow-does = motståndaren spelar hantlangare med pottens marker
lotr-guide-turn-phases-maneuver = 3 Manöver
lotr-guide-turn-phases-maneuver-does = manöverkort och -förmågor i tur och ordning
lotr-guide-turn-phases-archery = 4 Bågskytte
lotr-guide-turn-phases-archery-does = varje bågskytt sårar en gång; den sårade sidan väljer vem
lotr-guide-turn-phases-assignment = 5 Tilldelning
lotr-guide-turn-phases-assignment-does = vem som försvarar mot vem
lotr-guide-turn-phases-skirmish = 6 Strider
lotr-guide-turn-phases-skirmish-does = en i taget, styrka mot styrka
lotr-guide-turn-phases-regroup = 7 Omgruppering
lotr-guide-turn-phases-regroup-does = händerna fylls; gå igen eller sluta

lotr-guide-fellowship = Sällskapet och vägen
lotr-guide-fellowship-text =
    Ljusa kort betalas genom att lägga marker i skymningspotten, alltså i fiendens kassa. Att gå lägger till ännu fler: den nya platsens skuggtal och en för varje följeslagare. Ett stort sällskap är starkt men syns långt.
lotr-guide-fellowship-company = Gimli kom med, och hans pris, 2 marker, gick till potten.

lotr-guide-shadow = Skuggan
lotr-guide-shadow-text =
    På de andras tur spelar du dina mörka kort och betalar genom att ta marker ur potten. Är hantlangarens platsnummer högre än sällskapets plats är den kringströvande och kostar två mer. När potten är tom är pengarna slut.

lotr-guide-fight = Strider
lotr-guide-fight-text =
    Du ställer försvarare mot hantlangarna, en mot en. Lämnar du en hantlangare utan försvarare väljer Skuggan vem den går på. I striden jämförs styrkorna; den högre vinner och lika vinner Skuggan. Förloraren får ett sår, och fler om vinnaren har skada. När såren är lika många som livskraften dör gestalten.

    Är ena sidan minst dubbelt så stark krossar den: förloraren dör genast.
lotr-guide-fight-assign = Gandalf (7) försvarar mot Uruk Savage (5) och Gimli (6) mot Uruk Soldier (7). Gandalf leder; Gimli behöver hjälp från handen.

lotr-guide-ring = Ringen och bördorna
lotr-guide-ring-text =
    När Frodo är på väg att få ett sår i en strid kan han ta på sig Ringen: i stället för sår kommer bördor tills fasen är över. Bördor läker knappast. När de når motståndskraften, vanligen tio, vinner Ringen.

lotr-guide-cards = Kort och ord
lotr-guide-cards-text = I kortets hörn står pris, styrka och livskraft. Texten säger resten; välj ett kort på bordet så ser du det stort och på svenska.
lotr-guide-cards-kinds = Kortslag
lotr-guide-cards-kinds-where = Var det är
lotr-guide-cards-kinds-companion = Följeslagare
lotr-guide-cards-kinds-companion-where = i sällskapet; går och strider
lotr-guide-cards-kinds-ally = Bundsförvant
lotr-guide-cards-kinds-ally-where = i stödområdet; hjälper på avstånd
lotr-guide-cards-kinds-minion = Hantlangare
lotr-guide-cards-kinds-minion-where = i mitten; Skuggans kämpe, borta när turen slutar
lotr-guide-cards-kinds-item = Föremål
lotr-guide-cards-kinds-item-where = under sin bärare; ändrar dennes tal
lotr-guide-cards-kinds-condition = Villkor
lotr-guide-cards-kinds-condition-where = ligger kvar tills det läggs bort
lotr-guide-cards-kinds-event = Händelse
lotr-guide-cards-kinds-event-where = spelas ur handen i rätt fas och läggs bort
lotr-guide-cards-kinds-site = Plats
lotr-guide-cards-kinds-site-where = på vägen, nummer 1–9; 3 och 6 är fristäder
lotr-guide-cards-words = Ord
lotr-guide-cards-words-means = Vad det betyder
lotr-guide-cards-words-exert = Anstränga
lotr-guide-cards-words-exert-means = ta ett sår som betalning; den sista livskraften kan man inte ge
lotr-guide-cards-words-spot = Upptäcka
lotr-guide-cards-words-spot-means = ett sådant kort måste finnas i spel och vara aktivt
lotr-guide-cards-words-archer = Bågskytt
lotr-guide-cards-words-archer-means = lägger ett sår till skjutandet
lotr-guide-cards-words-damage = Skada +1
lotr-guide-cards-words-damage-means = förloraren får ett sår mer
lotr-guide-cards-words-fierce = Rasande
lotr-guide-cards-words-fierce-means = strider en gång till samma tur
lotr-guide-cards-words-roaming = Kringströvande
lotr-guide-cards-words-roaming-means = långt hemifrån: kostar 2 mer
lotr-guide-cards-words-unique = En punkt före namnet
lotr-guide-cards-words-unique-means = unik: bara en i taget per spelare
