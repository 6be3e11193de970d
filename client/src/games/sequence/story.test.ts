import { beforeAll, describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../i18n/translate'
import { story } from './story'
import type { Event } from './types'

const listener = { seat: 0, name: (seat: number) => ['Aino', 'Veikko', 'Helmi'][seat] ?? '' }
const tell = (event: Event) => story({ ...event }, listener)

beforeAll(() => chooseLanguage('fi'))

describe('the story of Sequence', () => {
  it('shows a card by its sign and speaks it by name', () => {
    const { line, say, by, ms } = tell({ type: 'Placed', seat: 1, card: 31, cell: 48 })
    expect([line, say, by]).toEqual(['Veikko: 7♥\uFE0E, ylempi', 'Veikko: hertta 7, ylempi', 1])
    expect(ms).toBeGreaterThan(0)
  })

  it('points at the cells it tells of', () => {
    expect(tell({ type: 'Placed', seat: 1, card: 31, cell: 48 }).cells).toEqual([48])
    expect(tell({ type: 'Removed', seat: 2, card: 48, cell: 32, team: 0 }).cells).toEqual([32])
    expect(tell({ type: 'Locked', team: 0, cells: [0, 1, 2, 3, 4] }).cells).toEqual([0, 1, 2, 3, 4])
    expect(tell({ type: 'Passed', seat: 0 }).cells).toBeUndefined()
  })

  it('says where a jack goes by the card that is printed there', () => {
    expect(tell({ type: 'Placed', seat: 2, card: 9, cell: 10 }).line).toBe('Helmi: J♣\uFE0E → 6♣\uFE0E, ylempi')
    expect(tell({ type: 'Removed', seat: 2, card: 48, cell: 32, team: 0 }).line).toMatch(
      /^Helmi: J♠.* 6♣\uFE0E, alempi$/,
    )
  })

  it('names the team a thief robs', () => {
    expect(tell({ type: 'Removed', seat: 1, card: 48, cell: 1, team: 2 }).line).toContain('vihreiden')
  })

  it('tells one’s own card, and nothing of another’s', () => {
    expect(tell({ type: 'Drew', seat: 0, card: { value: 12, eyes: [0] } }).line).toContain('A♣')
    const other = tell({ type: 'Drew', seat: 1, card: { value: null, eyes: [1] } })
    expect([other.line, other.say]).toEqual([undefined, undefined])
  })

  it('tells who cut what', () => {
    expect(tell({ type: 'Cut', seats: [0, 2], cards: [0, 51] }).line).toContain('Aino 2♣\uFE0E ja Helmi A♠\uFE0E')
  })

  it('keeps a blind choice to itself', () => {
    const { line, say } = tell({ type: 'Chose', seat: 0, card: { value: 12, eyes: [0] } })
    expect(line).not.toContain('♣')
    expect(say).toBe('')
  })

  it('has words for everything that can happen', () => {
    const events: Event[] = [
      { type: 'Dealt', dealer: 1, hands: [] },
      { type: 'Locked', team: 0, cells: [0, 1, 2, 3, 4] },
      { type: 'Unlocked', team: 1, cells: [0, 1, 2, 3, 4] },
      { type: 'Exchanged', seat: 0, card: 3 },
      { type: 'Lost', seat: 0, card: 3 },
      { type: 'Passed', seat: 0 },
      { type: 'Lapsed', seat: 0 },
      { type: 'Reshuffled', cards: 60 },
      { type: 'Accused', seat: 0, team: 1 },
      { type: 'Denied', seat: 1 },
      { type: 'Admitted', seat: 1, team: 1 },
      { type: 'Judged', team: 1, upheld: true },
      { type: 'Judged', team: 1, upheld: false },
      { type: 'Dropped', team: 1 },
    ]
    for (const event of events) {
      const { line } = tell(event)
      expect(line, event.type).toBeTruthy()
      expect(line, event.type).not.toMatch(/sequence-|\{/)
    }
  })
})
