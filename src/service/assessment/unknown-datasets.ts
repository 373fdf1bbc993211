import type { Refusal } from '../service-error.ts'
import type { DataInUse } from './data-in-use.ts'
import type { Resolved } from './resolve-materials.ts'

/**
 * Chosen datasets that no release in use holds. One that only another release holds is not refused: the layer is
 * missing then, and comes back with its release.
 *
 * @param at - JSON Pointer of the layers in the request: empty where they are the body
 */
export async function unknownDatasets(data: DataInUse, resolved: Resolved, at: string): Promise<Refusal[]> {
  const places = resolved.layers.flatMap(({ own, members }, index) => [
    { path: `${at}/${index}/dataset`, uuid: own.unknownDataset },
    { path: `${at}/${index}/framing/dataset`, uuid: members?.unknownDataset },
  ])
  const asked = [...new Set(places.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid])))]
  if (asked.length === 0) return []
  const elsewhere = new Set<string>()
  for (const { id } of data.releases()) {
    const left = asked.filter((uuid) => !elsewhere.has(uuid))
    if (id === resolved.release.id || left.length === 0) continue
    const found = await data.find(
      id,
      left.map((uuid) => ({ uuid })),
    )
    for (const { uuid } of found) elsewhere.add(uuid)
  }
  return places.flatMap(({ path, uuid }): Refusal[] =>
    uuid === undefined || elsewhere.has(uuid)
      ? []
      : [{ path: `${path}/uuid`, code: 'unknownDataset', values: { release: resolved.release.id } }],
  )
}
