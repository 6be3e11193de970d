lotr-name = Sagan om ringen
lotr-tagline = Ett sällskap på väg, skuggan i hälarna
lotr-blurb = För ditt sällskap genom nio platser och sänd Skuggans hantlangare mot de andra. Kortspelets Deluxe-regler och nästan trettio färdiga lekar.

lotr-option-decks = Lekar
lotr-option-decks-help = En färdig lek eller en egen lista.
lotr-option-format = Format
lotr-option-format-help = Varifrån kort och väg kommer. Varje lek måste passa formatet.
lotr-option-format-towers = Två torn
lotr-option-format-fellowship = Ringens brödraskap
lotr-option-format-open = Öppet (alla kort)
lotr-option-variant = Regler
lotr-option-variant-help = Nybörjare spelar färdiga lekar utan budgivning.
lotr-option-redraw = Byte av hand
lotr-option-redraw-help = Starthanden får bytas en gång mot sex kort.
lotr-option-cancel_rb_skirmish = Ringbärarens strid kan avbrytas
lotr-option-cancel_rb_skirmish-help = Senare regler förbjöd detta.
lotr-option-open_discard = Öppna kasthögar
lotr-option-open_discard-help = Också andras kasthögar får bläddras.
lotr-option-shadow_chat = Skuggans egen linje
lotr-option-shadow_chat-help = Skuggspelarna kan tala med varandra utan att De fria folkens spelare hör. Kräver minst tre spelare.
lotr-option-loop_limit = Gräns för upprepning
lotr-option-loop_limit-help = Så många gånger kan samma sak göras i en fas.
lotr-option-variant-deluxe = Deluxe
lotr-option-variant-starter = Nybörjare
lotr-option-variant-limited = Booster (minst 30 kort)

