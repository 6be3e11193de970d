import { describe, expect, it } from 'vitest'
import { freeSpan, layOver } from './sheetPosition'

const BOARD = { top: 100, bottom: 600 }
const ASKED = { top: 400, bottom: 450 }

describe('a sheet on a narrow board', () => {
  it('has the whole board where nothing is to be seen', () => {
    expect(freeSpan(BOARD, [])).toEqual(BOARD)
  })

  it('leaves out what is asked, wherever that stands', () => {
    expect(freeSpan(BOARD, [ASKED])).toEqual({ top: 100, bottom: 400 })
    expect(freeSpan(BOARD, [{ top: 100, bottom: 140 }])).toEqual({ top: 140, bottom: 600 })
  })

  it('lies between several, in the longest stretch', () => {
    expect(freeSpan(BOARD, [ASKED, { top: 120, bottom: 200 }])).toEqual({ top: 200, bottom: 400 })
    expect(freeSpan(BOARD, [{ top: 90, bottom: 620 }])).toEqual({ top: 100, bottom: 100 })
  })

  it('lies at the thumb, above the line that asks', () => {
    expect(layOver(BOARD, [ASKED])).toBe('bottom: 204px; max-height: 292px')
  })

  it('lies away from what was touched, and leaves room for a refusal', () => {
    const touched = { top: 480, bottom: 580 }
    expect(layOver(BOARD, [], touched)).toBe('top: 4px; max-height: 364px')
    expect(layOver(BOARD, [], touched, true)).toBe('top: 4px; max-height: 280px')
    expect(layOver(BOARD, [ASKED], touched)).toBe('top: 4px; max-height: 292px')
  })

  it('lies over what was touched rather than be too low to read', () => {
    expect(layOver(BOARD, [ASKED], { top: 280, bottom: 380 }, true)).toBe('bottom: 204px; max-height: 292px')
  })

  it('lies below what was touched where there is more room', () => {
    expect(layOver(BOARD, [], { top: 100, bottom: 200 })).toBe('bottom: 4px; max-height: 384px')
  })
})
