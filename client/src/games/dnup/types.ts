// Made by scripts/types from pelipoyta.games.dnup; do not edit.

/** Options of a table: nothing but house rules. */
export interface Options {
  variants?: readonly string[]
}

/** Question to a player: to act, and with two players in which of their areas (DNUP-8.2). */
export type Question = 'act' | 'area-1' | 'area-2'

export interface Play {
  type: 'Play'
  cards: readonly Card[]
}

/** A card as it is held or as it lies (DNUP-1.1): the active value, and the passive one at the other end. */
export interface Card {
  up: number
  down: number
}

export interface Add {
  type: 'Add'
  card: Card
  seat: number
  area: number
}

export interface Take {
  type: 'Take'
  seat: number
  area: number
}

export interface Turn {
  type: 'Turn'
}

export type Action = Play | Add | Take | Turn

/** Orientations of the cards were drawn; no player sees them yet. */
export interface Shuffled {
  type: 'Shuffled'
  round: number
  eyes?: readonly number[] | null
}

export interface Dealt {
  type: 'Dealt'
  round: number
  starter: number
  hands: readonly (Secret<readonly Card[]>)[]
  eyes?: readonly number[] | null
}

/** Value that only some seats are told; for others it is None. */
export interface Secret<T> {
  value: T | null
  eyes: readonly number[]
}

/** At the deal a player handed cards on openly, as they were held; the next player holds them turned (DNUP-V2). */
export interface HandedOn {
  type: 'HandedOn'
  seat: number
  to: number
  cards: readonly Card[]
  eyes?: readonly number[] | null
}

/** A set was discarded, as its owner's turn has come, or would have. */
export interface Discarded {
  type: 'Discarded'
  seat: number
  area: number
  cards: readonly Card[]
  eyes?: readonly number[] | null
}

export interface Played {
  type: 'Played'
  seat: number
  area: number
  cards: readonly Card[]
  eyes?: readonly number[] | null
}

export interface Added {
  type: 'Added'
  seat: number
  card: Card
  owner: number
  area: number
  eyes?: readonly number[] | null
}

/** A seat took a set; cards as they lay, in the hand they are the other way up. */
export interface Took {
  type: 'Took'
  seat: number
  owner: number
  area: number
  cards: readonly Card[]
  eyes?: readonly number[] | null
}

export interface Turned {
  type: 'Turned'
  seat: number
  eyes?: readonly number[] | null
}

/** A set was beaten; cards as they lay, turned they go to the owner's hand, or to the pile if the owner is out. */
export interface Beaten {
  type: 'Beaten'
  seat: number
  area: number
  cards: readonly Card[]
  piled: boolean
  eyes?: readonly number[] | null
}

export interface WentOut {
  type: 'WentOut'
  seat: number
  place: number
  points: number
  eyes?: readonly number[] | null
}

export interface RoundEnded {
  type: 'RoundEnded'
  round: number
  out: readonly number[]
  why: string
  eyes?: readonly number[] | null
}

export interface Voided {
  type: 'Voided'
  round: number
  why: 'quiet' | 'repeated'
  eyes?: readonly number[] | null
}

export interface Won {
  type: 'Won'
  seat: number
  eyes?: readonly number[] | null
}

export type Event =
  | Shuffled
  | Dealt
  | HandedOn
  | Discarded
  | Played
  | Added
  | Took
  | Turned
  | Beaten
  | WentOut
  | RoundEnded
  | Voided
  | Won

/** View of a seat: what it sees and remembers; `pile` holds the cards it saw before they were discarded. */
export interface View {
  seat: number | null
  stage: 'deal' | 'over' | 'play' | 'shuffle'
  round: number
  areas: number
  goal: number
  points: readonly number[]
  hand: readonly Card[]
  counts: readonly number[]
  table: readonly (readonly Card[])[]
  known: readonly (readonly Card[])[]
  deeds: readonly (Deed | null)[]
  past: readonly Round[]
  pile: readonly Card[]
  out: readonly number[]
  turn: number
  area: number
  starter: number
  quiet: number
  trail: readonly Deed[]
  options?: Options
}

/** Public record of a seat's turn, with the set that left the table for a hand or the pile. */
export interface Deed {
  at: Spot
  act: Play | Add | Take | Turn
  hit: Spot | null
  lifted: readonly Card[]
}

/** A place in front of a seat; area 2 is there with two players only (DNUP-8.1). */
export interface Spot {
  seat: number
  area: number
}

/** A past round: who went out in it, in order, and what each seat scored. */
export interface Round {
  out: readonly number[]
  points: readonly number[]
  void: boolean
}

/** Immediate effects of an action, besides the cards it moves. */
export interface Preview {
  beats: Spot | null
  piled: boolean
  gains: readonly Card[]
  out: boolean
}
