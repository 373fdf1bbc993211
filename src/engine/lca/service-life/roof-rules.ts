import type { Layer } from '#engine/construction.ts'
import { isSealing } from '#engine/layer-places.ts'
import type { ProductKind } from '#vocabulary/product-kinds.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'
import {
  hasBeyond,
  isInsulation,
  isKind,
  isKindAmong,
  kindOf,
  neighbour,
  type Placement,
  placed,
  type Rule,
  type Site,
} from './site.ts'

const coverings: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  roofTile: 'roof.tiles',
  fibreCement: 'roof.fibreCement',
  metalSheet: 'roof.metal',
  coatedSteel: 'roof.steelCoated',
}
const sheets: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  bitumen: 'roof.sealingBitumen/plain',
  slatedBitumen: 'roof.sealingBitumen/slated',
  epdm: 'roof.sealingEpdm',
  ecb: 'roof.sealingEcb',
  pvc: 'roof.sealingPvc',
}
const greenery: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  substrate: 'roof.substrate/substrate',
  drainage: 'roof.substrate/drainage',
  fleece: 'roof.substrate/fleece',
}

const plastics: ReadonlySet<ProductKind> = new Set(['epdm', 'ecb', 'pvc', 'plasticSealing'])
const minerals: ReadonlySet<ProductKind> = new Set(['foamGlass', 'mineralWool'])

/** A second sealing with insulation before it controls vapour; one with insulation outside of it lies protected. */
function sealing(site: Site, layer: Layer, index: number): Placement {
  const outer = neighbour(site, index, -1, (one) => !isInsulation(one) && !isSealing(one))
  const isBelowInsulation = outer !== undefined && isInsulation(outer)
  if (isBelowInsulation && hasBeyond(site, index, -1, isSealing)) return placed('vapourControl', 'roof.vapourControl')
  const isPlastic = isKindAmong(layer, plastics)
  if (isBelowInsulation && isPlastic) return placed('roofSealing', 'roof.sealingUnderInsulation')
  const kind = kindOf(layer)
  return placed('roofSealing', kind && sheets[kind])
}

function insulation(site: Site, layer: Layer, index: number): Placement | undefined {
  const { type, core } = site
  const isOuter = core === undefined || index < core
  if (!isOuter) return undefined
  if (type === 'pitchedRoof') {
    return isKind(layer, 'woodFibreUnderlay')
      ? placed('underlay', 'roof.woodFibreUnderlay/impregnated')
      : placed('aboveRafters', 'insulation.aboveRafters')
  }
  if (hasBeyond(site, index, -1, isSealing)) {
    if (isKind(layer, 'foam')) return placed('belowSealing', 'insulation.flatRoof/foam')
    return placed('belowSealing', isKindAmong(layer, minerals) ? 'insulation.flatRoof/mineral' : undefined)
  }
  return hasBeyond(site, index, 1, isSealing) ? placed('aboveSealing', 'insulation.invertedRoof') : undefined
}

/** Covering, and what lies above a sealing. */
function weathered(site: Site, layer: Layer, index: number): Placement | undefined {
  const kind = kindOf(layer)
  if (kind === undefined) return undefined
  const covering = coverings[kind]
  const isOuter = site.core === undefined ? !hasBeyond(site, index, -1, isSealing) : index < site.core
  if (covering && isOuter) return placed('roofCovering', covering)
  const green = greenery[kind]
  return green && hasBeyond(site, index, 1, isSealing) ? placed('greenRoof', green) : undefined
}

const roofs: ReadonlySet<Site['type']> = new Set(['pitchedRoof', 'flatRoof'])

/** Coverings, sheets by their function, insulation by its place to rafters and sealing. */
export const inRoof: Rule = (site, layer, index) => {
  if (!roofs.has(site.type)) return undefined
  if (isInsulation(layer)) return insulation(site, layer, index)
  if (isSealing(layer)) return sealing(site, layer, index)
  if (isKind(layer, 'vapourControl')) return placed('vapourControl', 'roof.vapourControl')
  if (isKind(layer, 'underlay')) return placed('underlay', 'roof.underlayFoil')
  return weathered(site, layer, index)
}
