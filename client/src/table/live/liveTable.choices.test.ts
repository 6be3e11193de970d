import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../api/wire'
import { speak } from '../../i18n/translate'
import { opensRematch } from './narration'
import { setUp, story, table, update, written } from './liveTable.fake'

beforeAll(() => speak('fi'))
beforeEach(() => void story.mockReset().mockReturnValue({}))

describe('a choice at a LiveTable', () => {
  it('takes a second answer to the question on the screen for the first', async () => {
    vi.useFakeTimers()
    story.mockReturnValue({ ms: 400 })
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1, []))
    const fates = [live.choose({ type: 'Move' }), live.choose({ type: 'Move' })]
    const { id } = line.last()
    expect(line.sent.filter(({ type }) => type === 'do')).toHaveLength(1)
    line.says(update(2))
    line.says(update(3))
    line.says({ type: 'ack', id, at: 2 })
    expect(await Promise.all(fates)).toEqual(['done', 'done'])
    expect(live.acted).toBe(true)
    void live.choose({ type: 'Pass' })
    expect(line.last()).toMatchObject({ at: 2, action: { type: 'Pass' } })
    vi.useRealTimers()
  })

  it('may answer again what was refused, and what nobody told us of', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    for (const answer of [
      { type: 'refused', rule: 'RC-3.3', reason: 'can-act', facts: {} },
      { type: 'ack', at: 1 },
    ]) {
      const fate = live.choose({ type: 'Pass' })
      const sent = line.sent.length
      line.says({ ...answer, id: line.last().id })
      await fate
      void live.choose({ type: 'Pass' })
      expect(line.sent).toHaveLength(sent + 1)
      line.says({ type: 'error', id: line.last().id, code: 'unexpected', facts: {} })
      await Promise.resolve()
    }
  })

  it('tells of nothing before it was acted out: no line, no turn, no word', () => {
    vi.useFakeTimers()
    story.mockImplementation((event) => ({ line: String(event.type), ms: event.type === 'Rolled' ? 700 : 300 }))
    const { line, live, welcome } = setUp()
    welcome(1)
    line.says(update(1, [], { ask: { seats: [1], what: 'turn' } }))
    line.says(update(2, [{ type: 'Rolled' }, { type: 'Fell' }]))
    const lines = () => written(live).map((what) => (what as GameEvent).type)
    expect([live.shown?.at, live.settled?.at, lines(), live.myTurn, live.spoken]).toEqual([2, 1, [], false, ''])
    vi.advanceTimersByTime(700)
    expect([lines(), live.myTurn]).toEqual([['Rolled'], false])
    vi.advanceTimersByTime(300)
    expect([lines(), live.myTurn, live.spoken]).toEqual([['Rolled', 'Fell'], true, 'Rolled Fell'])
    vi.useRealTimers()
  })

  it('knows whether anything was done since the turn began', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    expect(live.acted).toBe(false)
    const fate = live.choose({ type: 'Move' })
    line.says(update(2))
    line.says({ type: 'ack', id: line.last().id, at: 2 })
    await fate
    expect(live.acted).toBe(true)
    line.says(update(3, [], { undone: true }))
    expect(live.acted).toBe(false)
    line.says(update(4, [], { undo: true, undone: true }))
    expect(live.acted).toBe(true)
    line.says(update(5, [], { ask: { seats: [1], what: 'turn' } }))
    line.says(update(6))
    expect(live.acted).toBe(false)
  })
})

