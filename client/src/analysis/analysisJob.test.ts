import { describe, expect, it } from 'vitest'
import { secondsLeft } from './analysisJob.svelte'

describe('what is left of a study', () => {
  it('is told by its own pace since one looks', () => {
    expect(secondsLeft({ at: 1000, done: 2 }, { at: 6000, done: 12 }, 32)).toBe(10)
    expect(secondsLeft({ at: 0, done: 0 }, { at: 9000, done: 9 }, 9)).toBe(0)
  })
  it('is not told while too little is done', () => {
    expect(secondsLeft({ at: 0, done: 3 }, { at: 60000, done: 7 }, 90)).toBeUndefined()
  })
})
