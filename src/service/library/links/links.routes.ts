import type { Handlers } from '#service/http/handlers.ts'
import { secretOf } from '#service/http/request-parts.ts'
import type { ConstructionLinkService } from './construction-links.service.ts'
import type { LinkedService } from './linked.service.ts'

type Names =
  | 'listLinks'
  | 'createLink'
  | 'renewLink'
  | 'revokeLink'
  | 'readLinked'
  | 'readLinkedReport'
  | 'registerLinkedReport'
  | 'copyLinked'

/** Links to constructions for people without an account, and what they show. */
export const linkHandlers = (links: ConstructionLinkService, linked: LinkedService): Pick<Handlers, Names> => ({
  listLinks: async ({ caller, params: { id } }) => ({ body: await links.list(caller, id) }),
  createLink: async ({ caller, params: { id }, body: { permission: _view, expires, ...asked } }) => ({
    body: await links.create(caller, id, asked, expires),
  }),
  renewLink: async ({ caller, params: { id, linkId }, body: { expires } }) => ({
    body: await links.renew(caller, id, { linkId, expires }),
  }),
  async revokeLink({ caller, params: { id, linkId } }) {
    await links.revoke(caller, id, linkId)
    return {}
  },
  readLinked: async ({ headers, query: { locale } }) => ({ body: await linked.read(secretOf(headers), locale) }),
  readLinkedReport: async ({ headers, query: { locale } }) => ({
    body: await linked.report(secretOf(headers), locale),
  }),
  registerLinkedReport: async ({ headers }) => ({ body: { report: await linked.register(secretOf(headers)) } }),
  copyLinked: async ({ caller, headers, query: { locale } }) => ({
    body: await linked.copy(caller, secretOf(headers), locale),
  }),
})
