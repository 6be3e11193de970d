// Written by scripts/types from pelipoyta.server.middleware.client_routes; do not edit.

export const ROUTES = [
  ['start', '/'],
  ['new-table', '/new/{game}'],
  ['table', '/t/{id}'],
  ['replay', '/t/{id}/replay'],
  ['replay', '/t/{id}/replay/*'],
  ['record', '/replay'],
  ['history', '/history'],
  ['rules', '/rules/{game}'],
  ['learn', '/learn/{game}'],
  ['learn', '/learn/{game}/{lesson}'],
  ['decks', '/decks/{game}'],
  ['series', '/e/{id}'],
  ['new-tournament', '/tournament/new/{game}'],
  ['tournament', '/tournament/{id}'],
  ['new-team-match', '/team-match/new/{game}'],
  ['new-duplicate', '/team-match/new/{game}/duplicate'],
  ['team-match', '/team-match/{id}'],
  ['new-team-match', '/match/new/{game}'],
  ['new-duplicate', '/match/new/{game}/duplicate'],
  ['team-match', '/match/{id}'],
] as const
