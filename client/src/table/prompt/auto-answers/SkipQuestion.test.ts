import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { learnWords, speak } from '../../../i18n/translate'
import SkipQuestion from './SkipQuestion.svelte'
import type { LiveTable } from '../../live/liveTable.svelte'
import SkippedQuestions from './SkippedQuestions.svelte'
import AutoAnswerNote from './AutoAnswerNote.svelte'

const MAY = ['skirmish', 'respond', 'respond-wound', 'respond-win']

function table(about: string | undefined, skipped: string[], forced?: { type: string }, others = 'bot') {
  const [askAnyway, giveNow] = [vi.fn(), vi.fn()]
  const skip = vi.fn(() => Promise.resolve('done'))
  const live = {
    busy: false,
    myTurn: true,
    seat: 0,
    table: { game: 'lotr', seats: ['person', others].map((kind, seat) => ({ kind, seat })) },
    settled: { at: 3, ask: { seats: [0], what: 'respond', about } },
    autoAnswers: { skippable: MAY, skipped, held: null, skip, askAnyway, giveNow, forced: () => forced ?? null },
  }
  return { live: live as unknown as LiveTable, skip, askAnyway, giveNow }
}

let shown: ReturnType<typeof mount> | undefined
function show(what: typeof SkipQuestion | typeof SkippedQuestions | typeof AutoAnswerNote, live: LiveTable) {
  shown = mount(what, { target: document.body, props: { live } })
  flushSync()
}
const buttons = () => [...document.body.querySelectorAll('button')]
const switches = () => [...document.body.querySelectorAll('input')]

beforeAll(async () => {
  await speak('fi')
  await learnWords('lotr', 'table')
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

describe('a question that need not come again', () => {
  it('is let pass with one touch, and only those about the same thing', () => {
    const { live, skip } = table('respond-wound', [])
    show(SkipQuestion, live)
    expect(buttons()[0]?.getAttribute('aria-label')).toBe('Ohita aina: Vastaus, kun joku haavoittuu')
    buttons()[0]?.click()
    expect(skip).toHaveBeenCalledWith('respond-wound', true)
  })

  it('is not offered where nothing more is said of it, or it passes already', () => {
    show(SkipQuestion, table(undefined, []).live)
    show(SkipQuestion, table('respond-wound', ['respond-wound']).live)
    expect(buttons()).toEqual([])
  })

  it('is asked again with one touch while it passes, by the setting that let it', () => {
    const { live, skip } = table('respond-wound', ['respond-wound'])
    show(AutoAnswerNote, live)
    buttons()[0]?.click()
    expect(skip).toHaveBeenCalledWith('respond-wound', false)
  })

  it('stands among the settings under the wider one, which holds it too', () => {
    show(SkippedQuestions, table('respond-wound', ['respond']).live)
    expect(switches().map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ])
  })
})

describe('a question with one answer', () => {
  it('is told to be answered by the table, without a button to press for it, and may be asked for', () => {
    const { live, askAnyway } = table('respond-wound', [], { type: 'Pass' })
    show(AutoAnswerNote, live)
    expect(document.body.querySelector('[role=status] p')?.textContent).toBe(
      'Valittavaa ei ole. Pöytä vastaa puolestasi.',
    )
    expect(buttons().map((button) => button.textContent.trim())).toEqual(['Kysy silti'])
    buttons()[0]?.click()
    expect(askAnyway).toHaveBeenCalledWith(true)
  })

  it('can be answered at once before other persons, for whom it waits', () => {
    const { live, giveNow } = table('respond-wound', [], { type: 'Pass' }, 'person')
    show(AutoAnswerNote, live)
    buttons()[0]?.click()
    expect(giveNow).toHaveBeenCalledWith({ at: 3, action: { type: 'Pass' } })
  })
})
