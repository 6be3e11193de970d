# Ord som Skuggans kort behöver utöver de andra.
lotr-do-look-at-top-each = { $verb } på kort överst i { $whose ->
    [you] din
   *[opponent] en motståndares
} draglek: { $each }
lotr-do-reveal-top-each = { $verb } kort överst i { $whose ->
    [you] din
   *[opponent] en motståndares
} draglek: { $each }
lotr-mod-cannot-exert-after = kan { $who } inte ansträngas { $phase }
lotr-mod-cannot-exert-except-after = kan { $who } ansträngas bara { $phase }
lotr-mod-cannot-heal-after = kan { $who } inte läkas { $phase }
lotr-mod-cannot-heal-except-after = kan { $who } läkas bara { $phase }
lotr-mod-cannot-discard-after = kan { $who } inte slängas ur spel { $phase }
lotr-mod-cannot-discard-except-after = kan { $who } slängas ur spel bara { $phase }
