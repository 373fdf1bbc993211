import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Building, EnergyDataset, ItemRow, OpeningType } from '#engine/building/building.ts'
import type { QngLevel } from '#engine/building/qng.ts'
import { inVariant } from '#engine/building/variant.ts'
import type { Construction, Dataset, Layer, Material } from '#engine/construction.ts'
import type { ConstructionType, FramingDirection } from '#vocabulary/constructions.ts'
import type { DeclaredModule, LayerState, LifeCycleModule } from '#vocabulary/life-cycle.ts'
import type { MaterialTrait, ReferenceUnit } from '#vocabulary/materials.ts'
import type { BuildingStage } from '#vocabulary/projects.ts'
import { firstGeneration } from './life-cycle-builders.ts'

/** Worked example of a building that lies beside the repository, with every intermediate figure; not everybody has it. */
export const exampleFile = path.resolve('../shared/spec/building-example.json')
export const hasBuildingExample = existsSync(exampleFile)

type Figures = { readonly gwp?: number; readonly penrt?: number; readonly pert?: number }
type GivenDataset = {
  readonly name?: string
  readonly referenceQuantity: number
  readonly unit: string
  readonly density: number | null
  readonly arealMass: number | null
  readonly lengthMass: number | null
  readonly modules: readonly (Figures & {
    readonly module: DeclaredModule
    readonly scenario?: string
    readonly mfr?: number
    readonly mer?: number
    readonly cru?: number
  })[]
}
type GivenMaterial = {
  readonly name: string
  readonly conductivity: number | null
  readonly density: number | null
  readonly serviceLife: number | null
  readonly dataset: string | null
  readonly flow: string | { readonly declaredThickness: number | null }
  readonly endOfLife?: string
}
type GivenMember = { readonly materialId: string; readonly width: number; readonly spacing: number }
type GivenLayer = {
  readonly materialId: string
  readonly thickness: number
  readonly state?: LayerState
  readonly remainingServiceLife?: number
  readonly endOfLifeScenario?: string
  readonly overrides?: { readonly conductivity?: number; readonly density?: number }
  readonly framing?: GivenMember & { readonly direction: FramingDirection }
}
type Reference = { readonly uuid: string; readonly version: string }
type GivenProduct = { readonly dataset: Reference; readonly endOfLife?: Reference }
/** The file as it is. */
export type Given = {
  readonly project: {
    readonly constructions: Record<string, { readonly type: ConstructionType; readonly layers: readonly GivenLayer[] }>
    readonly openingTypes: Record<string, Omit<OpeningType, 'parts'> & { readonly parts: readonly GivenProduct[] }>
    readonly items: readonly GivenProduct[]
    readonly [field: string]: unknown
  }
  readonly materials: Record<string, GivenMaterial>
  readonly datasets: Record<string, GivenDataset>
  readonly stepsAsNewPerSquareMetre: Record<string, ExampleSteps>
  readonly expected: Record<string, ExampleFigures>
  readonly comparison: Record<string, ExampleComparison>
}
/** What a variant is compared by; `difference`: of climate change per m² NRF and year to the base. */
type ExampleComparison = {
  readonly gwpPerAreaYear: number
  readonly difference: number
  readonly htPrime: number
  readonly mass: number
  readonly qngLevel: QngLevel | null
}

/** Figures of one m² of a construction, as new. */
export type ExampleSteps = {
  readonly uValue: number
  readonly rComponent: number
  readonly parts: readonly {
    readonly layer: number
    readonly material: string
    readonly mass: number
    readonly replacements: number
    readonly gwp: Record<LifeCycleModule, number>
    readonly penrt: Record<LifeCycleModule, number>
  }[]
}
type Trio = { readonly gwp: number; readonly penrt: number; readonly pert: number }
type Named<Value> = Readonly<Record<string, Value>>
type ExampleRow = {
  readonly id: string
  readonly kind: string
  readonly costGroup: string
  readonly area: number | null
  readonly perimeter?: number
  readonly mass: number
  readonly modules: Record<LifeCycleModule, Trio>
  readonly total: Trio
  readonly complete: boolean
  readonly uValue?: number | null
  readonly rComponent?: number | null
}
type ExampleBooking = {
  readonly byModule: Record<LifeCycleModule, number>
  readonly open: readonly string[]
  readonly verdicts: Record<QngLevel, { readonly fulfilled: boolean | null; readonly margin: number }>
  readonly fabricAndItems: number
  readonly servicesFlatRate: number
  readonly regulated: number
  readonly userElectricity: number
  readonly value: number
}
type ExampleLine = { readonly element?: string; readonly opening?: string } & Readonly<
  Record<'area' | 'uValue' | 'fx' | 'fxUA' | 'uReference', number>
