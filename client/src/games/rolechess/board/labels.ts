// Accessible names of circles, dangers to an Emperor, and a piece's state in battle.

import { percent, t } from '../../../i18n/translate'
import { cellName, pieceName, sameMan, SIZE, whose } from '../names'
import type { Scene } from '../state/scene'
import type { Standing, View } from '../types'

/** An Emperor that could fall in the other side's next turn, and from where. */
export interface Danger {
  cell: number
  /** The path of each attacker to the Emperor. */
  ways: readonly (readonly number[])[]
  kill: number
}

/** The dangers the viewer should see: to the own Emperor; for a spectator to both. */
export function dangersTo(view: View, seat: number | null): Danger[] {
  return view.threats.flatMap((threat, side) => {
    const emperor = view.pieces.find(({ piece }) => piece.seat === side && piece.kind === 'emperor')?.cell ?? null
    if (!threat || emperor === null || (seat !== null && seat !== side)) return []
    const { src, dst, partner, kill } = threat
    const opens = src === dst ? [src, emperor] : [src, dst, emperor]
    return [{ cell: emperor, ways: partner === null ? [opens] : [opens, [partner, emperor]], kill }]
  })
}

export interface Reach {
  going: ReadonlySet<number>
  within: ReadonlySet<number>
  able: ReadonlySet<number>
  dangers: readonly Danger[]
}

function nameOf(cell: number, man: Standing | undefined, seat: number | null): string {
  if (!man) return t('rolechess-cell-empty', { cell: cellName(cell) })
  const words = { cell: cellName(cell), piece: pieceName(man.piece), energy: man.energy }
  return t(`rolechess-cell-${whose(man.piece, seat)}`, words)
}

function chanceOf(cell: number, { going, within, able }: Reach): string | null {
  if (going.has(cell)) return t('rolechess-may-move')
  if (within.has(cell)) return t('rolechess-may-attack')
  return able.has(cell) ? t('rolechess-may-act') : null
}

function dangerOf(cell: number, { dangers }: Reach): string | null {
  const danger = dangers.find((each) => each.cell === cell)
  return danger ? t('rolechess-in-danger', { chance: percent(danger.kill) }) : null
}

/** The accessible name of every circle: its piece, and the possible action. */
export function cellNames(view: View, seat: number | null, reach: Reach): string[] {
  const men = new Map(view.pieces.map((man) => [man.cell, man]))
  return Array.from({ length: SIZE * SIZE }, (_, cell) =>
    [nameOf(cell, men.get(cell), seat), dangerOf(cell, reach), chanceOf(cell, reach)].filter(Boolean).join(', '),
  )
}

export type Mood = 'calm' | 'strikes' | 'hurt' | 'holds' | 'falls'

/** The battle's effect on a piece in this act. */
export function moodOf({ battle, act }: Scene, { piece }: Standing): Mood {
  if (!battle) return 'calm'
  if (act === 'Struck' && battle.attackers.some((each) => sameMan(each.piece, piece))) return 'strikes'
  if (!sameMan(battle.foe, piece)) return 'calm'
  if (act === 'Captured') return 'falls'
  if (act === 'Defended') return battle.defence?.loss ? 'hurt' : 'holds'
  return 'calm'
}
