# Reports and blocks from the table.
report-open = Anmäl
report-title = Anmäl till administratören
report-who = Vem
report-why = Varför
report-lines = Meddelanden som anmälan gäller
report-note = Mer information
report-send = Skicka anmälan
report-sent = Tack. Administratören läser anmälan och berättar för dig vad den ledde till.
report-cancel = Avbryt
report-block = Blockera spelaren
report-blocked = Spelaren är blockerad. Det berättas inte för spelaren.
report-abuse = Kränkande beteende
report-spam = Reklam eller skräp
report-cheating = Misstänkt fusk
report-stalling = Fördröjning eller avhopp
report-name = Olämpligt namn
report-other = Annan orsak
