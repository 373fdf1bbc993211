import { type Generation, type Indicator, indicators } from '#vocabulary/indicators.ts'

/** Figures by indicator, such as per m² of construction over the study period; an absent one is not declared. */
export type IndicatorFigures = Partial<Record<Indicator, number>>

/** Where each indicator stands in a cell. */
export type Places = Readonly<Record<Indicator, number>>

/** Places by key, of the indicators in the order in which cells hold them. */
export const placesOf = (held: readonly Indicator[]): Places =>
  Object.fromEntries(indicators.map((indicator) => [indicator, held.indexOf(indicator)])) as Places

const first = (v: Float64Array, start: number, at: Places): IndicatorFigures => ({
  gwpA1: v[start + at.gwpA1] ?? 0,
  penrt: v[start + at.penrt] ?? 0,
  pert: v[start + at.pert] ?? 0,
  odpA1: v[start + at.odpA1] ?? 0,
  pocpA1: v[start + at.pocpA1] ?? 0,
  apA1: v[start + at.apA1] ?? 0,
  epA1: v[start + at.epA1] ?? 0,
  adpeA1: v[start + at.adpeA1] ?? 0,
  adpfA1: v[start + at.adpfA1] ?? 0,
  pere: v[start + at.pere] ?? 0,
  perm: v[start + at.perm] ?? 0,
  penre: v[start + at.penre] ?? 0,
  penrm: v[start + at.penrm] ?? 0,
  sm: v[start + at.sm] ?? 0,
  rsf: v[start + at.rsf] ?? 0,
  nrsf: v[start + at.nrsf] ?? 0,
  fw: v[start + at.fw] ?? 0,
  hwd: v[start + at.hwd] ?? 0,
  nhwd: v[start + at.nhwd] ?? 0,
  rwd: v[start + at.rwd] ?? 0,
  cru: v[start + at.cru] ?? 0,
  mfr: v[start + at.mfr] ?? 0,
  mer: v[start + at.mer] ?? 0,
  eee: v[start + at.eee] ?? 0,
  eet: v[start + at.eet] ?? 0,
})

const second = (v: Float64Array, start: number, at: Places): IndicatorFigures => ({
  gwpTotal: v[start + at.gwpTotal] ?? 0,
  gwpFossil: v[start + at.gwpFossil] ?? 0,
  gwpBiogenic: v[start + at.gwpBiogenic] ?? 0,
  penrt: v[start + at.penrt] ?? 0,
  pert: v[start + at.pert] ?? 0,
  gwpLuluc: v[start + at.gwpLuluc] ?? 0,
  odp: v[start + at.odp] ?? 0,
  ap: v[start + at.ap] ?? 0,
  epFreshwater: v[start + at.epFreshwater] ?? 0,
  epMarine: v[start + at.epMarine] ?? 0,
  epTerrestrial: v[start + at.epTerrestrial] ?? 0,
  pocp: v[start + at.pocp] ?? 0,
  adpe: v[start + at.adpe] ?? 0,
  adpf: v[start + at.adpf] ?? 0,
  wdp: v[start + at.wdp] ?? 0,
  pere: v[start + at.pere] ?? 0,
  perm: v[start + at.perm] ?? 0,
  penre: v[start + at.penre] ?? 0,
  penrm: v[start + at.penrm] ?? 0,
  sm: v[start + at.sm] ?? 0,
  rsf: v[start + at.rsf] ?? 0,
  nrsf: v[start + at.nrsf] ?? 0,
  fw: v[start + at.fw] ?? 0,
  hwd: v[start + at.hwd] ?? 0,
  nhwd: v[start + at.nhwd] ?? 0,
  rwd: v[start + at.rwd] ?? 0,
  cru: v[start + at.cru] ?? 0,
  mfr: v[start + at.mfr] ?? 0,
  mer: v[start + at.mer] ?? 0,
  eee: v[start + at.eee] ?? 0,
  eet: v[start + at.eet] ?? 0,
})

/**
 * Writes a cell out in which every indicator of the generation is declared, each from its place by its key. Object
 * literals, because a result holds up to ninety cells and building them name by name costs more than the whole balance.
 */
export const completeFigures: Record<
  Generation,
  (values: Float64Array, start: number, at: Places) => IndicatorFigures
> = {
  'EN 15804+A1': first,
  'EN 15804+A2': second,
}
