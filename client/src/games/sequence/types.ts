// Made by scripts/types from pelipoyta.games.sequence; do not edit.

export interface Options {
  teams: 0 | 2 | 3
  draw: 'automatic' | 'manual'
  no_coaching: boolean
  judge: 'host' | 'team'
  thieves: boolean
  turn_limit: number
  variants?: readonly string[]
}

export type Question = 'play' | 'lock' | 'penalty'

/** Put a card on one's pile, and a chip on the cell, or with a one-eyed jack take the chip off it. */
export interface Play {
  type: 'Play'
  card: number
  cell: number
}

/** Put down a dead card for a new one. */
export interface Exchange {
  type: 'Exchange'
  card: number
}

/** Pass: no card can be played. */
export interface Pass {
  type: 'Pass'
}

/** Lock five of a longer run as the sequence. */
export interface Lock {
  type: 'Lock'
  cells: readonly number[]
}

/** Draw the card one is owed, at any time. */
export interface Take {
  type: 'Take'
}

/** Claim that a team has coached. */
export interface Claim {
  type: 'Claim'
  team: number
}

/** Admit a claim of coaching. */
export interface Agree {
  type: 'Agree'
}

/** Deny a claim of coaching. */
export interface Deny {
  type: 'Deny'
}

/** Decide a claim, as the host. */
export interface Judge {
  type: 'Judge'
  upheld: boolean
}

/** Choose the card one loses. */
export interface Lose {
  type: 'Lose'
  card: number
}

export type Action = Play | Exchange | Pass | Lock | Take | Claim | Agree | Deny | Judge | Lose

/** These seats cut these cards for the deal. */
export interface Cut {
  type: 'Cut'
  seats: readonly number[]
  cards: readonly number[]
  eyes?: readonly number[] | null
}

export interface Dealt {
  type: 'Dealt'
  dealer: number
  hands: readonly (Secret<readonly number[]>)[]
  eyes?: readonly number[] | null
}

/** Value that only some seats are told; for others it is None. */
export interface Secret<T> {
  value: T | null
  eyes: readonly number[]
}

export interface Placed {
  type: 'Placed'
  seat: number
  card: number
  cell: number
  eyes?: readonly number[] | null
}

export interface Removed {
  type: 'Removed'
  seat: number
  card: number
  cell: number
  team: number
  eyes?: readonly number[] | null
}

export interface Locked {
  type: 'Locked'
  team: number
  cells: readonly number[]
  eyes?: readonly number[] | null
}

export interface Unlocked {
  type: 'Unlocked'
  team: number
  cells: readonly number[]
  eyes?: readonly number[] | null
}

export interface Exchanged {
  type: 'Exchanged'
  seat: number
  card: number
  eyes?: readonly number[] | null
}

export interface Passed {
  type: 'Passed'
  seat: number
  eyes?: readonly number[] | null
}

export interface Drew {
  type: 'Drew'
  seat: number
  card: Secret<number>
  eyes?: readonly number[] | null
}

/** A seat's right to draw has lapsed. */
export interface Lapsed {
  type: 'Lapsed'
  seat: number
  eyes?: readonly number[] | null
}

/** The discard piles became the draw pile. */
export interface Reshuffled {
  type: 'Reshuffled'
  cards: number
  eyes?: readonly number[] | null
}

export interface Accused {
  type: 'Accused'
  seat: number
  team: number
  eyes?: readonly number[] | null
}

export interface Denied {
  type: 'Denied'
  seat: number
  eyes?: readonly number[] | null
}

export interface Admitted {
  type: 'Admitted'
  seat: number
  team: number
  eyes?: readonly number[] | null
}

export interface Judged {
  type: 'Judged'
  team: number
  upheld: boolean
  eyes?: readonly number[] | null
}

/** A claim came to nothing. */
export interface Dropped {
  type: 'Dropped'
  team: number
  eyes?: readonly number[] | null
}

/** A card to lose is chosen, not yet shown. */
export interface Chose {
  type: 'Chose'
  seat: number
  card: Secret<number>
  eyes?: readonly number[] | null
}

export interface Lost {
  type: 'Lost'
  seat: number
  card: number
  eyes?: readonly number[] | null
}

export type Event =
  | Cut
  | Dealt
  | Placed
  | Removed
  | Locked
  | Unlocked
  | Exchanged
  | Passed
  | Drew
  | Lapsed
  | Reshuffled
  | Accused
  | Denied
  | Admitted
  | Judged
  | Dropped
  | Chose
  | Lost

/** View of a seat or a spectator: what it sees and remembers. */
export interface View {
  seat: number | null
  options: Options
  seats: number
  teams: number
  needed: number
  phase: Phase
  board: readonly number[]
  fives: readonly Five[]
  hand: readonly number[]
  counts: readonly number[]
  piles: readonly (readonly number[])[]
  deck: number
  stock: readonly number[]
  drawn: readonly number[]
  exchanged: readonly number[]
  owed: readonly number[]
  claim: Claimed | null
  claimed: readonly boolean[]
  owing: readonly number[]
  chosen: readonly number[]
  cutting: readonly number[]
  dealer: number
  turn: number
  turns: number
  passes: number
  drawer: number
  placed: number
  last: Last | null
  winner: number
  why: string
  faces?: readonly number[]
}

export type Phase = 'cut' | 'deal' | 'play' | 'lock' | 'refill' | 'over'

/** A finished sequence. */
export interface Five {
  team: number
  cells: readonly number[]
}

/** An open claim of the coaching penalty (SEQ-6.1). */
export interface Claimed {
  by: number
  team: number
  turn: number
  denied: readonly number[]
}

/** The last card played, and where. */
export interface Last {
  seat: number
  card: number
  cell: number
}
