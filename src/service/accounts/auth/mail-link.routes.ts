import type { Handlers } from '#service/http/handlers.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { visitorOf } from './device.ts'
import type { MailLinkService } from './mail-link.service.ts'
import { signedInReply } from './refresh-transport.ts'

type Names = 'signUp' | 'startMagicLink' | 'resetPassword' | 'sendVerification' | 'verifyLink'

type Asked = {
  readonly body: { readonly email: string; readonly locale?: Locale | undefined }
  readonly locale: Locale
}

/** To whom the mail goes: in the language that is wished for, else in that of the request. */
const recipientOf = ({ body, locale }: Asked) => ({ email: body.email, locale: body.locale ?? locale })

/** Signing up, and everything that goes by a link in a mail. */
export const mailLinkHandlers = (links: MailLinkService): Pick<Handlers, Names> => ({
  signUp: async ({ body, locale, client }) => ({
    body: await links.signUp({ ...body, locale: body.locale ?? locale }, client),
  }),
  startMagicLink: async (request) => ({ body: await links.request(recipientOf(request), 'magicLink', request.client) }),
  resetPassword: async (request) => ({
    body: await links.request(recipientOf(request), 'passwordReset', request.client),
  }),
  async sendVerification(request) {
    await links.request(recipientOf(request), request.body.type ?? 'emailVerification', request.client)
    return {}
  },
  verifyLink: async ({ query, client, cookies }) =>
    signedInReply(await links.follow(query, visitorOf({ client, cookies })), client.sameOriginBrowser),
})
