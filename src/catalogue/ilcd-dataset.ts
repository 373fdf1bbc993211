import type { DoubtCode } from '#vocabulary/datasets.ts'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { generationOf, indicatorOf } from './ilcd-indicators.ts'
import type { IlcdAmounts, IlcdProcess, StatedFlow } from './ilcd-process.ts'
import { believableMass, thicknessInName } from './product-mass.ts'
import {
  type FlowFacts,
  type ItemHeader,
  type ModuleFigures,
  type ReleaseItem,
  type UnknownModules,
  withoutUndefined,
} from './release-item.ts'

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

/** Whether an amount is of the older amendment, beside those of the newer one. */
const isOfOlder = ({ uuid }: IlcdAmounts, generation: Generation) =>
  generation === 'EN 15804+A2' && methodsOfA1.has(uuid.toLowerCase())

class Unreadable extends Error {
  readonly column: string
  readonly value: string
  constructor(column: string, value: string) {
    super(`${column}: ${value}`)
    this.column = column
    this.value = value
  }
}

/** @throws {Unreadable} */
function figureOf(value: string, indicator: Indicator): number {
  const amount = Number(value)
  if (value.trim() === '' || !Number.isFinite(amount)) throw new Unreadable(indicator, value)
  return amount
}

type Gathered = { readonly modules: readonly ModuleFigures[]; readonly unread: readonly string[] }

/** @throws {Unreadable} */
function modulesOf({ amounts }: IlcdProcess, generation: Generation, unknown: UnknownModules): Gathered {
  const modules = new Map<string, ModuleFigures & { indicators: Partial<Record<Indicator, number>> }>()
  const unread = new Set<string>()
  for (const one of amounts) {
    if (isOfOlder(one, generation)) continue
    const indicator = indicatorOf(one, generation)
    if (!indicator) {
      if (one.values.length > 0) unread.add(one.names[0] ?? one.uuid)
      continue
    }
    for (const { module: named, scenario, value } of one.values) {
      const module = declaredModules.find((name) => name === named)
      if (!module) {
        if (unknown === 'refused') throw new Unreadable('module', named)
        unread.add(named)
        continue
      }
      const amount = figureOf(value, indicator)
      const key = `${module} ${scenario ?? ''}`
      const figures = modules.get(key) ?? { module, ...withoutUndefined({ scenario }), indicators: {} }
      modules.set(key, figures)
      figures.indicators[indicator] ??= amount
    }
  }
  return { modules: [...modules.values()], unread: [...unread] }
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
export function ilcdItems(process: IlcdProcess, line: number, unknown: UnknownModules): ReleaseItem[] {
  const { uuid, version } = process
  const problem = { kind: 'problem', line, uuid, version } as const
  try {
    const generation = generationOf(process)
    const header = headerOf(process, generation)
    const { modules, unread } = modulesOf(process, generation, unknown)
    if (modules.length === 0) return [{ ...problem, code: 'noModules' }]
    const told = unread.length > 0 ? { ...header, unread } : header
    return modules.map((figures) => ({ kind: 'row', line, header: told, figures }))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { column, value } = error
    return [{ ...problem, code: value === '' ? 'valueMissing' : 'unreadable', column, value: value.slice(0, 80) }]
  }
}
