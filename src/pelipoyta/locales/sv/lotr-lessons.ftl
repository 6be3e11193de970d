# Lektionerna.

lotr-lesson-road = 1. Sällskapets väg

lotr-lesson-road-company = Sällskapet samlas
lotr-lesson-road-company-gimli = Du har Frodo, Ringen och Gandalf. För Frodo till den nionde platsen, så vinner du. Kalla först på hjälp: spela Gimli från handen.
lotr-lesson-road-company-gimli-done = Gimli är nu en följeslagare i ditt sällskap, och hans pris, 2 skymningsmarker, gick till potten, skålen på bordet. Dina mörka kort är Skuggans: deras tid kommer på motståndarens tur.
lotr-lesson-road-company-gimli-leave = Inte iväg än: ta först med Gimli.
lotr-lesson-road-company-gimli-site = Det är platsens egen förmåga, den återkommer vi till. Spela nu Gimli.
lotr-lesson-road-company-gimli-other = Också det går, men spela först Gimli.
lotr-lesson-road-company-legolas = Spela Legolas också. Titta samtidigt på potten.
lotr-lesson-road-company-legolas-done = Gimli 2 + Legolas 2: i potten finns nu 4. Fienden använder det du betalar: Skuggan spelar sina hantlangare mot dig med de markerna.
lotr-lesson-road-company-legolas-leave = Ta ännu med Legolas.
lotr-lesson-road-company-legolas-other = Också det går, men spela nu Legolas.

lotr-lesson-road-sword = Ett svärd åt Frodo
lotr-lesson-road-sword-bear = Spela Hobbit Sword. Ett föremål kan bäras bara av den gestalt som kortet nämner. Hobbit Sword bärs av en hobbit, alltså Frodo.
lotr-lesson-road-sword-bear-done = Frodos styrka, talet till vänster, steg med två: 3 + Ringen 1 + svärdet 2 = 6. Talet till höger är livskraften: gestalten dör när den har lika många sår.
lotr-lesson-road-sword-bear-leave = Ge först svärdet åt Frodo.

lotr-lesson-road-move = Iväg
lotr-lesson-road-move-go = Sällskapet är redo. Ge er av: sällskapet går till nästa plats.
lotr-lesson-road-move-go-done = Potten fick platsens skuggtal 2 och en mark för var och en av de fyra följeslagarna: 2 + 4 = 6. Den här gången hade Skuggan inga hantlangare, så det blev ingen strid.

lotr-lesson-road-again = Vidare ännu?
lotr-lesson-road-again-on = I slutet av turen får du gå en gång till eller stanna. Gå vidare.
lotr-lesson-road-again-on-done = Du är redan på plats 3, en fristad. Potten växte igen: varje steg är också Skuggans tillfälle.
lotr-lesson-road-again-on-stop = Man får stanna, men nu är vägen fri: gå vidare.
lotr-lesson-road-again-cards = Nu fyller du handen till åtta kort. Du får först kasta ett, men behåll nu alla: svara att du inte kastar.
lotr-lesson-road-again-cards-done = Du drog tre kort. Sedan började motståndarens tur: Boromir spelades och sällskapet gick. Nu är du Skuggan.
lotr-lesson-road-again-cards-keep = Ibland lönar det sig, men behåll nu alla.

lotr-lesson-road-shadow = Du är Skuggan
lotr-lesson-road-shadow-runner = Nu spelar du dina mörka kort mot motståndarens sällskap och betalar med pottens marker. Spela Goblin Runner.
lotr-lesson-road-shadow-runner-done = Priset är 1, men kortets platstal är 4 och nu är vi på plats 2: orchen strövar långt hemifrån och kostar 2 mer.
lotr-lesson-road-shadow-runner-leave = Passa inte än: det finns marker i potten. Spela Goblin Runner.
lotr-lesson-road-shadow-runner-other = Också det går, men börja med Goblin Runner.
lotr-lesson-road-shadow-beads = På kortet står: när det spelas får du lägga 2 i potten. Kortet frågar nu om du vill: använd det.
lotr-lesson-road-shadow-beads-done = I potten finns 7 igen: med dem betalar du nästa.
lotr-lesson-road-shadow-beads-leave = Gratis marker är värda att ta.
lotr-lesson-road-shadow-scout = Spela ännu Moria Scout.
lotr-lesson-road-shadow-scout-done = 2, och 2 för strövandet: 4. I potten finns 3 kvar.
lotr-lesson-road-shadow-scout-leave = Du har råd ännu: spela Moria Scout.
lotr-lesson-road-shadow-scout-other = Spela Moria Scout den här gången.
lotr-lesson-road-shadow-end = Det räcker. Avsluta skuggfasen genom att passa.
lotr-lesson-road-shadow-end-done = Nu måste motståndaren klara dina hantlangare. Om strider berättar den andra lektionen.
lotr-lesson-road-shadow-end-other = Spara den. Passa.

