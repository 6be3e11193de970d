# Bordets ärenden: platser, anbud, slut och bordets egna regler.

table = Bord
game = Spel
board = Spelplan
seats = De andra vid bordet
seat-open = ledig
away = borta
clock = Tid kvar { $left }
clock-of-team = Lagets tid kvar { $left }
clock-left =
    { $minutes ->
        [0] { $seconds ->
            [one] en sekund
           *[other] { $seconds } sekunder
        }
        [one] { $seconds ->
            [0] en minut
           *[other] en minut { $seconds } s
        }
       *[other] { $seconds ->
            [0] { $minutes } minuter
           *[other] { $minutes } minuter { $seconds } s
        }
    }
clock-days = { $days } d { $hours } h
clock-ends = till { $time }
clock-line = Din anslutning har en fördröjning på { NUMBER($seconds, maximumFractionDigits: 2) } s. Servern ger tillbaka den varje tur, högst en sekund och tio i ett parti (TABLE-16).
clock-forgiven = { $left }. Återgett för linjen hittills: { NUMBER($seconds, maximumFractionDigits: 1) } s
watching = Du tittar på
watchers =
    { $count ->
        [one] en åskådare
       *[other] { $count } åskådare
    }
judging = Du är domare
what-now = Vad som händer nu
drawer = Logg, regler och bord
drawer-short = Meny
tab-log = Logg
tab-talk = Samtal
tab-rules = Regler
tab-table = Bord
settings = Inställningar
log = Händelser
log-empty = Ingenting har hänt ännu.
log-undone = Det senaste valet togs tillbaka.
log-turn = Tur { $number }
log-gap = Det som hände tidigare visas inte här.
log-renamed = { $from } heter nu { $to }.
reconnecting = Kontakten bröts. Ansluter igen…

prompt-you = Det är din tur.
prompt-other = { $name } står i tur.
prompt-away =
    { $count ->
        [one] { $name } är borta. Partiet väntar.
       *[other] { $name } är borta. Partiet väntar på dem.
    }
prompt-away-timed =
    { $count ->
        [one] { $name } är borta. Klockan går.
       *[other] { $name } är borta. Klockan går.
    }
prompt-sending = Skickas…
prompt-moment = Ett ögonblick…
prompt-waiting =
    { $open ->
        [one] Vi väntar på en spelare.
       *[other] Vi väntar på { $open } spelare.
    }

waiting-title =
    { $open ->
        [0] Alla är på plats
        [one] En plats är ledig
       *[other] { $open } platser är lediga
    }
waiting-sit = Det finns plats för dig. Berätta vad du heter och slå dig ner.
waiting-share = Skicka den här länken till en vän. Partiet börjar när alla platser är fyllda.
waiting-open = Bordet syns i lobbyn, och de som söker samma spel leds hit. Partiet börjar när alla platser är fyllda. Du kan också skicka den här länken.
waiting-club = Bordet syns för klubbens medlemmar på klubbens sida. Partiet börjar när alla platser är fyllda. Du kan också skicka dem den här länken.
placed-true = Partiet fortsätter från ett annat partis ställning, med de rätta korten.
placed-drawn = Partiet fortsätter från ett annat partis ställning. De dolda korten har dragits på nytt.
placed-set = Partiet börjar från en uppställd ställning.
placed-mirrored = Arméerna är desamma som vid det första bordet i paret, ombytta.
waiting-judge = Du är domare vid det här bordet och spelar inte själv.
waiting-bots =
    { $open ->
        [one] Orkar du inte vänta? En bot kan ta den lediga platsen.
       *[other] Orkar du inte vänta? Botar kan ta de lediga platserna.
    }
fill-seats =
    { $open ->
        [one] Bjud en bot till bordet
       *[other] Bjud botar till bordet
    }
invite-title = Kom och spela: { $game }
sit-down = Sätt dig

sure-yes = Ja
sure-no = Inte än
sure-idle = Du har inte gjort något den här turen. Vill du avsluta den?
sure-idle-yes = Avsluta turen

