import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../i18n/translate'
import { MS, story } from './story'
import type { Event } from './types'

const two = { seat: 0, name: (seat: number) => ['Aino', 'Veikko'][seat] ?? '' }
const four = { seat: 0, name: (seat: number) => ['Aino', 'Veikko', 'Helmi', 'Onni'][seat] ?? '' }
const line = (event: Event, who = two) => story(event as never, who).line

beforeAll(() => speak('fi'))

const EVERY: Event[] = [
  { type: 'KnightChosen', side: 0, knight: 15 },
  { type: 'SplitOffered', seat: 0, faces: { value: [1, 13], eyes: [0, 2] } },
  { type: 'SplitAgreed', side: 1, counts: [2, 4] },
  { type: 'Dealt', seat: 0, faces: { value: [1, 2, 3], eyes: [0] } },
  { type: 'Deployed', seat: 1 },
  { type: 'MiddleSeen', side: 0, cells: [6, 19], faces: [4, 14] },
  { type: 'TurnedUp', side: 1, face: 16 },
  { type: 'LotDrawn', side: 1 },
  { type: 'StarterOffered', seat: 0, starter: 2 },
  { type: 'Skipped', seat: 1 },
  { type: 'Revealed', card: 1, cell: 41, face: 5 },
  { type: 'Glimpsed', card: 1, cell: 45, face: 5 },
  { type: 'Shot', seat: 0, cell: 28, target: 41 },
  { type: 'Moved', seat: 0, card: 1, src: 28, dst: 41 },
  { type: 'Attacked', seat: 0, src: 28, dst: 41 },
  { type: 'Struck', card: 1, cell: 41, face: 13, rule: 'KV-D2.4' },
  { type: 'Withstood', cell: 41, face: 12, rule: 'KV-D1' },
  { type: 'Scouted', seat: 0, cell: 28 },
  { type: 'StrikeTried', seat: 0, cell: 41, kind: 'triangle' },
  { type: 'StrikeDeclined', seat: 0, cell: 41 },
  { type: 'Levelling', side: 1 },
  { type: 'Said', seat: 0, cell: 6 },
  { type: 'Ended', why: 'KV-A1', scores: [1, 0], faces: [], knights: [2, 3] },
]

describe('the story', () => {
  it.each(EVERY)('of $type has words without holes', (event) => {
    const told = line(event, four)
    expect(told).toBeTruthy()
    expect(told).not.toMatch(/kasvoton-|\{|\$/)
  })

  it('names the left player of a team as its voice', () => {
    expect(line({ type: 'LotDrawn', side: 1 }, two)).toContain('Veikko')
    expect(line({ type: 'LotDrawn', side: 1 }, four)).toContain('Onni')
  })

  it('tells a proposal whole to the team, and to others that there is one', () => {
    expect(line({ type: 'SplitOffered', seat: 0, faces: { value: [1, 13], eyes: [0, 2] } })).toContain('kuningas')
    expect(line({ type: 'SplitOffered', seat: 0, faces: { value: null, eyes: [0, 2] } })).not.toContain('kuningas')
  })

  it('says whose turn it is and writes nothing', () => {
    const told = story({ type: 'TurnBegan', seat: 1 }, two)
    expect([told.line, told.say]).toEqual([undefined, 'Veikko on vuorossa.'])
  })

  it('shows a placed card and does not tell of it', () => {
    expect(story({ type: 'Placed', seat: 0, cell: 0, face: 13 }, two)).toEqual({ ms: 0, sound: 'card' })
  })

  it('knows how long every event is looked at', () => {
    expect(Object.values(MS).every((ms) => ms >= 0 && ms < 1000)).toBe(true)
  })
})
