import type { OwnMaterial } from '#contract/own-materials.ts'
import type { Caller } from '#service/caller.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { entityTag, expectedVersions } from '#service/http/if-match.ts'
import type { OwnMaterialService } from './own-materials.service.ts'

type Names =
  | 'listOwnMaterials'
  | 'readOwnMaterial'
  | 'listMaterialUses'
  | 'createOwnMaterial'
  | 'replaceOwnMaterial'
  | 'deleteOwnMaterial'
  | 'moveOwnMaterial'

const reply = (caller: Caller, body: OwnMaterial) => ({ body, etag: entityTag(caller, body) })

/** Materials of the caller's own and of the caller's offices. */
export const ownMaterialHandlers = (materials: OwnMaterialService): Pick<Handlers, Names> => ({
  async listOwnMaterials({ caller, query }) {
    const { materials: body, total } = await materials.list(caller, query)
    return { body, total }
  },
  readOwnMaterial: async ({ caller, params: { id } }) => reply(caller, await materials.read(caller, id)),
  createOwnMaterial: async ({ caller, body, query: { office } }) =>
    reply(caller, await materials.create(caller, body, office)),
  async listMaterialUses({ caller, params: { id }, query }) {
    const { uses: body, total } = await materials.usedIn(caller, id, query)
    return { body, total }
  },
  async replaceOwnMaterial({ caller, params: { id }, body: content, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await materials.replace(caller, id, { content, expected }))
  },
  async deleteOwnMaterial({ caller, params: { id } }) {
    await materials.remove(caller, id)
    return {}
  },
  async moveOwnMaterial({ caller, params: { id }, body: { office } }) {
    await materials.move(caller, id, office)
    return {}
  },
})
