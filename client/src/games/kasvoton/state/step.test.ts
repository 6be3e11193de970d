import { beforeAll, describe, expect, it } from 'vitest'
import { has, speak, t } from '../../../i18n/translate'
import type { SeatInfo } from '../../screen'
import { cardHelp } from '../battle/cardHelp'
import { NOTHING, type Legal, type Pick } from './pick'
import { stepOf } from './step'
import type { Action, Card, Preview, Options, Question, View } from '../types'

beforeAll(() => speak('fi'))

const card = (cell: number, side: number, face: number): Card => ({ id: cell, side, cell, face, open: false, eyes: 1 })
const CARDS = [card(28, 0, 5), card(29, 0, 10), card(30, 0, 1), card(41, 1, 0)]
const VIEW = { seat: 0, phase: 0, shot: [], cards: CARDS, target: -1, offers: [0, 0], first: 0 } as unknown as View
const SEATS = ['Aino', 'Eero', 'Helmi', 'Otso'].map((name, seat) => ({ seat, name })) as unknown as SeatInfo[]
const hint = (cells: number[], targets: number[], win: number | null, fall: number | null = null): Preview => ({
  cells,
  targets,
  win,
  fall,
})
const may = (action: Action, preview: Preview | null = null): Legal => ({ action, preview })

const STEP = may({ type: 'Move', src: 29, dst: 42 })
const ATTACK = may({ type: 'Move', src: 29, dst: 41 }, hint([29], [41], 0.6, 0.4))
const SHOT = may({ type: 'Shoot', cell: 28 }, hint([28], [41], 0.95))
const SCOUT = may({ type: 'Scout', cell: 30 }, hint([30], [41], null))
const DONE = may({ type: 'Done' })

function say(what: Question | '', legal: Legal[], pick: Pick = NOTHING, part: Partial<View> = {}) {
  const sent: Action[] = []
  const step = stepOf({
    view: { ...VIEW, ...part },
    legal,
    what,
    pick,
    seats: SEATS,
    send: (action) => sent.push(action),
  })
  const words = step.key ? t(step.key, step.args) : ''
  const buttons = (step.buttons ?? []).map(({ key, args, look = 'plain' }) => `${look}: ${t(key, args)}`)
  step.buttons?.[0]?.act()
  return { words, buttons, sent, step }
}

describe('the sentence of a turn', () => {
  it.each([
    [[DONE, STEP], 'Valitse kortti, jonka siirrät.'],
    [[DONE, STEP, SHOT], 'Ammu jousimiehillä tai siirrä korttia.'],
    [[DONE, STEP, may({ type: 'Line', cell: 41 }, hint([], [41], 1))], 'Siirrä korttia tai lyö merkitty vihollinen.'],
  ])('names what can be done', (legal, words) => {
    expect(say('archers', legal).words).toBe(words)
  })

  it('ends the turn quietly while nothing was done, and knows when something was', () => {
    const { step, buttons } = say('archers', [DONE, STEP])
    expect([step.idle, step.buttons?.[0]?.ends, buttons]).toEqual([true, true, ['plain: Lopeta vuoro']])
    expect(say('archers', [DONE, STEP], NOTHING, { shot: [3] }).step.idle).toBe(false)
    const moved = say('scout', [DONE, may({ type: 'Reveal', cell: 28 })], NOTHING, { phase: 1 })
    expect([moved.step.idle, moved.words, moved.buttons]).toEqual([
      false,
      'Siirto on tehty, eikä muuta voi enää tehdä.',
      ['main: Lopeta vuoro'],
    ])
  })

  it('follows the picked card, and holds what it can do by itself', () => {
    expect(say('archers', [DONE, STEP], { from: 29, target: null }).words).toBe('Ratsuväki d3: valitse ruutu.')
    const archers = say('archers', [DONE, STEP, SHOT], { from: 28, target: null })
    expect(archers.buttons).toEqual(['main: Ammu', 'plain: Lopeta vuoro'])
    expect(archers.sent).toEqual([SHOT.action])
    expect(say('scout', [DONE, SCOUT], { from: 30, target: null }, { phase: 1 }).words).toContain('paljastaa viereiset')
  })

  it('follows the aim, with its odds, and holds the deed', () => {
    const { words, buttons, sent } = say('archers', [DONE, STEP, ATTACK], { from: 29, target: 41 })
    expect(words.replaceAll(/\s/g, ' ')).toBe('Hyökkäys d3 → c4: vihollinen kaatuu 60 %, oma 40 %.')
    expect([buttons, sent]).toEqual([['main: Hyökkää', 'plain: Lopeta vuoro'], [ATTACK.action]])
    const blind = may(ATTACK.action, hint([29], [41], null))
    expect(say('archers', [DONE, blind], { from: 29, target: 41 }).words).toContain('suurempi arvo voittaa')
  })

  it('leaves the words and keeps the row when somebody else is asked', () => {
    expect(stepOf({ view: VIEW, legal: [], what: '', pick: NOTHING, seats: SEATS, send: () => null })).toEqual({
      buttons: [],
    })
  })
})

