import type { Construction, Layer, Material } from '#engine/construction.ts'
import type {
  PlaceLife,
  PlacementRule,
  ServiceLifeBasis,
  ServiceLifeEdition,
  ServiceLifePlace,
} from '#vocabulary/service-life-positions.ts'
import { type LayerPlacement, placeLayers } from './place-layers.ts'
import { isAir, type Placement, placed, type Site, siteOf } from './site.ts'

/** Service lives of every place, in the edition to count with. */
export type ServiceLifeTable = ReadonlyMap<ServiceLifePlace, PlaceLife>

/** Reference service life of what lies between members, or of the members, with where it comes from. */
export type ServiceLife = {
  /** [a] */
  readonly years: number
  /** At least so long: a cap, not a life. */
  readonly isOpen: boolean
  readonly basis: ServiceLifeBasis
  readonly rule: PlacementRule
  /** Null where it is not known, or what lives as long as something else. */
  readonly place: ServiceLifePlace | null
  readonly edition: ServiceLifeEdition | null
  readonly code: string | null
}

/** Of one layer; undefined where it is not known, or there is nothing. */
export type LayerLives = { readonly material: ServiceLife | undefined; readonly members: ServiceLife | undefined }

const inTable = (
  basis: ServiceLifeBasis,
  rule: PlacementRule,
  place: ServiceLifePlace,
  life: PlaceLife,
): ServiceLife => ({
  years: life.years,
  isOpen: life.isOpen,
  basis,
  rule,
  place,
  edition: life.edition,
  code: life.code ?? null,
})

const ofMaterial = ({ serviceLife, isServiceLifeOpen = false }: Material, { rule, place }: Placement) =>
  serviceLife === undefined
    ? undefined
    : {
        years: serviceLife,
        isOpen: isServiceLifeOpen,
        basis: 'material' as const,
        rule,
        place: place === undefined || place === 'asMembers' || place === 'asCore' ? null : place,
        edition: null,
        code: null,
      }

/** The table, and what was made of it by placement. */
type Lives = { readonly table: ServiceLifeTable; readonly kept: Map<Placement, ServiceLife> }
const keptLives = new WeakMap<ServiceLifeTable, Lives>()

function livesIn(table: ServiceLifeTable): Lives {
  let lives = keptLives.get(table)
  if (!lives) keptLives.set(table, (lives = { table, kept: new Map() }))
  return lives
}

/** By its place; the same object every time. */
function ofPlace({ table, kept }: Lives, placement: Placement): ServiceLife | undefined {
  const known = kept.get(placement)
  if (known) return known
  const { rule, place } = placement
  if (place === undefined || place === 'asMembers' || place === 'asCore') return undefined
  const entry = table.get(place)
  if (!entry) return undefined
  const life = inTable('position', rule, place, entry)
  kept.set(placement, life)
  return life
}

/** What somebody says of the layer: a number, or another place than the rules found. */
function ofLayer(layer: Layer, table: ServiceLifeTable | undefined): ServiceLife | undefined {
  const { serviceLife, serviceLifePlace } = layer
  if (serviceLife !== undefined)
    return { years: serviceLife, isOpen: false, basis: 'own', rule: 'own', place: null, edition: null, code: null }
  if (serviceLifePlace === undefined) return undefined
  const entry = table?.get(serviceLifePlace)
  return entry
    ? inTable('chosen', 'chosen', serviceLifePlace, entry)
    : ofMaterial(layer.material, placed('chosen', serviceLifePlace))
}

const placeOrMaterial = (lives: Lives, placement: Placement, material: Material) =>
  ofPlace(lives, placement) ?? ofMaterial(material, placement)

/** As long as what it is enclosed by; by its own material where that is not known. */
function asOther(life: ServiceLife | undefined, placement: Placement, material: Material): ServiceLife | undefined {
  if (!life) return ofMaterial(material, placement)
  return { ...life, rule: placement.rule }
}

const unknown = placed('unknown')

function livesOf(
  layer: Layer,
  placement: LayerPlacement,
  lives: Lives,
  core: () => ServiceLife | undefined,
): LayerLives {
  const { material, framing } = layer
  const members = framing && placement.members && placeOrMaterial(lives, placement.members, framing.material)
  if (isAir(layer)) return { material: undefined, members }
  const own = ofLayer(layer, lives.table)
  if (own) return { material: own, members }
  switch (placement.material.place) {
    case 'asMembers':
      return { material: asOther(members, placement.material, material), members }
    case 'asCore':
      return { material: asOther(core(), placement.material, material), members }
    default:
      return { material: placeOrMaterial(lives, placement.material, material), members }
  }
}

/** As the material itself has it, wherever it stands; undefined where it has none. */
export const lifeOfMaterial = (material: Material): ServiceLife | undefined => ofMaterial(material, unknown)

const withoutTable = (layer: Layer): LayerLives => ({
  material: isAir(layer) ? undefined : (ofLayer(layer, undefined) ?? ofMaterial(layer.material, unknown)),
  members: layer.framing && ofMaterial(layer.framing.material, unknown),
})

function coreLife({ core, layers }: Site, placements: readonly LayerPlacement[], lives: Lives) {
  const layer = core === undefined ? undefined : layers[core]
  const placement = core === undefined ? undefined : placements[core]
  if (!layer || !placement) return undefined
  const { material, members } = livesOf(layer, placement, lives, () => undefined)
  return members ?? material
}

/**
 * Reference service life of every layer: that which somebody says for it, else that of its place, else that of its
 * material.
 *
 * @param table - service lives by place; without one those of the materials count
 */
export function serviceLivesOf(construction: Construction, table: ServiceLifeTable | undefined): readonly LayerLives[] {
  if (!table) return construction.layers.map(withoutTable)
  const site = siteOf(construction)
  const placements = placeLayers(site)
  const lives = livesIn(table)
  const core = () => coreLife(site, placements, lives)
  return construction.layers.map((layer, index) => {
    const placement = placements[index]
    return placement ? livesOf(layer, placement, lives, core) : withoutTable(layer)
  })
}

/** Life of the next layer outwards (−1) or inwards (+1) that is there and not of air [a]; 0 without one, or one known. */
function yearsBeside({ layers }: Pick<Site, 'layers'>, lives: readonly LayerLives[], index: number, step: -1 | 1) {
  for (let at = index + step; at >= 0 && at < layers.length; at += step) {
    const other = layers[at]
    if (other && other.state !== 'removed' && !isAir(other)) return lives[at]?.material?.years ?? 0
  }
  return 0
}

/**
 * Whether a layer lives shorter than what lies on both its sides: it cannot be replaced alone. Air, and what is taken
 * out, encloses nothing.
 */
export function isEnclosed(site: Pick<Site, 'layers'>, lives: readonly LayerLives[], index: number): boolean {
  const years = lives[index]?.material?.years
  const layer = site.layers[index]
  if (years === undefined || !layer || layer.state === 'removed') return false
  return yearsBeside(site, lives, index, -1) > years && yearsBeside(site, lives, index, 1) > years
}
