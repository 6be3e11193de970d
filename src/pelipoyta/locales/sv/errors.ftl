# När något inte går: vad som hände och hur man kommer vidare.

error-unexpected = Något gick fel. Försök igen om en stund.
error-unreachable = Det går inte att nå Pelipöytä. Kontrollera din uppkoppling och försök igen.
error-server_down = Pelipöytä svarar inte just nu. Försök igen om en stund.
error-no_such_game = Det finns inget sådant spel. De andra spelen finns på startsidan.
error-offer_gone = Den här sökningen finns inte längre. Välj en annan eller sök själv efter en motståndare.
error-no_such_table = Det här bordet finns inte. Länken kan vara gammal eller avkortad.
error-no_such_page = Det finns ingen sådan sida.
error-no_such_lesson = Den lektionen finns inte. Kanske har den ändrats: börja om från början.
error-lesson_changed = Lektionen har ändrats sedan sist. Börja kapitlet från början.
error-no_such_contest = Den här serien finns inte. Länken kan vara gammal eller ofullständig.
error-bad_contest = En sådan serie går inte att spela. Kontrollera antalet spel och pausen.
error-no_such_tournament = Den här turneringen finns inte. Länken kan vara gammal eller ofullständig.
error-not_organiser = Det här kan bara arrangören eller spelaren själv göra. Öppna sidan med din egen länk.
error-no_such_entrant = Det finns ingen sådan deltagare.
error-no_such_team_match = Den här matchen finns inte. Länken kan vara gammal eller ofullständig.
error-not_captain = Det här kan bara lagets kapten göra. Öppna sidan med din egen länk.
error-not_entrant = Bara spelaren själv tar sina kort och gör sin lek, inte ens arrangören i spelarens ställe. Öppna sidan med din egen länk.
error-no_such_team = Det finns inget sådant lag.
error-no_team_contest = Det här spelet har ingen lagmatch.
error-apart = Till det här bordet kommer bara dess spelare tills alla parallella bord är slut.
error-apart_still = Det här öppnas när alla parallella bord är slut.
error-no_pool = Du har inga boostrar här.
error-no_such_bot = Det finns ingen sådan bot. Välj en annan.
error-no_such_seat = Det finns ingen sådan plats vid bordet.
error-seat_taken = Platsen blev just tagen. Du kan ta en annan plats eller titta på.
error-table_full = Bordet är fullt. Du kan stanna och titta på.
error-not_your_seat = Den här platsen är inte din. Öppna bordet i den webbläsare där du satte dig.
error-not_host = Bara den som öppnade bordet kan göra det här.
error-still_hidden = Partiets gång kan sparas först när partiet är slut, eftersom den visar sådant som ännu är dolt.
error-no_such_moment = Så många drag har partiet inte. Det sista är { $last }.
error-no_picture = Spelet { $game } har inga bilder, så det blir ingen film heller.
error-replay_gone = Den här partiuppteckningen är redan bortglömd. Öppna filen på nytt.
error-not_shown = Spelarnas egna lekar förblir hemliga även efter partiet, om ägaren inte visar sin. Du kan se partiet ur din egen synvinkel.
error-analysis_running = Partiet pågår. Det kan granskas först när det är slut.
error-analysis_too_long = Partiet har { $steps } steg. Partier med högst { $most } steg granskas.
error-not_a_record = Det här är inget parti sparat från Pelipöytä. Ett sådant börjar med raden ”pelipoyta-record 1”.
error-record_newer = Partiet är sparat med en nyare version av Pelipöytä. Öppna det där det spelades.
error-record_older = Partiet spelades med äldre regler som inte längre finns här. Det går inte att se om.
error-record_seen = I den här filen står bara det som en spelare såg. Den kan läsas, men partiet kan inte ses om förrän alla lekar har visats.
error-record_cut = Det sparade partiet är avhugget: en del av slutet saknas. Spara eller kopiera det på nytt, hela vägen.
error-record_edited =
    { $line ->
        [0] Det sparade partiet har ändrats: så kan det inte ha gått till. Öppna originalfilen.
       *[other] Det sparade partiet har ändrats: på rad { $line } står något som inte kan ha hänt. Öppna originalfilen.
    }
error-record_unknown = Spelet { $game } finns inte här. Öppna det sparade partiet där det spelas.
error-record_too_large = Det sparade partiet är för stort för att öppnas.
error-not_over_yet = Från ett pågående parti kan man inte fortsätta vid ett annat bord. Vänta tills partiet är slut.
error-position_over = I den här ställningen är partiet redan slut. Välj ett tidigare ögonblick.
error-bad_position = Ställningen går inte att läsa: { $detail }
error-stale = Något hann hända vid bordet. Se efter och välj på nytt.
error-onlooker = En åskådare kan inte delta i partiet.
error-game_over = Partiet är redan slut.
error-not_started = Partiet har inte börjat ännu.
error-bad_json = Bordet förstod inte meddelandet. Ladda om sidan.
error-not_json = Bordet förstod inte meddelandet. Ladda om sidan.
error-bad_message = Bordet förstod inte meddelandet. Ladda om sidan.
error-bad_action = Bordet känner inte till det draget. Ladda om sidan.
error-bad_notation = Det finns inget sådant drag: { $text }
error-bad_options = De här valen går inte ihop. Ändra dem och försök igen.
error-bad_seats = Spelet kan inte spelas med så många.
error-bad_time = Så mycket tid kan inte ges. Välj tiden på nytt.
error-bad_places = Placeringen passar inte bordet. Kontrollera vem som sitter var.
error-too_large = Meddelandet är för långt.
error-too_fast = Lite långsammare. Vänta en stund och försök igen.
error-hello_first = Förbindelsen är inte klar ännu. Ladda om sidan.
error-bad_token = Platsbeviset duger inte. Sätt dig på nytt eller stanna och titta på.
error-frozen = Det här partiet spelades enligt version { $version } av reglerna, som inte längre finns här. Bordet går att se, men partiet kan inte fortsätta.
error-busy = Servern är full just nu. Försök igen om en stund.
error-not_saved = Det går inte att spara just nu, så ingenting hände. Försök igen om en stund.
error-unknown_host = Servern känner inte till namnet { $host }. Om det är serverns namn kan den som sköter servern uppge det: PELIPOYTA_HOSTS={ $host }
error-foreign_page = Begäran kom från en annan webbplats. Öppna Pelipöytä på dess egen adress.
error-refused = Reglerna tillåter inte de här valen för så många spelare.

