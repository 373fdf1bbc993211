import type { BuildingFigures } from '../assess-building.ts'
import type { Building, EnergyDataset } from '../building.ts'
import { declaredBy } from '../figures.ts'
import type { BuildingStep } from './building-step.ts'

const indicators = [
  ['gwp', 'Gwp'],
  ['penrt', 'Penrt'],
] as const

/** B6 of a dataset per MJ of delivered energy; undefined where it is not declared. */
function perMj(dataset: EnergyDataset | undefined, indicator: 'gwp' | 'penrt'): number | undefined {
  const declared = dataset?.modules.find(({ module }) => module === 'B6')?.indicators
  const value = dataset && declared?.[declaredBy(dataset.generation)[indicator]]
  return value === undefined || !dataset ? undefined : value / dataset.referenceQuantity
}

/** How the energy of a year, and of the study period, came about. */
export function operationSteps({ operation }: Building, found: BuildingFigures): BuildingStep[] {
  const { operation: figures, referenceStudyPeriod: years, byStage } = found
  if (!operation || !figures) return []
  const user = figures.userElectricity
  const consumers = [
    ...figures.carriers.map((carrier, index) => ({
      ...carrier,
      row: { kind: 'carrier', id: carrier.id } as const,
      dataset: operation.carriers[index]?.dataset,
    })),
    ...(user
      ? [
          {
            ...user,
            row: { kind: 'userElectricity', id: 'user' } as const,
            dataset: operation.userElectricity?.dataset,
          },
        ]
      : []),
  ]
  const ofPeriod = byStage.find(({ stage }) => stage === 'operation')?.figures
  return indicators.flatMap(([indicator, name]): BuildingStep[] => [
    ...consumers.map(({ row, finalEnergy, fromOwn, perYear, dataset }): BuildingStep => {
      const factor = perMj(dataset, indicator)
      const inputs = { finalEnergy, fromOwn, ...(factor !== undefined && { perMj: factor }) }
      return { formula: `carrier${name}`, row, inputs, value: perYear ? perYear[indicator] : null }
    }),
    {
      formula: `operation${name}`,
      row: null,
      inputs: { years, perYear: consumers.flatMap(({ perYear }) => (perYear ? [perYear[indicator]] : [])) },
      value: ofPeriod?.[indicator] ?? null,
    },
  ])
}