lotr-lesson-road-exert = Ansträngning
lotr-lesson-road-exert-site = Vi går tillbaka till början. Vägens första plats, Westfarthing, bjuder ett byte: ansträng en hobbit, så kostar en följeslagare ett mindre. Välj platsen och använd den.
lotr-lesson-road-exert-site-done = Frodo ansträngde sig: han fick ett sår. Det går inte om bara ett i livskraft är kvar.
lotr-lesson-road-exert-site-leave = Inte iväg än: rör först vid platsen Westfarthing.
lotr-lesson-road-exert-site-other = Också det går, men pröva nu platsens förmåga.
lotr-lesson-road-exert-whom = Vem följer med ett billigare? Välj Gimli.
lotr-lesson-road-exert-whom-done = Gimli kostade bara 1. Sällskapet gick två platser till fristaden, motståndaren spelade sin tur, och nu börjar din.
lotr-lesson-road-exert-whom-other = Legolas går också. Välj nu Gimli.

lotr-lesson-road-heal = I fristaden vilar man
lotr-lesson-road-heal-rest = När din tur börjar på en fristad får du läka fem sår hos dina följeslagare. Läk Frodo.
lotr-lesson-road-heal-rest-done = Frodo är kry, och resan kan fortsätta. Plats 3 och 6 är fristäder.
lotr-lesson-road-heal-rest-leave = Läk såret när du kan. Välj Frodo.

lotr-lesson-road-game = Ett riktigt parti
lotr-lesson-road-game-play = Ditt sällskap är redan på plats 7, och på den nionde vinner du. Spela resten av färden mot en lätt bot. På vägen strids det: det lär du dig på lektion 2, om du vill ta den först.

lotr-lesson-fights = 2. Striderna och Ringen

lotr-lesson-fights-archery = Pilarna först
lotr-lesson-fights-archery-shoot = Två uruk-hai har sänts mot ditt sällskap. Först kommer manöverfasen. Där finns inget att göra nu: passa. Sedan skjuter man: Legolas är bågskytt.
lotr-lesson-fights-archery-shoot-done = Legolas pil gav ett sår. Motståndaren valde vem det träffar: Uruk Savage, som har två livskraft kvar.

lotr-lesson-fights-assign = Vem mot vem
lotr-lesson-fights-assign-gandalf = En försvarare för varje hantlangare. Jämför styrkorna: Gandalf 7, Uruk Savage 5. Ställ Gandalf mot Savage.
lotr-lesson-fights-assign-gandalf-done = Bra. En hantlangare är ännu fri.
lotr-lesson-fights-assign-gandalf-frodo = Om Frodo dör förlorar du. Låt andra strida för honom.
lotr-lesson-fights-assign-gandalf-nobody = Om du inte ställer någon, väljer Skuggan själv sitt offer. Ställ Gandalf.
lotr-lesson-fights-assign-gandalf-other = Också det är tillåtet. Ställ nu Gandalf mot Uruk Savage.
lotr-lesson-fights-assign-gimli = Uruk Soldiers styrka är 7 och Gimlis 6, men Gimli får hjälp. Ställ Gimli mot den.
lotr-lesson-fights-assign-gimli-done = Alla är ställda. Du bestämmer i vilken ordning man strider.
lotr-lesson-fights-assign-gimli-frodo = Frodo är ringbäraren: håll honom borta från striden när du kan.
lotr-lesson-fights-assign-gimli-nobody = Då fick Skuggan välja vem Soldier går på. Ställ Gimli.
lotr-lesson-fights-assign-gimli-other = Legolas kunde också, men du har ett kort som passar en dvärg. Ställ Gimli.

