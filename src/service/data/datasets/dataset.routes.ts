import type { Handlers } from '#service/http/handlers.ts'
import type { DatasetService } from './dataset.service.ts'

/** Searching datasets, and reading those of every release that is held. */
export const datasetHandlers = (
  datasets: DatasetService,
): Pick<Handlers, 'listDatasets' | 'countDatasets' | 'readDataset' | 'readDatasetFigures'> => ({
  async listDatasets({ query: { page, customTake, locale, ...asked } }) {
    const { items: body, total } = await datasets.list(asked, { page, customTake, locale })
    return { body, total }
  },
  countDatasets: async ({ query }) => ({ body: await datasets.facets(query) }),
  readDatasetFigures: async ({ body: { release, datasets: asked } }) => ({
    body: await datasets.figures(release, asked),
    isForEveryone: true,
  }),
  readDataset: async ({ params, query: { version, locale } }) => ({
    body: await datasets.read({ ...params, version }, locale),
  }),
})
