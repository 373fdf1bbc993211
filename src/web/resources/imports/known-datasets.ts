import { queryOptions } from '@tanstack/react-query'
import { projectLimits } from '#vocabulary/projects.ts'
import { call } from '#web/lib/api-client.ts'
import { MINUTES } from '../reading.ts'

/** Which of these datasets the default release has, by their UUIDs. */
export const knownDatasetsQuery = (uuids: readonly string[]) =>
  queryOptions({
    queryKey: ['datasets', 'known', ...uuids],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      if (uuids.length === 0) return new Set()
      const releases = await call('listReleases', {}, signal)
      const release = (releases.find(({ isDefault }) => isDefault) ?? releases[0])?.id ?? ''
      const asked = uuids.slice(0, projectLimits.datasets).map((uuid) => ({ uuid }))
      const { datasets: found } = await call('readDatasetFigures', { body: { release, datasets: asked } }, signal)
      return new Set(found.map(({ uuid }) => uuid.toLowerCase()))
    },
    staleTime: 10 * MINUTES,
  })
