import type { Handlers } from '#service/http/handlers.ts'
import type { MaterialService } from './materials.service.ts'

type Names = 'listMaterials' | 'readMaterial' | 'listMaterialCategories' | 'listAccessories' | 'listReleases'

/** Reading materials: search, one material, categories, data releases. */
export const materialHandlers = (materials: MaterialService): Pick<Handlers, Names> => ({
  async listMaterials({ caller, query }) {
    const { materials: body, total } = await materials.list(caller, query)
    return { body, total }
  },
  readMaterial: async ({ caller, params: { id }, query }) => ({
    body: await materials.read({ viewer: caller }, id, query),
  }),
  listMaterialCategories: async ({ query: { locale } }) => ({ body: materials.categories(locale) }),
  listAccessories: async ({ query }) => ({ body: materials.accessories(query) }),
  listReleases: async ({ locale }) => ({ body: materials.releases(locale) }),
})
