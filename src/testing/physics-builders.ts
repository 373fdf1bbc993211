import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'

/** A mineral material with every figure the physics asks for. */
export const buildMaterial = (overrides: Partial<Material> = {}): Material => ({
  id: 'mineral',
  traits: [],
  conductivity: 1,
  density: 1800,
  specificHeatCapacity: 1000,
  vapourResistanceFactor: { dry: 10, wet: 10 },
  ...overrides,
})

export const concrete = buildMaterial({
  id: 'concrete',
  traits: ['nonAbsorbing'],
  conductivity: 1.8,
  density: 2400,
  vapourResistanceFactor: { dry: 130, wet: 80 },
})
export const mineralWool = buildMaterial({
  id: 'mineralWool',
  traits: ['nonAbsorbing'],
  conductivity: 0.035,
  density: 30,
  vapourResistanceFactor: { dry: 1, wet: 1 },
})
export const extrudedPolystyrene = buildMaterial({
  id: 'xps',
  traits: ['nonAbsorbing', 'insulatesWet'],
  conductivity: 0.035,
  density: 30,
  specificHeatCapacity: 1450,
  vapourResistanceFactor: { dry: 150, wet: 150 },
})
export const timber = buildMaterial({
  id: 'timber',
  traits: ['wood', 'biogenic'],
  conductivity: 0.13,
  density: 500,
  specificHeatCapacity: 1600,
  vapourResistanceFactor: { dry: 50, wet: 20 },
})
export const chipboard = buildMaterial({
  id: 'chipboard',
  traits: ['woodBased', 'biogenic'],
  conductivity: 0.127,
  density: 700,
  specificHeatCapacity: 1700,
  vapourResistanceFactor: { dry: 100, wet: 100 },
})
export const plasterboard = buildMaterial({
  id: 'plasterboard',
  conductivity: 0.25,
  density: 800,
  vapourResistanceFactor: { dry: 8, wet: 4 },
})
export const bitumen = buildMaterial({
  id: 'bitumen',
  traits: ['waterproofing', 'nonAbsorbing'],
  conductivity: 0.23,
  density: 1100,
  vapourResistanceFactor: { dry: 50_000, wet: 50_000 },
})
export const substrate = buildMaterial({ id: 'substrate', traits: ['vegetation'], conductivity: 0.6, density: 1200 })
export const steel = buildMaterial({ id: 'steel', traits: ['metal'], conductivity: 50, density: 7800 })
export const air: Material = { id: 'air', traits: ['air'] }

export const buildLayer = (material: Material, thickness: number, overrides: Partial<Layer> = {}): Layer => ({
  material,
  thickness,
  state: 'new',
  ...overrides,
})

/** Members 60 mm wide at 600 mm: a tenth of the area. */
export const buildFraming = (overrides: Partial<Framing> = {}): Framing => ({
  material: timber,
  width: 0.06,
  spacing: 0.6,
  direction: 'vertical',
  ...overrides,
})

/** From outside to inside. */
export const buildConstruction = (layers: readonly Layer[], overrides: Partial<Construction> = {}): Construction => ({
  type: 'outerWall',
  layers,
  ...overrides,
})
