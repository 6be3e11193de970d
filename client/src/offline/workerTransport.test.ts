import { afterEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from './messages'
import { workerTransport, type WorkerListener } from './workerTransport'

class FakeWorker {
  static last: FakeWorker
  said: ToWorker[] = []
  onmessage: (event: { data: FromWorker }) => void = () => undefined
  constructor() {
    FakeWorker.last = this
  }
  postMessage = (message: ToWorker): unknown => this.said.push(message)
  dialled = (): number[] => this.said.filter((each) => each.type === 'dial').map(({ line }) => line)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('opens a line again that the application has closed, as when another tab has overtaken the table', () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  const socket = workerTransport({ silent: () => undefined } as unknown as WorkerListener).dial('/api/tables/a/live')
  const worker = FakeWorker.last
  worker.onmessage({ data: { type: 'text', line: 1, text: null } })
  vi.advanceTimersByTime(1000)
  expect(worker.dialled()).toEqual([1, 2])
  socket.close()
  worker.onmessage({ data: { type: 'text', line: 2, text: null } })
  vi.advanceTimersByTime(1000)
  expect(worker.dialled()).toEqual([1, 2])
})
