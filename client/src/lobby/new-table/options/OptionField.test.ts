import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OptionSpec } from '../../../api/wire'
import { speak } from '../../../i18n/translate'
import OptionField from './OptionField.svelte'
import type { Place } from '../../../api/tables'
import SeatsField from '../fields/SeatsField.svelte'

let shown: ReturnType<typeof mount> | undefined

function show(spec: OptionSpec, value: unknown) {
  const choose = vi.fn()
  shown = mount(OptionField, { target: document.body, props: { game: 'rolechess', spec, value, choose } })
  flushSync()
  return choose
}

const find = <T extends Element>(selector: string): T => {
  const found = document.body.querySelector<T>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

beforeAll(() => speak('fi'))
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

describe('a field of the new-table form', () => {
  it('is a labelled box for yes and no', () => {
    const choose = show({ name: 'free_pass', kind: 'bool', default: false }, false)
    const box = find<HTMLInputElement>('input[type=checkbox]')
    expect(find('label').textContent).toContain('Vuoron saa jättää väliin')
    box.click()
    expect(choose).toHaveBeenCalledWith(true)
  })

  it('is a number with its bounds', () => {
    const choose = show({ name: 'no_progress', kind: 'int', default: 50, min: 0, max: 500 }, 50)
    const field = find<HTMLInputElement>('input[type=number]')
    expect([field.min, field.max, field.value]).toEqual(['0', '500', '50'])
    field.value = '60'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(choose).toHaveBeenCalledWith(60)
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(choose).toHaveBeenLastCalledWith(null)
  })

  it('says what is wrong with a number', () => {
    show({ name: 'no_progress', kind: 'int', default: 50, min: 0, max: 500 }, 501)
    expect(find('[role=alert]').textContent).toBe('Anna luku väliltä 0–500.')
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
  })

  it('is a list of choices, given back as they came', () => {
    const choose = show({ name: 'teams', kind: 'choice', default: 2, choices: [2, 3] }, 2)
    const list = find<HTMLSelectElement>('select')
    list.selectedIndex = 1
    list.dispatchEvent(new Event('change', { bubbles: true }))
    expect(choose).toHaveBeenCalledWith(3)
  })
})

describe('the places', () => {
  it('offer me, a friend and each bot by name, from easy to hard', () => {
    const choose = vi.fn()
    shown = mount(SeatsField, {
      target: document.body,
      props: { places: ['me', 'open'], bots: ['greedy', 'level1', 'level2', 'uniform'], choose },
    })
    flushSync()
    const lists = [...document.body.querySelectorAll('select')]
    expect(lists).toHaveLength(2)
    expect([...(lists[1]?.options ?? [])].map(({ text }) => text.trim())).toEqual([
      'Minä',
      'Vapaa',
      'Botti Helppo',
      'Botti Leppoisa',
      'Botti Tarkka',
      'Botti Huoleton',
    ])
    const [, second] = lists
    if (second) second.selectedIndex = 2
    second?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(choose).toHaveBeenCalledWith(1, 'bot:level1')
  })

  it('tell what those bots are like who sit there, each once', () => {
    const places: Place[] = ['me', 'bot:level1', 'bot:best', 'bot:level1']
    shown = mount(SeatsField, { target: document.body, props: { places, bots: ['level1', 'best'], choose: vi.fn() } })
    flushSync()
    const told = [...document.body.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(/^Helppo Ottaa sen/)
    expect(told[1]).toMatch(/^Mestari /)
  })
})
