import { afterEach, beforeEach, expect, it } from 'vitest'
import { DoubleClickGuard } from './doubleClicks'

let sent = 0
let heard: number[] = []
const clicks = new DoubleClickGuard(() => sent)
const button = document.createElement('button')
const click = (detail: number) =>
  button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))

beforeEach(() => {
  heard = []
  document.body.append(button)
  addEventListener('click', clicks.handle, true)
})
afterEach(() => removeEventListener('click', clicks.handle, true))

it('lets a series through that tells the table nothing', () => {
  button.onclick = (event) => void heard.push(event.detail)
  for (const detail of [1, 2, 3]) click(detail)
  expect(heard).toEqual([1, 2, 3])
})

it('hears no more of a series once it has told the table something, and begins anew with the next', () => {
  button.onclick = (event) => {
    heard.push(event.detail)
    if (event.detail === 2) sent++
  }
  for (const detail of [1, 2, 3, 4, 1, 0]) click(detail)
  expect(heard).toEqual([1, 2, 1, 0])
})
