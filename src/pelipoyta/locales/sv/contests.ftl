# Serier och turneringar: flera partier i följd.

tournament-organise = Ordna en turnering
teams-organise = Ordna en lagmatch
duplicate-organise = Ordna parallellspel
series = Hur många partier
series-one = Ett parti
series-best = Bäst av flera
series-best-count = Partier högst
series-first = Först till
series-first-count = Vinster
series-every = Alla partier
series-every-count = Partier
series-pause = Paus mellan partierna
series-partners = Lagkamraterna är desamma i alla partier
series-seconds =
    { $seconds ->
        [0] Ingen paus
        [60] 1 minut
        [300] 5 minuter
       *[other] { $seconds } sekunder
    }
series-about-one = Efter partiet kan man komma överens om ett nytt.
series-about-best = Flest poäng vinner, och serien är slut så snart ingen kan komma ikapp. Remi ger en halv poäng.
series-about-first = Den som först har vunnit så många partier vinner serien. Remi ger ingenting.
series-about-every = Alla partier spelas och poängen räknas ihop. Remi ger en halv poäng.

contest = Serie
contest-title-best = Bäst av { $count } partier
contest-title-first =
    { $count ->
        [one] Den första vinsten avgör
       *[other] Först till { $count } vinster
    }
contest-title-every =
    { $count ->
        [one] Ett parti
       *[other] { $count } partier
    }
contest-score = Ställning
contest-course = Partier
contest-game = Parti { $number }
contest-waiting = väntar på spelare
contest-playing = pågår
contest-won-by = vinnare { $names }
contest-drawn = remi
contest-to-table = Till bordet
contest-watch = Titta på partiet
contest-look-back = Se bordet
contest-next-soon = Nästa bord öppnas alldeles strax.
contest-next-in =
    { $seconds ->
        [one] Nästa bord öppnas om en sekund.
       *[other] Nästa bord öppnas om { $seconds } sekunder.
    }
contest-point = Poäng
contest-player = Spelare
contest-winner = Vinnare är { $name }
contest-shared = Segern delas av { $names }
contest-ended-drawn = Det blev oavgjort
contest-reckoning = Så räknades resultatet
contest-step-uncatchable =
    { $left ->
        [one] Ett parti skulle återstå, men ingen kan längre komma ikapp.
       *[other] { $left } partier skulle återstå, men ingen kan längre komma ikapp.
    }
contest-step-played-out =
    { $games ->
        [one] Det enda partiet är spelat.
       *[other] Alla { $games } partier är spelade.
    }
contest-step-reached =
    { $wins ->
        [one] Den första vinsten avgjorde.
       *[other] { $wins } vinster är nådda.
    }
contest-step-draws =
    { $draws ->
        [one] Ett parti har slutat remi och fler spelas inte: flest vinster avgör.
       *[other] { $draws } partier har slutat remi och fler spelas inte: flest vinster avgör.
    }
contest-step-claimed = En spelare höll sig borta, och de andra gjorde anspråk på serien.
contest-step-agreed = Spelarna enades om att avsluta serien som den stod.
contest-step-won = Flest har { $name }, som alltså vinner.
contest-step-shared =
    { $players ->
        [2] Två har lika många, så segern delas.
       *[other] { $players } spelare har lika många, så segern delas.
    }
contest-rule = Regel { $rule }

