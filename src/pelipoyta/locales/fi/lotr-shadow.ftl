# Sanat, joita Varjon kortit tarvitsevat muiden lisäksi.
lotr-do-look-at-top-each = { $verb } { $whose ->
    [you] nostopakkasi
   *[opponent] vastustajan nostopakan
} päältä kortteja: { $each }
lotr-do-reveal-top-each = { $verb } { $whose ->
    [you] nostopakkasi
   *[opponent] vastustajan nostopakan
} päältä kortteja: { $each }
lotr-mod-cannot-exert-after = { lotr-mod-cannot-exert }
lotr-mod-cannot-exert-except-after = { lotr-mod-cannot-exert-except }
lotr-mod-cannot-heal-after = { lotr-mod-cannot-heal }
lotr-mod-cannot-heal-except-after = { lotr-mod-cannot-heal-except }
lotr-mod-cannot-discard-after = { lotr-mod-cannot-discard }
lotr-mod-cannot-discard-except-after = { lotr-mod-cannot-discard-except }
