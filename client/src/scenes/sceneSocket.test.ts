import { afterEach, expect, it, vi } from 'vitest'
import type { LessonScene } from '../api/wire'
import { lessonScript } from '../lessons/lessonScript'
import { SceneSocket } from './sceneSocket'

const scene = (more: Partial<LessonScene>): LessonScene => ({
  seat: 0,
  seats: 2,
  step: 0,
  answer: 'asked',
  said: '',
  refusal: null,
  wanted: { type: 'Go' },
  updates: [
    {
      type: 'update',
      at: 0,
      fresh: true,
      events: [],
      view: {},
      ask: null,
      legal: [],
      over: null,
      undone: false,
      undo: false,
    },
  ],
  ...more,
})

function setUp(...answers: (LessonScene | 'silence')[]) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    const answer = answers.shift()
    const body = answer === 'silence' ? { error: { code: 'lesson_changed' } } : answer
    return Promise.resolve(new Response(JSON.stringify(body), { status: answer === 'silence' ? 409 : 200 }))
  })
  const pupil = { came: vi.fn(), failed: vi.fn() }
  const line = new SceneSocket(lessonScript({ game: 'rolechess', lesson: 'first', chapter: 0 }), pupil)
  const heard: Record<string, unknown>[] = []
  line.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as Record<string, unknown>))
  const say = async (message: unknown, count: number) => {
    line.send(JSON.stringify(message))
    await vi.waitFor(() => expect(heard.length).toBe(count))
  }
  return { asked, heard, pupil, say }
}

afterEach(() => vi.unstubAllGlobals())

const deed = { type: 'do', id: 'c1', at: 1, action: { type: 'Go' }, now: false }
const kinds = (heard: Record<string, unknown>[]) => heard.map(({ type }) => type)

it('welcomes the learner to the chapter as a table does', async () => {
  const { heard, say, pupil } = setUp(scene({ seats: 3 }))
  await say({ type: 'hello', token: null, seen: 0, heard: 0 }, 2)
  expect(kinds(heard)).toEqual(['welcome', 'update'])
  expect(heard[0]).toMatchObject({ seat: 0, table: { seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] } })
  expect(pupil.came).toHaveBeenCalledOnce()
})

it('numbers what a deed sets off, and remembers the deed', async () => {
  const { asked, heard, say } = setUp(
    scene({}),
    scene({ step: 1, answer: 'done', updates: [...scene({}).updates, ...scene({}).updates] }),
    scene({ step: 1 }),
  )
  await say({ type: 'hello' }, 2)
  await say(deed, 5)
  expect(heard.slice(2).map(({ type, at }) => [type, at])).toEqual([
    ['ack', 3],
    ['update', 2],
    ['update', 3],
  ])
  await say({ ...deed, type: 'why', id: 'c2' }, 6)
  expect(asked.at(-1)).toEqual({ deeds: [{ type: 'Go' }, { type: 'Go' }], why: true })
  expect(heard[5]).toEqual({ type: 'allowed', id: 'c2' })
})

it('takes back what is legal and not taught, and tells what is refused', async () => {
  const refusal = { rule: 'RC-4.1', reason: 'no-way', facts: {} }
  const { heard, say } = setUp(scene({}), scene({ answer: 'other' }), scene({ answer: 'refused', refusal }))
  await say({ type: 'hello' }, 2)
  await say(deed, 3)
  await say({ ...deed, id: 'c2' }, 4)
  expect(heard[2]).toMatchObject({ type: 'error', id: 'c1', code: 'lesson_other' })
  expect(heard[3]).toMatchObject({ type: 'refused', id: 'c2', ...refusal })
})

it('lets nothing more be done when the chapter is finished', async () => {
  const { asked, say } = setUp(scene({}), scene({ step: 1, answer: 'done', wanted: null }))
  await say({ type: 'hello' }, 2)
  await say(deed, 4)
  await say({ ...deed, id: 'c2' }, 5)
  expect(asked).toHaveLength(2)
})

it('says what went wrong', async () => {
  const { pupil, say } = setUp(scene({}), 'silence')
  await say({ type: 'hello' }, 2)
  await say(deed, 3)
  expect(pupil.failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'lesson_changed' }))
})