>
/** Every figure of a variant. */
export type ExampleFigures = {
  readonly complete: Named<boolean>
  readonly byModule: Record<LifeCycleModule, Trio>
  readonly moduleD: {
    readonly fabricAndItems: Trio
    readonly services: Omit<Trio, 'pert'>
    readonly exportedElectricity: Trio
  }
  readonly byStage: Record<keyof Trio, Record<BuildingStage, number>>
  readonly sums: Record<keyof Trio, { fabricAndItems: number; total: number; perAreaYear: number }> & {
    readonly penrtKwhPerAreaYear: number
  }
  readonly servicesFlatRate: {
    readonly rate: string
    readonly perAreaYear: Named<number>
    readonly total: Omit<Trio, 'pert'>
  }
  readonly operation: {
    readonly carriers: readonly { readonly id: string; readonly perYear: Trio }[]
    readonly regulatedPerYear: Trio
    readonly userElectricity: { readonly finalEnergy: number; readonly perYear: Trio }
    readonly ownUseCounted: number
    readonly exported: number
    readonly exportCreditPerYear: Trio
  }
  readonly byCostGroup: Named<Trio>
  readonly rows: readonly ExampleRow[]
  readonly ranking: readonly string[]
  readonly byMaterial: Named<Omit<Trio, 'pert'> & { readonly mass: number; readonly massKnown: boolean }>
  readonly mass: { readonly installed: number; readonly materialInput: number; readonly byRoute: Named<number> }
  readonly biogenicCarbonStored: number | null
  readonly biogenicCarbonStoredAtLeast: number
  readonly qng: {
    readonly gwp: ExampleBooking
    readonly penrtKwh: ExampleBooking
    readonly level: string | null
    readonly outsideModules: Omit<Trio, 'pert'>
    readonly outsideCostGroups: readonly string[]
  }
  readonly transmission: { readonly lines: readonly ExampleLine[] }
  readonly expenses: readonly (readonly [year: number, amount: number])[]
}

/** What the rules ask of the materials of the example, beyond their figures. */
export const exampleTraits: Readonly<Record<string, readonly MaterialTrait[]>> = {
  air_well_ventilated: ['air'],
  timber_spruce: ['wood'],
  kvh: ['wood'],
  osb: ['woodBased'],
  cellulose_blown: ['biogenic'],
  linoleum: ['biogenic'],
  bitumen_pye: ['waterproofing'],
  xps_035: ['insulatesWet'],
}

const nameOf = ({ uuid, version }: Reference) => `${uuid}@${version}`
const known = (value: number | null | undefined, name: string) =>
  value === null || value === undefined ? {} : { [name]: value }

/** A dataset of the example by `uuid@version`. */
export function exampleDataset({ datasets }: Given, name: string): Dataset {
  const given = datasets[name]
  if (!given) throw new Error(`no dataset ${name}`)
  const [uuid = '', version = ''] = name.split('@')
  return {
    uuid,
    version,
    release: firstGeneration.release,
    generation: firstGeneration.generation,
    referenceQuantity: given.referenceQuantity,
    referenceUnit: given.unit as ReferenceUnit,
    ...known(given.density, 'density'),
    ...known(given.arealMass, 'arealMass'),
    ...known(given.lengthMass, 'lengthMass'),
    modules: given.modules.map(({ module, scenario, gwp, penrt, pert, mfr, mer, cru }) => ({
      module,
      ...(scenario !== undefined && { scenario }),
      indicators: {
        ...known(gwp, 'gwpA1'),
        ...known(penrt, 'penrt'),
        ...known(pert, 'pert'),
        ...known(mfr, 'mfr'),
        ...known(mer, 'mer'),
        ...known(cru, 'cru'),
      },
    })),
  }
}

