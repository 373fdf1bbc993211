import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_FRESHNESS, sessionGuard } from './session-guard.ts'
import type { SessionClaims, SessionTokens } from './session-token.ts'
import type { RunningSession } from './sessions.repository.ts'

const session: RunningSession = {
  sessionId: 'one',
  userId: 'ada',
  email: 'ada@buero.example',
  name: 'Ada',
  locale: 'de_DE',
  policies: [],
  byKey: false,
  scopes: null,
  secondFactor: false,
}
let stored: RunningSession | undefined
let reads: number
let claims: SessionClaims | undefined
const tokens = {
  async verify() {
    claims = { userId: 'ada', sessionId: 'one', expiresAt: new Date(Date.now() + 600_000), kid: 'key' }
    return claims
  },
  known: () => claims,
} as Pick<SessionTokens, 'verify' | 'known'> as SessionTokens
const open = () =>
  sessionGuard(tokens, {
    running: async () => {
      reads += 1
      return stored
    },
  })
const refusal = expect.objectContaining({ code: expect.stringMatching(/^(sessionEnded|token(Malformed|Expired))$/) })

beforeEach(() => {
  vi.useFakeTimers()
  // a clock that stands at nought counts as no clock
  vi.advanceTimersByTime(1)
  stored = session
  claims = undefined
  reads = 0
})
afterEach(() => vi.useRealTimers())

test('a session is read once for all requests of a while, also when they come at once', async () => {
  const { guard } = open()
  await Promise.all([guard('token'), guard('token'), guard('token')])
  vi.advanceTimersByTime(SESSION_FRESHNESS - 1)
  expect(await guard('token')).toEqual(session)
  expect(reads).toBe(1)
})

test('a session that ended on another node is refused within the time a node may trust its reading', async () => {
  const { guard } = open()
  await guard('token')
  stored = undefined
  vi.advanceTimersByTime(SESSION_FRESHNESS + 1)
  await expect(guard('token')).rejects.toEqual(refusal)
  expect(SESSION_FRESHNESS).toBeLessThan(5_000)
})

test('a session that ended on another node is refused in time, though the clock of the machine is set back', async () => {
  const { guard } = open()
  await guard('token')
  stored = undefined
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(SESSION_FRESHNESS + 1)
  await expect(guard('token')).rejects.toEqual(refusal)
})

test('who is known is told without waiting, for as long as the reading may be trusted', async () => {
  const { guard, forget } = open()
  expect(guard('token')).toBeInstanceOf(Promise)
  await guard('token')
  expect(guard('token')).toEqual(session)
  vi.advanceTimersByTime(SESSION_FRESHNESS + 1)
  expect(guard('token')).toBeInstanceOf(Promise)
  await guard('token')
  forget(['one'])
  expect(guard('token')).toBeInstanceOf(Promise)
})

test('a session that is forgotten is read again at once', async () => {
  const { guard, forget } = open()
  await guard('token')
  stored = undefined
  forget(['other', 'one'])
  await expect(guard('token')).rejects.toEqual(refusal)
})

test('a change of name or policies is seen as soon as a change of state', async () => {
  const { guard } = open()
  await guard('token')
  stored = { ...session, policies: ['admin'] }
  vi.advanceTimersByTime(SESSION_FRESHNESS + 1)
  expect((await guard('token')).policies).toEqual(['admin'])
})

test('a token whose session belongs to somebody else is refused', async () => {
  stored = { ...session, userId: 'ben' }
  await expect(open().guard('token')).rejects.toEqual(refusal)
})

test('a database that is away is not taken for an ended session, and is asked again', async () => {
  const away = new Error('Connection terminated')
  let fails = true
  const { guard } = sessionGuard(tokens, {
    running: async () => {
      if (fails) throw away
      return session
    },
  })
  await expect(guard('token')).rejects.toBe(away)
  fails = false
  expect(await guard('token')).toEqual(session)
})
