import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../../i18n/translate'
import type { LiveTable } from '../live/liveTable.svelte'
import { Chat } from './chat.svelte'
import ChatForm from './ChatForm.svelte'

const openRule = vi.fn()
const say = vi.fn<LiveTable['say']>()
let chat: Chat
let end = (): void => undefined

const field = () => document.querySelector('input')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.includes(name))
const told = () => document.querySelector('[role=status]')?.textContent.trim() ?? ''

function give(closed: string, aside: number[] = []) {
  chat.permit({ type: 'floor', closed, aside })
  flushSync()
}

function write(text: string) {
  const input = field()
  if (!input) throw new Error('nothing can be said')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  flushSync()
}

beforeEach(async () => {
  await speak('fi')
  say.mockReset().mockResolvedValue('done')
  openRule.mockReset()
  chat = new Chat()
  const live = { chat, say, table: { game: 'lotr' }, names: ['Aino', 'Eino', 'Saara'] } as unknown as LiveTable
  const form = mount(ChatForm, { target: document.body, props: { live, openRule } })
  end = () => void unmount(form)
  give('')
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

describe('ChatForm', () => {
  it('says what is written, and empties the field once it is said', async () => {
    write('  Hei  ')
    expect(say).toHaveBeenCalledWith('Hei', [])
    await vi.waitFor(() => expect(field()?.value).toBe(''))
  })

  it('keeps the words that could not be said, and tells why', async () => {
    say.mockResolvedValue('refused')
    write('Hei')
    chat.trouble = { type: 'refused', id: 'x', rule: 'TABLE-8', reason: 'too-long', facts: { most: 300 } }
    await Promise.resolve()
    flushSync()
    expect(field()?.value).toBe('Hei')
    expect(told()).toContain('liian pitkä')
    button('TABLE-8')?.click()
    expect(openRule).toHaveBeenCalledWith('TABLE-8')
  })

  it('says nothing twice, and nothing empty', () => {
    write('   ')
    chat.busy = true
    write('Hei')
    expect(say).not.toHaveBeenCalled()
  })

  it('has no field where a rule closes chat, and names the rule', () => {
    give('SEQ-6.1')
    expect(field()).toBeNull()
    button('SEQ-6.1')?.click()
    expect(openRule).toHaveBeenCalledWith('SEQ-6.1')
  })

  it('tells an onlooker to listen', () => {
    give('TABLE-8')
    expect(field()).toBeNull()
    expect(told()).toContain('Katsoja')
  })

  it('offers an aside only where there is one, and to nobody unasked', () => {
    expect(button('Vain varjo')).toBeUndefined()
    give('', [1, 2])
    write('Kaikille')
    expect(say).toHaveBeenLastCalledWith('Kaikille', [])
    button('Vain varjo')?.click()
    flushSync()
    write('Teille')
    expect(say).toHaveBeenLastCalledWith('Teille', [1, 2])
  })

  it.each([[[0, 1]], [[]]])('never sends an aside to other ears (now %j)', (ears: number[]) => {
    give('', [1, 2])
    button('Vain varjo')?.click()
    give('', ears)
    write('Salaisuus')
    expect(say).not.toHaveBeenCalled()
    expect(told()).toContain('Vastaanottajat vaihtuivat')
    button('Kaikki')?.click()
    flushSync()
    write('Julkista')
    expect(say).toHaveBeenCalledWith('Julkista', [])
  })

  it('lets those speak aside who may not speak to all', () => {
    give('SEQ-6.1', [2])
    write('Hei')
    expect(say).not.toHaveBeenCalled()
    expect(told()).not.toBe('')
    button('Vain varjo')?.click()
    flushSync()
    write('Hei')
    expect(say).toHaveBeenCalledWith('Hei', [2])
  })
})
