import { releaseAttribution } from '#catalogue/attribution.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Material } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Handlers } from '../http/handlers.ts'
import { releaseOf } from '../releases.ts'
import { ServiceError } from '../service-error.ts'
import { toMaterial, toMaterialDetail } from './material-mapping.ts'
import { materialSearch } from './material-search.ts'

type Names = 'listMaterials' | 'readMaterial' | 'listMaterialCategories' | 'listReleases'

/** What a key stands for is made once and kept: the catalogue does not change while the service runs. */
function kept<Value>(): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const found = values.get(key) ?? make()
    values.set(key, found)
    return found
  }
}

/** Reading the catalogue: search, one material, categories, data releases. */
export function materialHandlers(catalogue: Catalogue): Pick<Handlers, Names> {
  const search = materialSearch(catalogue.materials.values())
  const keep = kept<Material>()
  const show = (id: string, asked: string | undefined, locale: Locale) => {
    const release = releaseOf(catalogue, asked)
    const material = catalogue.materials.get(id)
    return material && keep(`${id} ${release.id} ${locale}`, () => toMaterial(catalogue, material, release, locale))
  }
  return {
    async listMaterials({ query: { query, category, locale, release, page, customTake } }) {
      releaseOf(catalogue, release)
      const found = search(query).filter((material) => category === undefined || material.category === category)
      const body = found
        .slice((page - 1) * customTake, page * customTake)
        .map(({ id }) => show(id, release, locale))
        .filter((material) => material !== undefined)
      return { body, total: found.length }
    },
    async readMaterial({ params: { id }, query: { locale, release } }) {
      const material = catalogue.materials.get(id)
      if (!material) throw new ServiceError('notFound', 'material')
      return { body: toMaterialDetail(catalogue, material, releaseOf(catalogue, release), locale) }
    },
    async listMaterialCategories({ query: { locale } }) {
      return {
        body: catalogue.categories.map(({ category, name, count }) => ({ category, name: name[locale], count })),
      }
    },
    async listReleases({ locale }) {
      return {
        body: catalogue.releases.map((release) => ({
          ...release,
          attribution: releaseAttribution(release.id, locale),
        })),
      }
    },
  }
}
