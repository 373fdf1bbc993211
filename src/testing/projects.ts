import type { ProjectInput } from '#contract/projects.ts'
import { timberWall } from './constructions.ts'

/** As a client sends it: what has a default may be left out. */
export type SentProject = Partial<ProjectInput>

const pane = { uuid: 'fa9f6670-3170-4597-92ab-a2fdec7f1451', version: '20.20.010' }
const frame = { uuid: '5e90e94d-6e79-4d9f-854c-fb33f15c033e', version: '20.19.120' }
const heatPump = { uuid: 'efa279e8-0ac1-4883-b87c-0cb11e17d265', version: '20.19.120' }
const electricity = { uuid: '6a1bba1e-2e87-41bd-942c-7a67082b1687', version: '20.19.120' }
const districtHeat = { uuid: 'a41fb265-cb84-42ef-9940-f76c475805ce', version: '20.19.120' }

/** A dwelling whose wall was taken from a construction of the library in a version. */
export const projectHolding = (origin: { readonly id: string; readonly version: number }): SentProject =>
  buildProject({
    constructions: {
      AW: {
        type: 'outerWall',
        name: 'Holzrahmenwand',
        layers: timberWall(),
        origin: { ...origin, ownership: 'custom' },
      },
    },
  })

/** A dwelling of one wall with windows, a heat pump, its energy, and a variant with district heat. */
export const buildProject = (overrides: SentProject = {}): SentProject => ({
  name: 'Haus am Hang',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 120, heatedNetRoomArea: 100 },
  constructions: { AW: { type: 'outerWall', name: 'Holzrahmenwand', layers: timberWall() } },
  openingTypes: {
    F: {
      kind: 'window',
      name: 'Fenster',
      uValue: 0.9,
      parts: [
        { dataset: pane, per: 'area', quantity: 0.72, unit: 'm2', serviceLife: 30 },
        { dataset: frame, per: 'perimeter', quantity: 1, unit: 'm', serviceLife: 40 },
      ],
    },
  },
  elements: [{ id: 'E1', construction: 'AW', area: 50, areaIs: 'gross' }],
  openings: [{ id: 'O1', type: 'F', host: 'E1', width: 1, height: 2, count: 5 }],
  items: [
    { id: 'P1', name: 'Wärmepumpe', costGroup: '421', dataset: heatPump, quantity: 1, unit: 'piece', serviceLife: 20 },
  ],
  services: { mode: 'flatRate' },
  operation: {
    carriers: [{ id: 'B1', purpose: 'heating', finalEnergy: 2_000, electricity: true, dataset: electricity }],
    // the flat amount is one of dwellings
    ...(overrides.use !== 'nonResidential' && { userElectricity: { mode: 'flat', dataset: electricity } }),
  },
  variants: [
    {
      id: 'B',
      name: 'Fernwärme',
      items: { P1: { excluded: true } },
      operation: { carriers: [{ id: 'B1', purpose: 'heating', finalEnergy: 8_000, dataset: districtHeat }] },
    },
  ],
  ...overrides,
})
