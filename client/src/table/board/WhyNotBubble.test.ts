import { mount, flushSync, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../../i18n/translate'
import { WhyNot } from './whyNot.svelte'
import WhyNotBubble from './WhyNotBubble.svelte'

const REFUSED = { type: 'refused', id: 'q', rule: 'RC-4.0', reason: 'occupied', facts: { cell: 'd3' } } as const

let why: WhyNot
let question = 'q'
let cell: HTMLButtonElement
let openRule: (rule: string) => void
let bubble: Record<string, unknown>

const said = () => document.querySelector('[role=status]')?.textContent?.trim() ?? ''
const link = () => document.querySelector<HTMLElement>('[role=status] button')

beforeAll(() => speak('fi'))
beforeEach(() => {
  question = 'q'
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="box"><button id="cell"></button></div>'
  const box = document.querySelector<HTMLElement>('#box') as HTMLElement
  cell = document.querySelector('#cell') as HTMLButtonElement
  openRule = vi.fn()
  why = new WhyNot(() => question)
  bubble = mount(WhyNotBubble, { target: box, props: { why, game: 'rolechess', box, openRule } })
})
afterEach(async () => {
  vi.useRealTimers()
  await unmount(bubble)
})

function answer() {
  why.ask({ type: 'Pass' }, cell)
  why.takeAnswer(REFUSED)
  flushSync()
}

describe('the bubble', () => {
  it('says why, with the rule, in a region that was there before', () => {
    expect(document.querySelector('[role=status]')).not.toBeNull()
    expect(said()).toBe('')
    answer()
    expect(said()).toBe('Ympyrä d3 on varattu. Sääntö RC-4.0')
  })

  it('speaks the language of the moment', async () => {
    answer()
    await speak('sv')
    flushSync()
    expect(said()).toContain('Regel RC-4.0')
    await speak('fi')
  })

  it('tells an error that has a rule, and nothing of a question asked too late', () => {
    why.ask({ type: 'Pass' }, cell)
    why.takeAnswer({ type: 'error', code: 'onlooker', facts: { rule: 'TABLE-5' }, id: 'q' })
    flushSync()
    expect(said()).toBe('Katsoja ei voi osallistua peliin. Sääntö TABLE-5')
    why.ask({ type: 'Pass' }, cell)
    why.takeAnswer({ type: 'error', code: 'stale', facts: { at: 3 }, id: 'q' })
    flushSync()
    expect(said()).toBe('')
  })

  it('opens the rule, and leaves the keyboard where it was', () => {
    answer()
    link()?.focus()
    link()?.click()
    flushSync()
    expect(openRule).toHaveBeenCalledWith('RC-4.0')
    expect(document.activeElement).toBe(cell)
    expect(said()).toBe('')
  })

  it.each([
    ['a touch elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['Escape', () => cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['Enter elsewhere', () => cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))],
    ['a while', () => vi.advanceTimersByTime(20_000)],
  ])('is gone with %s', (_, happens) => {
    answer()
    happens()
    flushSync()
    expect(said()).toBe('')
  })

  it('stays while the keyboard rests on it, and through arrow keys and Tab', () => {
    answer()
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    link()?.focus()
    flushSync()
    vi.advanceTimersByTime(60_000)
    flushSync()
    expect(said()).not.toBe('')
  })

  it('hands the focus back when the game goes on', () => {
    answer()
    link()?.focus()
    why.hide()
    flushSync()
    expect(document.activeElement).toBe(cell)
  })
})

describe('the question', () => {
  it('takes its own answer alone, and only the newest', () => {
    question = 'a'
    why.ask({ type: 'Pass' }, cell)
    question = 'b'
    why.ask({ type: 'Pass' }, cell)
    expect(why.takeAnswer({ ...REFUSED, id: 'a' })).toBe(false)
    expect(why.answer).toBeNull()
    expect(why.takeAnswer({ type: 'allowed', id: 'b' })).toBe(true)
    expect(why.answer).toBeNull()
  })

  it('is forgotten when the game goes on before the answer', () => {
    why.ask({ type: 'Pass' }, cell)
    why.hide()
    why.takeAnswer(REFUSED)
    expect(why.answer).toBeNull()
  })

  it('tells a refused choice where the board was touched, and no other refusal', () => {
    why.touched = cell
    why.noteSent('q')
    why.touched = null
    expect(why.takeRefusal({ ...REFUSED, id: 'draw' })).toBe(false)
    expect(why.takeRefusal(REFUSED)).toBe(true)
    expect(why.place).toBe(cell)
    expect(why.answer).toBe(REFUSED)
  })

  it('is none where a double click made a choice', () => {
    why.touched = cell
    why.noteSent('c')
    why.ask({ type: 'Pass' })
    expect(why.takeAnswer(REFUSED)).toBe(false)
    vi.advanceTimersByTime(1000)
    why.ask({ type: 'Pass' })
    expect(why.takeAnswer(REFUSED)).toBe(true)
  })
})
