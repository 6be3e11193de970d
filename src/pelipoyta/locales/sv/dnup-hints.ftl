# Vägledning: vad man kan göra, och vad som talar för det.

dnup-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
dnup-can-play = spela en serie, { dnup-hint-ways } (DNUP-A)
dnup-can-add = lägga ett kort till en motståndares serie, { dnup-hint-ways } (DNUP-B)
dnup-can-take = ta en motståndares serie, { dnup-hint-ways } (DNUP-C)
dnup-can-turn = vända din hand (DNUP-D)
dnup-advice-play = Spela { $count } × { $value }.
dnup-advice-add = Lägg { $value } till motståndarens serie.
dnup-advice-take = Ta serien { $count } × { $value }: på handen är den { $turned }.
dnup-advice-take-other = Ta serien { $count } × { $value }: på handen är den { $turned }.
dnup-advice-turn = Vänd handen: den blir { $turned }.
dnup-advice-turn-other = Vänd handen: den blir { $turned }.
dnup-advice-beats = Den slår en annans serie av samma storlek.
dnup-advice-out = Du blir av med alla dina kort.
dnup-advice-left = { $left ->
    [one] Du har ett kort kvar.
   *[other] Du har { $left } kort kvar.
}
dnup-advice-gathers = Efter det har du serien { $count } × { $value } på handen.
dnup-advice-beats-own = Den slår din egen serie av samma storlek, som kommer tillbaka på handen vänd.
dnup-advice-single = Efter det har du inte två lika tal på handen.
