# Konto: inloggning, inställningar, profil och dataskydd.

account = Konto
account-lead = Inställningar för ditt konto. Du kan alltid spela utan konto också.
account-optional = Du behöver inget konto för att spela. Med ett konto följer dina partier och ditt namn med från enhet till enhet.
account-way-in = Logga in
account-way-up = Skapa konto
account-way-code = Logga in med återställningskod
account-to-in = Jag har redan ett konto
account-to-up = Skapa ett nytt konto
account-to-code = Använd en återställningskod
account-other-ways = Andra sätt
account-name = Namn
account-name-about = Namnet syns för andra. 2–20 tecken: bokstäver, siffror och mellanslag.
account-password = Lösenord
account-password-about = Minst 15 tecken. Några ord efter varandra är lätta att minnas och svåra att gissa.
account-passkey-in = Logga in med inloggningsnyckel
account-passkey-up = Skapa konto med inloggningsnyckel
account-or = eller med lösenord
account-submit-in = Logga in
account-submit-up = Skapa konto
account-submit-code = Logga in
account-code = Återställningskod
account-welcome = Välkommen
account-move-in = Ska den här enhetens partier flyttas till kontot?
account-move-in-about = På den här enheten finns { $things }. De syns sedan på alla dina enheter. Spelade partier ändras inte.
account-move-in-yes = Flytta till kontot
account-move-in-no = Låt dem vara här
account-games-count =
    { $count ->
        [one] ett parti
       *[other] { $count } partier
    }
account-decks-count =
    { $count ->
        [one] en kortlek
       *[other] { $count } kortlekar
    }
account-lessons-count =
    { $count ->
        [one] en lektion
       *[other] { $count } lektioner
    }
account-profile = Min profil
account-sign-out = Logga ut
account-devices = Enheter
account-devices-about = Enheter där du är inloggad. När du loggar ut en enhet kan ingen längre spela i ditt namn på den.
account-device = { $browser }, { $system }
account-device-unknown = okänd enhet
account-device-here = den här enheten
account-device-seen = Inloggad { $made }, senast använd { $seen }. Nät: { $place }
account-device-end = Logga ut
account-device-end-named = Logga ut: { $device }
account-device-end-others = Logga ut alla andra
account-link-show = Logga in på en ny enhet
account-link-about = Läs av koden med den nya enheten. Koden gäller i 90 sekunder. Visa den bara för din egen enhet.
account-link-picture = QR-kod som loggar in en ny enhet på ditt konto
account-link-waits = Väntar på den nya enheten…
account-link-which = Ny enhet: { $device }. Vilket nummer visar den?
account-link-allowed = Den nya enheten loggas nu in.
account-link-dead = Koden gäller inte längre, och ingen loggades in.
account-link-title = Inloggning med hjälp av en annan enhet
account-link-number = Välj det här numret på din andra enhet:
account-link-answer = Väntar på svar från den andra enheten…
account-passkeys = Inloggningsnycklar
account-passkeys-about = En inloggningsnyckel är enhetens egen nyckel: fingeravtryck, ansikte eller PIN räcker, och inget lösenord behövs.
account-passkeys-elsewhere = Inloggningsnycklar fungerar inte på den här adressen. De kräver serverns skyddade offentliga adress.
account-passkey = Inloggningsnyckel
account-passkey-synced = På alla dina enheter. Tillagd { $made }
account-passkey-single = Bara på en enhet: ha en nyckel till eller återställningskoder i reserv. Tillagd { $made }
account-passkey-remove = Ta bort
account-passkey-add = Lägg till en inloggningsnyckel
account-secrets = Namn och lösenord
account-name-change = Byt namn
account-name-changed = Namnet är bytt. Det gamla namnet ges inte till någon annan på ett år.
account-password-new = Nytt lösenord
account-password-first = Lösenord
account-password-change = Byt lösenord
account-password-changed = Lösenordet är bytt och andra enheter är utloggade.
account-codes = Återställningskoder
account-codes-about =
    { $count ->
        [0] Med en återställningskod kommer du in på kontot om du glömmer lösenordet eller tappar enheten. Du har inga ännu.
        [one] Med en återställningskod kommer du in på kontot om du glömmer lösenordet eller tappar enheten. Du har en kvar.
       *[other] Med en återställningskod kommer du in på kontot om du glömmer lösenordet eller tappar enheten. Du har { $count } kvar.
    }
