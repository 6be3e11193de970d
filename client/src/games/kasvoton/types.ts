// Made by scripts/types from pelipoyta.games.kasvoton; do not edit.
/* eslint-disable max-lines */

/** Options of a table: the turn limit, the optional rules of section H, and the aid of deduction. */
export interface Options {
  turn_limit: number
  shield_wall: boolean
  spear_hedge: boolean
  shame: boolean
  deduction: boolean
  variants?: readonly string[]
}

/** Question to a player: by the stage, and in a turn by its phase. */
export type Question =
  | 'knight'
  | 'split'
  | 'deploy'
  | 'starter'
  | 'archers'
  | 'scout'
  | 'strikes'
  | 'pair'
  | 'royal'
  | 'enlist'

export interface ChooseKnight {
  type: 'ChooseKnight'
  knight: number
}

/** Propose a split: the standard cards that the proposer would take, sorted (KV-F1). */
export interface Split {
  type: 'Split'
  faces: readonly number[]
}

export interface Agree {
  type: 'Agree'
}

/** Place a card; cells are filled in one order (board.BERTHS), so that it tells nothing. */
export interface Place {
  type: 'Place'
  face: number
  cell: number
}

export interface Ready {
  type: 'Ready'
}

/** Propose which player of the starting team begins (KV-F4). */
export interface Begin {
  type: 'Begin'
  seat: number
}

export interface Shoot {
  type: 'Shoot'
  cell: number
}

export interface Move {
  type: 'Move'
  src: number
  dst: number
}

export interface Scout {
  type: 'Scout'
  cell: number
}

export interface Line {
  type: 'Line'
  cell: number
}

export interface Triangle {
  type: 'Triangle'
  cell: number
}

/** Choose the two cards that strike in a line, the lower cell first. */
export interface Pair {
  type: 'Pair'
  one: number
  other: number
}

/** Choose the royal that is shown to strike a queen in a triangle (KV-D4.6). */
export interface Royal {
  type: 'Royal'
  cell: number
}

export interface Decline {
  type: 'Decline'
}

export interface Done {
  type: 'Done'
}

export interface Reveal {
  type: 'Reveal'
  cell: number
}

/** Point at a card in the middle column, as a sign of the army's strength (KV-F7). */
export interface Say {
  type: 'Say'
  cell: number
}

/** Choose a card for one's army, where a variant lets one (KV-V3, KV-V4). */
export interface Enlist {
  type: 'Enlist'
  face: number
}

export type Action =
  | ChooseKnight
  | Split
  | Agree
  | Place
  | Ready
  | Begin
  | Shoot
  | Move
  | Scout
  | Line
  | Triangle
  | Pair
  | Royal
  | Decline
  | Done
  | Reveal
  | Say
  | Enlist

export interface KnightChosen {
  type: 'KnightChosen'
  side: number
  knight: number
  eyes?: readonly number[] | null
}

/** A split was proposed; only the team is told which cards the proposer would take. */
export interface SplitOffered {
  type: 'SplitOffered'
  seat: number
  faces: Secret<readonly number[]>
  eyes?: readonly number[] | null
}

/** Value that only some seats are told; for others it is None. */
export interface Secret<T> {
  value: T | null
  eyes: readonly number[]
}

export interface SplitAgreed {
  type: 'SplitAgreed'
  side: number
  counts: readonly [number, number]
  eyes?: readonly number[] | null
}

export interface Dealt {
  type: 'Dealt'
  seat: number
  faces: Secret<readonly number[]>
  eyes?: readonly number[] | null
}

export interface Placed {
  type: 'Placed'
  seat: number
  cell: number
  face: number
  eyes?: readonly number[] | null
}

export interface Deployed {
  type: 'Deployed'
  seat: number
  middle?: number
  eyes?: readonly number[] | null
}

/** Team mates looked at their cards in the middle column (KV-F2). */
export interface MiddleSeen {
  type: 'MiddleSeen'
  side: number
  cells: readonly number[]
  faces: readonly number[]
  eyes?: readonly number[] | null
}

export interface TurnedUp {
  type: 'TurnedUp'
  side: number
  face: number
  eyes?: readonly number[] | null
}

export interface LotDrawn {
  type: 'LotDrawn'
  side: number
  eyes?: readonly number[] | null
}

export interface StarterOffered {
  type: 'StarterOffered'
  seat: number
  starter: number
  eyes?: readonly number[] | null
}

export interface TurnBegan {
  type: 'TurnBegan'
  seat: number
  eyes?: readonly number[] | null
}

export interface Skipped {
  type: 'Skipped'
  seat: number
  eyes?: readonly number[] | null
}

