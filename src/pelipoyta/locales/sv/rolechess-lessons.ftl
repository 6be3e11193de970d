# Lektionerna.

rolechess-lesson-first = Första partiet: tärningar och pjäser

rolechess-lesson-first-walk = Lakejen går framåt
rolechess-lesson-first-walk-lackey = Den vinner som fäller motståndarens kejsare. Dina pjäser står nederst. Flytta en av lakejerna i främre raden en cirkel framåt, rakt eller snett.
rolechess-lesson-first-walk-lackey-done = Bra. En lakej går aldrig bakåt, så tänk efter vart du för den. Motståndaren flyttade sin.
rolechess-lesson-first-walk-lackey-knight = Det där var en riddare, dess tid kommer strax. Flytta nu en lakej.

rolechess-lesson-first-pieces = De andra går på sitt sätt
rolechess-lesson-first-pieces-guard = I hörnet står en väktare. För den rakt uppåt en till tre cirklar.
rolechess-lesson-first-pieces-guard-done = Väktaren går rakt, högst tre cirklar, och inte förbi någon.
rolechess-lesson-first-pieces-guard-other = Också det vore ett drag, men flytta nu väktaren i vänstra hörnet uppåt.
rolechess-lesson-first-pieces-knight = Bredvid väktaren stod en riddare. Den hoppar som springaren i schack, över andra. Hoppa framåt.
rolechess-lesson-first-pieces-knight-done = Just så: två rakt och en åt sidan, och inget står i vägen.
rolechess-lesson-first-pieces-knight-other = Hoppa nu med riddaren på b1.
rolechess-lesson-first-pieces-adjutant = Bredvid kejsaren står adjutanterna. De går snett så långt vägen är fri, eller en cirkel rakt. Flytta någon av dem.
rolechess-lesson-first-pieces-adjutant-done = Adjutanten är din snabbaste och starkaste pjäs. Kejsaren själv går bara en cirkel åt gången.
rolechess-lesson-first-pieces-adjutant-other = Flytta nu en adjutant: c1 eller e1.

rolechess-lesson-first-strike = Striden avgörs med tärningar
rolechess-lesson-first-strike-attack = Talet under en pjäs är dess energi. Välj en pjäs, så ser du dess koefficienter. En pjäs attackerar dit den skulle kunna gå. Attackera lakejen längre upp med din riddare.
rolechess-lesson-first-strike-attack-done = Du slog 4, och riddarens attackkoefficient är 4: 4 × 4 = 16. Lakejen försvarade sig: 2 × 3 = 6. Skillnaden är 16 − 6 = 10. Lakejen hade bara 7 energi, så den föll.
rolechess-lesson-first-strike-attack-walk = Man får gå också, men nu blir det strid: välj riddaren och sedan motståndarens lakej.
rolechess-lesson-first-strike-circle = Cirkeln blev fri. Du får ta den med riddaren eller låta den stå kvar. Välj vilket du vill.
rolechess-lesson-first-strike-circle-done = Sedan är det motståndarens tur: en strid avslutar alltid turen.

rolechess-lesson-first-energy = Energin tar slut
rolechess-lesson-first-energy-wound = Väktaren har 15 energi, och dess försvarskoefficient är 6. Attackera ändå med riddaren.
rolechess-lesson-first-energy-wound-done = Attack 5 × 4 = 20, försvar 2 × 6 = 12. Väktaren förlorade 20 − 12 = 8 energi, och 15 − 8 = 7 är kvar. Energi kommer aldrig tillbaka.
rolechess-lesson-first-energy-wound-other = Attackera nu väktaren med riddaren.
rolechess-lesson-first-energy-held = Attackera väktaren en gång till.
rolechess-lesson-first-energy-held-done = 3 × 4 = 12 mot 2 × 6 = 12: lika räcker inte, och ingen förlorar något. Den som attackerar skadas aldrig.
rolechess-lesson-first-energy-held-other = Väktaren är redan svag. Attackera med riddaren en gång till.