lotr-ask-bid = Hur många bördor bjuder du för att få välja din tur?
lotr-ask-place = Som vilken i turordningen vill du spela?
lotr-ask-starting = Ta följeslagare till ditt startsällskap.
lotr-ask-redraw = Byter du handen mot sex nya kort?
lotr-ask-order = Vad sker först?
lotr-ask-respond = Vill du svara på detta?
lotr-ask-respond-win = Svar när en strid har vunnits
lotr-ask-respond-wound = Svar när någon såras
lotr-ask-respond-exert = Svar när någon anstränger sig
lotr-ask-respond-death = Svar när någon dör
lotr-ask-respond-heal = Svar när någon läks
lotr-ask-respond-play = Svar när ett kort spelas
lotr-ask-respond-ability = Svar när en förmåga används
lotr-ask-respond-ring = Svar när Ringen sätts på
lotr-ask-respond-move = Svar när sällskapet går vidare
lotr-ask-respond-reveal = Svar när en hand visas
lotr-ask-respond-fight-end = Svar när en strid är på väg att sluta
lotr-ask-respond-phase-end = Svar i slutet av en fas
lotr-ask-respond-other = Svar på allt annat
lotr-ask-fellowship = Sällskapsfas: spela kort och gå sedan vidare.
lotr-ask-shadow = Skuggfas: spela hantlangare för pottens skymning.
lotr-ask-maneuver = Manöver: handla eller passa.
lotr-ask-archery = Bågskytte: handla eller passa.
lotr-ask-assignment = Tilldelning: handla eller passa.
lotr-ask-skirmish = Strid: handla eller passa.
lotr-ask-regroup = Omgruppering: handla eller passa.
lotr-ask-target = Välj ett mål.
lotr-ask-cost = Välj vad du betalar med.
lotr-ask-bearer = Vem bär kortet?
lotr-ask-receiver = Vem tar över föremålet?
lotr-ask-card = Välj ett kort.
lotr-ask-play = Välj ett kort att spela.
lotr-ask-player = Välj en spelare.
lotr-ask-effect = Vilken verkan?
lotr-ask-may = Gör du det?
lotr-ask-spot = Hur många upptäcker du?
lotr-ask-times = Hur många gånger?
lotr-ask-go-on = Kastar du ett kort till från draghögen?
lotr-ask-draw = Drar du kort?
lotr-ask-prevent = Hindrar du detta genom att betala priset?
lotr-ask-ambush = Bakhåll: lägger du till skymning?
lotr-ask-defend = Ställ upp försvarare: välj en gestalt och sedan en hantlangare, eller dra.
lotr-ask-left-over = Tilldela dina lediga hantlangare: välj en hantlangare och sedan en gestalt, eller dra.
lotr-ask-skirmish-order = Vilken strid utkämpas härnäst?
lotr-ask-move-again = Gå vidare eller stanna?
lotr-ask-sanctuary = Fristad: vem läks?
lotr-ask-archery-wound = Vem får pilens sår?
lotr-ask-archery-player = Vems hantlangare beskjuts?
lotr-ask-reconcile = Du får kasta ett kort från handen.
lotr-ask-discard-down = Kasta kort tills du har åtta på handen.
lotr-ask-discard = Välj ett kort att kasta.
lotr-ask-put-back = Vilket kort läggs tillbaka härnäst?
lotr-wait-bid = { $name } bjuder bördor.
lotr-wait-place = { $name } väljer sin tur.
lotr-wait-starting = { $name } samlar sitt startsällskap.
lotr-wait-redraw = { $name } funderar på att byta hand.
lotr-wait-order = { $name } bestämmer ordningen.
lotr-wait-respond = { $name } får svara.
lotr-wait-fellowship = { $name } spelar sin sällskapsfas.
lotr-wait-shadow = { $name } spelar sin skuggfas.
lotr-wait-maneuver = { $name } får handla (manöver).
lotr-wait-archery = { $name } får handla (bågskytte).
lotr-wait-assignment = { $name } får handla (tilldelning).
lotr-wait-skirmish = { $name } får handla i striden.
lotr-wait-regroup = { $name } får handla (omgruppering).
lotr-wait-target = { $name } väljer ett mål.
lotr-wait-cost = { $name } betalar.
lotr-wait-bearer = { $name } väljer en bärare.
lotr-wait-receiver = { $name } flyttar ett föremål.
lotr-wait-card = { $name } väljer ett kort.
lotr-wait-play = { $name } väljer ett kort att spela.
lotr-wait-player = { $name } väljer en spelare.
lotr-wait-effect = { $name } väljer verkan.
lotr-wait-may = { $name } funderar på att göra det.
lotr-wait-spot = { $name } räknar sina upptäckter.
lotr-wait-times = { $name } väljer hur många gånger.
lotr-wait-go-on = { $name } funderar på att fortsätta.
lotr-wait-draw = { $name } funderar på att dra.
lotr-wait-prevent = { $name } får hindra.
lotr-wait-ambush = { $name } får lägga bakhåll.
lotr-wait-defend = { $name } ställer upp försvarare.
lotr-wait-left-over = { $name } tilldelar sina hantlangare.
lotr-wait-skirmish-order = { $name } väljer nästa strid.
lotr-wait-move-again = { $name } funderar på att gå vidare.
lotr-wait-sanctuary = { $name } läker på fristaden.
lotr-wait-archery-wound = { $name } fördelar bågskyttesår.
lotr-wait-archery-player = { $name } väljer mål för bågskyttet.
lotr-wait-reconcile = { $name } ordnar handen.
lotr-wait-discard-down = { $name } minskar handen.
lotr-wait-discard = { $name } väljer ett kort att kasta.
lotr-wait-put-back = { $name } lägger tillbaka kort.

lotr-talk-aside = Bara Skuggan
lotr-talk-heard-aside = Bara Skuggan hörde

