import type { AssessedWith, ConstructionLayer } from '#contract/constructions.ts'
import { isOwnMaterial, uuidOfOwnMaterial } from '#service/assessment/own-material.ts'

/** Ids of materials in the files → ids here. */
export type Ids = ReadonlyMap<string, string>

/** Layers with the materials here. */
export const withMaterials = (layers: readonly ConstructionLayer[], ids: Ids): ConstructionLayer[] =>
  layers.map((layer) => ({
    ...layer,
    materialId: ids.get(layer.materialId) ?? layer.materialId,
    ...(layer.framing && {
      framing: { ...layer.framing, materialId: ids.get(layer.framing.materialId) ?? layer.framing.materialId },
    }),
    ...(layer.secondFraming && {
      secondFraming: {
        ...layer.secondFraming,
        materialId: ids.get(layer.secondFraming.materialId) ?? layer.secondFraming.materialId,
      },
    }),
  }))

/** Pins with the ids here; a declaration of a material that came along is at its first version. */
export function pinsWith(pins: AssessedWith | null, ids: Ids): AssessedWith | null {
  if (!pins) return null
  const datasets = pins.datasets.map((pin) => {
    const id = ids.get(pin.materialId)
    if (id === undefined) return pin
    const isDeclared = isOwnMaterial(pin.materialId) && pin.uuid === uuidOfOwnMaterial(pin.materialId)
    return { ...pin, materialId: id, ...(isDeclared && { uuid: uuidOfOwnMaterial(id), version: '1' }) }
  })
  return { ...pins, datasets }
}

/** Whether every dataset that it was assessed with is here. */
export function keepsPins(pins: AssessedWith | null, now: string): boolean {
  if (!pins) return true
  const { release, datasets } = JSON.parse(now) as AssessedWith
  const here = new Set(datasets.map(({ materialId, uuid, version }) => `${materialId} ${uuid} ${version}`))
  return (
    release === pins.release &&
    pins.datasets.every(
      ({ materialId, uuid, version }) => isOwnMaterial(materialId) || here.has(`${materialId} ${uuid} ${version}`),
    )
  )
}
