// Types of the messages between client and server, with plainer names for some of the generated ones.

import type * as server from './messages'

export type {
  Analysis,
  BookContest,
  BrokenRule as Broken,
  ShownDecklist as Brought,
  CheckedDecklist as Checked,
  SeriesInfo as ContestInfo,
  SeriesRoundInfo as ContestRound,
  CheckedVariants,
  CheckVariants,
  ContestVerdict,
  DiceProof,
  ChanceOutcome as Fallen,
  GameInfo,
  GuideTable,
  Hint,
  RoundInfo,
  LessonInfo,
  PuzzleInfo,
  PuzzleList,
  DecklistOffer as Offer,
  PastTable,
  FeatureDifference,
  DiceStats,
  SealedDeck,
  AnalysedLuck as StudiedLuck,
  OptionInfo as OptionSpec,
  Refused,
  ResultInfo as Result,
  ViewShape as Shape,
  VariantBalance,
  VariantInfo,
  VariantOffer,
  SeatInfo,
  Spoken,
  SpokenLine,
  AnalysisInfo as Study,
  Turning,
  Weighed,
  Floor,
  TournamentCommand,
  TournamentStanding,
  PoolInfo,
  Ticket,
  TournamentGameInfo as TournamentGame,
  TournamentInfo,
  DealInfo,
  DuplicateInfo,
  TeamMatchInfo,
  TeamMatchTable,
  TeamMatchCommand,
} from './messages'

export type { ClockFace, Clocks, PlanInfo, Timing } from './messages'

/** Actions, events and views belong to the game; code outside its folder does not look into them. */
export type Action = Record<string, unknown>
export type GameEvent = Record<string, unknown> & { type?: string }
export type View = Record<string, unknown>
export type Facts = Record<string, unknown>

export type Ask = server.Asked
export type DrawAnswer = server.DrawOffer['answer']
export type Trouble = server.Error

export interface TableInfo extends server.TableInfo {
  options: Record<string, unknown>
}

export interface Choice extends server.Choice {
  action: Action
  preview: Record<string, unknown> | null
}

export interface Update extends server.Update {
  events: readonly GameEvent[]
  view: View
  views?: readonly View[]
  legal: readonly Choice[]
}

export interface LessonScene extends server.LessonScene {
  updates: readonly Update[]
  wanted: Action | null
}

export interface PuzzleScene extends server.PuzzleScene {
  updates: readonly Update[]
  refutation: readonly Update[]
  wanted: Action | null
}

export interface GuideExample extends server.GuideExample {
  view: View
  events: readonly GameEvent[]
  choices: readonly Action[]
}

export interface GuideInfo extends server.GuideInfo {
  sections: readonly (server.GuideSection & { examples: readonly GuideExample[] })[]
}

export interface Passed extends server.ReplayStep {
  events: readonly GameEvent[]
}

export interface Replayed extends server.ReplayInfo {
  passed: readonly Passed[]
}

export interface Shown extends server.ReplayMoment {
  views: readonly View[]
}

export interface Advised extends server.HintInfo {
  action: Action
}

interface Carried {
  welcome: server.Welcome & { table: TableInfo }
  update: Update
  table: server.TableChanged & { table: TableInfo }
  do: server.Do<Action>
  why: server.Why & { action: Action }
}

/** A message with its type's plainer name, where it has one. */
type Plain<Message extends { type: string }> = Message extends { type: infer T }
  ? T extends keyof Carried
    ? Carried[T]
    : Message
  : never

export type FromServer = Plain<server.ServerMessage>
/** The message of this type. */
export type Heard<T> = Extract<FromServer, { type: T }>
export type Command = Plain<server.ClientCommand>
export type ToServer = Plain<server.ClientMessage>
