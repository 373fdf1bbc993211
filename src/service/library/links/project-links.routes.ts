import type { Handlers } from '#service/http/handlers.ts'
import { secretOf } from '#service/http/request-parts.ts'
import type { LinkedProjectService } from './linked-project.service.ts'
import type { ProjectLinkService } from './project-links.service.ts'

type Names =
  | 'listProjectLinks'
  | 'createProjectLink'
  | 'renewProjectLink'
  | 'revokeProjectLink'
  | 'readLinkedProject'
  | 'copyLinkedProject'

/** Links to projects for people without an account, and what they show. */
export const projectLinkHandlers = (
  links: ProjectLinkService,
  linked: LinkedProjectService,
): Pick<Handlers, Names> => ({
  listProjectLinks: async ({ caller, params: { id } }) => ({ body: await links.list(caller, id) }),
  createProjectLink: async ({ caller, params: { id }, body: { permission: _view, expires, ...asked } }) => ({
    body: await links.create(caller, id, asked, expires),
  }),
  renewProjectLink: async ({ caller, params: { id, linkId }, body: { expires } }) => ({
    body: await links.renew(caller, id, { linkId, expires }),
  }),
  async revokeProjectLink({ caller, params: { id, linkId } }) {
    await links.revoke(caller, id, linkId)
    return {}
  },
  readLinkedProject: async ({ headers, query }) => ({ text: await linked.read(secretOf(headers), query) }),
  copyLinkedProject: async ({ caller, headers }) => ({ body: await linked.copy(caller, secretOf(headers)) }),
})
