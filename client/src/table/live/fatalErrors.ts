// Errors of a connection that change what the page can do.

/** Errors after which there is nothing to show. */
export const FATAL = ['no_such_table', 'frozen', 'apart']

/** Errors of a token that opens no seat here: the page becomes a spectator's. */
export const SEATLESS = ['not_your_seat', 'bad_token']
