// Errors of a line that are more than a sentence to read.

/** After these there is nothing to show. */
export const FATAL = ['no_such_table', 'frozen', 'apart']

/** Of a hello whose token opens no seat here: look on instead. */
export const SEATLESS = ['not_your_seat', 'bad_token']
