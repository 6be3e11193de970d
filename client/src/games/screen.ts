// What every game's client folder gives the shell: `export const screen: GameScreen` in games/<id>/index.ts, and a Tile.svelte.

import type { Component } from 'svelte'
import type { SoundName } from '../browser/sound'
import type { Action, GameEvent, Result, SeatInfo, View } from '../api/wire'
import type { Args } from '../i18n/translate'

export type { Action, Ask, Choice, GameEvent, Result, SeatInfo, View } from '../api/wire'

/**
 * The events that led to the shown view. `number` grows by one for every batch: animate a batch when its
 * number changes, and only then. Catching up and a fresh view come as a new number without events.
 */
export interface Batch<E = GameEvent> {
  number: number
  events: readonly E[]
  /** What led to the view last, where it is not to be acted out: the page came late, or caught up. */
  past?: readonly E[]
}

/** How a choice fared; a refusal has by then been told to the player in words. */
export type Fate = 'done' | 'refused' | 'failed'

/** Words by their key in the locale files; what is in `args` is already in the reader's language. */
export interface Phrase {
  key: string
  args?: Args
}

/** What a button says. */
export interface Label extends Phrase {
  /** The key that does the same, shown on it where there are keys; the board listens for it. */
  hotkey?: string
}

/** A question put in the place of the sentence, with two buttons; `yes` and `no` have words of their own unless told. */
export interface YesOrNo extends Phrase {
  yes?: Label
  no?: Label
}

/** A button beside the sentence. */
export interface StepButton extends Label {
  /** What pressing it does, such as `() => send(action)`. It waits by itself while a choice is on its way. */
  act: () => unknown
  /** The way on is `main`, one at most; plain unless told. */
  look?: 'main' | 'plain' | 'quiet'
  /** It ends the turn: while nothing was done it is quiet, and asks before it is done. */
  ends?: boolean
  /** Asked each time before it is done: for what is likely a slip. */
  sure?: YesOrNo
  disabled?: boolean
}

/**
 * What the player is in the midst of. The sentence at the foot of the table says it in the place of the question's
 * own words, and holds its buttons: no board has another place for either.
 */
export interface Step {
  /** The sentence; without a key the question's own words stay. */
  key?: string
  args?: Args
  /** In their order. An empty list keeps their row, so that nothing jumps when one comes. */
  buttons?: readonly StepButton[]
  /** Whether nothing was done in this turn; the shell knows which choices were made since it began, unless told. */
  idle?: boolean
}

/**
 * Board lies in a box of definite size (`container-type: size`, so `cqw`, `cqh`, `cqmin` measure it) and
 * fills it; it scrolls inside itself or not at all. Batches come one at a time: the next is held back until
 * the `ms` its story asked for have passed, and so are the log, the sentence, the title and the end. Headings inside begin at h3; seats are known by their mark
 * (ui/SeatMark.svelte).
 */
export interface BoardProps<
  V = View,
  E = GameEvent,
  A = Action,
  P = Record<string, unknown>,
  Q extends string = string,
> {
  /** The id of the game, for a board that is many games'. */
  game: string
  view: V
  /** The view in notation, for a game without a board of its own in which nothing is hidden. */
  drawn?: string | undefined
  events: Batch<E>
  /** Who is asked, and which of the game's questions. */
  ask: { seats: readonly number[]; what: Q } | null
  /** With its notation, where the game has no board of its own. */
  legal: readonly { action: A; preview: P | null; text?: string }[]
  /** The seat of the one who looks; null for an onlooker. */
  seat: number | null
  /** With the names that are shown, bots' among them. */
  seats: SeatInfo[]
  /**
   * Resolves when the table has answered; undo a half-made pick when the fate is not 'done'. A second answer to the
   * question on the screen is none: it shares the fate of the first, so that a double click is one click.
   */
  send: (action: A) => Promise<Fate>
  /**
   * Says what the player is in the midst of, or null: `$effect(() => say(step))` with a derived step. It is shown once
   * what led to the view has been acted out, and not when the game is over.
   */
  say: (step: Step | null) => void
  /** Asks in the place of the sentence; false also when the table moved on before an answer. */
  sure: (question: YesOrNo) => Promise<boolean>
  /**
   * Says why this cannot be done: a sentence with its rule, beside the place (the thing touched last unless told).
   * Nothing happens in the game. For every touch the board has no other answer to: compose the action the player
   * must have meant. A choice that `send` finds refused is told in the same way. Cells of a grid marked `data-open`,
   * and buttons, are left in sight where that is possible.
   */
  askWhy: (action: A, place?: Element | null) => void
  /** Opens the rule, lit, beside the board. */
  openRule: (rule: string) => void
  /** The cells a line of the log tells of, while it is pointed at; those it named by `Telling.cells`. */
  pointed: readonly number[]
  /** What a hint would do: its cells are `pointed` already; what it is about besides, such as cards, the board lights. */
  advised: A | null
  over: Result | null
}

