import { beforeEach, describe, expect, it } from 'vitest'
import type { ListedRow } from '../../api/messages'
import { ratingSettings } from '../../ratings/ratingSettings'
import { speak } from '../../i18n/translate'
import { seatNames } from '../../ui/marks/seatMarks'
import { everything, isEverything } from './filters'
import { peopleOf } from './rowWords'

const row = (seats: ListedRow['seats']): ListedRow => ({ id: 't', section: 'open', seats })

describe('who sits there', () => {
  beforeEach(() => (ratingSettings.hidden = false))

  it('has the rating of those who have one', () => {
    const seats = [{ name: 'Aino', taken: true, rating: 1520 }, { name: 'Eino', taken: true }, {}]
    expect(peopleOf(row(seats)).replace(/\s/g, '')).toMatch(/^Aino\(1\D?520\)(and|ja)Eino$/)
  })

  it('marks a bot that plays over the network', async () => {
    await speak('fi')
    expect(peopleOf(row([{ name: 'Matti', bot: 'outside', taken: true }]))).toMatch(/^Matti \(bot(ti)?\)$/)
    const seat = { seat: 0, kind: 'person' as const, name: 'Matti', here: true, account: 'bot' as const }
    expect(seatNames([seat])[0]).toMatch(/^Matti \(bot(ti)?\)$/)
    expect(seatNames([{ ...seat, account: 'person' }])).toEqual(['Matti'])
  })

  it('has no numbers for a reader who has hidden them', () => {
    ratingSettings.hidden = true
    expect(peopleOf(row([{ name: 'Aino', taken: true, rating: 1520 }]))).toBe('Aino')
  })
})

describe('isEverything', () => {
  it('heeds all choices but the section', () => {
    expect(isEverything({ ...everything(), section: 'running' })).toBe(true)
    expect(isEverything({ ...everything(), level: 'above' })).toBe(false)
    expect(isEverything({ ...everything(), seats: 3 })).toBe(false)
  })
})
