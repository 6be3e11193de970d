import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { speak } from '../../words'
import { knowCards, parted, type CardFace } from './faces'
import { forget, remember } from './memory'
import { story } from './story'

const card = (code: number, title: string) => ({ code, title, kind: 'companion' }) as CardFace
const listener = { seat: 0, name: (seat: number) => ['Aino', 'Tarkka'][seat] ?? '' }
const line = (event: Record<string, unknown>) => story(event as { type: string }, listener).line

beforeAll(async () => {
  await speak('fi')
  knowCards('fi', [card(1365, 'Aragorn'), card(1151, 'Uruk Savage'), card(1002, 'The One Ring')])
})
beforeEach(() => {
  forget()
  remember([
    { id: 3, code: 1365 },
    { id: 9, code: 1151 },
  ])
})

describe('the log', () => {
  it('names the cards that numbers stand for', () => {
    expect(line({ type: 'Assigned', seat: 0, character: 3, minion: 9 })).toBe('Aragorn vastaan Uruk Savage.')
    expect(line({ type: 'Wounded', card: 9 })).toBe('Uruk Savage haavoittuu.')
  })

  it('learns cards from what is told of them', () => {
    story({ type: 'CardPlayed', seat: 1, card: 12, code: 1002, pile: 'hand', bearer: -1 } as { type: string }, listener)
    expect(line({ type: 'Exerted', card: 12 })).toBe('The One Ring rasittuu.')
  })

  it('tells a fight by its sums and its winner', () => {
    const fight = { type: 'FightEnded', character: 3, minions: [9], free: 8, shadow: 17, overwhelmed: true }
    expect(line({ ...fight, winner: 'shadow' })).toBe('Varjo voittaa 17–8. Häviäjä murskattiin.')
    expect(line({ ...fight, winner: 'free', overwhelmed: false })).toBe('Saattue voittaa 8–17.')
  })

  it('tells one’s own cards by name and only counts another’s', () => {
    expect(line({ type: 'CardsDrawn', seat: 0, count: 1, codes: { value: [1365] } })).toBe('Nostit: Aragorn.')
    expect(line({ type: 'CardsDrawn', seat: 1, count: 2, codes: { value: null } })).toBe('Tarkka nostaa 2 korttia.')
  })

  it('says which way twilight and burdens go', () => {
    expect(line({ type: 'TwilightChanged', by: -3, now: 2 })).toBe('Varjo −3, altaassa 2.')
    expect(line({ type: 'BurdensChanged', seat: 0, by: 1, now: 4 })).toContain('yhteensä 4')
  })

  it('says what lasts on a card', () => {
    expect(line({ type: 'Affected', cards: [9], what: 'keyword', amount: 1, keyword: 'damage' })).toBe('Uruk Savage: vahinko +1.')
  })

  it('is silent about arrows that never flew, and about what it does not know', () => {
    expect(line({ type: 'ArcheryFired', fellowship: 0, minions: 0 })).toBeUndefined()
    expect(line({ type: 'Unheard' })).toBeUndefined()
  })
})

describe('a long title', () => {
  it('may be parted between syllables, a short one not', () => {
    expect(parted('Dunlending Madman')).toBe('Dun\u00ADlen\u00ADding Madman')
    expect(parted('Uruk Savage')).toBe('Uruk Savage')
  })
})
