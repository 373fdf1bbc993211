import type { Layer } from '#engine/construction.ts'
import { isCladding, isInsulation, isOf } from '#engine/layer-places.ts'
import type { AbsorptionClass, ProofCondition, RainFigure, RainSurface } from '#vocabulary/moisture-proof.ts'
import type { DrivingRainGroup } from '#vocabulary/settings.ts'
import type { Reading } from './reading.ts'

/** How a wall stands to driving rain (DIN 4108-3). */
export type DrivingRain = {
  readonly group: DrivingRainGroup
  readonly surface: RainSurface
  /** Null where a figure is missing, or nothing is laid down for the surface. */
  readonly fulfilled: boolean | null
  /** Of the render and what is on it: w [kg/(m²·h^0.5)] and sd [m]; null where unknown or another surface decides. */
  readonly waterAbsorption: number | null
  readonly sd: number | null
  readonly absorption: AbsorptionClass | null
  readonly missing: readonly RainFigure[]
  readonly conditions: readonly ProofCondition[]
}

/** Water-repellent render: w [kg/(m²·h^0.5)], sd [m], their product [kg/(m·h^0.5)]. */
export const REPELLENT = { waterAbsorption: 0.5, sd: 2, product: 0.2 } as const
const INHIBITING = 2
const WATERTIGHT = 0.001
/** Facing masonry of one leaf is as thick [m]. */
const ONE_LEAF = { II: 0.31, III: 0.375 } as const
/** Least gap behind ventilated cladding [m]. */
const GAP = 0.02
const DUST = 1e-9

/** Class of a surface by its water absorption coefficient w [kg/(m²·h^0.5)]. */
export function absorptionOf(waterAbsorption: number): AbsorptionClass {
  if (waterAbsorption <= WATERTIGHT) return 'watertight'
  if (waterAbsorption <= REPELLENT.waterAbsorption) return 'repellent'
  return waterAbsorption <= INHIBITING ? 'inhibiting' : 'absorbing'
}

/** Whether a render repels water; null where what is known does not decide it. */
export function isRepellent(waterAbsorption: number | null, sd: number | null): boolean | null {
  if (waterAbsorption !== null && waterAbsorption > REPELLENT.waterAbsorption) return false
  if (sd !== null && sd > REPELLENT.sd + DUST) return false
  if (waterAbsorption === null || sd === null) return null
  return waterAbsorption * sd <= REPELLENT.product + DUST
}

const isRender = (layer: Layer): boolean => isOf(layer, 'plaster', 'coating', 'mortar', 'membrane')

/** What is on the outside before the first layer that is no render, and that layer's index; -1 where there is none. */
export function renderOf({ construction: { layers }, physics }: Reading) {
  let sd: number | null = 0
  let waterAbsorption: number | null = null
  let isRendered = false
  let behind = -1
  for (let index = 0; index < layers.length && behind < 0; index += 1) {
    const layer = layers[index]
    if (!layer || layer.state === 'removed') continue
    if (!isRender(layer)) {
      behind = index
      continue
    }
    const own = physics.layers[index]?.sd ?? null
    sd = sd === null || own === null ? null : sd + own
    waterAbsorption ??= layer.waterAbsorption ?? null
    isRendered = true
  }
  return { sd, waterAbsorption, isRendered, behind }
}

/** Whether what bears stands behind the front, apart from it. */
const isLeafApart = ({ construction: { layers }, core }: Reading, front: number): boolean =>
  core !== undefined &&
  layers.some(
    (layer, index) =>
      index > front && index <= core.index && layer.state !== 'removed' && !isOf(layer, 'masonry', 'mortar'),
  )

/** Masonry from a layer inwards without anything between [m]. */
function leafThickness({ construction: { layers } }: Reading, front: number): number {
  let thickness = 0
  for (let index = front; index < layers.length; index += 1) {
    const layer = layers[index]
    if (!layer || !isOf(layer, 'masonry', 'mortar')) break
    if (layer.state !== 'removed') thickness += layer.thickness
  }
  return thickness
}

type Found = Omit<DrivingRain, 'group'>
const found = (surface: RainSurface, fulfilled: boolean | null, rest: Partial<Found> = {}): Found => ({
  surface,
  fulfilled,
  waterAbsorption: null,
  sd: null,
  absorption: null,
  missing: [],
  conditions: [],
  ...rest,
})

function onRender({ sd, waterAbsorption }: ReturnType<typeof renderOf>): Found {
  const fulfilled = isRepellent(waterAbsorption, sd)
  const missing: RainFigure[] = []
  if (fulfilled === null && waterAbsorption === null) missing.push('waterAbsorption')
  if (fulfilled === null && sd === null) missing.push('sd')
  const absorption = waterAbsorption === null ? null : absorptionOf(waterAbsorption)
  return found('render', fulfilled, { sd, waterAbsorption, absorption, missing })
}

function onFacing(reading: Reading, front: number, group: DrivingRainGroup): Found {
  if (isLeafApart(reading, front)) return found('twoLeaves', true)
  return found('facing', group === 'I' || leafThickness(reading, front) >= ONE_LEAF[group] - DUST)
}

/** Whether a layer clads timber that bears. */
const isOnTimber = ({ core }: Reading, front: number): boolean =>
  core !== undefined && front < core.index && (core.layer.framing !== undefined || isOf(core.layer, 'wood'))

/** What lies behind a render, or shows. */
function onLayer(reading: Reading, layer: Layer, group: DrivingRainGroup): Found {
  const render = renderOf(reading)
  if (isInsulation(layer)) return render.isRendered ? found('renderedInsulation', true) : found('other', null)
  if (render.isRendered && isOf(layer, 'masonry', 'concrete')) return onRender(render)
  if (isOf(layer, 'masonry') && layer.framing === undefined) return onFacing(reading, render.behind, group)
  return isCladding(layer) && isOnTimber(reading, render.behind) ? found('timberClad', true) : found('other', null)
}

function onSurface(reading: Reading, group: DrivingRainGroup): Found {
  const { layers } = reading.construction
  const gap = layers[reading.cavity]
  if (gap) return found('ventilatedCladding', gap.thickness >= GAP - DUST, { conditions: ['rainOpenings'] })
  const layer = layers[renderOf(reading).behind]
  return layer ? onLayer(reading, layer, group) : found('other', null)
}

/** The verdict for the group that was said; null where none was, or the part is no outer wall. */
export function drivingRainOf(reading: Reading): DrivingRain | null {
  const { type, settings } = reading.construction
  const group = settings?.drivingRainGroup
  if (group === undefined || type !== 'outerWall') return null
  const own = onSurface(reading, group)
  // nothing is asked of sheltered walls and where it rains little
  return group === 'I' ? { ...own, group, fulfilled: true, missing: [] } : { ...own, group }
}
