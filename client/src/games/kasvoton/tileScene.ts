// The tile's scene: blue closes in on a grey card, which turns out to be the king.

export interface Standing {
  id: number
  side: number
  face: number
  open: boolean
  x: number
  y: number
  gone: boolean
}

export type Frame = readonly Standing[]

const stand = (id: number, side: number, x: number, y: number, face = 0): Standing => ({
  id,
  side,
  face,
  open: false,
  x,
  y,
  gone: false,
})

const OPENING: Frame = [
  stand(1, 1, 0, 0),
  stand(2, 1, 1, 0),
  stand(3, 1, 2, 0),
  stand(4, 1, 4, 0),
  stand(5, 1, 5, 0),
  stand(6, 1, 6, 0),
  stand(7, 1, 3, 1),
  stand(8, 1, 5, 1),
  stand(11, 0, 2, 1, 4),
  stand(12, 0, 4, 2, 11),
  stand(13, 0, 1, 2, 9),
  stand(14, 0, 0, 3, 5),
  stand(15, 0, 2, 3, 12),
  stand(16, 0, 3, 3, 13),
  stand(17, 0, 5, 3, 7),
  stand(18, 0, 6, 3, 2),
  stand(19, 0, 6, 2, 10),
]

const changed = (frame: Frame, id: number, change: Partial<Standing>): Frame =>
  frame.map((each) => (each.id === id ? { ...each, ...change } : each))

const closing = changed(OPENING, 12, { x: 4, y: 1 })
const joined = changed(closing, 13, { x: 2, y: 2 })
const up = changed(joined, 7, { face: 13, open: true })
const struck = changed(up, 7, { gone: true })

export const FRAMES: readonly Frame[] = [OPENING, closing, joined, up, up, struck, struck]
