import { beforeAll, describe, expect, it } from 'vitest'
import { seatNames } from '../../ui/marks/seatMarks'
import type { SeatInfo, TableInfo } from '../../api/wire'
import { speak } from '../../i18n/translate'
import { botsThink, promptOf, type Situation } from './promptText'

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name, here: true })
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: 'greedy', bot: 'greedy', here: true })

function situation(more: Partial<Situation> = {}, seats = [person(0, 'Aino'), bot(1)]): Situation {
  const table = { game: 'rolechess', state: 'playing', seats } as unknown as TableInfo
  return {
    table,
    ask: null,
    seat: 0,
    judge: false,
    toJudge: false,
    names: seatNames(seats),
    side: (each) => each,
    result: null,
    ...more,
  }
}

beforeAll(() => speak('fi'))

describe('the sentence', () => {
  it('asks me in the game’s words', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'turn' } }))).toBe('Siirrä nappulaa tai hyökkää.')
  })

  it('puts before the judge what waits for a word, and else says whom the game waits for', () => {
    const judge = situation({ ask: { seats: [1], what: 'play' }, seat: null, judge: true })
    const table = { ...judge.table, game: 'sequence' }
    expect(promptOf({ ...judge, table })).toBe('Eino pelaa.')
    expect(promptOf({ ...judge, table, toJudge: true })).toBe('Ratkaise syytös neuvottelusta.')
  })

  it('says whom the game waits for', () => {
    expect(promptOf(situation({ ask: { seats: [1], what: 'turn' } }))).toContain('Eino')
  })

  it('says that whoever is waited for is away', () => {
    const seats = [person(0, 'Aino'), { ...person(1, 'Väinö'), here: false }]
    expect(promptOf(situation({ ask: { seats: [1], what: 'turn' } }, seats))).toBe('Väinö on poissa. Peli odottaa.')
    expect(promptOf(situation({ ask: { seats: [0, 1], what: 'turn' }, seat: null }, seats))).toContain('Aino')
    const timed = situation({ ask: { seats: [1], what: 'turn' } }, seats)
    const table = { ...timed.table, time: { bank: 60_000 } as TableInfo['time'] }
    expect(promptOf({ ...timed, table })).toBe('Väinö on poissa. Kello käy.')
  })

  it('has words for a question nobody wrote', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'unheard-of' } }))).toBe('Sinun vuorosi.')
    expect(promptOf(situation({ ask: { seats: [0, 1], what: 'unheard-of' }, seat: null }))).toBe(
      'Aino ja Eino ovat vuorossa.',
    )
  })

  it('waits for open seats, then a moment', () => {
    expect(promptOf(situation({}, [person(0, 'Aino'), { ...person(1, ''), kind: 'open' }]))).toBe(
      'Odotetaan yhtä pelaajaa.',
    )
    expect(promptOf(situation())).toBe('Hetkinen…')
  })

  it('knows when bots think', () => {
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' } }))).toBe(true)
    expect(botsThink(situation({ ask: { seats: [0, 1], what: 'turn' } }))).toBe(false)
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' }, result: { scores: [1, 0], why: 'RC-8' } }))).toBe(
      false,
    )
  })
})

describe('names', () => {
  it('call the reader “you” where no name is given, and nobody else', () => {
    expect(seatNames([person(0, ''), bot(1), person(2, '')], 0)).toEqual(['Sinä', 'Eino', 'Vieras'])
    expect(seatNames([person(0, 'Aino'), bot(1)], 0)).toEqual(['Aino', 'Eino'])
  })

  it('of a bot stay in a rematch, where it sits elsewhere', () => {
    expect(seatNames([{ ...bot(0), persona: 1 }, person(1, '')], 1)).toEqual(['Eino', 'Sinä'])
  })

  it('of bots are people’s, each its own', () => {
    const names = seatNames(Array.from({ length: 12 }, (_, seat) => bot(seat)))
    expect(new Set(names).size).toBe(12)
    expect(names[1]).toBe('Eino')
  })

  it('tell namesakes apart by their seat, and guests have theirs in the reader’s language', async () => {
    const seats = [person(0, ''), bot(1), person(2, ''), person(3, 'Eino'), { ...person(4, ''), kind: 'open' as const }]
    expect(seatNames(seats)).toEqual(['Vieras 1', 'Eino 2', 'Vieras 3', 'Eino 4', 'Paikka 5'])
    await speak('sv')
    expect(seatNames(seats)[0]).toBe('Gäst 1')
    await speak('fi')
  })
})
