import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../../api/wire'
import { speak } from '../../i18n/translate'
import PromptBar from './PromptBar.svelte'
import { Steps } from './steps.svelte'

const table = { game: 'rolechess', state: 'playing', seats: [] } as unknown as TableInfo
const situation = {
  table,
  ask: { seats: [0], what: 'turn' },
  seat: 0,
  judge: false,
  toJudge: false,
  names: ['Aino'],
  side: (seat: number) => seat,
  result: null,
}
const settled = async () => {
  await new Promise((then) => setTimeout(then))
  flushSync()
}

function setUp(more: { acted?: boolean; ready?: boolean; over?: boolean } = {}) {
  const steps = new Steps()
  const { acted = false, ready = true, over = false } = more
  const result = over ? { scores: [1, 0], why: 'RC-8' } : null
  const props = {
    situation: { ...situation, result },
    steps,
    ready,
    acted,
    myTurn: true,
    busy: false,
    canUndo: false,
    undo: () => undefined,
  }
  const page = mount(PromptBar, { target: document.body, props })
  const say = (step: Parameters<Steps['say']>[0]) => {
    steps.say(step)
    flushSync()
  }
  const sentence = () => document.querySelector('.prompt')?.textContent
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.buttons button')]
  const looks = () => buttons().map(({ className }) => /main|plain|quiet/.exec(className)?.[0])
  const press = async (at: number) => {
    buttons()[at]?.click()
    await settled()
  }
  return { steps, say, sentence, buttons, looks, press, done: () => unmount(page) }
}

beforeAll(() => speak('fi'))

describe('the sentence', () => {
  it('follows the step, holds its buttons, and goes back to the question', async () => {
    const { say, sentence, buttons, press, done } = setUp()
    const act = vi.fn()
    expect([sentence(), buttons()]).toEqual(['Siirrä nappulaa tai hyökkää.', []])
    say({ key: 'draw-offered', args: { name: 'Aino' }, buttons: [{ key: 'continue', look: 'main', act }] })
    expect(sentence()).toBe('Aino tarjoaa tasapeliä.')
    await press(0)
    expect(act).toHaveBeenCalledOnce()
    say({ buttons: [] })
    expect([sentence(), document.querySelector('.buttons')]).toEqual([
      'Siirrä nappulaa tai hyökkää.',
      expect.anything(),
    ])
    say(null)
    expect(document.querySelector('.buttons')).toBeNull()
    await done()
  })

  it.each([{ ready: false }, { over: true }])('keeps a step back while %o', async (more) => {
    const { say, sentence, buttons, done } = setUp(more)
    const before = sentence()
    say({ key: 'continue', buttons: [{ key: 'continue', act: () => undefined }] })
    expect([sentence(), buttons()]).toEqual([before, []])
    await done()
  })

  it('asks before a turn is ended with nothing done, once, and draws that button quiet', async () => {
    const { say, sentence, buttons, looks, press, done } = setUp()
    const act = vi.fn()
    say({ buttons: [{ key: 'continue', look: 'main', ends: true, act }] })
    expect(looks()).toEqual(['quiet'])
    buttons()[0]?.focus()
    await press(0)
    expect(sentence()).toContain('Lopetetaanko vuoro?')
    expect(document.activeElement).toBe(buttons()[0])
    await press(0)
    expect([act.mock.calls.length, sentence()]).toEqual([0, 'Siirrä nappulaa tai hyökkää.'])
    await press(0)
    await press(1)
    expect(act).toHaveBeenCalledOnce()
    await done()
  })

  it('ends a turn without a word where something was done, or where the board knows that it was', async () => {
    const { say, looks, press, done } = setUp({ acted: true })
    const act = vi.fn()
    const buttons = [{ key: 'continue', look: 'main', ends: true, act }] as const
    say({ buttons })
    expect(looks()).toEqual(['main'])
    await press(0)
    expect(act).toHaveBeenCalledOnce()
    say({ buttons, idle: true })
    expect(looks()).toEqual(['quiet'])
    await done()
  })

  it('asks what a board asks, and lets go of the question when the table moves on', async () => {
    const { steps, sentence, buttons, press, done } = setUp()
    const answer = steps.sure({ key: 'resign-sure', yes: { key: 'resign-yes' } })
    flushSync()
    expect([sentence(), ...buttons().map((each) => each.textContent.trim())]).toEqual([
      'Luovutetaanko peli?',
      'En vielä',
      'Kyllä, luovutan',
    ])
    await press(1)
    expect(await answer).toBe(true)
    const other = steps.sure({ key: 'resign-sure' })
    steps.drop()
    expect(await other).toBe(false)
    await done()
  })
})
