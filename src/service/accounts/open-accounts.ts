import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { type Background, runInBackground } from '../http/background.ts'
import type { Log } from '../http/handlers.ts'
import { accountsRepository } from './account/accounts.repository.ts'
import { accessKeysRepository } from './auth/access-keys.repository.ts'
import { accessKeyHandlers } from './auth/access-keys.routes.ts'
import { authentication } from './auth/authentication.ts'
import { changePassword } from './auth/change-password.repository.ts'
import { housekeeping } from './auth/housekeeping.ts'
import { serveJwks } from './auth/jwks.routes.ts'
import { mailLinkHandlers } from './auth/mail-link.routes.ts'
import { openPost } from './auth/open-post.ts'
import { passwordHandlers } from './auth/password.routes.ts'
import { redisBroadcast } from './auth/revocation-broadcast.ts'
import { securityEventsRepository } from './auth/security-events.repository.ts'
import { sessionHandlers } from './auth/session.routes.ts'
import { sessionGuard } from './auth/session-guard.ts'
import { sessionTokens } from './auth/session-token.ts'
import { sessionsRepository } from './auth/sessions.repository.ts'
import { signingKeysRepository } from './auth/signing-keys.repository.ts'
import { spendLink } from './auth/spend-link.repository.ts'
import { serveDemoMail } from './mail/demo-mail.routes.ts'
import { meHandlers } from './profile/me.routes.ts'
import { universityIndex } from './profile/university-index.ts'
import { validateHandlers } from './profile/validate.routes.ts'
import { openSso } from './sso/open-sso.ts'

type Options = { readonly config: Config; readonly db: Db }

/** Telling nodes of sessions that have ended: this one at once, the others over Redis where there is one. */
function openRevocations({ redisUrl }: Config, forget: (sessionIds: readonly string[]) => void) {
  let log: Log | undefined
  const onAway = (error: Error) =>
    log?.warn({ err: error }, 'redis is away: revocations reach other nodes by the database')
  const broadcast = redisUrl && redisBroadcast(redisUrl.reveal(), forget, onAway)
  const broadcasting: Background = {
    start(to) {
      log = to
    },
    stop: async () => broadcast?.close(),
  }
  const revoke = (sessionIds: readonly string[]) => {
    forget(sessionIds)
    broadcast?.announce(sessionIds)
  }
  return { revoke, broadcasting }
}

/** Everything that has to do with signing in: the guard, the operations, the routes beside the contract. */
export function openAccounts({ config, db }: Options) {
  const secure = config.publicUrl.startsWith('https:')
  const accounts = accountsRepository(db)
  const sessions = sessionsRepository(db)
  const events = securityEventsRepository(db)
  const tokens = sessionTokens(signingKeysRepository(db), config.publicUrl)
  const { guard, forget } = sessionGuard(tokens, sessions)
  const { revoke, broadcasting } = openRevocations(config, forget)
  const signIn = authentication({ accounts, sessions, tokens, events, revoke })
  const post = openPost({ config, db })
  const sso = openSso({ config, db, authentication: signIn, events })
  return {
    guard,
    forget,
    post,
    handlers: {
      ...sessionHandlers({ accounts, authentication: signIn, events, tokens, guard }),
      ...mailLinkHandlers({ authentication: signIn, events, leave: post.leave, spend: spendLink(db) }),
      ...passwordHandlers({ accounts, sessions, change: changePassword(db), events, revoke }),
      ...accessKeyHandlers({
        keys: accessKeysRepository(db),
        accounts,
        tokens,
        events,
        revoke,
        operatorEmailDomains: config.operatorEmailDomains,
      }),
      ...meHandlers({ accounts, sessions, authentication: signIn, forget }),
      ...validateHandlers({ accounts, universities: universityIndex() }),
      ...sso.handlers,
    },
    plugins: [
      serveJwks(tokens.published, secure),
      runInBackground(broadcasting),
      runInBackground(post.background),
      runInBackground(housekeeping(db)),
      ...sso.plugins,
      ...(post.mailbox ? [serveDemoMail(post.mailbox, secure)] : []),
    ],
  }
}
