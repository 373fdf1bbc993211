import { releaseAttribution } from '#catalogue/attribution.ts'
import type { MaterialDataset, Release } from '#catalogue/catalogue.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { Material } from '#contract/materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { ownDataset, ownDatasetKey } from '#service/assessment/own-datasets.ts'
import { releaseOf } from '#service/assessment/release-of.ts'
import type { Db } from '#service/db/client.ts'
import type { Caller, Handlers } from '#service/http/handlers.ts'
import { isOwnMaterial } from '#service/library/own-materials/own-material-id.ts'
import { type OwnMaterialRow, ownMaterialsRepository } from '#service/library/own-materials/own-materials.repository.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'
import { toMaterial, toMaterialDetail, toOwnDetail, toOwnListed } from './material-mapping.ts'
import { materialSearch, ranked, scoreOf } from './material-search.ts'

type Names = 'listMaterials' | 'readMaterial' | 'listMaterialCategories' | 'listReleases'

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
  rows: readonly OwnMaterialRow[],
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

/** Reading materials: search, one material, categories, data releases. The caller's own stand among the catalogue's. */
export function materialHandlers(data: DataInUse, db: Db): Pick<Handlers, Names> {
  const { catalogue } = data
  const own = ownMaterialsRepository(db)
  const search = materialSearch(catalogue.materials.values())
  const keep = keptFor<Material>(data.version)
  const show = (material: CatalogueMaterial, release: Release, locale: Locale) =>
    keep(`${material.id} ${release.id} ${locale}`, () => toMaterial(data, material, release, locale))
  const findOwn = async ({ userId }: Caller, query: string, category: MaterialCategory | undefined) =>
    (await own.search(userId, query))
      .filter(({ content }) => category === undefined || content.category === category)
      .map((found) => ({
        found,
        score: scoreOf(
          Object.values(found.content.name).filter((name) => name !== undefined),
          query,
        ),
      }))
  return {
    async listMaterials({ caller, query: { query, category, locale, release: asked, page, customTake } }) {
      const release = releaseOf(data.releases(), asked)
      const found = search(query).filter(({ found: one }) => category === undefined || one.category === category)
      const all = ranked(await findOwn(caller, query, category), found)
      const shown = all.slice((page - 1) * customTake, page * customTake)
      const datasets = await datasetsOf(
        data,
        shown.filter((one) => 'ownerId' in one),
        release,
      )
      const body = shown.map((one) =>
        'ownerId' in one ? toOwnListed(one, datasets.get(one.id), locale) : show(one, release, locale),
      )
      return { body, total: all.length }
    },
    async readMaterial({ caller, params: { id }, query: { locale, release: asked } }) {
      if (isOwnMaterial(id)) {
        const [row] = await own.find({ viewer: caller }, [id])
        if (!row) throw missing()
        const release = releaseOf(data.releases(), asked)
        const datasets = await datasetsOf(data, [row], release)
        return { body: toOwnDetail(row, datasets.get(id), locale) }
      }
      const material = catalogue.materials.get(id)
      if (!material) throw missing()
      return { body: toMaterialDetail(data, material, releaseOf(data.releases(), asked), locale) }
    },
    async listMaterialCategories({ query: { locale } }) {
      return {
        body: catalogue.categories.map(({ category, name, count }) => ({ category, name: name[locale], count })),
      }
    },
    async listReleases({ locale }) {
      return {
        body: data.releases().map((release) => ({
          ...release,
          attribution: releaseAttribution(release.id, locale),
        })),
      }
    },
  }
}
