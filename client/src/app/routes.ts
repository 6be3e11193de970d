// Written by scripts/types from pelipoyta.server.middleware.client_routes; do not edit.

export const ROUTES = [
  ['start', '/'],
  ['new', '/new/{game}'],
  ['table', '/t/{id}'],
  ['replay', '/t/{id}/replay'],
  ['replay', '/t/{id}/replay/*'],
  ['record', '/replay'],
  ['history', '/history'],
  ['rules', '/rules/{game}'],
  ['learn', '/learn/{game}'],
  ['learn', '/learn/{game}/{lesson}'],
  ['decks', '/decks/{game}'],
  ['event', '/e/{id}'],
  ['organise', '/tournament/new/{game}'],
  ['tournament', '/tournament/{id}'],
  ['new-meeting', '/team-match/new/{game}'],
  ['new-duplicate', '/team-match/new/{game}/duplicate'],
  ['meeting', '/team-match/{id}'],
  ['new-meeting', '/match/new/{game}'],
  ['new-duplicate', '/match/new/{game}/duplicate'],
  ['meeting', '/match/{id}'],
] as const
