import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { speak } from '../../i18n/translate'
import { botsThink, promptOf, type Situation } from './promptText'
import { setUp, story, update } from '../live/liveTable.fake'
import { situationOf } from '../live/situation'

const MINE = { ask: { seats: [0], what: 'turn' } }
const OTHERS = { ask: { seats: [1], what: 'turn' } }
const ASKED = 'Siirrä nappulaa tai hyökkää.'

beforeAll(() => speak('fi'))
beforeEach(() => {
  vi.useFakeTimers()
  story.mockReset().mockReturnValue({ ms: 400 })
})
afterEach(() => {
  vi.useRealTimers()
  story.mockReset()
})

function seated() {
  const { line, live, welcome } = setUp()
  const situation = () => situationOf(live, null) as Situation
  welcome(1)
  return { line, live, situation, sentence: () => promptOf(situation()) }
}

it('asks nothing more from the click on, and again what was refused', async () => {
  const { line, live, sentence } = seated()
  line.says(update(1, [], MINE))
  expect(sentence()).toBe(ASKED)
  const fate = live.choose({ type: 'Move' })
  expect(sentence()).toBe('')
  line.says({ type: 'refused', id: line.last().id, rule: 'RC-3.3', reason: 'can-act', facts: {} })
  await fate
  expect(sentence()).toBe(ASKED)
})

it('says after a second that the answer is on its way, until it has arrived', async () => {
  const { line, live, sentence } = seated()
  line.says(update(1, [], MINE))
  const fate = live.choose({ type: 'Move' })
  vi.advanceTimersByTime(999)
  expect(sentence()).toBe('')
  vi.advanceTimersByTime(1)
  expect(sentence()).toBe('Lähetetään…')
  line.says(update(2, [], OTHERS))
  line.says({ type: 'ack', id: line.last().id, at: 2 })
  await fate
  vi.advanceTimersByTime(2000)
  expect(sentence()).toBe('Eino miettii siirtoaan.')
})

it('says nothing while the board shows another question than the one before', () => {
  const { line, situation, sentence } = seated()
  line.says(update(1, [], OTHERS))
  expect([sentence(), botsThink(situation())]).toEqual(['Eino miettii siirtoaan.', true])
  line.says(update(2, [{ type: 'Moved' }], MINE))
  expect([sentence(), botsThink(situation())]).toEqual(['', false])
  vi.advanceTimersByTime(400)
  expect(sentence()).toBe(ASKED)
})

it('says who is waited for through all that they do in one turn', () => {
  const { line, sentence } = seated()
  line.says(update(1, [], OTHERS))
  line.says(update(2, [{ type: 'Moved' }], OTHERS))
  expect(sentence()).toBe('Eino miettii siirtoaan.')
})
