import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Word } from './words.ts'

/** A single figure of a construction: what it is called, its unit, the standard it follows, and its value. */
export type Figure = {
  readonly word: Word
  readonly unit: string
  readonly basis: string
  readonly perYear?: true
  readonly of: (kpis: KeyPerformanceIndicators) => number | null
}

const figure = (word: Word, unit: string, basis: string, of: Figure['of']): Figure => ({ word, unit, basis, of })

type Sum = 'gwp' | 'gwpFossil' | 'gwpBiogenic' | 'penrt' | 'pert'
const lifeCycle = (word: Word & Sum, unit: string): Figure[] => [
  figure(word, `${unit}/m²`, 'EN 15978', (kpis) => kpis.lifeCycle[word]?.total ?? null),
  {
    ...figure(word, `${unit}/(m²·a)`, 'EN 15978', (kpis) => kpis.lifeCycle[word]?.perYear ?? null),
    perYear: true,
  },
]

/** Every single figure of a construction, in the order of the panel. Null: not known or outside the method. */
export const figures: readonly Figure[] = [
  figure('uValue', 'W/(m²·K)', 'ISO 6946', ({ thermal }) => thermal.uValue),
  figure('rTotal', 'm²·K/W', 'ISO 6946', ({ thermal }) => thermal.rTotal),
  figure('rUpper', 'm²·K/W', 'ISO 6946', ({ thermal }) => thermal.rUpper),
  figure('rLower', 'm²·K/W', 'ISO 6946', ({ thermal }) => thermal.rLower),
  figure('rsi', 'm²·K/W', 'ISO 6946', ({ thermal }) => thermal.rsi),
  figure('rse', 'm²·K/W', 'ISO 6946', ({ thermal }) => thermal.rse),
  figure('totalThickness', 'm', '', ({ geometry }) => geometry.thickness),
  figure('mass', 'kg/m²', '', ({ geometry }) => geometry.mass),
  figure('fRsi', '1', 'DIN 4108-2', ({ moisture }) => moisture.fRsi),
  figure('surfaceTemperature', '°C', 'DIN 4108-2', ({ moisture }) => moisture.surfaceTemperature),
  figure('condensate', 'kg/m²', 'DIN 4108-3', ({ moisture }) => moisture.condensate),
  figure('evaporation', 'kg/m²', 'DIN 4108-3', ({ moisture }) => moisture.evaporation),
  figure('condensateLimit', 'kg/m²', 'DIN 4108-3', ({ moisture }) => moisture.limit),
  figure('dryingReserve', 'kg/m²', 'DIN 68800-2', ({ moisture }) => moisture.dryingReserve),
  figure('sdInside', 'm', 'DIN 4108-3', ({ moisture }) => moisture.sdInside),
  figure('sdOutside', 'm', 'DIN 4108-3', ({ moisture }) => moisture.sdOutside),
  figure('sdTotal', 'm', 'DIN 4108-3', ({ moisture }) => moisture.sdTotal),
  figure('timeShift', 'h', 'ISO 13786', ({ summer }) => summer.timeShift),
  figure('decrement', '1', 'ISO 13786', ({ summer }) => summer.decrement),
  figure('dampingTav', '1', 'ISO 13786', ({ summer }) => summer.dampingTav),
  figure('periodicTransmittance', 'W/(m²·K)', 'ISO 13786', ({ summer }) => summer.periodicTransmittance),
  figure('arealHeatCapacityInside', 'kJ/(m²·K)', 'ISO 13786', ({ summer }) => summer.arealHeatCapacityInside),
  figure('arealHeatCapacityOutside', 'kJ/(m²·K)', 'ISO 13786', ({ summer }) => summer.arealHeatCapacityOutside),
  figure('effectiveHeatCapacity', 'kJ/(m²·K)', '', ({ summer }) => summer.effectiveHeatCapacity),
  ...lifeCycle('gwp', 'kg CO₂e'),
  ...lifeCycle('gwpFossil', 'kg CO₂e'),
  ...lifeCycle('gwpBiogenic', 'kg CO₂e'),
  ...lifeCycle('penrt', 'MJ'),
  ...lifeCycle('pert', 'MJ'),
  figure('gwpD', 'kg CO₂e/m²', 'EN 15978', (kpis) => kpis.lifeCycle.moduleD.gwp),
  figure('penrtD', 'MJ/m²', 'EN 15978', (kpis) => kpis.lifeCycle.moduleD.penrt),
  figure('pertD', 'MJ/m²', 'EN 15978', (kpis) => kpis.lifeCycle.moduleD.pert),
  figure('biogenicCarbonStored', 'kg CO₂/m²', 'EN 16449', (kpis) => kpis.lifeCycle.biogenicCarbonStored),
]
