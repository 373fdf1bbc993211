import type { Handlers } from '#service/http/handlers.ts'
import { visitorOf } from './device.ts'
import { clearedCookie, requiredRefreshToken, signedInReply } from './refresh-transport.ts'
import type { SessionService } from './session.service.ts'

type Names = 'loginWithPassword' | 'finishSecondFactor' | 'refresh' | 'logout' | 'testToken' | 'validateSession'

/** Signing in by password, and what becomes of the session. */
export const sessionHandlers = (sessions: SessionService): Pick<Handlers, Names> => ({
  loginWithPassword: async ({ body, client, cookies }) =>
    signedInReply(await sessions.login(body, visitorOf({ client, cookies })), client.sameOriginBrowser),

  finishSecondFactor: async ({ body, client, cookies }) =>
    signedInReply(await sessions.finish(body, visitorOf({ client, cookies })), client.sameOriginBrowser),

  async refresh(request) {
    const { token, byCookie } = requiredRefreshToken(request)
    return signedInReply(await sessions.refresh(token, request.client), byCookie)
  },

  /** The answer has the shape of a sign-in, as the interface gives it, with a session token that is empty and expired. */
  async logout(request) {
    const { token, byCookie } = requiredRefreshToken(request)
    const user = await sessions.end(token, request.client)
    return {
      cookies: byCookie ? [clearedCookie] : [],
      body: { sessionJwt: '', sessionExpiration: new Date().toISOString(), firstSeen: false, user },
    }
  },

  testToken: async () => ({ body: 'valid' }),

  validateSession: async ({ headers }) => ({
    body: { valid: true, ...(await sessions.validate(headers['x-session-token'] ?? '')) },
  }),
})
