// Worker of the bots: a job comes as JSON, its answer goes back as JSON.

import type { FromBots, ToBots } from './messages'
import { startPython } from './python/python'

const started = startPython(false).then((python) => python.pyimport('pelipoyta.offline.bot_worker'))

addEventListener('message', ({ data: { id, job } }: MessageEvent<ToBots>) => {
  const tell = (message: FromBots): void => postMessage(message)
  started
    .then((bots) => tell({ id, answer: bots['answer']?.(job as never) as string }))
    .catch((error: unknown) => tell({ id, why: String(error).slice(-500) }))
})
