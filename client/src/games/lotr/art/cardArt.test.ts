import { afterEach, describe, expect, it, vi } from 'vitest'
import { artOf, drawn, knowArt, SQUARE, WIDE } from './cardArt'
import type { CardArt } from '../types'

const ART: CardArt = {
  inks: { elven: { k: '#111111', c: '#222222', a: '#333333', p: '#444444' } },
  motifs: { tree: 'k M0 0h9\np3 M1 1h2', hill: 'c M0 0z' },
  scenes: { 4001: 'elven a;hill 50 50 100 0 ~p;tree 30 60 80 -12', 4002: 'elven p;tree' },
}

afterEach(() => {
  knowArt(null)
  vi.unstubAllGlobals()
})

describe('a picture', () => {
  it('is laid from back to front in the inks of its culture', () => {
    const svg = drawn(ART, ART.scenes[4001] ?? '', SQUARE)
    expect(svg).toContain('<path fill="#333333" d="M0 0h100v100h-100z"/>')
    expect(svg).toContain('<g transform="translate(50 50)rotate(0)scale(-1 1)translate(-50 -50)"><path fill="#444444"')
    expect(svg).toContain('translate(30 60)rotate(-12)scale(0.8 0.8)')
    expect(svg).toContain('stroke="#444444" stroke-width="3"')
    expect(svg.indexOf('#444444')).toBeLessThan(svg.indexOf('#111111'))
  })

  it('printed in one tone shows the sky where it is cut', () => {
    expect(drawn(ART, 'elven a;tree 50 50 100 0 c', SQUARE)).toMatch(/fill="#222222".*stroke="#333333"/)
  })

  it('is wider on a page than on a tile, and made once', () => {
    knowArt(ART)
    expect(decodeURIComponent(artOf(4001, WIDE) ?? '')).toContain('viewBox="-40 0 180 100"')
    expect(artOf(4001)).toBe(artOf(4001))
    expect(artOf(4001)).not.toBe(artOf(4002))
    expect(artOf(9)).toBeUndefined()
  })

  it('that could not be fetched is asked for again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', { status: 503 }))),
    )
    expect(artOf(4001)).toBeUndefined()
    await vi.waitFor(() => {
      artOf(4001)
      expect(fetch).toHaveBeenCalledTimes(2)
    })
  })
})
