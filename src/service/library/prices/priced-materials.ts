import type { Catalogue } from '#catalogue/catalogue.ts'
import { isOwnMaterial, type ReadOwnMaterials } from '#service/assessment/own-material.ts'
import type { Viewer } from '#service/viewer.ts'
import { accessoryOf, isAccessoryId, layerAccessoryIds } from '#vocabulary/accessories.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'

/** A material by its names; empty where it is gone. */
export type Names = { readonly [L in Locale]?: string }
/** As they are stored. */
type StoredNames = { readonly [L in Locale]?: string | undefined }
type Sources = {
  readonly catalogue: Catalogue
  readonly readOwn: ReadOwnMaterials
  /** All of the viewer's own materials and those of the offices, by id and name. */
  readonly ownNames: (viewer: Viewer) => Promise<readonly { readonly id: string; readonly name: StoredNames }[]>
}

const toNames = ({ de_DE, en_GB }: StoredNames): Names => ({
  ...(de_DE !== undefined && { de_DE }),
  ...(en_GB !== undefined && { en_GB }),
})

/** What may have a price: materials of the catalogue, what is built in, and own ones that the viewer may see. */
export function pricedMaterials({ catalogue, readOwn, ownNames }: Sources) {
  const shipped = (id: string): Names | undefined => {
    const name = isAccessoryId(id) ? accessoryOf(id).name : catalogue.materials.get(id)?.name
    return name && toNames(name)
  }
  const namesOf = async (viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> => {
    const own = await readOwn({ viewer }, ids.filter(isOwnMaterial))
    const found = new Map(own.map(({ id, content }) => [id, toNames(content.name)]))
    for (const id of ids) {
      const name = shipped(id)
      if (name) found.set(id, name)
    }
    return found
  }
  const allOf = async (viewer: Viewer): Promise<(readonly [id: string, names: Names])[]> => [
    ...[...catalogue.materials.values()].map(({ id, name }) => [id, toNames(name)] as const),
    ...layerAccessoryIds.map((id) => [id, toNames(accessoryOf(id).name)] as const),
    ...(await ownNames(viewer)).map(({ id, name }) => [id, toNames(name)] as const),
  ]
  return {
    /** Names by id; those that are gone, or not for the viewer, are left out. */
    namesOf,

    /** Ids by folded name, in either language: one name may mean several materials. */
    async idsByName(viewer: Viewer): Promise<ReadonlyMap<string, readonly string[]>> {
      const ids = new Map<string, string[]>()
      for (const [id, names] of await allOf(viewer))
        for (const name of new Set(Object.values(names).map(folded))) ids.set(name, [...(ids.get(name) ?? []), id])
      return ids
    },
  }
}
export type PricedMaterials = ReturnType<typeof pricedMaterials>
