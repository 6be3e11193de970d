# A page without a server.
alone-ready = Den här sidan fungerar utan server. Du spelar mot botar, och dina partier stannar på den här enheten.
alone-loading = Förbereder spelen så att de fungerar utan nätverk …
alone-failed = Spelen kunde inte startas. Uppdatera webbläsaren och ladda om sidan.