undo = Ångra
refused = En regel hindrar det här.
refused-because = En regel hindrar det här: { $reason }
see-rule = Regel { $rule }
variants-here = Vid det här bordet spelas varianter
variants-here-bots = Botarna spelar svagare än vanligt med varianter.
offer-draw = Erbjud remi
draw-offered-by-me = Du har erbjudit remi. Vi väntar på svar.
draw-offered = { $name } erbjuder remi.
draw-declined = Remianbudet avböjdes. Partiet fortsätter.
draw-take-back = Ta tillbaka anbudet
draw-accept = Godta
draw-decline = Spela vidare
missing-ask = { $name } har varit borta länge.
missing-bot = Botens nivå
missing-replace = Be om en bot i stället
plan-bot = { $name } föreslår att boten { $bot } spelar för den som är borta: { $whom }.
plan-back = { $name } ber om lov att ta tillbaka sitt val och allt därefter.
plan-claim = { $name } gör anspråk på serien, eftersom { $whom } är borta. Samtycker du?
plan-end-series = { $name } föreslår att serien avslutas som den står.
missing-claim = Gör anspråk på serien
ask-end-series = Föreslå att serien avslutas
plan-agree = Jag går med på det
plan-decline = Jag går inte med på det
plan-mine = Du har bett om lov. Vi väntar på de andras svar.
plan-take-back = Ta tillbaka frågan
plan-declined = De andra samtyckte inte. Partiet fortsätter.
stand-in = boten { $bot } spelar i stället
stand-in-mine = Boten { $bot } spelar i ditt ställe.
stand-in-return = Jag spelar själv
ask-back = Be om lov att ångra
waiting-decks = Det nya partiet börjar när alla har valt sin kortlek
bring-same = Spela med samma kortlek
bring-other = Byt kortlek
bring-this = Spela med den här kortleken
bring-waits-for = Vi väntar på att { $names } ska välja kortlek.
show-mine = Visa min kortlek för alla
shown-by = { $name }: kortlek
answer-waits = Ditt svar skickas med en liten fördröjning, så att ingen märker att du inte hade något val.
answer-now = Svara genast
answer-forced = Du har inget att välja. Bordet svarar åt dig.
answer-ask = Fråga ändå
answer-only = Låt bordet svara när det inte finns något att välja
answer-only-help = Bordet svarar då åt dig efter en vanlig betänketid. Inställningen gäller också vid andra bord.
pass-title = Frågor som hoppas över automatiskt
pass-help = Bordet passar åt dig, vad du än har på handen. De andra får inte veta det.
pass-always = Hoppa alltid över
pass-always-this = Hoppa alltid över: { $what }
pass-by-itself = Den här frågan hoppas över automatiskt.
pass-ask-again = Fråga mig
resign = Ge upp
resign-sure = Vill du ge upp partiet?
resign-yes = Ja, jag ger upp
resign-no = Inte än
save-record = Spara partiets gång
see-all-cards = Se allas kort
watch-again = Se partiets gång
study-game = Analysera partiet
rematch = Spela igen
ending-facts = Partiet i siffror
ending-turns = Turer
ending-choices = Val
ending-time = Speltid
ending-minutes = { $minutes ->
    [0] under 1 min
   *[other] { $minutes } min
}
ending-luck = Tärningstur
show-turning = Visa vändpunkten
rematch-open = Det nya partiet är öppnat.
rematch-open-seat = Det nya partiet är öppnat, och din plats är klar där.
go-to-rematch = Till det nya partiet

result-draw = Oavgjort
result-you-won =
    { $mates ->
        [one] Du vann!
       *[other] Ni vann!
    }
result-you-lost =
    { $mates ->
        [one] Du förlorade
       *[other] Ni förlorade
    }
result-team-won = { $team } vann
and-others = { $count ->
    [one] en till
   *[other] { $count } till
}
result-won =
    { $count ->
        [one] { $names } vann
       *[other] { $names } vann
    }
over-TABLE-1 =
    { $losers ->
        [one] { $loser } gav upp.
       *[other] { $loser } gav upp.
    }
won-TABLE-1 =
    { $losers ->
        [one] { $loser } gav upp.
       *[other] { $loser } gav upp.
    }
lost-TABLE-1 =
    { $gave ->
        [you] Du gav upp.
        [mate] { $loser } gav upp för er sida.
       *[side] Er sida gav upp.
    }
over-TABLE-16 =
    { $losers ->
        [one] { $loser } överskred sin tid.
       *[other] { $loser } överskred sin tid.
    }