lotr-no-game-over = Partiet är redan slut.
lotr-no-not-asked = Det är inte din tur att välja.
lotr-no-not-what-is-asked = Det kan inte väljas nu.
lotr-no-not-fully = Du kan inte göra allt detta, men det andra kan du göra.
lotr-no-no-answer = Detta kan inte svara på det som sker.
lotr-no-wrong-phase = { $card }: { $phase ->
    [answer] detta används bara som svar på något annat.
    [several] detta hör till en annan fas.
    [fellowship] detta hör till sällskapsfasen.
    [shadow] detta hör till skuggfasen.
    [maneuver] detta hör till manöverfasen.
    [archery] detta hör till bågskyttefasen.
    [assignment] detta hör till tilldelningsfasen.
    [skirmish] detta hör till stridsfasen.
   *[regroup] detta hör till omgrupperingsfasen.
}
lotr-no-no-such-ability = { $card } har ingen förmåga som en spelare använder.
lotr-no-not-your-card = { $card } är inte din att använda.
lotr-no-not-a-choice = Det kan inte väljas.
lotr-no-requirement-missing = { $what ->
    [spot] Du finner inte allt som { $card } kräver: { $need } behövs, { $found } finns.
    [least] Det finns för lite av det som { $card } räknar: minst { $need } behövs, nu { $found }.
    [most] Det finns för mycket av det som { $card } räknar: högst { $need } får finnas, nu { $found }.
    [below] Det finns för mycket av det som { $card } räknar: det måste vara under { $need }, nu { $found }.
    [more] { $card } kräver fler kort av ett slag i spel än av det andra.
    [card] Kortet som { $card } talar om är inte som det måste vara.
    [site] { $card } gäller bara på en annan plats.
    [ring] { $card } gäller bara medan Ringen bärs på fingret.
    [home] { $card } gäller bara medan en motståndare kontrollerar dess hemplats.
    [phase] { $card } gäller bara i en annan fas.
    [beaten] { $card } gäller bara om ingen följeslagare eller bundsförvant har förlorat en strid i denna tur.
    [not] Något i spel hindrar nu { $card } från att gälla.
    [either] Inget av det som { $card } kräver är uppfyllt nu.
   *[other] Kravet för { $card } är inte uppfyllt.
}
lotr-no-limit-reached = { $card } har redan använts så ofta det får.
lotr-no-cost-unpayable = { $what ->
    [exert] Kostnaden för { $card } kan inte betalas: ingen lämplig karaktär kan anstränga sig så många gånger.
    [discard] Kostnaden för { $card } kan inte betalas: det finns inte tillräckligt många lämpliga kort i spel att kasta.
    [cards] Kostnaden för { $card } kan inte betalas: du har inte tillräckligt många lämpliga kort.
    [twilight] Kostnaden för { $card } kan inte betalas: det finns för få markörer i skymningspotten.
    [burdens] Kostnaden för { $card } kan inte betalas: det finns för få bördor.
    [tokens] Kostnaden för { $card } kan inte betalas: det finns för få markörer på korten.
    [deck] Kostnaden för { $card } kan inte betalas: det finns för få kort i draghögen.
    [assign] Kostnaden för { $card } kan inte betalas: ingen lämplig karaktär kan tilldelas en strid.
    [ways] Kostnaden för { $card } kan inte betalas: du kan inte betala den på något av sätten.
    [order] Kostnaden för { $card } kan inte betalas: den första delen av kostnaden skulle ta det som resten betalas med.
   *[other] Kostnaden för { $card } kan inte betalas.
}
lotr-no-nine-sites = Äventyrsleken ska ha nio platser, här finns { $count }.
lotr-no-no-deck = Ingen lek är vald.
lotr-no-bad-line = Rad { $line }: ”{ $text }” är inget kort i en lek.
lotr-no-no-such-card = Rad { $line }: kortet { $card } finns inte.
lotr-no-several-cards = Rad { $line }: flera kort heter ”{ $card }”. Skriv numret: { $ids }.
lotr-no-one-bearer = En lek har en ringbärare; här finns { $count }.
lotr-no-one-ring = En lek har en Ring; här finns { $count }.
lotr-no-card-not-in-format = { $card } hör inte till formatet ”{ $format ->
    [towers] Två torn
    [fellowship] Ringens brödraskap
   *[open] Öppet
 }”. Kort som inte passar: { $count }.
