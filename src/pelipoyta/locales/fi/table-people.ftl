# Reports and blocks from the table.
report-open = Ilmoita
report-title = Ilmoita ylläpitäjälle
report-who = Kenestä
report-why = Miksi
report-lines = Viestit, joita ilmoitus koskee
report-note = Lisätietoja
report-send = Lähetä ilmoitus
report-sent = Kiitos. Ylläpitäjä lukee ilmoituksen ja kertoo sinulle, mitä siitä seurasi.
report-cancel = Peru
report-block = Estä tämä pelaaja
report-blocked = Pelaaja on estetty. Hänelle ei kerrota siitä.
report-abuse = Loukkaava käytös
report-spam = Mainonta tai roskaviestit
report-cheating = Epäilty huijaus
report-stalling = Pelin viivyttäminen tai jättäminen
report-name = Sopimaton nimi
report-other = Muu syy
watchers-friends = Kavereitasi katsomassa: { $names }

# A player on vacation (TABLE-26).
seat-vacation = lomalla { $date } asti

# Conditional answers (TABLE-27).
conditional-title = Ehdolliset vastaukset
conditional-count = Ehdollisia vastauksia: { $count }
conditional-about = Valitse, mitä teet, jos vastustaja pelaa tietyllä tavalla. Vastauksesi pelataan heti, ja näet sen tavallisena siirtona. Vastustaja ei näe näitä.
conditional-if = jos { $move }
conditional-then = niin { $move }
conditional-theirs = Jos vastustaja pelaa
conditional-mine = Minä vastaan
conditional-choose = Valitse siirto
conditional-chance = Tästä eteenpäin ratkaisevat nopat, joten pidemmälle ei voi vastata ennalta.
conditional-over = Peli päättyisi tähän.
conditional-add = Lisää tämä
conditional-again = Aloita alusta
conditional-remove = Poista
