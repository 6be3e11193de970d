import { beforeAll, describe, expect, it } from 'vitest'
import { seatNames } from '../shared/seats'
import type { SeatInfo, TableInfo } from '../wire'
import { speak } from '../words'
import { botsThink, promptOf, reasonOf, winnersByName, winnersOf, type Situation } from './prompt'

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name, here: true })
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: 'greedy', bot: 'greedy', here: true })

function situation(more: Partial<Situation> = {}, seats = [person(0, 'Aino'), bot(1)]): Situation {
  const table = { game: 'rolechess', state: 'playing', seats } as unknown as TableInfo
  return { table, ask: null, seat: 0, judge: false, toJudge: false, names: seatNames(seats), result: null, ...more }
}

beforeAll(() => speak('fi'))

describe('the sentence', () => {
  it('asks me in the game’s words', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'turn' } }))).toBe('Siirrä nappulaa tai hyökkää.')
  })

  it('puts before the judge what waits for a word, and else says whom the game waits for', () => {
    const judge = situation({ ask: { seats: [1], what: 'play' }, seat: null, judge: true })
    const table = { ...judge.table, game: 'sequence' }
    expect(promptOf({ ...judge, table })).toBe('Tarkka pelaa.')
    expect(promptOf({ ...judge, table, toJudge: true })).toBe('Ratkaise väite neuvomisesta.')
  })

  it('says whom the game waits for', () => {
    expect(promptOf(situation({ ask: { seats: [1], what: 'turn' } }))).toContain('Tarkka')
  })

  it('has words for a question nobody wrote', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'unheard-of' } }))).toBe('Sinun vuorosi.')
    expect(promptOf(situation({ ask: { seats: [0, 1], what: 'unheard-of' }, seat: null }))).toBe(
      'Aino ja Tarkka ovat vuorossa.',
    )
  })

  it('waits for open seats, then a moment', () => {
    expect(promptOf(situation({}, [person(0, 'Aino'), { ...person(1, ''), kind: 'open' }]))).toBe('Odotetaan yhtä pelaajaa.')
    expect(promptOf(situation())).toBe('Hetkinen…')
  })

  it.each([
    [0, [1, 0], 'Voitit!'],
    [0, [0, 1], 'Tarkka voitti'],
    [null, [1, 0], 'Aino voitti'],
    [0, [0.5, 0.5], 'Tasapeli'],
  ])('tells seat %s the scores %s as %s', (seat, scores, words) => {
    expect(promptOf(situation({ seat, result: { scores, why: 'RC-8' } }))).toBe(words)
  })

  it('knows a team', () => {
    const seats = [person(0, 'Aino'), bot(1), person(2, 'Eino'), bot(3)]
    const result = { scores: [1, 0, 1, 0], why: 'SEQ-2.2' }
    expect(winnersOf(result)).toEqual([0, 2])
    expect(promptOf(situation({ result }, seats))).toBe('Joukkueesi voitti!')
    expect(promptOf(situation({ result, seat: 1 }, seats))).toBe('Aino ja Eino voittivat')
  })

  it('names a winning team by its name, and a few of its players', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => bot(seat))
    const team = (seat: number) => ['Siniset', 'Punaiset'][seat % 2] ?? ''
    const won = (result: Situation['result']) => situation({ result, seat: 1, team }, seats)
    const twelve = won({ scores: seats.map(({ seat }) => 1 - (seat % 2)), why: 'SEQ-2.2' })
    expect(promptOf(twelve)).toBe('Siniset voittivat')
    expect(winnersByName(twelve)).toBe('Tarkka 1, Tarkka 3, Tarkka 5 ja 3 muuta')
    const two = { ...twelve, result: { scores: [1, 0, 1, 0], why: 'SEQ-2.2' } }
    expect(winnersByName(two)).toBe('Tarkka 1 ja Tarkka 3')
    expect(winnersByName({ ...two, team: undefined })).toBe('')
    expect(winnersByName({ ...two, result: { scores: [1, 0], why: 'SEQ-2.2' } })).toBe('')
    expect(winnersByName({ ...two, result: null })).toBe('')
  })

  it('says why it ended', () => {
    expect(reasonOf({ scores: [0, 1], why: 'TABLE-1' }, ['Aino', 'Tarkka'])).toBe('Toinen puoli luovutti.')
    expect(reasonOf({ scores: [0, 1], why: 'XX-9' }, ['Aino', 'Tarkka'])).toBe('')
  })

  it('knows when bots think', () => {
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' } }))).toBe(true)
    expect(botsThink(situation({ ask: { seats: [0, 1], what: 'turn' } }))).toBe(false)
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' }, result: { scores: [1, 0], why: 'RC-8' } }))).toBe(false)
  })
})

describe('names', () => {
  it('tell namesakes apart', () => {
    expect(seatNames([person(0, 'Vieras'), bot(1), person(2, 'Vieras'), person(3, '')])).toEqual([
      'Vieras 1', 'Tarkka', 'Vieras 2', 'Paikka 4',
    ])
  })
})
