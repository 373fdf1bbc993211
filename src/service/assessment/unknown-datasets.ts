import type { Resolved } from '#assessment/resolved.ts'
import type { Refusal } from '../service-error.ts'
import type { DataInUse } from './data-in-use.ts'

/**
 * Chosen datasets that no release in use holds. One that only another release holds is not refused: the layer is
 * missing then, and comes back with its release.
 *
 * @param at - JSON Pointer of the layers in the request: empty where they are the body
 */
export async function unknownDatasets(data: DataInUse, resolved: Resolved, at: string): Promise<Refusal[]> {
  const places: { readonly path: string; readonly uuid: string }[] = []
  for (const [index, { own, members }] of resolved.layers.entries()) {
    if (own.unknownDataset !== undefined) places.push({ path: `${at}/${index}/dataset`, uuid: own.unknownDataset })
    if (members?.unknownDataset !== undefined)
      places.push({ path: `${at}/${index}/framing/dataset`, uuid: members.unknownDataset })
  }
  if (places.length === 0) return []
  const asked = [...new Set(places.map(({ uuid }) => uuid))]
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
    elsewhere.has(uuid)
      ? []
      : [{ path: `${path}/uuid`, code: 'unknownDataset', values: { release: resolved.release.id } }],
  )
}
