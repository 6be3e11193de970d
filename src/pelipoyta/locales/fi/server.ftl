# Mitä palvelin sanoo käynnistäjälleen.

serve-open = Pelipöytä on auki osoitteessa { $address } (sulje: Ctrl+C)
serve-network = Muut samassa verkossa avaavat osoitteen { $address }
serve-bots-uncompiled = Sääntöjä ei ole vielä käännetty, joten botit katsovat samassa ajassa vähemmän eteenpäin. Ne ottavat käännöksen ({ $command }) käyttöön itse, kun se on valmis.
serve-bots-no-compiler = Koneessa ei ole C-kääntäjää, joten botit katsovat samassa ajassa vähemmän eteenpäin. Muuten kaikki toimii.
serve-not-built = Selainohjelmaa ei ole vielä rakennettu. Aja projektin kansiossa komento make play.

# Kun linkki pöytään tai siirtoon näytetään muualla.
preview-table = { $game }: { $names }
preview-move = { $game }: { $names }, siirto { $move }
preview-house = Viisi peliä saman pöydän ääressä, ilman kirjautumista.
preview-waiting = Pöydässä on vielä tilaa: tule mukaan.
preview-running = Peli on kesken: tule katsomaan.
preview-over = Peli on pelattu: katso, miten siinä kävi.
preview-bot = botti { $bot }
