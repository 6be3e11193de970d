// Interface of a game's client folder: `export const screen: GameScreen` in games/<id>/index.ts, and a Tile.svelte.

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
  /** The last events before the view, where they are not to be animated: the page came late or caught up. */
  past?: readonly E[]
}

/** The result of a sent choice; a refusal has been shown to the player by then. */
export type SendResult = 'done' | 'refused' | 'failed'

/** A locale key with its arguments, which are already in the reader's language. */
export interface Phrase {
  key: string
  args?: Args
}

/** The words of a button. */
export interface Label extends Phrase {
  /** The key that does the same, shown on the button; the board listens for it. */
  hotkey?: string
}

/** A question in the place of the prompt, with two buttons; `yes` and `no` have default words. */
export interface YesOrNo extends Phrase {
  yes?: Label
  no?: Label
}

/** A button beside the prompt. */
export interface StepButton extends Label {
  /** Action of the button, such as `() => send(action)`; it is disabled while a choice is being sent. */
  act: () => unknown
  /** `main` for the usual way on, at most one; plain by default. */
  look?: 'main' | 'plain' | 'quiet'
  /** It ends the turn: it is quiet while nothing was done, and asks for confirmation. */
  ends?: boolean
  /** Asked each time before it is done: for likely slips. */
  sure?: YesOrNo
  disabled?: boolean
}

/**
 * A half-made choice of the player. The prompt bar shows its sentence in place of the question's own, and its buttons:
 * no board has another place for either.
 */
export interface Step {
  /** The sentence; without a key the question's own words stay. */
  key?: string
  args?: Args
  /** In order. An empty list keeps their row, so that nothing jumps when one comes. */
  buttons?: readonly StepButton[]
  /** True if nothing was done in this turn; by default the shell derives it from the choices made. */
  idle?: boolean
}

/**
 * Props of a game's board. It lies in a box of definite size (`container-type: size`, so `cqw`, `cqh`, `cqmin` measure
 * it) and fills it; it scrolls inside itself or not at all. Batches come one at a time: the next one waits until the
 * `ms` of the story have passed, and so do the log, the prompt, the title and the result. Headings begin at h3; seats
 * are identified by their mark (ui/SeatMark.svelte).
 */
export interface BoardProps<
  V = View,
  E = GameEvent,
  A = Action,
  P = Record<string, unknown>,
  Q extends string = string,
> {
  /** The id of the game, for a board of many games. */
  game: string
  view: V
  /** The view in notation, for a game without its own board in which nothing is hidden. */
  drawn?: string | undefined
  events: Batch<E>
  /** The seats that are asked, and which of the game's questions. */
  ask: { seats: readonly number[]; what: Q } | null
  /** With notation, where the game has no board of its own. */
  legal: readonly { action: A; preview: P | null; text?: string }[]
  /** The viewer's seat; null for a spectator. */
  seat: number | null
  /** The seat from which an open board is seen; the viewer's by default. */
  from?: number | null
  /** With the names that are shown, bots' included. */
  seats: SeatInfo[]
  /**
   * Resolves when the table has answered; undo a half-made pick unless the result is 'done'. A second answer to the
   * question on the screen gets the result of the first, so that a double click is one click.
   */
  send: (action: A) => Promise<SendResult>
  /**
   * Sets the step of the prompt bar, or null: `$effect(() => say(step))` with a derived step. It is shown once the
   * view has been animated, and not after the end of the game.
   */
  say: (step: Step | null) => void
  /** Asks in the place of the prompt; false also when the table moved on before an answer. */
  sure: (question: YesOrNo) => Promise<boolean>
  /**
   * Shows why an action is not allowed: a sentence with its rule beside the place (by default the element touched
   * last). For every touch without another effect: compose the action the player must have meant. A choice refused by
   * `send` is shown in the same way. Cells marked `data-open`, and buttons, are left visible where possible.
   */
  askWhy: (action: A, place?: Element | null) => void
  /** Opens the rule beside the board. */
  openRule: (rule: string) => void
  /** The cells to highlight for a log line, from its `Telling.cells`. */
  pointed: readonly number[]
  /** The action that a hint suggests: its cells are `pointed` already; the board highlights the rest, such as cards. */
  advised: A | null
  over: Result | null
  /** The game is looked back at, so that nothing can be done. */
  replayed?: boolean
}

