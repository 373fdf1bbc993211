import type { OwnMaterial } from '#contract/own-materials.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import type { OwnMaterialService } from './own-materials.service.ts'

type Names = 'listOwnMaterials' | 'readOwnMaterial' | 'createOwnMaterial' | 'replaceOwnMaterial' | 'deleteOwnMaterial'

const reply = (body: OwnMaterial) => ({ body, etag: String(body.version) })

/** Materials of the caller's own. */
export const ownMaterialHandlers = (materials: OwnMaterialService): Pick<Handlers, Names> => ({
  async listOwnMaterials({ caller, query }) {
    const { materials: body, total } = await materials.list(caller.userId, query)
    return { body, total }
  },
  readOwnMaterial: async ({ caller, params: { id } }) => reply(await materials.read(caller.userId, id)),
  createOwnMaterial: async ({ caller, body }) => reply(await materials.create(caller.userId, body)),
  async replaceOwnMaterial({ caller, params: { id }, body: content, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(await materials.replace(caller.userId, id, { content, expected }))
  },
  async deleteOwnMaterial({ caller, params: { id } }) {
    await materials.remove(caller.userId, id)
    return {}
  },
})