/** For whom a story is told. `name` gives a seat's shown name, bots included. */
export interface Listener {
  seat: number | null
  name: (seat: number) => string
}

export interface Telling {
  /** A line of the log, words already resolved. */
  line?: string
  /** The seat whose mark stands before the line. */
  by?: number
  /** The cells it tells of: whoever points at the line sees them lit, if the board draws `pointed`. */
  cells?: readonly number[]
  /** How the line is set: a heading, the heading of a part, or something said by the way; plain unless told. */
  tone?: 'head' | 'part' | 'aside'
  /** Where a replay can be jumped to: a part of the game begins here, such as a round or a fight, or it turned here. */
  mark?: 'chapter' | 'point'
  /** Said aloud by a screen reader when it differs from the line; '' says nothing. */
  say?: string
  sound?: SoundName
  /**
   * Milliseconds the board acts this event out before the next comes; 0 unless told. All that tells of it waits for
   * that: its line, and after the last event the sentence, the title, the turn and the end.
   */
  ms?: number
  /** Milliseconds until its line may be read, where the board gives it away before it is done; `ms` unless told. */
  seen?: number
}

/** A position drawn without being played, in a box as a Board gets it: for rules, lessons and replays. */
export interface PictureProps<V = View> {
  view: V
  /** From whose place it is seen; null for an onlooker. */
  seat: number | null
  names: readonly string[]
  /** As a Board gets them, for a picture that is many games'. */
  game?: string
  drawn?: string
}

/** How a game's positions are drawn on a page. */
export interface Drawing {
  /** Width by height. */
  ratio: number
  /** As wide as this at most, in rem. */
  rem: number
  /** As high as this at least, in rem, however narrow its place. */
  least?: number
  /** Whether people can read the notation of its choices. */
  notated?: boolean
}

/** What the seats hold, each in its own view, for one from whom nothing is hidden any more. */
export interface HandsProps<V = View> {
  views: readonly V[]
  names: readonly string[]
}

export interface GameScreen {
  id: string
  Board: Component<BoardProps>
  Picture?: Component<PictureProps>
  /** The hands of all, where players hold any: shown beside the board when nothing is hidden any more. */
  Hands?: Component<HandsProps>
  /** One view with all that the seats see, as from this seat, where that shows on the board itself. */
  open?: (views: readonly View[], seat: number) => View
  story: (event: GameEvent, listener: Listener) => Telling
  /** Lets the story know what lies on the table, where it is told without a Board. */
  meet?: (view: View) => void
  /** Whose mark a seat bears once the game is on, where team mates share one; its own unless told. It tells the sides. */
  mark?: (seat: number, view: View) => number
  /** What a seat's team is called, where teams have names; the subject of a sentence, said of several. */
  team?: (seat: number, view: View) => string
  drawing?: Drawing
  /** What the Picture needs besides to mark these choices. */
  marked?: (choices: readonly Action[], view: View) => Record<string, unknown>
}

/** A game types its own Board with its generated types; this fits it into the shell's untyped slot. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asBoard = (board: Component<any>): Component<BoardProps> => board
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asPicture = (picture: Component<any>): Component<PictureProps> => picture
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asHands = (hands: Component<any>): Component<HandsProps> => hands
