import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keepFocus'

let board: HTMLElement
let stop: () => void

/** Observers and timers have had their say. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <div id="board">
      <div role="toolbar" id="hand"><button id="a" data-stop data-code="7" tabindex="-1"></button><button id="b" data-stop tabindex="0"></button></div>
      <div role="toolbar" id="field"></div>
    </div>
    <section class="ledge"><div class="buttons"><button id="pass"></button></div></section>
    <button id="elsewhere"></button>`
  board = document.getElementById('board') as HTMLElement
  stop = keepFocus(board).destroy
})
afterEach(() => stop())

describe('the focus', () => {
  it('goes on with its card when that lies elsewhere now', async () => {
    document.getElementById('a')?.focus()
    document.getElementById('a')?.remove()
    document
      .getElementById('field')
      ?.insertAdjacentHTML('beforeend', '<button id="moved" data-stop data-code="7"></button>')
    await settled()
    expect(focused()).toBe('moved')
  })

  it('goes to another of the group when its card is gone', async () => {
    document.getElementById('a')?.focus()
    document.getElementById('a')?.remove()
    await settled()
    expect(focused()).toBe('b')
  })

  it('goes to an answer when the whole group is gone', async () => {
    document.getElementById('a')?.focus()
    document.getElementById('hand')?.remove()
    await settled()
    expect(focused()).toBe('pass')
  })

  it('is left alone when its owner went elsewhere', async () => {
    document.getElementById('a')?.focus()
    document.getElementById('elsewhere')?.focus()
    await settled()
    document.getElementById('elsewhere')?.blur()
    document.getElementById('a')?.remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
