import { expect, it } from 'vitest'
import { blocksOf, piecesOf } from './parseText'

it('knows paragraphs and lists', () => {
  expect(blocksOf('Yksi\njatkuu.\n\n- a\n- b\n\nLoppu.')).toEqual([
    { kind: 'paragraph', lines: ['Yksi jatkuu.'] },
    { kind: 'list', lines: ['a', 'b'] },
    { kind: 'paragraph', lines: ['Loppu.'] },
  ])
  expect(blocksOf('')).toEqual([])
})

it('finds the rules that a line names, and nothing else', () => {
  expect(piecesOf('Katso RC-4.1 ja KV-D4.10.')).toEqual([
    { text: 'Katso ' },
    { text: 'RC-4.1', rule: 'RC-4.1' },
    { text: ' ja ' },
    { text: 'KV-D4.10', rule: 'KV-D4.10' },
    { text: '.' },
  ])
  expect(piecesOf('passata (LOTR-10.2)')).toEqual([
    { text: 'passata ' },
    { text: 'LOTR-10.2', rule: 'LOTR-10.2', open: '(', close: ')' },
  ])
  expect(piecesOf('DNUP-A.2')).toEqual([{ text: 'DNUP-A.2', rule: 'DNUP-A.2' }])
  expect(piecesOf('Uruk-hai, +2, X-4')).toEqual([{ text: 'Uruk-hai, +2, X-4' }])
})