lotr-no-sites-not-in-format = Lekens platser passar inte: { $format ->
    [fellowship] i detta format går man Ringens brödraskaps väg.
   *[other] i detta format går man De två tornens väg.
 }
lotr-no-boxed-only = I nybörjarspelet spelar man bara med färdiga startlekar.
lotr-no-boxed-for-beginners = Startleken på 60 kort är bara för nybörjarspelet.
lotr-no-cannot-start = { $card } kan inte vara med i lekens startsällskap.
lotr-no-too-few-cards = Dragleken har { $count } kort, minst { $least } behövs.
lotr-no-not-in-pool = { $card }: dragleken har { $count } fler än det fanns i boostrarna.
lotr-no-no-frodo = Ringbäraren måste vara Frodo.
lotr-no-no-ring = Leken saknar Ringen.
lotr-no-not-for-draw-deck = { $card } hör inte till dragleken.
lotr-no-sides-uneven = De fria folken har { $free } kort, Skuggan { $shadow }; de ska vara lika många.
lotr-no-too-many-copies = { $card } finns { $count } gånger, högst { $most } är tillåtet.
lotr-no-blocks-differ = Alla lekars platser måste höra till samma block.
lotr-no-blocks-mixed = Äventyrslekens platser måste höra till samma block.
lotr-no-each-number-once = Äventyrsleken ska ha en plats av varje nummer 1–9.
lotr-no-unknown-card = Kortet { $code } är okänt.
lotr-no-too-dear = { $card } kostar { $cost }, men potten har { $pool }.
lotr-no-no-bearer = Ingen kan bära { $card }.
lotr-no-no-room = Alla som kunde bära { $card } bär redan ett sådant föremål.
lotr-no-one-on-each = Alla kort som kunde bära { $card } bär redan ett, och fler får de inte ha.
lotr-no-bearer-barred = Texten på { $source } förbjuder alla som kunde bära { $card } att göra det.
lotr-no-repeated = Det här har redan gjorts { $times } gånger i den här fasen.
lotr-no-inactive = { $card } är inte aktivt nu: det verkar bara under sin egen sidas tur.
lotr-no-copy-is-silent = Det ligger redan så många exemplar av { $card } att texten på det här inte gäller.
lotr-no-forbidden-by-text = Texten på { $source } förbjuder detta nu: { $card }.
lotr-no-nothing-to-spot = Du finner inte allt som { $card } kräver: { $need } behövs, { $found } finns.
lotr-no-nothing-to-play = { $card } skulle spela ett annat kort, men det finns inget lämpligt.
lotr-no-no-transfers = I nybörjarspelet flyttas inga föremål: { $card } stannar hos sin bärare.
lotr-no-not-your-item = { $card } är inte ett eget föremål som någon bär.
lotr-no-cannot-transfer = Ingen annan kan ta över { $card }.
lotr-no-site-is-silent = { $card } gäller bara när sällskapet är där.
lotr-no-already-in-play = { $card } är redan i spel.
lotr-no-dead = { $card } är död.
lotr-no-not-for-beginners = { $card } hör inte till nybörjarspelet.
lotr-no-companions-only = { $card } är ingen följeslagare.
lotr-no-not-in-deck = Kortet finns inte i din draglek.
lotr-no-not-now = Det kan inte spelas nu.
lotr-no-over-four = { $card } kostar { $cost }, men { $left } återstår.
lotr-no-no-such-bid = Ett sådant bud kan inte ges.
lotr-no-wrong-side = { $card } är ett av { $side ->
    [free] de fria folkens
   *[shadow] Skuggans
} kort, och nu spelar du den andra sidan.
lotr-no-not-in-hand = Kortet finns inte på din hand.
lotr-no-not-played-so = { $card } spelas inte så.
lotr-no-nobody-to-heal = { $card } läker ingen.
lotr-no-cannot-be-healed = { $card } kan inte läkas.
lotr-no-rule-of-nine = Gränsen nio följeslagare är nådd, så { $card } får inte plats.
lotr-no-already-assigned = { $card } är redan i en strid.
lotr-no-kept-out = Texten på { $source } hindrar striden: { $character } mot { $card }.
lotr-no-no-place-left = { $character } kan inte möta fler hantlangare.
lotr-no-no-such-defender = En sådan försvarare finns inte.
lotr-no-no-such-minion = En sådan hantlangare finns inte.
lotr-no-not-fierce = { $card } var inte rasande när tilldelningen började.
lotr-no-not-left-over = { $card } är inte kvarvarande.
lotr-no-not-your-minion = { $card } är inte din hantlangare.
lotr-no-takes-no-part = { $character } deltar inte i striden.
lotr-no-unhasty = { $character } är obrådskande.

