import type { ForeignLayer, ForeignMaterial, Loss } from '../foreign/foreign-construction.ts'
import type { LcaxAssembly, LcaxImpactData, LcaxProduct } from './lcax-schema.ts'
import { ownLayer } from './own-file.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const dataOf = ({ impactData }: LcaxProduct): readonly LcaxImpactData[] =>
  Array.isArray(impactData) ? impactData : impactData ? [impactData] : []
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)

/** Mass per volume that the conversions of an EPD tell [kg/m³]. */
function densityOf({ declaredUnit, conversions }: LcaxImpactData): number | undefined {
  const factor = (unit: string) => positive(conversions?.find(({ to }) => to.toLowerCase() === unit)?.value)
  const unit = declaredUnit?.toLowerCase()
  if (unit === 'm3') return factor('kg')
  const volume = unit === 'kg' ? factor('m3') : undefined
  return volume === undefined ? factor('kgm3') : 1 / volume
}

function materialOf(product: LcaxProduct): ForeignMaterial {
  const data = dataOf(product)
  const density = data.map(densityOf).find((found) => found !== undefined)
  const ids = data.flatMap(({ id }) => (id && uuid.test(id) ? [id.toLowerCase()] : []))
  // files of this program name the material itself
  const own = product.metaData?.['materialId']
  if (typeof own === 'string') ids.unshift(own)
  return { name: product.name.trim(), ids: [...new Set(ids)], ...(density !== undefined && { density }) }
}

/**
 * Thickness [m] by volume, or by mass and density; or as its own metadata say it. Quantities of products are for one unit
 * of their assembly: its own quantity multiplies their sum.
 *
 * @see lcax 3.4.3, `core/src/lcax_core/calculate.rs`
 */
function thicknessOf(
  product: LcaxProduct,
  { unit: per }: LcaxAssembly,
  density: number | undefined,
): number | undefined {
  const told = product.metaData?.['thickness']
  if (typeof told === 'number') return positive(told)
  if (per.toLowerCase() !== 'm2') return undefined
  const unit = product.unit.toLowerCase()
  if (unit === 'm3') return positive(product.quantity)
  if (unit === 'kg' && density !== undefined) return positive(product.quantity / density)
  if (unit === 'tones' && density !== undefined) return positive((product.quantity * 1000) / density)
  return undefined
}

function distanceOf(product: LcaxProduct): number | undefined {
  const { transport } = product
  const all = Array.isArray(transport) ? transport : transport ? [transport] : []
  const legs = all.filter(({ distanceUnit }) => /^(km|m)$/i.test(distanceUnit))
  if (legs.length === 0) return undefined
  return legs.reduce((sum, { distance, distanceUnit }) => sum + (distanceUnit === 'm' ? distance / 1000 : distance), 0)
}

function lostOf(product: LcaxProduct): readonly Loss[] {
  const data = dataOf(product)
  const embedded = data.filter(({ impacts }) => impacts !== null && impacts !== undefined).length
  const lost: Loss[] = embedded > 0 ? [{ code: 'embeddedFigures', values: { count: embedded } }] : []
  for (const { uri } of data) if (uri) lost.push({ code: 'outsideReference', values: { uri } })
  if (product.results) lost.push({ code: 'storedResults' })
  return lost
}

/** Members that earlier versions of this program wrote into the name alone: `Zellulose / KVH`. */
function membersInName({ name, metaData }: LcaxProduct): readonly Loss[] {
  const [, ...members] = name.split(' / ')
  return typeof metaData?.['materialId'] === 'string' && members.length > 0
    ? [{ code: 'partWithoutLayer', values: { name: members.join(' / '), amount: '' } }]
    : []
}

/** Layer of a product: all of it where this program wrote it; else kept are its name, ids of its datasets, thickness, service life and distance of transport. */
export function layerOfProduct(product: LcaxProduct, assembly: LcaxAssembly): ForeignLayer {
  const own = ownLayer(product)
  if (own.part) return own.part
  const material = materialOf(product)
  const thickness = thicknessOf(product, assembly, material.density)
  const serviceLife = positive(product.referenceServiceLife ?? undefined)
  const transportDistance = distanceOf(product)
  return {
    material,
    ...(thickness !== undefined && { thickness }),
    ...(serviceLife !== undefined && { serviceLife }),
    ...(transportDistance !== undefined && { transportDistance }),
    amount: { quantity: product.quantity, unit: product.unit },
    lost: [...own.lost, ...membersInName(product), ...lostOf(product)],
  }
}
