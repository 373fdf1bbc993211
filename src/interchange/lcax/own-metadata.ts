import * as z from 'zod/mini'
import { type Construction, constructionLayer } from '#contract/constructions.ts'
import { type ImportedConstruction, importedConstruction } from '#contract/imports.ts'
import type { ConstructionExport } from '#contract/interchange.ts'

const { layers: _layers, ...headShape } = importedConstruction.shape

/** What a construction is beside its layers, as it stands in the metadata of an assembly. */
export const ownHead = z.strictObject(headShape)
export type OwnHead = Omit<ImportedConstruction, 'layers'>

/** A material of a layer: what it is called, and what it was counted with, for libraries that do not have it. */
const ownMaterial = z.object({
  id: z.string(),
  name: z.string(),
  conductivity: z.optional(z.number()),
  density: z.optional(z.number()),
})
export type OwnMaterial = z.infer<typeof ownMaterial>

/** What stands in the metadata of a product: the layer itself, and its materials, that of members last. */
export const ownProduct = z.object({ constructionLayer: z.unknown(), materials: z.array(ownMaterial) })

/** A schema for each part that may be told by a newer version, with the names that are known here. */
export const ownParts = { head: ownHead, layer: constructionLayer }

export const headOf = (construction: Construction): OwnHead =>
  ownHead.parse(Object.fromEntries(Object.entries(construction).filter(([key]) => key in headShape)))

/** Materials of a layer by name; one that is gone goes by its id. */
export function materialsOfLayer(
  { materialId, framing, secondFraming }: Construction['layers'][number],
  materials: ConstructionExport['materials'],
): readonly OwnMaterial[] {
  const named = [materialId, framing?.materialId, secondFraming?.materialId].filter((id) => id !== undefined)
  return named.map((id) => {
    const { name = id, conductivity, density } = materials.find((one) => one.id === id) ?? {}
    // the format's reference library takes no null within metadata
    return {
      id,
      name,
      ...(typeof conductivity === 'number' && { conductivity }),
      ...(typeof density === 'number' && { density }),
    }
  })
}
