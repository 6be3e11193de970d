# Aviseringar: listan, inställningarna och deras meningar för telefon, e-post och sida.

notices-title = Aviseringar
notices-lead = Vad du får veta, var och när.
notices-none = Inga aviseringar. Här ser du när det är din tur, inbjudningar och evenemang.
notices-see-all = Markera alla som lästa
notices-unread = ny
notice-turn = Din tur: { $game }
notice-turns =
    { $count ->
        [one] Ett parti väntar på dig
       *[other] { $count } partier väntar på dig
    }
notice-deadline =
    { $hours ->
        [one] Det är bara en timme kvar av din tur: { $game }
       *[other] Det är { $hours } timmar kvar av din tur: { $game }
    }
notice-pairing = En motståndare hittades: { $game }
notice-event-soon = Om en kvart börjar: { $name }
notice-event-now = Nu börjar: { $name }
notice-event-round = Rond { $round } börjar: { $name }
notice-fixture = Din match kan börja: { $name } ({ $game })
notice-house-mail-refused = E-posten kom inte fram. Kontrollera din adress.
notice-house-hook-off = Din webhook är avstängd, eftersom den inte har svarat.
notice-mail-end =
    Du fick det här meddelandet, eftersom du har tillåtit aviseringar per e-post.
    Avsluta sådana meddelanden: { $stop }
    Alla inställningar: { $settings }
notice-mail-confirm = Bekräfta din e-postadress
notice-mail-confirm-text =
    Någon, förhoppningsvis du, vill ha Pelipöytäs aviseringar till den här adressen.
    Bekräfta adressen genom att öppna länken inom ett dygn: { $link }
    Om du inte bad om det här kan du glömma meddelandet.
notices-kinds = Vad du får veta och var
notices-kinds-about = Välj hur du får veta varje sak.
notices-kind-turn = Din tur
notices-kind-deadline = Tiden håller på att ta slut
notices-kind-invitation = Inbjudan av en vän
notices-kind-pairing = En motståndare hittades
notices-kind-event = Ett evenemang börjar
notices-kind-fixture = Ligamatch
notices-kind-report = Svar på din anmälan
notices-kind-social = Vänner och klubbar
notices-kind-house = Konto och administration
notices-channel-page = Sida
notices-channel-push = Enhet
notices-channel-mail = E-post
notices-channel-hook = Webhook
notices-push = Aviseringar till den här enheten
notices-push-about = Webbläsaren visar aviseringen även när sidan är stängd. Meddelandet är krypterat och berättar inget om dina kort.
notices-push-on = Avisera på den här enheten
notices-push-off = Sluta på den här enheten
notices-push-is-on = Den här enheten visar aviseringar.
notices-push-denied = Webbläsaren har förbjudit aviseringar från den här sidan. Tillåt dem i webbläsarens inställningar för sidan, bredvid adressfältet.
notices-push-unable = Den här webbläsaren kan inte visa aviseringar.
notices-push-phone = På iPhone och iPad fungerar aviseringar bara från hemskärmen: välj Dela och Lägg till på hemskärmen, och öppna Pelipöytä därifrån.
notices-push-insecure = Enheten kan visa aviseringar bara när sidans adress börjar med https.
notices-ask-turn = Avisera när det är min tur
notices-ask-later = Inte nu
notices-ask-about = Ett parti kan pågå i dagar. Den här enheten kan säga till när det är din tur.
notices-quiet = Tysta timmar
notices-quiet-about = Under de här timmarna kommer inga aviseringar. De kommer efteråt, eller en timme före om din tid tar slut under dem.
notices-quiet-on = Använd tysta timmar
notices-quiet-from = Från
notices-quiet-to = Till
notices-quiet-zone = Tidszon
notices-bundle = Samla aviseringar om turer (minuter)
notices-digest = Alla turer i ett e-postmeddelande om dagen
notices-save = Spara
notices-saved = Sparat.
notices-mail = E-post
notices-mail-about = Adressen används bara för aviseringar. Varje meddelande har en länk som avslutar dem.
notices-mail-address = E-postadress
notices-mail-set = Skicka bekräftelse
notices-mail-remove = Ta bort adressen
notices-mail-waits = Vi skickade en bekräftelselänk till { $address }.
notices-mail-confirmed = Aviseringar skickas till { $address }.
notices-mail-off = Den här servern skickar ingen e-post.
notices-hook = Webhook
notices-hook-about = Servern skickar dina aviseringar till din egen adress som signerad JSON. Dokumentationen berättar mer.
notices-hook-address = Adress
notices-hook-set = Ta i bruk
notices-hook-remove = Ta bort
notices-hook-secret = Signeringsnyckeln, som visas bara nu:
notices-hook-try = Skicka ett test
notices-hook-good = Testet lyckades, svar: { $result }
notices-hook-bad = Testet lyckades inte: { $result }
notices-hook-unreachable = adressen gick inte att nå
notices-hook-is-off = Webhooken är avstängd, eftersom den inte har svarat. Ett lyckat test sätter på den igen.
notices-page = På den här sidan
notices-page-sound = Ljud när det är din tur
notices-guest = Utan konto får du veta om din tur på den här enheten. Med ett konto når aviseringarna alla dina enheter.
notices-stop-title = Avsluta e-post
notices-stop-text = Efter det här kommer ingen e-post om: { $kind }.
notices-stop-text-all = Efter det här kommer ingen e-post alls.
notices-stop-this = Avsluta de här meddelandena
notices-stop-all = Avsluta all e-post
notices-stopped = Avslutat. Du kan ändra inställningarna när du vill.
notices-confirm-title = Bekräfta e-postadressen
notices-confirm-text = Aviseringar kommer till den här adressen när du bekräftar den.
notices-confirm-button = Bekräfta
notices-confirmed = Adressen är bekräftad.
notices-to-settings = Inställningar för aviseringar
vacation = Semesterdagar
vacation-about = Under semestern stannar din klocka i partier som tar dagar. På två veckor tjänar du in en dag, och du kan spara högst 26 dagar. Semestern börjar aldrig av sig själv.
vacation-have = Semesterdagar: { $days }
vacation-next = Nästa dag: { $date }
vacation-count = Hur många dagar
vacation-begin = Börja semestern
vacation-end = Avsluta semestern
vacation-is-on = Du är på semester till { $date }. Dina klockor har stannats.
