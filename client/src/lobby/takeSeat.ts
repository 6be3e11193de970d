// Takes a seat; a request without an answer is repeated with the same key, which gives the same seat.

import { isUnanswered } from '../api/request'
import { sitDown, type Brings } from '../api/tables'
import { newSecret } from '../browser/randomId'
import { hold } from './mySeats'
import { wordOf } from './diceWord'

interface Asked {
  id: string
  game: string
  name: string
  brings: Brings
  key: string
  /** The word for the dice; a repeated request has the same one. */
  word: string
}

const KEPT = 'pelipoyta.sitting'

/** The unanswered request of this window; it survives a reload. */
function unanswered(id: string): Asked | null {
  try {
    const asked = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Asked | null
    return asked?.id === id && typeof asked.key === 'string' ? asked : null
  } catch {
    return null
  }
}

function keep(asked: Asked | null): void {
  try {
    if (asked) sessionStorage.setItem(KEPT, JSON.stringify(asked))
    else sessionStorage.removeItem(KEPT)
  } catch {
    // Without storage the key lives as long as the request.
  }
}

/** Takes a seat, stores its token and returns it. */
export async function sit(id: string, game: string, name: string, brings: Brings, own = ''): Promise<string | null> {
  const { key, word } = unanswered(id) ?? { key: newSecret(), word: wordOf(own) }
  return ask({ id, game, name, brings, key, word })
}

/** Repeats a request for a seat that was not answered before this page was loaded. */
export async function sitAgain(id: string): Promise<string | null> {
  const asked = unanswered(id)
  return asked && ask(asked)
}

async function ask(asked: Asked): Promise<string | null> {
  const { game, ...wish } = asked
  keep(asked)
  try {
    const { seat, token } = await sitDown(wish)
    keep(null)
    if (token !== null) hold({ id: asked.id, game, seat, token })
    return token
  } catch (error) {
    if (!isUnanswered(error)) keep(null)
    throw error
  }
}
