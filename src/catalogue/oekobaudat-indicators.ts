import { belongsTo, type Generation, type Indicator } from '#vocabulary/indicators.ts'

/**
 * Column of an ÖKOBAUDAT export that holds an indicator. The columns without suffix follow EN 15804+A1, those marked
 * `(A2)` EN 15804+A2; resources, waste and output flows have one column for both.
 * Columns that no result reports (ETPfw, PM, HTPc, HTPnc, IRP, SOP) are left out.
 */
export const indicatorColumns = {
  gwpTotal: 'GWPtotal (A2)',
  gwpFossil: 'GWPfossil (A2)',
  gwpBiogenic: 'GWPbiogenic (A2)',
  gwpLuluc: 'GWPluluc (A2)',
  odp: 'ODP (A2)',
  ap: 'AP (A2)',
  epFreshwater: 'EPfreshwater (A2)',
  epMarine: 'EPmarine (A2)',
  epTerrestrial: 'EPterrestrial (A2)',
  pocp: 'POCP (A2)',
  adpe: 'ADPE (A2)',
  adpf: 'ADPF (A2)',
  wdp: 'WDP (A2)',
  gwpA1: 'GWP',
  odpA1: 'ODP',
  pocpA1: 'POCP',
  apA1: 'AP',
  epA1: 'EP',
  adpeA1: 'ADPE',
  adpfA1: 'ADPF',
  pere: 'PERE',
  perm: 'PERM',
  pert: 'PERT',
  penre: 'PENRE',
  penrm: 'PENRM',
  penrt: 'PENRT',
  sm: 'SM',
  rsf: 'RSF',
  nrsf: 'NRSF',
  fw: 'FW',
  hwd: 'HWD',
  nhwd: 'NHWD',
  rwd: 'RWD',
  cru: 'CRU',
  mfr: 'MFR',
  mer: 'MER',
  eee: 'EEE',
  eet: 'EET',
} as const satisfies Record<Indicator, string>

const allColumns = Object.entries(indicatorColumns) as [Indicator, string][]

const columnsOf = (generation: Generation) => allColumns.filter(([indicator]) => belongsTo(indicator, generation))

/** Columns to read for a dataset of the generation, in the order they are reported: never both amendments. */
export const columnsByGeneration: Readonly<Record<Generation, readonly (readonly [Indicator, string])[]>> = {
  'EN 15804+A1': columnsOf('EN 15804+A1'),
  'EN 15804+A2': columnsOf('EN 15804+A2'),
}

/** Columns that only a row of EN 15804+A2 fills. */
export const columnsOfA2Alone = allColumns.map(([, column]) => column).filter((column) => column.endsWith(' (A2)'))
