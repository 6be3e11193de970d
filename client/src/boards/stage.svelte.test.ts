import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stage, type Script } from './stage.svelte'

const START: number = 0
type Act = { adds: number; ms: number }
const act = (adds: number, ms = 100): Act => ({ adds, ms })

/** A scene is a number on its way to the view, and whether it has arrived. */
const script: Script<{ at: number; rests: boolean }, number, Act> = {
  arrive: (view, past, before) => ({ at: view + past.length * 1000 + (before ? 0.5 : 0), rests: true }),
  perform: ({ at }, { adds }) => ({ at: at + adds, rests: false }),
  settle: (_, view) => ({ at: view, rests: true }),
  ms: ({ ms }) => ms,
  opens: (events) => events.some(({ adds }) => adds === 7),
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a stage', () => {
  it('shows whoever opens the page the view, with traces of what happened last', () => {
    expect(new Stage(script, 5, { number: 1, events: [act(1)], past: [act(2)] }).scene).toEqual({
      at: 1005,
      rests: true,
    })
  })

  it('acts out what is there already where the script says so', () => {
    expect(new Stage(script, 5, { number: 1, events: [act(7)] }).scene).toEqual({ at: 12, rests: false })
  })

  it('acts one event after another, and then rests', () => {
    const stage = new Stage(script, START, { number: 1, events: [] })
    stage.show(3, { number: 2, events: [act(1), act(2, 50)] })
    expect(stage.scene.at).toBe(1)
    vi.advanceTimersByTime(99)
    expect(stage.scene.at).toBe(1)
    vi.advanceTimersByTime(1)
    expect(stage.scene).toEqual({ at: 3, rests: false })
    vi.advanceTimersByTime(50)
    expect(stage.scene).toEqual({ at: 3, rests: true })
  })

  it('does nothing when the same batch is shown again', () => {
    const stage = new Stage(script, START, { number: 1, events: [] })
    stage.show(9, { number: 1, events: [act(4)] })
    expect(stage.scene.at).toBe(0)
  })

  it('settles what was going on when the next batch comes', () => {
    const stage = new Stage(script, START, { number: 1, events: [] })
    stage.show(10, { number: 2, events: [act(1), act(1)] })
    stage.show(20, { number: 3, events: [act(5)] })
    expect(stage.scene.at).toBe(15)
    vi.advanceTimersByTime(100)
    expect(stage.scene).toEqual({ at: 20, rests: true })
  })

  it('catches up at once', () => {
    const stage = new Stage(script, START, { number: 1, events: [] })
    stage.show(10, { number: 2, events: [act(1), act(1)] })
    stage.show(20, { number: 3, events: [], past: [act(1)] })
    expect(stage.scene).toEqual({ at: 1020.5, rests: true })
    vi.runAllTimers()
    expect(stage.scene.at).toBe(1020.5)
  })

  it('is still where the reader wants stillness', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const stage = new Stage(script, START, { number: 1, events: [] })
    stage.show(3, { number: 2, events: [act(1), act(2)] })
    expect(stage.scene).toEqual({ at: 3, rests: true })
  })
})
