import { afterEach, expect, it } from 'vitest'
import { seek } from './pageSearch'

function page(): HTMLElement {
  document.body.innerHTML = `
    <section data-part><h2>Ritari</h2><p>Hyppää kuin ratsu.</p></section>
    <section data-part><h2>Taistelu</h2><div data-item>Noppa kertaa luku</div><div data-item>Ritari lyö</div></section>
    <section data-part><h2>Loppu</h2><p>Keisari kaatuu.</p></section>`
  return document.body
}

const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(({ hidden }) => !hidden)

afterEach(() => document.body.replaceChildren())

it('leaves what has the words, whatever their case', () => {
  expect(seek(page(), ' ritari ')).toBe(2)
  expect(shown('[data-part]')).toEqual([true, true, false])
  expect(shown('[data-item]')).toEqual([false, true])
})

it('shows a part whole whose heading has the words, and everything where nothing is looked for', () => {
  const root = page()
  expect(seek(root, 'taistelu')).toBe(1)
  expect(shown('[data-item]')).toEqual([true, true])
  expect(seek(root, 'zzz')).toBe(0)
  expect(seek(root, '')).toBeNull()
  expect(shown('[data-part]')).toEqual([true, true, true])
})
