import { beforeEach, expect, test } from 'vitest'
import { setUp, table, update } from '../live/liveTable.fake'

const withPlan = (by: number, more = {}) => ({ ...table, plan: { by, agreed: [], ...more } })

beforeEach(() => localStorage.clear())

test('whoever a bot plays for is not asked, and comes back by a word (TABLE-17)', () => {
  const { line, live, welcome } = setUp()
  welcome(0)
  line.says(update(1))
  expect(live.myTurn).toBe(true)
  line.says({ type: 'table', table: { ...table, seats: table.seats.map((seat) => ({ ...seat, stand_in: 'greedy' })) } })
  expect([live.myTurn, live.consent.standIn]).toEqual([false, 'greedy'])
  void live.consent.comeBack()
  expect(line.last()).toMatchObject({ type: 'return' })
})

test('a step back that is granted is not called turned down; one that is, is (TABLE-18)', () => {
  const { line, live, welcome } = setUp()
  welcome(0)
  line.says(update(1))
  for (const granted of [true, false]) {
    void live.consent.askStepBack()
    expect(line.last()).toMatchObject({ type: 'step_back', choices: 1 })
    line.says({ type: 'table', table: withPlan(0) })
    if (granted) line.says(update(2, [], { undone: true }))
    line.says({ type: 'table', table })
    expect(live.notice).toBe(granted ? null : 'plan-declined')
  }
})

test('what I take back myself nobody has turned down', () => {
  const { line, live, welcome } = setUp()
  welcome(0)
  void live.consent.askForBot(1, 'greedy')
  line.says({ type: 'table', table: withPlan(0, { seat: 1, bot: 'greedy' }) })
  void live.consent.withdraw()
  expect(line.last()).toMatchObject({ type: 'consent', yes: false })
  line.says({ type: 'table', table })
  expect(live.notice).toBeNull()
})
