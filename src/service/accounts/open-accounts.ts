import { type Caller, isOperator } from '../caller.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { type Background, runInBackground } from '../http/background.ts'
import type { Log } from '../http/handlers.ts'
import { accessKeyHandlers } from './auth/access-keys.routes.ts'
import { accessKeyService } from './auth/access-keys.service.ts'
import { housekeeping } from './auth/housekeeping.ts'
import { serveJwks } from './auth/jwks.routes.ts'
import { keyVault } from './auth/key-vault.ts'
import { mailLinkHandlers } from './auth/mail-link.routes.ts'
import { mailLinkService } from './auth/mail-link.service.ts'
import { openPost } from './auth/open-post.ts'
import { ownAccessKeyHandlers } from './auth/own-access-keys.routes.ts'
import { ownAccessKeyService } from './auth/own-access-keys.service.ts'
import { ownSecondFactorService } from './auth/own-second-factor.service.ts'
import { passwordHandlers } from './auth/password.routes.ts'
import { passwordService } from './auth/password.service.ts'
import { redisBroadcast } from './auth/revocation-broadcast.ts'
import { secondFactorRepository } from './auth/second-factor.repository.ts'
import { secondFactorHandlers } from './auth/second-factor.routes.ts'
import { secondFactorCheck } from './auth/second-factor.ts'
import { sessionHandlers } from './auth/session.routes.ts'
import { sessionService } from './auth/session.service.ts'
import { sessionGuard } from './auth/session-guard.ts'
import { sessionTokens } from './auth/session-token.ts'
import { sessionsRepository } from './auth/sessions.repository.ts'
import { signingKeysRepository } from './auth/signing-keys.repository.ts'
import { serveDemoMail } from './mail/demo-mail.routes.ts'
import { passkeyHandlers } from './passkeys/passkeys.routes.ts'
import { passkeyService } from './passkeys/passkeys.service.ts'
import { letterheadService } from './profile/letterhead.service.ts'
import { meService } from './profile/me.service.ts'
import { letterheadHandlers, meHandlers, validateHandlers } from './profile/profile.routes.ts'
import { universityIndex } from './profile/university-index.ts'
import { validateService } from './profile/validate.service.ts'
import { openSso, signOnOnly } from './sso/open-sso.ts'
import { openWebhooks } from './webhooks/open-webhooks.ts'
import type { OfficeAccess } from './webhooks/own-webhooks.ts'

type Options = { readonly config: Config; readonly db: Db; readonly offices: OfficeAccess }

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
export function openAccounts({ config, db, offices }: Options) {
  const { operators, publicUrl } = config
  const secure = publicUrl.startsWith('https:')
  const tokens = sessionTokens(signingKeysRepository(db, config.signingKeySecret), publicUrl)
  const { guard, forget } = sessionGuard(tokens, sessionsRepository(db))
  const { revoke, broadcasting } = openRevocations(config, forget)
  const post = openPost({ config, db })
  const vault = keyVault(config.signingKeySecret)
  const factors = secondFactorCheck(db, vault)
  const area = { db, tokens, guard, revoke, factors, tell: post.tell, signOnOnly: signOnOnly(config) }
  const sessions = sessionService(area)
  const sso = openSso({ config, db, sessions })
  const isDemanded = async (caller: Caller) =>
    (operators.secondFactor && isOperator(caller, operators)) || secondFactorRepository(db).isDemandedByOffice(caller)
  const sendsMail = config.demo || config.smtpUrl !== undefined
  const webhooks = openWebhooks({ config, db, offices })
  return {
    guard,
    forget,
    revoke,
    post,
    webhooks,
    /** Reads the signing keys. @throws {ConfigError} where they cannot be opened */
    async checkKeys(): Promise<void> {
      await tokens.published()
    },
    handlers: {
      ...sessionHandlers(sessions),
      ...mailLinkHandlers(mailLinkService({ ...area, sessions, leave: post.leave })),
      ...passwordHandlers(passwordService(area)),
      ...secondFactorHandlers(ownSecondFactorService({ ...area, vault, forget, isDemanded })),
      ...passkeyHandlers(passkeyService({ ...area, sessions, publicUrl, sendsMail })),
      ...accessKeyHandlers(accessKeyService({ ...area, operators })),
      ...ownAccessKeyHandlers(ownAccessKeyService(area)),
      ...meHandlers(meService({ db, sessions, forget })),
      ...letterheadHandlers(letterheadService(db)),
      ...validateHandlers(validateService({ db, universities: universityIndex() })),
      ...webhooks.handlers,
      ...sso.handlers,
    },
    plugins: [
      serveJwks(tokens.published, secure),
      runInBackground(broadcasting),
      runInBackground(post.background),
      runInBackground(webhooks.background),
      runInBackground(housekeeping(db)),
      ...sso.plugins,
      ...(post.mailbox ? [serveDemoMail(post.mailbox, secure)] : []),
    ],
  }
}
