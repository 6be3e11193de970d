// Sitting down, also when the answer is lost on its way: asked again with the same key, the same seat is given.

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
  /** For the table's dice: asked again, the very same is asked. */
  word: string
}

const KEPT = 'pelipoyta.sitting'

/** What was asked in this window and never answered; it outlives a reload, and not the window. */
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
    // Without storage the key lives as long as the question.
  }
}

/** Takes a seat and keeps its token, which it gives. */
export async function sit(id: string, game: string, name: string, brings: Brings, own = ''): Promise<string | null> {
  const { key, word } = unanswered(id) ?? { key: newSecret(), word: wordOf(own) }
  return ask({ id, game, name, brings, key, word })
}

/** The seat that was asked for before this page was loaded, if its answer never came. */
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
