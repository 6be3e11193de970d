// Games, decks and lessons: brought from this browser into the account, and from the account to this browser.

import { getJson, post } from '../api/request'
import type { BroughtValue, OwnThings } from '../api/messages'
import { ownTexts, keepText } from '../decklists/savedDecks'
import { heldHere, heldTables, holdMore, letGo } from '../lobby/mySeats'
import { deviceSecret } from '../browser/deviceSecret'
import { recall, remember } from '../browser/storage/storage'
import { isInteger, isObject, listOf, shaped } from '../browser/storage/validate'
import type { Progress } from '../lessons/progress'
import { allTrained, isTrained, keepTrained } from '../puzzles/mistakes/mistakes'

const PREFIX = 'pelipoyta.'
const DECKS = /^pelipoyta\.([a-z]+)\.([a-z]+)$/
const isProgress = shaped<Progress>({ at: isInteger, done: listOf(isInteger) })

function decks(): BroughtValue[] {
  const places = Object.keys(localStorage).flatMap((key) => {
    const [, game = '', option = ''] = DECKS.exec(key) ?? []
    return game ? [[game, option] as const] : []
  })
  return places.flatMap(([game, option]) =>
    ownTexts(game, option).map(({ name, text }) => ({
      kind: 'deck' as const,
      key: `${game}.${option}/${name}`.slice(0, 128),
      value: text,
    })),
  )
}

const lessons = (): BroughtValue[] =>
  Object.entries(recall<Record<string, unknown>>('lessons', {}, isObject)).map(([key, value]) => ({
    kind: 'lesson',
    key,
    value: JSON.stringify(value),
  }))

const mistakes = (): BroughtValue[] =>
  Object.entries(allTrained()).map(([key, value]) => ({ kind: 'mistakes', key, value: JSON.stringify(value) }))

/** Data of a guest in this browser. */
export function guestThings() {
  const seats = heldHere().filter(({ token }) => token)
  return { seats, decks: decks(), lessons: lessons(), mistakes: mistakes() }
}

export async function moveIn(): Promise<void> {
  const { seats, decks, lessons, mistakes } = guestThings()
  const body = {
    device: deviceSecret(),
    seats: seats.map(({ id, token }) => ({ table: id, token })),
    values: [...decks, ...lessons, ...mistakes],
  }
  receive(await post<OwnThings>('/api/account/move-in', body))
}

export const fetchThings = async (): Promise<void> => receive(await getJson<OwnThings>('/api/account/things'))

/** Adds what the account has and this browser has not. */
function receive({ games, values }: OwnThings): void {
  holdMore(games.map(({ table, game }) => ({ id: table, game, seat: null, token: '' })))
  for (const { kind, key, value } of values) {
    if (kind === 'deck') receiveDeck(key, String(value))
    else if (kind === 'mistakes') receiveMistakes(key, String(value))
    else receiveLesson(key, String(value))
  }
}

function receiveDeck(key: string, text: string): void {
  const [place = '', ...name] = key.split('/')
  const [game = '', option = ''] = place.split('.')
  if (game && option && !ownTexts(game, option).some((own) => own.name === name.join('/')))
    keepText(game, option, { name: name.join('/'), text })
}

function receiveLesson(key: string, value: string): void {
  const kept = recall<Record<string, unknown>>('lessons', {}, isObject)
  try {
    const theirs: unknown = JSON.parse(value)
    const mine = kept[key]
    if (!isProgress(theirs)) return
    if (isProgress(mine) && mine.done.length >= theirs.done.length) return
    remember('lessons', { ...kept, [key]: theirs })
  } catch {
    // Stored by another version.
  }
}

function receiveMistakes(game: string, value: string): void {
  try {
    const theirs: unknown = JSON.parse(value)
    if (isTrained(theirs)) keepTrained(game, theirs)
  } catch {
    // Stored by another version.
  }
}

/** Sends what has changed in this browser since the last time, in the background. */
export async function sendChanges(): Promise<void> {
  const sent = recall<Record<string, unknown>>('sent', {}, isObject)
  const now = Object.fromEntries(
    [...decks(), ...lessons(), ...mistakes()].map((each) => [`${each.kind}:${each.key}`, each]),
  )
  for (const [key, each] of Object.entries(now)) {
    if (sent[key] !== each.value) await post('/api/account/things', each)
  }
  for (const key of Object.keys(sent).filter((each) => !(each in now))) {
    const [kind, ...rest] = key.split(':')
    await post('/api/account/things', { kind, key: rest.join(':'), value: null })
  }
  remember('sent', Object.fromEntries(Object.entries(now).map(([key, { value }]) => [key, value])))
}

/** Forgets the account's games in this browser; those of the guest stay. */
export function leaveThings(): void {
  for (const { id, token } of heldTables()) if (!token) letGo(id)
  localStorage.removeItem(`${PREFIX}sent`)
}
