import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import ShareLink from './ShareLink.svelte'
import SureButton from './SureButton.svelte'

const named = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.innerText === text || each.textContent?.trim() === text)

test('acts at the second press, and not after a cancel', async () => {
  const onclick = vi.fn()
  const shown = mount(SureButton, {
    target: document.body,
    props: { label: 'Close', question: 'Close it for good?', onclick },
  })
  named('Close')?.click()
  await tick()
  expect(document.body.textContent).toContain('Close it for good?')
  expect(onclick).not.toHaveBeenCalled()
  document.querySelector('[role=group]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await tick()
  expect(document.body.textContent).not.toContain('Close it for good?')
  named('Close')?.click()
  await tick()
  named('Close')?.click()
  flushSync()
  expect(onclick).toHaveBeenCalledOnce()
  await unmount(shown)
})

const ADDRESS = `${location.origin}/t/abc`
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

function shown() {
  const target = document.body.appendChild(document.createElement('div'))
  return { target, page: mount(ShareLink, { target, props: { address: ADDRESS, title: 'dnup?' } }) }
}

test('a link is handed to the share sheet where the device has one, and drawn as a QR code', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.assign(navigator, { share })
  const { target, page } = shown()
  const buttons = [...target.querySelectorAll('button')]
  expect(buttons).toHaveLength(3)
  buttons[1]?.click()
  expect(share.mock.calls).toEqual([[{ title: 'dnup?', url: ADDRESS }]])
  buttons[2]?.click()
  await tick()
  expect(target.querySelector('img')?.getAttribute('src')).toBe('/api/qr?path=%2Ft%2Fabc')
  await unmount(page)
})

test('no share sheet is offered where there is none', async () => {
  const { target, page } = shown()
  expect(target.querySelectorAll('button')).toHaveLength(2)
  await unmount(page)
})
