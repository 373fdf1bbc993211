import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'

type Draft = Partial<ConstructionInput>

/** A layer of cellulose between studs, or what `overrides` make of it. */
export const buildLayer = (overrides: Partial<ConstructionLayer> = {}): ConstructionLayer => ({
  materialId: 'cellulose_blown',
  thickness: 0.2,
  framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 },
  ...overrides,
})

/** A timber frame wall, outside to inside. */
export const timberWall = (): ConstructionLayer[] => [
  { materialId: 'timber_larch', thickness: 0.024 },
  { materialId: 'air_well_ventilated', thickness: 0.04 },
  { materialId: 'wood_fibre_underlay', thickness: 0.06 },
  buildLayer(),
  { materialId: 'osb', thickness: 0.018 },
  { materialId: 'gypsum_board_fire', thickness: 0.0125 },
]

/** A concrete wall that stands already, with insulation that is added to it. */
export const renovatedWall = (): ConstructionLayer[] => [
  { materialId: 'concrete_c25_30', thickness: 0.2, state: 'existing' },
  { materialId: 'eps_032', thickness: 0.16 },
]

/** A valid construction as a client sends it. */
export const buildConstruction = (overrides: Draft = {}): ConstructionInput => ({
  type: 'outerWall',
  name: 'Holzrahmenwand',
  layers: timberWall(),
  ...overrides,
})