describe('the sentence of a strike', () => {
  it('names the card and offers the pairs', () => {
    const legal = [
      may({ type: 'Pair', one: 28, other: 29 }),
      may({ type: 'Pair', one: 29, other: 30 }),
      may({ type: 'Decline' }),
    ]
    const open = { target: 41, cards: [...CARDS.slice(0, 3), card(41, 1, 9)] }
    const { words, buttons } = say('pair', legal, NOTHING, open)
    expect(words).toBe('Paljastui: palkkasoturit (9). Lyötkö sen, ja millä korttiparilla?')
    expect(buttons).toEqual(['main: Lyö: 5 + 10 (c3 · d3)', 'plain: Lyö: 10 + 1 (d3 · e3)', 'plain: Jätä lyömättä'])
    expect(say('pair', [may({ type: 'Decline' })], NOTHING, open).words).toContain('Mikään korttipari ei riitä')
  })

  it('asks for a royal', () => {
    const { words, buttons } = say('royal', [may({ type: 'Royal', cell: 28 }), may({ type: 'Decline' })], NOTHING, {
      target: 41,
    })
    expect(words).toContain('Näytä kuninkaallinen')
    expect(buttons).toHaveLength(2)
  })
})

it('says who is proposed to begin, and lets one agree or propose another', () => {
  const legal = [may({ type: 'Agree' }), may({ type: 'Begin', seat: 0 })]
  const { words, buttons } = say('starter', legal, NOTHING, { offers: [1, 0], first: 2 })
  expect(words).toBe('Ehdotus: Helmi aloittaa.')
  expect(buttons).toEqual(['main: Hyväksy', 'plain: Minä aloitan'])
  expect(say('starter', legal.slice(1)).words).toBe('')
})

describe('what a card does', () => {
  const PLAIN: Options = { turn_limit: 125, shield_wall: false, spear_hedge: false, shame: false, deduction: true }
  const AGREED: Options = { ...PLAIN, shield_wall: true, spear_hedge: true, shame: true }

  it('is told of every card, with a rule that is written', () => {
    for (let face = 1; face <= 17; face++)
      for (const options of [PLAIN, AGREED]) {
        const { words, rule } = cardHelp(face, options)
        expect(words).toMatch(/^[A-ZÅÄÖ].*\.$/)
        expect(words).not.toContain('kasvoton-')
        expect(has(`rule-${rule.replace('.', '-')}`)).toBe(true)
      }
  })

  it('heeds what the table agreed on', () => {
    const changed = Array.from({ length: 14 }, (_, i) => i + 1).filter(
      (face) => cardHelp(face, PLAIN).words !== cardHelp(face, AGREED).words,
    )
    expect(changed).toEqual([4, 6, 10, 14])
    expect(cardHelp(4, AGREED).rule).toBe('KV-Ha')
  })
})
