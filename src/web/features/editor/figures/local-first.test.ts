import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveAssessment } from './live-assessment.ts'
import { type Answer, type Local, localFirst } from './local-first.ts'
import { CONFIRM_AFTER } from './pacing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = { status: 400 }

type Given = {
  readonly there?: string
  readonly agreement?: ReturnType<Local<string, string>['agreement']>
  /** What the service has said of `f` before. */
  readonly first?: string
}

/** Computes `b` to `here b` as soon as the data of `b` is there. */
function setUp({ there = '', agreement = 'equal', first }: Given = {}) {
  const known = new Set(there)
  const asked: { input: string; answer: (result: string) => void; fail: (error: unknown) => void }[] = []
  const loads: { input: string; arrive: () => void }[] = []
  const forgotten: string[] = []
  const service = liveAssessment<string, Answer<string>>({
    assess: (input) =>
      new Promise((resolve, fail) => {
        asked.push({ input, answer: (result) => resolve({ result, traceId: 'trace' }), fail })
      }),
    known: (input) => (input === 'f' && first !== undefined ? { result: first, traceId: null } : undefined),
    failureOf: (error) => (error === refusal ? { kind: 'refused' } : { kind: 'unreachable' }),
    now: () => Date.now(),
  })
  const local: Local<string, string> = {
    compute: (input) => (known.has(input) ? `here ${input}` : undefined),
    lacks: (input) => !known.has(input),
    load: (input) =>
      new Promise((resolve) => {
        loads.push({
          input,
          arrive: () => {
            known.add(input)
            resolve()
          },
        })
      }),
    forget: async () => {
      forgotten.push(...known)
      known.clear()
    },
    agreement: () => agreement,
  }
  const live = localFirst(service, local, first === undefined ? null : { input: 'f', result: first })
  return { live, asked, loads, forgotten, shown: () => live.get().shown?.result }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const rest = () => vi.advanceTimersByTimeAsync(CONFIRM_AFTER)

test('each change shows its figures at once, and the service is asked for the last one alone', async () => {
  const { live, asked, shown } = setUp({ there: 'ab' })
  live.follow('a')
  expect(shown()).toBe('here a')
  live.follow('b')
  expect(shown()).toBe('here b')
  expect(asked).toEqual([])
  await rest()
  expect(asked.map(({ input }) => input)).toEqual(['b'])
})

test('confirmed, nothing changes', async () => {
  const { live, asked } = setUp({ there: 'a' })
  live.follow('a')
  const before = live.get().shown
  await rest()
  asked[0]?.answer('there a')
  await settle()
  expect(live.get()).toEqual({ shown: before, delay: null, outdated: null })
  expect(live.get().shown).toBe(before)
})

test.each(['otherData', 'otherEngine'] as const)(
  '%s: the service computes until the data of now is fetched',
  async (agreement) => {
    const { live, asked, loads, forgotten, shown } = setUp({ there: 'ab', agreement })
    live.follow('a')
    await rest()
    asked[0]?.answer('there a')
    await settle()
    expect(live.get()).toMatchObject({ shown: { result: 'there a' }, outdated: agreement })
    live.follow('b')
    expect(shown()).toBe('there a')
    asked[1]?.answer('there b')
    await settle()
    expect(shown()).toBe('there b')
    live.renew()
    await settle()
    expect([forgotten, live.get().outdated]).toEqual([['a', 'b'], null])
    loads[0]?.arrive()
    await settle()
    expect(shown()).toBe('here b')
  },
)

test('figures that differ without a reason give way to those of the service, from then on too', async () => {
  const { live, asked, shown } = setUp({ there: 'ab', agreement: 'otherFigures' })
  live.follow('a')
  await rest()
  asked[0]?.answer('there a')
  await settle()
  expect(live.get()).toMatchObject({ shown: { result: 'there a' }, outdated: null })
  live.follow('b')
  expect([shown(), asked[1]?.input]).toEqual(['there a', 'b'])
})

test('the service computes while data is under way, which then takes over', async () => {
  const { live, asked, loads, shown } = setUp()
  live.follow('a')
  expect(asked.map(({ input }) => input)).toEqual(['a'])
  asked[0]?.answer('there a')
  await settle()
  expect(shown()).toBe('there a')
  loads[0]?.arrive()
  await settle()
  expect(shown()).toBe('here a')
  await rest()
  expect(asked).toHaveLength(1)
})

test('data that is there first shows at once, and the answer under way confirms it', async () => {
  const { live, asked, loads, shown } = setUp()
  live.follow('a')
  loads[0]?.arrive()
  await settle()
  expect(shown()).toBe('here a')
  asked[0]?.answer('there a')
  await settle()
  await rest()
  expect([shown(), asked.length]).toEqual(['here a', 1])
})

test('out of reach, figures go on and nothing waits', async () => {
  const { live, asked, shown } = setUp({ there: 'ab' })
  live.follow('a')
  await rest()
  asked[0]?.fail(new Error('offline'))
  await settle()
  live.follow('b')
  expect(live.get()).toMatchObject({ shown: { result: 'here b' }, delay: null })
  await rest()
  expect(asked).toHaveLength(1)
  live.retry()
  asked[1]?.answer('there b')
  await settle()
  expect([asked[1]?.input, shown()]).toEqual(['b', 'here b'])
})

test('what the service refuses is told, though it could be computed', async () => {
  const { live, asked } = setUp({ there: 'ab' })
  live.follow('a')
  await rest()
  asked[0]?.fail(refusal)
  await settle()
  expect(live.get().delay).toEqual({ kind: 'refused', error: refusal })
  live.follow('b')
  expect(live.get().delay).toBeNull()
})

test('without an input nothing is asked, and what was shown stays', async () => {
  const { live, asked, shown } = setUp({ there: 'a' })
  live.follow('a')
  live.follow(null)
  await rest()
  expect([asked.length, shown()]).toEqual([0, 'here a'])
})

test('what was known before is shown at once, confirms what is computed here, and is not asked for again', async () => {
  const { live, asked, loads, shown } = setUp({ first: 'there f' })
  expect(shown()).toBe('there f')
  live.follow('f')
  expect(live.get()).toMatchObject({ shown: { input: 'f', result: 'there f' }, delay: null })
  loads[0]?.arrive()
  await settle()
  expect(shown()).toBe('here f')
  await rest()
  expect(asked).toEqual([])
  live.follow('g')
  expect(asked.map(({ input }) => input)).toEqual(['g'])
})

test('what was known before stands for nothing else that is opened', () => {
  const { live, asked } = setUp({ first: 'there f' })
  live.follow('a')
  expect(asked.map(({ input }) => input)).toEqual(['a'])
})
