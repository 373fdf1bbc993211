import type { Handlers } from '#service/http/handlers.ts'
import type { CatalogueService } from './catalogue.service.ts'

type Names =
  | 'startCatalogueImport'
  | 'listCatalogueImports'
  | 'readCatalogueImport'
  | 'cancelCatalogueImport'
  | 'listDataReleases'
  | 'switchDataRelease'
  | 'deleteDataRelease'

/** Imports of data releases, and the releases themselves, for administrators. */
export const catalogueHandlers = (catalogue: CatalogueService): Pick<Handlers, Names> => ({
  startCatalogueImport: async ({ caller, client, query, upload: { content } }) => ({
    body: await catalogue.startImport({ caller, client }, { ...query, content }),
  }),
  async listCatalogueImports({ caller, query }) {
    const { imports: body, total } = await catalogue.imports(caller, query)
    return { body, total }
  },
  readCatalogueImport: async ({ caller, params: { id } }) => ({ body: await catalogue.readImport(caller, id) }),
  cancelCatalogueImport: async ({ caller, params: { id } }) => ({ body: await catalogue.cancelImport(caller, id) }),
  listDataReleases: async ({ caller }) => ({ body: await catalogue.releases(caller) }),
  switchDataRelease: async ({ caller, client, params: { id }, body }) => ({
    body: await catalogue.switchRelease({ caller, client }, { ...body, id }),
  }),
  async deleteDataRelease({ caller, client, params: { id } }) {
    await catalogue.removeRelease({ caller, client }, id)
    return {}
  },
})
