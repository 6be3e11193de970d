# Turneringar: många spelare, många bord.

tournament = Turnering
tournament-new = Ny turnering
tournament-of = { $game }: turnering
tournament-what = Vad som spelas
tournament-who = Vilka som spelar
tournament-title = Turneringens namn
tournament-seats = Spelare per bord
tournament-system = Spelsätt
tournament-rounds = Ronder
tournament-swiss = Schweizersystem
tournament-robin = Alla mot alla
tournament-knockout = Utslagsspel
tournament-about-swiss = I varje rond möts de som har lika många poäng. Passar när spelarna är många och tiden knapp.
tournament-about-robin = Alla möter alla en gång.
tournament-about-knockout = Den som förlorar åker ut, tills en är kvar.
tournament-about-tables = De sitter tillsammans som har suttit ihop minst och har nästan lika poäng. Platser och lagkamrater växlar.
tournament-check-in-wanted = Spelarna ska anmäla sig på plats före start
tournament-bots-allowed = Också botar kan tas med
tournament-auto = Nästa rond börjar av sig själv när alla partier är slut
tournament-announce = Öppna turneringen
tournament-state-open =
    { $entrants ->
        [0] Anmälan är öppen.
        [one] Anmälan är öppen: en är med.
       *[other] Anmälan är öppen: { $entrants } är med.
    }
tournament-state-playing =
    { $rounds ->
        [0] Rond { $round } pågår.
       *[other] Rond { $round }/{ $rounds } pågår.
    }
