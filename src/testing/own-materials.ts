import type { OwnMaterialInput } from '#contract/own-materials.ts'

/** A hemp insulation with an EPD of the second generation, or what `overrides` make of it. */
export const buildOwnMaterial = (overrides: Partial<OwnMaterialInput> = {}): OwnMaterialInput => ({
  name: { de_DE: 'Hanfdämmung Musterwerk', en_GB: 'Hemp insulation Musterwerk' },
  category: 'insulation',
  hatch: 'woodFibre',
  traits: ['biogenic'],
  conductivity: 0.041,
  density: 38,
  specificHeatCapacity: 2300,
  vapourResistanceFactor: { dry: 1, wet: 2 },
  serviceLife: 50,
  sources: { conductivity: 'Datenblatt Musterwerk, 2026-03-01' },
  declaration: {
    generation: 'EN 15804+A1',
    owner: 'Musterwerk GmbH',
    number: 'EPD-MUS-2026-01',
    validUntil: '2031-02-28',
    referenceQuantity: 1,
    referenceUnit: 'kg',
    modules: [
      { module: 'A1-A3', indicators: { gwpA1: -0.5, penrt: 12, pert: 20 } },
      { module: 'C2', indicators: { gwpA1: 0.01, penrt: 0.2, pert: 0 } },
      { module: 'C3', indicators: { gwpA1: 1.4, penrt: 0.5, pert: 0.1 } },
      { module: 'D', indicators: { gwpA1: -0.3, penrt: -4, pert: -1 } },
    ],
  },
  ...overrides,
})
