import type { Generation, Indicator } from '#vocabulary/indicators.ts'

/** Figures by indicator, such as per m² of construction over the study period; an absent one is not declared. */
export type IndicatorFigures = Partial<Record<Indicator, number>>

const first = (v: Float64Array, at: number): IndicatorFigures => ({
  gwpA1: v[at] ?? 0,
  odpA1: v[at + 1] ?? 0,
  pocpA1: v[at + 2] ?? 0,
  apA1: v[at + 3] ?? 0,
  epA1: v[at + 4] ?? 0,
  adpeA1: v[at + 5] ?? 0,
  adpfA1: v[at + 6] ?? 0,
  pere: v[at + 7] ?? 0,
  perm: v[at + 8] ?? 0,
  pert: v[at + 9] ?? 0,
  penre: v[at + 10] ?? 0,
  penrm: v[at + 11] ?? 0,
  penrt: v[at + 12] ?? 0,
  sm: v[at + 13] ?? 0,
  rsf: v[at + 14] ?? 0,
  nrsf: v[at + 15] ?? 0,
  fw: v[at + 16] ?? 0,
  hwd: v[at + 17] ?? 0,
  nhwd: v[at + 18] ?? 0,
  rwd: v[at + 19] ?? 0,
  cru: v[at + 20] ?? 0,
  mfr: v[at + 21] ?? 0,
  mer: v[at + 22] ?? 0,
  eee: v[at + 23] ?? 0,
  eet: v[at + 24] ?? 0,
})

const second = (v: Float64Array, at: number): IndicatorFigures => ({
  gwpTotal: v[at] ?? 0,
  gwpFossil: v[at + 1] ?? 0,
  gwpBiogenic: v[at + 2] ?? 0,
  gwpLuluc: v[at + 3] ?? 0,
  odp: v[at + 4] ?? 0,
  ap: v[at + 5] ?? 0,
  epFreshwater: v[at + 6] ?? 0,
  epMarine: v[at + 7] ?? 0,
  epTerrestrial: v[at + 8] ?? 0,
  pocp: v[at + 9] ?? 0,
  adpe: v[at + 10] ?? 0,
  adpf: v[at + 11] ?? 0,
  wdp: v[at + 12] ?? 0,
  pere: v[at + 13] ?? 0,
  perm: v[at + 14] ?? 0,
  pert: v[at + 15] ?? 0,
  penre: v[at + 16] ?? 0,
  penrm: v[at + 17] ?? 0,
  penrt: v[at + 18] ?? 0,
  sm: v[at + 19] ?? 0,
  rsf: v[at + 20] ?? 0,
  nrsf: v[at + 21] ?? 0,
  fw: v[at + 22] ?? 0,
  hwd: v[at + 23] ?? 0,
  nhwd: v[at + 24] ?? 0,
  rwd: v[at + 25] ?? 0,
  cru: v[at + 26] ?? 0,
  mfr: v[at + 27] ?? 0,
  mer: v[at + 28] ?? 0,
  eee: v[at + 29] ?? 0,
  eet: v[at + 30] ?? 0,
})

/**
 * Writes a cell out in which every indicator of the generation is declared, in the order of `indicatorsOf`. Object
 * literals, because a result holds up to ninety cells and building them name by name costs more than the whole balance.
 */
export const completeFigures: Record<Generation, (values: Float64Array, start: number) => IndicatorFigures> = {
  'EN 15804+A1': first,
  'EN 15804+A2': second,
}
