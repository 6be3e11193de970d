import { mount, tick, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import ShareLink from './ShareLink.svelte'

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
