import { belongsTo, type Generation, type Indicator } from '#vocabulary/indicators.ts'
import type { IlcdAmounts, IlcdProcess } from './ilcd-process.ts'

const shared: Readonly<Record<string, Indicator>> = {
  PERE: 'pere',
  PERM: 'perm',
  PERT: 'pert',
  PENRE: 'penre',
  PENRM: 'penrm',
  PENRT: 'penrt',
  SM: 'sm',
  RSF: 'rsf',
  NRSF: 'nrsf',
  FW: 'fw',
  HWD: 'hwd',
  NHWD: 'nhwd',
  RWD: 'rwd',
  CRU: 'cru',
  MFR: 'mfr',
  MER: 'mer',
  EEE: 'eee',
  EET: 'eet',
}
const abbreviations: Readonly<Record<Generation, Readonly<Record<string, Indicator>>>> = {
  'EN 15804+A1': {
    ...shared,
    GWP: 'gwpA1',
    ODP: 'odpA1',
    POCP: 'pocpA1',
    AP: 'apA1',
    EP: 'epA1',
    ADPE: 'adpeA1',
    ADPF: 'adpfA1',
  },
  'EN 15804+A2': {
    ...shared,
    GWPTOTAL: 'gwpTotal',
    GWPFOSSIL: 'gwpFossil',
    GWPBIOGENIC: 'gwpBiogenic',
    GWPLULUC: 'gwpLuluc',
    ODP: 'odp',
    AP: 'ap',
    EPFRESHWATER: 'epFreshwater',
    EPMARINE: 'epMarine',
    EPTERRESTRIAL: 'epTerrestrial',
    POCP: 'pocp',
    ADPE: 'adpe',
    ADPF: 'adpf',
    WDP: 'wdp',
  },
}

const abbreviationOf = (name: string) =>
  /\(([^()]+)\)\s*$/.exec(name)?.[1]?.toUpperCase().replaceAll('-', '').replaceAll(' ', '')

/** Which indicator amounts are of; undefined for one that nobody knows. */
export function indicatorOf({ names }: IlcdAmounts, generation: Generation): Indicator | undefined {
  const known = abbreviations[generation]
  const found = names.map((name) => known[abbreviationOf(name) ?? '']).find((one) => one !== undefined)
  return found && belongsTo(found, generation) ? found : undefined
}

/** Which EN 15804 the indicators are of. */
export function generationOf({ conformity, amounts }: IlcdProcess): Generation {
  const declaresA2 = amounts.some(({ names }) => names.some((name) => abbreviationOf(name) === 'GWPTOTAL'))
  return declaresA2 || conformity.some((one) => one.includes('+A2')) ? 'EN 15804+A2' : 'EN 15804+A1'
}
