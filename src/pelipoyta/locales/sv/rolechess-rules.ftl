# RoleChess regler i korthet; skälen står i games/rolechess/RULES.md.

chapter-RC-1 = Bräde och pjäser
rule-RC-1-1 = Brädet har 49 likadana cirklar: kolumnerna a–g och raderna 1–7. Varje cirkel hänger ihop med sina grannar i alla åtta riktningar. Ljus har hemrad 1, mörk hemrad 7.
rule-RC-1-2 = Spelkortet (energi, attack, försvar): kejsare 9, 1, 8; adjutant 25, 5, 5; riddare 21, 4, 4; väktare 15, 3, 6; lakej 7, 3, 3.
rule-RC-1-3 = På hemraden står sett från spelaren från vänster väktare 1, riddare 1, adjutant 1, kejsaren, adjutant 2, riddare 2 och väktare 2; framför dem lakejerna 1–7. En pjäs behåller sitt nummer och sin egen energi.

chapter-RC-2 = Mål
rule-RC-2 = Få ner motståndarens kejsares energi till noll eller lägre.

chapter-RC-3 = Turen
rule-RC-3-0 = Båda slår en tärning och den som får mest börjar. Vid lika slår man om.
rule-RC-3-1 = På sin tur gör man en av fyra saker: flyttar en pjäs; flyttar en pjäs och attackerar med den; attackerar från stället, ensam eller i par; eller flyttar, attackerar med den flyttade och tar med en pjäs som redan nådde målet.
rule-RC-3-2 = Bara en pjäs flyttas, alltid till en annan cirkel och före attacken. Efter en flytt måste den flyttade pjäsen vara med i attacken. Efter en attack rör sig ingenting, utom segraren till den fria cirkeln.
rule-RC-3-3 = Högst en attack per tur, mot en enda pjäs. Man måste inte attackera, och en hotad kejsare behöver inte flyttas. Man får stå över bara när man inte kan göra något, om bordet inte har kommit överens om annat.

chapter-RC-4 = Förflyttning
rule-RC-4-0 = Man kan inte flytta till en upptagen cirkel. Schack, rockad och förvandling finns inte.
rule-RC-4-1 = Lakejen går en cirkel framåt, rakt eller snett. På sista raden står den kvar: den varken flyttar eller attackerar, men den är i vägen och försvarar sig.
rule-RC-4-2 = Väktaren går en till tre cirklar längs en rad eller kolumn, inte förbi någon.
rule-RC-4-3 = Riddaren hoppar som springaren i schack; pjäser emellan gör inget.
rule-RC-4-4 = Adjutanten går snett så långt vägen är öppen, eller en cirkel längs en rad eller kolumn, inte förbi någon.
rule-RC-4-5 = Kejsaren går en cirkel åt vilket håll som helst.
rule-RC-4-6 = En pjäs attackerar de cirklar som den kunde flytta till om de vore tomma. På linjen får bara målet självt stå.

chapter-RC-5 = Att börja en strid
rule-RC-5-1 = Om en pjäs flyttades bedöms räckvidden efter flytten.
rule-RC-5-2 = Parets andra pjäs måste nå målet redan före flytten och fortfarande efter den.
rule-RC-5-3 = En pjäs försvarar sig även om den inte själv når angriparen. Också kejsare kan strida mot varandra.

chapter-RC-6 = Strid
rule-RC-6-1-1 = Angriparen slår en tärning och multiplicerar med sin attack. Sedan slår försvararen en tärning och multiplicerar med sitt försvar. Försvaret slås alltid.
rule-RC-6-1-2 = Är attacken större förlorar försvararen skillnaden i energi. Annars, också vid lika, förloras ingenting.
rule-RC-6-1-3 = När energin är slut lämnar pjäsen brädet. Angriparen får ställa segraren på den fria cirkeln eller låta den stå. Det är inte turens flytt, och ingen ny attack följer.
rule-RC-6-2-1 = Den flyttade pjäsen inleder parattacken; utan flytt väljer spelaren ordningen. Båda slår var sin tärning och produkterna läggs ihop.
rule-RC-6-2-2 = Mot ett par försvarar man sig ensam, med ett slag.
rule-RC-6-2-3 = Bara pjäsen som inledde parattacken får ta den fria cirkeln.
rule-RC-6-2-4 = Mål, angripare och ordning bestäms före första slaget, och båda angriparna slår alltid. Angriparna är högst två.

chapter-RC-7 = Turen går över
rule-RC-7 = Efter försvaret går turen till försvararen, hur det än gick.

chapter-RC-8 = Seger
rule-RC-8 = Den som först får ner motståndarens kejsare till noll eller lägre vinner genast, vad som än står kvar på brädet.

chapter-RC-9 = Preciseringar
rule-RC-9-1 = Partiet blir oavgjort när ingen har förlorat energi under det avtalade antalet turer (vanligen 50 var).
rule-RC-9-2 = Partiet blir genast oavgjort när bara kejsare och lakejer på sin sista rad är kvar.
rule-RC-9-3 = Man kan komma överens om oavgjort och man kan ge upp; det är bordets saker.
rule-RC-9-4 = Energin stiger aldrig och alla ser den. En borttagen pjäs har energin 0.
rule-RC-V1 = Variant: före startslaget lottas i vilken ordning hemradens sju pjäser står. Ordningen är den samma för båda, sedd från den egna sidan.
rule-RC-V2 = Variant: bordet bestämmer hur mycket energi varje slags pjäs har och vilka dess attack- och försvarsfaktorer är. Talen är de samma för båda.

over-RC-8 = Den andra spelarens kejsare föll.
won-RC-8 = Motståndarens kejsare föll.
lost-RC-8 = Din kejsare föll.
drawn-RC-9-1 = Ingen har förlorat energi på länge.
drawn-RC-9-2 = Ingen är kvar som kan fälla en kejsare.
