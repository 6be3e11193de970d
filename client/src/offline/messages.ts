// Messages between a page and the worker that runs the application, and between that worker and the one of the bots.

export type ToWorker =
  | { type: 'ask'; id: number; method: string; path: string; headers: string; body: Uint8Array }
  | { type: 'dial'; line: number; path: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang_up'; line: number }
  | { type: 'ping' }

export type FromWorker =
  | { type: 'loading'; share: number }
  | { type: 'ready'; seconds: number }
  | { type: 'failed'; why: string }
  | { type: 'pong' }
  | { type: 'made'; table: string }
  | { type: 'unstored'; why: 'full' | 'denied' }
  | { type: 'answer'; id: number; status: number; headers: string; body: Uint8Array<ArrayBuffer> }
  | { type: 'text'; line: number; text: string | null }

export type ToBots = { id: number; job: string }
export type FromBots = { id: number; answer: string } | { id: number; why: string }