won-TABLE-16 =
    { $losers ->
        [one] { $loser } överskred sin tid.
       *[other] { $loser } överskred sin tid.
    }
lost-TABLE-16 =
    { $gave ->
        [you] Din tid tog slut.
        [mate] Tiden tog slut när { $loser } var i tur.
       *[side] Er sidas tid tog slut.
    }
drawn-TABLE-16 = Allas tid tog slut i samma ögonblick.
drawn-TABLE-2 = Ni kom överens om remi.
over-TABLE-20 = Arrangören gav partiet ett resultat.
won-TABLE-20 = Arrangören tilldömde dig segern.
lost-TABLE-20 = Arrangören tilldömde andra segern.
drawn-TABLE-20 = Arrangören avslutade partiet utan segrare.
over-TABLE-21 = { $loser } höll sig borta, och de andra gjorde anspråk på serien.
won-TABLE-21 = { $loser } höll sig borta, och serien är din.
lost-TABLE-21 = Du höll dig borta, och de andra gjorde anspråk på serien.
drawn-TABLE-22 = Spelarna enades om att avsluta serien.

talk = Samtal vid bordet
talk-empty = Ingen har sagt något ännu.
talk-field = Säg till bordet
talk-send = Skicka
talk-to = Vem hör
talk-to-all = Alla
talk-aside = Bara { $names }
talk-heard-aside = Det här hörde bara { $names }
talk-ears-changed = Åhörarna byttes. Välj på nytt vem som hör.
talk-onlooker = En åskådare hör samtalet vid bordet men deltar inte i det.
talk-host = Bordets värd
talk-removed = Meddelandet är borttaget.
talk-mute = Tysta samtalet
talk-muted = Samtalet är tystat i den här webbläsaren.
talk-unmute = Lyssna igen
talk-mute-one = Tysta en spelare
talk-mute-whom = Vems meddelanden vill du inte se?
talk-mute-about = Spelaren får inte veta det.
talk-hidden =
    { $count ->
        [one] { $count } meddelande av en tystad spelare är dolt.
       *[other] { $count } meddelanden av tystade spelare är dolda.
    }
talk-unread =
    { $count ->
        [one] en ny rad
       *[other] { $count } nya rader
    }
talk-said = { $name } säger: { $text }
talk-said-aside = { $name } säger avsides: { $text }
series-go = Seriens gång
tournament-go = Till turneringen
team-match-go = Till matchen
team-match-number = Match, bord { $number }
hidden-still = De parallella borden är inte slut ännu. Korten, partiets gång och tärningarna öppnas när också de är det. Till dess kan du se partiet ur din egen synvinkel, men berätta inte om det för andra.
hidden-alone = Dolt bord: hit kommer bara spelarna
tournament-number = Rond { $number }
series-next-table = Till nästa parti
series-number = Parti { $number }

dice-title = Tärningar och givar
dice-commitment = Sigillet före partiet
dice-about = Före partiet låste servern ett frö som alla tärningskast och givar räknas ut från. Efter partiet kan du kontrollera att det inte har ändrats. Sigill:
dice-about-over = Alla tärningskast och givar räknades ut från ett frö som servern låste före partiet och från spelarnas egna ord. Sigill:
dice-check = Kontrollera lottningen
dice-holds =
    { $count ->
        [0] Fröet stämmer med sigillet. Inga tärningar eller kort drogs i partiet.
        [one] Tärningarna och korten är ärliga: det enda resultatet stämmer med sigillet.
       *[other] Tärningarna och korten är ärliga: alla { $count } resultat stämmer med sigillet.
    }
dice-bad-commitment = Sigillet är ett annat än det som den här webbläsaren såg före partiet.
dice-bad-seed = Fröet stämmer inte med sigillet.
dice-bad-outcome = Något tärningskast eller någon giv stämmer inte med sigillet.
dice-bad-deck = En kortlek, eller ett kort ur den, stämmer inte med sigillet.
dice-decks = Kortlekarnas sigill
dice-decks-about = Varje lek förseglades kort för kort när den togs till bordet. Efter partiet kan vem som helst kontrollera att varje kort drogs ur den, och ingen lek behöver visas (TABLE-19). Plats för plats:
dice-decks-hold =
    { $count ->
        [one] Även leken är den som förseglades; kort som ingen såg förblir stängda.
       *[other] Även de { $count } lekarna är de som förseglades; kort som ingen såg förblir stängda.
    }

