import { beforeAll, describe, expect, it } from 'vitest'
import { anchorOf, chapterOf, rulesOf, undashed } from '../rules/ruleBook'
import {
  asArgs,
  chooseLanguage,
  currentLanguage,
  dashed,
  kebab,
  learnWords,
  LANGUAGES,
  list,
  number,
  percent,
  speak,
  t,
  wantedLanguage,
} from './translate'

describe('the language', () => {
  it.each([
    [['sv-FI', 'fi'], 'sv'],
    [['de', 'en-GB'], 'en'],
    [['de', 'et'], 'fi'],
    [[], 'fi'],
  ])('of a browser that wants %s is %s', (wanted, language) => {
    expect(wantedLanguage(wanted)).toBe(language)
  })

  it('changes, and is remembered', async () => {
    await chooseLanguage('sv')
    expect(t('undo')).toBe('Ångra')
    expect(document.documentElement.lang).toBe('sv')
    expect(localStorage.getItem('pelipoyta.language')).toBe('"sv"')
    await chooseLanguage('fi')
    expect(currentLanguage()).toBe('fi')
    expect(t('undo')).toBe('Peru')
  })
})

describe('words', () => {
  beforeAll(() => speak('fi'))

  it('shows the key nobody wrote', () => {
    expect(t('no-such-key')).toBe('no-such-key')
  })

  it('puts arguments in without isolation marks', () => {
    expect(t('draw-offered', { name: 'Aino' })).toBe('Aino tarjoaa tasapeliä.')
  })

  it('bends with numbers', () => {
    expect(t('prompt-waiting', { open: 1 })).toBe('Odotetaan yhtä pelaajaa.')
    expect(t('prompt-waiting', { open: 3 })).toBe('Odotetaan 3 pelaajaa.')
    expect(t('players-count', { only: 2, counts: '2' })).toBe('Kahdelle pelaajalle')
    expect(t('players-count', { only: 0, counts: '2–5' })).toBe('2–5 pelaajalle')
  })

  it('writes numbers as the language does', () => {
    expect(percent(0.4167)).toBe('42\u00a0%')
    expect(number(2.5)).toBe('2,5')
    expect(list(['Aino', 'Eino', 'Väinö'])).toBe('Aino, Eino ja Väinö')
  })

  it('spells tags and rules as keys', () => {
    expect(kebab('MovedOn')).toBe('moved-on')
    expect(kebab('no_progress')).toBe('no-progress')
    expect(dashed('RC-6.1.3')).toBe('RC-6-1-3')
    expect(asArgs({ n: 2, cell: 'c3', list: [1, 2] })).toEqual({ n: 2, cell: 'c3', list: '1,2' })
  })
})

describe('the rule book', () => {
  it('reads a rule’s number back from its key', () => {
    for (const rule of ['RC-4.0', 'RC-8', 'KV-D2.3', 'LOTR-6.1', 'TABLE-2']) {
      expect(undashed(anchorOf(rule))).toBe(rule)
    }
    expect(chapterOf('RC-6.1.3')).toBe('RC-6')
    expect(chapterOf('KV-D4.10')).toBe('KV-D')
    expect(chapterOf('KV-Ha')).toBe('KV-H')
  })

  it.each(LANGUAGES)('ends with the rules of the table in %s', async (language) => {
    await speak(language)
    const house = rulesOf('rolechess').at(-1)
    const ids = house?.rules.map(({ id }) => id) ?? []
    expect(ids).toEqual(ids.map((_, i) => `TABLE-${i + 1}`))
    expect(ids.length).toBeGreaterThan(9)
    expect(house?.title).not.toBe('')
  })
})

describe('sentences in the second person', () => {
  const learn = async () => {
    await speak('fi')
    await learnWords('rolechess', 'dnup', 'lotr')
  }
  it('are about a reader without a name', async () => {
    await learn()
    expect(t('rolechess-opening', { name: t('player-you') })).toBe('Aloitat.')
    expect(t('rolechess-opening', { name: 'Eino' })).toBe('Eino aloittaa.')
  })

  it('tell what is the reader’s, done by another or by the reader', async () => {
    await learn()
    expect(t('lotr-log-picked', { name: 'Eino', other: t('player-you') })).toBe('Eino valitsee sinut.')
    expect(t('lotr-log-picked', { name: t('player-you'), other: 'Eino' })).toBe('Valitset pelaajan Eino.')
    expect(t('lotr-log-picked', { name: t('player-you'), other: t('player-you') })).toBe('Valitset itsesi.')
  })
})
