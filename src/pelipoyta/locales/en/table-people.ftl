# Reports and blocks from the table.
report-open = Report
report-title = Report to the operator
report-who = Player
report-why = Reason
report-lines = Messages in question
report-note = More information
report-send = Send the report
report-sent = Thank you. The operator will read the report and tell you the outcome.
report-cancel = Cancel
report-block = Block this player
report-blocked = The player is blocked and will not be told.
report-abuse = Abusive behaviour
report-spam = Advertising or spam
report-cheating = Suspected cheating
report-stalling = Stalling or leaving
report-name = Offensive name
report-other = Another reason
watchers-friends = Your friends watching: { $names }

# A player on vacation (TABLE-26).
seat-vacation = on vacation until { $date }

# Conditional answers (TABLE-27).
conditional-title = Conditional answers
conditional-count = Conditional answers: { $count }
conditional-about = Choose what you do if the opponent plays so. The answer is played at once, as any move is. The opponent does not see these.
conditional-if = if { $move }
conditional-then = then { $move }
conditional-theirs = If the opponent plays
conditional-mine = I answer
conditional-choose = Choose a move
conditional-chance = Dice decide from here: no answer can be given further on.
conditional-over = The game would end here.
conditional-add = Add this
conditional-again = Begin again
conditional-remove = Remove