rolechess-lesson-first-together = Två tillsammans
rolechess-lesson-first-together-near = Din adjutant når redan motståndarens adjutant. För riddaren till hjälp på c3: i en tur får man först flytta och sedan attackera. En röd ring kring din kejsare betyder att motståndaren når den; den streckade linjen visar varifrån.
rolechess-lesson-first-together-near-done = Nu når också riddaren målet.
rolechess-lesson-first-together-near-alone = Ensam fäller adjutanten knappast en som har 25 energi. För först fram riddaren.
rolechess-lesson-first-together-near-other = Hoppa med riddaren till c3.
rolechess-lesson-first-together-aim = Attackera nu med riddaren. Efter ett drag är det den flyttade pjäsen som inleder attacken.
rolechess-lesson-first-together-aim-done = Bra. Ännu kan en till följa med.
rolechess-lesson-first-together-aim-stop = Sluta inte än: attackera med riddaren.
rolechess-lesson-first-together-join = Ta med adjutanten. Den duger, eftersom den nådde målet redan före draget.
rolechess-lesson-first-together-join-done = Attack 4 × 4 + 5 × 5 = 41, försvar 3 × 5 = 15. Adjutanten förlorade 41 − 15 = 26 energi. Den hade 25, så den föll. Mot ett par slår försvararen bara en gång.
rolechess-lesson-first-together-join-alone = Ensam går också, men två slag läggs ihop. Ta med adjutanten.
rolechess-lesson-first-together-opener = Bara riddaren, som öppnade attacken, får ta den fria cirkeln. Tar du den?
rolechess-lesson-first-together-opener-done = I par fäller man också stora pjäser.

rolechess-lesson-first-danger = Skydda kejsaren
rolechess-lesson-first-danger-flee = Om din kejsare faller förlorar du genast. En lakej hotar kejsaren snett framifrån, som den röda streckade linjen visar. Lakejen når bara framåt, så för kejsaren bort från dess väg.
rolechess-lesson-first-danger-flee-done = I säkerhet. Man måste inte fly, men kejsaren har bara 9 energi.
rolechess-lesson-first-danger-flee-weak = Kejsaren slår svagt: attackkoefficienten är 1. Flytta hellre undan.
rolechess-lesson-first-danger-flee-still = Dit når lakejen också, rakt framför sig. Välj en cirkel den inte når.
rolechess-lesson-first-danger-flee-left = Kejsaren skulle stå kvar under hot. Flytta kejsaren.

rolechess-lesson-first-win = Fäll kejsaren
rolechess-lesson-first-win-approach = Motståndarens kejsare har bara 4 energi kvar, och din adjutant når den. Hoppa nära med riddaren, till c5 eller e5.
rolechess-lesson-first-win-approach-done = Attackera nu kejsaren.
rolechess-lesson-first-win-approach-alone = Kejsarens försvarskoefficient är 8. Två tillsammans är säkrare: för först fram riddaren.
rolechess-lesson-first-win-approach-other = Hoppa med riddaren till c5 eller e5.
rolechess-lesson-first-win-aim = Välj kejsaren till mål.
rolechess-lesson-first-win-aim-done = Och så en till.
rolechess-lesson-first-win-aim-stop = Sluta inte nu, kejsaren är inom räckhåll.
rolechess-lesson-first-win-fell = Ta med adjutanten, så läggs slagen ihop.
rolechess-lesson-first-win-fell-done = Attack 3 × 4 + 4 × 5 = 32, försvar 1 × 8 = 8. Skillnaden är 32 − 8 = 24, så kejsaren föll. Du vann!
rolechess-lesson-first-win-fell-alone = Ensam går också, men ett par är säkrare. Ta med adjutanten.

rolechess-lesson-first-game = Ett riktigt parti
rolechess-lesson-first-game-play = Nu kan du spelet. Spela ett riktigt slutspel mot en lätt bot: du har fler pjäser. Fäll dess kejsare och håll din egen på benen.