chapter-CONTEST = Regler för serier
rule-CONTEST-1 = Serien spelas av dem som sitter vid dess första bord när partiet börjar, också botar. Partierna eller vinsterna är 1–25. Nästa bord öppnas av sig självt när ett parti är slut och den avtalade pausen har gått. Att ge upp och att enas om remi räknas enligt bordets regler. Spelarna kan enas om att avsluta serien, och göra anspråk på den om någon håller sig borta.
rule-CONTEST-2 = En vinst ger en poäng, remi en halv och en förlust ingenting. Poängen är spelarens, oavsett plats och lagkamrat.
rule-CONTEST-3 = Bäst av flera: flest poäng vinner, och serien är slut så snart ingen kan komma ikapp. Med lika poäng på slutet delas segern. För två spelare är antalet partier udda.
rule-CONTEST-4 = Först till: den som först har vunnit det avtalade antalet partier vinner serien. Remi ger ingenting, utan ett nytt parti spelas. Blir remierna lika många som vinsterna som behövs, är serien slut och flest vinster avgör.
rule-CONTEST-5 = Alla partier: vart och ett spelas, också när det är avgjort. Flest poäng vinner, och med lika poäng delas segern.
rule-CONTEST-6 = I varje parti flyttar alla en plats framåt. I lagspel byts också lagkamraterna: de som har spelat minst tillsammans hamnar ihop. När serien skapas kan man också välja att lagkamraterna är desamma i alla partier.
rule-CONTEST-7 = Det som är dolt i partiet är dolt i serien. Om ett pågående parti berättas bara vilka som spelar, och annat, som antalet riddare, först när det är slut.
rule-CONTEST-8 = Arrangören utlyser turneringen: spelet, dess alternativ, antalet platser och spelsättet. Man anmäler sig via en länk, högst 64 deltagare, och inget konto behövs: var och en får en egen hemlig länk, sin biljett. I stället för en förlorad biljett ger arrangören en ny, och den gamla gäller inte längre; det syns för alla. Arrangören kan kräva att man anmäler sig på plats och släppa in botar. Det behövs deltagare till minst ett fullt bord.
rule-CONTEST-9 = Till en schweizerturnering kan man komma sent eller återvända: man spelar från nästa rond och får inga poäng för dem man missat. I sista ronden, i en rundturnering och i utslagsspel går det inte längre. Man får dra sig ur när som helst: ett pågående parti ges upp, också i sista ronden, och ett parti som inte börjat tilldöms de andra. Poängen behåller man.
rule-CONTEST-10 = Nästa rond börjar när varje parti i den förra har ett resultat. Ingen spelar alltså i två ronder på en gång. Arrangören kan avsluta turneringen i förtid; det som spelats gäller.
rule-CONTEST-11 = I en schweizerturnering möts de som har lika många poäng, och ingen möter samma motståndare två gånger. Är deltagarna udda till antalet vilar en och får en poäng, varje gång en annan. Går det inte längre att lotta utan upprepningar möts de igen som har spelat minst mot varandra.
rule-CONTEST-12 = I en rundturnering möter alla alla en gång vid bord för två. Är deltagarna udda till antalet vilar en per rond och får en poäng. Detsamma gäller den vars motståndare har dragit sig ur.
rule-CONTEST-13 = I utslagsspel åker den ut som förlorar. Den som anmälde sig först möter den sista, och räcker deltagarna inte till ett fullt träd vilar de första i öppningsronden. Ett oavgjort parti spelas om med bytta platser, högst två gånger; sedan går den vidare som hade andra platsen i det första. Den vars motståndare har dragit sig ur går vidare. Ett resultat som andra har spelat vidare på ändras inte.
rule-CONTEST-14 = Vid bord för tre och flera sitter de tillsammans som har suttit ihop minst och har nästan lika poäng. Om möten annars skulle upprepas planeras alla omgångar på förhand, och poängen avgör bara deras ordning. Platserna växlar, och i lagspel växlar också lagkamraterna. De som blir över när borden är fulla vilar och får en halv poäng, varje gång andra.
rule-CONTEST-15 = Arrangören kan rätta resultatet av ett spelat parti och tilldöma ett resultat i ett parti som inte spelats. Ändringarna syns för alla. Ett ospelat parti påverkar bara poängen. Rättar två samma parti samtidigt får den senare veta vad som ändrades. Ett pågående parti slutar med det tilldömda resultatet. Resultatet är alltid ett som partiet kan sluta med; ett tilldömt resultat kan också vara noll poäng åt alla. Listan visar inte vem av dem som har arrangörens länk som gjorde ändringen.
rule-CONTEST-16 = Placeringen går efter poäng, i utslagsspel efter hur långt man kom. Vid lika poäng avgör i tur och ordning de inbördes partierna, summan av motståndarnas poäng (Buchholz), poängen hos dem man slagit och hälften hos dem man spelat oavgjort med (Sonneborn–Berger) och segrarna. Vid stora bord avgör medelvärdet av motståndarnas poäng och segrarna. I stället för en motståndare som saknats står de egna poängen. De som ännu är lika delar platsen.
rule-CONTEST-17 = Om spelet har boostrar kan en turnering börja med dem: sealed eller draft, för 2–8 spelare. När arrangören börjar kan ingen mer anmäla sig. Första ronden börjar när allas lekar är klara. Ingen annan ser vad du fick och vad du spelar med, och ingen tar kort eller gör en lek åt någon annan, inte ens arrangören.
rule-CONTEST-18 = I en draft tar alla ett kort samtidigt, och resten skickas vidare först när alla har tagit. Det sista kortet går till den som har det framför sig. Om någon lämnar fortsätter en bot i stället, och när den avtalade tiden är slut gör en bot just det valet.
rule-CONTEST-19 = Parallella bord vet ingenting om varandra. Innan alla är slut får bara bordets egna spelare komma dit: inga åskådare, inga lagkamrater, inte arrangören. Ingen annan ser eller hör något av partiet, inte ens om det är slut. Spelarna kan se om sitt avslutade parti ur sin egen synvinkel; det sparade partiet, motståndarens kort, tärningarna och analysen öppnas när det sista bordet är klart. Berätta inte heller någon annanstans om ditt parti före det.
rule-CONTEST-20 = Arrangören utlyser matchen. Du anmäler dig genom länken med ditt namn och får en biljett: en hemlig länk som öppnar din plats. Ingen spelar på två platser. På lediga platser kan arrangören sätta botar. Har du förlorat din biljett ger arrangören en ny, och det syns för alla. Borden öppnas när varje plats är fylld.
rule-CONTEST-21 = Lagets kapten är den som kom först; arrangören eller kaptenen själv kan utse en annan. Kaptenen lämnar uppställningen i hemlighet, och båda öppnas på en gång. Är en kapten borta kan arrangören börja: då spelar laget i den ordning de kom, liksom ett lag av enbart botar. Lämnar någon laget faller den uppställning som getts.
rule-CONTEST-22 = Den som går innan borden har öppnats lämnar en ledig plats. Den som går senare ger upp sitt parti, men det visas först när också parallellbordet är slut. Tar partiet vid det första bordet slut innan arméerna har dragits spelas det andra med egna arméer.
rule-CONTEST-23 = I parallellspel har flera bord samma tärningar och kort, och resultaten jämförs. Gemensamt är i RoleChess varje spelares tärningskast i ordning, i Sequence kuperingen, given och varje spelares kort i ordning, i dnup varje omgångs giv och hur korten är vända, i Den ansiktslösa fienden arméerna och korten som avgör vem som börjar. Ingen ändrar andras tärningar eller kort genom sina val eller genom att svara först. Ett spel som var och en tar med en egen lek till kan inte spelas så.
rule-CONTEST-24 = Bord med samma tärningar och kort vet ingenting om varandra förrän alla deras partier är slut. Servern låser alla givars frön när tävlingen utlyses. Varje deltagares ord blandas in på samma sätt vid alla bord. En givs frö visas när alla dess bord är klara.
rule-CONTEST-30 = I spel med lika stora lag får arrangören låta lagkamrater anmäla sig tillsammans: den första ger laget ett namn och de andra anmäler sig med det. Lagen möts som enskilda spelare (CONTEST-11 till CONTEST-14), lagkamrater sitter alltid på samma sida och byter plats sinsemellan, och placeringen är lagets. Tolkning: ett lag som inte är fulltaligt spelar inte. Tolkning: när någon lämnar laget ges det pågående partiet upp, och laget fortsätter när en ny har kommit. Tolkning: den som inte hör till laget tas bort av arrangören. Tolkning: botar bildar egna lag eller tar en plats som arrangören anger.
rule-CONTEST-31 = En turnering, en lagmatch och ett parallellspel kan ha en starttid och visas för alla, eller för medlemmarna i en klubb, som då ensamma anmäler sig. Tolkning: annars leder bara länken dit. Tolkning: bara en inloggad arrangör visar ett evenemang för andra. En turnering vars ronder lottas av sig själva börjar vid sin starttid, när tillräckligt många är där; andra väntar på arrangören. Tolkning: en inloggad deltagare behöver ingen biljett: inloggningen öppnar platserna på varje enhet. Deltagarna får veta det en kvart före starten, vid starten och när de har ett bord i en rond.
rule-CONTEST-25 = En parallelltävling utlyses av arrangören, och du anmäler dig genom länken. Det finns minst två bord, högst 64 spelare och 1–12 givar. Alla spelar varje giv en gång. Från giv till giv byts platser och motståndare, och nästa giv börjar när den förra är slut vid alla bord. Den som går ger upp sitt parti, och i följande givar spelar en bot på platsen. Vid dolda bord finns ingen domare.
rule-CONTEST-26 = Varje resultat jämförs med alla som hade samma plats i samma giv: en poäng för var och en som du lyckades bättre än, en halv för var och en som lyckades lika bra. Medeltalet av alla givar avgör placeringen. I spel med poäng räknas i stället hur många fler poäng du fick i alla givar tillsammans än samma plats fick i medeltal. Slutade partiet enligt bordets regler får vinnaren de poäng som krävs för seger och de andra inga.
rule-CONTEST-27 = Turens del är vad samma plats gav i medeltal vid alla bord, jämfört med medeltalet för alla platser. Resten är spel, ditt eget och de andras vid bordet. Med bara några få bord är det en grov uppskattning.
