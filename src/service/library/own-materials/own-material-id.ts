import { newId } from '#service/ids.ts'

const PREFIX = 'own_'

/** Whether an id is that of a material of a user; the catalogue has none that begins like it. */
export const isOwnMaterial = (id: string): boolean => id.startsWith(PREFIX)

export const newOwnMaterialId = (): string => `${PREFIX}${newId()}`

/** The UUID within the id, which stands for its declaration. */
export const uuidOfOwnMaterial = (id: string): string => id.slice(PREFIX.length)

type Layer = { readonly materialId: string; readonly framing?: { readonly materialId: string } | undefined }

/** Materials of users that layers are made of, each once. */
export const ownMaterialsIn = (layers: readonly Layer[]): string[] => [
  ...new Set(
    layers
      .flatMap(({ materialId, framing }) => [materialId, ...(framing ? [framing.materialId] : [])])
      .filter(isOwnMaterial),
  ),
]
