import { type Generation, type Indicator, indicators } from '#vocabulary/indicators.ts'

/** Figures by indicator, such as per m² of construction over the study period; an absent one is not declared. */
export type IndicatorFigures = Partial<Record<Indicator, number>>

/** Where each indicator stands in a cell. */
export type Places = Readonly<Record<Indicator, number>>

/** Places by key, of the indicators in the order in which cells hold them. */
export const placesOf = (held: readonly Indicator[]): Places =>
  Object.fromEntries(indicators.map((indicator) => [indicator, held.indexOf(indicator)])) as Places

const read = (values: Float64Array, place: number): number => values[place] ?? 0

const first = (v: Float64Array, start: number, at: Places): IndicatorFigures => ({
  gwpA1: read(v, start + at.gwpA1),
  penrt: read(v, start + at.penrt),
  pert: read(v, start + at.pert),
  odpA1: read(v, start + at.odpA1),
  pocpA1: read(v, start + at.pocpA1),
  apA1: read(v, start + at.apA1),
  epA1: read(v, start + at.epA1),
  adpeA1: read(v, start + at.adpeA1),
  adpfA1: read(v, start + at.adpfA1),
  pere: read(v, start + at.pere),
  perm: read(v, start + at.perm),
  penre: read(v, start + at.penre),
  penrm: read(v, start + at.penrm),
  sm: read(v, start + at.sm),
  rsf: read(v, start + at.rsf),
  nrsf: read(v, start + at.nrsf),
  fw: read(v, start + at.fw),
  hwd: read(v, start + at.hwd),
  nhwd: read(v, start + at.nhwd),
  rwd: read(v, start + at.rwd),
  cru: read(v, start + at.cru),
  mfr: read(v, start + at.mfr),
  mer: read(v, start + at.mer),
  eee: read(v, start + at.eee),
  eet: read(v, start + at.eet),
})

const second = (v: Float64Array, start: number, at: Places): IndicatorFigures => ({
  gwpTotal: read(v, start + at.gwpTotal),
  gwpFossil: read(v, start + at.gwpFossil),
  gwpBiogenic: read(v, start + at.gwpBiogenic),
  penrt: read(v, start + at.penrt),
  pert: read(v, start + at.pert),
  gwpLuluc: read(v, start + at.gwpLuluc),
  odp: read(v, start + at.odp),
  ap: read(v, start + at.ap),
  epFreshwater: read(v, start + at.epFreshwater),
  epMarine: read(v, start + at.epMarine),
  epTerrestrial: read(v, start + at.epTerrestrial),
  pocp: read(v, start + at.pocp),
  adpe: read(v, start + at.adpe),
  adpf: read(v, start + at.adpf),
  wdp: read(v, start + at.wdp),
  pere: read(v, start + at.pere),
  perm: read(v, start + at.perm),
  penre: read(v, start + at.penre),
  penrm: read(v, start + at.penrm),
  sm: read(v, start + at.sm),
  rsf: read(v, start + at.rsf),
  nrsf: read(v, start + at.nrsf),
  fw: read(v, start + at.fw),
  hwd: read(v, start + at.hwd),
  nhwd: read(v, start + at.nhwd),
  rwd: read(v, start + at.rwd),
  cru: read(v, start + at.cru),
  mfr: read(v, start + at.mfr),
  mer: read(v, start + at.mer),
  eee: read(v, start + at.eee),
  eet: read(v, start + at.eet),
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
