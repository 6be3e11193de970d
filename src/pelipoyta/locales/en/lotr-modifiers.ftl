# Static texts: what they change or forbid, lotr-mod-…
lotr-mod-cost = { $who } costs { lotr-by-how-much }
lotr-mod-cost-first-phase = { $who } costs { lotr-by-how-much }, but only the first in each Shadow phase
lotr-mod-cost-first-turn = { $who } costs { lotr-by-how-much } here, but only the first each turn
lotr-mod-shadow-number = this site’s Shadow number is { $by }
lotr-mod-every-shadow-number = each site’s Shadow number is { $by }
lotr-mod-archery-fellowship = the fellowship’s archery is { $by }
lotr-mod-archery-minion = the minions’ archery is { $by }
lotr-mod-move-limit = the move limit is { $by } this turn
lotr-mod-wound-limit = { $who } takes no more than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} in each skirmish
lotr-mod-no-wounds = { $who } is safe from wounds { $phase }
lotr-mod-no-wounds-after = { lotr-mod-no-wounds }
lotr-mod-no-wounds-except = { $who } is safe from wounds except { $phase }
lotr-mod-no-wounds-except-after = { lotr-mod-no-wounds-except }
lotr-mod-not-assigned = { $who } cannot be assigned to a skirmish
lotr-mod-not-assigned-by-free = the Free Peoples player may not assign { $who } to a skirmish
lotr-mod-shadow-number-after = { lotr-mod-shadow-number }
lotr-mod-archery-fellowship-after = { lotr-mod-archery-fellowship }
lotr-mod-archery-minion-after = { lotr-mod-archery-minion }
lotr-mod-move-limit-after = { lotr-mod-move-limit }
lotr-mod-wound-limit-after = { lotr-mod-wound-limit }
lotr-mod-cannot-exert = { $who } cannot exert { $phase }
lotr-mod-cannot-exert-except = { $who } can exert only { $phase }
lotr-mod-cannot-heal = { $who } cannot be healed { $phase }
lotr-mod-cannot-heal-except = { $who } can be healed only { $phase }
lotr-mod-cannot-discard = { $who } cannot be discarded { $phase }
lotr-mod-cannot-discard-except = { $who } can be discarded only { $phase }
lotr-mod-cost-after = { lotr-mod-cost }
lotr-mod-every-shadow-number-after = { lotr-mod-every-shadow-number }
lotr-mod-cost-first-phase-after = { lotr-mod-cost-first-phase }
lotr-mod-cost-first-turn-after = { lotr-mod-cost-first-turn }
lotr-mod-site-number = the site number of { $who } is { $by }
lotr-mod-site-number-after = { lotr-mod-site-number }
lotr-mod-roaming = the roaming penalty of { $who } is { $by }
lotr-mod-roaming-after = { lotr-mod-roaming }
lotr-mod-out-of-archery = { $who } does not add to the archery total
lotr-mod-stays-out = { $who } may not take part in archery or skirmishes
lotr-mod-out-of-archery-after = { lotr-mod-out-of-archery }
lotr-mod-loses = { $who } loses { $word }
lotr-mod-loses-after = { lotr-mod-loses }
lotr-mod-loses-bonuses = { $who } loses all { $word } bonuses
lotr-mod-loses-bonuses-after = { lotr-mod-loses-bonuses }
lotr-mod-no-bonus = { $who } gains no strength from { $whom }
lotr-mod-no-bonus-after = { lotr-mod-no-bonus }
lotr-mod-no-abilities = the special abilities of { $who } may not be used
lotr-mod-no-abilities-after = { lotr-mod-no-abilities }
lotr-mod-cannot-bear = { $who } may not bear { $whom }
lotr-mod-cannot-bear-after = { lotr-mod-cannot-bear }
lotr-mod-skip = { $phase } is skipped
lotr-mod-skip-after = { lotr-mod-skip }
lotr-mod-no-actions = { $player } may not play events or use special abilities of the { $phase }
lotr-mod-no-actions-after = { lotr-mod-no-actions }
lotr-mod-no-actions-all = { $player } may play events or use special abilities of the { $phase }
lotr-mod-no-actions-all-after = { lotr-mod-no-actions-all }
lotr-mod-such-shadow-number = the Shadow number of { $who } is { $by }
lotr-mod-such-shadow-number-after = { lotr-mod-such-shadow-number }
lotr-mod-late-win = the Free Peoples player wins only once the Shadow players have reconciled
lotr-mod-late-win-after = { lotr-mod-late-win }
lotr-mod-cannot-exert-after = { lotr-mod-cannot-exert }
lotr-mod-cannot-exert-except-after = { lotr-mod-cannot-exert-except }
lotr-mod-cannot-heal-after = { lotr-mod-cannot-heal }
lotr-mod-cannot-heal-except-after = { lotr-mod-cannot-heal-except }
lotr-mod-cannot-discard-after = { lotr-mod-cannot-discard }
lotr-mod-cannot-discard-except-after = { lotr-mod-cannot-discard-except }
lotr-mod-shut-hands = the Free Peoples player may not look at or reveal cards in a Shadow player’s hand
lotr-mod-shut-hands-after = { lotr-mod-shut-hands }
lotr-mod-freed = what its own text forbids { $who } does not apply
lotr-mod-freed-after = { lotr-mod-freed }
lotr-mod-no-uses = { $player } may not use { $phase } special abilities
lotr-mod-no-uses-after = { lotr-mod-no-uses }
lotr-mod-no-uses-all = { $player } may use { $phase } special abilities
lotr-mod-no-uses-all-after = { lotr-mod-no-uses-all }
lotr-mod-loses-given = { $who } loses { $word } from { $whom }
lotr-mod-loses-given-after = { lotr-mod-loses-given }
lotr-mod-cannot-unburden = burdens cannot be removed from { $who } { $phase }
lotr-mod-cannot-unburden-after = { lotr-mod-cannot-unburden }
lotr-mod-cannot-unburden-except = burdens can be removed from { $who } only { $phase }
lotr-mod-cannot-unburden-except-after = { lotr-mod-cannot-unburden-except }
lotr-mod-cannot-exert-by-free = only Shadow cards can exert { $who } { $phase }
lotr-mod-cannot-exert-by-free-after = { lotr-mod-cannot-exert-by-free }
lotr-mod-dulled = { $who } adds no strength
lotr-mod-dulled-after = { lotr-mod-dulled }
lotr-mod-falls-on = { $who } take the wounds of the minions’ archery fire instead of companions
lotr-mod-no-text = the game text of { $who } does not apply
lotr-mod-no-text-after = { lotr-mod-no-text }
lotr-mod-may-skip = { $player } may choose that { $phase } is skipped
lotr-mod-cost-unseen = { $who } whose { $of ->
    [culture] culture
    [race] race
   *[title] title
} you cannot spot costs { lotr-by-how-much }
lotr-mod-cost-unseen-after = { lotr-mod-cost-unseen }
lotr-mod-one-minion-after = { lotr-mod-one-minion }
lotr-mod-unhurt = all wounds to { $who } are prevented
lotr-mod-unhurt-after = { lotr-mod-unhurt }
lotr-mod-not-played = { $who } may not be played{ $where }
lotr-mod-never-roams = { $who } never roam
lotr-mod-comes-exhausted = { $who } comes into play exhausted
lotr-mod-one-minion = no more than one minion may be assigned to each skirmish
lotr-mod-resistance = { $who_gen } resistance is { $by }
lotr-mod-closed-hand = Shadow players may not look at or reveal cards in your hand
lotr-mod-safe-cards = Shadow cards may not discard cards from your hand or from the top of your draw deck
lotr-mod-safe-cards-after = { lotr-mod-safe-cards }
lotr-mod-spot-more = when you spot { $who }, count { $n } more
lotr-mod-cannot-discard-by-others = an opponent may not discard your { $who } from play
lotr-mod-not-assigned-after = { lotr-mod-not-assigned }
lotr-mod-not-assigned-by-free-after = { lotr-mod-not-assigned-by-free }
lotr-by-how-much = { $how ->
    [less] { $n } less{ $each }
    [more] { $n } more{ $each }
   *[by] { $by }
}
