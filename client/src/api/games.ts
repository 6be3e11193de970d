// HTTP calls about a game itself: its words, decks, lessons and rules page.

import { transport } from '../transport/transport'
import { getJson, post, retry } from './request'
import { tablePath, type Seated } from './tables'
import type {
  Action,
  Checked,
  CheckedVariants,
  CheckVariants,
  Facts,
  GameInfo,
  GuideInfo,
  LessonInfo,
  LessonScene,
  Offer,
  PuzzleList,
  PuzzleScene,
  Shape,
  VariantOffer,
} from './wire'

const gamePath = (game: string) => `/api/games/${encodeURIComponent(game)}`

export const fetchGames = (): Promise<GameInfo[]> => getJson('/api/games')

/** The game of that id; undefined if there is none. */
export const findGame = async (id: string): Promise<GameInfo | undefined> =>
  (await fetchGames()).find((game) => game.id === id)

/** The Fluent messages of a plugin's game; empty for an unknown game. */
export async function fetchWords(game: string, language: string): Promise<string> {
  const response = await transport().fetch(`${gamePath(game)}/words?lang=${language}`)
  return response.ok ? response.text() : ''
}

/** The layout of a game's view, for a game that has no board in this client. */
export const fetchShape = (game: string): Promise<Shape> => getJson(`${gamePath(game)}/shape`)

const decksPath = (game: string, option: string) => `${gamePath(game)}/${encodeURIComponent(option)}`

/** The ready-made texts of an option that each player brings, such as a deck. */
export const fetchOffers = (game: string, option: string): Promise<Offer[]> =>
  getJson(`${decksPath(game, option)}/offers`)

/** Every rule that a text breaks at a table with these options. */
export const checkText = (game: string, option: string, text: string, options: Facts): Promise<Checked> =>
  post(`${decksPath(game, option)}/check`, { text, options })

/** The house rules of a game, with their balance between bots. */
export const fetchVariants = (game: string): Promise<VariantOffer> => getJson(`${gamePath(game)}/variants`)

/** Asks the server if these variants can be played, and by how many; variants of another version cannot. */
export const checkVariants = (game: string, asked: CheckVariants): Promise<CheckedVariants> =>
  post(`${gamePath(game)}/variants`, asked)

const lessonPath = (game: string, lesson: string) => `${gamePath(game)}/lessons/${encodeURIComponent(lesson)}`

export const fetchLessons = (game: string): Promise<LessonInfo[]> => getJson(`${gamePath(game)}/lessons`)

/** The scene of a chapter after these actions; with `why` the last one is only asked about. The server stores nothing. */
export const fetchScene = (
  game: string,
  lesson: string,
  chapter: number,
  deeds: readonly Action[],
  why = false,
): Promise<LessonScene> => retry(() => post(`${lessonPath(game, lesson)}/${chapter}`, { deeds, why }))

/** Starts the real game at the end of a lesson, against the weakest bot. */
export const startLastGame = (game: string, lesson: string, name: string, key: string): Promise<Seated> =>
  retry(() => post(`${lessonPath(game, lesson)}/game`, { name, key }))

const puzzlesPath = (game: string) => `${gamePath(game)}/puzzles`

export const fetchPuzzles = (game: string): Promise<PuzzleList> => getJson(puzzlesPath(game))

/** The position of a puzzle and the verdict on an answer; the server stores nothing. */
export const fetchPuzzleScene = (
  game: string,
  puzzle: string,
  asked: { deeds?: readonly Action[]; why?: boolean; give_up?: boolean; refute?: boolean },
): Promise<PuzzleScene> => retry(() => post(`${puzzlesPath(game)}/${encodeURIComponent(puzzle)}/answer`, asked))

/** The position before a mistake of a table's game, and the verdict on an answer. */
export const fetchMistakeScene = (
  table: string,
  step: number,
  asked: { deeds?: readonly Action[]; why?: boolean; give_up?: boolean },
  token?: string,
): Promise<PuzzleScene> => retry(() => post(`${tablePath(table)}/mistakes/${step}`, asked, token))

/** The introduction of a game's rules page. */
export const fetchGuide = (game: string): Promise<GuideInfo> => getJson(`${gamePath(game)}/guide`)
