# Styrketal: tabeller, spelarens sida och ändringen efter ett parti.

ratings = Styrketal
ratings-lead = Av rankade partier räknas ett styrketal för varje spel, tempo och antal spelare.
ratings-kind = Spel
ratings-best = Topplista
ratings-season = Säsong { $quarter }/{ $year }
ratings-place = Plats
ratings-player = Spelare
ratings-rating = Styrketal
ratings-games = Partier
ratings-gained = Ändring
ratings-won-of = Vunna/partier
ratings-nobody = Topplistan är ännu tom. Du kommer med när du har minst { $games } rankade partier och styrkan är noga känd.
ratings-season-empty = Ingen har spelat den här säsongen ännu. Du kommer med efter tre partier.
ratings-how = Ett rankat parti öppnas med formuläret för ett nytt bord. Välj spel:
placing = Skaffa ett första styrketal
placing-about = Spela rankade partier mot botar. Botens nivå följer dina resultat, och högst tio partier räknas. Du har 20 minuter och 15 sekunder per tur.
placing-left =
    { $count ->
        [one] { $count } parti kvar
       *[other] { $count } partier kvar
    }
placing-play = Spela: { $bot }
ratings-choices = Egna val
ratings-hide = Dölj styrketalen på den här enheten
ratings-stay-out = Jag vill inte synas på topplistor
ratings-are-hidden = Du har dolt styrketalen.
ratings-none = Inga rankade partier ännu.
rating-key = { $game }, { $pace }, { $seats }
rating-pace-live = i realtid
rating-pace-days = över flera dagar
rating-seats-two = två spelare
rating-seats-teams = lag
rating-seats-many = tre eller fler
rating-said = styrketal { $points }, osäkerhet { $spread }
rating-said-provisional = preliminärt styrketal { $points }, osäkerhet { $spread }
rating-provisional = preliminärt
rating-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
rating-plot-said = { $label }: { $count ->
    [one] efter ett parti { $last }
   *[other] { $count } partier, efter det första { $first }, efter det sista { $last }
}
rating-change = Ändring av styrketalet
rating-reason-higher = Motståndaren var starkare (skillnad { $points }): chansen att vinna var { $percent } %.
rating-reason-lower = Motståndaren var svagare (skillnad { $points }): chansen att vinna var { $percent } %.
rating-reason-even = Styrkorna var nästan lika: chansen att vinna var { $percent } %.
rating-reason-provisional = Ditt styrketal är ännu preliminärt, så det ändras mycket.
rating-none-aborted = Partiet slutade innan alla hade hunnit spela. Styrketalen ändrades inte.
rating-none-enough = Ni har redan spelat fem rankade partier i dag, så det här partiet ändrade inga styrketal.
rating-none-later = Styrketalen ändras när också åskådarna får veta hur partiet slutade.
rating-none-bots = Din styrka är redan känd, så partier mot botar ändrar den inte längre.
rating-none-void = Administratören har ogiltigförklarat det här resultatet.
rating-results = Senaste partierna
rating-no-results = Inga partier ännu.
rating-won = Vinst
rating-lost = Förlust
rating-shared = Oavgjort
rating-bot = boten { $bot }
rating-guest = gäst
rating-deleted = borttagen spelare
rating-against-me = { $name } mot dig: { $won } vinster, { $shared } oavgjorda, { $lost } förluster.
rated-table = Rankat parti
rated-help = Resultatet ändrar styrketalen. Partiet har klocka och rekommenderade regler, inga råd. Vid bordet sitter bara inloggade spelare.
rated-sign-in = För ett rankat parti behöver du ett konto.
rated-not-so = Ett rankat parti behöver klocka. Det är inget parti i en serie och inget undervisningsbord.
league-organise = Ordna en liga
