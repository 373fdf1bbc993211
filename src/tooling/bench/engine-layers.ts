import { loadCatalogue } from '#catalogue/catalogue.ts'
import { kindsOfProducts } from '#catalogue/product-kinds.ts'
import { type Construction, type Framing, type Layer, type Material, materialOf } from '#engine/construction.ts'
import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'

const catalogue = loadCatalogue()

/** As the service assesses: with the service lives by place. */
export const benchOptions: LifeCycleOptions = {
  release: 'OBD_2020_II',
  generation: 'EN 15804+A1',
  referenceStudyPeriod: 50,
  serviceLives: catalogue.serviceLives['2017'],
}

const material = (id: string): Material => {
  const found = catalogue.materials.get(id)
  const dataset = catalogue.datasetOf(id, benchOptions.release)
  if (!found || !dataset) throw new Error(`the catalogue has no ${id} in ${benchOptions.release}`)
  return materialOf({ ...found, dataset, product: kindsOfProducts.get(id) })
}

const layer = (id: string, thickness: number, framing?: Framing): Layer => ({
  thickness,
  material: material(id),
  state: 'new',
  ...(framing ? { framing } : {}),
})

const timber = (width: number, spacing: number, direction: Framing['direction']): Framing => ({
  material: material('kvh'),
  width,
  spacing,
  direction,
})

const moved = (layers: readonly Layer[], from: number, to: number): Layer[] => {
  const others = layers.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...layers.slice(from, from + 1), ...others.slice(to)]
}

/** A timber-frame wall of eight layers, insulated between studs and battens that cross, from outside to inside. */
export const eightLayers: Construction = {
  type: 'outerWall',
  layers: [
    layer('plaster_light_mineral', 0.015),
    layer('wood_fibre_dry', 0.06),
    layer('mw_pitched_roof_035', 0.2, timber(0.08, 0.625, 'vertical')),
    layer('osb', 0.018),
    layer('vapour_barrier_pe', 0.0002),
    layer('mw_partition_040', 0.05, timber(0.06, 0.5, 'horizontal')),
    layer('gypsum_fibre_board', 0.0125),
    layer('gypsum_board_fire', 0.0125),
  ],
}

/** The same with the vapour barrier on the outer side of the studs: water condenses, and the methods have more to do. */
export const wetLayers: Construction = { ...eightLayers, layers: moved(eightLayers.layers, 4, 2) }

/** The most layers a construction may have: those of the wall, repeated, each thinner. */
export const sixtyLayers: Construction = {
  type: 'outerWall',
  layers: Array.from({ length: 60 }, (_, index) => {
    const repeated = eightLayers.layers[index % 8]
    if (!repeated) throw new Error('the wall has eight layers')
    return { ...repeated, thickness: repeated.thickness / 8 }
  }),
}
