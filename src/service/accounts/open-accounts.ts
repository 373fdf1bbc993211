import { authentication } from '../auth/authentication.ts'
import { securityEventsRepository } from '../auth/security-events.repository.ts'
import { sessionHandlers } from '../auth/session.routes.ts'
import { sessionGuard } from '../auth/session-guard.ts'
import { sessionTokens } from '../auth/session-token.ts'
import { sessionsRepository } from '../auth/sessions.repository.ts'
import { signingKeysRepository } from '../auth/signing-keys.repository.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { serveJwks } from '../http/jwks.ts'
import { accountsRepository } from './accounts.repository.ts'
import { meHandlers } from './me.routes.ts'

/** Everything that has to do with signing in: the guard, the operations, the routes beside the contract. */
export function openAccounts({ config, db }: { readonly config: Config; readonly db: Db }) {
  const accounts = accountsRepository(db)
  const sessions = sessionsRepository(db)
  const events = securityEventsRepository(db)
  const tokens = sessionTokens(signingKeysRepository(db), config.publicUrl)
  const { guard, forget } = sessionGuard(tokens, sessions)
  const signIn = authentication({ accounts, sessions, tokens, events, revoke: forget })
  return {
    guard,
    forget,
    handlers: {
      ...sessionHandlers({ accounts, authentication: signIn, events, tokens, guard }),
      ...meHandlers({ accounts, sessions, authentication: signIn, forget }),
    },
    plugins: [serveJwks(tokens.published, config.publicUrl.startsWith('https:'))],
  }
}