# När servern inte startar: vad man gör.

error-port_in_use = Port { $port } är upptagen. Stäng programmet som använder den eller välj en annan port: pelipoyta serve --port { $next }
error-port_forbidden = Port { $port } får inte öppnas. Välj en högre port: pelipoyta serve --port 8765
error-bad_address = Adressen { $host }:{ $port } kan inte öppnas på den här datorn. Pröva 127.0.0.1.
error-bad_setting = Inställningen { $name } duger inte ({ $detail }). Rätta eller ta bort miljövariabeln.
error-unknown_setting = { $name } är ingen inställning i Pelipöytä och beaktas inte. Inställningarna räknas upp i docs/hosting.md.
error-unknown_setting_near = { $name } är ingen inställning i Pelipöytä och beaktas inte. Menade du { $near }?
error-plugin_missing = Det finns ingenting i { $path }. Ange spelets .py-fil eller mapp.
error-plugin_gameless = Det finns inget spel i { $path }: filen, eller mappens __init__.py, ska ha GAME = Game(…).
error-plugin_broken = Spelet { $path } går inte att ladda: { $detail }
error-plugin_name = Spelet { $path } kan inte heta { $id }: ett id är 2–31 tecken, små bokstäver a–z, siffror och understreck, först en bokstav.
error-plugin_taken = Id:t { $id } för spelet { $path } är redan upptaget. Ge spelet ett annat id.
error-plugin_unlawful = Spelet { $path } håller inte vad det lovar: { $detail }. Mer säger pelipoyta laws { $path }
error-plugin_words = Det är fel i orden till spelet { $path }: rad { $line } i { $file } är inte Fluent.
error-database_unwritable = Databasen { $path } går inte att skriva ({ $detail }). Ge skrivrätt till mappen eller välj en annan fil: PELIPOYTA_DATABASE_URL=sqlite:////mapp/spel.sqlite3
error-database_newer = Databasen { $path } kommer från en nyare Pelipöytä (version { $version }, den här känner till version { $known }). Uppdatera Pelipöytä eller välj en annan fil med PELIPOYTA_DATABASE_URL.
error-database_foreign = Filen { $path } är inte en Pelipöytä-databas ({ $detail }). Välj en annan fil med PELIPOYTA_DATABASE_URL.
error-database_unknown = Databasadressen { $url } kan inte öppnas. Ange den i formen sqlite:////mapp/spel.sqlite3
detail-least = värdet måste vara minst { $n }
detail-most = värdet får vara högst { $n }
detail-more = värdet måste vara större än { $n }
detail-less = värdet måste vara mindre än { $n }
detail-integer = värdet måste vara ett heltal
detail-number = värdet måste vara ett tal
detail-bool = värdet måste vara true eller false
detail-text = värdet måste vara text
detail-list = värdet måste vara en lista
detail-choice = { $n } är inget av alternativen
detail-one-of = värdet måste vara något av { $n }
detail-network = { $n } är varken en IP-adress eller ett nät som 10.0.0.0/8
detail-json = texten är ofullständig eller felaktig
error-no_adviser = Det finns ännu ingen rådgivare för det här spelet.
error-sign_in_first = Logga in först.
error-wrong_password = Namnet eller lösenordet är fel.
error-prove_first = Bekräfta först att du är du: ange ditt lösenord eller använd din inloggningsnyckel.
error-too_many_attempts = För många felaktiga försök. Vänta { $seconds } s och försök igen.
error-no_such_person = Det finns ingen spelare med det namnet.
error-no_such_session = Den här enheten är inte längre inloggad.
error-name_length = Namnet ska ha { $least }–{ $most } tecken.
error-name_letters = Namnet kan ha latinska bokstäver, siffror, mellanslag och tecknen - _ '.
error-name_shape = Namnet ska börja med en bokstav och får inte ha två skiljetecken i rad eller ett skiljetecken sist.
error-name_reserved = Det här namnet är reserverat. Välj ett annat.
error-name_taken = Det här namnet, eller ett som ser likadant ut, används redan. Välj ett annat.
error-password_short = Lösenordet ska ha minst { $least } tecken. Några ord efter varandra är ett bra lösenord.
error-password_long = Lösenordet får ha högst { $most } tecken.
error-password_common = Det här lösenordet är lätt att gissa. Lägg till ord som andra inte skulle komma på.
