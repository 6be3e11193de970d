import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { speak } from '../../i18n/translate'
import StepButtons from './StepButtons.svelte'
import { Steps } from './steps.svelte'

beforeAll(() => speak('fi'))

it('keeps the room of the buttons while the question is still being shown', async () => {
  const steps = new Steps()
  steps.say({ buttons: [{ key: 'continue', act: () => undefined }] })
  const shown = mount(StepButtons, { target: document.body, props: { steps, busy: false, acted: false, waits: true } })
  flushSync()
  expect(document.querySelector('.buttons')?.childElementCount).toBe(0)
  await unmount(shown)
})
