import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../i18n/translate'
import DecklistChoice from './DecklistChoice.svelte'
import { keepText } from './savedDecks'
import { AvailableDecks } from './availableDecks.svelte'

const OFFERS = [
  { key: 'ttt-aragorn', text: '3 4C42', fits: { format: ['towers', 'open'], variant: ['deluxe'] }, counts: {} },
  { key: 'ttt-theoden', text: '3 4C286', fits: { format: ['towers', 'open'], variant: ['deluxe'] }, counts: {} },
  { key: 'fotr-aragorn', text: '3 1C97', fits: { format: ['fellowship'], variant: ['deluxe'] }, counts: {} },
]
const GOOD = {
  broken: [],
  fits: { format: ['towers'], variant: ['deluxe'] },
  counts: { cards: 60, free: 30, shadow: 30, sites: 9 },
}
const BAD = {
  broken: [{ rule: 'LOTR-2.1', reason: 'too-few-cards', facts: { count: 3, least: 60 } }],
  fits: { format: [], variant: ['deluxe'] },
  counts: {},
}
const TOWERS = { format: 'towers', variant: 'deluxe', loop_limit: null }

const asked: { text: string; options: unknown }[] = []

function answer(path: string, init?: RequestInit): Promise<Response> {
  if (path.endsWith('/offers')) return Promise.resolve(Response.json(OFFERS))
  const body = JSON.parse(String(init?.body)) as (typeof asked)[number]
  asked.push(body)
  return Promise.resolve(Response.json(body.text.includes('bad') ? BAD : GOOD))
}

let shown: ReturnType<typeof mount> | undefined

async function show(options: Record<string, unknown> = TOWERS, wanted: (string | undefined)[] = []) {
  const decks = new AvailableDecks('lotr', { name: 'decks', kind: 'texts', default: [], private: true })
  const choose = vi.fn()
  const seats = [
    { seat: 0, mine: true },
    { seat: 2, mine: false },
  ]
  shown = mount(DecklistChoice, { target: document.body, props: { decks, options, seats, wanted, choose } })
  await settled()
  return { decks, choose }
}

const settled = async () => {
  for (let i = 0; i < 12; i++) await tick()
  flushSync()
}

const all = <T extends Element>(selector: string) => [...document.body.querySelectorAll<T>(selector)]
const button = (name: string) =>
  all<HTMLButtonElement>('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name)

beforeAll(() => speak('fi'))
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is brought', () => {
  it('is one of the game’s own that fit, for each seat that is asked for', async () => {
    const { choose } = await show()
    const [mine, bots] = all<HTMLSelectElement>('select')
    expect(all('label').map(({ textContent }) => textContent)).toEqual(['Oma pakkasi', 'Botin pakka, paikka 3'])
    expect([...(mine?.options ?? [])].map(({ text }) => text)).toEqual([
      'Aragorn (Kaksi tornia)',
      'Théoden (Kaksi tornia)',
    ])
    if (bots) bots.selectedIndex = 1
    bots?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(choose).toHaveBeenCalledWith(1, 'ttt-theoden')
  })

  it('says of the game’s own what each is like', async () => {
    await show(TOWERS, ['ttt-theoden'])
    const [mine] = all<HTMLSelectElement>('select')
    const about = document.getElementById(mine?.getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).toBe('Théodenin ratsuväki, vastassa Isengardin uruk-hait.')
  })

  it('may be one’s own; what does not fit can be seen, with the reason, and not chosen', async () => {
    keepText('lotr', 'decks', { name: 'Hyvä', text: 'good' })
    keepText('lotr', 'decks', { name: 'Huono', text: 'bad' })
    const { decks } = await show(TOWERS, ['good'])
    const options = [...(all<HTMLSelectElement>('select')[0]?.options ?? [])]
    expect(options.map(({ text, disabled, selected }) => [text, disabled, selected]).slice(2)).toEqual([
      ['Hyvä', false, true],
      ['Huono', true, false],
    ])
    expect(document.body.textContent).toContain('Nostopakassa on 3 korttia, vähintään 60 tarvitaan.')
    expect(asked[0]?.options).toEqual({ format: 'towers', variant: 'deluxe' })
    expect(decks.chosen(TOWERS, 0, 'bad')).toBe('ttt-aragorn')
    expect(decks.chosen({ ...TOWERS, format: 'fellowship' }, 1, 'good')).toBe('fotr-aragorn')
  })

  it('is looked at while one types, a moment after the last key', async () => {
    await show()
    vi.useFakeTimers()
    button('Tuo pakka tekstinä')?.click()
    flushSync()
    const list = all<HTMLTextAreaElement>('textarea')[0]
    for (const text of ['b', 'ba', 'bad']) {
      if (list) list.value = text
      list?.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      vi.advanceTimersByTime(100)
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    flushSync()
    expect(asked.map(({ text }) => text)).toEqual(['bad'])
    const said = all('[aria-live=polite].said')[0]?.textContent
    expect(said).toContain('Nostopakassa on 3 korttia')
    expect(said).toContain('LOTR-2.1')
  })

  it('can be made one’s own, renamed and given up, the last only when one is sure', async () => {
    const { decks, choose } = await show()
    button('Tee oma kopio: Théoden (Kaksi tornia)')?.click()
    flushSync()
    button('Tallenna pakka')?.click()
    await settled()
    expect(decks.own).toEqual([{ name: 'Théoden (Kaksi tornia), oma', text: '3 4C286' }])
    expect(choose).toHaveBeenCalledWith(0, '3 4C286')
    button('Muokkaa: Théoden (Kaksi tornia), oma')?.click()
    flushSync()
    const name = all<HTMLInputElement>('.editor input')[0]
    if (name) name.value = 'Ratsastajat'
    name?.dispatchEvent(new Event('input', { bubbles: true }))
    button('Tallenna pakka')?.click()
    await settled()
    expect(decks.own.map((own) => own.name)).toEqual(['Ratsastajat'])
    button('Poista: Ratsastajat')?.click()
    flushSync()
    expect(decks.own).toHaveLength(1)
    button('Kyllä, poista: Ratsastajat')?.click()
    expect(decks.own).toEqual([])
  })

  it('is copied as text', async () => {
    const written = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, languages: ['fi'], clipboard: { writeText: written } })
    await show()
    button('Kopioi: Aragorn (Kaksi tornia)')?.click()
    await settled()
    expect(written).toHaveBeenCalledWith('3 4C42')
    expect(document.body.textContent).toContain('Kopioitu')
  })
})