chapter-TABLE = Bordets regler
rule-TABLE-1 = En spelare kan ge upp när som helst under partiet. Då slutar partiet: den sidan förlorar och alla andra vinner. Om spelets egna regler säger hur en lämnar bordet spelar de andra vidare.
rule-TABLE-2 = En spelare kan erbjuda remi. Spelet slutar oavgjort när alla andra människor vid bordet har godtagit anbudet. Vem som helst kan avböja genom att säga nej eller, i spel utan hemligheter, göra ett val, och den som erbjöd kan ta tillbaka anbudet. En bot spelar hellre vidare: den avböjer genast.
rule-TABLE-3 = När partiet är slut kan vem som helst vid bordet börja ett nytt parti. Då flyttar alla, även botarna, en plats framåt och valen förblir desamma. I en serie finns inget nytt parti, utan serien öppnar nästa bord.
rule-TABLE-4 = En upptagen plats förblir upptagen, också när spelaren är borta. Om svaret på att man satt sig går förlorat får samma spelare samma plats genom att fråga igen.
rule-TABLE-5 = En åskådare ser det som alla får se och kan inte delta i partiet. Hur många åskådare det finns berättas för alla, men inte vilka de är.
rule-TABLE-6 = En spelare kan ta tillbaka sitt senaste val, och även dem före det, så länge spelaren själv står i tur, inga tärningar har kastats och inga kort dragits, ingen annan har tillfrågats och ingen annan har fått veta något dolt.
rule-TABLE-7 = Den som öppnade bordet fyller lediga platser med botar eller människor före partiet. Partiet börjar när alla platser är fyllda. Hör en domare till spelet är det den som öppnade bordet, som då inte själv spelar.
rule-TABLE-8 = De som sitter vid bordet får tala med varandra, och likaså en värd som inte själv spelar. Åskådare lyssnar bara. Före och efter partiet får man alltid tala; under partiet kan en av spelets egna regler stänga samtalet. Alla hör vad som sägs, om inte en regel ger några ett eget samtal: det som sägs där hör bara de, också efter partiet. Tal är inget drag: det svarar inte på något, kan inte tas tillbaka och blir inte kvar i partiets gång. Botar varken talar eller lyssnar. Administratören kan ta bort texten i ett meddelande. Har en spelare blockerat en annan ser ingendera den andras meddelanden.
rule-TABLE-9 = Var och en tar med sin lek när man sätter sig. Ingen annan ser den, inte heller efter partiet, om ägaren inte visar den. Var och en får spara det som man själv såg av partiet; hela partiet får man först när alla lekar har visats. Med en lek som bryter mot reglerna kan man inte sätta sig. Den som inte har någon lek spelar med en färdig. Den som öppnar bordet väljer botarnas lekar. Till ett nytt parti väljer var och en samma lek eller en annan, och partiet börjar när alla har valt.
rule-TABLE-10 = Den som sätter sig vid bordet säger vad den heter och kan byta namn när som helst. Namnet berättas för alla och har högst 40 tecken. Den som inte säger sitt namn är en gäst. Till ett nytt parti följer namnet med.
rule-TABLE-11 = Av vem som tillfrågas och hur länge svaret dröjer får man inte kunna sluta sig till dolda kort. Därför ger bordet det enda möjliga svaret åt dig först efter en vanlig betänketid; du kan också svara genast eller vilja bli tillfrågad ändå. Det som du kan göra när som helst räknas inte som ett val. Åt den som är borta svarar bordet inte. Om man kan svara med pass kan du hoppa över sådana frågor automatiskt; de andra får inte veta det. Om inget är dolt för någon människa ges det enda svaret genast. Botens betänketid beror på hur svårt dess val ser ut för en åskådare.
rule-TABLE-12 = Tärningarna och korten vid bordet kan kontrolleras. Servern låser ett frö innan någon sätter sig, och alla ser dess sigill. Den som sätter sig får ge ett eget ord, högst 64 tecken. Alla tärningskast, dragna kort och givar räknas ut från fröet och orden. När partiet är slut visas de, och vem som helst kan kontrollera allt. Ett val kan inte tas tillbaka om tärningar har kastats eller kort dragits efter det, inte ens med de andras samtycke (utom vid ett undervisningsbord, TABLE-15): samma tärningar och kort skulle komma igen. Kort som dras ur hemliga lekar kontrolleras utan att lekarna öppnas (TABLE-19). Partiets val ingår inte i sigillet: jämför dem med dem som bordet visar.
rule-TABLE-13 = Ett bord kan fortsätta från en ställning: från vilket ögonblick som helst i ett avslutat parti, eller från en som någon ställer upp. Bordet visar det, och även med vilka kort man fortsätter: det som den som fortsätter inte såg lottas på nytt, om inte allt är öppet och man vill ha de ursprungliga korten. Den som sätter sig godtar det. Ingen tar då med en egen lek. Det sparade partiet berättar ställningen och är helt för alla när partiet är slut. Tolkning: den som fortsätter från ett parti med sin egen lek visar den därmed. Tolkning: ett nytt parti börjar från samma ställning. Tolkning: från ett pågående parti fortsätter ingen.
rule-TABLE-14 = Om bordet inte har öppnats utan råd kan en spelare på sin tur fråga vad en bra spelare skulle göra. Svaret kommer från spelets bästa bot, bara efter vad spelaren själv ser. Det räknas som hjälp: varje råd antecknas, och antalen berättas för alla när partiet är slut. Vad man får göra och enligt vilken regel får man alltid fråga.
rule-TABLE-15 = Ett bord kan öppnas för undervisning. Det sägs innan någon sätter sig, och den som sätter sig godtar det. Där ligger allt som varje plats ser, och det som togs med dit, öppet för alla, också för åskådare, och man får be om råd. Varje spelare kan före partiets slut föra partiet tillbaka: till före sitt eget senaste fria val, eller till efter vilket tidigare val som helst; alla senare val tas då tillbaka. Bordet säger hela tiden att det är för undervisning, och det gör även det sparade partiet och reprisen. Tolkning: tärningar och kort kommer igen som de var. Den som för partiet tillbaka kan alltså känna till ett kast på förhand men inte försöka få ett bättre, och det sparade partiet kan kontrolleras som alla andra (TABLE-12). Tolkning: ett undervisningsbord hör inte till en serie och har ingen klocka, och slutet tas inte tillbaka, för då har fröet berättats. Tolkning: en bot visas bara det som dess egen plats ser. Tolkning: också ett nytt parti är för undervisning.
rule-TABLE-16 = Ett bord kan ha klockor. Varje plats eller lag har en tid för hela partiet, med ett tillägg en gång innan en annan plats tillfrågas eller med en fördröjning innan tiden börjar gå; eller så har varje tur sin egen tid, till och med dagar. En klocka går bara när dess spelare tillfrågas. Tillfrågas flera går allas klockor. Bordets egna pauser kostar ingen något: turens första sekund är fri, och där något är dolt de fem första. För en spelare utan val tar bordet lika lång tid på sig som spelaren brukar göra och drar av den på samma sätt, dock högst hälften av det som är kvar. Därför visar klockan aldrig om ett svar var tvunget. Anslutningens uppmätta fördröjning ges tillbaka när turen slutar, högst en sekund per tur och tio per parti, och alla ser hur mycket. När din tid tar slut förlorar du som om du hade gett upp; är partiet redan avgjort, som när båda kungarna har fallit, slutar det som det avgjordes. Tar flera klockor slut i samma ögonblick så att ingen blir kvar är partiet oavgjort. Klockorna står när servern är stängd. Botar har ingen klocka.
rule-TABLE-17 = Är en spelare borta längre än bordet tillåter (två minuter, om inte värden har valt annat) kan en annan spelare föreslå en bot i stället, av valfri nivå. Boten kommer när alla andra spelare samtycker. Den ser bara det som platsen ser, spelar med den frånvarandes egen kortlek och visar ingetdera för någon. Spelaren kan komma tillbaka när som helst: samma länk öppnar platsen, och spelaren fortsätter själv på eget ord. Alla ser att en bot spelar där, och det sparade partiet berättar vilka val som var botens. Tolkning: den som varit borta för länge tillfrågas inte, och botar samtycker. Tolkning: den som kommer tillbaka innan alla har samtyckt avböjer förslaget. Tolkning: en bot i någons ställe har ingen klocka och tar inte emot remi, och resultatet är spelarens. Tolkning: i en serie och i en turnering ersätts ingen av en bot. Ett förslag i taget; den som föreslog kan ta tillbaka det, och vem som helst av de andra kan avböja.
rule-TABLE-18 = En spelare kan be de andra om lov att ta tillbaka sitt senaste fria val, eller ett tidigare, med allt som någon valt därefter. Det görs när alla andra spelare samtycker. Efter ett nej får man fråga igen först när man har gjort ett nytt val. Tolkning: inte till före det senaste tärningskastet eller draget kort, och inte till före att någon lämnade partiet: samma tärningar och kort skulle komma igen och vara kända på förhand. Tolkning: de andras val avslutar inte frågan, men ett nytt eget val gör det. Tolkning: en bot samtycker. Tolkning: det som setts har setts; den som samtycker godtar att frågaren kan ha lärt sig något. Tolkning: ingen klocka vrids tillbaka. Tolkning: aldrig i en serie eller turnering. Vid ett undervisningsbord behövs inget lov.
rule-TABLE-19 = En kortlek som en spelare tar med till bordet förseglas kort för kort i en hemlig ordning, och alla ser sigillet. Efter partiet kan vem som helst kontrollera varje draget kort utan att se någon lek: de kort som visades i partiet öppnas, och det framgår när de drogs; de andra förblir stängda. Ägaren har nyckeln till hela leken. Visas leken jämförs den med sigillet och med reglerna. Tolkning: till dess svarar servern för att leken är tillåten. Tolkning: i ett nytt parti visas sigillen när partiet börjar, så att ingen ser om någon har ändrat sig.
rule-TABLE-20 = Turneringens arrangör kan ge ett resultat åt ett parti som inte tar slut. Det meddelas genast vid bordet: partiet slutar med det resultatet.
rule-TABLE-21 = Är en spelare i en serie borta längre än bordet tillåter (två minuter, om inte värden har valt annat) kan en annan spelare göra anspråk på serien. När alla andra som är på plats samtycker har den frånvarandes sida förlorat partiet och serien är slut: den frånvarande har förlorat den, och av de andra vinner den som har flest poäng. Den som kommer tillbaka före det avböjer anspråket.
rule-TABLE-22 = Spelarna i en serie kan avsluta den genom att enas: en föreslår det och alla andra samtycker. Det pågående partiet blir remi, och serien står som den är: flest poäng vinner, vid lika poäng delas den.
rule-TABLE-23 = Ett bord kan vara rankat: resultatet ändrar spelarnas styrketal. Det sägs innan någon sätter sig, och den som sätter sig går med på det. Där sitter bara spelare med konto, var och en på en plats. Bordet har klocka och de val som spelet rekommenderar. Det finns inga råd, ingen undervisning och ingen uppställd ställning, inget tas tillbaka ens med samtycke, och ingen bot tar en frånvarandes plats: klockan avgör. Tolkning: en spelare får ensam möta botar för att placeras. Tolkning: ett parti i en serie eller turnering är inte rankat. Tolkning: ett nytt parti efteråt är rankat igen.
rule-TABLE-24 = Ett rankat parti räknas enligt sidornas poäng: lika poäng delar placering. Den som ger upp eller får slut på tid har förlorat. Den som går medan andra spelar vidare hamnar efter alla som var kvar, den första som gick sist. Tolkning: ett parti som ges upp eller görs upp som remi inom en minut, innan varje sida har gjort ett eget val, har inget resultat. Tolkning: får en spelare i ett lag slut på tid förlorar laget, och de andra i laget förlorar hälften så mycket. Tolkning: samma två spelare har fem partier om dagen (UTC) som räknas; de övriga ändrar inget styrketal. Tolkning: partier mot botar räknas tills spelarens styrka är känd, högst tio. Tolkning: administratören kan ogiltigförklara ett resultat som serverns fel har förstört. Då har det aldrig funnits.
rule-TABLE-25 = Den som öppnar ett bord bestämmer vem som får se på: alla direkt, alla några drag eller minuter efter, alla efter slutet eller ingen. En åskådare, som varken spelar eller är värd, ser ingenting senare än så: inte spelet, samtalet, klockan, det sparade partiet eller en bild. Tolkning: innan partiet börjar visas allt genast, annars kunde ingen sätta sig. Tolkning: klockorna som åskådare ser står som vid det sista drag de ser. Tolkning: vem som sitter var, och att partiet pågår, visas för alla som har länken. Tolkning: den som öppnade bordet ser partiet som det är. Tolkning: ett nytt parti har samma regel som partiet före.
rule-TABLE-26 = I ett parti där varje tur har en halv dag eller mer kan en spelare med konto ta semester: spelarens klocka stannar under semestern, och alla ser hur länge. En semesterdag tjänas in på två veckor från det att kontot skapades, och högst 26 dagar kan sparas. Semestern börjar aldrig av sig själv. Tolkning: den som är på semester får spela. Tolkning: semestern gäller alla sådana partier, också dem som börjar under den. Tolkning: en påbörjad dag är använd, de andra sparas om semestern avslutas i förtid. Tolkning: i turneringar, lagmatcher och serier går klockan också under semestern.
rule-TABLE-27 = I ett öppet parti där varje tur har en halv dag eller mer kan en spelare på förhand ge svar på det motståndaren gör. När partiet kommer till ett svar spelas det genast, som vilket val som helst, om det då är tillåtet. Tolkning: ingen annan ser svaren, och av draget syns inte att det gavs på förhand. Tolkning: när partiet går en annan väg glöms svaren, och likaså när något tas tillbaka. Tolkning: bortom tärningarna kan inget svar ges.
rule-TABLE-28 = Vid ett bord kan man spela med varianter: namngivna undantag från spelets regler. De kan kombineras fritt och visas innan någon sätter sig; de står också i det sparade partiet. Tolkning: varianter som upphäver varandra kan inte väljas tillsammans. Tolkning: i rankade partier och i bokens egen turnering finns inga varianter. Tolkning: botarna spelar svagare med varianter, för de starkaste kan bara bokens regler. Tolkning: en variants länk säger sin version, och en länk från en annan version duger inte.
rule-TABLE-29 = Ett parti som har spelats utan nätverk flyttas till servern när nätverket är tillbaka. Servern prövar varje val mot reglerna, och ett parti som inte håller flyttas inte. Tärningarna och korten är de som spelarens egen enhet lottade: det går inte att kontrollera att de var rättvisa, och partiet ändrar inga styrketal och visas inte för andra som ett resultat. Tolkning: ett pågående parti går vidare på servern utan klocka, och samtalet flyttas inte.
lesson-other = Det är tillåtet, men nu övar vi något annat.
lesson-coach = Läraren
lesson-chapter = { $number }/{ $of } · { $title }
lesson-chapters = Kapitel
lesson-dot = Kapitel { $number }: { $title }
lesson-dot-done = Kapitel { $number }: { $title }, klart
lesson-next = Fortsätt
lesson-again = Börja om kapitlet
lesson-show = Visa mig
lesson-leave = Sluta
lesson-play = Börja spela
lesson-reward = { $chapters ->
    [one] Bra, kapitlet är avklarat!
   *[other] Bra, alla { $chapters } kapitlen är avklarade!
}
lesson-following = Nästa lektion: { $title }
lesson-choose-opponent = Välj motståndare
lesson-length = Cirka { $minutes } min · kapitel gjorda { $done }/{ $of }
lessons-of = Lär dig { $game }
lessons-none = Det här spelet har inga lektioner än.

hint = Råd
hint-now = Du kan nu
hint-ask = Vad skulle en bra spelare göra?
hint-counts = Rådet räknas som hjälp och berättas för alla när partiet är slut (TABLE-14).
hint-good = En bra spelare
hint-thinks = Funderar…
hint-helped = { $name } bad om råd: { $count }
hint-helped-you = Du bad om råd: { $count }
teaching = Undervisningsbord
teaching-what = Undervisningsbord: alla kort ligger öppet för alla, drag kan fritt tas tillbaka och man får be om råd. Den som sätter sig godtar det.
rated-here = Rankat parti: resultatet ändrar styrketalen. Den som sätter sig går med på det.
teaching-more = Undervisningsbord: vad betyder det?
tab-hands = Händer
hand-empty = Inga kort.
log-taken-back = Partiet fördes tillbaka.
take-back-here = För partiet tillbaka hit
take-back-what = Alla val efter det här tas tillbaka, också andras.
decks-title = Bygg lekar
decks-of = { $game }: bygg en lek
sit-as = Du spelar med namnet { $name }.