lotr-lesson-fights-fight = Striden
lotr-lesson-fights-fight-order = Börja med Gimlis strid.
lotr-lesson-fights-fight-order-done = Gimli 6, Uruk Soldier 7. Den större styrkan vinner. Vid lika vinner Skuggan. Förloraren får ett sår; Uruk Soldiers nyckelord skada +1 gör det till två.
lotr-lesson-fights-fight-order-gandalf = Man får börja med vilken som helst. Börja nu med Gimli.
lotr-lesson-fights-fight-help = Spela Their Halls of Stone från handen: en dvärgs styrka +2 i denna strid.
lotr-lesson-fights-fight-help-done = Gimli har nu 8. Motståndaren passade.
lotr-lesson-fights-fight-help-lose = Gimli skulle förlora 6–7 och få två sår, för Soldiers skada är +1. Hjälp honom med ett kort.
lotr-lesson-fights-fight-help-other = Det hjälper Gandalf, inte Gimli. Spela Their Halls of Stone.
lotr-lesson-fights-fight-settle = När båda passar avgörs striden. Passa.
lotr-lesson-fights-fight-settle-done = 8–7! Uruk Soldier fick ett sår, och med livskraft 1 föll den.
lotr-lesson-fights-fight-settle-save = Gimli leder redan. Spara kortet och passa.

lotr-lesson-fights-overwhelm = Krossande
lotr-lesson-fights-overwhelm-spell = Gandalf 7, Uruk Savage 5: vinst, men Uruk Savage skulle bara såras. Minst dubbel styrka krossar, alltså dödar genast: 2 × 5 = 10. Spela Mysterious Wizard.
lotr-lesson-fights-overwhelm-spell-done = Gandalfs styrka är nu 7 + 4 = 11, mer än 2 × 5 = 10. Kortet är starkt när bördorna är få; mer om dem strax.
lotr-lesson-fights-overwhelm-spell-plain = Så vinner du också, men Uruk Savage överlever. Spela Mysterious Wizard.
lotr-lesson-fights-overwhelm-crush = Avgör striden: passa.
lotr-lesson-fights-overwhelm-crush-done = Krossad! Men kom ihåg: så går det också för dina, om fienden är dubbelt så stark.

lotr-lesson-fights-ring = Ringen lockar
lotr-lesson-fights-ring-nobody = Ett annat läge: en Uruk Soldier. Se vad som händer när ingen försvarar: ställ ingen, utan avsluta fasen.
lotr-lesson-fights-ring-nobody-done = Skuggan valde Frodo. Frodo 6, Soldier 7.
lotr-lesson-fights-ring-nobody-other = Klokt, men nu lär vi oss Ringen: ställ ingen, utan avsluta fasen.
lotr-lesson-fights-ring-lose = Dina kort hjälper ingen hobbit. Passa och se.
lotr-lesson-fights-ring-lose-done = Frodo förlorade och ska få två sår: ett för förlusten och ett för Soldiers skada.
lotr-lesson-fights-ring-lose-other = Kortet stärker en annan, som inte strider. Passa.
lotr-lesson-fights-ring-finger = Välj The One Ring och använd den: Frodo sätter Ringen på fingret, och såren blir bördor.
lotr-lesson-fights-ring-finger-done = Två bördor, inget sår. Men vid tio bördor tar Ringen Frodo, och partiet är förlorat.
lotr-lesson-fights-ring-finger-wounds = Frodo skulle tåla såren: hans livskraft är 4. Pröva nu Ringen.

lotr-lesson-fights-regroup = Turens slut
lotr-lesson-fights-regroup-gather = Striderna är över, och Ringen är åter i fickan. Passa, så fyller motståndaren sin hand.
lotr-lesson-fights-regroup-gather-done = Motståndaren drog ett kort.
lotr-lesson-fights-regroup-stay = Uruk Soldier följer dig ännu i hälarna. Om du stannar försvinner den. Stanna.
lotr-lesson-fights-regroup-stay-done = Klokt gjort. Nu kan du hela turen: sällskap, steg, Skugga, pilar, strider, Ringen.
lotr-lesson-fights-regroup-stay-on = Hantlangaren skulle följa med, och potten växa. Stanna den här gången.

lotr-lesson-fights-game = Ett riktigt parti
lotr-lesson-fights-game-play = Ditt sällskap är redan på plats 7, och det är fiendens också. Spela resten av färden mot en lätt bot: på den nionde vinner man. Lycka till!
