# Reglerna för Den ansiktslösa fienden i korthet; hela motiveringen finns i games/kasvoton/RULES.md.

chapter-KV-A = Målet
rule-KV-A1 = Hitta fiendens kung och fäll honom. Den vars kung är borta medan den andra står kvar har förlorat.

chapter-KV-B = Armén
rule-KV-B = Värden: 1 spejare, 2 bönder, 3 uppbåd, 4 sköldbärare, 5 bågskyttar, 6 spjutmän, 7 infanteri, 8 tungt infanteri, 9 legosoldater, 10 kavalleri, 11 prins, 12 drottning, 13 kung, 14 riddare. Prinsarna, drottningen och kungen är kungliga. Lekens fyra riddare (A–D) skiljer sig bara till utseendet.

chapter-KV-C = Förberedelser
rule-KV-C1 = Brädet har 13 kolumner och 6 rader. En armé står först på de två bakre raderna på sin sida, 26 rutor, och två tomma rader blir kvar emellan.
rule-KV-C2 = I varje armé finns spejaren, två prinsar, drottningen, kungen och en riddare. Riddaren får man välja, och valet är offentligt.
rule-KV-C3 = Ur resten av leken, med de andra riddarna, lottas 20 kort till. Armén har då 26 kort, och motståndaren vet inte vilka.
rule-KV-C4 = Korten läggs med baksidan upp på de egna rutorna i valfri ordning. Egna kort får man alltid se på. Rutorna fylls en i taget, ingen annan ser en halvfärdig uppställning, och en färdig ändras inte mer.
rule-KV-C5 = Fallna kort ligger på gravplatsen med framsidan upp, öppna för alla.
rule-KV-C6 = När arméerna står vänds ett kort ur vardera resten av leken. Det högre börjar, och vid lika vänds nya. De vända korten förblir kända. Om leken tar slut avgör lotten.
rule-KV-C7 = I leken finns en spejare, två prinsar, en drottning, en kung och fyra riddare samt fyra av varje värde 2–10.

chapter-KV-D = Hur spelet går till
rule-KV-D0-1 = Turerna växlar. På en annans tur får man bara se på kort och vända upp egna.
rule-KV-D0-2 = En tur har fyra frivilliga faser: bågskyttar, drag, spejare och slag. Även en tom tur är en tur. En fas man lämnat kommer inte tillbaka samma tur. Om inga fiender välj varandra efter draget slutar turen av sig själv.
rule-KV-D0-3 = Ett avslöjat kort vänds med framsidan upp. Det stannar på brädet, verkar som förut och vänds aldrig tillbaka.
rule-KV-D0-4 = Egna kort får avslöjas när som helst sedan arméerna står, också på en annans tur.
rule-KV-D0-5 = Kungarnas öde avgörs när turen slutar. Har båda fallit blir det oavgjort. Föll en kung på sin egen sidas tur har sidan förlorat när turen är slut. Föll han på fiendens tur har sidan en tur till: faller också den andra kungen blir det oavgjort. En kungs fall avbryter ingen tur.
rule-KV-D1 = Bågskyttar (5) får skjuta en fiende i rutan rakt framför. Först vänds bågskyttarna, sedan målet, som faller om det inte är en drottning. Var och en skjuter en gång per tur, en i taget.
rule-KV-D2 = Högst ett kort flyttas per tur: ett steg åt vilket håll som helst, inte av brädet och inte på ett eget kort. Bågskyttar som skjutit denna tur står kvar.
rule-KV-D2-1 = Ett drag till en fiendes ruta är ett anfall. Först avslöjas anfallaren, sedan försvararen. Det högre värdet vinner, vid lika vinner anfallaren. Förloraren faller, och en anfallare som vann går in i rutan.
rule-KV-D2-2 = En drottning anfaller aldrig.
rule-KV-D2-3 = Genom anfall fälls en drottning bara av en kung, och ett anfall mot henne är alltid turens drag. En svagare anfallare faller; en riddare och drottningen blir båda kvar.
rule-KV-D2-4 = När en kung och fiendens spejare möts faller kungen, vem som än anföll. En spejare som anföll går in i rutan, en som försvarade sig står kvar.
rule-KV-D3 = Har spejaren en eller två fiender intill sig får den avslöjas, och då avslöjas de också. Det får man också när alla redan är avslöjade; då vänds bara spejaren. Är de tre eller fler går det inte, även om några redan är avslöjade.
rule-KV-D4 = Till sist får man slå linje- och triangelslag, så många som det finns formationer, ett i taget. Inget är tvång. Ett kort försvarar sig med sitt värde. Bara intilliggande rutor räknas.
rule-KV-D4-1 = Linje: egna kort på två motsatta sidor om fienden, rakt eller på snedden.
rule-KV-D4-2 = I ett linjeslag avslöjas först fienden. Är summan av de egna korten större än dess värde får spelaren avslöja båda och slå. Annars blir fienden kvar, avslöjad, och de egna korten behöver inte visas.
rule-KV-D4-3 = Drottningen får vara med i en linje, men lägger noll till summan.
rule-KV-D4-4 = En drottning kan slås i en linje bara om ett av de två är kungligt och summan överstiger 12.
rule-KV-D4-5 = Triangel: en linje och ett tredje eget kort intill. Fienden faller vad den än är, och inga egna kort visas. Bara en drottning skonas. Ett tillkännagivet slag tas inte tillbaka.
rule-KV-D4-6 = En drottning faller i en triangel om något av de egna grannkorten är kungligt och avslöjas. Annars blir hon kvar, avslöjad.
rule-KV-D4-7 = Ett kort vid kanten är svagare: en linje bildas av vilka två som helst av de tre grannarna längre in eller av båda grannarna längs kanten, men inte av en av vardera. Längre in räknas från kortets egen kant, även om grannen själv står vid en annan kant. En triangel bildas av vilka tre som helst av de fem grannarna.
rule-KV-D4-8 = I ett hörn bildar vilka två grannar som helst en triangel. Linjer finns inte där.
rule-KV-D4-9 = Paret i en linje väljs först när fienden har avslöjats. Den kungliga som visas kan vara vilken granne som helst. Samma kort får vara med i flera slag.
rule-KV-D4-10 = Ett linjeförsök avslöjar fienden hur som helst. Att avstå hindrar inte ett nytt försök.