/** The dataset as the flow of the material says: of a volume by its mass, of an area with the thickness it is for. */
export function exampleMaterialDataset(
  example: Given,
  { dataset, flow, endOfLife }: Given['materials'][string],
): Dataset | undefined {
  if (dataset === null) return undefined
  const own = exampleDataset(example, dataset)
  const second = endOfLife === undefined ? {} : { endOfLife: exampleDataset(example, endOfLife) }
  if (typeof flow === 'object') return { ...own, ...known(flow.declaredThickness, 'referenceThickness'), ...second }
  if (flow !== 'mass') return { ...own, ...second }
  return { ...own, referenceUnit: 'kg', referenceQuantity: own.density ?? Number.NaN, ...second }
}

function materials(example: Given): (id: string, layer?: GivenLayer) => Material {
  const made = new Map<string, Dataset | undefined>()
  return (id, layer) => {
    const given = example.materials[id]
    if (!given) throw new Error(`no material ${id}`)
    if (!made.has(id)) made.set(id, exampleMaterialDataset(example, given))
    return {
      id,
      traits: exampleTraits[id] ?? [],
      ...known(layer?.overrides?.conductivity ?? given.conductivity, 'conductivity'),
      ...known(layer?.overrides?.density ?? given.density, 'density'),
      ...known(given.serviceLife, 'serviceLife'),
      dataset: made.get(id),
    }
  }
}

function constructionsOf(example: Given): Record<string, Construction> {
  const material = materials(example)
  const layerOf = (layer: GivenLayer): Layer => {
    const { materialId, thickness, framing, state = 'new', remainingServiceLife, endOfLifeScenario } = layer
    return {
      thickness,
      material: material(materialId, layer),
      state,
      ...(materialId === 'air_well_ventilated' && { airCavity: 'wellVentilated' }),
      ...(framing && { framing: { ...framing, material: material(framing.materialId) } }),
      ...(remainingServiceLife !== undefined && { remainingServiceLife }),
      ...(endOfLifeScenario !== undefined && { endOfLifeScenario }),
    }
  }
  return Object.fromEntries(
    Object.entries(example.project.constructions).map(([key, { type, layers }]) => [
      key,
      { type, layers: layers.map(layerOf) },
    ]),
  )
}

const productOf = (example: Given, { dataset, endOfLife, ...rest }: GivenProduct) => ({
  ...rest,
  key: nameOf(dataset),
  dataset: {
    ...exampleDataset(example, nameOf(dataset)),
    ...(endOfLife && { endOfLife: exampleDataset(example, nameOf(endOfLife)) }),
  },
})

const names = ['dataset', 'exportDataset'] as const
/** Every reference to a dataset of energy replaced by the dataset. */
function withEnergy(example: Given, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withEnergy(example, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      names.some((known) => known === name)
        ? (exampleDataset(example, nameOf(one as Reference)) satisfies EnergyDataset)
        : withEnergy(example, one),
    ]),
  )
}

export const readBuildingExample = (): Given => JSON.parse(readFileSync(exampleFile, 'utf8')) as Given

/** The example as the engine takes it, with what must come out. */
export function buildingExample(): {
  readonly variant: (id: string) => Building
  readonly constructions: Readonly<Record<string, Construction>>
  readonly steps: Readonly<Record<string, ExampleSteps>>
  readonly expected: Readonly<Record<string, ExampleFigures>>
} {
  const example = readBuildingExample()
  const { project } = example
  const whole = {
    ...project,
    constructions: constructionsOf(example),
    openingTypes: Object.fromEntries(
      Object.entries(project.openingTypes).map(([key, type]) => [
        key,
        { ...type, parts: type.parts.map((part) => productOf(example, part)) },
      ]),
    ),
    items: project.items.map((item) => productOf(example, item)) as unknown as ItemRow[],
    operation: withEnergy(example, project['operation']),
    variants: withEnergy(example, project['variants']),
  } as unknown as Building
  return {
    variant: (id) => {
      const found = inVariant(whole, id)
      if (!found) throw new Error(`no variant ${id}`)
      return found
    },
    constructions: whole.constructions,
    steps: example.stepsAsNewPerSquareMetre,
    expected: example.expected,
  }
}
