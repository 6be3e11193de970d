import { flushSync, mount, tick, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
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
