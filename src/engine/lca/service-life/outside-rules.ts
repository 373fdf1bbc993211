import type { Layer } from '#engine/construction.ts'
import { isSealing } from '#engine/layer-places.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'
import type { ProductKind } from '#vocabulary/product-kinds.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'
import {
  hasBeyond,
  isAir,
  isAmong,
  isInsulation,
  isKind,
  isKindAmong,
  isOf,
  isOutside,
  isRender,
  kindOf,
  neighbour,
  placed,
  type Rule,
  type Site,
} from './site.ts'

export const undercoats: ReadonlySet<ProductKind> = new Set(['mesh', 'baseCoat'])
const foams: ReadonlySet<ProductKind> = new Set(['foam', 'foamGlass'])
const leaves: ReadonlySet<MaterialCategory> = new Set(['masonry', 'concrete'])
/** What closes a façade: further out nothing tells of the insulation. */
const faces: ReadonlySet<MaterialCategory> = new Set([...leaves, 'plaster', 'facade', 'metal'])
const isMeshOrCoat = (layer: Layer) => isKindAmong(layer, undercoats) || isOf(layer, 'coating')
const isVentilated = (layer: Layer) =>
  isAir(layer) && (layer.airCavity === 'wellVentilated' || layer.airCavity === 'slightlyVentilated')

/** Whether the first render or nothing else than insulation and mesh stands before the insulation. */
const isRendered = (site: Site, index: number): boolean => {
  const next = neighbour(site, index, -1, (layer) => isMeshOrCoat(layer) || isInsulation(layer))
  return next !== undefined && isRender(next)
}

/** Outside of the core of a wall, or of the insulated members that are its core. */
const isFacade = ({ type, core, isFramed }: Site, index: number): boolean =>
  (type === 'outerWall' || type === 'partitionToUnheated') &&
  core !== undefined &&
  (index < core || (index === core && isFramed))

/** Insulation of a façade: as a system with its render, behind a ventilated cladding, or behind a facing leaf. */
export const facadeInsulation: Rule = (site, layer, index) => {
  if (!isFacade(site, index) || index === site.core || !isInsulation(layer)) return undefined
  if (layer.framing && site.isFramed) return undefined
  if (isRendered(site, index)) return placed('renderedInsulation', 'insulation.etics')
  const beyond = neighbour(site, index, -1, (one) => !isVentilated(one) && !isAmong(one, faces))
  if (beyond && isVentilated(beyond)) return placed('rainscreen', 'insulation.rainscreen')
  return beyond && isAmong(beyond, leaves) ? placed('coreInsulation', 'insulation.core') : undefined
}

/** Render, base coat and mesh of a façade, by what they lie on. */
export const facadeRender: Rule = (site, layer, index) => {
  if (!isFacade(site, index) || index === site.core) return undefined
  if (isKind(layer, 'insulatingRender')) return placed('outerRender', 'insulation.insulatingRender')
  if (!isRender(layer) && !isKindAmong(layer, undercoats)) return undefined
  const carrier = neighbour(site, index, 1, (one) => isMeshOrCoat(one) || isRender(one))
  if (carrier && isInsulation(carrier))
    return carrier.framing && site.isFramed
      ? placed('renderOnInsulation', 'render.onInsulation')
      : placed('systemRender', 'render.etics')
  return placed('outerRender', isKind(layer, 'pastyRender') ? 'render.pasty' : 'render.mineral')
}

const claddings: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  fibreCement: 'cladding.fibreCementStone',
  stone: 'cladding.fibreCementStone',
  plasticSheet: 'cladding.hplPlastic',
  woodPlastic: 'cladding.wpc',
  treatedWood: 'cladding.woodTreated',
  softwood: 'cladding.softwoodUntreated',
}
const paints: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  dispersionPaint: 'paint.facade/dispersion',
  limePaint: 'paint.facade/lime',
  glaze: 'wood.glaze',
}

/** Facing leaf, cladding and paint of a façade. */
export const facadeSkin: Rule = (site, layer, index) => {
  if (!isFacade(site, index) || index === site.core) return undefined
  if (isOf(layer, 'masonry') || isKind(layer, 'facing')) return placed('facingLeaf', 'facing.clinker')
  const kind = kindOf(layer)
  const paint = kind && paints[kind]
  if (paint) return placed('outerPaint', paint)
  const isOutermost = neighbour(site, index, -1, (one) => isOf(one, 'coating')) === undefined
  const cladding = kind && claddings[kind]
  return isOutermost && cladding ? placed('cladding', cladding) : undefined
}

/** Insulation and sealing in the ground. */
export const inGround: Rule = (site, layer, index) => {
  if (site.type !== 'outerWallGround' && site.type !== 'groundSlab') return undefined
  if (isSealing(layer)) return placed('sealingInGround')
  if (site.type !== 'outerWallGround' || !isInsulation(layer)) return undefined
  if (!isOutside(site, index) && !hasBeyond(site, index, 1, isSealing)) return undefined
  const place = isKind(layer, 'foamGlass') ? 'insulation.perimeter/foamGlass' : 'insulation.perimeter/foam'
  return placed('perimeter', isKindAmong(layer, foams) ? place : undefined)
}
