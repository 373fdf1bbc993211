import type { AccessoryDefinition } from './accessory.ts'

const weiss = {
  source: {
    de_DE: 'sedl.at/Stahlbeton nach M. Weiss, Kennzahlen für Stahlbetonarbeiten, TU Graz 2010',
    en_GB: 'sedl.at/Stahlbeton after M. Weiss, Kennzahlen für Stahlbetonarbeiten, TU Graz 2010',
  },
  status: 'single',
} as const

/** Steel in concrete, by component: amounts with low and high. */
export const reinforcementDefinitions = {
  reinforcementSlab: {
    name: { de_DE: 'Bewehrung von Decken und Dächern', en_GB: 'Reinforcement of slabs and roofs' },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 50, typical: 80, high: 100 },
    ...weiss,
  },
  reinforcementWall: {
    name: { de_DE: 'Bewehrung von Wänden', en_GB: 'Reinforcement of walls' },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 20, typical: 60, high: 100 },
    ...weiss,
  },
  reinforcementWatertightWall: {
    name: { de_DE: 'Bewehrung von WU-Wänden', en_GB: 'Reinforcement of watertight walls' },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 60, typical: 100, high: 120 },
    ...weiss,
  },
  reinforcementGroundSlab: {
    name: { de_DE: 'Bewehrung von Bodenplatten', en_GB: 'Reinforcement of ground slabs' },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 30, typical: 60, high: 80 },
    ...weiss,
  },
  reinforcementSandwich: {
    name: { de_DE: 'Bewehrung von Sandwichtafeln', en_GB: 'Reinforcement of sandwich panels' },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 40, typical: 60, high: 100 },
    source: { de_DE: 'Wie Wände; ohne eigene Quelle', en_GB: 'As walls; no source of its own' },
    status: 'analogy',
  },
  reinforcementTopping: {
    name: { de_DE: 'Matte im Aufbeton', en_GB: 'Mesh of a concrete topping' },
    kind: 'reinforcement',
    unit: 'kg/m²',
    amount: { low: 2, typical: 3, high: 4 },
    source: { de_DE: 'Matte Q188A', en_GB: 'Mesh Q188A' },
    status: 'recalled',
  },
  reinforcementPrecast: {
    name: {
      de_DE: 'Bewehrung von Fertigteilen (im Datensatz)',
      en_GB: 'Reinforcement of precast parts (in the dataset)',
    },
    kind: 'reinforcement',
    unit: 'kg/m³',
    amount: { low: 0, typical: 0, high: 0 },
    source: { de_DE: 'ÖKOBAUDAT, Datensatz', en_GB: 'ÖKOBAUDAT, dataset' },
    status: 'read',
  },
} as const satisfies Readonly<Record<string, AccessoryDefinition>>
