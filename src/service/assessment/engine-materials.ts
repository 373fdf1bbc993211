import { LRUCache } from 'lru-cache'
import type { Catalogue, MaterialDataset } from '#catalogue/catalogue.ts'
import { kindsOfProducts } from '#catalogue/product-kinds.ts'
import { type Material, materialOf } from '#engine/construction.ts'
import type { UserMaterial } from './own-material.ts'

type Making = {
  readonly own: UserMaterial | undefined
  readonly dataset: MaterialDataset | undefined
  readonly release: string
}

/** Materials as the engine takes them. */
export type EngineMaterials = {
  /** A material with a dataset; without figures where nothing is known of it. */
  readonly make: (id: string, making: Making) => Material
  /** What a key stands for, made once and kept: the engine prepares a dataset by its identity. */
  readonly once: <Made extends MaterialDataset | undefined>(key: string, make: () => Made) => Made
}

/** Where the table of service lives ends [a]. */
const MOST_TABLED = 50
/** Datasets put together that are kept. */
const MOST_KEPT = 1_000

/** Converts materials; each of the catalogue once for the dataset it has. */
export function engineMaterials(catalogue: Catalogue): EngineMaterials {
  const usual = new Map<string, Map<string, Material>>()
  const composed = new LRUCache<string, MaterialDataset>({ max: MOST_KEPT })
  return {
    make(id, { own, dataset, release }) {
      const otherGeneration = dataset ? undefined : own?.content.declaration?.generation
      if (own) return materialOf({ ...own.content, id, traits: own.content.traits ?? [], dataset, otherGeneration })
      const known = usual.get(release)?.get(id)
      if (known && known.dataset === dataset) return known
      const material = catalogue.materials.get(id)
      if (!material) return materialOf({ id, traits: [] })
      // 50 years stand in the table as "≥ 50"
      const isServiceLifeOpen = material.serviceLife === MOST_TABLED
      const made = materialOf({ ...material, isServiceLifeOpen, product: kindsOfProducts.get(id), dataset })
      let ofRelease = usual.get(release)
      if (!ofRelease) usual.set(release, (ofRelease = new Map()))
      ofRelease.set(id, made)
      return made
    },
    once<Made extends MaterialDataset | undefined>(key: string, make: () => Made): Made {
      const known = composed.get(key)
      if (known) return known as Made
      const made = make()
      if (made) composed.set(key, made)
      return made
    },
  }
}
