import type { Generation } from '#vocabulary/indicators.ts'
import type { ProjectWarningCode } from '#vocabulary/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { Building } from './building.ts'
import { type Figures, times } from './figures.ts'

/** Share of the reference primary energy up to which services count as efficient (QNG, one source). */
const EFFICIENT_SHARE = 0.4

/**
 * Flat rates for building services per m² NRF and year: climate change [kg CO₂e], non-renewable primary energy [kWh], and
 * the same of module D. QNG, from training notes alone: one source, to be shown as unconfirmed.
 */
const rates = {
  efficient: { gwp: 1.3, penrtKwh: 4.7, creditGwp: -0.61, creditPenrtKwh: -1.6 },
  standard: { gwp: 1.2, penrtKwh: 4.5, creditGwp: -0.52, creditPenrtKwh: -1.45 },
} as const
export type ServicesRate = keyof typeof rates

/** The lump for services: production, replacement and disposal in one, never split into modules. PERT is not declared. */
export type FlatRate = {
  readonly rate: ServicesRate
  /** [kg CO₂e] and [kWh] per m² NRF and year. */
  readonly perAreaYear: { readonly gwp: number; readonly penrtKwh: number }
  /** Over the study period [kg CO₂e, MJ]; renewable primary energy is 0 here because it is not declared. */
  readonly total: Figures
  readonly moduleD: Figures
  /** Its generation is that of the release, so that it is part of the life cycle. */
  readonly isCounted: boolean
}

/** Generation of the data that QNG and its flat rates are made with. */
const GENERATION: Generation = 'EN 15804+A1'

/**
 * Flat rate of a building's services; undefined where none is asked for.
 *
 * @param years - reference study period [a]
 */
export function flatRate(
  { services, primaryEnergy, areas }: Pick<Building, 'services' | 'primaryEnergy' | 'areas'>,
  { generation, years }: { readonly generation: Generation; readonly years: number },
): { readonly flatRate: FlatRate | undefined; readonly warnings: ProjectWarningCode[] } {
  if (services.mode !== 'flatRate') return { flatRate: undefined, warnings: [] }
  const { rate: asked = 'auto' } = services
  const isEfficient = primaryEnergy !== undefined && primaryEnergy.demand <= EFFICIENT_SHARE * primaryEnergy.reference
  const rate = asked === 'auto' ? (isEfficient ? 'efficient' : 'standard') : asked
  const { gwp, penrtKwh, creditGwp, creditPenrtKwh } = rates[rate]
  const areaYears = areas.netRoomArea * years
  const isCounted = generation === GENERATION
  return {
    flatRate: {
      rate,
      perAreaYear: { gwp, penrtKwh },
      total: times({ gwp, penrt: penrtKwh * MJ_PER_KWH, pert: 0 }, areaYears),
      moduleD: times({ gwp: creditGwp, penrt: creditPenrtKwh * MJ_PER_KWH, pert: 0 }, areaYears),
      isCounted,
    },
    warnings: [
      ...(asked === 'auto' && !primaryEnergy ? (['servicesRateAssumed'] as const) : []),
      ...(isCounted ? [] : (['flatRateOtherGeneration'] as const)),
    ],
  }
}