chapter-KV-E = Turgräns
rule-KV-E1 = Var och en har vanligen 125 turer; bordet kan enas om annat, och 0 betyder ingen gräns. När alla har använt sina turer och båda kungarna står är partiet oavgjort. Tomma och överhoppade turer räknas. Utjämningsturen ges även bortom gränsen.

chapter-KV-F = Fyra spelare
rule-KV-F1 = Lagkamrater sitter på samma sida. De delar de sex standardkorten, och de andra får bara veta hur många var och en tog. De lottade korten delas ut så att båda har 13. Den vänstra spelaren väljer riddaren och föreslår först, den andra godkänner eller föreslår annat; det sjätte förslaget gäller.
rule-KV-F2 = Var och en styr lagets kort på sin egen halva, och mittkolumnen är gemensam. Partnerns halva får man varken se eller använda. Det avgörande är var kortet står nu; det man sett får man minnas.
rule-KV-F3 = Var och en ställer 12 kort på sin halva och det 13:e i mittkolumnen. Den vänstra väljer av två rutor, den högras kort får den andra.
rule-KV-F4 = Laget som börjar lottas och avgör själv vem. Sedan följer den som sitter mittemot, den förstas partner och den sista, och så vidare.
rule-KV-F5 = Ett kort i mittkolumnen får inte flyttas till partnerns halva, inte ens i anfall. Till den egna får det.
rule-KV-F6 = Den som när turen börjar inte har något kort på sin halva eller i mittkolumnen hoppas över helt.
rule-KV-F7 = Man får tala fritt, men så att alla hör och förstår. Till slutet av sin första tur får var och en en gång peka på ett kort i mittkolumnen och säga att det motsvarar hela arméns styrka.
rule-KV-F8 = På sin tur får man slå trianglar med alla lagets kort. Partnerns kort i en linje måste vara avslöjade redan före försöket. Likaså måste en kunglig hos partnern redan vara avslöjad för att visas när en drottning slås. En avslöjad spejare får båda använda; en dold, och bågskyttar, bara den som styr dem.
rule-KV-F9 = Kort man styr får avslöjas på vems tur som helst.
rule-KV-F10 = Utjämningsturen är lagets nästa. Hoppas den spelaren över är den partnerns. Kan ingen av dem spela har laget genast förlorat.

