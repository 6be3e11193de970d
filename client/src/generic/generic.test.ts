import { flushSync, mount, tick, unmount } from 'svelte'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gameName, titled } from '../games/names'
import { rulesOf } from '../rules/ruleBook'
import { refusalWords } from '../api/failure'
import { reasonOf } from '../table/ending/endingText'
import { learnWords, speak } from '../i18n/translate'
import ActionList from './ActionList.svelte'
import { choiceName, fieldName, oddsText, valueText } from './labels'
import Picture from './Picture.svelte'
import { matching, stepTo, typed } from './searchActions'
import { story } from './story'

const WORDS = `nim-name = Nimi
nim-ask-take = Ota.
nim-view-piles = Kasat
nim-view-piles-value = { $value ->
    [0] tyhjä
   *[other] { $value } kpl
}
nim-do-take = Ota { $count ->
    [one] yksi
   *[other] { $count }
}
nim-odds-win = voitto
nim-log-took = { $name } otti { $count }; kasa on { $owner_name }n.
over-NIM-2 = { $winner } otti viimeisen.
rule-NIM-1 = Vuorotellen.
rule-NIM-2 = Viimeinen voittaa.`

const answers: Record<string, string> = { nim: WORDS, bare: 'rule-BARE-1 = Kaikki käy.\n' }
const listener = { seat: 0, name: (seat: number) => ['Aino', 'Eino'][seat] ?? '' }

beforeAll(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) =>
      Promise.resolve(
        new Response(answers[path.split('/')[3] ?? ''] ?? '', { status: path.includes('none') ? 404 : 200 }),
      ),
    ),
  )
  await speak('fi')
  await learnWords('plain', 'nim', 'nim-rules', 'bare', 'none')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules() // a guest's words are wanted for good, and all test files share one page
})

describe('the words of a game from outside the house', () => {
  it('are asked for once, rules among them', () => {
    expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual(
      ['nim', 'bare', 'none'].map((game) => `/api/games/${game}/words?lang=fi`),
    )
    expect(gameName('nim')).toBe('Nimi')
    expect(rulesOf('nim')[0]).toMatchObject({ id: 'NIM', title: 'Nimi', rules: [{ id: 'NIM-1' }, { id: 'NIM-2' }] })
  })

  it('say what fields, values, choices and odds are', () => {
    expect(fieldName('nim', 'piles')).toBe('Kasat')
    expect([0, 3].map((value) => valueText('nim', 'piles', value))).toEqual(['tyhjä', '3 kpl'])
    expect(choiceName('nim', { type: 'Take', count: 1 }, 'a1')).toBe('Ota yksi')
    expect(oddsText('nim', { win: 0.25, loses: false, next: { left: 3 } })).toBe('voitto 25\u00a0% · left 3')
  })

  it('are not needed', () => {
    expect(gameName('my_game')).toBe('My game')
    expect(titled('RoundsWon')).toBe('Rounds won')
    expect(fieldName('bare', 'score.best_of')).toBe('Best of')
    expect(valueText('bare', 'open', true)).toBe('kyllä')
    expect(choiceName('bare', { type: 'Take', pile: 2, count: 1 }, 'c1')).toBe('c1')
    expect(choiceName('bare', { type: 'TakeAll', pile: 2 }, undefined)).toBe('take all pile 2')
    expect([0.5, null, 'even'].map((odds) => oddsText('bare', odds))).toEqual(['50\u00a0%', '', 'even'])
  })

  it('say why not and why it ended, as far as there are any', () => {
    expect(refusalWords('bare', 'not-on-a-die', { number: 7 })).toBe('Sääntö estää tämän: not on a die (number 7)')
    const sides = { seat: 0, names: ['Aino', 'Eino'], side: (seat: number) => seat }
    const ending = (why: string) => reasonOf({ scores: [0, 1], why }, sides)
    expect(['NIM-2', 'BARE-1', 'BARE-2'].map(ending)).toEqual(['Eino otti viimeisen.', 'Kaikki käy.', ''])
  })
})

