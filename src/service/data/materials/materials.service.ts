import { releaseAttribution } from '#catalogue/attribution.ts'
import type { MaterialDataset, Release } from '#catalogue/catalogue.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { Accessory } from '#contract/accessories.ts'
import type { Material, MaterialDetail } from '#contract/materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { ownDataset, ownDatasetKey } from '#service/assessment/own-datasets.ts'
import {
  isOwnMaterial,
  type MaterialReader,
  type ReadOwnMaterials,
  type UserMaterial,
} from '#service/assessment/own-material.ts'
import { releaseOf } from '#service/assessment/release-of.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'
import { listedAccessories } from './accessory-mapping.ts'
import { toMaterial, toMaterialDetail, toOwnDetail, toOwnListed } from './material-mapping.ts'
import { materialSearch, ranked, scoreOf } from './material-search.ts'

/** Materials of users, which stand among those of the catalogue. */
export type OwnMaterials = {
  readonly find: ReadOwnMaterials
  /** All of the viewer's and of the offices' that a search finds, newest first. */
  readonly search: (viewer: Viewer, query: string) => Promise<readonly UserMaterial[]>
}

/** What a list is asked for; without a release, the default one. */
type ListQuery = {
  readonly query: string
  readonly category?: MaterialCategory | undefined
  readonly locale: Locale
  readonly release?: string | undefined
  readonly page: number
  readonly customTake: number
}

const missing = () => new ServiceError('notFound', 'material')

/** What a key stands for is made once and kept for as long as the data stays the same. */
function keptFor<Value>(version: () => string): (key: string, make: () => Value) => Value {
  let values = new Map<string, Value>()
  let of = version()
  return (key, make) => {
    if (of !== version()) [values, of] = [new Map<string, Value>(), version()]
    const found = values.get(key) ?? make()
    values.set(key, found)
    return found
  }
}

/** The datasets of materials of users in a release, by id of the material. */
async function datasetsOf(
  data: DataInUse,
  rows: readonly UserMaterial[],
  release: Release,
): Promise<ReadonlyMap<string, MaterialDataset>> {
  const keys = rows.flatMap((row) => ownDatasetKey(row, release))
  const found = keys.length > 0 ? await data.find(release.id, keys) : []
  return new Map(
    rows.flatMap((row) => {
      const [key] = ownDatasetKey(row, release)
      const dataset = key
        ? found.find(({ uuid, version }) => uuid === key.uuid && (key.version ?? version) === version)
        : ownDataset(row, release)
      return dataset ? [[row.id, dataset] as const] : []
    }),
  )
}

/** Materials as the interface shows them: those of the catalogue, and among them those of whoever asks. */
export function materialService(data: DataInUse, own: OwnMaterials) {
  const { catalogue } = data
  const search = materialSearch(catalogue.materials.values())
  const keep = keptFor<Material>(data.version)
  const show = (material: CatalogueMaterial, release: Release, locale: Locale) =>
    keep(`${material.id} ${release.id} ${locale}`, () => toMaterial(data, material, release, locale))
  const findOwn = async (viewer: Viewer, query: string, category: MaterialCategory | undefined) =>
    (await own.search(viewer, query))
      .filter(({ content }) => category === undefined || content.category === category)
      .map((found) => ({
        found,
        score: scoreOf(
          Object.values(found.content.name).filter((name) => name !== undefined),
          query,
        ),
      }))
  return {
    /** A page of those that a search finds, the best first, with the number of all. */
    async list(viewer: Viewer, { query, category, locale, release: asked, page, customTake }: ListQuery) {
      const release = releaseOf(data.releases(), asked)
      const found = search(query).filter(({ found: one }) => category === undefined || one.category === category)
      const all = ranked(await findOwn(viewer, query, category), found)
      const shown = all.slice((page - 1) * customTake, page * customTake)
      const datasets = await datasetsOf(
        data,
        shown.filter((one) => 'ownerId' in one),
        release,
      )
      const materials = shown.map((one) =>
        'ownerId' in one ? toOwnListed(one, datasets.get(one.id), locale) : show(one, release, locale),
      )
      return { materials, total: all.length }
    },

    /** One that the reader may see. @throws {ServiceError} `notFound`; `invalidRequest` for a release that is not there */
    async read(
      reader: MaterialReader,
      id: string,
      { locale, release: asked }: Pick<ListQuery, 'locale' | 'release'>,
    ): Promise<MaterialDetail> {
      if (isOwnMaterial(id)) {
        const [row] = await own.find(reader, [id])
        if (!row) throw missing()
        const release = releaseOf(data.releases(), asked)
        const datasets = await datasetsOf(data, [row], release)
        return toOwnDetail(row, datasets.get(id), locale)
      }
      const material = catalogue.materials.get(id)
      if (!material) throw missing()
      return toMaterialDetail(data, material, releaseOf(data.releases(), asked), locale)
    },

    categories: (locale: Locale) =>
      catalogue.categories.map(({ category, name, count }) => ({ category, name: name[locale], count })),

    /** What may be built into a layer. @throws {ServiceError} `invalidRequest` for a release that is not there */
    accessories: ({ locale, release }: Pick<ListQuery, 'locale' | 'release'>): Accessory[] =>
      listedAccessories(data, releaseOf(data.releases(), release), locale),

    /** Releases that are switched on, with the words that name their source. */
    releases: (locale: Locale) =>
      data.releases().map((release) => ({ ...release, attribution: releaseAttribution(release.id, locale) })),
  }
}
export type MaterialService = ReturnType<typeof materialService>
