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
meeting-state-open =
    { $missing ->
        [0] Alla är med. Vi väntar på kaptenernas uppställningar.
        [one] En plats är ännu ledig.
       *[other] { $missing } platser är lediga.
    }
meeting-state-playing = Matchen pågår.
meeting-state-over = Matchen är slut.
meeting-score-hidden = Ställningen ändras ett bordspar i taget, när båda spelen i paret är slut.
meeting-tables = Borden
meeting-pair = Bordspar { $number }
meeting-table = Bord { $number }
meeting-hidden = dolt
meeting-not-laid = väntar på arméer
meeting-hidden-about = Borden i ett par vet inte om varandra. Spelen, resultaten och spelens gång öppnas för alla när båda spelen i paret är slut.
meeting-you-in = Du är med. Ditt bord finns här när matchen börjar.
meeting-you-lead = Du är lagets kapten. Lämna uppställningen när alla är med.
meeting-you-wait = Din motståndare är { $names }. Ditt bord dukas när arméerna har dragits vid parets första bord.
meeting-you-out = Du har lämnat matchen.
meeting-you-hush = Ingen annan ser ditt bord. Berätta inte om spelet ens för lagkamraterna innan också parets andra bord är slut.
meeting-leave = Lämna matchen
meeting-leave-early = Din plats blir ledig för andra.
meeting-leave-late = Ditt spel ges upp.
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
meeting-join = Gå med: { $team }
meeting-join-about = Inget konto behövs. Du får en egen länk, som är din biljett till bordet. Den som kommer först är lagets kapten.
meeting-share-about = Ge den här länken till spelarna. Via den går man med i lagen och följer matchen.
meeting-begin = Börja matchen
meeting-begin-about = Matchen börjar av sig själv när båda kaptenerna har lämnat sin uppställning. Du kan också börja genast: då spelar ett lag utan uppställning i den ordning de kom.
meeting-add-bot = Bott: { $team }
meeting-make-captain = Utse till kapten
