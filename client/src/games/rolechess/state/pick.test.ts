import { describe, expect, it } from 'vitest'
import { actors, companyOf, NOTHING, only, steps, targets, touch, waysTo, type Legal } from './pick'
import type { Action, Attack, Chances, Odds, Question } from '../types'

const chances = (kill: number, loss = 1): Chances => ({ factors: [4], defence: 6, energy: 10, hit: 0.5, loss, kill })
const plain = (action: Action): Legal => ({ action, preview: null })
const attack = (src: number, target: number, kill: number, ...pairs: [number, number][]): Legal => ({
  action: { type: 'Attack', src, target },
  preview: { chances: chances(kill), pairs: pairs.map(([joins, with_]) => ({ src: joins, chances: chances(with_) })) },
})

const KNIGHT = 21
const ADJUTANT = 18
const FOE = 30
const OTHER = 40
const TURN: Legal[] = [
  plain({ type: 'Step', src: KNIGHT, dst: 8 }),
  plain({ type: 'Step', src: 3, dst: 4 }),
  attack(KNIGHT, FOE, 0.1, [ADJUTANT, 0.4]),
  attack(ADJUTANT, FOE, 0.2, [KNIGHT, 0.4]),
  attack(KNIGHT, OTHER, 0),
]
const NOWHERE = { opener: null, target: null }
const touched = (cell: number, pick = NOTHING, what: Question | '' = 'turn', legal = TURN) =>
  touch(cell, pick, what, legal, NOWHERE)

describe('what may be touched', () => {
  it('pieces that act, where they go, whom they attack', () => {
    expect(actors(TURN)).toEqual(new Set([KNIGHT, 3, ADJUTANT]))
    expect(steps(TURN, KNIGHT)).toEqual(new Set([8]))
    expect(steps(TURN, null)).toEqual(new Set())
    expect(targets(TURN, ADJUTANT)).toEqual(new Set([FOE]))
    expect(targets(TURN, null)).toEqual(new Set([FOE, OTHER]))
  })
})

describe('a touch at the start of a turn', () => {
  it('picks up a piece and puts it down again', () => {
    expect(touched(KNIGHT)).toEqual({ pick: { from: KNIGHT, target: null } })
    expect(touched(KNIGHT, { from: KNIGHT, target: null })).toEqual({ pick: NOTHING })
  })

  it('moves the piece picked', () => {
    const { pick, send } = touched(8, { from: KNIGHT, target: null })
    expect(pick).toEqual(NOTHING)
    expect(send).toEqual({ type: 'Step', src: KNIGHT, dst: 8 })
  })

  it('does not move another piece, nor one that is not picked', () => {
    expect(touched(8, { from: 3, target: null }).send).toBeUndefined()
    expect(touched(8).send).toBeUndefined()
  })

  it('aims at an enemy and never attacks by itself', () => {
    expect(touched(FOE, { from: KNIGHT, target: null })).toEqual({ pick: { from: KNIGHT, target: FOE } })
    expect(touched(FOE)).toEqual({ pick: { from: null, target: FOE } })
    expect(touched(FOE, { from: KNIGHT, target: FOE })).toEqual({ pick: { from: KNIGHT, target: null } })
  })

  it('aims with another piece where the one picked cannot', () => {
    expect(touched(OTHER, { from: ADJUTANT, target: null })).toEqual({ pick: { from: null, target: OTHER } })
  })

  it('keeps what is picked where nothing comes of the touch, and says so', () => {
    expect(touched(47, { from: KNIGHT, target: FOE })).toEqual({ pick: { from: KNIGHT, target: FOE }, dead: true })
    expect(touched(47)).toEqual({ pick: NOTHING, dead: true })
    expect(touched(47, NOTHING, '', [])).toEqual({ pick: NOTHING, dead: true })
  })
})

describe('the ways to attack', () => {
  const seen = (from: number | null) => waysTo(TURN, FOE, from).map(({ attack: { src }, join }) => [src, join])

  it('are those of the opener picked, the most deadly first', () => {
    expect(seen(KNIGHT)).toEqual([
      [KNIGHT, ADJUTANT],
      [KNIGHT, null],
    ])
  })

  it('list a pair once where no opener is picked', () => {
    expect(seen(null)).toEqual([
      [KNIGHT, ADJUTANT],
      [ADJUTANT, null],
      [KNIGHT, null],
    ])
  })
})

describe('the later questions', () => {
  const partner: Legal[] = [plain({ type: 'Join', src: ADJUTANT }), plain({ type: 'Alone' })]
  const advance: Legal[] = [plain({ type: 'Advance' }), plain({ type: 'Stay' })]
  const battle = { opener: KNIGHT, target: FOE }

  it('finds the company that was chosen with the attack', () => {
    expect(companyOf(partner, ADJUTANT)).toEqual({ type: 'Join', src: ADJUTANT })
    expect(companyOf(partner, null)).toEqual({ type: 'Alone' })
    expect(companyOf(partner, 5)).toBeNull()
    expect(companyOf(TURN, null)).toBeNull()
  })

  it('joins by a touch on the partner', () => {
    expect(touched(ADJUTANT, NOTHING, 'partner', partner).send).toEqual({ type: 'Join', src: ADJUTANT })
    expect(touched(5, NOTHING, 'partner', partner)).toEqual({ pick: NOTHING, dead: true })
  })

  it('takes the freed circle, or stays, by a touch', () => {
    expect(touch(FOE, NOTHING, 'advance', advance, battle).send).toEqual({ type: 'Advance' })
    expect(touch(KNIGHT, NOTHING, 'advance', advance, battle).send).toEqual({ type: 'Stay' })
    expect(touch(5, NOTHING, 'advance', advance, battle)).toEqual({ pick: NOTHING, dead: true })
  })

  it('finds a plain action', () => {
    expect(only(advance, 'Stay')).toEqual({ type: 'Stay' })
    expect(only(advance, 'Pass')).toBeNull()
  })

  it('offers only the moved piece after a move', () => {
    const legal: Legal[] = [attack(8, FOE, 0.3), plain({ type: 'Stop' })]
    expect(touch(FOE, NOTHING, 'attack', legal, NOWHERE).pick.target).toBe(FOE)
    const [way] = waysTo(legal, FOE, null)
    expect(way?.attack satisfies Attack | undefined).toEqual({ type: 'Attack', src: 8, target: FOE })
    expect((legal[0]?.preview as Odds).pairs).toEqual([])
  })
})
