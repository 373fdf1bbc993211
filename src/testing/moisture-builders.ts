import { conformity } from '#engine/conformity/conformity.ts'
import type { Construction, Layer, Material } from '#engine/construction.ts'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import {
  air,
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  buildMaterial,
  concrete,
  mineralWool,
  plasterboard,
  substrate,
  timber,
} from './physics-builders.ts'

const mineral = (id: string, category: Material['category'], rest: Partial<Material> = {}) =>
  buildMaterial({ id, ...(category && { category }), ...rest })

export const brick = mineral('brick', 'masonry', { conductivity: 0.8, density: 1800 })
export const lightBrick = mineral('lightBrick', 'masonry', { conductivity: 0.09, density: 650 })
export const cast = { ...concrete, category: 'concrete' } as const satisfies Material
export const plaster = mineral('plaster', 'plaster', {
  conductivity: 0.7,
  vapourResistanceFactor: { dry: 10, wet: 10 },
})
export const insulatingRender = mineral('insulatingRender', 'plaster', { conductivity: 0.07, density: 280 })
export const slip = mineral('slip', 'facade', { density: 1800 })
export const paint = mineral('paint', 'coating')
export const wool = { ...mineralWool, category: 'insulation' } as const satisfies Material
export const foam = mineral('foam', 'insulation', {
  traits: ['nonAbsorbing', 'insulatesWet'],
  conductivity: 0.035,
  density: 30,
  vapourResistanceFactor: { dry: 60, wet: 60 },
})
export const woodFibre = mineral('woodFibre', 'insulation', {
  traits: ['woodBased', 'biogenic'],
  conductivity: 0.045,
  density: 180,
  vapourResistanceFactor: { dry: 5, wet: 3 },
})
export const calciumSilicate = mineral('calciumSilicate', 'insulation', {
  conductivity: 0.06,
  density: 225,
  vapourResistanceFactor: { dry: 4, wet: 4 },
})
export const board = { ...plasterboard, category: 'board' } as const satisfies Material
export const solidTimber = { ...timber, category: 'wood' } as const satisfies Material
export const sheet = { ...bitumen, category: 'membrane' } as const satisfies Material
export const soil = { ...substrate, category: 'roofing' } as const satisfies Material
export const gravel = mineral('gravel', 'fill')
const film = mineral('film', 'membrane')

/** A film of an equivalent air layer thickness [m]. */
export const retarder = (sd: number, rest: Partial<Layer> = {}): Layer => buildLayer(film, 0.0002, { sd, ...rest })
export const cavity = (thickness = 0.04): Layer => buildLayer(air, thickness, { airCavity: 'wellVentilated' })
/** Timber members with something between, a tenth of the area. */
export const framed = (material: Material, thickness: number, rest: Partial<Layer> = {}): Layer =>
  buildLayer(material, thickness, { framing: buildFraming(), ...rest })
export const plastered = buildLayer(plaster, 0.015)
export const lined = buildLayer(board, 0.0125)

/** Proof and driving rain of layers from outside to inside. */
export function proven(layers: readonly Layer[], type: ConstructionType = 'outerWall', settings?: Settings) {
  const construction: Construction = buildConstruction(layers, { type, ...(settings && { settings }) })
  return conformity(construction, assessPhysics(construction))
}
