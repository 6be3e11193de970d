// Mistakes that a player was asked again, kept in this browser and with the account: which kinds, when, and how it went.

import { recall, remember } from '../../browser/storage/storage'
import { isFlag, isInteger, isText, listOf, recordOf, shaped } from '../../browser/storage/validate'

export interface Trained {
  table: string
  step: number
  /** The kind of mistake, as the analysis marks it. */
  mark: string
  /** Number of the day on which it was asked first. */
  day: number
  /** True if the first answer was right. */
  right: boolean
}

const MOST = 200
const RECENT = 30

export const isTrained = listOf(
  shaped<Trained>({ table: isText, step: isInteger, mark: isText, day: isInteger, right: isFlag }),
)
const isAll = recordOf(isTrained)

export const allTrained = (): Record<string, Trained[]> => recall('mistakes', {}, isAll)

export const trainedOf = (game: string): Trained[] => allTrained()[game] ?? []

/** Adds what is not known yet; the first answer to a mistake counts, and the newest are kept. */
export function withTrained(known: readonly Trained[], more: readonly Trained[]): Trained[] {
  const fresh = more.filter(({ table, step }) => !known.some((each) => each.table === table && each.step === step))
  return [...known, ...fresh].sort((one, other) => one.day - other.day).slice(-MOST)
}

export const keepTrained = (game: string, more: readonly Trained[]): void =>
  remember('mistakes', { ...allTrained(), [game]: withTrained(trainedOf(game), more) })

export interface KindOfMistake {
  mark: string
  recent: number
  earlier: number
  /** Share of those that were answered right at once. */
  right: number
}

/** Statistics by kind, the worst kind first. */
export function kindsOf(trained: readonly Trained[], today: number): KindOfMistake[] {
  return ['blunder', 'mistake', 'inaccuracy'].flatMap((mark) => {
    const of = trained.filter((each) => each.mark === mark)
    const recent = of.filter(({ day }) => day > today - RECENT).length
    const right = of.filter((each) => each.right).length
    return of.length ? [{ mark, recent, earlier: of.length - recent, right: right / of.length }] : []
  })
}
