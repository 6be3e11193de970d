// Log line, spoken words, sound and duration of each event.

import type { GameEvent, Listener, Telling } from '../screen'
import { list, t } from '../../i18n/translate'
import { cardName, signOf } from './cards/cards'
import { faces } from './board/shownBoard.svelte'
import { placeName, placeSign, teamArgs } from './names'
import type { Drew, Event, Placed, Removed } from './types'

const MS: Partial<Record<Event['type'], number>> = {
  Cut: 900,
  Dealt: 700,
  Placed: 480,
  Removed: 620,
  Locked: 900,
  Unlocked: 700,
  Exchanged: 420,
  Passed: 450,
  Reshuffled: 700,
  Accused: 600,
  Judged: 700,
  Lost: 500,
}

/** The seat with the team's mark: the first one of each team has the team's number. */
const markedBy = (team: number): number => team

/** The player's name stands first, since a mark belongs to a team of several. */
const by = (name: string, line: string): string => t('sequence-log-by', { name, line })

/** Written «6♣, upper», or «J♦ → 6♣, upper»; spoken with the cards' names. */
function played(key: string, event: Placed | Removed, words: Record<string, string | number>, name: string): Telling {
  const plain = event.type === 'Placed' && event.card === faces()[event.cell]
  const [sign, spoken] = [placeSign(event.cell), placeName(event.cell)]
  const line = plain ? sign : t(key, { ...words, card: signOf(event.card), cell: sign })
  const say = plain ? spoken : t(key, { ...words, card: cardName(event.card), cell: spoken })
  return { line: by(name, line), say: by(name, say), by: event.seat, cells: [event.cell] }
}

function drew({ seat, card }: Drew): Telling {
  if (card.value === null) return { sound: 'card' }
  return {
    line: t('sequence-log-drew-own', { card: signOf(card.value) }),
    say: t('sequence-log-drew-own', { card: cardName(card.value) }),
    by: seat,
    sound: 'card',
  }
}

const about = (key: string, { seat, card }: { seat: number; card: number }, name: string): Telling => ({
  line: by(name, t(key, { card: signOf(card) })),
  say: by(name, t(key, { card: cardName(card) })),
  by: seat,
  sound: 'card',
})

function tell(event: Event, { name }: Listener): Telling {
  switch (event.type) {
    case 'Cut': {
      const cards = event.seats.map((seat, i) => `${name(seat)} ${signOf(event.cards[i] ?? 0)}`)
      return { line: t('sequence-log-cut', { cards: list(cards) }), say: '', sound: 'card' }
    }
    case 'Dealt':
      return {
        line: t('sequence-log-dealt', { name: name(event.dealer) }),
        by: event.dealer,
        sound: 'slide',
        mark: 'chapter',
      }
    case 'Placed':
      return { ...played('sequence-log-placed', event, {}, name(event.seat)), turn: event.seat, sound: 'knock' }
    case 'Removed':
      return {
        ...played('sequence-log-removed', event, teamArgs(event.team), name(event.seat)),
        turn: event.seat,
        sound: 'fall',
      }
    case 'Locked':
      return {
        line: t('sequence-log-locked', teamArgs(event.team)),
        by: markedBy(event.team),
        cells: event.cells,
        sound: 'turn',
        mark: 'point',
      }
    case 'Unlocked':
      return {
        line: t('sequence-log-unlocked', teamArgs(event.team)),
        by: markedBy(event.team),
        cells: event.cells,
        sound: 'fall',
        mark: 'point',
      }
    case 'Exchanged':
      return { ...about('sequence-log-exchanged', event, name(event.seat)), turn: event.seat }
    case 'Lost':
      return about('sequence-log-lost', event, name(event.seat))
    case 'Drew':
      return drew(event)
    case 'Passed':
      return { line: by(name(event.seat), t('sequence-log-passed')), by: event.seat, turn: event.seat }
    case 'Lapsed':
      return { line: by(name(event.seat), t('sequence-log-lapsed')), by: event.seat }
    case 'Reshuffled':
      return { line: t('sequence-log-reshuffled', { cards: event.cards }), sound: 'slide' }
    case 'Accused':
      return {
        line: by(name(event.seat), t('sequence-log-accused', teamArgs(event.team))),
        by: event.seat,
        sound: 'knock',
      }
    case 'Denied':
      return { line: by(name(event.seat), t('sequence-log-denied')), by: event.seat }
    case 'Admitted':
      return { line: by(name(event.seat), t('sequence-log-admitted', teamArgs(event.team))), by: event.seat }
    case 'Judged': {
      const key = event.upheld ? 'sequence-log-upheld' : 'sequence-log-dismissed'
      return { line: t(key, teamArgs(event.team)), by: markedBy(event.team), sound: 'knock' }
    }
    case 'Dropped':
      return { line: t('sequence-log-dropped', teamArgs(event.team)), by: markedBy(event.team) }
    case 'Chose':
      return { line: by(name(event.seat), t('sequence-log-chose')), by: event.seat, say: '' }
  }
}

export function story(event: GameEvent, listener: Listener): Telling {
  const known = event as unknown as Event
  return { ms: MS[known.type] ?? 0, ...tell(known, listener) }
}
