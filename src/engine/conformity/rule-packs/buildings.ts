import type { RuleStatus } from '../rule-pack.ts'

/** A limit or target of a whole building, per m² of floor area and year. */
export type BuildingLimit = {
  readonly id: string
  readonly quantity: 'gwp' | 'penrt'
  /** kg CO₂e/(m²·a), or kWh/(m²·a). */
  readonly unit: 'kg CO₂e/(m²·a)' | 'kWh/(m²·a)'
  readonly limit: number
  readonly validFrom: string | null
  readonly source: string
  readonly status: RuleStatus
}

const qng = { validFrom: '2023-01-01', source: 'QNG, Wohngebäude Neubau, je m² NRF(R)' } as const
const climate = { quantity: 'gwp', unit: 'kg CO₂e/(m²·a)' } as const
const energy = { quantity: 'penrt', unit: 'kWh/(m²·a)' } as const

/**
 * Limits of buildings. A construction cannot pass or fail them; it takes a share of the budget. The QNG balance holds
 * A1-A3, B4, B6, C3, C4 over 50 years with the calculation values of the BBSR, which are not those of a design.
 */
export const buildingLimits: readonly BuildingLimit[] = [
  { id: 'qng.plus.gwp', ...climate, limit: 24, ...qng, status: 'secondary' },
  { id: 'qng.premium.gwp', ...climate, limit: 20, ...qng, status: 'secondary' },
  { id: 'qng.plus.penrt', ...energy, limit: 96, ...qng, status: 'secondary' },
  { id: 'qng.premium.penrt', ...energy, limit: 64, ...qng, status: 'secondary' },
  {
    id: 'kfn.gwp',
    ...climate,
    limit: 24,
    validFrom: null,
    source: 'KFN Wohngebäude (KfW 297/298), mit Effizienzhaus 40',
    status: 'secondary',
  },
  {
    id: 'bnb.fabric.gwp',
    ...climate,
    limit: 7.9,
    validFrom: null,
    source: 'BNB, Baukonstruktion, A1-A3, C3, C4, je m² NGF',
    status: 'single',
  },
  {
    id: 'dgnb2023.reference.gwp',
    ...climate,
    limit: 8.4,
    validFrom: null,
    source: 'DGNB 2023, A1-A3, Referenzwert',
    status: 'single',
  },
  {
    id: 'dgnb2023.bonus.gwp',
    ...climate,
    limit: 3.75,
    validFrom: null,
    source: 'DGNB 2023, A1-A3, Bonus',
    status: 'single',
  },
]

/** Flat rates for building services by QNG, per m² NRF and year, by primary energy against the reference building. */
export const qngServices = {
  /** Above 40 % of the reference. */
  standard: { gwp: 1.2, penrt: 4.5 },
  /** Otherwise. */
  efficient: { gwp: 1.3, penrt: 4.7 },
  status: 'single',
} as const
