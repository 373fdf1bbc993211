import type { Locale } from '#vocabulary/constructions.ts'
import { accessKeysRepository } from '../auth/access-keys.repository.ts'
import { accessKeyHandlers } from '../auth/access-keys.routes.ts'
import { authentication } from '../auth/authentication.ts'
import { mailErrands } from '../auth/mail-errands.ts'
import { mailLinkHandlers } from '../auth/mail-link.routes.ts'
import { mailLinksRepository } from '../auth/mail-links.repository.ts'
import { passwordHandlers } from '../auth/password.routes.ts'
import { securityEventsRepository } from '../auth/security-events.repository.ts'
import { sessionHandlers } from '../auth/session.routes.ts'
import { sessionGuard } from '../auth/session-guard.ts'
import { sessionTokens } from '../auth/session-token.ts'
import { sessionsRepository } from '../auth/sessions.repository.ts'
import { signingKeysRepository } from '../auth/signing-keys.repository.ts'
import { spendLink } from '../auth/spend-link.repository.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { runInBackground } from '../http/background.ts'
import { serveDemoMail } from '../http/demo-mail.ts'
import { serveJwks } from '../http/jwks.ts'
import { openMail } from '../mail/open-mail.ts'
import type { Errand } from '../mail/outbox.repository.ts'
import { outboxRepository, outboxWork } from '../mail/outbox.repository.ts'
import { outboxWorker } from '../mail/outbox-worker.ts'
import { openSso } from '../sso/open-sso.ts'
import { accountsRepository } from './accounts.repository.ts'
import { meHandlers } from './me.routes.ts'
import { universityIndex } from './university-index.ts'
import { validateHandlers } from './validate.routes.ts'

type Options = { readonly config: Config; readonly db: Db }

/** The outbox with its worker, and the way mails leave. */
function openPost({ config, db }: Options) {
  const mail = openMail(config)
  const errands = mailErrands({
    accounts: accountsRepository(db),
    links: mailLinksRepository(db),
    publicUrl: config.publicUrl,
  })
  const outbox = outboxRepository(db)
  const worker = mail.send && outboxWorker({ outbox: outboxWork(db), compose: errands, send: mail.send })
  return {
    /** Leaves an errand in the outbox and does not wait for what comes of it. */
    async leave(recipient: string, locale: Locale, errand: Errand): Promise<void> {
      await outbox.add(recipient, locale, errand)
      worker?.wake()
    },
    mailbox: mail.mailbox,
    background: {
      start: (log: Parameters<NonNullable<typeof worker>['start']>[0]) => {
        if (worker) worker.start(log)
        else log.warn({}, 'SMTP_URL is not set: mails wait in the outbox')
      },
      stop: async () => {
        await worker?.stop()
        mail.close()
      },
    },
    /** Resolves when nothing is due any more. */
    drain: async () => worker?.drain(),
  }
}

/** Everything that has to do with signing in: the guard, the operations, the routes beside the contract. */
export function openAccounts({ config, db }: Options) {
  const secure = config.publicUrl.startsWith('https:')
  const accounts = accountsRepository(db)
  const sessions = sessionsRepository(db)
  const links = mailLinksRepository(db)
  const events = securityEventsRepository(db)
  const tokens = sessionTokens(signingKeysRepository(db), config.publicUrl)
  const { guard, forget } = sessionGuard(tokens, sessions)
  const revoke = forget
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
      ...passwordHandlers({ accounts, sessions, links, events, revoke }),
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
      runInBackground(post.background),
      ...sso.plugins,
      ...(post.mailbox ? [serveDemoMail(post.mailbox, secure)] : []),
    ],
  }
}
