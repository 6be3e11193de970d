import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { learnWords, speak } from '../../../i18n/translate'
import KnightChoice from './KnightChoice.svelte'
import type { Legal } from '../state/pick'
import type { View } from '../types'

let shown: ReturnType<typeof mount> | undefined

function show(legal: Legal[]) {
  shown = mount(KnightChoice, {
    target: document.body,
    props: { view: { seat: null } as unknown as View, legal, busy: false, send: vi.fn() },
  })
  flushSync()
}

beforeAll(async () => {
  await speak('fi')
  await learnWords('kasvoton')
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

describe('the four knights', () => {
  it('are told of to those who look on or look back, and cannot be touched', () => {
    show([])
    expect(document.body.querySelectorAll('li')).toHaveLength(4)
    expect(document.body.querySelectorAll('button')).toHaveLength(0)
    expect(document.body.textContent).toContain('Kumpikin armeija saa nyt yhden ritareista')
  })

  it('are chosen from by whoever is asked', () => {
    show([14, 15].map((knight) => ({ action: { type: 'ChooseKnight', knight }, hint: null }) as unknown as Legal))
    expect([...document.body.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))).toEqual([
      'Ritari A, 14',
      'Ritari B, 14',
    ])
  })
})
