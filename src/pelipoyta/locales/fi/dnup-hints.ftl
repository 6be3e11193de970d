# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

dnup-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
dnup-can-play = pelata sarjan, { dnup-hint-ways } (DNUP-A)
dnup-can-add = lisätä kortin vastustajan sarjaan, { dnup-hint-ways } (DNUP-B)
dnup-can-take = ottaa vastustajan sarjan, { dnup-hint-ways } (DNUP-C)
dnup-can-turn = kääntää kätesi (DNUP-D)
dnup-advice-play = Pelaa { $count } × { $value }.
dnup-advice-add = Lisää { $value } vastustajan sarjaan.
dnup-advice-take = Ota sarja { $count } × { $value }: kädessäsi se on { $turned }.
dnup-advice-take-other = Ota sarja { $count } × { $value }: kädessä se on { $turned }.
dnup-advice-turn = Käännä kätesi: siitä tulee { $turned }.
dnup-advice-turn-other = Käännä käsi: siitä tulee { $turned }.
dnup-advice-beats = Se lyö toisen samankokoisen sarjan.
dnup-advice-out = Pääset eroon kaikista korteistasi.
dnup-advice-left = { $left ->
    [one] Käteesi jää yksi kortti.
   *[other] Käteesi jää { $left } korttia.
}
dnup-advice-gathers = Sen jälkeen kädessäsi on sarja { $count } × { $value }.
dnup-advice-beats-own = Se lyö oman samankokoisen sarjasi, joka palaa käteesi käännettynä.
dnup-advice-single = Sen jälkeen kädessäsi ei ole kahta samaa lukua.