export interface Revealed {
  type: 'Revealed'
  card: number
  cell: number
  face: number
  eyes?: readonly number[] | null
}

/** A card came to the middle column, where the partner may look at it. */
export interface Glimpsed {
  type: 'Glimpsed'
  card: number
  cell: number
  face: number
  eyes?: readonly number[] | null
}

export interface Shot {
  type: 'Shot'
  seat: number
  cell: number
  target: number
  eyes?: readonly number[] | null
}

export interface Moved {
  type: 'Moved'
  seat: number
  card: number
  src: number
  dst: number
  eyes?: readonly number[] | null
}

export interface Attacked {
  type: 'Attacked'
  seat: number
  src: number
  dst: number
  eyes?: readonly number[] | null
}

export interface Struck {
  type: 'Struck'
  card: number
  cell: number
  face: number
  rule: string
  eyes?: readonly number[] | null
}

/** The card there was shot at or attacked, and nothing fell. */
export interface Withstood {
  type: 'Withstood'
  cell: number
  face: number
  rule: string
  eyes?: readonly number[] | null
}

export interface Scouted {
  type: 'Scouted'
  seat: number
  cell: number
  eyes?: readonly number[] | null
}

export interface StrikeTried {
  type: 'StrikeTried'
  seat: number
  cell: number
  kind: 'line' | 'triangle'
  eyes?: readonly number[] | null
}

export interface StrikeDeclined {
  type: 'StrikeDeclined'
  seat: number
  cell: number
  eyes?: readonly number[] | null
}

/** The side lost its king and has one more turn to strike the other (KV-D0.5). */
export interface Levelling {
  type: 'Levelling'
  side: number
  eyes?: readonly number[] | null
}

export interface Said {
  type: 'Said'
  seat: number
  cell: number
  eyes?: readonly number[] | null
}

/** The game is over and every card is turned up. */
export interface Ended {
  type: 'Ended'
  why: string
  scores: readonly number[]
  faces: readonly number[]
  knights: readonly number[]
  eyes?: readonly number[] | null
}

/** A card was chosen for an army; only its player is told. */
export interface Enlisted {
  type: 'Enlisted'
  seat: number
  face: number
  eyes?: readonly number[] | null
}

export type Event =
  | KnightChosen
  | SplitOffered
  | SplitAgreed
  | Dealt
  | Placed
  | Deployed
  | MiddleSeen
  | TurnedUp
  | LotDrawn
  | StarterOffered
  | TurnBegan
  | Skipped
  | Revealed
  | Glimpsed
  | Shot
  | Moved
  | Attacked
  | Struck
  | Withstood
  | Scouted
  | StrikeTried
  | StrikeDeclined
  | Levelling
  | Said
  | Ended
  | Enlisted

/** View of a seat, with everything that a careful player would remember. */
export interface View {
  options: Options
  seats: number
  seat: number | null
  stage: Stage
  knights: readonly number[]
  six: readonly number[]
  split: readonly number[] | null
  took: readonly number[]
  offers: readonly number[]
  agreed: readonly boolean[]
  mustered: number
  hand: readonly number[]
  berths: readonly number[]
  columns: readonly number[]
  ready: readonly boolean[]
  middle: readonly number[]
  cards: readonly Card[]
  graves: readonly number[]
  turned: readonly (readonly number[])[]
  first: number
  turn: number
  phase: Phase
  used: readonly number[]
  shot: readonly number[]
  target: number
  usable: readonly number[]
  fell: readonly Fall[]
  said: readonly boolean[]
  scores: readonly number[]
  why: string
  deduced: readonly Deduction[]
  knights_at_start: readonly number[]
}

/** Stage of the game, by what it waits for. */
export type Stage =
  | 'knight'
  | 'split'
  | 'muster'
  | 'deploy'
  | 'lots'
  | 'starter'
  | 'turn'
  | 'pair'
  | 'royal'
  | 'over'
  | 'enlist'

/** A card on the board or in a graveyard. */
export interface Card {
  id: number
  side: number
  cell: number
  face: number
  open: boolean
  eyes: number
}

/** Phase of a turn: its first part that is still open; only the move ends the archers' (KV-D0.2). */
export type Phase = 0 | 1 | 2

/** Turn on which a king fell (KV-D0.5). */
export type Fall = 0 | 1 | 2 | 3

/** Deduction by counting: bounds on the cards that a seat began with and the viewer has not seen. */
export interface Deduction {
  seat: number
  cards: readonly number[]
  least: readonly number[]
  most: readonly number[]
}

/** Preview of an action: its cards, and its odds by its player's knowledge (None where there are none). */
export interface Preview {
  cells: readonly number[]
  targets: readonly number[]
  win: number | null
  fall: number | null
}
