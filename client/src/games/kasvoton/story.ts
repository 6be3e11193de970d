// Log line, spoken words, sound and duration of each event.

import type { GameEvent, Listener, Telling } from '../screen'
import type { SoundName } from '../../browser/sound'
import { t } from '../../i18n/translate'
import { cellName } from './field/geometry'
import { cardList, knightLetter, rankOf, voiceOf } from './names'
import type { Event } from './types'

/** An attack with all its consequences must fit into the shell's limit of three seconds. */
export const MS: Record<Event['type'], number> = {
  KnightChosen: 0,
  SplitOffered: 0,
  SplitAgreed: 0,
  Dealt: 0,
  Placed: 0,
  Enlisted: 0,
  Deployed: 0,
  MiddleSeen: 0,
  TurnedUp: 900,
  LotDrawn: 600,
  StarterOffered: 0,
  TurnBegan: 0,
  Skipped: 300,
  Revealed: 450,
  Glimpsed: 0,
  Shot: 350,
  Moved: 280,
  Attacked: 300,
  Struck: 550,
  Withstood: 400,
  Scouted: 300,
  StrikeTried: 350,
  StrikeDeclined: 0,
  Levelling: 700,
  Said: 600,
  Ended: 0,
}

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  Placed: 'card',
  TurnedUp: 'card',
  Revealed: 'card',
  Shot: 'slide',
  Moved: 'step',
  Attacked: 'knock',
  Struck: 'fall',
  StrikeTried: 'knock',
}

/** An attack begins a chapter; a fallen card is a turning point. */
const MARKED: Partial<Record<Event['type'], Telling['mark']>> = {
  Attacked: 'chapter',
  Struck: 'point',
  Levelling: 'point',
}

const cardWords = ({ cell, face }: { cell: number; face: number }) => ({ cell: cellName(cell), rank: rankOf(face) })

/** The number of seats shows in their names: a game for two has no third name. */
const seatsAt = ({ name }: Listener): number => (name(3) ? 4 : 2)

function beforeBattle(event: Event, listener: Listener): Telling {
  const { name, seat } = listener
  const seats = seatsAt(listener)
  const of = (side: number) => voiceOf(side, seats)
  switch (event.type) {
    case 'KnightChosen':
      return said('knight-chosen', of(event.side), { name: name(of(event.side)), knight: knightLetter(event.knight) })
    case 'SplitOffered':
      return event.faces.value
        ? said('split-offered', event.seat, { name: name(event.seat), cards: cardList(event.faces.value) || '–' })
        : said('split-offered-hidden', event.seat, { name: name(event.seat) })
    case 'SplitAgreed': {
      const [left, right] = event.counts
      return said('split-agreed', of(event.side), {
        name: name(of(event.side)),
        partner: name(of(event.side) ^ 2),
        left,
        right,
      })
    }
    case 'Dealt':
      return event.seat === seat
        ? said('dealt-own', event.seat, { count: event.faces.value?.length ?? 0 })
        : said('dealt', event.seat, { name: name(event.seat) })
    case 'Enlisted':
      return said('enlisted', event.seat, { rank: rankOf(event.face) })
    case 'Deployed':
      return said('deployed', event.seat, { name: name(event.seat) })
    case 'MiddleSeen':
      return said('middle-seen', of(event.side), { cards: cardList(event.faces) })
    case 'TurnedUp':
      return said('turned-up', of(event.side), { name: name(of(event.side)), rank: rankOf(event.face) })
    case 'LotDrawn':
      return said('lot-drawn', of(event.side), { name: name(of(event.side)) })
    case 'StarterOffered':
      return said('starter-offered', event.seat, { name: name(event.seat), starter: name(event.starter) })
    default:
      return inBattle(event, listener)
  }
}

function inBattle(event: Event, listener: Listener): Telling {
  const { name } = listener
  switch (event.type) {
    case 'TurnBegan':
      return { say: t('kasvoton-log-turn-began', { name: name(event.seat) }), turn: event.seat }
    case 'Skipped':
      return said('skipped', event.seat, { name: name(event.seat) })
    case 'Revealed':
    case 'Struck':
      return said(event.type.toLowerCase(), undefined, cardWords(event))
    case 'Glimpsed':
    case 'Withstood':
      return said(event.type.toLowerCase(), undefined, cardWords(event))
    case 'Shot':
      return said('shot', event.seat, { cell: cellName(event.cell), target: cellName(event.target) })
    case 'Moved':
      return said('moved', event.seat, { from: cellName(event.src), to: cellName(event.dst) })
    case 'Attacked':
      return said('attacked', event.seat, { from: cellName(event.src), to: cellName(event.dst) })
    case 'Scouted':
      return said('scouted', event.seat, { cell: cellName(event.cell) })
    case 'StrikeTried':
      return said('strike-tried', event.seat, { kind: event.kind, cell: cellName(event.cell) })
    case 'StrikeDeclined':
      return said('strike-declined', event.seat, { cell: cellName(event.cell) })
    case 'Levelling': {
      const seat = voiceOf(event.side, seatsAt(listener))
      return said('levelling', seat, { name: name(seat) })
    }
    case 'Said':
      return said('said', event.seat, { name: name(event.seat), cell: cellName(event.cell) })
    case 'Ended':
      if (!event.knights.length) return said('ended-covered', undefined, {})
      return said('ended', undefined, { blue: event.knights[0] ?? 0, grey: event.knights[1] ?? 0 })
    default:
      return {}
  }
}

const said = (key: string, by: number | undefined, words: Record<string, string | number>): Telling => ({
  line: t(`kasvoton-log-${key}`, words),
  ...(by === undefined ? {} : { by }),
})

export function story(event: GameEvent, listener: Listener): Telling {
  const known = event as unknown as Event
  const [sound, mark] = [SOUNDS[known.type], MARKED[known.type]]
  return {
    ms: MS[known.type],
    ...(sound ? { sound } : {}),
    ...(mark ? { mark } : {}),
    ...beforeBattle(known, listener),
  }
}
