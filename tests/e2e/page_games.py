"""Games played by messages to the worker of a page, as fast as it answers: both seats choose at random, by a seed."""

from typing import Any

from playwright.sync_api import Page

# Keeps the page's workers where a test finds them.
KEEP_WORKERS = """
window.ownWorkers = []
window.Worker = class extends Worker {
  constructor(...all) { super(...all); window.ownWorkers.push(this) }
}
"""

# Plays tables, new ones or those that were begun, for so many choices or to their end; gives what came of them.
PLAY = """async ({ tables, most }) => {
  const worker = window.ownWorkers.at(-1)
  const answers = new Map(), lines = new Map()
  let number = Math.floor(performance.now()) + 1_000_000
  worker.addEventListener('message', ({ data }) => {
    if (data.type === 'answer') answers.get(data.id)?.(data)
    if (data.type === 'text' && data.text) lines.get(data.line)?.(JSON.parse(data.text))
  })
  const post = (path, body) => new Promise((resolve) => {
    const id = ++number
    answers.set(id, ({ body }) => resolve(JSON.parse(new TextDecoder().decode(body))))
    const headers = JSON.stringify({ 'content-type': 'application/json' })
    worker.postMessage({
      type: 'ask', id, method: 'POST', path, headers, body: new TextEncoder().encode(JSON.stringify(body)),
    })
  })
  let drawn = 7
  const pick = (all) => all[(drawn = (drawn * 1103515245 + 12345) % 2147483648) % all.length]
  const made = async (game) => {
    const { table, token } = await post('/api/tables', { game, seats: 2, places: ['me', 'open'] })
    return { game, table, tokens: [token, (await post(`/api/tables/${table}/sit`, { seat: 1 })).token] }
  }
  const play = ({ game, table, tokens }) => new Promise((resolve, reject) => {
    const waits = []
    let choices = 0, sent = 0, done = false
    const open = []
    const end = (over) => {
      if (done) return
      done = true
      for (const line of open) worker.postMessage({ type: 'hang_up', line })
      waits.sort((a, b) => a - b)
      resolve({ game, table, tokens, over, choices, median: waits[waits.length >> 1], most: waits.at(-1) })
    }
    for (const token of tokens) {
      const line = ++number
      open.push(line)
      let newest = 0
      const say = (message) => worker.postMessage({ type: 'say', line, text: JSON.stringify(message) })
      lines.set(line, (told) => {
        if (done) return
        if (told.type === 'refused' && told.code !== 'stale') return reject(new Error(JSON.stringify(told)))
        if (told.type === 'welcome') newest = told.at
        if (told.type !== 'update' || told.at < newest) return
        if (sent) { waits.push(performance.now() - sent); sent = 0 }
        if (told.over) return end(told.over)
        if (!told.legal?.length || told.forced) return
        if (choices >= most) return end(null)
        choices += 1
        sent = performance.now()
        say({ type: 'do', id: `c${number}-${choices}-${told.at}`, at: told.at, action: pick(told.legal).action })
      })
      worker.postMessage({ type: 'dial', line, path: `/api/tables/${table}/live` })
      say({ type: 'hello', token, seen: 0, heard: 0 })
    }
  })
  const found = []
  for (const each of tables) found.push(await play(typeof each === 'string' ? await made(each) : each))
  return found
}"""


def play_in_page(page: Page, tables: list[Any], most: int) -> list[dict[str, Any]]:
    """Play these games, or go on with those tables, for at most so many choices each."""
    found: list[dict[str, Any]] = page.evaluate(PLAY, {"tables": tables, "most": most})
    return found
