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
report-spam = Mainonta tai roska
report-cheating = Epäilty huijaus
report-stalling = Pelin viivyttäminen tai jättäminen
report-name = Sopimaton nimi
report-other = Muu syy
