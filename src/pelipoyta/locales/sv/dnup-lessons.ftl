# Lektionerna.

dnup-lesson-first = Första partiet: bli av med korten

dnup-lesson-first-cards = Två tal, det övre gäller
dnup-lesson-first-cards-pair = Målet är att bli av med korten först. Varje kort har två tal, och det övre gäller. Kort med samma tal får spelas tillsammans som en serie: spela båda åttorna.
dnup-lesson-first-cards-pair-done = Paret låg kvar till början av din nästa tur, och då gick det till högen. Så blir man av med kort.
dnup-lesson-first-cards-pair-half = En går också, men två på en gång är bättre. Spela båda åttorna.
dnup-lesson-first-cards-pair-single = En serie kan vara ett kort, men du har ett par. Spela åttorna.
dnup-lesson-first-cards-pair-other = Spela nu ett par åttor.
dnup-lesson-first-cards-gone = Bordet är tomt. Spela vilket kort som helst.
dnup-lesson-first-cards-gone-done = På ett tomt bord går allt. Den vinner vars kort tar slut först.
dnup-lesson-first-cards-gone-other = Spela nu ett kort från handen.

dnup-lesson-first-beat = Högre slår lägre
dnup-lesson-first-beat-higher = På bordet ligger en sjua. En serie slår bara en lika stor serie: ett kort slår du med ett kort vars tal är högre. Slå sjuan.
dnup-lesson-first-beat-higher-done = Sjuan gick tillbaka till sin ägares hand, upp och ned: ett kort från bordet vänds alltid.
dnup-lesson-first-beat-higher-take = Den får också tas, men slå den nu med ett högre kort.
dnup-lesson-first-beat-higher-other = Spela ett kort vars tal är över sju.

dnup-lesson-first-back = En slagen serie vänds
dnup-lesson-first-back-lost = Spela sexan och se vad som händer.
dnup-lesson-first-back-lost-done = Grannen slog den med en åtta. Din sexa kom tillbaka och är nu en fyra: 6/4 blev 4/6.
dnup-lesson-first-back-lost-other = Spela sexan den här gången.
dnup-lesson-first-back-low = Nu är dina tal små. På sin tur får man också vända hela handen: gör det.
dnup-lesson-first-back-low-done = Alla kort vändes: 2/5 är nu 5/2 och 4/6 är 6/4. Ett enda kort får inte vändas för sig.
dnup-lesson-first-back-low-other = Man får ta också, men vänd nu handen.

dnup-lesson-first-add = Lägg till i en annans serie
dnup-lesson-first-add-third = Grannen har två sexor och du har en. Välj den och lägg till den i grannens serie: så blir du av med den.
dnup-lesson-first-add-third-done = Kortet hör nu till grannen. Ett kort får läggas till om talet är detsamma.
dnup-lesson-first-add-third-play = Det kunde spelas som egen serie, men ett tillagt kort kommer aldrig tillbaka. Lägg till det.
dnup-lesson-first-add-third-other = Lägg din sexa i grannens serie.

dnup-lesson-first-take = Ta en serie
dnup-lesson-first-take-eights = Nian hindrar din ensamma åtta. Välj paret treor och ta det: i din hand vänds de, och den ena blir en åtta.
dnup-lesson-first-take-eights-done = 3/8 är nu 8/3. Du har fler kort, men de passar ihop.
dnup-lesson-first-take-eights-nine = Nian 9/2 skulle bli en tvåa, och det hjälper inte. Ta treorna.
dnup-lesson-first-take-eights-other = Ta paret treor.
dnup-lesson-first-take-together = Spela åttorna tillsammans.
dnup-lesson-first-take-together-done = Ett par tävlar bara med par: en serie slår en lika stor, inga andra.
dnup-lesson-first-take-together-other = Spela båda åttorna som en serie.

dnup-lesson-first-turn = Vänd och gå ut
dnup-lesson-first-turn-over = Du har 1, 2 och 3, men i varje korts andra ända står en åtta. Vänd handen.
dnup-lesson-first-turn-over-done = Tre åttor! De andra vände sina.
dnup-lesson-first-turn-over-other = Inte det än: vänd handen.
dnup-lesson-first-turn-triple = Spela alla tre på en gång.
dnup-lesson-first-turn-triple-done = Din hand är tom! Den första får 2 poäng, den andra 1, och fyra poäng vinner partiet.
dnup-lesson-first-turn-triple-other = Spela tre åttor som en serie.

dnup-lesson-first-game = Ett riktigt parti
dnup-lesson-first-game-play = Spela sista omgången i ett riktigt parti mot två lätta botar. Du har tre poäng, de andra en och två: fyra vinner. Kom ihåg de fyra: spela, lägg till, ta, vänd. I ett parti för två har båda två områden: guiden berättar om dem.
