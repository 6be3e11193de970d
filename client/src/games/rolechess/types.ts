// Made by scripts/types from pelipoyta.games.rolechess; do not edit.

export interface Options {
  no_progress: number
  free_pass: boolean
  variants?: readonly string[]
}

/** Question to a player: the phases in which nothing is left to chance. */
export type Question = 'turn' | 'attack' | 'partner' | 'advance'

export interface Step {
  type: 'Step'
  src: number
  dst: number
}

export interface Attack {
  type: 'Attack'
  src: number
  target: number
}

export interface Join {
  type: 'Join'
  src: number
}

export interface Alone {
  type: 'Alone'
}

export interface Stop {
  type: 'Stop'
}

export interface Advance {
  type: 'Advance'
}

export interface Stay {
  type: 'Stay'
}

export interface Pass {
  type: 'Pass'
}

export type Action = Step | Attack | Join | Alone | Stop | Advance | Stay | Pass

/** The home rows were drawn, from left to right as each player sees their own (RC-V1). */
export interface Arranged {
  type: 'Arranged'
  pieces: readonly Piece[]
  eyes?: readonly number[] | null
}

/** Identity of a piece; its number never changes. */
export interface Piece {
  seat: number
  kind: Kind
  number: number
}

export type Kind = 'emperor' | 'adjutant' | 'knight' | 'guard' | 'lackey'

/** Both rolled the same for the start, and roll again. */
export interface Tied {
  type: 'Tied'
  dice: readonly number[]
  eyes?: readonly number[] | null
}

export interface Began {
  type: 'Began'
  dice: readonly number[]
  first: number
  eyes?: readonly number[] | null
}

export interface Moved {
  type: 'Moved'
  piece: Piece
  src: number
  dst: number
  eyes?: readonly number[] | null
}

/** An attack was declared; `alone`: no other piece could join, so no question is asked. */
export interface Attacked {
  type: 'Attacked'
  piece: Piece
  src: number
  foe: Piece
  target: number
  alone?: boolean
  eyes?: readonly number[] | null
}

export interface Joined {
  type: 'Joined'
  piece: Piece
  src: number
  eyes?: readonly number[] | null
}

/** The attack was rolled: each die times its piece's factor, all added up. */
export interface Struck {
  type: 'Struck'
  pieces: readonly Piece[]
  target: number
  dice: readonly number[]
  factors: readonly number[]
  total: number
  eyes?: readonly number[] | null
}

/** The defence was rolled; the defender loses what the attack has over it. */
export interface Defended {
  type: 'Defended'
  piece: Piece
  cell: number
  die: number
  factor: number
  total: number
  attack: number
  loss: number
  left: number
  eyes?: readonly number[] | null
}

export interface Captured {
  type: 'Captured'
  piece: Piece
  cell: number
  by: Piece
  eyes?: readonly number[] | null
}

export interface Advanced {
  type: 'Advanced'
  piece: Piece
  src: number
  dst: number
  eyes?: readonly number[] | null
}

export interface Stayed {
  type: 'Stayed'
  piece: Piece
  cell: number
  eyes?: readonly number[] | null
}

/** A piece moved, could have attacked, and did not. */
export interface Stopped {
  type: 'Stopped'
  piece: Piece
  cell: number
  eyes?: readonly number[] | null
}

export interface Passed {
  type: 'Passed'
  seat: number
  eyes?: readonly number[] | null
}

export type Event =
  | Arranged
  | Tied
  | Began
  | Moved
  | Attacked
  | Joined
  | Struck
  | Defended
  | Captured
  | Advanced
  | Stayed
  | Stopped
  | Passed

/** View of a seat or spectator; nothing is hidden in this game. */
export interface View {
  options: Options
  card: readonly Line[]
  pieces: readonly Standing[]
  turn: number
  phase: Phase
  step: Step | null
  attackers: readonly number[]
  target: number | null
  dice: readonly number[]
  quiet: number
  threats: readonly [Threat | null, Threat | null]
}

/** A line of the game card. */
export interface Line {
  kind: Kind
  energy: number
  attack: number
  defence: number
}

/** State of a piece: the circle it stands on (None: removed) and its remaining energy. */
export interface Standing {
  piece: Piece
  cell: number | null
  energy: number
}

/** Phase of a turn; choices are questions by the same word. */
export type Phase = 'start' | 'turn' | 'attack' | 'partner' | 'strike' | 'defence' | 'advance' | 'setup'

/** The likeliest way an Emperor could fall in the other side's next turn. */
export interface Threat {
  src: number
  dst: number
  partner: number | null
  kill: number
}

/** The odds of an attack, and of the same attack with each piece that could join it. */
export interface Odds {
  chances: Chances
  pairs: readonly Pair[]
}

/** The exact odds of one battle. */
export interface Chances {
  factors: readonly number[]
  defence: number
  energy: number
  hit: number
  loss: number
  kill: number
}

/** The odds when this piece joins. */
export interface Pair {
  src: number
  chances: Chances
}

export type Preview = Odds
