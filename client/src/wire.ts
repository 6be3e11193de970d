// What travels between this client and the server; the server's messages.py says the same.

export type Kind = 'open' | 'person' | 'bot'

export interface SeatInfo {
  seat: number
  kind: Kind
  name: string
  bot?: string | null
  here: boolean
}

export interface Result {
  scores: number[]
  why: string
}

export interface TableInfo {
  id: string
  game: string
  version: number
  options: Record<string, unknown>
  seats: SeatInfo[]
  host: number | null
  state: 'waiting' | 'playing' | 'over'
  result: Result | null
  draw_offered_by: number | null
  next: string | null
}

export interface Ask {
  seats: number[]
  what: string
}

/** Actions, events and views are the game's own; the shell only carries them. */
export type Action = Record<string, unknown>
export type GameEvent = Record<string, unknown> & { type?: string }
export type View = Record<string, unknown>
export type Facts = Record<string, unknown>

export interface Choice {
  action: Action
  preview: Record<string, unknown> | null
}

export interface Update {
  type: 'update'
  at: number
  fresh: boolean
  events: GameEvent[]
  view: View
  ask: Ask | null
  legal: Choice[]
  over: Result | null
  undone: boolean
}

export interface Refused {
  type: 'refused'
  id: string
  rule: string
  reason: string
  facts: Facts
}

export interface Trouble {
  type: 'error'
  id: string | null
  code: string
  facts: Facts
}

export type FromServer =
  | { type: 'welcome'; seat: number | null; table: TableInfo; at: number }
  | Update
  | { type: 'ack'; id: string; at: number }
  | Refused
  | Trouble
  | { type: 'table'; table: TableInfo }
  | { type: 'pong' }

export type Command =
  | { type: 'do'; id: string; at: number; action: Action }
  | { type: 'resign'; id: string }
  | { type: 'draw'; id: string; answer: DrawAnswer }
  | { type: 'rematch'; id: string }
  | { type: 'undo'; id: string }

export type DrawAnswer = 'offer' | 'accept' | 'decline'

export type ToServer = { type: 'hello'; token: string | null; seen: number } | Command | { type: 'ping' }

export interface OptionSpec {
  name: string
  kind: 'bool' | 'int' | 'choice' | 'texts'
  default: unknown
  min?: number
  max?: number
  choices?: (string | number)[]
}

export interface GameInfo {
  id: string
  version: number
  seats: number[]
  free: boolean
  open: boolean
  options: OptionSpec[]
  hides: boolean
  /** Best first. */
  bots: string[]
}
