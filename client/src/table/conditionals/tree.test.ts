import { describe, expect, it } from 'vitest'
import { waysOf, withoutWay, withWay, type Step } from './tree'

const their = (move: string): Step => ({ move, mine: false })
const my = (move: string): Step => ({ move, mine: true })

describe('a tree of conditional answers', () => {
  const first = [their('a'), my('b')]
  const other = [their('c'), my('d'), their('e'), my('f')]

  it('grows by ways and lists them', () => {
    const tree = withWay(withWay([], first), other)
    expect(waysOf(tree)).toEqual([first, other])
  })

  it('has one answer to each choice', () => {
    const tree = withWay(withWay([], first), [their('a'), my('x')])
    expect(waysOf(tree)).toEqual([[their('a'), my('x')]])
  })

  it('keeps what else follows the same answer', () => {
    const tree = withWay(withWay([], other), [their('c'), my('d'), their('g'), my('h')])
    expect(waysOf(tree)).toHaveLength(2)
  })

  it('loses a way with all that only led there', () => {
    const tree = withWay(withWay([], first), other)
    expect(waysOf(withoutWay(tree, other))).toEqual([first])
    expect(withoutWay(withoutWay(tree, other), first)).toEqual([])
  })
})