describe('the story', () => {
  it('is told in the game’s sentence, with the names of those it is about', () => {
    const event = { type: 'Took', seat: 1, owner: 0, count: 2 }
    expect(story('nim', event, listener)).toMatchObject({ line: 'Eino otti 2; kasa on Ainon.', by: 1 })
  })

  it('is told plainly without one, and what is hidden stays so', () => {
    const event = { type: 'CardLaid', seat: 1, card: { value: null, eyes: [1] }, on: [1, 2], eyes: null }
    expect(story('bare', event, listener).line).toBe('Eino · Card laid · card salassa, on 1 ja 2')
    expect(story('bare', { type: 'Rolled', dice: [3, 4] }, listener)).toMatchObject({
      line: 'Silmäluvut: 3 ja 4',
      sound: 'dice',
    })
    expect(story('bare', { type: 'Dealt' }, listener).line).toBe('Dealt')
  })
})

const OPTIONS = Array.from({ length: 12 }, (_, i) => ({
  name: `Ota ${i + 1}`,
  text: `a${i + 1}`,
  odds: i ? '' : '50 %',
  give: vi.fn(),
}))

describe('the search', () => {
  it('finds what holds every word, and knows what was typed whole', () => {
    expect(matching(OPTIONS, ' OTA  12').map(({ text }) => text)).toEqual(['a12'])
    expect(matching(OPTIONS, '').length).toBe(12)
    expect(typed(OPTIONS, ' A1 ')?.text).toBe('a1')
    expect(typed(OPTIONS, 'a')).toBeUndefined()
  })

  it('goes by keys from the field into the list and back', () => {
    expect([
      stepTo('ArrowDown', -1, 3),
      stepTo('ArrowDown', 2, 3),
      stepTo('ArrowUp', 0, 3),
      stepTo('End', 0, 3),
      stepTo('x', 0, 3),
    ]).toEqual([0, 2, -1, 2, null])
  })
})

describe('on the board', () => {
  let shown: ReturnType<typeof mount> | undefined
  const giveTyped = vi.fn()
  const all = <T extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<T>(selector)]
  const show = (count: number) => {
    shown = mount(ActionList, { target: document.body, props: { options: OPTIONS.slice(0, count), giveTyped } })
    flushSync()
  }
  const type = async (text: string) => {
    const [field] = all<HTMLInputElement>('input')
    if (field) field.value = text
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
  }
  const enter = () =>
    all<HTMLFormElement>('form')[0]?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))

  afterEach(() => {
    if (shown) void unmount(shown)
    shown = undefined
    document.body.innerHTML = ''
    for (const { give } of OPTIONS) give.mockReset()
    giveTyped.mockReset()
  })

  it('few choices are buttons with their odds, and all stay while one types', async () => {
    show(3)
    await type('a2')
    expect(all('.options button')).toHaveLength(3)
    expect(all('.odds').map(({ textContent }) => textContent)).toEqual(['50 %'])
    all('.options button')[2]?.click()
    expect(OPTIONS[2]?.give).toHaveBeenCalledOnce()
  })

  it('many are searched; what is typed whole is done, and anything else is put to the table', async () => {
    show(12)
    await type('ota 1')
    expect(all('.options button')).toHaveLength(4)
    expect(all('.count')[0]?.textContent).toContain('4 vaihtoehtoa')
    await type('a7')
    enter()
    expect(OPTIONS[6]?.give).toHaveBeenCalledOnce()
    await type('z9')
    expect(all('.options button')).toHaveLength(0)
    enter()
    expect(giveTyped).toHaveBeenCalledWith('z9')
  })

  it('any view is drawn: players in rows, the rest field by field, nothing twice', () => {
    const view = {
      seat: 0,
      options: { rounds: 5 },
      piles: [3, 0],
      points: [1, 2],
      board: [
        [1, 2],
        [3, 4],
      ],
      turn: 1,
      over: null,
    }
    const shape = { by_seat: ['points'], seats: ['turn'] }
    const props = { game: 'nim', shape, names: ['Aino', 'Eino'], seat: 0, view, drawn: 'a3 b0' }
    shown = mount(Picture, { target: document.body, props })
    flushSync()
    expect(all('tbody th').map(({ textContent }) => textContent.trim())).toEqual(['Aino', 'Eino'])
    expect(all('.chips li').map(({ textContent }) => textContent)).toEqual(['3 kpl', 'tyhjä'])
    expect(all('.grid td').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
    expect(all('dl dd')[0]?.textContent.trim()).toBe('Eino')
    expect(all('pre')[0]?.textContent).toBe('a3 b0')
    expect(all('h3').map(({ textContent }) => textContent)).toEqual(['Kasat', 'Board'])
  })
})
