import type { Client } from '#service/caller.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { maskEmail } from '../account/mask-email.ts'
import type { Errand } from '../mail/outbox.repository.ts'
import type { Authentication } from './authentication.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-policy.ts'
import type { SecurityEvents } from './security-events.repository.ts'
import type { SpendLink } from './spend-link.repository.ts'

type Names = 'signUp' | 'startMagicLink' | 'resetPassword' | 'sendVerification' | 'verifyLink'

export type MailLinkRoutesParts = {
  readonly authentication: Authentication
  readonly events: SecurityEvents
  /** Leaves an errand in the outbox and does not wait for what comes of it. */
  readonly leave: (recipient: string, locale: Locale, errand: Errand) => Promise<void>
  readonly spend: SpendLink
}

type Asked = {
  readonly body: { email: string; locale?: Locale | undefined }
  readonly locale: Locale
  readonly client: Client
}

/**
 * Signing up, and everything that goes by a link in a mail. The answers and the work done for them are the same whether
 * or not there is an account: that is looked up when the outbox is worked off.
 */
export function mailLinkHandlers({ authentication, events, leave, spend }: MailLinkRoutesParts): Pick<Handlers, Names> {
  const ask = async ({ body: { email, locale: wanted }, locale, client }: Asked, type: RedirectType) => {
    await events.record({ event: 'linkRequested', client, detail: type })
    await leave(email, wanted ?? locale, { kind: 'link', type })
    return { body: { maskedEmail: maskEmail(email) } }
  }
  return {
    async signUp({ body, locale, client }) {
      const { email, password, name } = body
      await checkPassword(password, email, '/password')
      const passwordHash = await hashPassword(password)
      const own = body.locale ?? locale
      await events.record({ event: 'signUpRequested', client })
      await leave(email, own, { kind: 'signUp', name, locale: own, passwordHash })
      return { body: { maskedEmail: maskEmail(email) } }
    },
    startMagicLink: (request) => ask(request, 'magicLink'),
    resetPassword: (request) => ask(request, 'passwordReset'),
    async sendVerification(request) {
      await ask(request, request.body.type ?? 'emailVerification')
      return {}
    },
    async verifyLink({ query: { token, type }, client }) {
      const account = await spend(token, type)
      if (!account) {
        await events.record({ event: 'linkRefused', client, detail: type })
        throw new ServiceError('linkInvalid')
      }
      await events.record({ event: 'linkSpent', userId: account.id, client, detail: type })
      return authentication.open(account, type, client)
    },
  }
}