account-codes-once = Skriv upp koderna nu. De visas bara en gång, och var och en gäller en gång.
account-codes-new = Gör nya koder
account-codes-copy = Kopiera koderna
account-prove = Bekräfta
account-prove-passkey = Bekräfta med inloggningsnyckel
account-leaving = Egna uppgifter
account-export-about = Du får allt som finns sparat om ditt konto som en fil: uppgifter i JSON-format och sparade partier.
account-export = Samla mina uppgifter
account-export-waits = Uppgifterna samlas…
account-export-load = Hämta filen
account-delete = Ta bort kontot
account-delete-about = Du loggas genast ut. Om du inte loggar in inom två veckor tas kontot bort för gott. Andras partier finns kvar, och där står ”borttagen spelare” i stället för ditt namn. Pågående partier utan klocka ges upp, i andra avgör klockan.
account-delete-sure = Jag vill ta bort mitt konto
account-delete-now = Ta bort kontot
person-since = Medlem sedan { $month }
person-bot = Utomstående bot sedan { $month }
person-games = Partier
person-no-games = Inga spelade partier ännu.
person-against = Resultat mot dig
account-favourites = Favoritspel
account-favourites-about = Dina favoritspel syns i din profil.
person-favourites = Favoritspel: { $games }
person-game = Spel
person-played = Spelade
person-won = Vinster
person-drawn = Oavgjorda
person-lost = Förluster
privacy-lead = Vad den här servern sparar och hur länge.
privacy-guest = Utan konto
privacy-guest-text =
    I webbläsaren finns bordens nycklar, inställningar, kortlekar och hur långt du kommit i lektionerna. Servern sparar partierna och hjälpredorna samt namnet som du skrev där.
    Om du söker motståndare eller ber om aviseringar utan konto känns du igen på ett hashvärde av webbläsarens slumpmässiga nyckel.
    Inga kakor används innan du loggar in.
privacy-account = Konto
privacy-account-text =
    Namn, dagen då kontot skapades, inställningar, favoritspel, kortlekar och hur långt du kommit i lektionerna.
    Vilka partier utan konto du tagit med till kontot, och namn som du har gett upp.
privacy-sign-in = Inloggning
privacy-sign-in-text =
    Av lösenordet sparas bara ett hashvärde, av inloggningsnyckeln den offentliga nyckeln, av återställningskoder och inloggningar hashvärden. En påbörjad inloggning eller koppling av en ny enhet: högst fem minuter.
    Av enheten sparas webbläsare, system och början av nätet, till exempel 192.0.2.0/24. En oanvänd inloggning upphör efter 90 dagar, varje inloggning senast efter 400 dagar.
privacy-games = Partier
privacy-games-text =
    I partiets förlopp sparas kontots id, inte namnet. Namnet hämtas när partiet visas, så namnbyte och borttagning syns överallt. Partier, samtal, resultat, styrketal med ändringar, turneringar och ligor finns kvar tills administratören tar bort dem.
    Ditt val att inte synas på topplistorna och dina villkorliga svar.
privacy-search = Sökning efter motståndare
privacy-search-text =
    Sökningen med dess spel: tills någon hittas eller du avbryter, högst en timme och för partier över dagar två veckor.
    Vilka som fördes ihop: en timme. Att din sida är öppen: under en halv minut.
    Hittade partier som du inte kom till: en anteckning som försvinner när du kommer till de följande.
privacy-people = Vänner och klubbar
privacy-people-text =
    Vänner och vänförfrågningar, vilka du följer, blockerar och tystar, vem som ser när du är här och om dina partier får visas på startsidan.
    Klubbar som du är med i, dina ansökningar, inbjudningslänkar och evenemang som du gjort, att du uteslutits ur en klubb och klubbens händelselogg. Av klubben sparas också webhookens adress.
