import { beforeAll, expect, it } from 'vitest'
import type { Choice } from '../../api/wire'
import { learnWords, speak } from '../../i18n/translate'
import { adviceWords, cellsOf, possible } from './hintText'

const choice = (action: Record<string, unknown>, text?: string): Choice =>
  ({ action, preview: null, ...(text ? { text } : {}) }) as Choice

beforeAll(async () => {
  await speak('fi')
  await learnWords('rolechess', 'table')
})

it('says what may be done by its kinds, with the rule', () => {
  const legal = [
    choice({ type: 'Step', src: 1, dst: 2 }),
    choice({ type: 'Step', src: 1, dst: 3 }),
    choice({ type: 'Pass' }),
  ]
  expect(possible('rolechess', legal)).toEqual(['siirtää nappulaa, 2 tapaa (RC-4.0)', 'jättää vuoron väliin (RC-3.3)'])
})

it('says what it comes to where the game has other words for one question', async () => {
  await learnWords('lotr')
  const legal = [choice({ type: 'Pass' })]
  expect(possible('lotr', legal, 'fellowship')).toEqual(['lähteä liikkeelle (LOTR-7.8)'])
  expect(possible('lotr', legal, 'maneuver')).toEqual(['passata (LOTR-10.2)'])
})

it('names the first choices of a game without words', () => {
  const legal = Array.from({ length: 9 }, (_, n) => choice({ type: 'Lay', card: n }, `lay ${n}`))
  expect(possible('nim', legal)).toEqual(['lay 0', 'lay 1', 'lay 2', 'lay 3', 'lay 4'])
})

it('tells advice in the game’s words, or by its notation', () => {
  const action = { type: 'Attack', src: 16, target: 31 }
  const hints = [
    { key: 'attack', facts: { piece: 'knight', from: 'c3', foe: 'emperor', to: 'd5' } },
    { key: 'emperor', facts: { kill: 6, hit: 20, loss: 1.2 } },
  ]
  expect(adviceWords('rolechess', { action, text: 'c3xd5', hints })).toEqual([
    'Hyökkää: ritari (c3), kohteena keisari (d5).',
    'Tämä voi ratkaista pelin: keisari kaatuu 6 prosentin todennäköisyydellä.',
  ])
  expect(adviceWords('nim', { action: { type: 'Take' }, text: 'take 2', hints: [] })).toEqual(['take 2'])
  expect(cellsOf(action)).toEqual([16, 31])
})
