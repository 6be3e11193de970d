import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import CellGrid from './CellGrid.svelte'

type Props = ComponentProps<typeof CellGrid>
let shown: ReturnType<typeof mount> | null = null

/** Three cells in a row, two rows of them, seen from the other side. */
function grid(part: Partial<Props> = {}) {
  const props: Props = {
    label: 'Lauta',
    rows: [
      [5, 4, 3],
      [2, 1, 0],
    ],
    name: (cell) => `ruutu ${cell}`,
    chosen: 4,
    home: 2,
    ...part,
  }
  shown = mount(CellGrid, { target: document.body, props })
  flushSync()
  const cell = (number: number) => document.querySelector<HTMLElement>(`[data-cell="${number}"]`) as HTMLElement
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    flushSync()
  }
  return { cell, press }
}

afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

describe('a grid of cells', () => {
  it('is read aloud cell by cell, and has one tab stop', () => {
    const { cell } = grid({ touch: vi.fn() })
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Lauta')
    expect(document.querySelectorAll('[role=row]')).toHaveLength(2)
    expect(cell(5).getAttribute('aria-label')).toBe('ruutu 5')
    expect([...document.querySelectorAll('[aria-selected=true]')]).toEqual([cell(4)])
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([cell(2)])
  })

  it('is walked by arrows as it is seen, and remembers where one was', () => {
    const look = vi.fn()
    const { cell, press } = grid({ touch: vi.fn(), look })
    cell(2).focus()
    press('ArrowRight')
    press('ArrowUp')
    expect(document.activeElement).toBe(cell(4))
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([cell(4)])
    expect(look).toHaveBeenLastCalledWith(4)
  })

  it('answers a touch, and lets go by a key', () => {
    const [touch, escape] = [vi.fn(), vi.fn()]
    const { cell, press } = grid({ touch, escape })
    cell(3).click()
    expect(touch).toHaveBeenCalledExactlyOnceWith(3)
    cell(3).focus()
    press('Escape')
    expect(escape).toHaveBeenCalledOnce()
  })

  it('marks what answers and what must stay in sight', () => {
    const { cell } = grid({
      touch: vi.fn(),
      lively: new Set([1]),
      open: new Set([0]),
      marks: (at) => [at === 5 && 'last'],
    })
    expect(cell(1).classList.contains('lively')).toBe(true)
    expect(cell(0).dataset.open).toBe('true')
    expect(cell(5).classList.contains('last')).toBe(true)
    expect(cell(4).classList.contains('last')).toBe(false)
  })

  it('is one picture where nothing is touched', () => {
    grid()
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Lauta')
    expect(document.querySelectorAll('button, [tabindex], [role=row]')).toHaveLength(0)
  })
})
