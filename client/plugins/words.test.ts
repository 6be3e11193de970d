import { expect, it } from 'vitest'
import { areaOf, mayHave, messagesIn } from './words'

it('reads a Fluent file message by message, without its comments', () => {
  const text =
    '# Sanat.\n\nyksi = Yksi\nkaksi =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n# Loppu\nkolme = { $n ->\n    *[other] c\n}\n'
  expect(messagesIn(text).map(([id]) => id)).toEqual(['yksi', 'kaksi', 'kolme'])
  expect(messagesIn(text)[1]?.[1]).toBe('kaksi =\n    { $n ->\n        [one] a\n       *[other] b\n    }')
  expect(messagesIn(text)[2]?.[1]).toMatch(/\n\}$/)
})

it('knows which words a page needs together', () => {
  const areas = [
    ['common', 'undo'],
    ['lotr-table', 'lotr-bowl'],
    ['lotr', 'lotr-name'],
    ['lotr-rules', 'rule-LOTR-1-1'],
    ['lotr', 'lotr-blurb'],
    ['table', 'rule-TABLE-1'],
    ['lotr-lessons', 'lotr-lesson-road-move'],
    ['house', 'table-no-gone'],
  ]
  expect(areas.map(([file = '', id = '']) => areaOf(file, id))).toEqual([
    'start',
    'lotr',
    'start',
    'lotr-rules',
    'lotr-rules',
    'table-rules',
    'lotr-lessons',
    'table',
  ])
  expect(areas.every(([file = '', id = '']) => mayHave(file, areaOf(file, id)))).toBe(true)
  expect(mayHave('lotr-table', 'kasvoton-rules')).toBe(false)
})
