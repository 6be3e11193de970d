// Seat marks: the same shape and colour on board, log and seat, for up to twelve seats; and shown names.

import { list, t } from '../../i18n/translate'
import type { SeatInfo } from '../../api/wire'

export interface Mark {
  /** Its name in the locale files is `mark-<name>`. */
  name: string
  /** The outline in a box of 24 × 24. */
  path: string
}

const MARKS: readonly Mark[] = [
  { name: 'circle', path: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z' },
  { name: 'diamond', path: 'M12 1.2 22 12 12 22.8 2 12Z' },
  { name: 'hexagon', path: 'M6.8 3h10.4L22.4 12l-5.2 9H6.8L1.6 12Z' },
  { name: 'square', path: 'M3.5 3.5h17v17h-17Z' },
  { name: 'triangle', path: 'M12 2 22.6 21H1.4Z' },
  { name: 'drop', path: 'M12 1.2c3.4 5.2 7.6 8.3 7.6 13.4a7.6 7.6 0 0 1-15.2 0C4.4 9.5 8.6 6.4 12 1.2Z' },
  { name: 'cross', path: 'M8.6 2h6.8v6.6H22v6.8h-6.6V22H8.6v-6.6H2V8.6h6.6Z' },
  {
    name: 'star',
    path: 'm12 1.4 3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8-6.6 3.8L7 14.1l-5.6-5 7.5-.8Z',
  },
  { name: 'moon', path: 'M15.6 2A10.6 10.6 0 1 0 22 17.2 8.6 8.6 0 0 1 15.6 2Z' },
  { name: 'shield', path: 'M3.2 3h17.6v8.4c0 5.2-4 8.6-8.8 10.6-4.8-2-8.8-5.4-8.8-10.6Z' },
  { name: 'leaf', path: 'M3 21C1.6 10.4 8 2.6 21 3c.9 12.4-6.4 19.4-18 18Z' },
  { name: 'hourglass', path: 'M3.6 2.4h16.8L14.6 12l5.8 9.6H3.6L9.4 12Z' },
]

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark

export const colourOf = (seat: number): string => `var(--seat-${(seat % MARKS.length) + 1})`

export const markName = (seat: number): string => t(`mark-${markOf(seat).name}`)

/** Bots have people's names, one for each seat, so that a dozen can be told apart. */
const botName = (seat: number): string => {
  const people = t('bot-people').split(', ')
  return people[seat % people.length] ?? ''
}

/** A bot of the house by its level, or one from outside by its name, marked. */
export const botAt = (bot: string, name: string): string =>
  bot === 'outside' ? t('bot-outside', { name }) : t(`bot-${bot}`)

const plainName = ({ kind, name, seat, persona, account }: SeatInfo, mine: number | null): string => {
  if (kind === 'bot') return botName(persona ?? seat)
  if (account === 'gone') return t('deleted-player')
  if (account === 'bot') return t('bot-outside', { name })
  return name || (kind === 'open' ? t('seat-number', { number: seat + 1 }) : t(seat === mine ? 'player-you' : 'guest'))
}

/**
 * Every seat's shown name; equal names are told apart by seat number. A reader without a name, whose seat is `mine`, is
 * called “you”; other guests are guests.
 */
export function seatNames(seats: readonly SeatInfo[], mine: number | null = null): string[] {
  const plain = seats.map((seat) => plainName(seat, mine))
  const isNamesake = (name: string) => plain.indexOf(name) !== plain.lastIndexOf(name)
  return plain.map((name, i) => (isNamesake(name) ? `${name} ${i + 1}` : name))
}

export const nameList = (names: string[], seats: readonly number[]): string =>
  list(seats.map((seat) => names[seat] ?? ''))
