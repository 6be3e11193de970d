# A page without a server.
alone-ready = Tämä sivu toimii ilman palvelinta. Pelaat botteja vastaan, ja pelisi jäävät tälle laitteelle.
alone-loading = Valmistellaan pelejä, jotta ne toimivat ilman verkkoa …
alone-failed = Pelejä ei saatu käyntiin. Päivitä selaimesi ja lataa sivu uudelleen.
