import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak, t } from '../../../i18n/translate'
import { MEN } from '../tileScene'
import { dangersTo } from '../board/labels'
import { optionsOf } from './attackOptions'
import { oddsParts } from './oddsParts'
import { NOTHING, type Legal } from './pick'
import { stepOf, type Moment } from './step'
import type { Chances, View } from '../types'

beforeAll(() => speak('fi'))

const chances = (kill: number): Chances => ({ factors: [4], defence: 6, energy: 10, hit: 0.5, loss: 1, kill })
const cellOf = (seat: number, kind: string): number =>
  MEN.find(({ piece, cell }) => cell !== null && piece.seat === seat && piece.kind === kind)?.cell ?? -1
const ADJUTANT = cellOf(0, 'adjutant')
const GUARD = cellOf(0, 'guard')
const EMPEROR = cellOf(0, 'emperor')
const FOE = cellOf(1, 'knight')

const view = { pieces: MEN, threats: [null, null], target: FOE } as unknown as View
const threatened = { ...view, threats: [{ src: FOE, dst: 24, partner: null, kill: 0.14 }, null] } as unknown as View
const ATTACKS: Legal[] = [
  {
    action: { type: 'Attack', src: ADJUTANT, target: FOE },
    preview: { chances: chances(0.25), pairs: [{ src: GUARD, chances: chances(0.4) }] },
  },
]

function say(more: Partial<Moment> = {}) {
  const send = vi.fn()
  const attack = vi.fn()
  const moment: Moment = {
    ...{ view, seat: 0, what: 'turn', legal: ATTACKS, pick: NOTHING, steps: new Set(), targets: new Set() },
    ...{ option: null, send, drop: vi.fn(), ...more },
  }
  const [best = null] = optionsOf(moment.legal, moment.what, moment.pick, moment.view, { send, attack })
  const step = stepOf({ ...moment, option: best })
  const buttons = step?.buttons?.map((button) => t(button.key, button.args))
  return { words: step?.key ? t(step.key, step.args) : '', buttons, step, send, attack }
}

describe('the sentence follows the choice', () => {
  it('leaves the question its own words while nothing is picked', () => {
    expect(say()).toMatchObject({ words: '', buttons: undefined })
  })

  it('warns of the Emperor’s danger, with its chance', () => {
    expect(say({ view: threatened }).words).toMatch(/^Keisarisi on vaarassa: ritari \d voi kaataa sen \(14\s%\)/)
  })

  it('names both of a pair', () => {
    const pair = { ...view, threats: [{ src: FOE, dst: FOE, partner: cellOf(1, 'adjutant'), kill: 0.3 }, null] }
    expect(say({ view: pair as unknown as View }).words).toMatch(/ritari \d ja adjutantti \d voivat yhdessä kaataa sen/)
  })

  it('says what to touch for the piece picked', () => {
    const pick = { from: ADJUTANT, target: null }
    expect(say({ pick, steps: new Set([3]) }).words).toBe('Adjutantti 1: valitse vihreä piste.')
    expect(say({ pick, steps: new Set([3]), targets: new Set([FOE]) }).words).toContain('tai punainen kohde')
    expect(say({ pick, targets: new Set([FOE]) }).words).toBe('Adjutantti 1: valitse punainen kohde.')
  })

  it('promises the odds of the best way, and holds its button', () => {
    const { words, buttons, step, attack } = say({ pick: { from: ADJUTANT, target: FOE } })
    expect(words).toMatch(/^Ritari \d \(..\): kaatuu 40\s%, menettää energiaa 10\s%, torjuu 50\s%\.$/)
    expect(buttons).toEqual(['Hyökkää yhdessä: vartija 1', 'Älä hyökkää'])
    expect(step?.buttons?.[0]?.look).toBe('main')
    step?.buttons?.[0]?.act()
    expect(attack).toHaveBeenCalledWith(expect.objectContaining({ join: GUARD }))
  })

  it('names whoever opens where nobody is picked', () => {
    expect(say({ pick: { from: null, target: FOE } }).buttons?.[0]).toBe('Hyökkää: adjutantti 1 ja vartija 1')
  })

  it('asks on after a move, and can stop', () => {
    const legal: Legal[] = [...ATTACKS, { action: { type: 'Stop' }, preview: null }]
    const { buttons, step, send } = say({ what: 'attack', legal })
    expect(buttons).toEqual(['Lopeta vuoro'])
    step?.buttons?.[0]?.act()
    expect(send).toHaveBeenCalledWith({ type: 'Stop' })
    expect(say({ what: 'attack', legal, pick: { from: null, target: FOE } }).buttons).toHaveLength(2)
  })

  it('answers with whom, and whether to take the circle', () => {
    const alone: Legal = { action: { type: 'Alone' }, preview: { chances: chances(0.1), pairs: [] } }
    expect(say({ what: 'partner', legal: [alone] }).buttons).toEqual(['Hyökkää yksin'])
    const legal = (['Advance', 'Stay'] as const).map((type): Legal => ({ action: { type }, preview: null }))
    expect(say({ what: 'advance', legal }).buttons?.[1]).toBe('Jää paikalleen')
  })

  it('passes where that is allowed, as an end of the turn', () => {
    const { step } = say({ legal: [{ action: { type: 'Pass' }, preview: null }] })
    expect(step?.buttons?.[0]).toMatchObject({ key: 'rolechess-do-pass', ends: true })
  })

  it('is silent out of turn', () => {
    expect(say({ what: '', legal: [] }).step).toBeNull()
  })
})

describe('the danger on the board', () => {
  it('is drawn for one’s own Emperor, by the way the attacker would go', () => {
    expect(dangersTo(threatened, 0)).toEqual([{ cell: EMPEROR, ways: [[FOE, 24, EMPEROR]], kill: 0.14 }])
    expect(dangersTo(threatened, 1)).toEqual([])
    expect(dangersTo(threatened, null)).toHaveLength(1)
  })
})

describe('the odds of an attack', () => {
  it('make up a hundred per cent, however they are rounded', () => {
    for (let kill = 0; kill <= 1; kill += 1 / 36)
      for (let hit = kill; hit <= 1; hit += 1 / 72) {
        const parts = Object.values(oddsParts({ kill, hit })).map((part) => parseInt(part))
        expect(parts.reduce((sum, part) => sum + part)).toBe(100)
      }
  })
})
