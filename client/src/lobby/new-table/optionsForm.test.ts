import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../../api/wire'
import { asTable, broughtOption, complaintAbout, fillOpen, freshDraft, isSound, resize, seatAt } from './optionsForm'
import { speak } from '../../i18n/translate'
import { countsOf } from '../playerCounts'
import { quickTable } from '../quickStart'

const game: GameInfo = {
  id: 'sequence',
  version: 1,
  seats: [2, 3, 4, 6],
  free: false,
  open: false,
  bots: ['greedy', 'uniform'],
  first: {},
  first_seats: 2,
  lessons: [],
  puzzles: false,
  contests: [],
  teams: '',
  team_seats: [],
  common: false,
  variants: 0,
  boosters: {},
  helper: false,
  options: [
    { name: 'draw_late', kind: 'bool', default: false },
    { name: 'goal', kind: 'int', default: 2, min: 1, max: 5 },
    { name: 'teams', kind: 'choice', default: 'two', choices: ['two', 'three'] },
  ],
}

describe('the new-table form', () => {
  it('begins with the game’s own choices and me on the first chair', () => {
    expect(freshDraft(game)).toEqual({
      seats: 2,
      places: ['me', 'open'],
      options: { draw_late: false, goal: 2, teams: 'two' },
      wanted: [],
    })
  })

  it('leaves to each player what players bring', () => {
    const decks = { name: 'decks', kind: 'texts' as const, default: ['a'], private: true }
    const lotr = { ...game, options: [decks, ...game.options] }
    const draft = resize(freshDraft(lotr), 3)
    expect(draft.options).not.toHaveProperty('decks')
    expect([broughtOption(lotr), broughtOption(game)]).toEqual([decks, undefined])
    const table = asTable(lotr, seatAt(draft, 2, 'bot:greedy'), '', (seat) => ({ decks: `deck ${seat}` }))
    expect(table.brings).toEqual([{ decks: 'deck 0' }, {}, { decks: 'deck 2' }])
    expect(table.options).toEqual({})
  })

  it('sends only the options that were changed', () => {
    const draft = freshDraft(game)
    draft.options.goal = 3
    expect(asTable(game, draft, 'Aino')).toEqual({
      game: 'sequence',
      seats: 2,
      options: { goal: 3 },
      places: ['me', 'open'],
      name: 'Aino',
    })
  })

  it('keeps who sits where when chairs come or go', () => {
    const draft = seatAt(freshDraft(game), 1, 'bot:greedy')
    expect(resize(draft, 4).places).toEqual(['me', 'bot:greedy', 'open', 'open'])
    expect(resize(resize(draft, 4), 2).places).toEqual(['me', 'bot:greedy'])
  })

  it('seats one person on one chair', () => {
    expect(seatAt(freshDraft(game), 1, 'me').places).toEqual(['open', 'me'])
    expect(fillOpen(resize(freshDraft(game), 3), 'bot:uniform').places).toEqual(['me', 'bot:uniform', 'bot:uniform'])
  })

  it.each([
    [3, null],
    [0, { key: 'option-bounds', args: { min: 1, max: 5 } }],
    [6, { key: 'option-bounds', args: { min: 1, max: 5 } }],
    [2.5, { key: 'option-whole', args: {} }],
    [null, { key: 'option-whole', args: {} }],
  ])('judges a goal of %s', (value, complaint) => {
    const spec = game.options[1]
    expect(spec && complaintAbout(spec, value)).toEqual(complaint)
    expect(isSound(game, { ...freshDraft(game), options: { goal: value } })).toBe(complaint === null)
  })

  it('names a bound that stands alone', () => {
    expect(complaintAbout({ name: 'n', kind: 'int', default: 1, min: 1 }, 0)).toEqual({
      key: 'option-least',
      args: { min: 1 },
    })
    expect(complaintAbout({ name: 'n', kind: 'int', default: 1, max: 9 }, 10)).toEqual({
      key: 'option-most',
      args: { max: 9 },
    })
  })
})

describe('the quick ways in', () => {
  it('sets the table that the lesson taught against bots, and the smallest one for a friend', () => {
    const taught = { ...game, seats: [2, 3, 4], first_seats: 3 }
    expect(quickTable(taught, 'bot:level1').places).toEqual(['me', 'bot:level1', 'bot:level1'])
    expect(quickTable(taught, 'open').places).toEqual(['me', 'open'])
  })

  it('sets the smallest table', () => {
    expect(quickTable(game, 'bot:greedy')).toMatchObject({ seats: 2, places: ['me', 'bot:greedy'], options: {} })
  })

  it('plays what the game names for a first game', () => {
    expect(quickTable({ ...game, first: { goal: 1 } }, 'open').options).toEqual({ goal: 1 })
  })

  it('says how many can play', async () => {
    await speak('fi')
    expect(countsOf([2])).toBe('2')
    expect(countsOf([5, 2, 3, 4])).toBe('2–5')
    expect(countsOf([2, 4])).toBe('2 tai 4')
    expect(countsOf([2, 3, 4, 6, 8, 9, 10, 12])).toBe('2–12')
  })
})
