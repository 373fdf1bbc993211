import type { DoubtCode } from '#vocabulary/datasets.ts'
import { belongsTo, type Generation, type Indicator } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import type { ModuleFigures } from './oekobaudat-row.ts'
import { believableMass, thicknessInName } from './product-mass.ts'
import type { FlowFacts, ItemHeader, ReleaseItem } from './release-item.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Amounts of one indicator, as the file writes them. */
export type IlcdAmounts = {
  /** UUID of the method or flow. */
  readonly uuid: string
  /** Names of it in any language; each ends with the indicator's abbreviation in brackets. */
  readonly names: readonly string[]
  readonly values: readonly { readonly module: string; readonly scenario?: string; readonly value: string }[]
}

/** What the JSON and the XML writing of an ILCD+EPD process have in common. */
export type IlcdProcess = {
  readonly uuid: string
  readonly version: string
  readonly name: { readonly de_DE?: string; readonly en_GB?: string }
  readonly category: readonly string[]
  readonly subType: string
  readonly owner?: string
  readonly url?: string
  readonly location?: string
  readonly referenceYear?: string
  readonly validUntil?: string
  readonly conformity: readonly string[]
  readonly predecessor?: string
  /** Reference flow: with its facts where the file has them, else by UUID. */
  readonly flow?: string
  readonly facts?: StatedFlow
  readonly amounts: readonly IlcdAmounts[]
}

/** A flow as it is stated: masses are not looked into yet. */
export type StatedFlow = {
  readonly unit: string
  readonly quantity?: number
  /** Value of each property by its name: gross density, grammage, layer thickness. */
  readonly properties: Readonly<Record<string, number>>
  readonly biogenicCarbon?: number
}

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

/** Methods of EN 15804+A1, some of which share their abbreviation with those of +A2. */
const methodsOfA1 = new Set([
  '77e416eb-a363-4258-a04e-171d843a6460',
  '06dcd26f-025f-401a-a7c1-5e457eb54637',
  'b4274add-93b7-4905-a5e4-2e878c4e4216',
  'f58827d0-b407-4ec6-be75-8b69efb98a0f',
  '1e84a202-dae6-42aa-9e9d-71ea48b8be00',
  'f7c73bb9-ab1a-4249-9c6d-379a0de6f67e',
  '804ebcdf-309d-4098-8ed8-fdaf2f389981',
])

const abbreviationOf = (name: string) =>
  /\(([^()]+)\)\s*$/.exec(name)?.[1]?.toUpperCase().replaceAll('-', '').replaceAll(' ', '')

function indicatorOf({ uuid, names }: IlcdAmounts, generation: Generation): Indicator | undefined {
  if (generation === 'EN 15804+A2' && methodsOfA1.has(uuid.toLowerCase())) return undefined
  const known = abbreviations[generation]
  const found = names.map((name) => known[abbreviationOf(name) ?? '']).find((one) => one !== undefined)
  return found && belongsTo(found, generation) ? found : undefined
}

function generationOf({ conformity, amounts }: IlcdProcess): Generation {
  const declaresA2 = amounts.some(({ names }) => names.some((name) => abbreviationOf(name) === 'GWPTOTAL'))
  return declaresA2 || conformity.some((one) => one.includes('+A2')) ? 'EN 15804+A2' : 'EN 15804+A1'
}

class Unreadable extends Error {
  readonly column: string
  readonly value: string
  constructor(column: string, value: string) {
    super(`${column}: ${value}`)
    this.column = column
    this.value = value
  }
}

/** Module and figure of an amount. @throws {Unreadable} */
function amountOf(named: string, value: string, indicator: Indicator) {
  const module = declaredModules.find((name) => name === named)
  if (!module) throw new Unreadable('module', named)
  const amount = Number(value)
  if (value.trim() === '' || !Number.isFinite(amount)) throw new Unreadable(indicator, value)
  return { module, amount }
}

function modulesOf({ amounts }: IlcdProcess, generation: Generation): ModuleFigures[] {
  const modules = new Map<string, ModuleFigures & { indicators: Partial<Record<Indicator, number>> }>()
  for (const one of amounts) {
    const indicator = indicatorOf(one, generation)
    if (!indicator) continue
    for (const { module: named, scenario, value } of one.values) {
      const { module, amount } = amountOf(named, value, indicator)
      const key = `${module} ${scenario ?? ''}`
      const figures = modules.get(key) ?? { module, ...withoutUndefined({ scenario }), indicators: {} }
      modules.set(key, figures)
      figures.indicators[indicator] ??= amount
    }
  }
  return [...modules.values()]
}

const unitNames: Readonly<Record<string, string>> = {
  qm: 'm2',
  'm^2': 'm2',
  'm^3': 'm3',
  'pcs.': 'piece',
  'Item(s)': 'piece',
}

/** Unit and masses of a flow, as far as they can be believed. */
export function factsOf({ unit, quantity, properties, biogenicCarbon }: StatedFlow, name: string): FlowFacts {
  const referenceUnit = unitNames[unit] ?? unit
  const perArea = referenceUnit === 'm2'
  const thickness = properties['layer thickness'] ?? thicknessInName(name)
  const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)
  const density = positive(properties['gross density'])
  const arealMass = perArea ? positive(properties['grammage']) : undefined
  const referenceThickness = perArea ? positive(thickness) : undefined
  const mass = believableMass(withoutUndefined({ density, arealMass, referenceThickness }), /luftschicht/i.test(name))
  const amount = positive(quantity)
  const referenceQuantity = amount !== undefined && Math.abs(amount - 1) < 1e-9 ? 1 : amount
  const carbon = biogenicCarbon !== undefined && biogenicCarbon >= 0 ? biogenicCarbon : undefined
  return { referenceUnit, ...mass, ...withoutUndefined({ referenceQuantity, biogenicCarbon: carbon }) }
}

function headerOf(process: IlcdProcess, generation: Generation): ItemHeader {
  const { uuid, version, name, category, conformity, flow, facts, subType } = process
  const type = datasetTypes.find((one) => subType.toLowerCase().startsWith(one))
  if (!type) throw new Unreadable('subType', subType)
  const { owner, url, location, referenceYear, validUntil, predecessor } = process
  const doubts: DoubtCode[] = name.de_DE === undefined ? ['nameMissing'] : []
  const known = facts && factsOf(facts, name.de_DE ?? name.en_GB ?? '')
  return {
    uuid,
    version,
    generation,
    name,
    category,
    type,
    ...withoutUndefined({ owner, url, location, referenceYear, validUntil, predecessor }),
    conformity,
    referenceUnit: '',
    ...(known ?? withoutUndefined({ flow })),
    doubts,
  }
}

/** Items of a process: one for each module, or why it cannot be taken. */
export function ilcdItems(process: IlcdProcess, line: number): ReleaseItem[] {
  const { uuid, version } = process
  const problem = { kind: 'problem', line, uuid, version } as const
  try {
    const generation = generationOf(process)
    const header = headerOf(process, generation)
    const modules = modulesOf(process, generation)
    if (modules.length === 0) return [{ ...problem, code: 'noModules' }]
    return modules.map((figures) => ({ kind: 'row', line, header, figures }))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { column, value } = error
    return [{ ...problem, code: value === '' ? 'valueMissing' : 'unreadable', column, value: value.slice(0, 80) }]
  }
}