/** The reader of a story. `name` gives a seat's shown name, bots included. */
export interface Listener {
  seat: number | null
  name: (seat: number) => string
}

export interface Telling {
  /** A line of the log, in words. */
  line?: string
  /** The seat whose mark stands before the line. */
  by?: number
  /** The seat whose turn this event is part of, where it can begin one: the log numbers turns by it. */
  turn?: number
  /** The cells to highlight while the line is pointed at, if the board draws `pointed`. */
  cells?: readonly number[]
  /** The style of the line: a heading, the heading of a part, or an aside; plain by default. */
  tone?: 'head' | 'part' | 'aside'
  /** A place to jump to in a replay: a chapter such as a round or a fight, or a turning point. */
  mark?: 'chapter' | 'point'
  /** Text for a screen reader, if not the line; '' for nothing. */
  say?: string
  sound?: SoundName
  /**
   * Milliseconds of animation before the next event; 0 by default. Its log line waits for that, and after the last
   * event the prompt, the title, the turn and the result.
   */
  ms?: number
  /** Milliseconds until its line may be read, where the board shows it before the animation ends; `ms` by default. */
  seen?: number
}

/** Props of a position that is drawn but not played, in a box as a Board gets it: for rules, lessons and replays. */
export interface PictureProps<V = View> {
  view: V
  /** The seat from which it is seen; null for a spectator. */
  seat: number | null
  names: readonly string[]
  /** As a Board gets them, for a picture of many games. */
  game?: string
  drawn?: string
}

/** Drawing of a game's positions on a page. */
export interface Drawing {
  /** Width by height. */
  ratio: number
  /** The greatest width, in rem. */
  rem: number
  /** The smallest height, in rem, in any width. */
  least?: number
  /** True if people can read the notation of its actions. */
  notated?: boolean
}

/** Props of all hands, from each seat's own view, for viewers from whom nothing is hidden. */
export interface HandsProps<V = View> {
  views: readonly V[]
  names: readonly string[]
}

/** Props of the small scene that stands beside the result: still with reduced motion, without words. */
export interface EndingProps {
  fate: 'won' | 'lost' | 'drawn' | 'over'
  /** The marks of a winner and of a loser; in a draw, of the first two seats. */
  winner: number
  loser: number
}

/** A number of a finished game: the key of its label, and the value as it is shown. */
export interface EndingFact {
  key: string
  value: string
}

export interface GameScreen {
  id: string
  Board: Component<BoardProps>
  Picture?: Component<PictureProps>
  /** All hands, for games that have any: shown beside the board when nothing is hidden. */
  Hands?: Component<HandsProps>
  /** Merges everything the seats see into one view from this seat, where the board shows it. */
  open?: (views: readonly View[], seat: number) => View
  story: (event: GameEvent, listener: Listener) => Telling
  /** Tells the story what lies on the table, where there is no Board. */
  meet?: (view: View) => void
  /**
   * The seat whose mark a seat has once the game has begun, where team mates share one; its own by default. Equal
   * marks are one side.
   */
  mark?: (seat: number, view: View) => number
  /** The name of a seat's team, where teams have names; the plural subject of a sentence. */
  team?: (seat: number, view: View) => string
  drawing?: Drawing
  /** The scene of a result. */
  Ending?: Component<EndingProps>
  /**
   * Two or three facts of a finished game, the best first, from its last view and the events that this page has seen.
   * The number of turns has the key `ending-turns`.
   */
  facts?: (view: View, events: readonly GameEvent[], seat: number) => EndingFact[]
  /** Extra props that mark these actions in the Picture. */
  marked?: (choices: readonly Action[], view: View) => Record<string, unknown>
}

/** Casts a board with a game's generated types to the shell's untyped interface. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asBoard = (board: Component<any>): Component<BoardProps> => board
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asPicture = (picture: Component<any>): Component<PictureProps> => picture
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const asHands = (hands: Component<any>): Component<HandsProps> => hands
