# Varför bordet säger nej: bordets egna regler.

table-no-nothing-to-undo = Det finns inget att ångra: man kan bara ångra sina egna val under samma tur, innan slumpen har spelat in.
table-no-others-know = Valet kan inte längre ångras, eftersom andra redan har fått veta något.
table-no-offered-already = Du har redan erbjudit remi. Vänta på svar eller spela vidare.
table-no-no-offer = Ingen erbjuder remi just nu.
table-no-not-over = Ett nytt spel kan börja först när det här är slut.
