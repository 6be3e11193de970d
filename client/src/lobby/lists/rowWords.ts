// A row of the lobby in words: seats, options that differ from the usual, clock, and how long somebody has waited.

import type { ListedRow } from '../../api/messages'
import type { GameInfo } from '../../api/wire'
import { gameName } from '../../games/names'
import { optionWords } from '../../games/options'
import { either, list, number, t } from '../../i18n/translate'
import { botAt } from '../../ui/marks/seatMarks'
import { variantsIn, variantTitle } from '../../variants/variantText'
import { plainOptions } from '../new-table/optionsForm'
import { countsOf } from '../playerCounts'
import { ratingSettings } from '../../ratings/ratingSettings'

/** The options that differ from the game's usual ones. */
export function optionsOf(row: ListedRow, game: GameInfo | undefined): string[] {
  if (!game) return []
  const changed = plainOptions(game).flatMap((spec) => {
    const value = row.options?.[spec.name]
    if (value === undefined || value === spec.default) return []
    const { label, choice } = optionWords(game.id, spec.name)
    if (spec.kind === 'bool') return value ? [label] : []
    return [`${label}: ${spec.kind === 'int' ? number(Number(value)) : choice(String(value))}`]
  })
  return [...changed, ...variantsIn(row.options).map((text) => variantTitle(game.id, text))]
}

export const titleOf = (row: ListedRow): string =>
  row.kind === 'offer'
    ? either([...new Set((row.wants ?? []).map(({ game }) => gameName(game)))])
    : gameName(row.game ?? '')

/** A name with its rating, unless the reader has hidden all ratings. */
const rated = (name: string, rating: number | null | undefined): string =>
  typeof rating === 'number' && !ratingSettings.hidden ? `${name} (${number(rating)})` : name

const seatName = ({ name = '', bot = '', rating }: NonNullable<ListedRow['seats']>[number]): string =>
  bot ? botAt(bot, name) : rated(name || t('guest'), rating)

/** The first game for two of a searching person, one over days where they are away; -1: none. */
export const joinable = ({ wants = [], here }: ListedRow): number =>
  wants.findIndex(({ seats, pace }) => seats.includes(2) && (here || pace === 'days'))

/** Players who sit there, or search. */
export function peopleOf(row: ListedRow): string {
  if (row.kind === 'offer') return rated(row.name || t('guest'), row.rating)
  return list((row.seats ?? []).filter(({ taken }) => taken).map(seatName))
}

export const openSeats = (row: ListedRow): number => (row.seats ?? []).filter(({ taken }) => !taken).length

function clockOf(time: ListedRow['time']): string {
  if (!time) return t('search-pace-free')
  const { bank = 0, increment = 0, each = false } = time as { bank?: number; increment?: number; each?: boolean }
  if (each) return t('lobby-each', { days: Math.max(1, Math.round(bank / 86_400)) })
  return t('lobby-clock', { minutes: Math.round(bank / 60), seconds: increment })
}

/** Clock, options and seats in a line. */
export function detailsOf(row: ListedRow, game: GameInfo | undefined): string {
  if (row.kind === 'offer') {
    const wants = row.wants ?? []
    const paces = [...new Set(wants.map(({ pace }) => t(`search-pace-${pace}`)))]
    const counts = countsOf([...new Set(wants.flatMap(({ seats }) => seats))])
    const ranked = wants.some(({ rated }) => rated) ? [t('lobby-rated')] : []
    return [list(paces), t('search-seats', { counts }), ...ranked].join(' · ')
  }
  const seats = row.section === 'open' ? [t('lobby-open-seats', { open: openSeats(row) })] : []
  const ranked = row.rated ? [t('lobby-rated')] : []
  const late =
    row.section === 'running' && row.watch?.behind
      ? [t(`lobby-behind-${row.watch.kind}`, { count: row.watch.behind })]
      : []
  return [...seats, clockOf(row.time), ...ranked, ...late, ...optionsOf(row, game)].join(' · ')
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const

/** Time that somebody has waited, or since the game began: in minutes, hours or days. */
export function timeWords(what: 'waited' | 'begun', since: number, now: number): string {
  const seconds = Math.max(0, now - since)
  if (seconds < HOUR) return t(`lobby-${what}`, { minutes: Math.floor(seconds / MINUTE) })
  if (seconds < 2 * DAY) return t(`lobby-${what}-hours`, { count: Math.floor(seconds / HOUR) })
  return t(`lobby-${what}-days`, { count: Math.floor(seconds / DAY) })
}