over-LOTR-16-1 = Sällskapet kom ända fram.
won-LOTR-16-1 = Du förde ditt sällskap ända fram.
lost-LOTR-16-1 = { $winner } förde sitt sällskap ända fram.
over-LOTR-16-3 = Också den sista motståndarens ringbärare föll.
won-LOTR-16-3 =
    { $sides ->
        [2] Motståndarens ringbärare föll.
       *[other] Också den sista motståndarens ringbärare föll.
    }
lost-LOTR-16-3 =
    { $sides ->
        [2] Din ringbärare föll.
       *[other] { $winner } blev sist kvar.
    }
drawn-LOTR-16-3 = De sista ringbärarna föll samtidigt.
over-LOTR-19-8 = Ringen fördärvade också den sista motståndarens bärare.
won-LOTR-19-8 =
    { $sides ->
        [2] Ringen fördärvade motståndarens bärare.
       *[other] Ringen fördärvade också den sista motståndarens bärare.
    }
lost-LOTR-19-8 =
    { $sides ->
        [2] Ringen fördärvade din bärare.
       *[other] { $winner } blev sist kvar.
    }
drawn-LOTR-19-8 = Ringen fördärvade de sista bärarna samtidigt.
over-LOTR-30-42 = Också den sista motståndaren gav upp.
won-LOTR-30-42 =
    { $sides ->
        [2] Motståndaren gav upp.
       *[other] Också den sista motståndaren gav upp.
    }
lost-LOTR-30-42 =
    { $sides ->
        [2] Du gav upp.
       *[other] { $winner } blev sist kvar.
    }
drawn-LOTR-30-42 = De sista spelarna gav upp samtidigt.
over-LOTR-3-5 = De andras bud blev ödesdigert.
won-LOTR-3-5 =
    { $sides ->
        [2] Motståndarens bud blev ödesdigert.
       *[other] De andras bud blev ödesdigert.
    }
lost-LOTR-3-5 = Ditt bud blev ödesdigert.
drawn-LOTR-3-5 = Allas bud blev ödesdigert.
lotr-fact-site = Plats
lotr-fact-burdens = Bördor

lotr-option-variants = Varianter
lotr-option-variants-help = Undantag från reglerna för lekar.
lotr-variant-banned = Förbjudna kort
lotr-variant-banned-card = Kortens nummer (serie × 1000 + nummer)
lotr-variant-sets = Eget format: serier
lotr-variant-sets-set = Serier
lotr-variant-cube = Kub för boosters
lotr-variant-cube-card = Kortens nummer (serie × 1000 + nummer)
lotr-no-banned = Kortet { $card } är förbjudet vid det här bordet.
lotr-no-other-set = Kortet { $card } hör inte till bordets serier.
