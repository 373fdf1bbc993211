import type { Building, ElementRow, EnergyDataset, ItemRow, OpeningRow } from '#engine/building/building.ts'
import {
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  buildTruck,
  declare,
} from './life-cycle-builders.ts'

/** Electricity per kWh: 0.5 kg CO₂e, 7.2 MJ non-renewable, 3.6 MJ renewable. */
export const buildEnergy = (overrides: Partial<EnergyDataset> = {}): EnergyDataset => ({
  ...buildTruck(),
  referenceQuantity: 3.6,
  modules: [declare('B6', { gwpA1: 0.5, penrt: 7.2, pert: 3.6 })],
  ...overrides,
})

/** 10 m² of the wall. */
export const buildElement = (overrides: Partial<ElementRow> = {}): ElementRow => ({
  id: 'E1',
  construction: 'wall',
  area: 10,
  ...overrides,
})

/** A window of 1 m by 2 m. */
export const buildOpening = (overrides: Partial<OpeningRow> = {}): OpeningRow => ({
  id: 'O1',
  type: 'window',
  width: 1,
  height: 2,
  ...overrides,
})

/** 2 t of steel: per kg 1 kg CO₂e made, 0.5 kg in C4. */
export const buildItem = (overrides: Partial<ItemRow> = {}): ItemRow => ({
  id: 'P1',
  costGroup: '351',
  key: 'steel',
  quantity: 2,
  unit: 't',
  serviceLife: 50,
  dataset: buildDataset({
    referenceUnit: 'kg',
    modules: [
      declare('A1-A3', { gwpA1: 1, penrt: 10, pert: 1 }),
      declare('C4', { gwpA1: 0.5, penrt: 5, pert: 0 }),
      declare('D', { gwpA1: -0.2, penrt: -2, pert: 0 }),
    ],
  }),
  ...overrides,
})

/** Pane per m² and frame per m, replaced once and not at all. */
const windowParts = [
  {
    key: 'pane',
    per: 'area',
    quantity: 0.5,
    unit: 'm2',
    serviceLife: 30,
    dataset: buildDataset({ referenceUnit: 'm2', arealMass: 30 }),
  },
  {
    key: 'frame',
    per: 'perimeter',
    quantity: 1,
    unit: 'm',
    serviceLife: 50,
    dataset: buildDataset({ referenceUnit: 'm', lengthMass: 2 }),
  },
] as const

/** A dwelling of 100 m² without a row: a wall of 0.1 m and a roof of 0.2 m of one material, and a window, to be used. */
export const buildBuilding = (overrides: Partial<Building> = {}): Building => ({
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 100, heatedNetRoomArea: 80, groundPerimeter: 40 },
  thermalBridges: { deltaU: 0.05 },
  constructions: {
    wall: buildConstruction(buildLayer()),
    roof: {
      type: 'pitchedRoof',
      layers: [buildLayer({ thickness: 0.2, material: buildMaterial({ id: 'insulation', conductivity: 0.04 }) })],
    },
  },
  openingTypes: { window: { kind: 'window', uValue: 0.9, parts: windowParts } },
  elements: [],
  openings: [],
  items: [],
  services: { mode: 'none' },
  ...overrides,
})