describe('a message at a LiveTable', () => {
  const declined = () => {
    const { line, live, welcome } = setUp()
    welcome(1)
    line.says(update(1, [], { ask: { seats: [1], what: 'turn' } }))
    void live.draw('offer')
    line.says({ type: 'table', table: { ...table, draw_offered_by: 0 } })
    line.says({ type: 'table', table })
    expect(live.notice).toBe('draw-declined')
    return { line, live, welcome }
  }

  it('goes with the next event, and stays with the one that brought it', () => {
    const { line, live } = declined()
    line.says(update(2, []))
    expect(live.notice).toBeNull()
    void live.draw('offer')
    line.says({ type: 'table', table: { ...table, draw_offered_by: 0 } })
    line.says(update(3))
    line.says({ type: 'table', table })
    expect(live.notice).toBe('draw-declined')
  })

  it('goes with the end, which it must not hide', () => {
    vi.useFakeTimers()
    story.mockReturnValue({ ms: 400 })
    const { line, live, welcome } = setUp()
    welcome(1)
    line.says(update(1, []))
    line.says(update(2, [{ type: 'Fell' }], { ask: null, over: { scores: [0, 1], why: 'RC-8' } }))
    void live.choose({ type: 'Move' })
    line.says({ type: 'error', id: line.last().id, code: 'game_over', facts: {} })
    vi.advanceTimersByTime(400)
    expect([live.result?.why, live.trouble]).toEqual(['RC-8', null])
    vi.useRealTimers()
  })

  it('goes when the line broke and came back', () => {
    const { line, live, welcome } = declined()
    line.reconnect()
    welcome(1)
    expect(live.notice).toBeNull()
  })
})

describe('what the table answers for its player', () => {
  it('keeps an answer that waits, gives it up when told on, and has it at once when wanted', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    const fate = live.choose({ type: 'Pass' })
    line.says({ type: 'held', id: line.last().id })
    expect([await fate, live.busy, live.autoAnswers.held]).toEqual(['done', false, { at: 1, action: { type: 'Pass' } }])
    live.autoAnswers.giveNow()
    expect(line.last()).toMatchObject({ type: 'do', at: 1, action: { type: 'Pass' }, now: true })
    line.says(update(2))
    line.says({ type: 'ack', id: line.last().id, at: 2 })
    expect([live.autoAnswers.held, live.busy]).toEqual([null, false])
    live.autoAnswers.giveNow()
    expect(line.sent.filter(({ type }) => type === 'do')).toHaveLength(2)
  })

  it('knows which questions are let pass, and asks for more', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says({ type: 'lets_pass', may: ['skirmish', 'respond'], does: ['respond'], anyway: false })
    expect([live.autoAnswers.skippable, live.autoAnswers.skipped]).toEqual([['skirmish', 'respond'], ['respond']])
    void live.autoAnswers.skip('skirmish', true)
    expect(line.last()).toMatchObject({ type: 'let_pass', what: 'skirmish', on: true })
  })

  it('gives the only answer unless the player wants to be asked, which it remembers for other tables', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    const only = { ...update(1), forced: { type: 'Pass' } }
    expect(live.autoAnswers.forced(only)).toEqual({ type: 'Pass' })
    live.autoAnswers.askAnyway(true)
    expect(line.last()).toMatchObject({ type: 'let_pass', what: 'only-choice', on: false })
    line.says({ type: 'lets_pass', may: [], does: [], anyway: true })
    expect(live.autoAnswers.forced(only)).toBeNull()
    const other = setUp()
    other.welcome(0)
    other.line.says({ type: 'lets_pass', may: [], does: [], anyway: false })
    expect(other.line.last()).toMatchObject({ type: 'let_pass', what: 'only-choice', on: false })
    other.live.autoAnswers.askAnyway(false)
  })
})

describe('a choice on its way', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is marked on the board when the answer takes more than a moment, and said to be sent after a second', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    const fate = live.choose({ type: 'Step' })
    expect(live.choice.marked).toBeNull()
    vi.advanceTimersByTime(200)
    expect([live.choice.marked, live.choice.state]).toEqual([{ type: 'Step' }, 'sent'])
    vi.advanceTimersByTime(900)
    expect(live.choice.state).toBe('slow')
    line.says({ type: 'ack', id: line.last().id, at: 2 })
    await fate
    expect([live.choice.marked, live.choice.state]).toEqual([null, null])
  })
})

it('hears of a rematch once, when it is opened', () => {
  const [none, open] = [{ next: null }, { next: 't2' }]
  expect([opensRematch(none, open, 0), opensRematch(open, open, 0), opensRematch(none, none, 0)]).toEqual([
    true,
    false,
    false,
  ])
  expect([opensRematch(none, open, null), opensRematch(null, open, 0)]).toEqual([false, false])
})
