# Lagmatcher: bord som inte vet om varandra.

meeting = Match
meeting-teams = Lagmatch
meeting-teams-of = { $game }: lagmatch
meeting-teams-new = Ny lagmatch
meeting-teams-who = Lagen
meeting-who-meets = Vilka som möts
meeting-title = Matchens namn
meeting-team = Lag { $letter }
meeting-size = Spelare per lag
meeting-announce = Öppna matchen
meeting-teams-open =
    { $missing ->
        [0] Alla är med. Vi väntar på kaptenernas uppställningar.
        [one] En plats är ännu ledig.
       *[other] { $missing } platser är lediga.
    }
meeting-state-playing = Matchen pågår.
meeting-state-over = Matchen är slut.
meeting-score-hidden = Ställningen ändras ett bordspar i taget, när båda spelen i paret är slut.
meeting-tables = Borden
meeting-teams-set = Bordspar { $number }
meeting-table = Bord { $number }
meeting-hidden = dolt
meeting-teams-not-laid = väntar på arméer
meeting-teams-hidden-about = Borden i ett par vet inte om varandra. Spelen, resultaten och spelens gång öppnas för alla när båda spelen i paret är slut.
meeting-you-in = Du är med. Ditt bord finns här när matchen börjar.
meeting-you-lead = Du är lagets kapten. Lämna uppställningen när alla är med.
meeting-teams-wait = Din motståndare är { $names }. Ditt bord dukas när arméerna har dragits vid parets första bord.
meeting-you-out = Du har lämnat matchen.
meeting-teams-hush = Ingen annan ser ditt bord. Berätta inte om spelet ens för lagkamraterna innan också parets andra bord är slut.
meeting-leave = Lämna matchen
meeting-leave-early = Din plats blir ledig för andra.
meeting-teams-leave = Ditt spel ges upp.
meeting-ticket-about = Med den här länken kommer du till din plats också på andra enheter. Ge den inte till andra.
meeting-line-up = Uppställning
meeting-line-up-about = Uppställningen är hemlig tills också den andra kaptenen har lämnat sin. Sedan öppnas båda och borden dukas.
meeting-line-up-give = Lämna uppställningen
meeting-line-up-change = Byt uppställning
meeting-line-up-given = Uppställningen är lämnad. Vi väntar på den andra kaptenen.
meeting-line-up-waits = Det saknas ännu { $missing } i laget.
meeting-earlier = Flytta upp: { $name }
meeting-later = Flytta ner: { $name }
meeting-captain = kapten
meeting-reissued = biljetten utfärdad på nytt
meeting-free = Ledig plats
meeting-given = Uppställningen är lämnad.
meeting-teams-join = Gå med: { $team }
meeting-teams-join-about = Inget konto behövs. Du får en egen länk, som är din biljett till bordet. Den som kommer först är lagets kapten.
meeting-teams-share = Ge den här länken till spelarna. Via den går man med i lagen och följer matchen.
meeting-begin = Börja matchen
meeting-teams-begin-about = Matchen börjar av sig själv när båda kaptenerna har lämnat sin uppställning. Du kan också börja genast: då spelar ett lag utan uppställning i den ordning de kom.
meeting-teams-add-bot = Bott: { $team }
meeting-make-captain = Utse till kapten

meeting-duplicate = Parallellspel
meeting-duplicate-of = { $game }: parallellspel
meeting-duplicate-new = Nytt parallellspel
meeting-duplicate-who = Spelarna
meeting-duplicate-about = Flera bord har samma slump: samma kort eller samma tärningar. Var och en jämförs med dem som hade samma plats, så tur avgör inte.
meeting-duplicate-tables = Bord
meeting-duplicate-deals = Givar
meeting-duplicate-size = Det behövs { $players } spelare. Alla spelar varje giv en gång, och platserna går runt från giv till giv.
meeting-duplicate-open =
    { $missing ->
        [0] Alla är med. Arrangören kan börja.
        [one] En plats är ännu ledig.
       *[other] { $missing } platser är lediga.
    }
meeting-duplicate-set = Giv { $number }
meeting-duplicate-not-laid = väntar på förra given
meeting-duplicate-hidden-about = Bord med samma giv vet inte om varandra. Spelen och resultaten öppnas för alla när given är spelad vid alla bord.
meeting-duplicate-score-hidden = Resultaten öppnas när given är spelad vid alla bord.
meeting-duplicate-wait = I nästa giv sitter du med { $names }. Bordet dukas när förra given är spelad vid alla bord.
meeting-duplicate-hush = De andra borden har samma slump. Berätta inte om ditt spel för någon innan given är spelad vid alla bord.
meeting-duplicate-leave = Ditt pågående spel ges upp, och i följande givar spelar en bott i ditt ställe.
meeting-duplicate-join = Gå med
meeting-duplicate-join-about = Inget konto behövs. Du får en egen länk, som är din biljett till borden.
meeting-duplicate-share = Ge den här länken till spelarna. Via den går man med och följer matchen.
meeting-duplicate-begin-about = Alla platser är fyllda. Första given dukas när du börjar.
meeting-duplicate-add-bot = Lägg till en bott
meeting-duplicate-chance = Löftet om slumpen
meeting-duplicate-chance-about = Huset band sig vid det här innan någon kom med. När fröet har berättats kan slumpen i varje spel kontrolleras vid dess bord.
meeting-duplicate-luck-about = Slumpens del är vad samma plats gav i medeltal vid { $tables } bord. Resten är spel, det egna och de andras vid bordet.
meeting-way-matchpoints = Jämförelse
meeting-way-points = Mot medeltalet
meeting-way-matchpoints-about = Procenten säger hur stor del av dem som hade samma plats man lyckades bättre än. Ett lika bra resultat är en halv.
meeting-way-points-about = Talet säger hur mycket fler poäng man fick än samma plats i medeltal.
meeting-luck = Slump
meeting-play = Spel
meeting-row-made-of = slump { $luck }, spel { $play }
meeting-result = Resultat
meeting-compared = Jämförelse plats för plats
meeting-seat = Plats { $number }
meeting-seat-par = I medeltal { $mean }. Slumpen gav platsen { $luck }.
