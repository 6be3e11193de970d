// Log line, spoken words, sound and duration of each event.

import type { GameEvent, Listener, Telling } from '../screen'
import { list, number, t } from '../../i18n/translate'
import { cellName, PieceName, pieceName } from './names'
import type { Defended, Event, Struck } from './types'

/** A whole battle must fit into the shell's limit of three seconds. */
export const MS: Record<Event['type'], number> = {
  Arranged: 600,
  Tied: 1000,
  Began: 1300,
  Moved: 320,
  Attacked: 420,
  Joined: 300,
  Struck: 950,
  Defended: 1050,
  Captured: 560,
  Advanced: 320,
  Stayed: 0,
  Stopped: 0,
  Passed: 500,
}

/** «1 × 4 + 5 × 5»: each die times its piece's factor, in the order of the rules and lessons. */
export const productsOf = (factors: readonly number[], dice: readonly number[]): string =>
  factors.map((factor, i) => `${number(dice[i] ?? 0)} × ${number(factor)}`).join(' + ')

const sumOf = (factors: readonly number[], dice: readonly number[], total: number): string =>
  `${productsOf(factors, dice)} = ${number(total)}`

const struck = ({ factors, dice, total, pieces }: Struck): Telling => ({
  line: t('rolechess-log-struck', { sum: sumOf(factors, dice, total) }),
  by: pieces[0]?.seat,
  sound: 'dice',
})

function defended({ piece, factor, die, total, attack, loss, left }: Defended): Telling {
  const sum = sumOf([factor], [die], total)
  const line = loss
    ? t('rolechess-log-defended-lost', { sum, piece: pieceName(piece), loss, left })
    : t('rolechess-log-defended-held', { sum, attack })
  return { line, by: piece.seat, sound: 'dice' }
}

function tell(event: Event, { name }: Listener): Telling {
  switch (event.type) {
    case 'Arranged':
      return { line: t('rolechess-log-arranged', { pieces: list(event.pieces.map(pieceName)) }), sound: 'dice' }
    case 'Tied':
      return { line: t('rolechess-log-tied', { dice: event.dice.join('–') }), sound: 'dice' }
    case 'Began':
      return {
        line: t('rolechess-log-began', { dice: event.dice.join('–'), name: name(event.first) }),
        by: event.first,
        sound: 'dice',
      }
    case 'Moved': {
      const [from, to] = [cellName(event.src), cellName(event.dst)]
      return {
        line: t('rolechess-log-moved', { piece: PieceName(event.piece), from, to }),
        by: event.piece.seat,
        turn: event.piece.seat,
        sound: 'step',
      }
    }
    case 'Attacked': {
      const [from, to] = [cellName(event.src), cellName(event.target)]
      const words = { piece: PieceName(event.piece), foe: pieceName(event.foe), from, to }
      return {
        line: t('rolechess-log-attacked', words),
        by: event.piece.seat,
        turn: event.piece.seat,
        sound: 'knock',
        mark: 'chapter',
      }
    }
    case 'Joined': {
      const words = { piece: pieceName(event.piece), from: cellName(event.src) }
      return { line: t('rolechess-log-joined', words), by: event.piece.seat, sound: 'knock' }
    }
    case 'Struck':
      return struck(event)
    case 'Defended':
      return defended(event)
    case 'Captured': {
      const words = { piece: PieceName(event.piece), cell: cellName(event.cell) }
      return { line: t('rolechess-log-captured', words), by: event.piece.seat, sound: 'fall', mark: 'point' }
    }
    case 'Advanced': {
      const words = { piece: PieceName(event.piece), to: cellName(event.dst) }
      return { line: t('rolechess-log-advanced', words), by: event.piece.seat, sound: 'slide' }
    }
    case 'Stayed':
      return { line: t('rolechess-log-stayed', { piece: PieceName(event.piece) }), by: event.piece.seat }
    case 'Stopped':
      return { line: t('rolechess-log-stopped', { piece: PieceName(event.piece) }), by: event.piece.seat }
    case 'Passed':
      return { line: t('rolechess-log-passed', { name: name(event.seat) }), by: event.seat, turn: event.seat }
  }
}

export function story(event: GameEvent, listener: Listener): Telling {
  const known = event as unknown as Event
  return { ms: MS[known.type], ...tell(known, listener) }
}
