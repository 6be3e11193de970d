# Lagmatcher: bord som inte vet om varandra.

team-match = Match
team-match-teams = Lagmatch
team-match-teams-of = { $game }: lagmatch
team-match-teams-new = Ny lagmatch
team-match-teams-who = Lagen
team-match-who-meets = Vilka som möts
team-match-title = Matchens namn
team-match-team = Lag { $letter }
team-match-size = Spelare per lag
team-match-announce = Öppna matchen
team-match-teams-open =
    { $missing ->
        [0] Alla är med. Vi väntar på kaptenernas uppställningar.
        [one] En plats är ännu ledig.
       *[other] { $missing } platser är lediga.
    }
team-match-state-playing = Matchen pågår.
team-match-state-over = Matchen är slut.
team-match-score-hidden = Ställningen ändras ett bordspar i taget, när båda partierna i paret är slut.
team-match-tables = Borden
team-match-teams-set = Bordspar { $number }
team-match-table = Bord { $number }
team-match-hidden = dolt
team-match-teams-not-laid = väntar på arméer
team-match-teams-hidden-about = Borden i ett par vet inte om varandra. Partierna, resultaten och partiernas gång öppnas för alla när båda partierna i paret är slut.
team-match-you-in = Du är med. Ditt bord finns här när matchen börjar.
team-match-you-lead = Du är lagets kapten. Lämna uppställningen när alla är med.
team-match-teams-wait = Din motståndare är { $names }. Ditt bord öppnas när arméerna har dragits vid parets första bord.
team-match-you-out = Du har lämnat matchen.
team-match-teams-hush = Ingen annan ser ditt bord. Berätta inte om partiet ens för lagkamraterna innan också parets andra bord är slut.
team-match-leave = Lämna matchen
team-match-leave-early = Din plats blir ledig för andra.
team-match-teams-leave = Ditt parti ges upp.
team-match-ticket-about = Med den här länken kommer du till din plats också på andra enheter. Ge den inte till andra.
team-match-line-up = Uppställning
team-match-line-up-about = Uppställningen är hemlig tills också den andra kaptenen har lämnat sin. Sedan öppnas båda och borden öppnas.
team-match-line-up-give = Lämna uppställningen
team-match-line-up-change = Byt uppställning
team-match-line-up-given = Uppställningen är lämnad. Vi väntar på den andra kaptenen.
team-match-line-up-waits = Det saknas ännu { $missing } i laget.
team-match-earlier = Flytta upp: { $name }
team-match-later = Flytta ner: { $name }
team-match-captain = kapten
team-match-reissued = biljetten utfärdad på nytt
team-match-free = Ledig plats
team-match-given = Uppställningen är lämnad.
team-match-teams-join = Gå med: { $team }
team-match-teams-join-about = Inget konto behövs. Du får en egen länk, som är din biljett till bordet. Den som kommer först är lagets kapten.
team-match-teams-share = Ge den här länken till spelarna. Via den går man med i lagen och följer matchen.
team-match-begin = Börja matchen
team-match-teams-begin-about = Matchen börjar av sig själv när båda kaptenerna har lämnat sin uppställning. Du kan också börja genast: då spelar ett lag utan uppställning i den ordning de kom.
team-match-teams-add-bot = Bot: { $team }
team-match-make-captain = Utse till kapten

team-match-duplicate = Parallellspel
team-match-duplicate-of = { $game }: parallellspel
team-match-duplicate-new = Nytt parallellspel
team-match-duplicate-who = Spelarna
team-match-duplicate-about = Vid flera bord spelar man med samma kort eller samma tärningskast. Ditt resultat jämförs med dem som hade samma plats, så turen avgör inte.
team-match-duplicate-tables = Bord
team-match-duplicate-deals = Givar
team-match-duplicate-size = Det behövs { $players } spelare. Alla spelar varje giv en gång, och platserna går runt från giv till giv.
team-match-duplicate-open =
    { $missing ->
        [0] Alla är med. Arrangören kan börja.
        [one] En plats är ännu ledig.
       *[other] { $missing } platser är lediga.
    }
team-match-duplicate-set = Giv { $number }
team-match-duplicate-not-laid = väntar på förra given
team-match-duplicate-hidden-about = Bord med samma giv vet inte om varandra. Partierna och resultaten öppnas för alla när given är spelad vid alla bord.
team-match-duplicate-score-hidden = Resultaten öppnas när given är spelad vid alla bord.
team-match-duplicate-wait = I nästa giv sitter du med { $names }. Bordet öppnas när förra given är spelad vid alla bord.
team-match-duplicate-hush = De andra borden har samma tärningar och kort. Berätta inte om ditt parti för någon innan given är spelad vid alla bord.
team-match-duplicate-leave = Ditt pågående parti ges upp, och i följande givar spelar en bot i ditt ställe.
team-match-duplicate-join = Gå med
team-match-duplicate-join-about = Inget konto behövs. Du får en egen länk, som är din biljett till borden.
team-match-duplicate-share = Ge den här länken till spelarna. Via den går man med och följer matchen.
team-match-duplicate-begin-about = Alla platser är fyllda. Första given öppnas när du börjar.
team-match-duplicate-add-bot = Lägg till en bot
team-match-duplicate-chance = Lottningens sigill
team-match-duplicate-chance-about = Servern låste det här innan någon kom med. När fröet har berättats kan tärningarna och korten i varje parti kontrolleras vid dess bord.
team-match-duplicate-luck-about = Turens del är vad samma plats gav i medeltal vid { $tables } bord. Resten är spel, det egna och de andras vid bordet.
team-match-way-matchpoints = Jämförelse
team-match-way-points = Mot medeltalet
team-match-way-matchpoints-about = Procenttalet visar hur stor del av dem på samma plats du lyckades bättre än. Ett lika bra resultat räknas som hälften.
team-match-way-points-about = Talet säger hur mycket fler poäng man fick än samma plats i medeltal.
team-match-luck = Tur
team-match-play = Spel
team-match-row-made-of = tur { $luck }, spel { $play }
team-match-result = Resultat
team-match-compared = Jämförelse plats för plats
team-match-seat = Plats { $number }
team-match-rounds = Varje omgång hade samma giv vid alla bord. Alla bord kan jämföras till och med omgång { $all }, de två längsta till och med omgång { $longest }.
team-match-rounds-played =
    { $rounds ->
        [one] en omgång
       *[other] { $rounds } omgångar
    }
team-match-seat-par = I medeltal { $mean }. Turen gav platsen { $luck }.
