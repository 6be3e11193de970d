# A page without a server.
alone-ready = Den här sidan fungerar utan server. Du spelar mot botar, och dina partier stannar på den här enheten.
alone-loading = Förbereder spelen så att de fungerar utan nätverk…
alone-failed = Spelen kunde inte startas. Uppdatera webbläsaren och ladda om sidan.

# Serverns egen sida utan nätverk.
offline-offer = När spelen har hämtats till den här enheten (ungefär 9 megabyte) fungerar de också utan nätverk.
offline-fetch = Hämta spelen till enheten
offline-coming = Hämtar spelen till enheten…
offline-kept = Spelen fungerar på den här enheten också utan nätverk.
offline-failed = Hämtningen avbröts. Det som redan hade kommit finns kvar.
offline-full = Enheten har inte plats för spelen. Frigör utrymme och försök igen.
offline-no-network = Nätverk saknas. Du kan ändå spela mot botar.
offline-play = Spela utan nätverk
offline-ready = Nätverk saknas. Du spelar mot botar på den här enheten, och dina partier flyttas till historiken när nätverket är tillbaka.
offline-state = Läge utan nätverk
offline-back = Nätverket är tillbaka.
offline-go-on = Fortsätt med nätverk
offline-silent = Spelet svarar inte. Inget som har sparats är borta.
offline-restart = Starta om spelet
offline-storage-full = Enheten är full, och det senaste draget sparades inte. Frigör utrymme och gör draget igen.
offline-storage-denied = Webbläsaren tillåter inte att den här sidan sparar något. Du kan spela, men partierna försvinner när du stänger sidan.
offline-replaced = En ny version har hämtats. Den används nästa gång du öppnar sidan.
offline-reload = Använd den nu
offline-moved = { $count ->
    [one] Partiet som du spelade utan nätverk finns nu i din historik.
   *[other] { $count } partier som du spelade utan nätverk finns nu i din historik.
}
offline-waiting = { $count ->
    [one] Ett parti som spelades utan nätverk flyttas till historiken senare: det är öppet i en annan flik, eller servern svarade inte.
   *[other] { $count } partier som spelades utan nätverk flyttas till historiken senare: de är öppna i en annan flik, eller servern svarade inte.
}
offline-refused = Ett parti som spelades utan nätverk blev kvar på den här enheten.
offline-open-game = Öppna det utan nätverk
