import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { knowCards, type CardFace } from '../cards/cardCatalogue'
import NumberSources from './NumberSources.svelte'
import type { Part } from '../types'

const card = (code: number, title: string) => ({ code, title }) as CardFace

function lines(...parts: Part[]) {
  const target = document.createElement('section')
  const list = mount(NumberSources, { target, props: { name: 'Hinta', parts, rest: 'muu syy' } })
  const said = [...target.querySelectorAll('div')].map((line) =>
    [...line.children].map((cell) => cell.textContent).join(' '),
  )
  void unmount(list)
  return said
}

beforeAll(async () => {
  await speak('fi')
  knowCards('fi', [card(1151, 'Uruk Savage'), card(1361, 'Slopes of Amon Hen')])
})

describe('where a number comes from', () => {
  it('tells roaming from the card’s own words, other cards and the occasion', () => {
    expect(
      lines(
        { code: 1151, amount: 2, reason: 'print' },
        { code: 1151, amount: -1, reason: 'text' },
        { code: 1361, amount: -1, reason: 'text' },
        { code: 1151, amount: 2, reason: 'roaming' },
        { code: -1, amount: -1, reason: 'occasion' },
      ),
    ).toEqual(['Hinta 1', 'Uruk Savage 2', 'oma ehto −1', 'Slopes of Amon Hen −1', 'vaeltaminen +2', 'muu syy −1'])
  })

  it('names each of several cards alike', () => {
    const archer: Part = { code: 1151, amount: 1, reason: 'print' }
    expect(lines(archer, archer)).toEqual(['Hinta 2', 'Uruk Savage 1', 'Uruk Savage +1'])
  })
})
