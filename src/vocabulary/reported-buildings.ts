/**
 * Figures of a building that a report is verified by, with their units. Some stand once, others for each module, cost group
 * or row.
 */
export const reportedBuildingFigures = {
  gwpPerAreaYear: 'kg CO₂e/(m²·a)',
  penrtPerAreaYear: 'kWh/(m²·a)',
  qngGwp: 'kg CO₂e/(m²·a)',
  qngPenrt: 'kWh/(m²·a)',
  gwp: 'kg CO₂e',
  penrt: 'MJ',
  pert: 'MJ',
  fabricGwp: 'kg CO₂e',
  servicesGwp: 'kg CO₂e',
  operationGwpPerYear: 'kg CO₂e/a',
  htPrime: 'W/(m²·K)',
  htPrimeReference: 'W/(m²·K)',
  mass: 'kg',
  massInput: 'kg',
  biogenicCarbon: 'kg CO₂',
  moduleGwp: 'kg CO₂e',
  modulePenrt: 'MJ',
  costGroupGwp: 'kg CO₂e',
  rowGwp: 'kg CO₂e',
  rowPenrt: 'MJ',
} as const
export type ReportedBuildingFigure = keyof typeof reportedBuildingFigures
export const reportedBuildingFigureKeys = Object.keys(reportedBuildingFigures) as readonly ReportedBuildingFigure[]
