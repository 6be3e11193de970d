import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldAt, hold } from '../../lobby/mySeats'
import { speak } from '../../i18n/translate'
import { setUp, story, table, update, written } from './liveTable.fake'

const said = (...numbers: number[]) => ({
  type: 'said',
  lines: numbers.map((number) => ({ number, seat: 1, text: `${number}`, aside: [], time: 0 })),
})

beforeAll(() => speak('fi'))
beforeEach(() => {
  localStorage.clear()
  story.mockReset().mockImplementation((event) => ({ line: `${event.type} ${event.n}` }))
})

describe('LiveTable', () => {
  it('shows each batch once, with a number that grows', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    const first = live.batch
    line.says(update(2))
    expect(first.events).toEqual([{ type: 'Moved', n: 1 }])
    expect(live.batch.events).toEqual([{ type: 'Moved', n: 2 }])
    expect(live.batch.number).toBe(first.number + 1)
    expect(live.spoken).toBe('Moved 2')
    expect(live.myTurn).toBe(true)
  })

  it('is the judge’s turn while something waits for its word', () => {
    const { line, live, welcome } = setUp()
    const choice = { action: { type: 'Judge', upheld: true }, preview: null }
    welcome(0, null, true)
    line.says(update(1))
    expect([live.seat, live.judge, live.toJudge, live.myTurn]).toEqual([null, true, false, false])
    line.says(update(2, [], { legal: [choice] }))
    expect([live.toJudge, live.myTurn]).toEqual([true, true])
    line.says(update(3, [], { legal: [choice], over: { scores: [1, 0], why: 'TABLE-1' } }))
    expect(live.toJudge).toBe(false)
  })

  it('writes the past into the log without acting it out', () => {
    const { line, live, welcome } = setUp()
    welcome(3)
    for (const at of [1, 2, 3]) line.says(update(at))
    expect(live.log.entries).toHaveLength(3)
    expect(live.batch).toMatchObject({ events: [], past: [{ type: 'Moved', n: 3 }] })
    expect(live.shown?.at).toBe(3)
    expect(live.spoken).toBe('')
  })

  it('acts out a short gap after the line broke', () => {
    const { line, live, welcome } = setUp()
    welcome(1)
    line.says(update(1))
    line.reconnect()
    expect(line.last()).toEqual({ type: 'hello', token: 'token', seen: 1, heard: 0 })
    welcome(2)
    line.says(update(2))
    expect(live.connection).toBe('open')
    expect(live.batch.events).toHaveLength(1)
  })

  it('marks the gap where a fresh view came instead of events', () => {
    const { line, live, welcome } = setUp()
    welcome(40)
    line.says(update(40, [], { fresh: true }))
    expect(written(live)).toEqual(['gap'])
    expect(live.shown?.view).toEqual({ at: 40 })
  })

  it('does not take a view without a word for a choice taken back', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1, []))
    line.says(update(2, []))
    expect(live.log.entries).toEqual([])
  })

  it('writes down that a choice was taken back', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    line.says(update(2, [], { view: { at: 0 }, undone: true }))
    line.says(update(3, [], { view: { at: 0 } }))
    expect(written(live)).toEqual([{ type: 'Moved', n: 1 }, 'undone'])
  })

  it('holds a batch back while the one before is looked at', () => {
    vi.useFakeTimers()
    story.mockReturnValue({ ms: 400 })
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    line.says(update(2))
    expect(live.shown?.at).toBe(1)
    vi.advanceTimersByTime(400)
    expect(live.shown?.at).toBe(2)
    vi.useRealTimers()
  })

  it('does not give the end away before it was acted out', () => {
    vi.useFakeTimers()
    story.mockReturnValue({ ms: 400 })
    const { line, live, welcome } = setUp()
    const over = { scores: [1, 0], why: 'RC-8' }
    welcome(0)
    line.says(update(1))
    line.says(update(2, [{ type: 'Captured' }], { ask: null, over }))
    line.says({ type: 'table', table: { ...table, state: 'over', result: over } })
    expect(live.result).toBeNull()
    vi.advanceTimersByTime(400)
    expect([live.shown?.at, live.result]).toEqual([2, null])
    vi.advanceTimersByTime(400)
    expect(live.result).toEqual(over)
    vi.useRealTimers()
  })

  it('sends a choice with the number that was on the screen', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    const fate = live.choose({ type: 'Pass' })
    expect(live.busy).toBe(true)
    expect(line.last()).toMatchObject({ type: 'do', at: 1, action: { type: 'Pass' } })
    line.says({ type: 'ack', id: line.last().id, at: 2 })
    expect(await fate).toBe('done')
    expect(live.busy).toBe(false)
  })

  it('keeps a refusal until the next try', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    const fate = live.choose({ type: 'Pass' })
    line.says({ type: 'refused', id: line.last().id, rule: 'RC-3.3', reason: 'can-act', facts: {} })
    expect(await fate).toBe('refused')
    expect(live.whyNot.answer).toMatchObject({ rule: 'RC-3.3' })
    void live.choose({ type: 'Stay' })
    expect(live.whyNot.answer).toBeNull()
  })

  it('catches up at once when its choice was stale', async () => {
    vi.useFakeTimers()
    story.mockReturnValue({ ms: 400 })
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(update(1))
    line.says(update(2))
    const fate = live.choose({ type: 'Pass' })
    line.says({ type: 'error', id: line.last().id, code: 'stale', facts: {} })
    expect(await fate).toBe('failed')
    expect(live.shown?.at).toBe(2)
    expect(live.trouble?.code).toBe('stale')
    vi.useRealTimers()
  })

  it('says that a draw was declined, but not that one’s own offer was taken back', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    void live.draw('offer')
    line.says({ type: 'table', table: { ...table, draw_offered_by: 0 } })
    line.says({ type: 'table', table })
    expect(live.notice).toBe('draw-declined')
    void live.draw('offer')
    line.says({ type: 'table', table: { ...table, draw_offered_by: 0 } })
    void live.draw('decline')
    line.says({ type: 'table', table })
    expect(live.notice).toBeNull()
  })

  it('says a new name, and writes down who is called otherwise', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    const fate = live.rename('Aune')
    expect(line.last()).toMatchObject({ type: 'name', name: 'Aune' })
    line.says({ type: 'table', table: { ...table, seats: [{ ...table.seats[0], name: 'Aune' }, table.seats[1]] } })
    line.says({ type: 'ack', id: line.last().id, at: 0 })
    expect(await fate).toBe('done')
    expect([live.names[0], written(live)]).toEqual(['Aune', [{ seat: 0, from: 'Aino', to: 'Aune' }]])
  })

  it('keeps its seat, and the one at the rematch', () => {
    const { line, live, welcome } = setUp(null)
    welcome(0, null)
    hold({ id: 't1', game: '', seat: null, token: 'mine' })
    live.takeSeat('mine')
    welcome(0, 1)
    expect(heldAt('t1')).toEqual({ id: 't1', game: 'rolechess', seat: 1, token: 'mine', commitment: '' })
    line.says({ type: 'table', table: { ...table, state: 'over', next: 't2' } })
    expect(heldAt('t2')).toMatchObject({ id: 't2', game: 'rolechess', token: 'mine' })
  })

  it('keeps nothing for an onlooker', () => {
    const { line, welcome } = setUp(null)
    welcome(0, null)
    line.says({ type: 'table', table: { ...table, state: 'over', next: 't2' } })
    expect(heldAt('t2')).toBeUndefined()
  })

  it('looks on when its token opens no seat', () => {
    hold({ id: 't1', game: 'rolechess', seat: 0, token: 'token' })
    const { line, live, welcome } = setUp()
    line.says({ type: 'error', id: null, code: 'bad_token', facts: {} })
    expect(line.last()).toEqual({ type: 'hello', token: null, seen: 0, heard: 0 })
    welcome(0, null)
    expect(live.seat).toBeNull()
    expect(live.trouble?.code).toBe('bad_token')
    expect(heldAt('t1')).toBeUndefined()
  })

  it('stops where there is no table', async () => {
    const { line, live } = setUp()
    const fate = live.undo()
    line.says({ type: 'error', id: null, code: 'no_such_table', facts: {} })
    expect(live.fatal).toBe('no_such_table')
    expect(live.connection).toBe('closed')
    expect(await fate).toBe('failed')
  })

  it('keeps talk apart from the game: it makes nothing busy, and its refusals are its own', async () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    expect(live.hasChat).toBe(false)
    const fate = live.say('Hei', [])
    expect(live.busy).toBe(false)
    expect(line.last()).toMatchObject({ type: 'say', text: 'Hei', aside: [] })
    line.says({ type: 'refused', id: line.last().id, rule: 'TABLE-8', reason: 'too-long', facts: {} })
    await expect(fate).resolves.toBe('refused')
    expect(live.refused).toBeNull()
    expect(live.chat.trouble).toMatchObject({ rule: 'TABLE-8' })
  })

  it('asks after a gap for the lines it has not heard, and hears none twice', () => {
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(said(1, 2))
    line.reconnect()
    expect(line.last()).toEqual({ type: 'hello', token: 'token', seen: 0, heard: 2 })
    welcome(0)
    line.says(said(2, 3))
    expect([live.hasChat, live.chat.lines.map(({ number }) => number)]).toEqual([true, [1, 2, 3]])
    live.takeSeat('other')
    expect(line.last()).toEqual({ type: 'hello', token: 'other', seen: 0, heard: 0 })
    expect(live.chat.lines).toEqual([])
  })

  it('remembers with the seat what was read, and a rematch begins unread', () => {
    hold({ id: 't1', game: 'rolechess', seat: 0, token: 'token' })
    const { line, live, welcome } = setUp()
    welcome(0)
    line.says(said(1))
    expect(live.chat.unread).toBe(1)
    live.markChatRead()
    expect(heldAt('t1')).toMatchObject({ read: 1, seat: 0 })
    line.says({ type: 'table', table: { ...table, state: 'over', next: 't2' } })
    expect(heldAt('t2')).toMatchObject({ read: 0 })
  })
})
