import { v7 as newId } from 'uuid'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { Viewer } from '../viewer.ts'

/** A material of a user, as it is assessed with. */
export type UserMaterial = {
  readonly id: string
  readonly ownerId: string
  readonly version: number
  readonly content: OwnMaterialInput
}

/** For whom materials are read: somebody, or a construction that its reader may see. */
export type MaterialReader = { readonly viewer: Viewer } | { readonly constructionId: string }

/** Reads those of `ids` that the reader may see, in any order. */
export type ReadOwnMaterials = (reader: MaterialReader, ids: readonly string[]) => Promise<readonly UserMaterial[]>

const PREFIX = 'own_'

/** Whether an id is that of a material of a user; the catalogue has none that begins like it. */
export const isOwnMaterial = (id: string): boolean => id.startsWith(PREFIX)

export const newOwnMaterialId = (): string => `${PREFIX}${newId()}`

/** The UUID within the id, which stands for its declaration. */
export const uuidOfOwnMaterial = (id: string): string => id.slice(PREFIX.length)

type Named = { readonly materialId: string }
type Layer = Named & { readonly framing?: Named | undefined; readonly secondFraming?: Named | undefined }

/** Materials of users that layers are made of, each once. */
export function ownMaterialsIn(layers: readonly Layer[]): string[] {
  const own = new Set<string>()
  const note = (id: string | undefined) => {
    if (id !== undefined && isOwnMaterial(id)) own.add(id)
  }
  for (const { materialId, framing, secondFraming } of layers) {
    note(materialId)
    note(framing?.materialId)
    note(secondFraming?.materialId)
  }
  return [...own]
}
