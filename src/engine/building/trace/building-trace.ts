import { modulesInTotal } from '#vocabulary/life-cycle.ts'
import { areaOfOpening, areasHosted } from '#vocabulary/varied-rows.ts'
import type { BuildingFigures } from '../assess-building.ts'
import type { RowFigures } from '../assess-rows.ts'
import type { Building } from '../building.ts'
import { figuresIn } from '../figures.ts'
import { type BuildingStep, ofBuilding } from './building-step.ts'
import { operationSteps } from './operation-steps.ts'

const indicators = [
  ['gwp', 'Gwp'],
  ['penrt', 'Penrt'],
] as const

/** Areas that are not told as they are counted. */
function areaSteps({ elements, openings }: Building, rows: readonly RowFigures[], hosted: ReadonlyMap<string, number>) {
  const areaOf = new Map(rows.map(({ kind, id, measures }) => [`${kind} ${id}`, measures.area]))
  const ofElements = elements.flatMap(({ id, area, areaIs, count = 1 }): BuildingStep[] => {
    if (area === null || areaIs !== 'gross') return []
    const inputs = { gross: area, count, openings: hosted.get(id) ?? 0 }
    return [{ formula: 'netArea', row: { kind: 'element', id }, inputs, value: areaOf.get(`element ${id}`) ?? null }]
  })
  const ofOpenings = openings.flatMap((opening): BuildingStep[] => {
    const { id, width, height, count = 1 } = opening
    if (width === undefined || height === undefined) return []
    return [
      {
        formula: 'openingArea',
        row: { kind: 'opening', id },
        inputs: { width, height, count },
        value: areaOfOpening(opening),
      },
    ]
  })
  return [...ofElements, ...ofOpenings]
}

const rowSteps = ({ kind, id, modules, total }: RowFigures): BuildingStep[] =>
  indicators.map(([indicator, name]) => ({
    formula: `row${name}`,
    row: { kind, id },
    inputs: { modules: modules ? modulesInTotal.map((module) => figuresIn(modules, [module])[indicator]) : [] },
    value: total ? total[indicator] : null,
  }))

function sumSteps({ areas }: Building, found: BuildingFigures): BuildingStep[] {
  const { rows, fabricAndItems, servicesFlatRate: rate, total, perAreaYear, referenceStudyPeriod: years } = found
  const { netRoomArea } = areas
  const stage = (name: string) => found.byStage.find((one) => one.stage === name)?.figures
  return indicators.flatMap(([indicator, name]): BuildingStep[] => {
    const perRate = rate ? (indicator === 'gwp' ? rate.perAreaYear.gwp : rate.perAreaYear.penrtKwh) : 0
    const ofArea = { total: total[indicator], netRoomArea, years }
    return [
      ofBuilding(`fabric${name}`, fabricAndItems[indicator], {
        rows: rows.flatMap((row) => (row.total ? [row.total[indicator]] : [])),
      }),
      ...(rate?.isCounted
        ? [ofBuilding(`services${name}`, rate.total[indicator], { rate: perRate, netRoomArea, years })]
        : []),
      ofBuilding(`total${name}`, total[indicator], {
        fabric: fabricAndItems[indicator],
        services: stage('servicesFlatRate')?.[indicator] ?? 0,
        operation: stage('operation')?.[indicator] ?? 0,
      }),
      ofBuilding(`perAreaYear${name}`, indicator === 'gwp' ? perAreaYear.gwp : found.penrtKwhPerAreaYear, ofArea),
    ]
  })
}

const bookingSteps = ({ qng }: BuildingFigures): BuildingStep[] =>
  qng
    ? (['gwp', 'penrtKwh'] as const).map((quantity) => {
        const { byModule, servicesFlatRate, regulated, userElectricity, value } = qng[quantity]
        return ofBuilding(quantity === 'gwp' ? 'qngGwp' : 'qngPenrt', value, {
          modules: byModule.map((one) => one.value),
          services: servicesFlatRate,
          regulated,
          userElectricity,
        })
      })
    : []

function transmissionSteps({ areas }: Building, { transmission }: BuildingFigures): BuildingStep[] {
  const { lines, characteristicDimension, envelopeArea, deltaU, ht, htPrime, htPrimeReference } = transmission
  const perimeter = areas.groundPerimeter ?? 0
  return [
    ...(characteristicDimension === null
      ? []
      : [
          ofBuilding('characteristicDimension', characteristicDimension, {
            area: characteristicDimension * 0.5 * perimeter,
            perimeter,
          }),
        ]),
    ...lines.map(({ kind, id, fx, uValue, area, fxUA }): BuildingStep => {
      const inputs = { fx, area, ...(uValue !== null && { uValue }) }
      return { formula: 'lineTransmission', row: { kind, id }, inputs, value: fxUA }
    }),
    ofBuilding('ht', ht, { lines: lines.flatMap(({ fxUA }) => fxUA ?? []), deltaU, envelopeArea }),
    ofBuilding('htPrime', htPrime, { ...(ht !== null && { ht }), envelopeArea }),
    ofBuilding('htPrimeReference', htPrimeReference, {
      lines: lines.map(({ fx, uReference, area }) => fx * uReference * area),
      envelopeArea,
    }),
  ]
}

/** How the figures of a building came about, from its rows to what is held against limits. */
export const buildingTrace = (building: Building, found: BuildingFigures): BuildingStep[] => [
  ...areaSteps(building, found.rows, areasHosted(building.openings)),
  ...found.rows.flatMap(rowSteps),
  ...operationSteps(building, found),
  ...sumSteps(building, found),
  ...bookingSteps(found),
  ...transmissionSteps(building, found),
  ofBuilding('installedMass', found.masses.installed, { rows: found.rows.map(({ mass }) => mass) }),
]
