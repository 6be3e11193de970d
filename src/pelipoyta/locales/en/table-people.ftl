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
report-blocked = The player is blocked and is not told.
report-abuse = Abusive behaviour
report-spam = Advertising or spam
report-cheating = Suspected cheating
report-stalling = Stalling or leaving
report-name = Offensive name
report-other = Another reason
