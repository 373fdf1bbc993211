import type { Generation, Indicator } from '#vocabulary/indicators.ts'

/** Figures by indicator, such as per m² of construction over the study period; an absent one is not declared. */
export type IndicatorFigures = Partial<Record<Indicator, number>>

const read = (values: Float64Array, place: number): number => values[place] ?? 0

const first = (v: Float64Array, at: number): IndicatorFigures => ({
  gwpA1: read(v, at),
  penrt: read(v, at + 1),
  pert: read(v, at + 2),
  odpA1: read(v, at + 3),
  pocpA1: read(v, at + 4),
  apA1: read(v, at + 5),
  epA1: read(v, at + 6),
  adpeA1: read(v, at + 7),
  adpfA1: read(v, at + 8),
  pere: read(v, at + 9),
  perm: read(v, at + 10),
  penre: read(v, at + 11),
  penrm: read(v, at + 12),
  sm: read(v, at + 13),
  rsf: read(v, at + 14),
  nrsf: read(v, at + 15),
  fw: read(v, at + 16),
  hwd: read(v, at + 17),
  nhwd: read(v, at + 18),
  rwd: read(v, at + 19),
  cru: read(v, at + 20),
  mfr: read(v, at + 21),
  mer: read(v, at + 22),
  eee: read(v, at + 23),
  eet: read(v, at + 24),
})

const second = (v: Float64Array, at: number): IndicatorFigures => ({
  gwpTotal: read(v, at),
  gwpFossil: read(v, at + 1),
  gwpBiogenic: read(v, at + 2),
  penrt: read(v, at + 3),
  pert: read(v, at + 4),
  gwpLuluc: read(v, at + 5),
  odp: read(v, at + 6),
  ap: read(v, at + 7),
  epFreshwater: read(v, at + 8),
  epMarine: read(v, at + 9),
  epTerrestrial: read(v, at + 10),
  pocp: read(v, at + 11),
  adpe: read(v, at + 12),
  adpf: read(v, at + 13),
  wdp: read(v, at + 14),
  pere: read(v, at + 15),
  perm: read(v, at + 16),
  penre: read(v, at + 17),
  penrm: read(v, at + 18),
  sm: read(v, at + 19),
  rsf: read(v, at + 20),
  nrsf: read(v, at + 21),
  fw: read(v, at + 22),
  hwd: read(v, at + 23),
  nhwd: read(v, at + 24),
  rwd: read(v, at + 25),
  cru: read(v, at + 26),
  mfr: read(v, at + 27),
  mer: read(v, at + 28),
  eee: read(v, at + 29),
  eet: read(v, at + 30),
})

/**
 * Writes a cell out in which every indicator of the generation is declared, in the order of `indicatorsOf`. Object
 * literals, because a result holds up to ninety cells and building them name by name costs more than the whole balance.
 */
export const completeFigures: Record<Generation, (values: Float64Array, start: number) => IndicatorFigures> = {
  'EN 15804+A1': first,
  'EN 15804+A2': second,
}
