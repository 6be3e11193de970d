import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak, t } from '../../../i18n/translate'
import type { StepButton } from '../../screen'
import type { BoardState } from './boardState.svelte'
import { knowCards, type CardFace } from '../cards/cardCatalogue'
import { remember } from '../view/knownCards'
import { actionsOn, passIn, type Choice } from './pick'
import { stepOf, sureOf } from './step'
import type { Action, Question, View } from '../types'

const NOW = { card: -1, code: -1, ability: -1, paying: false, playing: -1, answering: null, before: false }

const CHOOSING: View['choosing'] = { names: 'card', pile: null, most: 1, picked: 0, spent: 0 }

function board(
  what: Question | '',
  actions: Action[],
  more: Partial<BoardState> = {},
  view: Partial<View> = {},
): BoardState {
  const legal: Choice[] = actions.map((action) => ({ action }))
  const seen = { choosing: CHOOSING, cards: [], prices: [], now: NOW, ...view } as unknown as View
  return {
    what,
    legal,
    view: seen,
    chosen: null,
    half: null,
    bid: null,
    seat: 0,
    fatal: 10,
    names: ['Aino', 'Tarkka'],
    canPass: passIn(legal),
    wary: false,
    send: vi.fn(),
    pass: vi.fn(),
    back: vi.fn(),
    actions: (touch: never) => actionsOn(seen, legal, touch),
    ...more,
  } as unknown as BoardState
}
const said = ({ key, args }: { key?: string; args?: StepButton['args'] }) => (key ? t(key, args) : '')
const buttons = (of: BoardState) => (stepOf(of)?.buttons ?? []).map((button) => said(button))

beforeAll(async () => {
  await speak('fi')
  knowCards('fi', [
    {
      code: 10,
      title: 'Gimli',
      twilight: 2,
      text: ['Taistelu: [dwarven] voima +1.', 'Saattue: nosta.'],
      starts: 0,
      ways: [],
    },
  ] as unknown as CardFace[])
  remember([{ id: 1, code: 10 }])
})

describe('the sentence and its buttons', () => {
  it('are silent where nothing is asked', () => {
    expect(stepOf(board('', []))).toBeNull()
  })

  it('let a phase pass, and know what passing means there', () => {
    expect(buttons(board('skirmish', [{ type: 'Pass' }]))).toEqual(['Passaa'])
    expect(buttons(board('starting', [{ type: 'Pass' }]))).toEqual(['Saattue on valmis'])
    expect(t(sureOf('fellowship', []).yes?.key ?? '')).toBe('Lähde liikkeelle')
    expect([
      stepOf(board('skirmish', [{ type: 'Pass' }]))?.buttons?.[0]?.hotkey,
      sureOf('skirmish', []).yes?.hotkey,
    ]).toEqual(['p', 'p'])
  })

  it('play the card that was touched, or use one of its abilities by its words', () => {
    const play = board('fellowship', [{ type: 'Play', code: 10 }, { type: 'Pass' }], { chosen: { code: 10 } })
    expect(said(stepOf(play) ?? {})).toBe('Gimli: mitä tehdään?')
    expect(buttons(play)).toEqual(['Pelaa Gimli (hinta 2)', 'Valitse muuta'])
    const cards = [{ id: 1, code: 10 }] as unknown as View['cards']
    const uses: Action[] = [
      { type: 'Use', card: 1, ability: 0 },
      { type: 'Use', card: 1, ability: 1 },
    ]
    expect(buttons(board('skirmish', uses.slice(0, 1), { chosen: { card: 1 } }, { cards }))).toEqual([
      'Käytä: Gimli',
      'Valitse muuta',
    ])
    expect(buttons(board('skirmish', uses, { chosen: { card: 1 } }, { cards }))[0]).toBe(
      'Taistelu: Kääpiöiden voima +1.',
    )
  })

  it('follow half an assignment, a starting fellowship and several picks', () => {
    expect(said(stepOf(board('defend', [], { half: 1 })) ?? {})).toBe('Gimli: ketä vastaan?')
    const starting = { choosing: { ...CHOOSING, spent: 3 } }
    expect(said(stepOf(board('starting', [], {}, starting)) ?? {})).toContain('jäljellä 1/4')
    const select: Partial<View> = { choosing: { ...CHOOSING, names: 'code', pile: 'hand', most: 3, picked: 1 } }
    expect(said(stepOf(board('discard-down', [], {}, select)) ?? {})).toContain('Valittu 1/3')
  })

  it('bid what was chosen, and warn of a bid that loses', () => {
    const bids: Action[] = [0, 1, 10].map((burdens) => ({ type: 'Bid', burdens }))
    expect(stepOf(board('bid', bids))?.buttons?.[0]?.disabled).toBe(true)
    const one = board('bid', bids, { bid: 1 })
    expect(buttons(one)).toEqual(['Tarjoa yksi taakka'])
    stepOf(one)?.buttons?.[0]?.act()
    expect(one.send).toHaveBeenCalledWith({ type: 'Bid', burdens: 1 })
    expect(stepOf(one)?.buttons?.[0]?.sure).toBeUndefined()
    expect(said(stepOf(board('bid', bids, { bid: 10 }))?.buttons?.[0]?.sure ?? {})).toContain('häviäisit')
  })

  it('answer a card that asks, without its being touched, while there are few answers', () => {
    const cards = [{ id: 1, code: 10 }] as unknown as View['cards']
    const use: Action = { type: 'Use', card: 1, ability: 0 }
    const pass: Action = { type: 'Pass' }
    const asked = board('respond', [use, pass], {}, { cards })
    expect(buttons(asked)).toEqual(['Käytä: Gimli', 'En vastaa'])
    stepOf(asked)?.buttons?.[0]?.act()
    expect(asked.send).toHaveBeenCalledWith(use)
    expect(buttons(board('respond', [use, use, use, pass], {}, { cards }))).toEqual(['En vastaa'])
    expect(buttons(board('skirmish', [use, pass], {}, { cards }))).toEqual(['Passaa'])
  })

  it('say which text comes first by its card, or by its words where one card has both', () => {
    const cards = [
      { id: 1, code: 10 },
      { id: 2, code: 11 },
    ] as unknown as View['cards']
    const first: Action = { type: 'Use', card: 1, ability: 0 }
    const uses: Action[] = [first, { type: 'Use', card: 2, ability: 0 }]
    const asked = board('order', uses, {}, { cards })
    expect(buttons(asked)).toEqual(['Ensin Gimli', 'Ensin #11'])
    stepOf(asked)?.buttons?.[1]?.act()
    expect(asked.send).toHaveBeenCalledWith(uses[1])
    expect(buttons(board('order', [first, { type: 'Use', card: 1, ability: 1 }], {}, { cards }))[1]).toContain('nosta')
    expect(buttons(board('order', [...uses, ...uses, ...uses], {}, { cards }))).toEqual([])
  })

  it('offer places, players and ways', () => {
    expect(
      buttons(
        board('place', [
          { type: 'TakePlace', place: 0 },
          { type: 'TakePlace', place: 1 },
        ]),
      ),
    ).toEqual(['Ensimmäisenä', 'Toisena'])
    const player: Partial<View> = { choosing: { ...CHOOSING, names: 'seat' } }
    expect(buttons(board('player', [{ type: 'Pick', what: 1 }], {}, player))).toContain('Tarkka')
    expect(
      buttons(
        board('move-again', [
          { type: 'Decide', way: 0 },
          { type: 'Decide', way: 1 },
        ]),
      ),
    ).toEqual(['Pysähdy', 'Jatka matkaa'])
  })
})
