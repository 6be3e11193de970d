// A coming event in words.

import type { ComingEvent } from '../api/messages'
import { pathOf } from '../app/router'
import { gameName } from '../games/names'
import { dateText } from '../i18n/dates'
import { t } from '../i18n/translate'

export const momentOf = (seconds: number): string =>
  dateText(seconds, { weekday: 'short', day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' })

export const titleOf = ({ title, game }: ComingEvent): string => title || gameName(game)

export const pathOfEvent = ({ kind, id }: ComingEvent): string =>
  kind === 'tournament' ? pathOf.tournament(id) : kind === 'team_match' ? pathOf.teamMatch(id) : pathOf.league(id)

/** Game, kind, time, places and club in a line. */
export function detailsOf(event: ComingEvent): string {
  const { kind, game, title, club, begins = null, state = 'open', count = 0, places = 0 } = event
  return [
    ...(title ? [gameName(game)] : []),
    t(`events-${kind}`),
    ...(club ? [t('events-of-club', { club })] : []),
    ...(begins !== null ? [t('events-at', { moment: momentOf(begins) })] : []),
    ...(state === 'running' ? [t('events-running')] : []),
    places ? t('events-places', { count, places }) : t('events-count', { count }),
  ].join(' · ')
}