tournament-state-between = Rond { $round } är spelad. Vi väntar på nästa.
tournament-state-over = Turneringen är slut.
tournament-state-picking = Draft: { $late ->
    [one] ett val
   *[other] { $late } val
} väntas ännu.
tournament-state-building = Lekarna byggs, { $late } saknas ännu.
tournament-state-ready = Allas lekar är klara. Första ronden väntar.
tournament-boosters = Lekar
tournament-boosters-own = Alla spelar med egna lekar
tournament-boosters-sealed = Sealed: en lek ur egna boostrar
tournament-boosters-draft = Draft: korten väljs ur boostrar som går runt
tournament-boosters-about = 2–8 spelare. När du börjar får alla sina boostrar. Första ronden börjar när lekarna är klara.
tournament-boosters-each = Boostrar var
tournament-boosters-pace = Tid för ett kort
tournament-boosters-pace-none = Så länge man vill
tournament-boosters-pace-seconds = { $seconds } sekunder
tournament-open-boosters = Öppna boostrarna
tournament-pick = Ta ett kort
tournament-pick-about = Booster { $booster }/{ $of }, { $cards ->
    [one] dess sista kort framför dig. Det är ditt
   *[other] { $cards } kort framför dig. Ta ett. Resten går vidare när alla har tagit
}.
tournament-pick-waits = Du har tagit ett kort. Väntar på { $names }.
tournament-pick-take = Ta { $card }
tournament-pool = Dina kort ({ $cards })
tournament-build = Bygg en lek
tournament-build-about = Du fick { $cards } kort. Bygg en lek av dem. Ingen annan ser vad du fick.
tournament-build-again = Din lek är klar. Du kan ändra den tills första ronden börjar.
tournament-build-change = Ändra leken
tournament-build-hand-in = Spela med den här leken
tournament-build-handed = Leken är inlämnad.
tournament-let-bot = Lämna, en bot fortsätter
tournament-chance-holds = Kontrollerat: dina boostrar kom ur det frö som servern låste före turneringen.
tournament-chance-broken = Dina boostrar stämmer inte med det som servern låste.
tournament-enter = Anmäl dig
tournament-enter-about = Inget konto behövs. Du får en egen länk, som är din biljett till varje bord.
tournament-enter-late = Turneringen har redan börjat. Du är med från nästa rond.
tournament-team = Lagets namn
tournament-team-about = Ett lag har { $size } spelare. Den första hittar på ett namn och de andra anmäler sig med samma namn. Laget spelar när alla är på plats.
tournament-team-bots = Botar
tournament-partners = Lagkamrater anmäler sig tillsammans och håller ihop
tournament-nobody = Ännu ingen.
tournament-you = Du: { $name }
tournament-you-in = Du är med. Ditt bord finns här när den första ronden börjar.
tournament-you-signed = Du är anmäld. Säg ännu till när du är på plats.
tournament-you-picking = Ta ett kort nedan.
tournament-you-picking-done = Ditt kort är taget. De andra väljer ännu.
tournament-you-building = Bygg din lek av korten nedan.
tournament-you-building-done = Din lek är klar. De andra bygger ännu.
tournament-you-ready-done = Allas lekar är klara. Vänta på första ronden.
tournament-you-wait = Vänta på nästa rond.
tournament-you-rest = Du vilar den här ronden.
tournament-you-out = Du har dragit dig ur.
tournament-you-over = Du kom på plats { $place } med { $points } poäng.
tournament-you-play = Vid ditt bord: { $names }
tournament-check-in = Jag är på plats
tournament-withdraw = Lämna turneringen
tournament-withdraw-sure = Ditt pågående parti ges upp. Poängen behåller du.
tournament-ticket = Din biljett
tournament-ticket-about = Med den här länken kommer du till dina bord också på andra enheter. Ge den inte till någon annan.
tournament-ticket-void = Din biljett gäller inte längre: arrangören har gett en ny. Be om den nya länken.
tournament-link-offered = Länken har en annan biljett, eller en annan arrangörsnyckel, än den som redan finns i den här webbläsaren. Ska den bytas? Den gamla finns ingen annanstans.
tournament-link-take = Byt till den nya
tournament-link-keep = Behåll den gamla
tournament-link-refused = Länken du öppnade gäller inte. Biljetten eller arrangörsnyckeln som redan fanns i webbläsaren är kvar.
tournament-standings = Ställning
tournament-entrant-in = med
tournament-entrant-signed = inte på plats än
tournament-entrant-out = har lämnat
tournament-decided-by = { $name }: ovanför { $theirs }, här { $own }
tournament-decided-direct = De inbördes partierna avgjorde
tournament-breaks = Så avgörs lika poäng
tournament-break-direct = Inbördes partier
tournament-break-direct-about = Vem fick flest poäng i partierna mellan dem som är lika, om alla har mötts.
tournament-break-buchholz = Buchholz
tournament-break-buchholz-about = Summan av motståndarnas poäng: vem mötte de starkaste.
tournament-break-opposition = Motståndare
tournament-break-opposition-about = Medelvärdet av motståndarnas poäng bord för bord, sammanlagt.
tournament-break-berger = Sonneborn–Berger
tournament-break-berger-about = Poängen hos dem man slagit och hälften hos dem man spelat oavgjort med.
tournament-break-wins = Segrar
tournament-break-wins-about = Antalet vunna partier.
tournament-addends = Så räknas skiljetalen ut
tournament-addend = { $amount } ({ $who })
tournament-sum = { $sum } = { $parts }
tournament-cross = Korstabell
tournament-cross-about = I rutan står motståndarens rad och eget resultat, till exempel 3: ½. En stjärna är ett tilldömt resultat.
tournament-cross-about-robin = I kolumnen står resultatet mot spelaren på den raden. En stjärna är ett tilldömt resultat.
tournament-cross-about-tables = I rutan står rondens resultat. En stjärna är ett tilldömt resultat.
tournament-place = Rad
tournament-print = Skriv ut
tournament-round = Rond { $number }
tournament-round-short = Rond { $number }
tournament-course = Ronder
tournament-bye-short = vila
tournament-byes = Vilar: { $names }
tournament-again = De möts igen: andra par fanns inte längre.
tournament-awarded = Resultatet tilldömdes utan spel.
tournament-trail-limit = Alla som har arrangörens länk kan rätta resultat. Vem av dem som gjorde det sparas inte (CONTEST-15).
tournament-trail = Arrangören ändrade: { $before } → { $now } ({ $note })
tournament-correct = Rätta resultatet
tournament-award = Tilldöm ett resultat
tournament-result = Resultat
tournament-note = Orsak
tournament-save = Spara
tournament-desk = Arrangörens bord
tournament-share-about = Ge den här länken till spelarna. Där anmäler man sig och följer turneringen.
tournament-pair =
    { $round ->
        [1] Börja turneringen
       *[other] Börja rond { $round }
    }
tournament-bot = Bot
tournament-enter-bot = Lägg till bot
tournament-entrants = Deltagare ({ $entrants })
tournament-take-out = Ta bort
tournament-is-here = Är på plats
tournament-reissue = Ny biljett
tournament-reissued = Ge den här länken till spelaren. Den gamla biljetten gäller inte längre.
tournament-ticket-anew = biljetten utfärdad på nytt
tournament-host-link = Arrangörens länk
tournament-host-link-about = Med den här länken blir vem som helst arrangör. Ge den bara till medhjälpare.
tournament-close-about = Turneringen kan avslutas i förtid. Det som spelats gäller.
tournament-close = Avsluta turneringen
