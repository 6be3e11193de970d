# What the words of Shadow cards need besides the others.
lotr-do-look-at-top-each = { $verb } at cards from the top of { $whose ->
    [you] your
   *[opponent] an opponent’s
} draw deck: { $each }
lotr-do-reveal-top-each = { $verb } cards from the top of { $whose ->
    [you] your
   *[opponent] an opponent’s
} draw deck: { $each }
lotr-mod-cannot-exert-after = { lotr-mod-cannot-exert }
lotr-mod-cannot-exert-except-after = { lotr-mod-cannot-exert-except }
lotr-mod-cannot-heal-after = { lotr-mod-cannot-heal }
lotr-mod-cannot-heal-except-after = { lotr-mod-cannot-heal-except }
lotr-mod-cannot-discard-after = { lotr-mod-cannot-discard }
lotr-mod-cannot-discard-except-after = { lotr-mod-cannot-discard-except }
