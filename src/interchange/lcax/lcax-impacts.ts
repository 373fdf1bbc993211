import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'

/** Modules as the format calls them. */
export const lcaxModules = {
  'A1-A3': 'a1a3',
  A4: 'a4',
  A5: 'a5',
  B4: 'b4',
  C1: 'c1',
  C2: 'c2',
  C3: 'c3',
  C4: 'c4',
  D: 'd',
} as const satisfies Record<LifeCycleModule, string>

/**
 * Categories as the format calls them. It has one key for what both generations of EN 15804 define, each in its own way:
 * `lciaMethod` says which one it is.
 */
export const lcaxCategories = {
  gwpTotal: 'gwp',
  gwpFossil: 'gwp_fos',
  gwpBiogenic: 'gwp_bio',
  gwpLuluc: 'gwp_lul',
  odp: 'odp',
  ap: 'ap',
  epFreshwater: 'ep_fw',
  epMarine: 'ep_mar',
  epTerrestrial: 'ep_ter',
  pocp: 'pocp',
  adpe: 'adpe',
  adpf: 'adpf',
  wdp: 'wdp',
  gwpA1: 'gwp',
  odpA1: 'odp',
  pocpA1: 'pocp',
  apA1: 'ap',
  epA1: 'ep',
  adpeA1: 'adpe',
  adpfA1: 'adpf',
  pere: 'pere',
  perm: 'perm',
  pert: 'pert',
  penre: 'penre',
  penrm: 'penrm',
  penrt: 'penrt',
  sm: 'sm',
  rsf: 'rsf',
  nrsf: 'nrsf',
  fw: 'fw',
  hwd: 'hwd',
  nhwd: 'nhwd',
  rwd: 'rwd',
  cru: 'cru',
  mfr: 'mrf',
  mer: 'mer',
  eee: 'eee',
  eet: 'eet',
} as const satisfies Record<Indicator, string>

type Figures = EnvironmentalIndicators['indicators']
/** Category → module → figure per m²; what is not declared is left out. */
export type LcaxImpacts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Figures of each module as the format has them; sums over modules are its readers' business. */
export function impactsOf(
  rows: readonly EnvironmentalIndicators[],
  figuresOf: (row: EnvironmentalIndicators) => Figures | undefined,
): LcaxImpacts {
  const impacts: Record<string, Record<string, number>> = {}
  for (const row of rows) {
    if (row.module === 'total') continue
    for (const [indicator, value] of Object.entries(figuresOf(row) ?? {}) as [Indicator, number | undefined][]) {
      if (value === undefined) continue
      const category = (impacts[lcaxCategories[indicator]] ??= {})
      category[lcaxModules[row.module]] = value
    }
  }
  return impacts
}
