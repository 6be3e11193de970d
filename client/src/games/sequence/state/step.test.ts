import { beforeAll, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, t } from '../../../i18n/translate'
import { NOTHING } from './pick'
import { stepOf, type Moment } from './step'
import type { Action, Lock, View } from '../types'

beforeAll(() => chooseLanguage('fi'))

const view = {
  seat: 0,
  seats: 4,
  teams: 2,
  owed: [0, 0, 0, 0],
  claim: null,
  options: { judge: 'team' },
} as unknown as View
const PLAY: Action = { type: 'Play', card: 4, cell: 10 }
const way = (start: number): Lock => ({ type: 'Lock', cells: [start, start + 1, start + 2, start + 3, start + 4] })

function say(actions: Action[], more: Partial<Moment> = {}) {
  const [send, turnWay, accuse] = [vi.fn(), vi.fn(), vi.fn()]
  const legal = actions.map((action) => ({ action }))
  const names = ['Aino', 'Eino', 'Helmi', 'Veikko']
  const step = stepOf({
    ...{ view, legal, pick: NOTHING, what: 'play', ways: [], way: 0, names, accusing: false, send, turnWay, accuse },
    ...more,
  })
  const buttons = (step?.buttons ?? []).map((button) => t(button.key, button.args))
  const press = (i: number) => step?.buttons?.[i]?.act()
  return { words: step?.key ? t(step.key, step.args) : '', buttons, press, send, turnWay, accuse }
}

describe('the sentence follows the choice', () => {
  it('leaves the question its own words while nothing is picked', () => {
    expect(say([PLAY])).toMatchObject({ words: '', buttons: [] })
  })

  it('says what to touch next', () => {
    expect(say([PLAY], { pick: { card: 4, cell: null } }).words).toBe('6♣\uFE0E: valitse valaistu ruutu.')
    expect(say([PLAY], { pick: { card: null, cell: 10 } }).words).toBe('Valitse kortti, jonka pelaat tähän ruutuun.')
    expect(say([], { pick: { card: 4, cell: null }, what: '' }).words).toBe('')
  })

  it('holds the button of a dead card', () => {
    const exchange: Action = { type: 'Exchange', card: 4 }
    expect(say([PLAY, exchange]).words).toBe('Pelaa kortti tai vaihda turha.')
    const { words, buttons, press, send } = say([exchange], { pick: { card: 4, cell: null } })
    expect([words, buttons]).toEqual([
      '6♣\uFE0E on turha: sen molemmissa ruuduissa on merkki.',
      ['Vaihda turha 6♣\uFE0E'],
    ])
    press(0)
    expect(send).toHaveBeenCalledWith(exchange)
  })

  it('lets one draw, also out of turn, and says until when', () => {
    const { words, buttons } = say([{ type: 'Take' }], { what: '' })
    expect([words, buttons]).toEqual(['Nosta ennen kuin Eino on pelannut ja nostanut.', ['Nosta kortti']])
  })

  it('locks the five on show, or turns to the next', () => {
    const { buttons, press, send, turnWay } = say([], { what: 'lock', ways: [way(20), way(21)], way: 1 })
    expect(buttons).toEqual(['Lukitse nämä (2/2)', 'Seuraava vaihtoehto'])
    press(0)
    press(1)
    expect(send).toHaveBeenCalledWith(way(21))
    expect(turnWay).toHaveBeenCalled()
    expect(say([], { what: 'lock', ways: [way(20)] }).buttons).toHaveLength(1)
  })

  it('asks which card is lost, then loses it', () => {
    const lose: Action = { type: 'Lose', card: 4 }
    expect(say([lose], { what: 'penalty' }).words).toBe('Valitse kortti, jonka menetät.')
    expect(say([lose], { what: 'penalty', pick: { card: 4, cell: null } }).buttons).toEqual(['Luovu kortista 6♣\uFE0E'])
  })

  it('accuses in two steps, and is answered by yes or no', () => {
    const claim: Action = { type: 'Claim', team: 1 }
    const first = say([claim], { what: '' })
    expect(first.buttons).toEqual(['Syytä neuvottelusta'])
    first.press(0)
    expect(first.accuse).toHaveBeenCalledWith(true)
    const second = say([claim], { what: '', accusing: true })
    expect([second.words, second.buttons]).toEqual(['Ketkä neuvottelivat?', ['Punaiset neuvottelivat', 'Sulje']])
    second.press(0)
    expect(second.send).toHaveBeenCalledWith(claim)
    expect(say([{ type: 'Agree' }, { type: 'Deny' }], { what: '' }).buttons).toEqual(['Kiistä', 'Myönnä'])
  })

  it('puts a claim before the judge', () => {
    const claimed = { ...view, seat: null, claim: { by: 1, team: 0, turn: 3, denied: [] } } as unknown as View
    const verdicts: Action[] = [true, false].map((upheld) => ({ type: 'Judge', upheld }))
    const { words, buttons } = say(verdicts, { view: claimed, what: '' })
    expect(words).toBe('Eino syyttää: siniset neuvottelivat. Ratkaise syytös.')
    expect(buttons).toEqual(['Hyväksy syytös', 'Hylkää syytös'])
  })
})