chapter-KV-G = Turnering
rule-KV-G1 = I tvåspelarturneringen spelas fem partier med gränsen 125 turer, vart och ett med nya arméer. Till slut räknas vinsterna och hur många riddare arméerna hade när partierna började. Skiljer sig riddarna med högst en avgör vinsterna. Annars vinner vid lika vinster den som hade färre riddare, och har samma spelare både fler vinster och fler riddare förlåter varje hel skillnad på tre riddare en vinst av försprånget. Med fler vinster förlorar man aldrig. Alla fem spelas. I ett parti som gavs upp innan arméerna drogs räknas en riddare för vardera. Tilläggsreglerna används inte.
rule-KV-G2 = I en lagmatch har vartdera laget ett jämnt antal spelare. Borden står parvis, och partierna är vanliga partier för två med gränsen 125 turer. Vid det första bordet väljs och dras arméerna; vid det andra har vartdera laget den armé som motståndaren hade vid det första. Borden vet ingenting om varandras parti förrän båda är slut. Flest vinster vid alla bord avgör, och med lika många slutar matchen oavgjort. Riddarna räknas inte. Det andra bordet lottar själv vem som börjar.

chapter-KV-H = Tilläggsregler enligt överenskommelse
rule-KV-Ha = Sköldmur: bågskyttar kan inte fälla sköldbärare (4). Båda avslöjas, och bågskyttarna har skjutit.
rule-KV-Hb = Spjutvall: när kavalleri (10) anfaller spjutmän (6) faller ingen. Gäller inte slag eller spjutmännens egna anfall.
rule-KV-Hc = Skam: en riddare som anfaller en drottning faller genast efter draget. Gäller inte slag.

chapter-KV-R = Förtydliganden
rule-KV-R1 = En sida som bara har kungen kvar spelar vidare. Man vinner inte genom att fälla de andra korten.
chapter-KV-V = Varianter
rule-KV-V1 = Variant: samma lottning för båda. De 20 kort som lottas till den första armén har också den andra, så båda vet fiendens kort men inte var de står.
rule-KV-V2 = Variant: spegelarméer. Samma lottning för båda, och lotten ställer korten så att arméerna är varandras spegelbilder. Båda spelarna ser alla kort från början.
rule-KV-V3 = Variant: armé för poäng. Spelaren väljer 20 kort ur sin egen lek. Ett kort kostar sitt nummer, och tillsammans får de inte kosta mer än poängen (vanligen 130).
rule-KV-V4 = Variant: fritt val. Spelaren väljer 20 kort ur hela resten av sin lek.
rule-KV-V5 = Variant: antal riddare. I båda arméerna finns det avtalade antalet riddare, 1–4, och de andra korten lottas.
rule-KV-V6 = Variant: ritt. Kavalleri (10) får gå två rutor i rak linje, också diagonalt, över en tom ruta och anfalla på det sättet. Då avslöjas det.
rule-KV-V7 = Variant: språng. En riddare får flytta till en tom ruta som springaren i schack. Då avslöjas den.
rule-KV-V8 = Variant: spärr. En fiende får inte flytta från en ruta intill avslöjade bönder (2) till en annan ruta intill dem. Anfall är tillåtna.
rule-KV-V9 = Variant: bakifrån. Legosoldater (9) som anfaller mot sin egen sida fäller allt utom kungliga.
rule-KV-V10 = Variant: folkmassa. Uppbåd (3) som anfalls räknas ett högre för varje eget uppbåd som ligger avslöjat intill. En lägre anfallare faller. Gäller inte slag.
rule-KV-V11 = Variant: duell. En prins som anfaller en riddare vinner. Gäller inte slag.
rule-KV-V12 = Variant: sköldarna håller. När 5–10 anfaller sköldbärare (4) faller ingen. Gäller inte slag.
rule-KV-V13 = Variant: pikar. Kavalleri (10) som anfaller spjutmän (6) faller. Inte tillsammans med spjutvallen.
rule-KV-V14 = Variant: omladdning. Bågskyttar som har skjutit varken skjuter eller flyttar under sin sidas följande turer, så många som avtalats.
rule-KV-V15 = Variant: långbåge. Är rutan rakt framför tom får bågskyttar skjuta fienden i nästa ruta.
rule-KV-V16 = Variant: rustning. Tungt infanteri (8) faller inte för en linje, bara för en triangel.
rule-KV-V17 = Variant: i takt. Två infanterikort (7) i en linje räknas tillsammans fyra högre.