privacy-notices = Aviseringar
privacy-notices-text =
    Aviseringar och deras utskick: 30 dagar. Partier och turneringar vars drag och början du får veta om: tills de är slut.
    Aviseringarnas inställningar, e-postadress, webhook och enheternas aviseringsadresser, om du anger dem: tills du tar bort dem. Semestrar: tills kontot raderas.
privacy-manners = Störningar och påföljder
privacy-manners-text = Anmälningar som du gjort eller som gäller dig, med meddelandena, ärenden som öppnats, påföljder med skäl, överklaganden och administrationens händelselogg. De finns kvar.
privacy-fairplay = Rent spel
privacy-fairplay-text =
    När ett konto spelar ett rankat parti sparas hashvärden av enheten och av nätets början i 180 dagar. De visar bara om konton på samma enhet möts i rankade partier.
    Valen i rankade partier jämförs med den starkaste botens. Administratören ser siffrorna i en rapport, men ingenting följer automatiskt av dem.
privacy-bots = Egna botar
privacy-bots-text = Namnen på kontots botar, hashvärden av deras nycklar, spel som de väntar på och partier som de har spelat.
privacy-public = Vad andra ser
privacy-public-text = Ditt namn, din profils resultat och dina styrketal samt de bord som andra får se på. Du kan välja att inte synas på topplistorna.
privacy-others = Vem som får uppgifter
privacy-others-text =
    Ingen, om inte du själv eller din klubb väljer det. På sidorna finns inga annonser och ingen spårning, och de hämtar ingenting från andra servrar.
    Om du tillåter aviseringar på en enhet går de krypterade genom webbläsartillverkarens tjänst. E-post och din egen webhooks meddelanden går till adressen som du angett.
    Klubbens webhook berättar på en adress som klubben valt vem som gått med i klubben, och om klubbens evenemang, bord och avslutade partier.
privacy-times = Hur länge
privacy-times-text =
    Frigjort namn: ges inte till någon annan på ett år.
    Fil med samlade uppgifter: ett dygn.
    Säkerhetskopior: så länge administratören sparar dem, vanligen högst en månad.
    Hjälpredor: så länge administratören sparar dem. Be administratören om du vill ha bort ditt namn.
    Allt annat som inte har en tid på den här sidan: tills du tar bort det eller kontot.
privacy-deleted = Vad som blir kvar av ett borttaget konto
privacy-deleted-text =
    Kontot kan återställas i två veckor. Sedan tas allt annat bort, och av det följande blir bara id:t kvar, som inte avslöjar namnet:
    Partier, resultat och styrketal, så att andras partier och tal står kvar oförändrade. Dina meddelanden i samtalen visas inte längre.
    Turneringar och ligor där du spelat eller som du ordnat, och i klubbar inbjudningslänkar, evenemang, uteslutningar och händelseloggen.
    Anmälningar, ärenden, påföljder, överklaganden, rapporter om rent spel och administrationens händelselogg.
    Det frigjorda namnet i ett år och vilka partier du tagit med till kontot, så att namnet som du skrev där inte visas.
    I aviseringar som gått till andra syns ditt namn i högst 30 dagar.
privacy-rights = Dina rättigheter
privacy-rights-text = I kontots inställningar kan du hämta alla dina uppgifter, ändra dem och ta bort kontot.

# Kontots egna botar: program som spelar över nätet.
bots-own = Egna botar
bots-own-about = En bot är ditt eget program som spelar över nätet. Du ansvarar för den. Andra ser att den är en bot.
bots-name = Den nya botens namn
bots-make = Skapa en bot
bots-close = Stäng boten
bots-close-sure = Ska boten { $name } stängas? Dess nycklar slutar gälla genast, och boten spelar inte mer.
bots-token = Nyckel { $number }
bots-token-new = Skapa en nyckel
bots-token-once = Nyckeln visas bara den här gången:
bots-token-end = Avsluta
bots-token-end-named = Avsluta nyckel { $number } för boten { $bot }
bots-protocol = Så talar en bot med servern (på engelska)
